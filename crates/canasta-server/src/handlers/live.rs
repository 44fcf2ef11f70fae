//! The live connection of a screen. Sends a message at once, and one after every change. A slow screen skips states but
//! always gets the latest, because nothing is queued for it.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Extension, Path, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use canasta_i18n::{Lang, notice};
use canasta_live::{FollowedTable, SessionWatch, Snapshot, TableError, Viewer, Window, spawn, stopped};
use canasta_pages::Prefs;
use canasta_store::GuestId;
use canasta_table::bots::Pace;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper_tungstenite::tungstenite::protocol::frame::Frame;
use hyper_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use hyper_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use hyper_tungstenite::tungstenite::{Message, Utf8Bytes};
use hyper_tungstenite::{HyperWebsocketStream, is_upgrade_request, upgrade};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::app::App;
use crate::cluster::Forwarded;
use crate::cluster::spectators::{followed, start_following};
use crate::handlers::forms::{QueryFields, field, has_field};
use crate::middleware::address::foreign_origin;
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;
use crate::respond::screen::{ScreenMarkup, message};

/// The guards that count a connection. A socket holds them while it is open.
#[derive(Clone)]
pub(crate) struct Permit {
    _held: Arc<dyn std::any::Any + Send + Sync>,
}

impl Permit {
    pub(crate) fn new(held: impl Send + Sync + 'static) -> Self {
        Self { _held: Arc::new(held) }
    }
}

/// Maximum size of a message from a screen. The page's script doesn't send any.
const MAX_MESSAGE_BYTES: usize = 1024;
/// Nearly all patches fit into one frame.
const MAX_FRAME_BYTES: usize = 4096;
const SEND_TIMEOUT: Duration = Duration::from_secs(15);
/// Sockets send their pings at multiples of this time. Otherwise each ping would wake up an idle server.
const PING_STEP: Duration = Duration::from_millis(250);
/// Unanswered pings before a socket counts as dead.
const MAX_UNANSWERED_PINGS: u32 = 3;

/// `GET /table/{id}/live`. With `?patch`, the states after the first are sent as patches. `lang` is the language of the
/// page, because not all browsers send `Accept-Language` when they open a socket.
pub(crate) async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    Path(id): Path<String>,
    (QueryFields(fields), headers): (QueryFields, HeaderMap),
    (permit, forwarded): (Option<Extension<Permit>>, Option<Extension<Forwarded>>),
    mut request: Request,
) -> Response {
    // A screen sends almost nothing, so the library's default buffer would be most of a connection's memory.
    let config = WebSocketConfig::default()
        .read_buffer_size(MAX_MESSAGE_BYTES)
        .max_message_size(Some(MAX_MESSAGE_BYTES))
        .max_frame_size(Some(MAX_MESSAGE_BYTES));
    let upgraded = is_upgrade_request(&request).then(|| upgrade(&mut request, Some(config)));
    let Some(Ok((switching, socket))) = upgraded else {
        return not_a_socket(&app, &visitor, &id, &headers, forwarded.as_ref()).await;
    };
    let metrics = Arc::clone(&app.config.metrics);
    let counted = metrics.socket();
    // Looks up the session again, to be notified when it ends. It may have ended since the first lookup.
    let followed = match visitor.session {
        Some(session) => match app.sessions.follow(session).await {
            Ok(followed) => followed,
            Err(error) => return reply::notice(reply::read_error(error)),
        },
        None => None,
    };
    let (guest, session) = followed.unzip();
    let OpenedWindow { snapshots, window, shared } =
        match open_window(&app, &id, guest, visitor.prefs.pace, forwarded.as_ref()).await {
            Ok(opened) => opened,
            Err(why) => return Format::Json.unusable(&why),
        };
    let Some(snapshots) = snapshots else { return reply::notice(notice::NOT_YOUR_SEAT) };
    let Some(window) = window else { return reply::too_many_windows() };
    let markup = has_field(&fields, "patch").then(ScreenMarkup::default);
    let lang = Lang::find(field(&fields, "lang")).unwrap_or(visitor.prefs.lang);
    let connection = Connection {
        snapshots,
        shared,
        session,
        prefs: Prefs { lang, ..visitor.prefs },
        origin,
        markup,
        stop: app.stop.clone(),
        ping_interval: app.config.timeouts.ping,
    };
    spawn(Box::pin(async move {
        // An error means that the client disconnected before the answer.
        if let Ok(socket) = socket.await
            && connection.run(socket).await == CloseCode::Away
        {
            metrics.slow_socket();
        }
        drop((window, permit, counted));
    }));
    switching.map(|_| Body::empty())
}

struct OpenedWindow {
    /// `None` if the visitor may not watch.
    snapshots: Option<watch::Receiver<Snapshot>>,
    /// `None` if the table has too many windows.
    window: Option<Window>,
    /// Whether the window shows the same thing as all spectators' windows.
    shared: bool,
}

/// Opens a window for a guest or a stranger. Spectators follow the table on this node, whichever node owns it.
async fn open_window(
    app: &App,
    id: &str,
    guest: Option<GuestId>,
    pace: Pace,
    forwarded: Option<&Extension<Forwarded>>,
) -> Result<OpenedWindow, TableError> {
    let spectator_window = |(table, seen): (FollowedTable, _)| OpenedWindow {
        window: table.open_window(),
        snapshots: Some(seen),
        shared: true,
    };
    if let Some(followed) = followed(app, forwarded, id, guest).await {
        return Ok(spectator_window(followed));
    }
    let (table, viewer, snapshots) = match app.registry.follow_in_window(id, guest).await {
        Err(remote @ TableError::OtherNode(_)) => {
            return start_following(app, forwarded, id, guest).await.map(spectator_window).ok_or(remote);
        }
        found => found?,
    };
    let window = table.open_window(viewer);
    let shared = viewer == Viewer::Stranger;
    if window.is_some() && table.seat_of(guest).is_some() {
        table.pace(pace);
    }
    Ok(OpenedWindow { snapshots, window, shared })
}

/// Answers a plain request to a socket's path. Scripts can't see why a socket was refused, so the page sends a request
/// to find out.
async fn not_a_socket(
    app: &App,
    visitor: &Visitor,
    id: &str,
    headers: &HeaderMap,
    forwarded: Option<&Extension<Forwarded>>,
) -> Response {
    if foreign_origin(headers, &app.config).is_some() {
        return reply::notice(notice::WRONG_ADDRESS);
    }
    if let Some((table, _)) = followed(app, forwarded, id, visitor.guest).await {
        return if table.has_room() { reply::page(notice::NOT_A_SOCKET) } else { reply::too_many_windows() };
    }
    let table = app.registry.table(id).await;
    if let Err(remote @ TableError::OtherNode(_)) = &table {
        return Format::Page.unusable(remote);
    }
    let is_full = table.is_ok_and(|table| !table.has_room(table.viewer_of(visitor.guest)));
    if is_full { reply::too_many_windows() } else { reply::page(notice::NOT_A_SOCKET) }
}

struct Connection {
    snapshots: watch::Receiver<Snapshot>,
    /// Whether other windows can show the same.
    shared: bool,
    /// The visitor's session, to notice when it ends. `None` for strangers.
    session: Option<SessionWatch>,
    prefs: Prefs,
    origin: String,
    /// The screen's current markup. `None` if it doesn't take patches.
    markup: Option<ScreenMarkup>,
    stop: watch::Receiver<bool>,
    ping_interval: Duration,
}

impl Connection {
    async fn run(mut self, mut socket: HyperWebsocketStream) -> CloseCode {
        let code = self.follow(&mut socket).await;
        // The client may already be gone.
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }));
        let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
        code
    }

    /// Sends states until the connection has to close, and returns the close code.
    async fn follow(&mut self, socket: &mut HyperWebsocketStream) -> CloseCode {
        let Self { snapshots, shared, session, prefs, origin, markup, stop, ping_interval } = self;
        let mut pings = interval_at(next_ping_step(Instant::now() + *ping_interval), *ping_interval);
        pings.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let mut last_message = Instant::now();
        snapshots.mark_changed();
        loop {
            tokio::select! {
                changed = snapshots.changed() => {
                    // The table was unloaded. The screen reconnects, which loads it again.
                    if changed.is_err() {
                        return CloseCode::Restart;
                    }
                    let now = snapshots.borrow_and_update().clone();
                    if !send_text(socket, message(&now, prefs, origin, markup.as_mut(), *shared)).await {
                        return CloseCode::Away;
                    }
                }
                message = socket.next() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return CloseCode::Normal,
                    Some(Ok(_)) => last_message = Instant::now(),
                },
                _ = pings.tick() => {
                    let is_silent = last_message.elapsed() > *ping_interval * MAX_UNANSWERED_PINGS;
                    if is_silent || !send(socket, Message::Ping(Bytes::new())).await {
                        return CloseCode::Away;
                    }
                }
                // The screen reconnects with the browser's new session.
                () = session_end(session) => return CloseCode::Restart,
                () = stopped(stop) => return CloseCode::Restart,
            }
        }
    }
}

/// The first multiple of [`PING_STEP`] at or after `at`.
fn next_ping_step(at: Instant) -> Instant {
    static FIRST_STEP: LazyLock<Instant> = LazyLock::new(Instant::now);
    let since = at.saturating_duration_since(*FIRST_STEP).as_nanos();
    let steps = since.div_ceil(PING_STEP.as_nanos());
    *FIRST_STEP + PING_STEP * canasta::must_fit::<u32>(steps)
}

async fn session_end(session: &mut Option<SessionWatch>) {
    match session {
        Some(session) => session.ended().await,
        None => std::future::pending().await,
    }
}

/// Sends a long text in several frames, because a socket keeps a buffer as large as its longest frame.
async fn send_text(socket: &mut HyperWebsocketStream, text: String) -> bool {
    let mut rest = Bytes::from(text);
    let mut kind = Data::Text;
    loop {
        let frame = rest.split_to(rest.len().min(MAX_FRAME_BYTES));
        let is_last = rest.is_empty();
        if !send(socket, Message::Frame(Frame::message(frame, OpCode::Data(kind), is_last))).await {
            return false;
        }
        if is_last {
            return true;
        }
        kind = Data::Continue;
    }
}

async fn send(socket: &mut HyperWebsocketStream, message: Message) -> bool {
    matches!(timeout(SEND_TIMEOUT, socket.send(message)).await, Ok(Ok(())))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn sockets_send_their_pings_together() {
        let now = Instant::now();
        let mut steps = BTreeSet::new();
        for millis in 0..500 {
            let at = now + Duration::from_millis(millis);
            let step = next_ping_step(at);
            assert!(step >= at && step - at < PING_STEP, "{millis} ms");
            steps.insert(step);
        }
        assert!(steps.len() <= 3, "{} moments", steps.len());
    }
}
