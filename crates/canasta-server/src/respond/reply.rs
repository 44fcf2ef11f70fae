//! Answers: pages, JSON, and notices in either format.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use canasta_i18n::messages::{error, request};
use canasta_i18n::notice::{self, Notice};
use canasta_i18n::refusal::Refusal;
use canasta_i18n::{Lang, Message, lesson, time};
use canasta_live::{RequestError, TableError};
use canasta_store::{ReadError, WithCauses, WriteError};
use canasta_table::{GameRefusal, TableRefusal};
use serde_json::{Value, json};

use crate::app::App;
use crate::handlers::repeats::with_tokens;
use crate::middleware::route::{Reader, Route};

pub(crate) fn html(document: String) -> Response {
    Html(with_tokens(document)).into_response()
}

/// The `Accept` header that scripts send.
pub(crate) const JSON: &str = "application/json";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A page, for a person.
    Page,
    /// JSON, for a script.
    Json,
}

impl Format {
    /// The answer's format for a request with these extensions and headers.
    pub(crate) fn of(extensions: &Extensions, headers: &HeaderMap) -> Self {
        match Route::of(extensions).reader {
            Reader::Script => Self::Json,
            Reader::Either if headers.get(header::ACCEPT).is_some_and(|accept| accept == JSON) => Self::Json,
            Reader::Person | Reader::Either => Self::Page,
        }
    }

    pub(crate) fn of_request(request: &Request) -> Self {
        Self::of(request.extensions(), request.headers())
    }

    pub(crate) fn notice(self, notice: Notice) -> Response {
        pending(Pending { notice, format: self, retry_after: None })
    }

    /// The notice that a table can't be used. If another node owns the table, attaches that node's address.
    pub(crate) fn unusable(self, why: &TableError) -> Response {
        let mut response = self.notice(unusable(why));
        if let TableError::OtherNode(address) = why {
            response.extensions_mut().insert(RemoteTable(Arc::clone(address)));
        }
        response
    }

    /// The answer to a request that a table refused.
    pub(crate) fn not_granted(self, why: &RequestError, lang: Lang) -> Response {
        match (self, why) {
            (format, RequestError::Unusable(why)) => format.unusable(why),
            (Self::Json, why) => not_granted(why, lang),
            (Self::Page, RequestError::Table(why)) => refused_page(*why, lang),
            (Self::Page, RequestError::Write(why)) => page(write_error(*why)),
            (Self::Page, RequestError::Game(_) | RequestError::NoRandomness | RequestError::Gone) => {
                page(notice::UNAVAILABLE)
            }
        }
    }
}

impl FromRequestParts<App> for Format {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.extensions, &parts.headers))
    }
}

/// Address of the node that owns the request's table. An extension of the answer, for the middleware that forwards
/// requests.
#[derive(Clone)]
pub(crate) struct RemoteTable(pub(crate) Arc<str>);

/// The error of a handler whose answers are read by people.
pub(crate) enum ErrorPage {
    /// Any error.
    Notice(Notice),
    /// The table can't be used, for example because another node owns it.
    Unusable(TableError),
}

impl From<Notice> for ErrorPage {
    fn from(notice: Notice) -> Self {
        Self::Notice(notice)
    }
}

impl From<TableError> for ErrorPage {
    fn from(why: TableError) -> Self {
        Self::Unusable(why)
    }
}

impl IntoResponse for ErrorPage {
    fn into_response(self) -> Response {
        match self {
            Self::Notice(notice) => page(notice),
            Self::Unusable(why) => Format::Page.unusable(&why),
        }
    }
}

/// A notice that isn't rendered yet, because most code that creates notices doesn't know the request's language.
#[derive(Clone, Copy)]
struct Pending {
    notice: Notice,
    format: Format,
    /// Seconds until a script may try again.
    retry_after: Option<u64>,
}

fn pending(pending: Pending) -> Response {
    let mut response = status(pending.notice).into_response();
    response.extensions_mut().insert(pending);
    response
}

/// Renders a pending notice, and returns any other answer unchanged. Keeps headers that were added in between.
pub(crate) fn render_notice(mut response: Response, lang: Lang) -> Response {
    let Some(Pending { notice, format, retry_after }) = response.extensions_mut().remove() else { return response };
    let because = notice.sentence(lang);
    let rendered = match (format, retry_after) {
        (Format::Page, _) => html(canasta_pages::error_page(lang, notice.status, notice.title(lang), because)),
        (Format::Json, None) => json(status(notice), &json!({ "because": because })),
        (Format::Json, Some(seconds)) => {
            let because = Message::sentences([&because.into(), &time::retry_notice(lang, seconds)]);
            json(status(notice), &json!({ "because": because.as_str(), "again": seconds }))
        }
    };
    let (mut parts, _) = response.into_parts();
    let (rendered, body) = rendered.into_parts();
    parts.headers.extend(rendered.headers);
    Response::from_parts(parts, body)
}

/// A notice as a page.
pub(crate) fn page(notice: Notice) -> Response {
    Format::Page.notice(notice)
}

/// A document with the notice's status.
pub(crate) fn with_status(notice: Notice, document: String) -> Response {
    (status(notice), Html(document)).into_response()
}

/// Retry delay in seconds if a table has too many windows.
const WINDOW_RETRY_SECS: u64 = 30;

/// The answer if a table has too many windows.
pub(crate) fn too_many_windows() -> Response {
    retry_later(notice::TOO_MANY_WINDOWS, WINDOW_RETRY_SECS)
}

/// A notice for a script, with the number of seconds until it can try again.
pub(crate) fn retry_later(notice: Notice, seconds: u64) -> Response {
    let mut response = pending(Pending { notice, format: Format::Json, retry_after: Some(seconds) });
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

pub(crate) fn notice(notice: Notice) -> Response {
    Format::Json.notice(notice)
}

/// A JSON answer with a status.
pub(crate) fn json(status: StatusCode, json: &Value) -> Response {
    let mut response = (status, json.to_string()).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

pub(crate) fn status(notice: Notice) -> StatusCode {
    StatusCode::from_u16(notice.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// The notice that a table can't be used.
fn unusable(why: &TableError) -> Notice {
    match why {
        TableError::Unknown => notice::NO_SUCH_TABLE,
        TableError::Quarantined => notice::QUARANTINED,
        TableError::Unavailable | TableError::OtherNode(_) => notice::UNAVAILABLE,
    }
}

/// Logs a failure to read from the store, and returns the notice for it.
#[expect(clippy::needless_pass_by_value, reason = "`map_err` passes the error")]
pub(crate) fn read_error(error: ReadError) -> Notice {
    tracing::error!(error = %WithCauses(&error), "failed to read the store");
    notice::UNAVAILABLE
}

/// The value from the store. Logs an error and returns the default instead, for parts that a page can do without.
pub(crate) fn or_default<T: Default>(read: Result<T, ReadError>) -> T {
    read.unwrap_or_else(|error| {
        read_error(error);
        T::default()
    })
}

/// Logs a failure to write to the store, and returns the notice for it.
pub(crate) fn write_error(error: WriteError) -> Notice {
    tracing::warn!(%error, "failed to write to the store");
    match error {
        WriteError::Full => notice::DISK_FULL,
        WriteError::Conflict | WriteError::Unreachable | WriteError::Unknown | WriteError::Stopped => {
            notice::UNAVAILABLE
        }
    }
}

/// A refusal because of the rules.
pub(crate) fn refused(refusal: &Refusal) -> Response {
    let body = json!({ "refused": refusal.code, "because": refusal.because, "rule": refusal.rule });
    json(StatusCode::CONFLICT, &body)
}

/// A refusal by the game, as JSON.
fn game_refusal(lang: Lang, why: &GameRefusal) -> Response {
    let body = match why {
        // The refusal comes from the lesson and not from the rules, so there is no chapter to link to.
        GameRefusal::NotYet(hint) => json!({ "refused": "not-yet", "because": lesson::hint(lang, *hint) }),
        GameRefusal::Stale => json!({ "stale": true, "because": request::stale(lang) }),
        GameRefusal::IdTaken => json!({ "because": request::id_taken(lang) }),
        GameRefusal::NoSuchSeat => {
            return json(StatusCode::FORBIDDEN, &json!({ "because": request::no_such_seat(lang) }));
        }
        other => match notice::game_refusal(lang, other) {
            Some(refusal) => return refused(&refusal),
            None => return notice(notice::UNAVAILABLE),
        },
    };
    json(StatusCode::CONFLICT, &body)
}

/// A refusal by the table, as a page.
fn refused_page(why: TableRefusal, lang: Lang) -> Response {
    let sentence = notice::table_refusal(lang, why);
    let status = StatusCode::CONFLICT;
    (status, Html(canasta_pages::error_page(lang, status.as_u16(), error::title_not_now(lang), sentence)))
        .into_response()
}

/// A refusal by the table, as JSON.
pub(crate) fn not_granted(why: &RequestError, lang: Lang) -> Response {
    match why {
        RequestError::Game(why) => game_refusal(lang, why),
        RequestError::Table(why) => {
            json(StatusCode::CONFLICT, &json!({ "because": notice::table_refusal(lang, *why) }))
        }
        RequestError::Write(why) => notice(write_error(*why)),
        RequestError::Unusable(why) => Format::Json.unusable(why),
        RequestError::NoRandomness | RequestError::Gone => notice(notice::UNAVAILABLE),
    }
}
