//! A game that ended without a winner: what is said of it, and where to go from there.

use canasta_i18n::messages::{ending, nav};
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::said::said;

/// That the game ended without a winner, and what this means.
pub(crate) fn ended_early(lang: Lang, scene: &Scene) -> Markup {
    let (lead, rest) = words::closed(lang, scene.around.closed_by.as_deref());
    html! { b { (said(&lead)) } " " (rest) }
}

/// The ways on from such a game: nothing can be played here any more.
pub(crate) fn ways_on(lang: Lang, scene: &Scene) -> Markup {
    html! {
        a.btn.main href="/" { (nav::to_start(lang)) }
        a.btn id="replay" href={ "/table/" (scene.table) "/replay" } { (ending::replay(lang)) }
    }
}
