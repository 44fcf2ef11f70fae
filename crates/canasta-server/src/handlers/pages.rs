//! The start page, a table's page, settings and the rule book.

use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use canasta_i18n::notice;
use canasta_live::{Request, RequestError, Snapshot, TableError};
use canasta_pages::{LevelOffer, MyTable, Preview};
use canasta_store::GuestId;
use canasta_table::scene::Screen;

use crate::app::App;
use crate::cluster::Forwarded;
use crate::cluster::spectators::{followed, start_following};
use crate::handlers::forms::{
    FormFields, QueryFields, field, has_field, local_path, redirect_with_cookies, with_fields,
};
use crate::handlers::{files, join, you};
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;

/// Maximum number of tables on the start page.
const MAX_MY_TABLES: u32 = 12;

/// `GET /`
pub(crate) async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    headers: HeaderMap,
) -> Response {
    if !headers.contains_key(header::COOKIE) {
        // The visitor is new, so the page contains no name and no table.
        let page = canasta_pages::start_page(&visitor.prefs, &[], None);
        return files::public(&headers, Preview::of_start(visitor.prefs.lang, &origin).with_preview_tags(&page));
    }
    let mine = tables_of(&app, visitor.guest, MAX_MY_TABLES).await;
    let games = you::last_games(&app, visitor.guest).await;
    let other = LevelOffer::of(&games, &visitor.prefs.company, &app.config.bots.names());
    reply::html(canasta_pages::start_page(&visitor.prefs, &mine, other.as_ref()))
}

/// A visitor's tables as they see them, newest first. Empty if the store doesn't answer, because the start page works
/// without them.
pub(crate) async fn tables_of(app: &App, guest: Option<GuestId>, max: u32) -> Vec<MyTable> {
    let Some(guest) = guest else { return Vec::new() };
    let mut mine = Vec::new();
    for id in reply::or_default(app.store.listed_tables_of(guest, max).await) {
        let found = match app.registry.snapshot(&id, Some(guest)).await {
            Ok((table, seen)) => (seen, table.last_at()),
            // Reads the table without acquiring it.
            Err(TableError::OtherNode(_)) => match app.registry.look(&id, Some(guest)).await {
                Ok(found) => found,
                Err(_) => continue,
            },
            Err(_) => continue,
        };
        let (Some(seen), at) = found else { continue };
        // A lesson is a single deal, so there is no reason to return to a finished one.
        let is_finished_lesson = matches!(&*seen.screen, Screen::Game(scene)
            if scene.lesson.is_some() && scene.view.table.public.ending().is_some());
        if is_finished_lesson {
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
    forwarded: Option<Extension<Forwarded>>,
) -> Response {
    app.answered_forms.arrived(&format!("/table/{id}"));
    // Only the owner knows whether a guest has asked to join. A visitor who isn't a guest can't have asked.
    let is_guest = visitor.guest.is_some();
    let show = |seen: &Snapshot| reply::html(canasta_pages::screen_page(&seen.screen, &visitor.prefs, &origin));
    if !is_guest && let Some((_, seen)) = followed(&app, forwarded.as_ref(), &id, None).await {
        return show(&seen.borrow());
    }
    let (table, seen) = match app.registry.snapshot(&id, visitor.guest).await {
        Ok(found) => found,
        Err(why) => {
            if matches!(why, TableError::OtherNode(_))
                && !is_guest
                && let Some((_, seen)) = start_following(&app, forwarded.as_ref(), &id, None).await
            {
                return show(&seen.borrow());
            }
            return Format::Page.unusable(&why);
        }
    };
    // A guest who has asked to join waits for the answer, even if spectators may watch the table.
    let seen = seen.filter(|_| table.join_request_state(visitor.guest).is_none());
    let Some(seen) = seen else { return join::join_request_page(&table, &visitor, &id) };
    if table.seat_of(visitor.guest).is_some() {
        table.pace(visitor.prefs.pace);
    }
    show(&seen)
}

/// `GET /keys`: the keyboard shortcuts.
pub(crate) async fn keys(visitor: Visitor) -> Response {
    reply::html(canasta_pages::keys_page(&visitor.prefs))
}

/// `GET /settings`: the form, which leads to the path `then`.
pub(crate) async fn settings_page(visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    let then = if has_field(&fields, "then") { local_path(field(&fields, "then")) } else { "/settings?saved=1" };
    reply::html(canasta_pages::settings_page(&visitor.prefs, has_field(&fields, "saved"), then))
}

/// `POST /settings`: stores the visitor's preferences in a cookie, and redirects to the page they came from.
pub(crate) async fn settings(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let guest = visitor.guest;
    let old_name = visitor.prefs.display_name().to_owned();
    let prefs = with_fields(visitor.prefs, &fields);
    let return_to = fields.iter().find(|(name, _)| name == "then").map_or("/settings", |(_, path)| local_path(path));
    // A player who changes their name from a table's page has the new name at that table, too.
    if let Some(id) = return_to.strip_prefix("/table/").filter(|_| prefs.display_name() != old_name) {
        match app.registry.table(id).await {
            Ok(table) => {
                if let Some(person) = table.person_of(guest) {
                    // If this fails, the player can change the name again.
                    let name = prefs.display_name().to_owned();
                    if let Err(RequestError::Write(error)) = table.request(Request::Rename(person, name)).await {
                        reply::write_error(error);
                    }
                }
            }
            // Another node owns the table, and handles the whole request.
            Err(remote @ TableError::OtherNode(_)) => return Format::Page.unusable(&remote),
            Err(_) => {}
        }
    }
    redirect_with_cookies(&visitor.cookie_names, &prefs, None, return_to)
}

/// `GET /rules`, with a query in `q`.
pub(crate) async fn rules(visitor: Visitor, QueryFields(fields): QueryFields, headers: HeaderMap) -> Response {
    files::public(&headers, canasta_pages::contents_page(&visitor.prefs, field(&fields, "q")))
}

/// `GET /rules/{chapter}`. Redirects to the new address of a chapter that has moved.
pub(crate) async fn chapter(visitor: Visitor, Path(chapter): Path<String>, headers: HeaderMap) -> Response {
    if let Some(slug) = canasta_pages::moved_chapter(&chapter) {
        return Redirect::permanent(&format!("/rules/{slug}")).into_response();
    }
    match canasta_pages::chapter_page(&visitor.prefs, &chapter) {
        Some(page) => files::public(&headers, page),
        None => reply::page(notice::NO_SUCH_CHAPTER),
    }
}
