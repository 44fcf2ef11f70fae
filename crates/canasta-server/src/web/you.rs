//! “Your games”: the history of whoever asks, and what it comes to. What a game came to is kept beside its journal and made
//! anew where the journal has grown; it is looked at only by those who played. They may take all of it with them, and have
//! it forgotten without being forgotten altogether.

use axum::Router;
use axum::extract::{Query, State};
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use canasta_record::figures::Summary;
use canasta_record::figures::mine::Game;
use canasta_record::figures::paper;
use canasta_record::words::desk::{self, Notice};
use canasta_table::summary_of;

use super::pages::{Fields, see_other};
use super::session::Visitor;
use super::{App, gather, reply};
use crate::store::{Kept, Played, SessionHash};

/// Tables that a history goes back to.
const MOST: u32 = 2000;
/// Summaries that are written at once.
const TOGETHER: usize = 50;

/// The ways to one's own history.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/you", get(page))
        .route("/you/games", get(list))
        .route("/you/forget", post(forget))
        .route("/you.csv", get(csv))
        .route("/you.json", get(json))
}

/// `GET /you`
async fn page(State(app): State<App>, visitor: Visitor) -> Response {
    match games_of(&app, visitor.session).await {
        Ok(games) => reply::html(canasta_pages::you_page(&visitor.prefs, &games)),
        Err(notice) => reply::page(notice),
    }
}

/// `GET /you/games?page=2`
async fn list(State(app): State<App>, visitor: Visitor, uri: Uri) -> Response {
    let fields = Query::<Fields>::try_from_uri(&uri).map_or_else(|_| Fields::new(), |fields| fields.0);
    let page = fields.iter().find(|(name, _)| name == "page").map_or(Ok(1), |(_, page)| page.parse());
    match (games_of(&app, visitor.session).await, page) {
        (Ok(games), _) if games.is_empty() => see_other("/you"),
        (Ok(games), Ok(page)) => match canasta_pages::games_page(&visitor.prefs, &games, page) {
            Some(document) => reply::html(document),
            None => reply::page(desk::NO_SUCH_PAGE),
        },
        (Ok(_), Err(_)) => reply::page(desk::NO_SUCH_PAGE),
        (Err(notice), _) => reply::page(notice),
    }
}

/// `GET /you.csv`
async fn csv(State(app): State<App>, visitor: Visitor) -> Response {
    let file = |games: &[Game]| paper::csv(games);
    download(&app, &visitor, "text/csv; charset=utf-8", "attachment; filename=\"canasta-games.csv\"", file).await
}

/// `GET /you.json`
async fn json(State(app): State<App>, visitor: Visitor) -> Response {
    let file = |games: &[Game]| format!("{:#}\n", paper::json(games));
    download(&app, &visitor, "application/json", "attachment; filename=\"canasta-games.json\"", file).await
}

async fn download(
    app: &App,
    visitor: &Visitor,
    kind: &'static str,
    name: &'static str,
    file: impl FnOnce(&[Game]) -> String,
) -> Response {
    let games = match games_of(app, visitor.session).await {
        Ok(games) => games,
        Err(notice) => return reply::page(notice),
    };
    let mut response = file(&games).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(header::CONTENT_DISPOSITION, HeaderValue::from_static(name));
    response
}

/// `POST /you/forget`: the games that stand in the history forget who asks; those that go on do not.
async fn forget(State(app): State<App>, visitor: Visitor) -> Response {
    let Some(session) = visitor.session else { return see_other("/you") };
    match forget_games(&app, session).await {
        Ok(()) => see_other("/you"),
        Err(notice) => reply::page(notice),
    }
}

async fn forget_games(app: &App, session: SessionHash) -> Result<(), Notice> {
    let tables: Vec<String> = games_of(app, Some(session)).await?.into_iter().map(|game| game.table).collect();
    gather::tell_forgotten(app, session, tables.clone()).await?;
    app.store.writer().forget_at(session, tables).await.map_err(|why| reply::unwritten(&why))
}

/// The games of a session that count, the oldest first.
async fn games_of(app: &App, session: Option<SessionHash>) -> Result<Vec<Game>, Notice> {
    let Some(session) = session else { return Ok(Vec::new()) };
    let played = app.store.played(session, MOST).await.map_err(|_| desk::UNAVAILABLE)?;
    let mut names = app.store.names_beside(session).await.map_err(|_| desk::UNAVAILABLE)?;
    let mut games = Vec::new();
    let mut fresh = Vec::new();
    for one in played {
        let kept = one.kept.as_ref().and_then(|kept| Some((kept.at, Summary::read(&kept.text)?)));
        let (at, summary) = match kept {
            Some(kept) => kept,
            None => {
                let Some((kept, summary)) = summed_up(app, &one).await else { continue };
                let at = kept.at;
                fresh.push(kept);
                (at, summary)
            }
        };
        if fresh.len() >= TOGETHER {
            keep(app, &mut fresh).await;
        }
        let names = names.remove(&one.table).unwrap_or_default();
        games.extend(Game::of(&one.table, at, one.player, &names, summary));
    }
    keep(app, &mut fresh).await;
    games.sort_by(|a, b| (a.at, &a.table).cmp(&(b.at, &b.table)));
    Ok(games)
}

/// What a table comes to now; `None` where its journal tells nothing.
async fn summed_up(app: &App, played: &Played) -> Option<(Kept, Summary)> {
    let stored = app.store.table(&played.table).await.ok()??;
    let at = app.store.last_act(&played.table).await.ok()?.unwrap_or(played.created);
    let n = i64::try_from(stored.entries.len()).ok()?;
    let table = played.table.clone();
    // In a task of its own: a journal that crashes its fold takes nothing with it.
    let summary = tokio::task::spawn_blocking(move || summary_of(&table, &stored.entries)).await.ok()??;
    Some((Kept { table: played.table.clone(), n, at, text: summary.text() }, summary))
}

/// Keeps what was made anew. Where it cannot be written, it is made again the next time.
async fn keep(app: &App, fresh: &mut Vec<Kept>) {
    if !fresh.is_empty() {
        let _ = app.store.writer().keep(std::mem::take(fresh)).await;
    }
}
