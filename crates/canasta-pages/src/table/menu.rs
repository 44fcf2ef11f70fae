//! The menu. Its settings, rules and keyboard shortcuts are pages of their own, which the script shows in dialogs.

use canasta_i18n::Lang;
use canasta_i18n::messages::{caption, daily, menu, set_deal};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::{concede, people};
use crate::parts::button::CROSS;
use crate::parts::card::icon;
use crate::parts::frame::new_tab;
use crate::rules::house::table_rules_path;
use crate::settings::keys::KEYS_PATH;
use crate::start::new_table::played;

pub(super) fn menu(lang: Lang, scene: &Scene) -> Markup {
    let public = &scene.view.table.public;
    let rules = table_rules_path(&scene.rules, public.rules(), public.players());
    html! {
        dialog.sheet-dialog id="menu" closedby="any" aria-labelledby="menu-title" {
            div.row.head { h2 id="menu-title" { (menu::title(lang)) } (close(menu::close(lang))) }
            nav.links aria-label=(menu::title(lang)) {
                button.btn type="button" data-do="rail" { (menu::score_and_log(lang)) }
                @if scene.view.seat.is_some() && scene.lesson.is_none() { button.btn type="button" id="menu-since" data-do="since" { (caption::since(lang)) } }
                (people::button(lang, scene))
                a.btn href=(rules) data-do="sheet" { (menu::rules(lang)) }
                a.btn href={ "/settings?then=/table/" (scene.table) } data-do="settings" { (menu::settings(lang)) }
                a.btn href=(KEYS_PATH) data-do="sheet" { (menu::keys(lang)) }
                (concede::button(lang))
                // The script shows it if the browser supports full screen, and switches its label.
                button.btn type="button" id="full-screen" data-leave=(menu::leave_full_screen(lang)) hidden { (menu::full_screen(lang)) }
                a.btn href="/devices" { (menu::devices(lang)) }
                a.btn href="/" { (menu::leave(lang)) }
            }
            (played(lang, scene))
            (fair_deal(lang, scene))
            (no_commitment(lang, scene))
        }
    }
}

/// A link for deals with a commitment. Pushed updates don't include the menu, so the script shows or hides the link.
fn fair_deal(lang: Lang, scene: &Scene) -> Markup {
    html! {
        p id="menu-fair-deal" hidden[scene.status.commitment.is_none()] { (fair_deal_link(lang)) }
    }
}

/// A link to the page about fair deals.
pub(super) fn fair_deal_link(lang: Lang) -> Markup {
    html! { a href="/fairness" target="_blank" { (menu::fair_deal(lang)) (new_tab(lang)) } }
}

/// A note that a replayed deal or the deal of the day has no commitment.
fn no_commitment(lang: Lang, scene: &Scene) -> Markup {
    html! {
        @if scene.set.is_some() { p.quiet id="set-deal" { (set_deal::no_commitment(lang)) } }
        @if scene.daily.is_some() { p.quiet id="daily" { (daily::no_commitment(lang)) } }
    }
}

/// The menu of a table that isn't a game. `path` is the path of its page, and `others` are entries of its own.
pub(crate) fn task_menu(lang: Lang, scene: &Scene, path: &str, others: &Markup) -> Markup {
    let public = &scene.view.table.public;
    let rules = table_rules_path(&scene.rules, public.rules(), public.players());
    html! {
        dialog.sheet-dialog id="menu" closedby="any" aria-labelledby="menu-title" {
            div.row.head { h2 id="menu-title" { (menu::title(lang)) } (close(menu::close(lang))) }
            nav.links aria-label=(menu::title(lang)) {
                (others)
                button.btn type="button" data-do="rail" { (menu::score_and_log(lang)) }
                a.btn href=(rules) data-do="sheet" { (menu::rules(lang)) }
                a.btn href={ "/settings?then=" (path) } data-do="settings" { (menu::settings(lang)) }
                a.btn href=(KEYS_PATH) data-do="sheet" { (menu::keys(lang)) }
            }
        }
    }
}

fn close(label: &str) -> Markup {
    html! {
        form method="dialog" { button.iconbtn aria-label=(label) { (icon(CROSS)) } }
    }
}
