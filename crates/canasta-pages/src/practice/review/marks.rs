//! The turns that could have been better: what the player saw and did, what was better and why, and links to the replay
//! and to playing on from there.

use canasta_analysis::review::{Choice, Mark, SeatReview};
use canasta_i18n::messages::{review, review_page};
use canasta_i18n::{Lang, Player};
use canasta_table::replay::scene;
use maud::{Markup, html};

use super::ReviewPage;
use crate::parts::button::token_field;
use crate::parts::message::render;
use crate::replay::board::glance;
use crate::words::review::marked_turn;

pub(super) fn marks(lang: Lang, reviewing: &ReviewPage<'_>, found: &SeatReview) -> Markup {
    html! {
        section.panel aria-labelledby="marks" {
            h2 id="marks" { (review::marks(lang)) }
            @if found.marks().next().is_none() { p { (review_page::no_marks(lang)) } } @else {
                @if let Player::Other(name) = reviewing.player() { p.quiet { (render(&review_page::you_is(lang, name))) } }
                ol.marks { @for (deal, choice) in found.marks() { (marked(lang, reviewing, deal, choice)) } }
            }
        }
    }
}

fn marked(lang: Lang, reviewing: &ReviewPage<'_>, deal: usize, choice: &Choice) -> Markup {
    let scene = scene(reviewing.replay, choice.moment, Some(reviewing.seat));
    let Some(turn) = marked_turn(lang, &scene, deal, choice) else { return html! {} };
    let seen = review_page::step(lang, reviewing.name(reviewing.seat));
    html! {
        li class=(choice.mark.map_or("", Mark::code)) id={ "turn-" (deal) "-" (choice.turn) "-" (choice.moment) } {
            h3 { (render(&turn.mark)) }
            div.seen role="group" aria-label=(seen.as_str()) { (glance(lang, reviewing.replay, choice.moment, reviewing.seat)) }
            p { (render(&turn.played)) }
            p.better { (render(&turn.better)) }
            @if !turn.why.as_str().is_empty() { p { (render(&turn.why)) } }
            @if !turn.tags.as_str().is_empty() { p.quiet { (render(&turn.tags)) } }
            (links(lang, reviewing, deal, choice))
        }
    }
}

/// Links to the replay and to playing on from there. If the record starts with points from unknown earlier deals, the
/// visitor can't play on.
fn links(lang: Lang, reviewing: &ReviewPage<'_>, deal: usize, choice: &Choice) -> Markup {
    let can_play_on = reviewing.replay.totals_before().iter().all(|&total| total == 0);
    let see = review_page::see_one(lang, deal, choice.turn);
    let play_on = review_page::play_on_one(lang, deal, choice.turn);
    html! {
        div.row {
            a.btn href={ (reviewing.path) "?at=" (choice.moment) "&seat=" (reviewing.seat.0) } aria-label=(see.as_str()) { (review_page::see(lang)) }
            @if can_play_on {
                form method="post" action=(reviewing.path) {
                    (token_field())
                    input type="hidden" name="at" value=(choice.moment);
                    input type="hidden" name="seat" value=(reviewing.seat.0);
                    button.btn aria-label=(play_on.as_str()) { (review_page::play_on(lang)) }
                }
            }
        }
    }
}
