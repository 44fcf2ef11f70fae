//! The bar over the table: what is played, both totals, the way to the menu.

use canasta_table::scene::Scene;
use canasta_words::{Lang, points, table as words};
use maud::{Markup, html};

use crate::around::{people_button, say_button};
use crate::face::icon;
use crate::hint;

/// The bar.
pub(crate) fn bar(lang: Lang, scene: &Scene) -> Markup {
    html! {
        header.bar {
            a.name href="/" { "Canasta" }
            p.what { (words::what_is_played(scene)) }
            dl.score.num {
                @for side in sides(scene) {
                    div.self[side == words::own_side(scene)] { dt { (words::side_name(scene, side)) } dd { (points(scene.totals[side.index()])) } }
                }
            }
            nav aria-label="Table" {
                (hint::button(scene))
                (say_button(scene))
                a.wide href="/rules" target="_blank" { "Rules" }
                (people_button(lang, scene, "wide", "open-people"))
                button.wide type="button" id="open-settings" data-do="menu" { "Settings" }
                button.wide type="button" id="open-keys" data-do="keys" { "Keys" }
                a.wide href="/" { "Leave" }
                button.iconbtn.thin type="button" id="open-menu" data-do="menu"
                    aria-label="Menu: score and log, rules, settings, leave" { (icon("M4 7h16M4 12h16M4 17h16")) }
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
