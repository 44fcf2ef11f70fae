//! Answers: pages, JSON, notices in either form.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use canasta_live::{Opening, RequestError};
use canasta_store::WriteError;
use canasta_table::GameRefusal;
use canasta_words::desk::{self, Notice};
use canasta_words::refusal::Refusal;
use canasta_words::{Lang, lesson};
use serde_json::{Value, json};

/// A whole document.
pub(super) fn html(document: String) -> Response {
    Html(document).into_response()
}

/// A notice as a page.
pub(super) fn page(notice: Notice) -> Response {
    with_status(notice, canasta_pages::error_page(notice.status, notice.title, notice.sentence))
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
    let because = format!("{} {}", notice.sentence, desk::again_in(seconds));
    let mut response = value(status(notice), &json!({ "because": because, "again": seconds }));
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// A notice as JSON.
pub(super) fn notice(notice: Notice) -> Response {
    value(status(notice), &json!({ "because": notice.sentence }))
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

/// What to say of a table that does not open.
pub(super) const fn opening(opening: &Opening) -> Notice {
    match opening {
        Opening::Unknown => desk::NO_SUCH_TABLE,
        Opening::Quarantined => desk::TABLE_QUARANTINED,
        Opening::Unavailable => desk::UNAVAILABLE,
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
        GameRefusal::Stale => json!({ "stale": true, "because": desk::STALE }),
        GameRefusal::IdTaken => json!({ "because": desk::ID_TAKEN }),
        GameRefusal::NoSuchSeat => {
            return value(StatusCode::FORBIDDEN, &json!({ "because": desk::NO_SUCH_SEAT }));
        }
        other => match desk::game_refusal(lang, other) {
            Some(refusal) => return refused(&refusal),
            None => return notice(desk::UNAVAILABLE),
        },
    };
    value(StatusCode::CONFLICT, &body)
}

/// What to say of a wish that was not granted.
pub(super) fn trouble(trouble: &RequestError, lang: Lang) -> Response {
    match trouble {
        RequestError::Refused(why) => game_refusal(lang, why),
        RequestError::NotDone(why) => value(StatusCode::CONFLICT, &json!({ "because": desk::table_refusal(*why) })),
        RequestError::Write(why) => notice(unwritten(*why)),
        RequestError::NoRandomness | RequestError::Gone => notice(desk::UNAVAILABLE),
    }
}
