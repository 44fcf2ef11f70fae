//! The bar at the top: what is being played, the totals, and buttons for the menu and panels.

use canasta::Side;
use canasta_i18n::messages::table;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use super::{Task, chat, hint};
use crate::parts::card::icon;
use crate::parts::message::render;
use crate::parts::score::sides;

pub(super) fn bar(lang: Lang, scene: &Scene, task: Option<&Task>) -> Markup {
    let what = task.map_or_else(|| words::game_title(lang, scene), |task| task.title.clone());
    html! {
        header.bar {
            a.name href="/" { (table::home(lang)) }
            p.what { (render(&what)) }
            dl.score.num {
                @for side in sides(scene) {
                    div.self[side == words::own_side(scene)] { dt { (render(&words::side_name(lang, scene, side))) } dd { (lang.locale().points(scene.totals[side.index()])) } (track(scene, side)) }
                }
            }
            nav aria-label=(table::nav(lang)) {
                (hint::button(lang, scene))
                (chat::button(lang, scene))
                button.iconbtn type="button" id="open-menu" data-do="menu"
                    aria-label=(table::open_menu(lang)) { (icon("M4 7h16M4 12h16M4 17h16")) }
            }
        }
    }
}

/// A side's progress towards the points that win the game.
fn track(scene: &Scene, side: Side) -> Markup {
    let goal = scene.view.table.public.rules().game_points.max(1);
    let percent = (scene.totals[side.index()].max(0) * 100 / goal).min(100);
    html! {
        svg.track viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
            rect width="100" height="4" rx="2" {}
            rect.run width=(percent) height="4" rx="2" {}
        }
    }
}
