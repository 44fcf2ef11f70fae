//! The live connection of one screen: a message at once and on every change. A slow screen misses states, never the
//! latest one; nothing is queued for it.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, Path, RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use canasta_live::{Following, Snapshot, stopped};
use canasta_pages::{Prefs, showing_body, showing_spoken};
use canasta_table::scene::Showing;
use canasta_words::desk;
use serde_json::json;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::address::other_address;
use super::origin::Origin;
use super::patch::ScreenMarkup;
use super::session::Visitor;
use super::{App, reply};

/// The right to hold a connection; a socket keeps it as long as it lives.
#[derive(Clone)]
pub(crate) struct Permit {
    _held: Arc<dyn std::any::Any + Send + Sync>,
}

impl Permit {
    pub(crate) fn new(held: impl Send + Sync + 'static) -> Self {
        Self { _held: Arc::new(held) }
    }
}

/// Longest message from a screen, which has nothing to say.
const MESSAGE: usize = 1024;
/// How long a message may take to leave.
const SEND: Duration = Duration::from_secs(15);
/// A socket that stayed silent for so many pings is gone.
const SILENT_PINGS: u32 = 3;

/// `GET /table/{id}/live`; with `?patch` the states after the first come as what changed.
pub(super) async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    Path(id): Path<String>,
    (RawQuery(query), headers): (RawQuery, HeaderMap),
    permit: Option<Extension<Permit>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        return why_not(&app, &visitor, &id, &headers).await;
    };
    let metrics = Arc::clone(&app.config.metrics);
    let counted = metrics.socket();
    // Asked again with the right to hear when it ends: between the two it may have ended.
    let followed = match visitor.session {
        Some(session) => match app.sessions.follow(session).await {
            Ok(followed) => followed,
            Err(_) => return reply::notice(desk::UNAVAILABLE),
        },
        None => None,
    };
    let (guest, session) = followed.unzip();
    let (table, snapshots) = match app.registry.follow(&id, guest).await {
        Ok(followed) => followed,
        Err(why) => return reply::notice(reply::unusable(why)),
    };
    let Some(snapshots) = snapshots else { return reply::notice(desk::NOT_YOUR_SEAT) };
    let Some(window) = table.open_window(table.viewer_of(guest)) else { return reply::too_many_windows() };
    if table.seat_of(guest).is_some() {
        table.pace(visitor.prefs.pace);
    }
    let (stop, ping_every) = (app.stop.clone(), app.config.ping_every);
    let markup = (query.as_deref() == Some("patch")).then(ScreenMarkup::default);
    let screen = Screen { snapshots, session, prefs: visitor.prefs, origin, markup, stop, ping_every };
    // A screen says next to nothing: the library's usual buffer would be most of what a connection costs.
    let upgrade = upgrade.read_buffer_size(MESSAGE).max_message_size(MESSAGE).max_frame_size(MESSAGE);
    upgrade.on_upgrade(async move |socket| {
        if screen.run(socket).await == close_code::AWAY {
            metrics.slow_socket();
        }
        drop((window, permit, counted));
    })
}

/// Scripts do not read why a socket was refused, so the page asks once more without one.
async fn why_not(app: &App, visitor: &Visitor, id: &str, headers: &HeaderMap) -> Response {
    if other_address(headers, &app.config).is_some() {
        return reply::notice(desk::WRONG_ADDRESS);
    }
    let table = app.registry.table(id).await;
    let full = table.is_ok_and(|table| !table.has_room(table.viewer_of(visitor.guest)));
    if full { reply::too_many_windows() } else { reply::page(desk::NOT_A_SOCKET) }
}

struct Screen {
    snapshots: watch::Receiver<Snapshot>,
    /// As long as it lasts; who has none is a stranger.
    session: Option<Following>,
    prefs: Prefs,
    origin: String,
    /// What it has, where it can put the next state together from that.
    markup: Option<ScreenMarkup>,
    stop: watch::Receiver<bool>,
    ping_every: Duration,
}

impl Screen {
    async fn run(mut self, mut socket: WebSocket) -> u16 {
        let code = self.follow(&mut socket).await;
        // The other end may be gone already.
        let goodbye = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }));
        let _ = timeout(Duration::from_secs(1), socket.send(goodbye)).await;
        code
    }

    /// Sends until something ends it; the reason as a code for the other end.
    async fn follow(&mut self, socket: &mut WebSocket) -> u16 {
        let Self { snapshots, session, prefs, origin, markup, stop, ping_every } = self;
        let mut pings = interval_at(Instant::now() + *ping_every, *ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        snapshots.mark_changed();
        loop {
            tokio::select! {
                changed = snapshots.changed() => {
                    // A table that leaves the memory comes back when the screen connects again.
                    if changed.is_err() {
                        return close_code::RESTART;
                    }
                    let now = snapshots.borrow_and_update().clone();
                    if !send(socket, Message::Text(message(&now, prefs, origin, markup.as_mut()).into())).await {
                        return close_code::AWAY;
                    }
                }
                message = socket.recv() => match message {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return close_code::NORMAL,
                    Some(Ok(_)) => heard = Instant::now(),
                },
                _ = pings.tick() => {
                    let silent = heard.elapsed() > *ping_every * SILENT_PINGS;
                    if silent || !send(socket, Message::Ping(Bytes::new())).await {
                        return close_code::AWAY;
                    }
                }
                // It connects again as whoever it is then.
                () = over(session) => return close_code::RESTART,
                () = stopped(stop) => return close_code::RESTART,
            }
        }
    }
}

async fn over(session: &mut Option<Following>) {
    match session {
        Some(session) => session.over().await,
        None => std::future::pending().await,
    }
}

/// What a screen is told of a state. Times stand apart from the rest: they are what differs from one moment to the next.
fn message(now: &Snapshot, prefs: &Prefs, origin: &str, markup: Option<&mut ScreenMarkup>) -> String {
    let (happened, turn) = showing_spoken(prefs.lang, &now.showing);
    let mut message = json!({
        "n": now.showing.n(),
        "happened": happened,
        "turn": turn,
    });
    let html = showing_body(&now.showing, prefs, origin);
    match markup.and_then(|markup| markup.patch(&html)) {
        Some(patch) => message["patch"] = patch,
        None => message["html"] = html.into(),
    }
    if let Showing::Game(scene) = &*now.showing
        && let Some(ticking) = scene.around.running_clock
    {
        let since = u64::try_from(now.at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let bank = ticking.bank.saturating_sub(since.saturating_sub(ticking.base));
        message["clock"] = json!({
            "seat": ticking.seat.0,
            "base": ticking.base.saturating_sub(since),
            "bank": bank,
        });
    }
    message.to_string()
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SEND, socket.send(message)).await, Ok(Ok(())))
}
