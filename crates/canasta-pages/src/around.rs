//! What goes on around the cards of a game.

use canasta_record::scene::Scene;
use canasta_record::words::company as words;
use maud::{Markup, html};

/// The words that the pages' scripts put together, where no table is.
pub(crate) fn script_words() -> Markup {
    html! { template id="words" { @for (name, text) in words::SCRIPT_WORDS { p data-word=(name) { (text) } } } }
}

/// Whether the viewer is to act, and can: the game does not rest.
pub(crate) fn is_mine(scene: &Scene) -> bool {
    scene.is_mine() && scene.around.paused.is_none()
}
