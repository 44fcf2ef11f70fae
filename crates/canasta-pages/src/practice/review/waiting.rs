//! What stands there while a review is made, and where there is none.

use canasta_i18n::messages::review_page;
use canasta_i18n::{Lang, Message};
use maud::{Markup, html};

use super::{ReviewState, Reviewing};
use crate::parts::message::said;
use crate::words::hint::whole;

/// After how many seconds a browser without scripts loads the page again.
pub(super) const AGAIN: &str = "5";

pub(super) fn waiting(lang: Lang, reviewing: &Reviewing<'_>) -> Markup {
    let percent = percent(&reviewing.state);
    html! {
        section.panel.waiting aria-labelledby="waiting" {
            @if reviewing.state.is_awaited() {
                h2 id="waiting" { (review_page::working(lang)) }
                p { (said(&review_page::working_about(lang, reviewing.name(reviewing.seat)))) }
                progress max="100" value=(percent.unwrap_or(0)) aria-label=(review_page::progress(lang)) {}
                p.how-far { (said(&how_far(lang, &reviewing.state))) }
                p.quiet { @if reviewing.played_here { (review_page::leave(lang)) } @else { (review_page::leave_record(lang)) } }
            } @else {
                h2 id="waiting" { (review_page::none(lang)) }
                p { (how_far(lang, &reviewing.state).as_str()) }
                @if matches!(reviewing.state, ReviewState::TooMany | ReviewState::Busy) {
                    p { a.btn href=(reviewing.address("", reviewing.seat)) { (review_page::again(lang)) } }
                }
            }
        }
    }
}

/// How much of a hundred is done, where it has begun.
fn percent(state: &ReviewState<'_>) -> Option<u64> {
    match state {
        ReviewState::UnderWay { done } => Some(whole((done.clamp(0.0, 1.0) * 100.0).floor())),
        _ => None,
    }
}

fn how_far(lang: Lang, state: &ReviewState<'_>) -> Message {
    match state {
        ReviewState::Ready(_) => review_page::ready(lang).into(),
        ReviewState::UnderWay { .. } => review_page::done(lang, percent(state).unwrap_or(0)),
        ReviewState::Waiting { before } => review_page::queued(lang, *before),
        ReviewState::NotFinished => review_page::not_finished(lang).into(),
        ReviewState::TooMany => review_page::too_many(lang).into(),
        ReviewState::Busy => review_page::busy(lang).into(),
        ReviewState::Failed => review_page::failed(lang).into(),
    }
}

/// What is spoken: of a review that is being made only that it is, and not how far.
pub(super) fn spoken(lang: Lang, state: &ReviewState<'_>) -> String {
    match state {
        ReviewState::UnderWay { .. } => review_page::working(lang).to_owned(),
        _ => how_far(lang, state).into(),
    }
}
