//! “Your games”: a player's history and figures, for that player only. Each game's summary is stored beside its journal, and made
//! again where the journal has grown. A few summaries are made while the player waits for the page; of more, the page says
//! how many are left. Players can download all of it, and can delete it without being forgotten altogether.

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
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// The most tables in a history.
const MOST: u32 = 2000;
/// The most tables that are looked at for the start page.
const NEWEST: u32 = 12;
/// The newest reviews that are looked at.
const REVIEWS: u32 = 40;
/// The most games that are summarised while the player waits for the page.
const AT_ONCE: usize = 24;
/// After how many seconds the browser loads which page.
const REFRESH: &str = "2; url=/you";

/// Why the history cannot be shown.
enum NoHistory {
    /// The store did not answer, or something else went wrong; what the visitor reads.
    Wrong(Notice),
    /// So many games of so many are still to be summarised.
    Reading { left: usize, of: usize },
}

impl From<Notice> for NoHistory {
    fn from(notice: Notice) -> Self {
        Self::Wrong(notice)
    }
}

impl NoHistory {
    fn answer(self, lang: Lang) -> Response {
        match self {
            Self::Wrong(notice) => reply::page(notice),
            Self::Reading { left, of } => {
                let document = canasta_pages::still_reading_page(lang, left, of);
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
    // Reviews that cannot be read now are left out: the page has enough without them.
    let reviews = match visitor.guest {
        Some(guest) => reply::or_nothing(app.reviews.of_guest(guest, REVIEWS).await),
        None => Vec::new(),
    };
    let document = app.replays.work(move || {
        // Of the games that count, as in all figures here.
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
    let file = |games: &[PlayerGame]| export::csv(games);
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

/// `POST /you/forget`: the games of the history forget the player; games that go on do not.
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
    app.store.forget_guest_at(guest, tables).await.map_err(|why| reply::unwritten(why).into())
}

/// The newest games of a guest that count, the oldest first; none if they cannot be read now, because a start page without an
/// offer is better than none.
pub(crate) async fn last_games(app: &App, guest: Option<GuestId>) -> Vec<PlayerGame> {
    games_among(app, guest, NEWEST).await.unwrap_or_default()
}

/// The games of a guest that count, the oldest first.
async fn games_of(app: &App, guest: Option<GuestId>) -> Result<Vec<PlayerGame>, NoHistory> {
    games_among(app, guest, MOST).await
}

/// The same among so many of the newest tables.
async fn games_among(app: &App, guest: Option<GuestId>, most: u32) -> Result<Vec<PlayerGame>, NoHistory> {
    let Some(guest) = guest else { return Ok(Vec::new()) };
    let played = app.store.played_tables(guest, most).await.map_err(reply::unread)?;
    let names = app.store.names_at_tables_of(guest).await.map_err(reply::unread)?;
    let of = played.len();
    // Many games are much JSON to read, which must not block an async thread.
    let (mut games, unread) = app.replays.work(move || sorted(played, names)).await.ok_or(notice::CRASHED)?;
    if unread.len() > AT_ONCE {
        let left = unread.len();
        read_later(app, guest, unread);
        return Err(NoHistory::Reading { left, of });
    }
    let mut fresh = Vec::new();
    for (one, names) in unread {
        let kept = app.replays.summarise(&*app.store, &one.table, one.n).await.ok_or(notice::UNAVAILABLE)?;
        games
            .extend(Summary::read(&kept.text).and_then(|s| PlayerGame::of(&one.table, kept.at, one.player, &names, s)));
        fresh.push(kept);
    }
    if !fresh.is_empty() {
        // A summary that cannot be written is made again the next time.
        if let Err(error) = app.store.save_summaries(fresh).await {
            reply::unwritten(error);
        }
    }
    games.sort_by(|a, b| (a.at, &a.table).cmp(&(b.at, &b.table)));
    Ok(games)
}

/// The names of people by their numbers.
type Names = BTreeMap<u8, String>;

/// The games that count and have a summary; and the games without one.
fn sorted(
    played: Vec<PlayedTable>,
    mut names: BTreeMap<String, Names>,
) -> (Vec<PlayerGame>, Vec<(PlayedTable, Names)>) {
    let (mut games, mut unread) = (Vec::with_capacity(played.len()), Vec::new());
    for one in played {
        let names = names.remove(&one.table).unwrap_or_default();
        match &one.summary {
            // The game does not count.
            Some(kept) if kept.text.is_empty() => {}
            kept => match kept.as_ref().and_then(|kept| Some((kept.at, Summary::read(&kept.text)?))) {
                Some((at, summary)) => games.extend(PlayerGame::of(&one.table, at, one.player, &names, summary)),
                None => unread.push((one, names)),
            },
        }
    }
    (games, unread)
}

/// Summarises games in the background, until that is done or the server stops.
fn read_later(app: &App, guest: GuestId, unread: Vec<(PlayedTable, Names)>) {
    let games: Vec<(String, i64)> = unread.into_iter().map(|(one, _)| (one.table, one.n)).collect();
    let (replays, store, mut stop) = (Arc::clone(&app.replays), Arc::clone(&app.store), app.stop.clone());
    spawn(Box::pin(async move {
        tokio::select! {
            () = stopped(&mut stop) => {}
            () = replays.summarise_for(guest, &*store, &games) => {}
        }
    }));
}
