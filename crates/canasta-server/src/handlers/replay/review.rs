//! The review of a finished game for one seat. Also the part of the page that the script polls until the review is
//! ready. Only visitors who may see the replay get a [`Game`], so this reveals nothing about games in progress.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use canasta::Seat;
use canasta_i18n::notice;
use canasta_pages::{ReviewPage, ReviewState, review_page, review_part};

use super::Game;
use crate::app::App;
use crate::handlers::forms::{Fields, QueryFields, field};
use crate::jobs::{ReviewError, ReviewRequest, ReviewStatus};
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// A game with the state of its review.
struct Reviewed {
    game: Game,
    seat: Seat,
    answer: Result<ReviewStatus, ReviewError>,
}

impl Reviewed {
    /// The review for the seat in the query, or else for the visitor's seat.
    async fn of(app: &App, visitor: &Visitor, game: Game, fields: &Fields) -> Self {
        let seats = game.replay.players().count();
        let selected = field(fields, "seat").parse().ok().filter(|&seat| seat < seats).map(Seat);
        let seat = selected.or(game.own).unwrap_or_default();
        let replay = Arc::clone(&game.replay);
        let answer = app.reviews.ask(ReviewRequest { game: game.id.clone(), seat, replay, by: visitor.guest }).await;
        Self { game, seat, answer }
    }

    fn reviewing(&self) -> ReviewPage<'_> {
        let state = match &self.answer {
            Ok(ReviewStatus::Ready(found)) => ReviewState::Ready(found),
            Ok(ReviewStatus::UnderWay { done }) => ReviewState::UnderWay { done: *done },
            Ok(ReviewStatus::Queued { before }) => ReviewState::Waiting { before: *before },
            Err(ReviewError::NotFinished) => ReviewState::NotFinished,
            Err(ReviewError::TooManyForGuest) => ReviewState::TooMany,
            Err(ReviewError::Full | ReviewError::Unavailable) => ReviewState::Busy,
            Err(ReviewError::Crashed) => ReviewState::Failed,
        };
        let Game { replay, path, own, table, .. } = &self.game;
        ReviewPage { replay, path, own: *own, seat: self.seat, played_here: table.is_some(), state }
    }
}

/// `GET …/review?seat=2`: shows the review. Starts it if there is none.
pub(crate) async fn review(
    State(app): State<App>,
    visitor: Visitor,
    QueryFields(fields): QueryFields,
    game: Game,
) -> Response {
    let reviewed = Reviewed::of(&app, &visitor, game, &fields).await;
    let html = app.replays.work(move || review_page(&visitor.prefs, &reviewed.reviewing())).await;
    html.map_or_else(|| reply::page(notice::CRASHED), reply::html)
}

/// `GET …/review/part?seat=2`
pub(crate) async fn part(
    State(app): State<App>,
    visitor: Visitor,
    QueryFields(fields): QueryFields,
    game: Game,
) -> Response {
    let reviewed = Reviewed::of(&app, &visitor, game, &fields).await;
    let html = app.replays.work(move || review_part(visitor.prefs.lang, &reviewed.reviewing())).await;
    html.map_or_else(|| reply::page(notice::CRASHED), reply::html)
}
