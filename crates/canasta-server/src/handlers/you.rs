//! “Your games”: a player's history and stats, for that player only. Each game's summary is stored next to its journal,
//! and made again when the journal has grown. If only a few summaries are missing, they are made while the player waits
//! for the page. Otherwise the page says how many are left. Players can download their history, and can delete it
//! without being forgotten everywhere.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use canasta_i18n::Lang;
use canasta_i18n::notice::{self, Notice};
use canasta_live::{spawn, stopped};
use canasta_pages::habits_panel;
use canasta_store::{GuestId, PlayedTable};
use canasta_table::journal::stats::Summary;
use canasta_table::journal::stats::export;
use canasta_table::journal::stats::player::PlayerGame;

use crate::app::App;
use crate::handlers::forget::forget_at;
use crate::handlers::forms::{QueryFields, see_other};
use crate::handlers::replay::with_byte_order_mark;
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// Maximum number of tables in a history.
const MAX_TABLES: u32 = 2000;
/// Maximum number of tables considered for the start page.
const MAX_RECENT_TABLES: u32 = 12;
/// Maximum number of reviews considered, the newest ones.
const MAX_REVIEWS: u32 = 40;
/// Maximum number of games to summarise while the player waits for the page.
const MAX_SUMMARIES_AT_ONCE: usize = 24;
/// Reloads the page while games are being summarised.
const REFRESH: &str = "2; url=/you";

/// Why the history isn't available.
enum NoHistory {
    /// The store didn't answer, or something else failed. Contains the notice for the visitor.
    Failed(Notice),
    /// `left` of `of` games still have to be summarised.
    Summarising { left: usize, of: usize },
}

impl From<Notice> for NoHistory {
    fn from(notice: Notice) -> Self {
        Self::Failed(notice)
    }
}

impl NoHistory {
    fn answer(self, lang: Lang) -> Response {
        match self {
            Self::Failed(notice) => reply::page(notice),
            Self::Summarising { left, of } => {
                let document = canasta_pages::stats_loading_page(lang, left, of);
                let mut response = (StatusCode::SERVICE_UNAVAILABLE, Html(document)).into_response();
                response.headers_mut().insert(header::REFRESH, HeaderValue::from_static(REFRESH));
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
                response
            }
        }
    }
}

/// `GET /you`
pub(crate) async fn page(State(app): State<App>, visitor: Visitor) -> Response {
    let games = match games_of(&app, visitor.guest).await {
        Ok(games) => games,
        Err(why) => return why.answer(visitor.prefs.lang),
    };
    // The page works without reviews, so errors are ignored.
    let reviews = match visitor.guest {
        Some(guest) => reply::or_default(app.reviews.of_guest(guest, MAX_REVIEWS).await),
        None => Vec::new(),
    };
    let document = app.replays.work(move || {
        // Uses only games that count, as for all stats here.
        let counts = |table: &String| games.iter().any(|game| game.table == *table);
        let found: Vec<_> = reviews.iter().filter(|(table, _)| counts(table)).map(|(_, found)| found.tags()).collect();
        let habits = habits_panel(visitor.prefs.lang, &found);
        canasta_pages::you_page(&visitor.prefs, &games, Some(&habits))
    });
    let document = document.await;
    document.map_or_else(|| reply::page(notice::CRASHED), reply::html)
}

/// `GET /you/games?page=2`
pub(crate) async fn list(State(app): State<App>, visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    let page = fields.iter().find(|(name, _)| name == "page").map_or(Ok(1), |(_, page)| page.parse());
    match (games_of(&app, visitor.guest).await, page) {
        (Ok(games), _) if games.is_empty() => see_other("/you"),
        (Ok(games), Ok(page)) => match canasta_pages::games_page(&visitor.prefs, &games, page) {
            Some(document) => reply::html(document),
            None => reply::page(notice::NO_SUCH_PAGE),
        },
        (Ok(_), Err(_)) => reply::page(notice::NO_SUCH_PAGE),
        (Err(why), _) => why.answer(visitor.prefs.lang),
    }
}

/// `GET /you.csv`
pub(crate) async fn csv(State(app): State<App>, visitor: Visitor) -> Response {
    let lang = visitor.prefs.lang;
    let file = |games: &[PlayerGame]| with_byte_order_mark(&canasta_i18n::csv::of_games(lang, games));
    download(&app, &visitor, "text/csv; charset=utf-8", "attachment; filename=\"canasta-games.csv\"", file).await
}

/// `GET /you.json`
pub(crate) async fn json(State(app): State<App>, visitor: Visitor) -> Response {
    let file = |games: &[PlayerGame]| format!("{:#}\n", export::json(games));
    download(&app, &visitor, "application/json", "attachment; filename=\"canasta-games.json\"", file).await
}

async fn download(
    app: &App,
    visitor: &Visitor,
    kind: &'static str,
    name: &'static str,
    file: impl FnOnce(&[PlayerGame]) -> String,
) -> Response {
    let games = match games_of(app, visitor.guest).await {
        Ok(games) => games,
        Err(why) => return why.answer(visitor.prefs.lang),
    };
    let mut response = file(&games).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(header::CONTENT_DISPOSITION, HeaderValue::from_static(name));
    response
}

/// `POST /you/forget`: removes the player from finished games, but not from games in progress.
pub(crate) async fn forget(State(app): State<App>, visitor: Visitor) -> Response {
    let Some(guest) = visitor.guest else { return see_other("/you") };
    match forget_games(&app, guest).await {
        Ok(()) => see_other("/you"),
        Err(why) => why.answer(visitor.prefs.lang),
    }
}

async fn forget_games(app: &App, guest: GuestId) -> Result<(), NoHistory> {
    let tables: Vec<String> = games_of(app, Some(guest)).await?.into_iter().map(|game| game.table).collect();
    forget_at(app, guest, tables.clone()).await?;
    app.store.forget_guest_at(guest, tables).await.map_err(|why| reply::write_error(why).into())
}

/// A guest's newest games that count, oldest first. Empty if they can't be read, because the start page works without a
/// suggestion.
pub(crate) async fn last_games(app: &App, guest: Option<GuestId>) -> Vec<PlayerGame> {
    games_among(app, guest, MAX_RECENT_TABLES).await.unwrap_or_default()
}

/// A guest's games that count, oldest first.
async fn games_of(app: &App, guest: Option<GuestId>) -> Result<Vec<PlayerGame>, NoHistory> {
    games_among(app, guest, MAX_TABLES).await
}

/// A guest's games that count among the `max` newest tables, oldest first.
async fn games_among(app: &App, guest: Option<GuestId>, max: u32) -> Result<Vec<PlayerGame>, NoHistory> {
    let Some(guest) = guest else { return Ok(Vec::new()) };
    let played = app.store.played_tables(guest, max).await.map_err(reply::read_error)?;
    let names = app.store.names_at_tables_of(guest).await.map_err(reply::read_error)?;
    let of = played.len();
    // On a separate thread, because parsing the JSON of many games would block an async thread.
    let (mut games, missing) = app.replays.work(move || split(played, names)).await.ok_or(notice::CRASHED)?;
    if missing.len() > MAX_SUMMARIES_AT_ONCE {
        let left = missing.len();
        summarise_later(app, guest, missing);
        return Err(NoHistory::Summarising { left, of });
    }
    let mut fresh = Vec::new();
    for (played_table, names) in missing {
        let stored =
            app.replays.summarise(&*app.store, &played_table.table, played_table.n).await.ok_or(notice::UNAVAILABLE)?;
        games.extend(
            Summary::read(&stored.text)
                .and_then(|s| PlayerGame::of(&played_table.table, stored.at, played_table.player, &names, s)),
        );
        fresh.push(stored);
    }
    if !fresh.is_empty() {
        // If a summary can't be stored, it is made again next time.
        if let Err(error) = app.store.save_summaries(fresh).await {
            reply::write_error(error);
        }
    }
    games.sort_by(|a, b| (a.at, &a.table).cmp(&(b.at, &b.table)));
    Ok(games)
}

/// People's names, by their number at the table.
type Names = BTreeMap<u8, String>;

/// Splits the games into those with a summary, if they count, and those without one.
fn split(played: Vec<PlayedTable>, mut names: BTreeMap<String, Names>) -> (Vec<PlayerGame>, Vec<(PlayedTable, Names)>) {
    let mut games = Vec::with_capacity(played.len());
    let mut missing = Vec::new();
    for played_table in played {
        let names = names.remove(&played_table.table).unwrap_or_default();
        match &played_table.summary {
            // The game doesn't count.
            Some(stored) if stored.text.is_empty() => {}
            stored => match stored.as_ref().and_then(|stored| Some((stored.at, Summary::read(&stored.text)?))) {
                Some((at, summary)) => {
                    games.extend(PlayerGame::of(&played_table.table, at, played_table.player, &names, summary));
                }
                None => missing.push((played_table, names)),
            },
        }
    }
    (games, missing)
}

/// Summarises games in the background. Ends early if the server stops.
fn summarise_later(app: &App, guest: GuestId, missing: Vec<(PlayedTable, Names)>) {
    let games: Vec<(String, i64)> =
        missing.into_iter().map(|(played_table, _)| (played_table.table, played_table.n)).collect();
    let replays = Arc::clone(&app.replays);
    let store = Arc::clone(&app.store);
    let mut stop = app.stop.clone();
    spawn(Box::pin(async move {
        tokio::select! {
            () = stopped(&mut stop) => {}
            () = replays.summarise_for(guest, &*store, &games) => {}
        }
    }));
}
