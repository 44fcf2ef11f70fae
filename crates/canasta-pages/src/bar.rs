//! The bar over the table: what is played, both totals, the way to the menu.

use canasta_i18n::messages::{menu, table};
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::around::{people_button, say_button};
use crate::face::icon;
use crate::frame::new_tab;
use crate::hint;
use crate::said::said;

/// The bar over the table, with the buttons that open what lies beside it.
pub(crate) fn bar(lang: Lang, scene: &Scene) -> Markup {
    html! {
        header.bar {
            a.name href="/" { (table::home(lang)) }
            p.what { (said(&words::what_is_played(lang, scene))) }
            dl.score.num {
                @for side in sides(scene) {
                    div.self[side == words::own_side(scene)] { dt { (said(&words::side_name(lang, scene, side))) } dd { (lang.locale().points(scene.totals[side.index()])) } (track(scene, side)) }
                }
            }
            nav aria-label=(table::nav(lang)) {
                (hint::button(lang, scene))
                (say_button(lang, scene))
                a.wide href="/rules" target="_blank" { (menu::rules(lang)) (new_tab(lang)) }
                (people_button(lang, scene, "wide", "open-people"))
                button.wide type="button" id="open-settings" data-do="menu" { (menu::settings(lang)) }
                button.wide type="button" id="open-keys" data-do="keys" { (menu::keys(lang)) }
                a.wide href="/" { (table::leave(lang)) }
                button.iconbtn.thin type="button" id="open-menu" data-do="menu"
                    aria-label=(table::open_menu(lang)) { (icon("M4 7h16M4 12h16M4 17h16")) }
            }
        }
    }
}

/// The sides as they are listed: the viewer's first.
pub(crate) fn sides(scene: &Scene) -> Vec<canasta::Side> {
    let own = words::own_side(scene);
    let mut sides: Vec<_> = scene.view.table.public.players().all_sides().collect();
    sides.sort_by_key(|&side| side != own);
    sides
}

/// A column's heading for each side.
pub(crate) fn side_headings(lang: Lang, scene: &Scene) -> Markup {
    html! { @for side in sides(scene) { th scope="col" { span.name { (said(&words::side_name(lang, scene, side))) } } } }
}

/// How far a side has come to the goal.
fn track(scene: &Scene, side: canasta::Side) -> Markup {
    let goal = scene.view.table.public.rules().game_points.max(1);
    let percent = (scene.totals[side.index()].max(0) * 100 / goal).min(100);
    html! {
        svg.track viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
            rect width="100" height="4" rx="2" {}
            rect.run width=(percent) height="4" rx="2" {}
        }
    }
}
