//! Puzzles: the list, one of them, and the answer. How far a guest is with them is kept; a visitor who answers one becomes a guest.

use axum::extract::{Path, State};
use axum::response::Response;
use canasta_analysis::puzzles::repeat::Standing;
use canasta_analysis::puzzles::{Progress, Puzzle, origin};
use canasta_i18n::notice;
use canasta_live::chance;
use canasta_pages::{PuzzlePage, puzzle_page, puzzles_page};
use canasta_record::daily::day_of;
use canasta_store::{GuestId, StoredPuzzle};

use crate::app::App;
use crate::handlers::forms::{FormFields, QueryFields, field, redirect_with_cookies};
use crate::middleware::session::{Visitor, guest_or_new};
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

/// How far a guest is, and what is kept of each of their own puzzles.
async fn progress(app: &App, guest: Option<GuestId>) -> Result<Progress, notice::Notice> {
    // In UTC: the site knows no visitor's time zone.
    let today = day_of(chance::now());
    let Some(guest) = guest else { return Ok(Progress { today, ..Progress::default() }) };
    let kept = app.store.puzzles(guest).await.map_err(reply::unread)?;
    let days = app.store.puzzle_days(guest).await.map_err(reply::unread)?;
    let standing =
        |kept: &StoredPuzzle| Standing { step: kept.step, due: kept.due, tries: kept.tries, solved: kept.solved };
    let standings = kept.iter().map(|kept| (kept.id.clone(), standing(kept))).collect();
    let mut own: Vec<Puzzle> = Vec::new();
    for one in kept {
        own.extend(one.puzzle.and_then(|text| Puzzle::read(&text).ok()));
    }
    // By the game and the moment: their numbers stay when one is tried.
    own.sort_by(|one, other| other.id.cmp(&one.id));
    Ok(Progress { today, standings, own, days })
}

/// `GET /puzzles`
pub(crate) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let drawn = app.replays.work(move || puzzles_page(&visitor.prefs, &progress)).await;
    Ok(drawn.map_or_else(|| reply::page(notice::CRASHED), reply::html))
}

/// `GET /puzzles/{id}`, and with `?turn=2` what is to be said of that answer.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    QueryFields(fields): QueryFields,
) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let drawn = app.replays.work(move || {
        let puzzle = progress.find(&id)?;
        let chosen = field(&fields, "turn").parse().ok().filter(|turn| *turn < puzzle.turns.len());
        let own = progress.own.iter().any(|own| own.id == id);
        let moment = origin(&id).filter(|_| own);
        let moment = moment.map(|(table, seat, at)| format!("/table/{table}/replay?at={at}&seat={}", seat.0));
        Some(puzzle_page(
            &visitor.prefs,
            &PuzzlePage { puzzle, progress: &progress, chosen, moment: moment.as_deref() },
        ))
    });
    let drawn = drawn.await.ok_or(notice::CRASHED)?;
    Ok(drawn.map_or_else(|| reply::page(notice::NO_SUCH_PAGE), reply::html))
}

/// `POST /puzzles/{id}`: keeps the answer, and leads to what is to be said of it.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let turn: Option<usize> = field(&fields, "turn").parse().ok();
    let puzzle = progress.find(&id).ok_or(notice::NO_SUCH_PAGE)?;
    let turn = turn.filter(|turn| *turn < puzzle.turns.len()).ok_or(notice::NOT_UNDERSTOOD)?;
    let (guest, cookie) = guest_or_new(&app, visitor.guest, visitor.device).await?;
    let before = progress.standings.get(&id).copied();
    let Standing { step, due, tries, solved } = Standing::after(before, turn == 0, progress.today);
    let own = progress.own.iter().find(|own| own.id == id).map(Puzzle::line);
    let kept = StoredPuzzle { id: id.clone(), puzzle: own, step, due, tries, solved, last_at: chance::now() };
    let solved_on = (turn == 0).then_some(progress.today);
    app.store.keep_puzzle(guest, &kept, solved_on).await.map_err(reply::unwritten)?;
    Ok(redirect_with_cookies(&visitor.prefs, cookie, &format!("/puzzles/{id}?turn={turn}")))
}
