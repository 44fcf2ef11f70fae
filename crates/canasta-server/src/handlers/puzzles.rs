//! Puzzles: the list, a single puzzle, and answers. A guest's progress is stored. A visitor who answers a puzzle
//! becomes a guest.

use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Response;
use canasta_analysis::puzzles::repeat::ReviewSchedule;
use canasta_analysis::puzzles::{Progress, Puzzle, origin};
use canasta_i18n::notice;
use canasta_live::chance;
use canasta_pages::{PuzzlePage, puzzle_page, puzzles_page};
use canasta_record::daily::day_of;
use canasta_store::{GuestId, StoredPuzzle};

use crate::app::App;
use crate::handlers::forms::{FormFields, QueryFields, field, redirect_with_cookies};
use crate::handlers::repeats::SentForm;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

/// A guest's progress, including puzzles from their own mistakes.
async fn progress(app: &App, guest: Option<GuestId>) -> Result<Progress, notice::Notice> {
    // Days are in UTC, because the server doesn't know the visitor's time zone.
    let today = day_of(chance::unix_millis());
    let Some(guest) = guest else { return Ok(Progress { today, ..Progress::default() }) };
    let stored = app.store.puzzles(guest).await.map_err(reply::read_error)?;
    let days = app.store.puzzle_days(guest).await.map_err(reply::read_error)?;
    let standing = |stored: &StoredPuzzle| ReviewSchedule {
        step: stored.step,
        due: stored.due,
        tries: stored.tries,
        solved: stored.solved,
    };
    let schedules = stored.iter().map(|stored| (stored.id.clone(), standing(stored))).collect();
    let mut own: Vec<Puzzle> = Vec::new();
    for puzzle in stored {
        own.extend(puzzle.puzzle.and_then(|text| Puzzle::read(&text).ok()));
    }
    // Sorted by game and step, so that the puzzles' numbers don't change after an attempt.
    own.sort_by(|a, b| b.id.cmp(&a.id));
    Ok(Progress { today, schedules, own, days })
}

/// `GET /puzzles`
pub(crate) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let html = app.replays.work(move || puzzles_page(&visitor.prefs, &progress)).await;
    Ok(html.map_or_else(|| reply::page(notice::CRASHED), reply::html))
}

/// `GET /puzzles/{id}`: the puzzle. With `?turn=2`, also the comment on that answer.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    QueryFields(fields): QueryFields,
) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let html = app.replays.work(move || {
        let puzzle = progress.find(&id)?;
        let chosen = field(&fields, "turn").parse().ok().filter(|turn| *turn < puzzle.turns.len());
        let is_own = progress.own.iter().any(|own| own.id == id);
        let moment = origin(&id).filter(|_| is_own);
        let moment = moment.map(|(table, seat, at)| format!("/table/{table}/replay?at={at}&seat={}", seat.0));
        Some(puzzle_page(
            &visitor.prefs,
            &PuzzlePage { puzzle, progress: &progress, chosen, moment: moment.as_deref() },
        ))
    });
    let html = html.await.ok_or(notice::CRASHED)?;
    Ok(html.map_or_else(|| reply::page(notice::NO_SUCH_PAGE), reply::html))
}

/// `POST /puzzles/{id}`: stores the answer, and redirects to the comment on it.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    Path(id): Path<String>,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let turn: Option<usize> = field(&fields, "turn").parse().ok();
    let puzzle = progress.find(&id).ok_or(notice::NO_SUCH_PAGE)?;
    let turn = turn.filter(|turn| *turn < puzzle.turns.len()).ok_or(notice::NOT_UNDERSTOOD)?;
    let form = SentForm::new(&uri, &fields);
    let (guest, cookie) = visitor.guest_or_new(&app, form.token.as_ref()).await?;
    let before = progress.schedules.get(&id).copied();
    let ReviewSchedule { step, due, tries, solved } = ReviewSchedule::after(before, turn == 0, progress.today);
    let own = progress.own.iter().find(|own| own.id == id).map(Puzzle::line);
    let stored = StoredPuzzle { id: id.clone(), puzzle: own, step, due, tries, solved, last_at: chance::unix_millis() };
    let solved_on = (turn == 0).then_some(progress.today);
    let save = async {
        app.store.save_puzzle(guest, &stored, solved_on).await.map_err(reply::write_error)?;
        Ok::<_, notice::Notice>(format!("/puzzles/{id}?turn={turn}"))
    };
    let path = app.answered_forms.once(guest, &form, save).await?;
    Ok(redirect_with_cookies(&visitor.cookie_names, &visitor.prefs, cookie, &path))
}
