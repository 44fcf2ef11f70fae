//! Puzzles: the list, a single puzzle, its turn, and answers. A guest's progress is stored. A visitor who answers a
//! puzzle becomes a guest.

use axum::extract::{Path, State};
use axum::http::{StatusCode, Uri};
use axum::response::Response;
use canasta::CardAction;
use canasta_analysis::puzzles::repeat::ReviewSchedule;
use canasta_analysis::puzzles::{PlayError, PlayedTurn, Progress, Puzzle, Verdict, origin};
use canasta_i18n::notice::{self, Notice};
use canasta_i18n::refusal;
use canasta_live::chance;
use canasta_pages::{PuzzlePage, PuzzleTable, puzzle_page, puzzle_table_page, puzzle_table_part, puzzles_page};
use canasta_record::daily::day_of;
use canasta_store::{GuestId, StoredPuzzle};
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::handlers::actions::{Body, JsonBody};
use crate::handlers::forms::{Fields, FormFields, QueryFields, field, has_field, redirect_with_cookies, see_other};
use crate::handlers::repeats::SentForm;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

/// A guest's progress, including puzzles from their own mistakes.
async fn progress(app: &App, guest: Option<GuestId>) -> Result<Progress, Notice> {
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

/// `GET /puzzles/{id}`: the puzzle's table. With `?list`, the plays to choose from. With `?turn=2` or `?played=…`, the
/// comment on that answer.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    QueryFields(fields): QueryFields,
) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let puzzle = progress.find(&id).ok_or(notice::NO_SUCH_PAGE)?.clone();
    let verdict = verdict(&app, &puzzle, &fields).await?;
    let is_own = progress.own.iter().any(|own| own.id == id);
    let moment = origin(&id).filter(|_| is_own);
    let moment = moment.map(|(table, seat, at)| format!("/table/{table}/replay?at={at}&seat={}", seat.0));
    let is_table = verdict.is_none() && !has_field(&fields, "list");
    let html = app.replays.work(move || {
        let (puzzle, progress) = (&puzzle, &progress);
        let verdict = verdict.as_ref();
        match puzzle.play(&[]) {
            Ok(played) if is_table => {
                puzzle_table_page(&visitor.prefs, &PuzzleTable { puzzle, progress, played: &played })
            }
            _ => puzzle_page(&visitor.prefs, &PuzzlePage { puzzle, progress, verdict, moment: moment.as_deref() }),
        }
    });
    Ok(reply::html(html.await.ok_or(notice::CRASHED)?))
}

/// Maximum number of actions in a turn. More can't be legal.
const MAX_ACTIONS: usize = 100;

/// Separates actions in the field `played`.
const SEPARATOR: char = ';';

/// `POST /puzzles/{id}/act`, for example `{"played": ["meld 5S 5H 5D"], "act": "discard 4C"}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzleActionBody {
    /// The actions so far.
    played: Vec<String>,
    #[serde(rename = "act")]
    action: String,
}

impl Body for PuzzleActionBody {
    const UNREADABLE: Notice = notice::NOT_AN_ACTION;
}

/// `POST /puzzles/{id}/act`: checks the next action of a turn. Nothing is stored, so each request has all actions. The
/// answer has the table after them, or `over` if the turn is over.
pub(crate) async fn action(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    JsonBody(PuzzleActionBody { played, action }): JsonBody<PuzzleActionBody>,
) -> Response {
    let progress = match progress(&app, visitor.guest).await {
        Ok(progress) => progress,
        Err(why) => return reply::notice(why),
    };
    let lang = visitor.prefs.lang;
    let Some(puzzle) = progress.find(&id) else { return reply::notice(notice::NO_SUCH_PAGE) };
    let action = match action.parse::<CardAction>() {
        Ok(action) => action,
        Err(unreadable) => return reply::refused(&refusal::unreadable(lang, &unreadable)),
    };
    let Some(mut played) = played_turn(puzzle, played.iter().map(String::as_str)) else {
        return reply::notice(notice::NOT_UNDERSTOOD);
    };
    match played.play(&action) {
        Err(PlayError::Illegal(illegal)) => return reply::refused(&refusal::explain(lang, &illegal)),
        Err(PlayError::TurnOver) => return reply::notice(notice::NOT_UNDERSTOOD),
        Ok(()) if played.is_over => return reply::json(StatusCode::OK, &json!({ "over": true })),
        Ok(()) => {}
    }
    let shown = PuzzleTable { puzzle, progress: &progress, played: &played };
    let (html, [happened, turn]) = puzzle_table_part(lang, &shown);
    let answer = json!({ "n": played.actions.len(), "html": html, "happened": happened, "turn": turn });
    reply::json(StatusCode::OK, &answer)
}

/// The turn after these actions. `None` if one of them is unreadable or not possible.
fn played_turn<'a>(puzzle: &Puzzle, actions: impl Iterator<Item = &'a str>) -> Option<PlayedTurn> {
    let actions = actions.take(MAX_ACTIONS).map(|action| action.parse().ok()).collect::<Option<Vec<CardAction>>>()?;
    puzzle.play(&actions).ok()
}

/// The judgement of the answer in a form or query: `turn` is the index of an offered turn, and `played` has the actions
/// of a whole turn. `None` if the answer is missing or invalid.
async fn verdict(app: &App, puzzle: &Puzzle, fields: &Fields) -> Result<Option<Verdict>, Notice> {
    if let Ok(turn) = field(fields, "turn").parse() {
        return Ok((turn < puzzle.turns.len()).then_some(Verdict::Offered(turn)));
    }
    let played = played_turn(puzzle, field(fields, "played").split(SEPARATOR)).filter(|played| played.is_over);
    let Some(PlayedTurn { actions, .. }) = played else { return Ok(None) };
    let verdict = app.verdicts.verdict(puzzle, actions).await;
    verdict.map(Some).ok_or(notice::UNAVAILABLE)
}

/// `POST /puzzles/{id}`: stores the answer, and redirects to the comment on it. An answer that can't be judged isn't
/// stored.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
    Path(id): Path<String>,
    FormFields(fields): FormFields,
) -> Result<Response, ErrorPage> {
    let progress = progress(&app, visitor.guest).await?;
    let puzzle = progress.find(&id).ok_or(notice::NO_SUCH_PAGE)?;
    let verdict = verdict(&app, puzzle, &fields).await?.ok_or(notice::NOT_UNDERSTOOD)?;
    let path = match &verdict {
        Verdict::Offered(turn) => format!("/puzzles/{id}?turn={turn}"),
        // The actions are readable, so they have no characters that need escapes.
        Verdict::Worse(_) | Verdict::Unclear(_) => {
            format!("/puzzles/{id}?played={}", field(&fields, "played").replace(' ', "+"))
        }
    };
    let Some(is_right) = verdict.is_right() else { return Ok(see_other(&path)) };
    let form = SentForm::new(&uri, &fields);
    let (guest, cookie) = visitor.guest_or_new(&app, form.token.as_ref()).await?;
    let before = progress.schedules.get(&id).copied();
    let ReviewSchedule { step, due, tries, solved } = ReviewSchedule::after(before, is_right, progress.today);
    let own = progress.own.iter().find(|own| own.id == id).map(Puzzle::line);
    let stored = StoredPuzzle { id: id.clone(), puzzle: own, step, due, tries, solved, last_at: chance::unix_millis() };
    let solved_on = is_right.then_some(progress.today);
    let save = async {
        app.store.save_puzzle(guest, &stored, solved_on).await.map_err(reply::write_error)?;
        Ok::<_, Notice>(path)
    };
    let path = app.answered_forms.once(guest, &form, save).await?;
    Ok(redirect_with_cookies(&visitor.cookie_names, &visitor.prefs, cookie, &path))
}
