//! The start page, a table's page, settings and the book of rules.

use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use canasta_i18n::notice;
use canasta_live::{Request, RequestError, Snapshot, TableError};
use canasta_pages::{LevelOffer, MyTable, Prefs, Preview};
use canasta_store::GuestId;
use canasta_table::scene::Screen;

use crate::app::App;
use crate::cluster::Forwarded;
use crate::cluster::spectators::{begin, followed};
use crate::handlers::forms::{FormFields, QueryFields, has_field, local_path, redirect_with_cookies, with_fields};
use crate::handlers::{files, join, you};
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;

/// The most tables on the start page.
const MINE: u32 = 12;

/// `GET /`
pub(crate) async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    headers: HeaderMap,
) -> Response {
    if !headers.contains_key(header::COOKIE) {
        // A new visitor: the page has neither a name nor a table on it.
        let page = canasta_pages::start_page(&visitor.prefs, &[], None);
        return files::public(&headers, Preview::of_start(visitor.prefs.lang, &origin).put_into(&page));
    }
    let mine = tables_of(&app, visitor.guest, MINE).await;
    let games = you::last_games(&app, visitor.guest).await;
    let other = LevelOffer::of(&games, &visitor.prefs.company, &app.config.bots.names());
    reply::html(canasta_pages::start_page(&visitor.prefs, &mine, other.as_ref()))
}

/// The tables of a visitor, as they see them, the newest first; none if the store does not answer, because a start page without
/// them is better than none.
pub(crate) async fn tables_of(app: &App, guest: Option<GuestId>, most: u32) -> Vec<MyTable> {
    let Some(guest) = guest else { return Vec::new() };
    let mut mine = Vec::new();
    for id in reply::or_nothing(app.store.listed_tables_of(guest, most).await) {
        let found = match app.registry.snapshot(&id, Some(guest)).await {
            Ok((table, seen)) => (seen, table.last_at()),
            // It is only looked at.
            Err(TableError::Elsewhere(_)) => match app.registry.look(&id, Some(guest)).await {
                Ok(found) => found,
                Err(_) => continue,
            },
            Err(_) => continue,
        };
        let (Some(seen), at) = found else { continue };
        // A lesson is one deal; when that is over there is nothing to go back to.
        let learnt = matches!(&*seen.screen, Screen::Game(scene)
            if scene.lesson.is_some() && scene.view.table.public.ending().is_some());
        if learnt {
            continue;
        }
        mine.push(MyTable { table: id, screen: (*seen.screen).clone(), at });
    }
    mine
}

/// `GET /table/{id}`
pub(crate) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    Path(id): Path<String>,
    sent_on: Option<Extension<Forwarded>>,
) -> Response {
    // Whether a guest knocks only the table's own node knows. Who is no guest cannot have knocked.
    let is_guest = visitor.guest.is_some();
    let show = |seen: &Snapshot| reply::html(canasta_pages::screen_page(&seen.screen, &visitor.prefs, &origin));
    if !is_guest && let Some((_, seen)) = followed(&app, sent_on.as_ref(), &id, None).await {
        return show(&seen.borrow());
    }
    let (table, seen) = match app.registry.snapshot(&id, visitor.guest).await {
        Ok(found) => found,
        Err(why) => {
            if matches!(why, TableError::Elsewhere(_))
                && !is_guest
                && let Some((_, seen)) = begin(&app, sent_on.as_ref(), &id, None).await
            {
                return show(&seen.borrow());
            }
            return Format::Page.unusable(&why);
        }
    };
    // A guest who knocks waits for the answer, even where spectators may watch.
    let seen = seen.filter(|_| table.join_request_state(visitor.guest).is_none());
    let Some(seen) = seen else { return join::door(&table, &visitor, &id) };
    if table.seat_of(visitor.guest).is_some() {
        table.pace(visitor.prefs.pace);
    }
    show(&seen)
}

/// `GET /settings`
pub(crate) async fn settings_page(visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    reply::html(canasta_pages::settings_page(&visitor.prefs, has_field(&fields, "saved")))
}

/// `POST /settings`: stores a visitor's choices in a cookie, and redirects to the page where they were made.
pub(crate) async fn settings(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let (guest, before) = (visitor.guest, visitor.prefs.display_name().to_owned());
    let prefs = with_fields(visitor.prefs, &fields);
    let then = fields.iter().find(|(name, _)| name == "then").map_or("/settings", |(_, then)| local_path(then));
    // A player who changes their name at a table has the new name there.
    if let Some(id) = then.strip_prefix("/table/").filter(|_| prefs.display_name() != before) {
        match app.registry.table(id).await {
            Ok(table) => {
                if let Some(person) = table.person_of(guest) {
                    // If it cannot be written, the player can change it again.
                    let name = prefs.display_name().to_owned();
                    if let Err(RequestError::Write(error)) = table.request(Request::Rename(person, name)).await {
                        reply::unwritten(error);
                    }
                }
            }
            // The node that has the table does all of this.
            Err(elsewhere @ TableError::Elsewhere(_)) => return Format::Page.unusable(&elsewhere),
            Err(_) => {}
        }
    }
    redirect_with_cookies(&prefs, None, then)
}

/// `GET /rules`
pub(crate) async fn rules(visitor: Visitor, headers: HeaderMap) -> Response {
    rules_page(&visitor.prefs, None, &headers)
}

/// `GET /rules/{chapter}`. A chapter that has moved is redirected to its new address.
pub(crate) async fn chapter(visitor: Visitor, Path(chapter): Path<String>, headers: HeaderMap) -> Response {
    if let Some(slug) = canasta_pages::moved_chapter(&chapter) {
        return Redirect::permanent(&format!("/rules/{slug}")).into_response();
    }
    rules_page(&visitor.prefs, Some(&chapter), &headers)
}

fn rules_page(prefs: &Prefs, chapter: Option<&str>, headers: &HeaderMap) -> Response {
    match canasta_pages::rules_page(prefs, chapter) {
        Some(page) => files::public(headers, page),
        None => reply::page(notice::NO_SUCH_CHAPTER),
    }
}
