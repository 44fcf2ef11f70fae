//! An example of the rules book, drawn: the cards, what is played, what comes of it.

use canasta::Card;
use canasta_i18n::messages::book;
use canasta_i18n::{Lang, Message};
use canasta_protocol::referee::example::{Example, ExampleStep, LabelledCards, Outcome};
use maud::{Markup, html};

use crate::parts::card::still_face;
use crate::parts::message::said;

/// An example as a figure.
pub(super) fn figure(lang: Lang, example: &Example) -> Markup {
    html! {
        figure.example {
            figcaption { (said(&book::example(lang, example.rules))) }
            @if !example.notes.is_empty() { p.quiet { (said(&Message::sentences(&example.notes))) } }
            @if !example.places.is_empty() {
                div.places { @for place in &example.places { (shown(lang, place)) } }
            }
            ol.moves { @for one in &example.steps { (played(lang, one)) } }
            @for result in &example.results { p.came { (said(result)) } }
        }
    }
}

fn shown(lang: Lang, place: &LabelledCards) -> Markup {
    html! {
        div.place {
            p.what { (said(&place.label)) }
            (laid(lang, &place.groups))
        }
    }
}

/// Groups of cards side by side.
fn laid(lang: Lang, groups: &[Vec<Card>]) -> Markup {
    html! { div.laid { @for group in groups { (run(lang, group)) } } }
}

/// Cards of one group; read aloud by their names.
pub(super) fn run(lang: Lang, cards: &[Card]) -> Markup {
    let names: Vec<Message> = cards.iter().map(|&card| book::card(lang, card)).collect();
    html! {
        span.cards role="img" aria-label=(book::cards(lang, &names)) { @for &card in cards { (still_face(card, "")) } }
    }
}

fn played(lang: Lang, one: &ExampleStep) -> Markup {
    let (class, sign) = match one.outcome {
        Outcome::Done(_) => ("done", "✓"),
        Outcome::Refused(_) => ("not", "✕"),
    };
    html! {
        li class=(class) {
            p.what { (said(&one.says)) }
            @if !one.groups.is_empty() { (laid(lang, &one.groups)) }
            @match &one.outcome {
                Outcome::Done(came) => {
                    p.verdict { span aria-hidden="true" { (sign) " " } (book::allowed(lang)) }
                    @for place in came { div.came { p.what { (said(&place.label)) } (laid(lang, &place.groups)) } }
                }
                Outcome::Refused(because) => {
                    p.verdict { span aria-hidden="true" { (sign) " " } (said(&book::not_possible(lang, because))) }
                }
            }
        }
    }
}
