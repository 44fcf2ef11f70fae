//! The draw for seats. Its cards stay on the cloth until the viewer's first action.

use canasta_i18n::messages::seating;
use canasta_i18n::{Lang, Message, table as words};
use canasta_table::scene::{Scene, Seating, SeenEvent};
use maud::{Markup, html};

use crate::parts::card::still_face;
use crate::parts::message::render;

/// The draw; empty after the viewer's first action.
pub(super) fn drawn_seats(lang: Lang, scene: &Scene) -> Markup {
    let Some(drawn) = scene.seating.as_ref().filter(|_| shows_seat_draw(scene)) else { return html! {} };
    let label = Message::sentences(&words::seat_draw(lang, scene));
    html! {
        section.drawn-seats id="drawn-seats" aria-label=(seating::title(lang)) {
            (cards(lang, scene, drawn, &label))
            p { b { (words::seat_draw_label(lang, scene)) } " " (render(&Message::sentences(&words::seat_draw_result(lang, scene)))) }
        }
    }
}

/// The card that counted for each player, above the player's name. Void draws are left out.
fn cards(lang: Lang, scene: &Scene, seating: &Seating, label: &Message) -> Markup {
    html! {
        div.row-of-cards role="img" aria-label=(label) {
            @for draw in seating.draws.iter().filter(|draw| !draw.void) {
                span.one {
                    (still_face(lang, draw.card))
                    span.who { (render(&words::player_name(lang, scene, draw.seat))) }
                }
            }
        }
    }
}

/// Whether the draw for seats is still shown: in the first deal, until the viewer's first action. For spectators, it is
/// shown until any player's first action.
pub(super) fn shows_seat_draw(scene: &Scene) -> bool {
    let acted = |happened: &SeenEvent| match happened {
        SeenEvent::Step { step, .. } => scene.view.seat.is_none_or(|seat| seat == step.seat),
        _ => false,
    };
    scene.seating.is_some() && scene.deal == 1 && !scene.log.iter().any(acted)
}
