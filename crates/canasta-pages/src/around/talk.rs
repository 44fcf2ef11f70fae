//! What is said at the table: the panel with the phrases, and where what was said is shown.

use canasta::Seat;
use canasta_table::scene::Scene;
use canasta_words::talk as words;
use maud::{Markup, html};

use crate::face::icon;

const CROSS: &str = "M6 6l12 12M18 6 6 18";
/// A speech bubble.
const BUBBLE: &str = "M4 5h16v11h-9l-4 4v-4H4z";

/// The button in the bar; nothing where the viewer has nothing to say.
pub(crate) fn button(scene: &Scene) -> Markup {
    html! {
        @if !scene.around.may_say.is_empty() {
            button.hint-button.say-button type="button" id="open-talk" data-do="talk" {
                (icon(BUBBLE)) span.label { (words::BUTTON) }
            }
        }
    }
}

/// The panel, shown when asked for.
pub(crate) fn phrases(scene: &Scene) -> Markup {
    html! {
        @if !scene.around.may_say.is_empty() {
            aside.why.talk id="talk" tabindex="-1" aria-labelledby="talk-title" {
                button.iconbtn.close type="button" id="close-talk" data-do="talk" aria-label=(words::CLOSE) { (icon(CROSS)) }
                h2 id="talk-title" { (words::TITLE) }
                div.phrases {
                    @for &phrase in &scene.around.may_say {
                        button.btn type="button" id={ "say-" (phrase.text()) } data-do="phrase" data-say=(phrase.text()) { (words::button(scene, phrase)) }
                    }
                }
            }
        }
    }
}

/// What a seat said last in this deal, for its plate.
pub(crate) fn said_at(scene: &Scene, seat: Seat) -> Markup {
    let last = scene.around.talk.iter().rev().find(|said| said.seat == seat);
    html! { @if let Some(said) = last { q.said { (words::words(said)) } } }
}

/// What was said last, for narrow screens: a line under the seats.
pub(crate) fn last_said(scene: &Scene) -> Markup {
    html! { @if let Some(said) = scene.around.talk.last() { p.last-said { (words::line(scene, said)) } } }
}

/// Everything that was said in this deal, for the rail.
pub(crate) fn heard(scene: &Scene) -> Markup {
    html! {
        @if !scene.around.talk.is_empty() {
            h2 { (words::HEARD) }
            ol.log.heard id="heard" tabindex="0" aria-label=(words::HEARD) { @for said in &scene.around.talk { li { (words::line(scene, said)) } } }
        }
    }
}
