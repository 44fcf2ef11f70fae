//! The pile's cards, spread out for a player who may look through them: in the first turn, where the rules allow it. At any
//! other time the page knows nothing of them but the top card, how many there are, and the one that freezes them.

use canasta_i18n::messages::pile;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::button::close_button;
use crate::face::still_face;

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
    let title = words::look_title(lang, scene);
    html! {
        aside.why.through id="through" tabindex="-1" aria-labelledby="through-title" {
            (close_button("through", "look-through", pile::look_close(lang)))
            h2 id="through-title" { (title) }
            ol {
                @for &card in scene.view.table.pile.iter().rev() {
                    li {
                        (still_face(card, ""))
                        span.sr { (pile::look_card(lang, card)) }
                    }
                }
            }
        }
    }
}
