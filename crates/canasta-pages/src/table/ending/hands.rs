//! The cards left in hands when the deal ends, face up.

use canasta::Seat;
use canasta_i18n::messages::ending;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::card::still_face;
use crate::parts::message::render;
use crate::table::cloth::in_columns;

/// Every hand with cards left, the viewer's first, then in turn order. Empty if all players are out of cards.
pub(super) fn laid_open(lang: Lang, scene: &Scene) -> Markup {
    let players = scene.view.table.public.players();
    let holds = |seat: &Seat| scene.laid_open.get(seat.index()).is_some_and(|hand| !hand.is_empty());
    let viewpoint = scene.viewpoint();
    let seats: Vec<Seat> = std::iter::once(viewpoint)
        .chain(players.seats_after(viewpoint).filter(|&seat| seat != viewpoint))
        .filter(holds)
        .collect();
    html! {
        @if !seats.is_empty() {
            h3.left-in-hand { (ending::in_hand(lang)) }
            ul.laid-open {
                @for seat in seats {
                    @let hand = &scene.laid_open[seat.index()];
                    li {
                        span.name { (render(&words::player_name(lang, scene, seat))) }
                        span.pics role="img" aria-label=(words::cards_left(lang, hand)) {
                            @for card in in_columns(hand) { (still_face(lang, card)) }
                        }
                    }
                }
            }
        }
    }
}
