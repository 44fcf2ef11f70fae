//! Dialogs that open on request: the menu and the list of keyboard shortcuts.

use canasta_i18n::Lang;
use canasta_i18n::messages::{caption, daily, menu, set_deal};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::people;
use crate::parts::button::CROSS;
use crate::parts::card::icon;
use crate::parts::frame::new_tab;
use crate::rules::house::table_rules_path;
use crate::settings::prefs::Prefs;
use crate::settings::settings;
use crate::start::new_table::played;

/// A key's label and what the key does.
type Key = (KeyLabel, fn(Lang) -> &'static str);

enum KeyLabel {
    /// Letters that are the same in every language.
    Letters(&'static str),
    /// A translated word.
    Word(fn(Lang) -> &'static str),
}

const KEYS: &[Key] = &[
    (KeyLabel::Letters("D"), menu::key_draw),
    (KeyLabel::Letters("T"), menu::key_take),
    (KeyLabel::Letters("M"), menu::key_meld),
    (KeyLabel::Letters("X"), menu::key_discard),
    (KeyLabel::Letters("W"), menu::key_ask),
    (KeyLabel::Letters("R"), menu::key_red_three),
    (KeyLabel::Letters("A K Q J 0 9 … 3 2 *"), menu::key_rank),
    (KeyLabel::Word(menu::keycap_whole_rank), menu::key_whole_rank),
    (KeyLabel::Word(menu::keycap_arrows), menu::key_arrows),
    (KeyLabel::Word(menu::keycap_move), menu::key_move),
    (KeyLabel::Word(menu::keycap_enter), menu::key_enter),
    (KeyLabel::Letters("V"), menu::key_wild),
    (KeyLabel::Word(menu::keycap_escape), menu::key_escape),
    (KeyLabel::Letters("I"), menu::key_hint),
    (KeyLabel::Letters("P"), menu::key_pile),
    (KeyLabel::Letters("O"), menu::key_others),
    (KeyLabel::Letters("S"), menu::key_score),
    (KeyLabel::Letters("H"), menu::key_hand),
    (KeyLabel::Letters("?"), menu::key_keys),
];

pub(super) fn menu(scene: &Scene, prefs: &Prefs) -> Markup {
    let lang = prefs.lang;
    let public = &scene.view.table.public;
    let rules = table_rules_path(&scene.rules, public.rules(), public.players());
    html! {
        dialog.sheet-dialog id="menu" aria-labelledby="menu-title" {
            div.row.head { h2 id="menu-title" { (menu::title(lang)) } (close(menu::close(lang))) }
            nav.links aria-label=(menu::title(lang)) {
                button.btn type="button" data-do="rail" { (menu::score_and_log(lang)) }
                @if scene.view.seat.is_some() && scene.lesson.is_none() { button.btn type="button" id="menu-since" data-do="since" { (caption::since(lang)) } }
                (people::button(lang, scene))
                a.btn href=(rules) target="_blank" data-do="rules" { (menu::rules(lang)) }
                button.btn type="button" data-do="keys" { (menu::keys(lang)) }
                // The script shows it if the browser supports full screen, and switches its label.
                button.btn type="button" id="full-screen" data-leave=(menu::leave_full_screen(lang)) hidden { (menu::full_screen(lang)) }
                a.btn href="/devices" { (menu::devices(lang)) }
                a.btn href="/" { (menu::leave(lang)) }
            }
            (played(lang, scene))
            (fair_deal(lang, scene))
            (no_commitment(lang, scene))
            h2 id="settings" { (menu::settings(lang)) }
            (settings(prefs, &format!("/table/{}", scene.table)))
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

pub(super) fn keys(lang: Lang) -> Markup {
    let cap = |cap: &KeyLabel| match cap {
        KeyLabel::Letters(letters) => letters,
        KeyLabel::Word(word) => word(lang),
    };
    html! {
        dialog.sheet-dialog id="keys" aria-labelledby="keys-title" {
            div.row.head { h2 id="keys-title" { (menu::keys_title(lang)) } (close(menu::keys_close(lang))) }
            p.quiet { (menu::keys_about(lang)) }
            dl.keys {
                @for (key, what) in KEYS { div { dt { kbd { (cap(key)) } } dd { (what(lang)) } } }
            }
        }
    }
}

fn close(label: &str) -> Markup {
    html! {
        form method="dialog" { button.iconbtn aria-label=(label) { (icon(CROSS)) } }
    }
}
