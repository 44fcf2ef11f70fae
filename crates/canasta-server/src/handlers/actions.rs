//! Players' actions at a table: JSON in, JSON out.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use canasta::CardAction;
use canasta_i18n::notice::{self, Notice};
use canasta_i18n::refusal;
use canasta_live::BOT_ID_PREFIX;
use canasta_record::fair::Cut;
use canasta_table::SeatRequest;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::app::App;
use crate::handlers::forms::{is_type, whole_body};
use crate::handlers::table_call::{MAX_ATTEMPTS, has_left};
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::Format;

const MAX_ID_BYTES: usize = 64;
/// In place of an action: takes back the last meld.
const TAKE_BACK: &str = "take-back";

/// For example `{"id": "…", "n": 17, "act": "take 4H 4D"}`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionBody {
    id: String,
    n: u64,
    #[serde(rename = "act")]
    action: String,
}

/// For example `{"id": "…", "n": 17, "cut": "9c…"}`. The cut is optional.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NextBody {
    id: String,
    n: u64,
    cut: Option<String>,
}

/// `POST /table/{id}/act`
pub(crate) async fn action(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    JsonBody(ActionBody { id, n, action }): JsonBody<ActionBody>,
) -> Response {
    if action == TAKE_BACK {
        return seat_request(&app, &visitor, &table, id, n, SeatRequest::TakeBack).await;
    }
    let action = match action.parse::<CardAction>() {
        Ok(action) => action,
        Err(unreadable) => return reply::refused(&refusal::unreadable(visitor.prefs.lang, &unreadable)),
    };
    seat_request(&app, &visitor, &table, id, n, SeatRequest::Action(action)).await
}

/// `POST /table/{id}/next`: the player is ready for the next deal.
pub(crate) async fn next(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    JsonBody(NextBody { id, n, cut }): JsonBody<NextBody>,
) -> Response {
    app.answered_forms.arrived(&format!("/table/{table}"));
    let cut = match cut.map(|cut| Cut::from_hex(&cut)) {
        Some(None) => return reply::notice(notice::BAD_CUT),
        Some(cut) => cut,
        None => None,
    };
    seat_request(&app, &visitor, &table, id, n, SeatRequest::NextDeal(cut)).await
}

/// Extractor for a JSON body.
pub(crate) struct JsonBody<T>(pub(crate) T);

pub(crate) trait Body: DeserializeOwned {
    /// The notice if the body can't be parsed.
    const UNREADABLE: Notice;
}

impl Body for ActionBody {
    const UNREADABLE: Notice = notice::NOT_AN_ACTION;
}

impl Body for NextBody {
    const UNREADABLE: Notice = notice::NOT_READY;
}

impl<T: Body> FromRequest<App> for JsonBody<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let headers = request.headers().clone();
        read(&headers, Bytes::from_request(request, app).await).map(Self).map_err(reply::notice)
    }
}

/// Parses a JSON body.
pub(crate) fn read<T: Body>(headers: &HeaderMap, body: Result<Bytes, BytesRejection>) -> Result<T, Notice> {
    let body = whole_body(body)?;
    if !is_type(headers, "application/json") {
        return Err(notice::WRONG_TYPE_JSON);
    }
    serde_json::from_slice(&body).map_err(|_| T::UNREADABLE)
}

async fn seat_request(app: &App, visitor: &Visitor, table: &str, id: String, n: u64, request: SeatRequest) -> Response {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    // This prefix is reserved for bots' actions.
    if id.is_empty() || id.len() > MAX_ID_BYTES || !id.bytes().all(is_plain) || id.starts_with(BOT_ID_PREFIX) {
        return reply::notice(notice::BAD_ID);
    }
    // If the table has just been unloaded, loads it again. The id prevents the action from being applied twice.
    for _ in 0..MAX_ATTEMPTS {
        let live = match app.registry.table(table).await {
            Ok(live) => live,
            Err(why) => return Format::Json.unusable(&why),
        };
        let seated_person = live.person_of(visitor.guest).filter(|_| live.seat_of(visitor.guest).is_some());
        let Some(person) = seated_person else { return reply::notice(notice::NOT_YOUR_SEAT) };
        live.pace(visitor.prefs.pace);
        let play = canasta_live::Request::Play { person, id: id.clone(), n, request: request.clone() };
        match live.request(play).await {
            Ok(n) => return reply::json(StatusCode::OK, &json!({ "n": n })),
            Err(why) if has_left(&why) => tokio::task::yield_now().await,
            Err(why) => return reply::not_granted(&why, visitor.prefs.lang),
        }
    }
    reply::notice(notice::UNAVAILABLE)
}
