//! Forgets guests everywhere, including at their tables. Also tells tables about a guest's new device.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;
use canasta_i18n::notice;
use canasta_live::{Request, RequestError, TableError};
use canasta_store::GuestId;

use crate::app::App;
use crate::cluster::peers::{self, NodeRequest, PeerError};
use crate::handlers::table_call::call;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::ErrorPage;

/// Maximum number of tables that forget a guest. A guest with more is only forgotten at these.
const MAX_TABLES: u32 = 1000;
/// Maximum number of tables that are told about a guest's new device, the newest ones.
const MAX_DEVICE_TABLES: u32 = 100;

/// `GET /forget`
pub(crate) async fn ask(visitor: Visitor) -> Response {
    reply::html(canasta_pages::forget_page(&visitor.prefs))
}

/// `POST /forget`: deletes the guest with all devices, names and chat. Bots take over their seats. Nothing is left in
/// this browser.
pub(crate) async fn forget(State(app): State<App>, visitor: Visitor) -> Result<Response, ErrorPage> {
    forget_all(&app, &visitor).await?;
    let mut response = reply::html(canasta_pages::forgotten_page(visitor.prefs.lang));
    // Over HTTPS, this header makes the browser clear its storage. Over HTTP, and in browsers that don't know the
    // header, the page's script clears it.
    let clear_all = HeaderValue::from_static("\"cache\", \"storage\"");
    response.headers_mut().insert(HeaderName::from_static("clear-site-data"), clear_all);
    for cookie in visitor.cookie_names.expired() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Forgets the guest, and other guests that only this device could return to.
async fn forget_all(app: &App, visitor: &Visitor) -> Result<(), notice::Notice> {
    let (Some(guest), Some(session)) = (visitor.guest, visitor.session) else { return Ok(()) };
    let apart = app.store.kept_apart(session).await.map_err(reply::read_error)?;
    app.store.drop_kept_apart(session).await.map_err(reply::write_error)?;
    for other in apart {
        if !app.store.is_reachable(other).await.map_err(reply::read_error)? {
            forget_guest(app, other).await?;
        }
    }
    forget_guest(app, guest).await
}

async fn forget_guest(app: &App, guest: GuestId) -> Result<(), notice::Notice> {
    let tables = app.store.tables_of(guest, MAX_TABLES).await.map_err(reply::read_error)?;
    forget_at(app, guest, tables.into_iter().map(|(id, _)| id)).await?;
    forget_join_requests_here(app, guest).await;
    peers::forget_join_requests(app, guest).await.map_err(not_forgotten)?;
    app.store.forget_guest(guest).await.map_err(reply::write_error)?;
    app.sessions.guest_forgotten(guest);
    // Repeated because other nodes might have cached the sessions before they were deleted. A node that misses the
    // request reads them from the database a few seconds later.
    let _ = peers::forget_join_requests(app, guest).await;
    Ok(())
}

/// Logs that another node did not confirm, and returns the notice for it.
fn not_forgotten(_: PeerError) -> notice::Notice {
    tracing::warn!("another server did not confirm that it forgot a guest");
    notice::UNAVAILABLE
}

/// Forgets a guest's join requests and bans at this node's tables. They are only in the memory of the tables' tasks.
pub(crate) async fn forget_join_requests_here(app: &App, guest: GuestId) {
    for table in app.registry.live() {
        if table.join_request_state(Some(guest)).is_some()
            && let Err(RequestError::Write(error)) = table.request(Request::ForgetGuest(guest)).await
        {
            reply::write_error(error);
        }
    }
}

/// Makes tables forget a guest, whichever nodes own them.
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

/// Makes one of this node's tables forget a guest. If another node owns the table, the inner error is that node's
/// address.
pub(crate) async fn forget_here(app: &App, guest: GuestId, id: &str) -> Result<Result<(), Arc<str>>, notice::Notice> {
    let unusable = |why| match why {
        TableError::OtherNode(address) => Ok(Err(address)),
        TableError::Unavailable => Err(notice::UNAVAILABLE),
        // A quarantined table has no task. The guest's rows in the database are deleted anyway.
        TableError::Quarantined | TableError::Unknown => Ok(Ok(())),
    };
    let table = match app.registry.table(id).await {
        Ok(table) => table,
        Err(why) => return unusable(why),
    };
    let Some(person) = table.person_of(Some(guest)) else { return Ok(Ok(())) };
    match call(app, id, table, Request::Forget(person)).await {
        Err(RequestError::Write(why)) => Err(reply::write_error(why)),
        Err(RequestError::Unusable(why)) => unusable(why),
        Err(RequestError::Gone) => Err(notice::UNAVAILABLE),
        _ => Ok(Ok(())),
    }
}

/// Tells a guest's tables about a new device. The device already has its session, so nothing is lost if a table can't
/// store it.
pub(crate) async fn add_device(app: &App, guest: GuestId) {
    let tables = reply::or_default(app.store.unfinished_tables_of(guest, MAX_DEVICE_TABLES).await);
    for id in tables {
        if let Some(address) = add_device_here(app, guest, &id).await {
            let _ = peers::ask(app, &address, &NodeRequest::DeviceAdded { guest: guest.0, table: id }).await;
        }
    }
}

/// Tells one of this node's tables about a guest's new device. If another node owns the table, returns that node's
/// address.
pub(crate) async fn add_device_here(app: &App, guest: GuestId, id: &str) -> Option<Arc<str>> {
    let table = match app.registry.table(id).await {
        Ok(table) => table,
        Err(TableError::OtherNode(address)) => return Some(address),
        Err(_) => return None,
    };
    let person = table.person_of(Some(guest))?;
    match call(app, id, table, Request::AddDevice(person)).await {
        Err(RequestError::Unusable(TableError::OtherNode(address))) => Some(address),
        Err(RequestError::Write(error)) => {
            reply::write_error(error);
            None
        }
        _ => None,
    }
}
