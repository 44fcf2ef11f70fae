//! An example of the rules book, drawn: the cards, what is played, what comes of it.

use canasta::Card;
use canasta_referee::example::{Example, Move, Outcome, Place};
use canasta_words::card_name;
use maud::{Markup, html};

use crate::assets::picture;
use crate::face::{face_class, face_id};

/// An example as a figure.
pub(super) fn figure(example: &Example) -> Markup {
    html! {
        figure.example {
            figcaption { "Example, by " b { (example.rules) } }
            @if !example.notes.is_empty() { p.quiet { (example.notes.join(" ")) } }
            @if !example.places.is_empty() {
                div.places { @for place in &example.places { (shown(place)) } }
            }
            ol.moves { @for one in &example.moves { (played(one)) } }
            @for result in &example.results { p.came { (result) } }
        }
    }
}

fn shown(place: &Place) -> Markup {
    html! {
        div.place {
            p.what { (place.label) }
            (laid(&place.groups))
        }
    }
}

/// Groups of cards side by side.
fn laid(groups: &[Vec<Card>]) -> Markup {
    html! { div.laid { @for group in groups { (run(group)) } } }
}

/// Cards of one group; read aloud by their names.
fn run(cards: &[Card]) -> Markup {
    let names: Vec<String> = cards.iter().map(|&card| card_name(card)).collect();
    html! {
        span.cards role="img" aria-label=(names.join(", ")) { @for &card in cards { (only_face(card)) } }
    }
}

/// A card that is only looked at. At the table, beside a refusal, it must not pass for one in play.
fn only_face(card: Card) -> Markup {
    html! {
        svg class=(face_class(card)) viewBox="0 0 60 84" aria-hidden="true" { use href=(picture(&face_id(card))) {} }
    }
}

fn played(one: &Move) -> Markup {
    let (class, sign) = match one.outcome {
        Outcome::Done(_) => ("done", "✓"),
        Outcome::Refused(_) => ("not", "✕"),
    };
    html! {
        li class=(class) {
            p.what { (one.says) }
            @if !one.groups.is_empty() { (laid(&one.groups)) }
            @match &one.outcome {
                Outcome::Done(came) => {
                    p.verdict { span aria-hidden="true" { (sign) " " } "Allowed." }
                    @for place in came { div.came { p.what { (place.label) } (laid(&place.groups)) } }
                }
                Outcome::Refused(because) => {
                    p.verdict { span aria-hidden="true" { (sign) " " } b { "Not possible:" } " " (because) "." }
                }
            }
        }
    }
}
