//! Who asks the host for something while the game is on: a strip with a line of its own under the bar, so that it covers
//! nothing. One request at a time; the next comes when it is answered.

use canasta_journal::Person;
use canasta_table::scene::{Knock, Scene};
use canasta_words::door as words;
use canasta_words::table::name;
use maud::{Markup, html};

use crate::button::button_as;
use crate::hosting::rarer_answers;

/// The strip; nothing for anybody but the host, and nothing while nobody asks.
pub(crate) fn door(scene: &Scene) -> Markup {
    let Some((knock, rest)) = scene.around.knocks.split_first() else { return html! {} };
    let id = knock.id.to_string();
    let answer = |what, label, class| {
        let name = format!("{label}: {}", knock.name);
        button_as(
            &format!("door-{what}-{id}"),
            &scene.table,
            &[("what", what), ("knock", &id)],
            class,
            label,
            Some(&name),
        )
    };
    html! {
        section.at-door id="at-door" aria-label="At the door" {
            p.asker { b { (knock.name) } " " (words::asks(scene, knock)) @if !rest.is_empty() { " " small { (words::more(rest.len())) } } }
            (answer("admit", if knock.seat.is_some() { "Yes" } else { "Let in" }, "btn main"))
            (answer("turn-away", "No", "btn"))
            details.answers id={ "answers-" (id) } {
                summary.btn aria-label={ "More answers: " (knock.name) } { "More" }
                div.answer-list { (into_seats(scene, knock, &id)) (rarer_answers(&scene.table, &id, &knock.name, &players_of(scene))) }
            }
        }
    }
}

/// The hands in which they could play on.
fn into_seats(scene: &Scene, knock: &Knock, id: &str) -> Markup {
    let seats: Vec<_> = scene.around.to_take_over.iter().filter(|&&seat| knock.seat != Some(seat)).collect();
    html! {
        @if !seats.is_empty() {
            div { p { b { "Let them play at once?" } }
            div.row {
                @for &seat in seats {
                    @let number = seat.0.to_string();
                    (button_as(&format!("door-seat-{id}-{number}"), &scene.table, &[("what", "admit"), ("knock", id), ("seat", &number)], "btn", &format!("For {}", words::seat_of(scene, seat)), Some(&format!("For {}: {}", words::seat_of(scene, seat), knock.name))))
                }
            } }
        }
    }
}

/// Who could have lost their seat: every person but the host.
pub(super) fn players_of(scene: &Scene) -> Vec<(Person, &str)> {
    let seats = scene.view.table.public.players().seats().filter(|&seat| scene.around.host != Some(seat));
    seats.filter_map(|seat| Some((scene.around.persons[seat.index()]?, name(scene, seat)))).collect()
}
