//! Chat: the panel of phrases, and the places where messages appear.

use canasta::Seat;
use canasta_i18n::messages::chat;
use canasta_i18n::{Lang, chat as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

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
                div.phrases {
                    @for &phrase in &scene.status.may_say {
                        button.btn type="button" id={ "say-" (phrase.text()) } data-do="phrase" data-say=(phrase.text()) { (words::button(lang, scene, phrase)) }
                    }
                }
            }
        }
    }
}

/// A seat's last message in this deal, shown on its plate.
pub(super) fn last_message_of(lang: Lang, scene: &Scene, seat: Seat) -> Markup {
    let last = scene.status.chat.iter().rev().find(|said| said.seat == seat);
    html! { @if let Some(last) = last { q.said { (words::phrase_text(lang, last)) } } }
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
