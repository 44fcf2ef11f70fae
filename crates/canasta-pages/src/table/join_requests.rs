//! Join requests for the host while the game is on: a strip of its own under the bar, so that it covers nothing. It shows one request at
//! a time.

use canasta_i18n::messages::door;
use canasta_i18n::{Lang, Name, door as words};
use canasta_table::scene::{Knock, Scene};
use maud::{Markup, html};

use super::people::players_of;
use crate::friends::hosting::rarer_answers;
use crate::parts::button::button_as;
use crate::parts::message::said;

/// The strip, for the host alone; nothing while there are no requests.
pub(super) fn strip(lang: Lang, scene: &Scene) -> Markup {
    let Some((knock, rest)) = scene.around.knocks.split_first() else { return html! {} };
    let id = knock.id.to_string();
    let who = Name(&knock.name);
    let (yes, yes_to) = match knock.seat {
        Some(_) => (door::yes(lang), door::yes_to(lang, who)),
        None => (door::let_in(lang), door::let_in_one(lang, who)),
    };
    let answer = |what, label: &str, name: &str, class| {
        let fields = [("what", what), ("knock", id.as_str())];
        button_as(&format!("door-{what}-{id}"), &scene.table, &fields, class, label, Some(name))
    };
    html! {
        section.at-door id="at-door" aria-label=(door::strip(lang)) {
            p.asker { (said(&words::request(lang, scene, knock))) @if !rest.is_empty() { " " small { (said(&door::more(lang, rest.len()))) } } }
            (answer("admit", yes, yes_to.as_str(), "btn main"))
            (answer("turn-away", door::no(lang), door::no_to(lang, who).as_str(), "btn"))
            details.answers id={ "answers-" (id) } {
                summary.btn aria-label=(door::answers_to(lang, who).as_str()) { (door::answers(lang)) }
                div.answer-list { (into_seats(lang, scene, knock, &id)) (rarer_answers(lang, &scene.table, &id, &knock.name, &players_of(scene))) }
            }
        }
    }
}

/// The seats in which the person who asks could play on.
fn into_seats(lang: Lang, scene: &Scene, knock: &Knock, id: &str) -> Markup {
    let seats: Vec<_> = scene.around.to_take_over.iter().filter(|&&seat| knock.seat != Some(seat)).collect();
    html! {
        @if !seats.is_empty() {
            div { p { b { (door::at_once(lang)) } }
            div.row {
                @for &seat in seats {
                    @let number = seat.0.to_string();
                    @let hand = words::hand_of(lang, scene, seat);
                    @let label = door::play_for_now(lang, &hand, Name(&knock.name));
                    (button_as(&format!("door-seat-{id}-{number}"), &scene.table, &[("what", "admit"), ("knock", id), ("seat", &number)], "btn", said(&door::play_for(lang, &hand)), Some(label.as_str())))
                }
            } }
        }
    }
}
