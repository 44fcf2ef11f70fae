//! The review of a finished game, for one of its seats, and the part of the page that its script asks for while the review is made.
//! Only who may see the replay is given a [`Game`]; so nothing is learnt here of a game that goes on.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use canasta::Seat;
use canasta_i18n::notice;
use canasta_pages::{ReviewState, Reviewing, review_page, review_part};

use super::Game;
use crate::app::App;
use crate::handlers::forms::{Fields, QueryFields, field};
use crate::jobs::{NotReviewed, ReviewRequest, ReviewStatus};
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// A game with what there is of a review of it.
struct Reviewed {
    game: Game,
    seat: Seat,
    answer: Result<ReviewStatus, NotReviewed>,
}

impl Reviewed {
    /// For the seat in the address, else the visitor's own.
    async fn of(app: &App, visitor: &Visitor, game: Game, fields: &Fields) -> Self {
        let seats = game.replay.players().count();
        let named = field(fields, "seat").parse().ok().filter(|&seat| seat < seats).map(Seat);
        let seat = named.or(game.own).unwrap_or_default();
        let replay = Arc::clone(&game.replay);
        let answer = app.reviews.ask(ReviewRequest { game: game.id.clone(), seat, replay, by: visitor.guest }).await;
        Self { game, seat, answer }
    }

    fn reviewing(&self) -> Reviewing<'_> {
        let state = match &self.answer {
            Ok(ReviewStatus::Ready(found)) => ReviewState::Ready(found),
            Ok(ReviewStatus::UnderWay { done }) => ReviewState::UnderWay { done: *done },
            Ok(ReviewStatus::Queued { before }) => ReviewState::Waiting { before: *before },
            Err(NotReviewed::NotFinished) => ReviewState::NotFinished,
            Err(NotReviewed::TooManyOfYours) => ReviewState::TooMany,
            Err(NotReviewed::Full | NotReviewed::Unavailable) => ReviewState::Busy,
            Err(NotReviewed::Crashed) => ReviewState::Failed,
        };
        let Game { replay, path, own, table, .. } = &self.game;
        Reviewing { replay, path, own: *own, seat: self.seat, played_here: table.is_some(), state }
    }
}

/// `GET …/review?seat=2`: asks for the review, too, where there is none.
pub(crate) async fn review(
    State(app): State<App>,
    visitor: Visitor,
    QueryFields(fields): QueryFields,
    game: Game,
) -> Response {
    let reviewed = Reviewed::of(&app, &visitor, game, &fields).await;
    let drawn = app.replays.work(move || review_page(&visitor.prefs, &reviewed.reviewing())).await;
    drawn.map_or_else(|| reply::page(notice::CRASHED), reply::html)
}

/// `GET …/review/part?seat=2`
pub(crate) async fn part(
    State(app): State<App>,
    visitor: Visitor,
    QueryFields(fields): QueryFields,
    game: Game,
) -> Response {
    let reviewed = Reviewed::of(&app, &visitor, game, &fields).await;
    let drawn = app.replays.work(move || review_part(visitor.prefs.lang, &reviewed.reviewing())).await;
    drawn.map_or_else(|| reply::page(notice::CRASHED), reply::html)
}
