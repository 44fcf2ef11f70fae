//! Score pads for games with real cards. Phones keep them and send what they have to the server, so that others can
//! watch and take over. Pads are only in the store, so in a cluster any node answers.

mod event;
mod state;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use canasta_i18n::Lang;
use canasta_i18n::messages::pad;
use canasta_i18n::notice::{self, Notice};
use canasta_live::chance::{self, CODE_LENGTH, DEVICE_CODE_LENGTH};
use canasta_pad::{MAX_CLOCK, MAX_DEALS, MAX_NAME_CHARS};
use canasta_pages::{Prefs, clean_text, link_square, pad_page};
use canasta_record::fair::hex;
use canasta_store::{
    GuestId, PadDevice, PadDeviceId, PadEvent, PadEventId, PadId, PadKeeper, PadSync, StoredPad, WriteError,
};
use canasta_table::journal::Hash;
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

use crate::app::{App, Peer};
use crate::handlers::actions::{Body, JsonBody, read};
use crate::handlers::files;
use crate::handlers::forms::{QueryFields, field};
use crate::handlers::join::clean_code;
use crate::middleware::guard::PAD_POLICY;
use crate::middleware::limits::open_pad;
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use event::{EventError, parse_event};
use state::RefusedEvent;

/// Maximum size of a sync's body, in bytes.
pub(crate) const MAX_SYNC_BYTES: usize = 1024 * 1024;
const MAX_EVENTS_PER_SYNC: usize = 200;
/// Lifetime of a hand-over code.
const HAND_OVER_SECS: i64 = 10 * 60;
/// Time that the keeper has to object to a request.
const REQUEST_MS: i64 = 30 * 1000;
/// Maximum attempts to store a sync that conflicts with another one.
const MAX_ATTEMPTS: u32 = 4;

/// What a phone has, and wants to know.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SyncBody {
    pad: String,
    device: String,
    secret: String,
    name: Option<String>,
    /// Number of events that the phone has already received.
    #[serde(default)]
    since: u64,
    /// Number of the deal that is being entered.
    entering: Option<u32>,
    /// Raw JSON, so that their text is stored unchanged.
    #[serde(default)]
    events: Vec<Box<RawValue>>,
}

/// A request of a device that has kept the pad.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeeperBody {
    pad: String,
    secret: String,
    #[serde(default)]
    since: u64,
}

/// A request to take over the pad later.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskBody {
    pad: String,
    device: String,
    secret: String,
    name: Option<String>,
    #[serde(default)]
    since: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBody {
    code: String,
    device: String,
    secret: String,
    name: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QueryBody {
    /// Id of the event. A phone that hasn't received the answer sends the same id again.
    id: Option<String>,
    game: String,
    n: u32,
    name: Option<String>,
    #[serde(default)]
    since: u64,
}

/// A device that is to be forgotten.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForgetBody {
    secret: String,
}

impl Body for SyncBody {
    const UNREADABLE: Notice = notice::NOT_UNDERSTOOD;
}

impl Body for KeeperBody {
    const UNREADABLE: Notice = notice::NOT_UNDERSTOOD;
}

impl Body for AskBody {
    const UNREADABLE: Notice = notice::NOT_UNDERSTOOD;
}

impl Body for ForgetBody {
    const UNREADABLE: Notice = notice::NOT_UNDERSTOOD;
}

impl Body for TakeBody {
    const UNREADABLE: Notice = notice::NOT_UNDERSTOOD;
}

impl Body for QueryBody {
    const UNREADABLE: Notice = notice::NOT_UNDERSTOOD;
}

/// Why a request is refused.
enum PadError {
    Notice(Notice),
    /// The address has opened too many tables and pads. Contains the seconds to wait.
    TooOften(u64),
    NotKept,
    NotKeeping,
    NoSuchPad,
    NoSuchCode,
    TooMuch,
    Full,
}

impl From<Notice> for PadError {
    fn from(notice: Notice) -> Self {
        Self::Notice(notice)
    }
}

impl PadError {
    fn response(&self, lang: Lang) -> Response {
        let (status, code, because) = match self {
            Self::Notice(notice) => return reply::notice(*notice),
            Self::TooOften(seconds) => return reply::retry_later(notice::TOO_OFTEN, *seconds),
            Self::NotKept => (StatusCode::FORBIDDEN, "not-kept", pad::not_kept(lang)),
            Self::NotKeeping => (StatusCode::FORBIDDEN, "not-keeping", pad::not_keeping(lang)),
            Self::NoSuchPad => (StatusCode::NOT_FOUND, "no-such-pad", pad::no_such_pad(lang)),
            Self::NoSuchCode => (StatusCode::NOT_FOUND, "no-such-code", pad::no_such_code(lang)),
            Self::TooMuch => (StatusCode::PAYLOAD_TOO_LARGE, "too-much", pad::too_much(lang)),
            Self::Full => (StatusCode::CONFLICT, "full", pad::full(lang)),
        };
        reply::json(status, &json!({ "code": code, "because": because }))
    }
}

fn answer(lang: Lang, result: Result<Response, PadError>) -> Response {
    result.unwrap_or_else(|error| error.response(lang))
}

/// `GET /pad`. Service workers ask for a language in `lang`, and get a page that doesn't depend on the visitor.
pub(crate) async fn page(visitor: Visitor, QueryFields(fields): QueryFields, headers: HeaderMap) -> Response {
    let stored = Lang::find(field(&fields, "lang")).map(|lang| Prefs { lang, ..Prefs::default() });
    shell(&headers, &stored.unwrap_or(visitor.prefs), None)
}

/// `GET /pad/{code}`: the page for watchers.
pub(crate) async fn watch(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    match watched_pad(&app, &code).await {
        Ok(_) => shell(&headers, &visitor.prefs, clean_code(&code, CODE_LENGTH).as_deref()),
        Err(PadError::NoSuchPad) => reply::page(notice::NO_SUCH_PAD),
        Err(error) => error.response(visitor.prefs.lang),
    }
}

fn shell(headers: &HeaderMap, prefs: &Prefs, code: Option<&str>) -> Response {
    let mut response = files::public(headers, pad_page(prefs, code));
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, PAD_POLICY);
    response
}

/// `POST /pad/sync`: stores what a phone has, and answers with what it doesn't have yet. The first sync creates the
/// pad.
pub(crate) async fn sync(
    State(app): State<App>,
    visitor: Visitor,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let lang = visitor.prefs.lang;
    let peer = peer.map(|Extension(peer)| peer);
    answer(lang, sync_pad(&app, &visitor, peer, &headers, body).await)
}

async fn sync_pad(
    app: &App,
    visitor: &Visitor,
    peer: Option<Peer>,
    headers: &HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, PadError> {
    if body.as_ref().is_err_and(|rejection| rejection.status() == StatusCode::PAYLOAD_TOO_LARGE) {
        return Err(PadError::TooMuch);
    }
    let SyncBody { pad, device, secret, name, since, entering, events } = read(headers, body)?;
    if events.len() > MAX_EVENTS_PER_SYNC {
        return Err(PadError::TooMuch);
    }
    if entering.is_some_and(|deal| !(1..=MAX_DEALS).contains(&deal)) {
        return Err(notice::NOT_UNDERSTOOD.into());
    }
    let pad = pad_id(&pad)?;
    let device = pad_device(&device, &secret, name, visitor.guest)?;
    let lang = visitor.prefs.lang;
    let mut refused = Vec::new();
    let mut accepted = Vec::new();
    for event in &events {
        match parse_event(event.get()) {
            Ok(event) => accepted.push(event),
            Err(error) => refused.push(RefusedEvent::new(lang, &event::id_of(event.get()), error)),
        }
    }
    let sync = PadSync { pad, device: device.clone(), new_code: None, entering, events: accepted };
    store_sync(app, &sync, peer, headers).await?;
    let stored = read_pad(app, pad, since).await?;
    if !sync.events.is_empty() {
        // Full pads leave events out.
        let ids = app.store.pad_event_ids(pad).await.map_err(reply::read_error)?;
        let missing = sync.events.iter().filter(|event| !ids.contains(&event.id));
        refused.extend(missing.map(|event| RefusedEvent::new(lang, &hex(&event.id.0), EventError::Full)));
    }
    Ok(state::response(app, &stored, Some(device.id), Some(refused)))
}

/// Stores a sync, unless there is nothing new in it.
async fn store_sync(app: &App, sync: &PadSync, peer: Option<Peer>, headers: &HeaderMap) -> Result<(), PadError> {
    let PadSync { pad, device, .. } = sync;
    let mut is_counted = false;
    for _ in 0..MAX_ATTEMPTS {
        let keeper = app.store.pad_keeper(*pad, &device.secret).await.map_err(reply::read_error)?;
        let stored = app.store.pad(*pad, u64::MAX, now(app)).await.map_err(reply::read_error)?;
        let new_code = match (&stored, keeper) {
            (Some(stored), Some(keeper)) if keeper.device == device.id => {
                if is_known(sync, stored, &keeper) {
                    return Ok(());
                }
                None
            }
            (Some(_), _) => return Err(PadError::NotKept),
            (None, _) => {
                if !is_counted {
                    open_pad(app, peer, headers).map_err(PadError::TooOften)?;
                    is_counted = true;
                }
                Some(chance::random_table_code().ok_or(notice::UNAVAILABLE)?)
            }
        };
        match app.store.sync_pad(PadSync { new_code, ..sync.clone() }, now(app)).await {
            Ok(()) => return Ok(()),
            // Another device has created the pad, it has just been deleted, or another pad has the code.
            Err(WriteError::Conflict) => {}
            Err(error) => return Err(reply::write_error(error).into()),
        }
    }
    Err(notice::UNAVAILABLE.into())
}

/// Whether the store already has everything in a sync, so that phones can ask often without writing.
fn is_known(sync: &PadSync, stored: &StoredPad, keeper: &PadKeeper) -> bool {
    sync.events.is_empty()
        && (sync.device.name.is_none() || sync.device.name == keeper.name)
        && (sync.device.guest.is_none() || sync.device.guest == keeper.guest)
        && (stored.keeper != sync.device.id || stored.entering == sync.entering)
}

/// `GET /pad/{code}/events?since=n`: what watchers see.
pub(crate) async fn events(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    QueryFields(fields): QueryFields,
) -> Response {
    let watch = async {
        let pad = watched_pad(&app, &code).await?;
        let stored = read_pad(&app, pad, field(&fields, "since").parse().unwrap_or_default()).await?;
        Ok(state::response(&app, &stored, None, None))
    };
    answer(visitor.prefs.lang, watch.await)
}

/// `POST /pad/{code}/query`: a watcher asks to check a deal.
pub(crate) async fn query(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    JsonBody(QueryBody { id, game, n, name, since }): JsonBody<QueryBody>,
) -> Response {
    let query = async {
        let pad = watched_pad(&app, &code).await?;
        let stored = app.store.pad(pad, u64::MAX, now(&app)).await.map_err(reply::read_error)?;
        let clock = stored.ok_or(PadError::NoSuchPad)?.clock.saturating_add(1).min(MAX_CLOCK);
        if !(1..=MAX_DEALS).contains(&n) {
            return Err(notice::NOT_UNDERSTOOD.into());
        }
        let game = bytes::<16>(&game).ok_or(notice::NOT_UNDERSTOOD)?;
        let id = match id {
            Some(id) => bytes(&id).ok_or(notice::NOT_UNDERSTOOD)?,
            None => chance::random_bytes().ok_or(notice::UNAVAILABLE)?,
        };
        let id = PadEventId(id);
        let device = PadDeviceId::WATCHER;
        let mut text = json!({
            "id": hex(&id.0), "clock": clock, "at": now(&app), "device": hex(&device.0),
            "kind": "query", "game": hex(&game), "n": n,
        });
        if let Some(name) = cleaned_name(name) {
            text["by"] = name.into();
        }
        let event = PadEvent { id, clock, device, text: text.to_string() };
        match app.store.add_pad_query(pad, event, visitor.guest).await {
            Ok(()) => {}
            Err(WriteError::Conflict) => return Err(PadError::Full),
            Err(error) => return Err(reply::write_error(error).into()),
        }
        Ok(state::response(&app, &read_pad(&app, pad, since).await?, None, None))
    };
    answer(visitor.prefs.lang, query.await)
}

/// `POST /pad/share`: the link for watchers.
pub(crate) async fn share(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    JsonBody(KeeperBody { pad, secret, .. }): JsonBody<KeeperBody>,
) -> Response {
    let lang = visitor.prefs.lang;
    let share = async {
        let pad = pad_id(&pad)?;
        require_keeper(&app, pad, &secret_hash(&secret)?).await?;
        let code = read_pad(&app, pad, u64::MAX).await?.code;
        let url = format!("{origin}/pad/{code}");
        let qr = link_square(&url, pad::watch_square(lang));
        Ok(reply::json(StatusCode::OK, &json!({ "code": code, "url": url, "qr": qr })))
    };
    answer(lang, share.await)
}

/// `POST /pad/hand-over`: creates a code for another phone, which replaces the earlier one.
pub(crate) async fn hand_over(
    State(app): State<App>,
    visitor: Visitor,
    Origin(origin): Origin,
    JsonBody(KeeperBody { pad, secret, .. }): JsonBody<KeeperBody>,
) -> Response {
    let lang = visitor.prefs.lang;
    let hand_over = async {
        let pad = pad_id(&pad)?;
        let secret = secret_hash(&secret)?;
        require_keeper(&app, pad, &secret).await?;
        let code = chance::random_code(DEVICE_CODE_LENGTH).ok_or(notice::UNAVAILABLE)?;
        let now = now(&app);
        let expires = now.saturating_add(HAND_OVER_SECS * 1000);
        match app.store.add_pad_hand_over(pad, &secret, &hash_of_code(&code), now, expires).await {
            Ok(()) => {}
            Err(WriteError::Conflict) => return Err(PadError::NotKeeping),
            Err(error) => return Err(reply::write_error(error).into()),
        }
        // A browser doesn't send the fragment, so the code is in no log.
        let url = format!("{origin}/pad#take={code}");
        let qr = link_square(&url, pad::take_square(lang));
        let body = json!({ "code": code, "url": url, "qr": qr, "expires_in_s": HAND_OVER_SECS });
        Ok(reply::json(StatusCode::OK, &body))
    };
    answer(lang, hand_over.await)
}

/// `POST /pad/take`: uses up a hand-over code. The device now keeps the pad.
pub(crate) async fn take(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(TakeBody { code, device, secret, name }): JsonBody<TakeBody>,
) -> Response {
    let take = async {
        let device = pad_device(&device, &secret, name, visitor.guest)?;
        let id = device.id;
        // The rate limits count this status as a wrong code.
        let code = clean_code(&code, DEVICE_CODE_LENGTH).ok_or(PadError::NoSuchCode)?;
        let pad = match app.store.take_pad(&hash_of_code(&code), device, now(&app)).await {
            Ok(pad) => pad,
            Err(WriteError::Conflict) => return Err(PadError::NoSuchCode),
            Err(error) => return Err(reply::write_error(error).into()),
        };
        let stored = read_pad(&app, pad, 0).await?;
        Ok(state::taken(&app, pad, &stored, id))
    };
    answer(visitor.prefs.lang, take.await)
}

/// `POST /pad/ask`: a device that has kept the pad wants it back, for example because the keeper's battery is empty.
pub(crate) async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(AskBody { pad, device, secret, name, since }): JsonBody<AskBody>,
) -> Response {
    let ask = async {
        let pad = pad_id(&pad)?;
        let device = pad_device(&device, &secret, name, visitor.guest)?;
        let id = device.id;
        require_keeper(&app, pad, &device.secret).await?;
        let now = now(&app);
        match app.store.ask_for_pad(pad, device, now, now.saturating_add(REQUEST_MS)).await {
            Ok(()) => {}
            Err(WriteError::Conflict) => return Err(PadError::NotKept),
            Err(error) => return Err(reply::write_error(error).into()),
        }
        Ok(state::response(&app, &read_pad(&app, pad, since).await?, Some(id), None))
    };
    answer(visitor.prefs.lang, ask.await)
}

/// `POST /pad/object`: the keeper refuses a request, or the device that has made it takes it back.
pub(crate) async fn object(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(KeeperBody { pad, secret, since }): JsonBody<KeeperBody>,
) -> Response {
    let object = async {
        let pad = pad_id(&pad)?;
        let secret = secret_hash(&secret)?;
        let device = require_keeper(&app, pad, &secret).await?.device;
        match app.store.object_to_pad_request(pad, &secret, now(&app)).await {
            Ok(()) => {}
            Err(WriteError::Conflict) => return Err(PadError::NotKept),
            Err(error) => return Err(reply::write_error(error).into()),
        }
        Ok(state::response(&app, &read_pad(&app, pad, since).await?, Some(device), None))
    };
    answer(visitor.prefs.lang, object.await)
}

/// `POST /pad/forget`: forgets a device, with the pads that only it has kept. The page *Forget me* sends this for
/// visitors without a session, too.
pub(crate) async fn forget(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(ForgetBody { secret }): JsonBody<ForgetBody>,
) -> Response {
    let forget = async {
        app.store.forget_pad_device(&secret_hash(&secret)?).await.map_err(reply::write_error)?;
        Ok(reply::json(StatusCode::OK, &json!({})))
    };
    answer(visitor.prefs.lang, forget.await)
}

fn now(app: &App) -> i64 {
    (app.config.now)()
}

/// A pad with its events after a number. If the number is from an earlier pad with this id, all its events.
async fn read_pad(app: &App, pad: PadId, since: u64) -> Result<StoredPad, PadError> {
    let read = async |after| app.store.pad(pad, after, now(app)).await.map_err(reply::read_error);
    let stored = read(since).await?.ok_or(PadError::NoSuchPad)?;
    if since <= stored.n || since == u64::MAX {
        return Ok(stored);
    }
    read(0).await?.ok_or(PadError::NoSuchPad)
}

/// The pad with a watchers' code, as a person typed it.
async fn watched_pad(app: &App, typed: &str) -> Result<PadId, PadError> {
    // The rate limits count this status as a wrong code.
    let code = clean_code(typed, CODE_LENGTH).ok_or(PadError::NoSuchPad)?;
    app.store.pad_by_code(&code).await.map_err(reply::read_error)?.ok_or(PadError::NoSuchPad)
}

/// The device with this secret, which must have kept the pad.
async fn require_keeper(app: &App, pad: PadId, secret: &Hash) -> Result<PadKeeper, PadError> {
    // A stranger isn't told whether the pad exists.
    app.store.pad_keeper(pad, secret).await.map_err(reply::read_error)?.ok_or(PadError::NotKept)
}

fn pad_id(text: &str) -> Result<PadId, Notice> {
    bytes(text).map(PadId).ok_or(notice::NOT_UNDERSTOOD)
}

fn pad_device(device: &str, secret: &str, name: Option<String>, guest: Option<GuestId>) -> Result<PadDevice, Notice> {
    let id = bytes(device).map(PadDeviceId).filter(|id| *id != PadDeviceId::WATCHER).ok_or(notice::NOT_UNDERSTOOD)?;
    Ok(PadDevice { id, secret: secret_hash(secret)?, name: cleaned_name(name), guest })
}

fn secret_hash(secret: &str) -> Result<Hash, Notice> {
    bytes::<32>(secret).ok_or(notice::NOT_UNDERSTOOD)?;
    Ok(Sha256::digest(secret.as_bytes()).into())
}

fn hash_of_code(code: &str) -> Hash {
    Sha256::digest(format!("canasta pad hand-over {code}").as_bytes()).into()
}

/// A name that is safe to display; `None` if nothing of it is left.
fn cleaned_name(name: Option<String>) -> Option<String> {
    name.map(|name| clean_text(&name, MAX_NAME_CHARS)).filter(|name| !name.is_empty())
}

/// The bytes of lower-case hexadecimal digits.
fn bytes<const BYTES: usize>(text: &str) -> Option<[u8; BYTES]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; BYTES];
    if text.len() != 2 * BYTES {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}
