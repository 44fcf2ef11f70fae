//! The recap of everything since the viewer's last turn, in a panel that opens from the menu, the log or a player's
//! plate. It lists the turns and can step through them with the cards on the table.

use canasta_i18n::messages::caption;
use canasta_i18n::{Lang, table as words};
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::button::close_button;
use crate::parts::card::still_face;
use crate::parts::message::{log_line, render};

/// Not in a lesson, after the deal, or before the viewer's first turn.
fn is_offered(scene: &Scene) -> bool {
    scene.lesson.is_none() && !scene.has_result() && words::events_since_own_turn(scene).is_some()
}

/// The panel. The script fetches it on request; pushed updates don't contain it.
pub(super) fn panel(lang: Lang, scene: &Scene) -> Markup {
    let Some(since) = words::recap(lang, scene).filter(|_| is_offered(scene)) else { return html! {} };
    let last = since.steps.len();
    html! {
        template id="since-part" {
            aside.why.since id="since" tabindex="-1" aria-labelledby="since-title" {
                (close_button("since", "since", caption::since_close(lang)))
                h2 id="since-title" { (caption::since(lang)) }
                @if last == 0 { p { (caption::since_nothing(lang)) } } @else {
                    ol.turns { @for line in &since.turns { (log_line(line)) } }
                    ol.steps role="status" {
                        @for (place, step) in since.steps.iter().enumerate() {
                            li data-seat=[step.seat.map(|seat| seat.0)] hidden {
                                p { (render(&step.text)) }
                                @if !step.cards.is_empty() { div.run aria-hidden="true" { @for &card in &step.cards { (still_face(lang, card)) } } }
                                small { (caption::since_at(lang, place + 1, last)) }
                            }
                        }
                    }
                    div.row {
                        button.btn type="button" id="since-back" data-do="since-step" data-by="-1" hidden { (caption::since_back(lang)) }
                        button.btn.main type="button" id="since-on" data-do="since-step" data-by="1" data-on=(caption::since_on(lang)) { (caption::since_steps(lang)) }
                    }
                }
            }
        }
    }
}

pub(super) fn button(lang: Lang, scene: &Scene) -> Markup {
    html! {
        @if is_offered(scene) {
            button.look-through.since-link type="button" id="open-since" data-do="since" { (caption::since(lang)) }
        }
    }
}
