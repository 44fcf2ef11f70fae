//! Answers: pages, JSON, notices in either form.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use canasta_live::{RequestError, TableError};
use canasta_store::WriteError;
use canasta_table::GameRefusal;
use canasta_words::desk::{self, Notice};
use canasta_words::messages::{error, request};
use canasta_words::refusal::Refusal;
use canasta_words::{Lang, Message, lesson};
use serde_json::{Value, json};

/// A whole document.
pub(super) fn html(document: String) -> Response {
    Html(document).into_response()
}

/// A notice that has no words yet: where it is found, the language of the request is mostly not at hand.
#[derive(Clone, Copy)]
struct Unsaid {
    notice: Notice,
    form: Form,
}

/// How a notice is told.
#[derive(Clone, Copy)]
enum Form {
    /// As a page.
    Page,
    /// As JSON, for a script.
    Json,
    /// The same, of what is possible after so many seconds.
    Later(u64),
}

fn unsaid(notice: Notice, form: Form) -> Response {
    let mut response = status(notice).into_response();
    response.extensions_mut().insert(Unsaid { notice, form });
    response
}

/// Puts a notice into words; any other answer has them already. What was added to the answer since, stays.
pub(super) fn in_words(mut response: Response, lang: Lang) -> Response {
    let Some(Unsaid { notice, form }) = response.extensions_mut().remove() else { return response };
    let because = notice.sentence(lang);
    let words = match form {
        Form::Page => html(canasta_pages::error_page(lang, notice.status, notice.title(lang), because)),
        Form::Json => value(status(notice), &json!({ "because": because })),
        Form::Later(seconds) => {
            let because = Message::sentences([&because.into(), &error::again_in(lang, seconds)]);
            value(status(notice), &json!({ "because": because.as_str(), "again": seconds }))
        }
    };
    let ((mut parts, _), (own, body)) = (response.into_parts(), words.into_parts());
    parts.headers.extend(own.headers);
    Response::from_parts(parts, body)
}

/// A notice as a page.
pub(super) fn page(notice: Notice) -> Response {
    unsaid(notice, Form::Page)
}

/// A document with the status of a notice.
pub(super) fn with_status(notice: Notice, document: String) -> Response {
    (status(notice), Html(document)).into_response()
}

/// How long a window waits for which there is no room.
const ROOM: u64 = 30;

/// A window too many.
pub(super) fn too_many_windows() -> Response {
    later(desk::TOO_MANY_WINDOWS, ROOM)
}

/// A notice for a script, of what is possible after some seconds: it tries again by itself.
pub(super) fn later(notice: Notice, seconds: u64) -> Response {
    let mut response = unsaid(notice, Form::Later(seconds));
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// A notice as JSON.
pub(super) fn notice(notice: Notice) -> Response {
    unsaid(notice, Form::Json)
}

/// JSON with a status.
pub(super) fn value(status: StatusCode, value: &Value) -> Response {
    let mut response = (status, value.to_string()).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

pub(super) fn status(notice: Notice) -> StatusCode {
    StatusCode::from_u16(notice.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// What to say of a table that cannot be used.
pub(super) const fn unusable(why: TableError) -> Notice {
    match why {
        TableError::Unknown => desk::NO_SUCH_TABLE,
        TableError::Quarantined => desk::QUARANTINED,
        TableError::Unavailable => desk::UNAVAILABLE,
    }
}

/// What to say of a store that did not write.
pub(super) const fn unwritten(why: WriteError) -> Notice {
    match why {
        WriteError::Full => desk::DISK_FULL,
        WriteError::Conflict | WriteError::Unknown | WriteError::Stopped => desk::UNAVAILABLE,
    }
}

/// A refusal by the rules.
pub(super) fn refused(refusal: &Refusal) -> Response {
    let body = json!({ "refused": refusal.code, "because": refusal.because, "rule": refusal.rule });
    value(StatusCode::CONFLICT, &body)
}

/// Why a request in the game is refused.
fn game_refusal(lang: Lang, why: &GameRefusal) -> Response {
    let body = match why {
        // Not the rules' word: there is no chapter to read.
        GameRefusal::NotYet(hint) => json!({ "refused": "not-yet", "because": lesson::hint(lang, *hint) }),
        GameRefusal::Stale => json!({ "stale": true, "because": request::stale(lang) }),
        GameRefusal::IdTaken => json!({ "because": request::id_taken(lang) }),
        GameRefusal::NoSuchSeat => {
            return value(StatusCode::FORBIDDEN, &json!({ "because": request::no_such_seat(lang) }));
        }
        other => match desk::game_refusal(lang, other) {
            Some(refusal) => return refused(&refusal),
            None => return notice(desk::UNAVAILABLE),
        },
    };
    value(StatusCode::CONFLICT, &body)
}

/// What to say of a request that was not granted.
pub(super) fn not_granted(why: &RequestError, lang: Lang) -> Response {
    match why {
        RequestError::Game(why) => game_refusal(lang, why),
        RequestError::Table(why) => value(StatusCode::CONFLICT, &json!({ "because": desk::table_refusal(lang, *why) })),
        RequestError::Write(why) => notice(unwritten(*why)),
        RequestError::NoRandomness | RequestError::Gone => notice(desk::UNAVAILABLE),
    }
}
