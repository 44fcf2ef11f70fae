//! The pile's cards, spread out for a player who may look through them: in the first turn, where the rules allow it. At any
//! other time the page knows nothing of them but the top card, how many there are, and the one that freezes them.

use canasta_table::scene::Scene;
use canasta_words::messages::look;
use canasta_words::{Lang, card_name, table as words};
use maud::{Markup, html};

use crate::assets::picture;
use crate::face::{face_class, face_id, icon};

/// Whether the viewer may look through the pile now, and would see more than lies open.
pub(crate) fn may_look(scene: &Scene) -> bool {
    let public = &scene.view.table.public;
    public.pile().len() > 1 && scene.view.seat.is_some_and(|seat| public.may_look_through_pile(seat))
}

/// The panel with the pile's cards, shown when asked for.
pub(crate) fn pile_cards(lang: Lang, scene: &Scene) -> Markup {
    if !may_look(scene) {
        return html! {};
    }
    let title = words::look_title(scene);
    html! {
        aside.why.through id="through" tabindex="-1" aria-labelledby="through-title" {
            button.iconbtn.close type="button" id="close-through" data-do="look-through" aria-label=(look::close(lang)) { (icon("M6 6l12 12M18 6 6 18")) }
            h2 id="through-title" { (title) }
            ol {
                @for &card in scene.view.table.pile.iter().rev() {
                    li {
                        svg class=(face_class(card)) viewBox="0 0 60 84" aria-hidden="true" { use href=(picture(&face_id(card))) {} }
                        span.sr { (card_name(card)) }
                    }
                }
            }
        }
    }
}
