//! The beginning of a game: the cards that were drawn for the seats, on the cloth until the viewer has acted.

use canasta_table::scene::{Happened, Scene, Seating};
use canasta_words::messages::beginning;
use canasta_words::{Lang, table as words};
use maud::{Markup, html};

use crate::assets::picture;
use crate::face::{face_class, face_id};

/// The draw for the seats, while it is news.
pub(crate) fn drawn_seats(lang: Lang, scene: &Scene) -> Markup {
    let Some(seating) = scene.seating.as_ref().filter(|_| is_news(scene)) else { return html! {} };
    let said = words::for_seats(scene);
    let Some((first, rest)) = said.split_first() else { return html! {} };
    html! {
        section.drawn-seats id="drawn-seats" aria-label=(beginning::draw(lang)) {
            (cards(scene, seating, first))
            p { b { (words::drawn(scene)) } " " (rest.join(" ")) }
        }
    }
}

/// The cards that counted, each over the name of its player.
fn cards(scene: &Scene, seating: &Seating, said: &str) -> Markup {
    html! {
        div.row-of-cards role="img" aria-label=(said) {
            @for draw in seating.draws.iter().filter(|draw| !draw.void) {
                span.one {
                    svg class=(face_class(draw.card)) viewBox="0 0 60 84" aria-hidden="true" { use href=(picture(&face_id(draw.card))) {} }
                    span.who { (words::name(scene, draw.seat)) }
                }
            }
        }
    }
}

/// In the first deal, until the viewer has done something; a spectator sees it until any player has.
fn is_news(scene: &Scene) -> bool {
    let acted = |happened: &Happened| match happened {
        Happened::Step { step, .. } => scene.view.seat.is_none_or(|seat| seat == step.seat),
        _ => false,
    };
    scene.deal == 1 && !scene.log.iter().any(acted)
}
