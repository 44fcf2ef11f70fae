//! The state of a pad, as JSON for its phones and watchers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use canasta_i18n::Lang;
use canasta_i18n::messages::pad;
use canasta_i18n::notice;
use canasta_record::fair::hex;
use canasta_store::{PadDeviceId, PadId, StoredPad};
use serde::Serialize;
use serde_json::value::RawValue;

use super::event::EventError;
use crate::app::App;
use crate::respond::reply;

#[derive(Serialize)]
struct PadState<'a> {
    n: u64,
    events: Vec<&'a RawValue>,
    code: &'a str,
    keeper: Person<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    is_keeper: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entering: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<Request<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Vec<RefusedEvent>>,
}

#[derive(Serialize)]
struct Person<'a> {
    device: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
}

#[derive(Serialize)]
struct Request<'a> {
    #[serde(flatten)]
    person: Person<'a>,
    ends_in_ms: i64,
}

/// The answer to a device that has taken a pad.
#[derive(Serialize)]
struct Taken<'a> {
    pad: String,
    state: PadState<'a>,
}

/// An event that isn't stored.
#[derive(Serialize)]
pub(super) struct RefusedEvent {
    id: String,
    code: &'static str,
    reason: &'static str,
}

impl RefusedEvent {
    pub(super) fn new(lang: Lang, id: &str, error: EventError) -> Self {
        let (code, reason) = match error {
            EventError::TooLarge => ("too-large", pad::entry_too_large(lang)),
            EventError::NotUnderstood => ("not-understood", pad::entry_not_understood(lang)),
            EventError::Full => ("full", pad::full(lang)),
        };
        Self { id: id.to_owned(), code, reason }
    }
}

/// The answer with a pad's state. Watchers have no device.
pub(super) fn response(
    app: &App,
    stored: &StoredPad,
    device: Option<PadDeviceId>,
    refused: Option<Vec<RefusedEvent>>,
) -> Response {
    json(&PadState { refused, ..state(app, stored, device) })
}

/// The answer to a device that has taken a pad.
pub(super) fn taken(app: &App, pad: PadId, stored: &StoredPad, device: PadDeviceId) -> Response {
    json(&Taken { pad: hex(&pad.0), state: state(app, stored, Some(device)) })
}

fn state<'a>(app: &App, stored: &'a StoredPad, device: Option<PadDeviceId>) -> PadState<'a> {
    let person =
        |device: PadDeviceId, name: &'a Option<String>| Person { device: hex(&device.0), name: name.as_deref() };
    let request = stored.request.as_ref().map(|request| Request {
        person: person(request.device, &request.name),
        ends_in_ms: request.due.saturating_sub(super::now(app)).max(0),
    });
    PadState {
        n: stored.n,
        // Only valid JSON is stored.
        events: stored.events.iter().filter_map(|text| serde_json::from_str(text).ok()).collect(),
        code: &stored.code,
        keeper: person(stored.keeper, &stored.keeper_name),
        is_keeper: device.map(|device| device == stored.keeper),
        entering: stored.entering,
        request,
        refused: None,
    }
}

fn json(body: &impl Serialize) -> Response {
    let Ok(text) = serde_json::to_string(body) else { return reply::notice(notice::CRASHED) };
    let mut response = (StatusCode::OK, text).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}
