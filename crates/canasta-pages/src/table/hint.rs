//! The hint panel: the best plays, how much each of them loses and why, and a button that stages a play's cards. It
//! uses only the scene of the hinted seat and the plays rated by the search.

use canasta_bots::RatedTurn;
use canasta_i18n::Lang;
use canasta_i18n::messages::hint;
use canasta_table::scene::Scene;
use maud::{Markup, html};

use crate::parts::button::close_button;
use crate::parts::card::icon;
use crate::parts::message::render;
use crate::words::hint as words;

const LAMP: &str = "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.9.7 1.5 1.4 1.5 2.6h4c0-1.2.6-1.9 1.5-2.6A6 6 0 0 0 12 3z";

/// The hint panel, which the page's script adds to the table.
pub fn hint_panel(lang: Lang, scene: &Scene, turns: &[RatedTurn]) -> String {
    let lines = words::lines(lang, scene, turns);
    let reason = words::reason(lang, scene, turns);
    let panel = html! {
        aside.why.hints id="hint" tabindex="-1" aria-labelledby="hint-title" {
            (close_button("hint", "hint", hint::close(lang)))
            h2 id="hint-title" { (hint::title(lang)) }
            div.told {
            @if lines.is_empty() { p { (hint::nothing(lang)) } }
            @if !reason.is_empty() { p.reason { (render(&reason)) } }
            ol {
                @for (place, (line, turn)) in lines.iter().zip(turns).enumerate() {
                    li class=(if place == 0 || turn.equal { "option best" } else { "option" }) data-actions=(actions(scene, turn)) {
                        p.what { b { (render(&line.what)) } }
                        button.btn type="button" id={ "hint-" (place + 1) } data-do="show-turn"
                            aria-label=(hint::show_turn(lang, &line.what)) { (hint::show(lang)) }
                        p.worth { b { (line.worth) "." } @if !line.why.is_empty() { " " (render(&line.why)) } }
                    }
                }
            }
            p.quiet { (render(&words::source(lang, turns))) }
            }
        }
    };
    panel.into_string()
}

/// The hint as text for the polite live region.
pub fn hint_spoken(lang: Lang, scene: &Scene, turns: &[RatedTurn]) -> String {
    words::spoken(lang, &words::reason(lang, scene, turns), &words::lines(lang, scene, turns)).into()
}

/// A play's actions in notation, separated by semicolons, for the script.
fn actions(scene: &Scene, turn: &RatedTurn) -> String {
    let actions = turn.actions.iter().filter_map(|action| scene.view.to_cards(action));
    actions.map(|action| action.to_string()).collect::<Vec<_>>().join(";")
}

/// The hint button; empty if the viewer gets no hints.
pub(super) fn button(lang: Lang, scene: &Scene) -> Markup {
    if !scene.gives_hints() || scene.has_result() {
        return html! {};
    }
    let mine = scene.is_mine();
    html! {
        button.hint-button type="button" id="ask-hint" data-do="hint" aria-disabled=[(!mine).then_some("true")]
            data-because=[(!mine).then_some(hint::not_now(lang))] {
            (icon(LAMP)) span.label { (hint::button(lang)) } kbd aria-hidden="true" { "I" }
        }
    }
}
