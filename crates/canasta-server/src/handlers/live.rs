//! The live connection of one screen: a message at once, and one on every change. A slow screen misses states, but never the
//! latest; nothing is queued for it.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Extension, Path, RawQuery, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use canasta_i18n::notice;
use canasta_live::{Followed, SessionWatch, Snapshot, TableError, Viewer, Window, spawn, stopped};
use canasta_pages::Prefs;
use canasta_store::GuestId;
use canasta_table::bots::Pace;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use hyper_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use hyper_tungstenite::tungstenite::{Message, Utf8Bytes};
use hyper_tungstenite::{HyperWebsocketStream, is_upgrade_request, upgrade};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::app::App;
use crate::cluster::Forwarded;
use crate::cluster::spectators::{begin, followed};
use crate::middleware::address::other_address;
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::patch::ScreenMarkup;
use crate::respond::reply;
use crate::respond::reply::Format;
use crate::respond::shown::message;

/// The right to hold a connection, which a socket keeps as long as it is open.
#[derive(Clone)]
pub(crate) struct Permit {
    _held: Arc<dyn std::any::Any + Send + Sync>,
}

impl Permit {
    pub(crate) fn new(held: impl Send + Sync + 'static) -> Self {
        Self { _held: Arc::new(held) }
    }
}

/// The longest message that a screen may send, in bytes. The page's script sends none.
const MESSAGE: usize = 1024;
/// How long sending a message may take.
const SEND: Duration = Duration::from_secs(15);
/// A socket that did not answer so many pings is gone.
const SILENT_PINGS: u32 = 3;

/// `GET /table/{id}/live`; with `?patch` the states after the first come as patches.
pub(crate) async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    Path(id): Path<String>,
    (RawQuery(query), headers): (RawQuery, HeaderMap),
    (permit, sent_on): (Option<Extension<Permit>>, Option<Extension<Forwarded>>),
    mut request: Request,
) -> Response {
    // A screen sends next to nothing: the library's default buffer would be most of what a connection costs.
    let config = WebSocketConfig::default()
        .read_buffer_size(MESSAGE)
        .max_message_size(Some(MESSAGE))
        .max_frame_size(Some(MESSAGE));
    let upgraded = is_upgrade_request(&request).then(|| upgrade(&mut request, Some(config)));
    let Some(Ok((switching, socket))) = upgraded else {
        return not_a_socket(&app, &visitor, &id, &headers, sent_on.as_ref()).await;
    };
    let metrics = Arc::clone(&app.config.metrics);
    let counted = metrics.socket();
    // Asked again with the right to hear when it ends: between the two it may have ended.
    let followed = match visitor.session {
        Some(session) => match app.sessions.follow(session).await {
            Ok(followed) => followed,
            Err(error) => return reply::notice(reply::unread(error)),
        },
        None => None,
    };
    let (guest, session) = followed.unzip();
    let Watched { snapshots, window, shared } =
        match watched(&app, &id, guest, visitor.prefs.pace, sent_on.as_ref()).await {
            Ok(watched) => watched,
            Err(why) => return Format::Json.unusable(&why),
        };
    let Some(snapshots) = snapshots else { return reply::notice(notice::NOT_YOUR_SEAT) };
    let Some(window) = window else { return reply::too_many_windows() };
    let (stop, ping_every) = (app.stop.clone(), app.config.timeouts.ping);
    let markup = (query.as_deref() == Some("patch")).then(ScreenMarkup::default);
    let connection = Connection { snapshots, shared, session, prefs: visitor.prefs, origin, markup, stop, ping_every };
    spawn(Box::pin(async move {
        // An error means that the client was gone before the answer.
        if let Ok(socket) = socket.await
            && connection.run(socket).await == CloseCode::Away
        {
            metrics.slow_socket();
        }
        drop((window, permit, counted));
    }));
    switching.map(|_| Body::empty())
}

/// What a window follows, and its right to do so.
struct Watched {
    /// `None` where the visitor may not look.
    snapshots: Option<watch::Receiver<Snapshot>>,
    /// `None` where there are too many.
    window: Option<Window>,
    /// Whether it is what all spectators see.
    shared: bool,
}

/// Opens a window of a guest or a stranger: of a spectator on this node, wherever the table is.
async fn watched(
    app: &App,
    id: &str,
    guest: Option<GuestId>,
    pace: Pace,
    sent_on: Option<&Extension<Forwarded>>,
) -> Result<Watched, TableError> {
    let of_spectator =
        |(table, seen): (Followed, _)| Watched { window: table.open_window(), snapshots: Some(seen), shared: true };
    if let Some(followed) = followed(app, sent_on, id, guest).await {
        return Ok(of_spectator(followed));
    }
    let (table, snapshots) = match app.registry.follow(id, guest).await {
        Err(elsewhere @ TableError::Elsewhere(_)) => {
            return begin(app, sent_on, id, guest).await.map(of_spectator).ok_or(elsewhere);
        }
        found => found?,
    };
    let viewer = table.viewer_of(guest);
    let (window, shared) = (table.open_window(viewer), viewer == Viewer::Stranger);
    if window.is_some() && table.seat_of(guest).is_some() {
        table.pace(pace);
    }
    Ok(Watched { snapshots, window, shared })
}

/// Answers a plain request to a socket's address: scripts cannot read why a socket was refused, so the page asks here.
async fn not_a_socket(
    app: &App,
    visitor: &Visitor,
    id: &str,
    headers: &HeaderMap,
    sent_on: Option<&Extension<Forwarded>>,
) -> Response {
    if other_address(headers, &app.config).is_some() {
        return reply::notice(notice::WRONG_ADDRESS);
    }
    if let Some((table, _)) = followed(app, sent_on, id, visitor.guest).await {
        return if table.has_room() { reply::page(notice::NOT_A_SOCKET) } else { reply::too_many_windows() };
    }
    let table = app.registry.table(id).await;
    if let Err(elsewhere @ TableError::Elsewhere(_)) = &table {
        return Format::Page.unusable(elsewhere);
    }
    let full = table.is_ok_and(|table| !table.has_room(table.viewer_of(visitor.guest)));
    if full { reply::too_many_windows() } else { reply::page(notice::NOT_A_SOCKET) }
}

struct Connection {
    snapshots: watch::Receiver<Snapshot>,
    /// Whether many windows may follow the same.
    shared: bool,
    /// The visitor's session, which may end; strangers have none.
    session: Option<SessionWatch>,
    prefs: Prefs,
    origin: String,
    /// The markup that the screen has, if it takes patches.
    markup: Option<ScreenMarkup>,
    stop: watch::Receiver<bool>,
    ping_every: Duration,
}

impl Connection {
    async fn run(mut self, mut socket: HyperWebsocketStream) -> CloseCode {
        let code = self.follow(&mut socket).await;
        // The client may be gone already.
        let goodbye = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }));
        let _ = timeout(Duration::from_secs(1), socket.send(goodbye)).await;
        code
    }

    /// Sends states until the connection has to end; returns the close code for the client.
    async fn follow(&mut self, socket: &mut HyperWebsocketStream) -> CloseCode {
        let Self { snapshots, shared, session, prefs, origin, markup, stop, ping_every } = self;
        let mut pings = interval_at(Instant::now() + *ping_every, *ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        snapshots.mark_changed();
        loop {
            tokio::select! {
                changed = snapshots.changed() => {
                    // A table that leaves the memory is loaded again when the screen reconnects.
                    if changed.is_err() {
                        return CloseCode::Restart;
                    }
                    let now = snapshots.borrow_and_update().clone();
                    if !send(socket, Message::Text(message(&now, prefs, origin, markup.as_mut(), *shared).into())).await {
                        return CloseCode::Away;
                    }
                }
                message = socket.next() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return CloseCode::Normal,
                    Some(Ok(_)) => heard = Instant::now(),
                },
                _ = pings.tick() => {
                    let silent = heard.elapsed() > *ping_every * SILENT_PINGS;
                    if silent || !send(socket, Message::Ping(Bytes::new())).await {
                        return CloseCode::Away;
                    }
                }
                // It reconnects with the session that the browser has then.
                () = over(session) => return CloseCode::Restart,
                () = stopped(stop) => return CloseCode::Restart,
            }
        }
    }
}

async fn over(session: &mut Option<SessionWatch>) {
    match session {
        Some(session) => session.ended().await,
        None => std::future::pending().await,
    }
}

async fn send(socket: &mut HyperWebsocketStream, message: Message) -> bool {
    matches!(timeout(SEND, socket.send(message)).await, Ok(Ok(())))
}
