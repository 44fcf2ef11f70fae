//! Chat: the panel of phrases, and the places where messages appear.

use canasta::Seat;
use canasta_i18n::messages::chat;
use canasta_i18n::{Lang, chat as words};
use canasta_table::chat::Phrase;
use canasta_table::scene::Scene;
use maud::{Markup, Render, html};

use crate::parts::button::close_button;
use crate::parts::card::icon;
use crate::parts::message::render;

const SPEECH_BUBBLE: &str = "M4 5h16v11h-9l-4 4v-4H4z";

/// The chat button; empty if the viewer can't chat.
pub(super) fn button(lang: Lang, scene: &Scene) -> Markup {
    html! {
        @if !scene.status.may_say.is_empty() {
            button.hint-button.say-button type="button" id="open-chat" data-do="chat" {
                (icon(SPEECH_BUBBLE)) span.label { (chat::button(lang)) }
            }
        }
    }
}

pub(super) fn phrases(lang: Lang, scene: &Scene) -> Markup {
    html! {
        @if !scene.status.may_say.is_empty() {
            aside.why.chat id="chat" tabindex="-1" aria-labelledby="chat-title" {
                (close_button("chat", "chat", chat::close(lang)))
                h2 id="chat-title" { (chat::title(lang)) }
                @let (faces, phrases): (Vec<Phrase>, Vec<Phrase>) = scene.status.may_say.iter().partition(|phrase| phrase.is_reaction());
                div.phrases {
                    @for phrase in phrases {
                        button.btn type="button" id={ "say-" (phrase.text()) } data-do="phrase" data-say=(phrase.text()) { (words::button(lang, scene, phrase)) }
                    }
                }
                div.row.faces {
                    @for phrase in faces {
                        button.iconbtn type="button" id={ "say-" (phrase.text()) } data-do="phrase" data-say=(phrase.text()) aria-label=(words::button(lang, scene, phrase).as_str()) { (face(phrase)) }
                    }
                }
            }
        }
    }
}

/// The face for a reaction.
fn face(phrase: Phrase) -> impl Render {
    icon(match phrase {
        Phrase::HaHa => {
            "M12 3a9 9 0 1 0 .010 0M7.500 10.500q1.250-1.500 2.500 0M14 10.500q1.250-1.500 2.500 0M8 14h8q-.500 4-4 4t-4-4z"
        }
        Phrase::Wow => "M12 3a9 9 0 1 0 .010 0M9 9.500v.500M15 9.500v.500M12 13a2 2.400 0 1 0 .010 0",
        Phrase::OhNo => "M12 3a9 9 0 1 0 .010 0M9 9.500v.500M15 9.500v.500M8.500 16.500q3.500-3.500 7 0",
        _ => "M12 3a9 9 0 1 0 .010 0M9 9.500v.500M15 9.500v.500M8 14q4 4.500 8 0",
    })
}

/// A seat's last message in this deal, shown on its plate.
pub(super) fn last_message_of(lang: Lang, scene: &Scene, seat: Seat) -> Markup {
    let last = scene.status.chat.iter().enumerate().rev().find(|(_, said)| said.seat == seat);
    // With an ID of its own, a new message is a new element, which fades out later.
    html! {
        @if let Some((place, last)) = last {
            q.said.face[last.phrase.is_reaction()] id={ "said-" (place) } {
                @if last.phrase.is_reaction() { (face(last.phrase)) span.sr { (words::phrase_text(lang, last)) } } @else { (words::phrase_text(lang, last)) }
            }
        }
    }
}

/// The last message in a line under the seats, for narrow screens.
pub(super) fn last_message(lang: Lang, scene: &Scene) -> Markup {
    html! { @if let Some(last) = scene.status.chat.last() { p.last-said { (render(&words::line(lang, scene, last))) } } }
}

/// All messages of this deal, shown in the rail.
pub(super) fn messages(lang: Lang, scene: &Scene) -> Markup {
    html! {
        @if !scene.status.chat.is_empty() {
            h2 { (chat::heard(lang)) }
            ol.log.heard id="heard" tabindex="0" aria-label=(chat::heard(lang)) { @for message in &scene.status.chat { li { (render(&words::line(lang, scene, message))) } } }
        }
    }
}
