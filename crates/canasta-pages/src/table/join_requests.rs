//! Join requests that the host gets during the game. They appear one at a time in a strip under the bar, where they
//! cover nothing.

use canasta_i18n::messages::join_request;
use canasta_i18n::{Lang, Name, join_request as words};
use canasta_table::scene::{JoinRequest, Scene};
use maud::{Markup, html};

use super::people::players_of;
use crate::friends::hosting::rarer_answers;
use crate::parts::button::request_button_with_id;
use crate::parts::message::render;

/// The strip, for the host only; empty if there are no requests.
pub(super) fn strip(lang: Lang, scene: &Scene) -> Markup {
    let Some((join_request, rest)) = scene.status.join_requests.split_first() else { return html! {} };
    let id = join_request.id.to_string();
    let who = Name(&join_request.name);
    let (yes, yes_to) = match join_request.seat {
        Some(_) => (join_request::yes(lang), join_request::yes_to(lang, who)),
        None => (join_request::let_in(lang), join_request::let_in_one(lang, who)),
    };
    let answer = |what, label: &str, name: &str, class| {
        let fields = [("what", what), ("knock", id.as_str())];
        request_button_with_id(&format!("join-{what}-{id}"), &scene.table, &fields, class, label, Some(name))
    };
    html! {
        section.join-strip id="join-strip" aria-label=(join_request::strip(lang)) {
            p.asker { (render(&words::request(lang, scene, join_request))) @if !rest.is_empty() { " " small { (render(&join_request::more(lang, rest.len()))) } } }
            (answer("admit", yes, yes_to.as_str(), "btn main"))
            (answer("turn-away", join_request::no(lang), join_request::no_to(lang, who).as_str(), "btn"))
            details.answers id={ "answers-" (id) } {
                summary.btn aria-label=(join_request::answers_to(lang, who).as_str()) { (join_request::answers(lang)) }
                div.answer-list { (seat_choices(lang, scene, join_request, &id)) (rarer_answers(lang, &scene.table, &id, &join_request.name, &players_of(scene))) }
            }
        }
    }
}

/// Buttons for the hands the newcomer could take over.
fn seat_choices(lang: Lang, scene: &Scene, join_request: &JoinRequest, id: &str) -> Markup {
    let seats: Vec<_> = scene.status.to_take_over.iter().filter(|&&seat| join_request.seat != Some(seat)).collect();
    html! {
        @if !seats.is_empty() {
            div { p { b { (join_request::at_once(lang)) } }
            div.row {
                @for &seat in seats {
                    @let number = seat.0.to_string();
                    @let hand = words::hand_of(lang, scene, seat);
                    @let label = join_request::play_for_now(lang, &hand, Name(&join_request.name));
                    (request_button_with_id(&format!("join-seat-{id}-{number}"), &scene.table, &[("what", "admit"), ("knock", id), ("seat", &number)], "btn", render(&join_request::play_for(lang, &hand)), Some(label.as_str())))
                }
            } }
        }
    }
}
