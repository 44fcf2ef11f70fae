//! A drawn example in the rules book: the cards, the steps and their results.

use canasta::Card;
use canasta_i18n::messages::book;
use canasta_i18n::{Lang, Message};
use canasta_protocol::referee::example::{Example, ExampleStep, LabelledCards, Outcome};
use maud::{Markup, html};

use crate::parts::card::still_face;
use crate::parts::message::render;

pub(super) fn figure(lang: Lang, example: &Example) -> Markup {
    html! {
        figure.example {
            figcaption { (render(&book::example(lang, example.rules))) }
            @if !example.notes.is_empty() { p.quiet { (render(&Message::sentences(&example.notes))) } }
            @if !example.places.is_empty() {
                div.places { @for place in &example.places { (labelled_cards(lang, place)) } }
            }
            ol.moves { @for step in &example.steps { (example_step(lang, step)) } }
            @for result in &example.results { p.came { (render(result)) } }
        }
    }
}

fn labelled_cards(lang: Lang, place: &LabelledCards) -> Markup {
    html! {
        div.place {
            p.what { (render(&place.label)) }
            (card_groups(lang, &place.groups))
        }
    }
}

/// Groups of cards side by side.
fn card_groups(lang: Lang, groups: &[Vec<Card>]) -> Markup {
    html! { div.laid { @for group in groups { (run(lang, group)) } } }
}

/// The cards of a group. Screen readers get their names.
pub(super) fn run(lang: Lang, cards: &[Card]) -> Markup {
    let names: Vec<Message> = cards.iter().map(|&card| book::card(lang, card)).collect();
    html! {
        span.cards role="img" aria-label=(book::cards(lang, &names)) { @for &card in cards { (still_face(lang, card)) } }
    }
}

fn example_step(lang: Lang, step: &ExampleStep) -> Markup {
    let (class, sign) = match step.outcome {
        Outcome::Done(_) => ("done", "✓"),
        Outcome::Refused(_) => ("not", "✕"),
    };
    html! {
        li class=(class) {
            p.what { (render(&step.says)) }
            @if !step.groups.is_empty() { (card_groups(lang, &step.groups)) }
            @match &step.outcome {
                Outcome::Done(places) => {
                    p.verdict { span aria-hidden="true" { (sign) " " } (book::allowed(lang)) }
                    @for place in places { div.came { p.what { (render(&place.label)) } (card_groups(lang, &place.groups)) } }
                }
                Outcome::Refused(because) => {
                    p.verdict { span aria-hidden="true" { (sign) " " } (render(&book::not_possible(lang, because))) }
                }
            }
        }
    }
}
