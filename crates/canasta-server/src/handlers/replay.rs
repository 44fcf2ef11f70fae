//! Replays of finished games, for everyone who may see the table. Also replays of records that visitors open, which
//! stay in memory for a while. None of this shows games in progress.

mod again;
mod bring;
mod practice;
mod review;

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use canasta::Seat;
use canasta_i18n::messages::stats;
use canasta_i18n::replay::remark;
use canasta_i18n::{Lang, notice};
use canasta_pages::{RecordOpenError, ReplayPage, replay_page, replay_part, replay_spoken};
use canasta_record::daily::day_of;
use canasta_record::day::Day;
use canasta_record::fair::parse_hex;
use canasta_record::replay::Replay;
use canasta_table::journal::Person;
use canasta_table::record_of;
use canasta_table::scene::{Player, Screen};
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::handlers::forms::{Fields, QueryFields};
use crate::handlers::join;
use crate::handlers::repeats::with_tokens;
use crate::jobs::GameId;
use crate::middleware::language::Language;
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;

pub(crate) use again::{choose, play_again};
pub(crate) use bring::{MAX_BYTES, ask, bring};
pub(crate) use practice::play_on;
pub(crate) use review::{part as review_part, review};

/// A game whose replay the visitor may see.
pub(crate) struct Game {
    replay: Arc<Replay>,
    /// Key of its reviews.
    id: GameId,
    /// Path of its page.
    path: String,
    /// Id of its table. `None` if the game wasn't played on this server.
    table: Option<String>,
    /// The seat that the visitor had in it.
    own: Option<Seat>,
    /// The day if it was a deal of the day.
    daily: Option<i64>,
}

/// The game in a request's path: a table by its id, or a record by its hash.
#[derive(Deserialize)]
struct GamePath {
    id: Option<String>,
    hash: Option<String>,
}

impl FromRequestParts<App> for Game {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let path = parts.uri.path();
        let is_export = ["/again", "/record", "/sheet.csv"].iter().any(|end| path.ends_with(end))
            || (parts.method != Method::GET && path.ends_with("/replay"));
        let found = match Path::<GamePath>::from_request_parts(parts, app).await {
            Ok(Path(GamePath { id: Some(id), .. })) => of_table(app, &visitor, &id).await,
            Ok(Path(GamePath { hash: Some(hash), .. })) => opened_record(app, &hash)
                .ok_or_else(|| bring::refusal_page(&visitor.prefs, StatusCode::NOT_FOUND, &RecordOpenError::Gone)),
            _ => Err(reply::page(notice::NO_SUCH_PAGE)),
        };
        // Today's deal can be replayed but not exported, because other people haven't played it yet.
        match found {
            Ok(game) if is_export && game.daily.is_some_and(|day| day >= day_of((app.config.now)())) => {
                Err(reply::page(notice::DAY_NOT_OVER))
            }
            found => found,
        }
    }
}

/// A table's game, if the game is over and the visitor may watch it.
async fn of_table(app: &App, visitor: &Visitor, id: &str) -> Result<Game, Response> {
    let found = app.registry.snapshot(id, visitor.guest).await;
    let (table, seen) = found.map_err(|why| Format::Page.unusable(&why))?;
    let Some(seen) = seen else { return Err(join::join_request_page(&table, visitor, id)) };
    let Screen::Game(scene) = &*seen.screen else { return Err(reply::page(notice::NOT_OVER)) };
    if !scene.is_over() {
        return Err(reply::page(notice::NOT_OVER));
    }
    let lang = visitor.prefs.lang;
    let players = with_names(lang, &scene.players);
    let replay = match app.replays.table(id, &players) {
        Some(replay) => replay,
        None => load(app, lang, id, &players).await?,
    };
    let own = table.seat_of(visitor.guest);
    Ok(Game {
        replay,
        id: GameId::Table(id.to_owned()),
        path: format!("/table/{id}/replay"),
        table: Some(id.to_owned()),
        own,
        daily: scene.daily,
    })
}

/// The players, with a name for those who asked to be forgotten.
fn with_names(lang: Lang, players: &[Player]) -> Vec<Player> {
    let mut players = players.to_vec();
    for player in players.iter_mut().filter(|player| player.name.is_empty()) {
        stats::forgotten(lang).clone_into(&mut player.name);
    }
    players
}

/// Makes a replay from a table's journal. A record never includes hidden cards of an unfinished game.
async fn load(app: &App, lang: Lang, id: &str, players: &[Player]) -> Result<Arc<Replay>, Response> {
    let unavailable = |error| reply::page(reply::read_error(error));
    let stored = app.store.table(id).await.map_err(unavailable)?.ok_or_else(|| reply::page(notice::NO_SUCH_TABLE))?;
    let opened = app.store.opened_at(id).await.map_err(unavailable)?;
    let name = id.to_owned();
    let played = app.replays.work(move || {
        let name_of = |person: Person| {
            let known = stored.people.iter().find(|row| row.player == person.0).and_then(|row| row.name.clone());
            known.unwrap_or_else(|| stats::forgotten(lang).to_owned())
        };
        let date = opened.map(|at| Day::of(at).to_string());
        let record = record_of(&name, &stored.entries, &name_of, date, &remark).map_err(|why| why.to_string())?;
        if record.deals.is_empty() {
            return Ok(None);
        }
        Replay::of(record).map(Some).map_err(|why| why.to_string())
    });
    match played.await {
        Some(Ok(Some(replay))) => Ok(app.replays.insert_table(id, replay, players)),
        Some(Ok(None)) => Err(reply::page(notice::NOT_PLAYED)),
        Some(Err(why)) => {
            tracing::error!(table = id, why, "cannot load a finished game for its replay");
            Err(reply::page(notice::QUARANTINED))
        }
        None => Err(reply::page(notice::UNAVAILABLE)),
    }
}

/// A record that a visitor opened, if it is still in memory.
fn opened_record(app: &App, hash: &str) -> Option<Game> {
    let known = parse_hex(hash)?;
    let replay = app.replays.record(known)?;
    Some(Game {
        replay,
        id: GameId::Record(known),
        path: format!("/replay/{hash}"),
        table: None,
        own: None,
        daily: None,
    })
}

/// The part of a replay selected by the query, for example `?at=17&seat=2` or `seat=all`.
fn replaying<'a>(game: &'a Game, fields: &Fields, lang: Lang, origin: &'a str) -> ReplayPage<'a> {
    let field = |key: &str| fields.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str());
    let last = game.replay.steps().len().saturating_sub(1);
    let at = field("at").and_then(|at| at.parse().ok()).unwrap_or(0).min(last);
    let seats = game.replay.players().count();
    let seat = field("seat").and_then(|seat| seat.parse().ok()).filter(|&seat| seat < seats).map(Seat);
    ReplayPage {
        lang,
        replay: &game.replay,
        at,
        seat,
        path: &game.path,
        origin,
        own: game.own,
        table: game.table.as_deref(),
    }
}

/// `GET …/replay`
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    QueryFields(fields): QueryFields,
    game: Game,
) -> Response {
    let prefs = visitor.prefs;
    let html = app.replays.work(move || replay_page(&replaying(&game, &fields, prefs.lang, &origin), &prefs)).await;
    html.map_or_else(|| reply::page(notice::CRASHED), reply::html)
}

/// `GET …/replay/at`: the part that differs between steps, for the script.
pub(crate) async fn part(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    QueryFields(fields): QueryFields,
    game: Game,
) -> Response {
    let lang = visitor.prefs.lang;
    let html = app.replays.work(move || {
        let replaying = replaying(&game, &fields, lang, &origin);
        json!({ "html": with_tokens(replay_part(&replaying)), "said": replay_spoken(&replaying) })
    });
    match html.await {
        Some(part) => reply::json(StatusCode::OK, &part),
        None => reply::notice(notice::CRASHED),
    }
}

/// `GET …/record`: the game in Canasta notation, as a file.
pub(crate) async fn record(game: Game) -> Response {
    file(&game, "canasta", "text/plain; charset=utf-8", game.replay.record().text())
}

/// `GET …/sheet.csv`: the score sheet for a spreadsheet.
pub(crate) async fn sheet(Language(lang): Language, game: Game) -> Response {
    file(
        &game,
        "csv",
        "text/csv; charset=utf-8",
        with_byte_order_mark(&canasta_i18n::csv::of_replay(lang, &game.replay)),
    )
}

/// A table for spreadsheets. Without the mark, some of them garble every letter that isn't ASCII.
pub(crate) fn with_byte_order_mark(csv: &str) -> String {
    format!("\u{feff}{csv}")
}

/// A text as a file to download.
fn file(game: &Game, extension: &str, kind: &'static str, text: String) -> Response {
    let date = game.replay.record().date.as_deref().filter(|date| is_plain(date)).unwrap_or("game");
    let id = game.table.as_deref().and_then(|id| id.get(..6)).filter(|id| is_plain(id)).unwrap_or("record");
    let name = format!("attachment; filename=\"canasta-{date}-{id}.{extension}\"");
    let name = HeaderValue::from_str(&name).unwrap_or(HeaderValue::from_static("attachment"));
    let headers: [(HeaderName, HeaderValue); 2] =
        [(header::CONTENT_TYPE, HeaderValue::from_static(kind)), (header::CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}

/// Whether the text is safe in a file name. An opened record can contain any text as its date.
fn is_plain(text: &str) -> bool {
    text.len() <= 32 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}
