//! Guests who have themselves forgotten; and what their tables must know of it, and of a further device.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use canasta_i18n::notice;
use canasta_live::{Request, RequestError, TableError};
use canasta_store::GuestId;

use crate::app::App;
use crate::cluster::peers::{self, NodeRequest, NotDone};
use crate::handlers::table_call::call;
use crate::middleware::session::{Visitor, expired_cookies};
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

/// The most tables at which one guest is forgotten.
const ALL: u32 = 1000;
/// The most tables that are told of a guest's further device: the newest.
const NEWEST: u32 = 100;

/// `GET /forget`
pub(crate) async fn ask(visitor: Visitor) -> Response {
    reply::html(canasta_pages::forget_page(&visitor.prefs))
}

/// `POST /forget`: a bot plays on in every seat; names and talk are deleted, and so is the guest with all devices. This
/// browser keeps nothing.
pub(crate) async fn forget(State(app): State<App>, visitor: Visitor) -> Result<Response, ErrorPage> {
    forget_all(&app, &visitor).await?;
    let mut response = reply::html(canasta_pages::forgotten_page(visitor.prefs.lang));
    // Over https the browser clears its storage; elsewhere, and where it does not know this header, the page's script does.
    let everything = HeaderValue::from_static("\"cache\", \"storage\"");
    response.headers_mut().insert(HeaderName::from_static("clear-site-data"), everything);
    for cookie in expired_cookies(&app.config) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Forgets the guest, and other guests whom only this device could go back to.
async fn forget_all(app: &App, visitor: &Visitor) -> Result<(), notice::Notice> {
    let (Some(guest), Some(session)) = (visitor.guest, visitor.session) else { return Ok(()) };
    let apart = app.store.kept_apart(session).await.map_err(reply::unread)?;
    app.store.drop_kept_apart(session).await.map_err(reply::unwritten)?;
    for other in apart {
        if !app.store.is_reachable(other).await.map_err(reply::unread)? {
            forget_guest(app, other).await?;
        }
    }
    forget_guest(app, guest).await
}

async fn forget_guest(app: &App, guest: GuestId) -> Result<(), notice::Notice> {
    let tables = app.store.tables_of(guest, ALL).await.map_err(reply::unread)?;
    forget_at(app, guest, tables.into_iter().map(|(id, _)| id)).await?;
    forget_join_requests_here(app, guest).await;
    peers::forget_join_requests(app, guest).await.map_err(not_forgotten)?;
    app.store.forget_guest(guest).await.map_err(reply::unwritten)?;
    app.sessions.guest_forgotten(guest);
    // Once more, for the sessions, which the others may have read again before they were gone. If one does not hear of it, it asks
    // the database after some seconds.
    let _ = peers::forget_join_requests(app, guest).await;
    Ok(())
}

/// The notice that another node did not forget a guest, and a line in the log.
fn not_forgotten(_: NotDone) -> notice::Notice {
    tracing::warn!("another server did not forget a guest, or did not say so");
    notice::UNAVAILABLE
}

/// Forgets a guest at the doors of this node's tables: only their tasks know join requests and bans.
pub(crate) async fn forget_join_requests_here(app: &App, guest: GuestId) {
    for table in app.registry.live() {
        if table.join_request_state(Some(guest)).is_some()
            && let Err(RequestError::Write(error)) = table.request(Request::ForgetGuest(guest)).await
        {
            reply::unwritten(error);
        }
    }
}

/// Has tables forget a guest, wherever they are.
pub(crate) async fn forget_at(
    app: &App,
    guest: GuestId,
    tables: impl IntoIterator<Item = String>,
) -> Result<(), notice::Notice> {
    for id in tables {
        if let Err(address) = forget_here(app, guest, &id).await? {
            let request = NodeRequest::ForgetAt { guest: guest.0, table: id };
            peers::ask(app, &address, &request).await.map_err(not_forgotten)?;
        }
    }
    Ok(())
}

/// Has a table of this node forget a guest. The inner error is the address of the node that has the table.
pub(crate) async fn forget_here(app: &App, guest: GuestId, id: &str) -> Result<Result<(), Arc<str>>, notice::Notice> {
    let unusable = |why| match why {
        TableError::Elsewhere(address) => Ok(Err(address)),
        TableError::Unavailable => Err(notice::UNAVAILABLE),
        // A quarantined table has no task; the rows beside its journal are deleted all the same.
        TableError::Quarantined | TableError::Unknown => Ok(Ok(())),
    };
    let table = match app.registry.table(id).await {
        Ok(table) => table,
        Err(why) => return unusable(why),
    };
    let Some(person) = table.person_of(Some(guest)) else { return Ok(Ok(())) };
    match call(app, id, table, Request::Forget(person)).await {
        Err(RequestError::Write(why)) => Err(reply::unwritten(why)),
        Err(RequestError::Unusable(why)) => unusable(why),
        Err(RequestError::Gone) => Err(notice::UNAVAILABLE),
        _ => Ok(Ok(())),
    }
}

/// Tells a guest's tables of a further device. The device has its session already: nothing is lost where a table cannot
/// write.
pub(crate) async fn add_device(app: &App, guest: GuestId) {
    let tables = reply::or_nothing(app.store.unfinished_tables_of(guest, NEWEST).await);
    for id in tables {
        if let Some(address) = add_device_here(app, guest, &id).await {
            let _ = peers::ask(app, &address, &NodeRequest::DeviceAdded { guest: guest.0, table: id }).await;
        }
    }
}

/// Tells a table of this node of a guest's further device; the address of the node that has the table, if it is another.
pub(crate) async fn add_device_here(app: &App, guest: GuestId, id: &str) -> Option<Arc<str>> {
    let table = match app.registry.table(id).await {
        Ok(table) => table,
        Err(TableError::Elsewhere(address)) => return Some(address),
        Err(_) => return None,
    };
    let person = table.person_of(Some(guest))?;
    match call(app, id, table, Request::AddDevice(person)).await {
        Err(RequestError::Unusable(TableError::Elsewhere(address))) => Some(address),
        Err(RequestError::Write(error)) => {
            reply::unwritten(error);
            None
        }
        _ => None,
    }
}
