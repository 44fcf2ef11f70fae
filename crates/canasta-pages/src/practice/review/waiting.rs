//! The page while a review is in progress, or if there is none.

use canasta_i18n::messages::review_page;
use canasta_i18n::{Lang, Message};
use maud::{Markup, html};

use super::{ReviewPage, ReviewState};
use crate::parts::message::render;
use crate::words::hint::whole;

/// How often the page reloads without JavaScript.
pub(super) const RELOAD_SECS: &str = "5";

pub(super) fn waiting(lang: Lang, reviewing: &ReviewPage<'_>) -> Markup {
    let percent = percent(&reviewing.state);
    html! {
        section.panel.waiting aria-labelledby="waiting" {
            @if reviewing.state.is_awaited() {
                h2 id="waiting" { (review_page::working(lang)) }
                p { (render(&review_page::working_about(lang, reviewing.name(reviewing.seat)))) }
                progress max="100" value=(percent.unwrap_or(0)) aria-label=(review_page::progress(lang)) {}
                p.how-far { (render(&progress_text(lang, &reviewing.state))) }
                p.quiet { @if reviewing.played_here { (review_page::leave(lang)) } @else { (review_page::leave_record(lang)) } }
            } @else {
                h2 id="waiting" { (review_page::none(lang)) }
                p { (progress_text(lang, &reviewing.state).as_str()) }
                @if matches!(reviewing.state, ReviewState::TooMany | ReviewState::Busy) {
                    p { a.btn href=(reviewing.address("", reviewing.seat)) { (review_page::again(lang)) } }
                }
            }
        }
    }
}

/// The completed percentage of a review in progress.
fn percent(state: &ReviewState<'_>) -> Option<u64> {
    match state {
        ReviewState::UnderWay { done } => Some(whole((done.clamp(0.0, 1.0) * 100.0).floor())),
        _ => None,
    }
}

fn progress_text(lang: Lang, state: &ReviewState<'_>) -> Message {
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

/// Text for the live region. It leaves out the percentage, so that screen readers don't announce every bit of progress.
pub(super) fn spoken(lang: Lang, state: &ReviewState<'_>) -> String {
    match state {
        ReviewState::UnderWay { .. } => review_page::working(lang).to_owned(),
        _ => progress_text(lang, state).into(),
    }
}
