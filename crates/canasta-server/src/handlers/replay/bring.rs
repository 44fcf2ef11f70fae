//! Opens a visitor's record, sent as a file or pasted text in a form, or as plain text by the page's script. The record
//! is parsed, checked against its rules, and kept in memory.

use axum::body::Bytes;
use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest as _, Multipart, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use canasta_i18n::notice::{self, Notice};
use canasta_i18n::{Lang, record};
use canasta_pages::{Prefs, RecordOpenError, open_page};
use canasta_record::fair::hex;
use canasta_record::pasted;
use canasta_record::record::{Record, RecordError};
use canasta_record::replay::Replay;
use serde_json::json;

use crate::app::App;
use crate::handlers::files;
use crate::handlers::forms::see_other;
use crate::middleware::session::Visitor;
use crate::respond::reply;
use crate::respond::reply::JSON;

/// Maximum size of a request with a record, including the form's overhead.
pub(crate) const MAX_BYTES: usize = 512 * 1024;

/// `GET /replay`
pub(crate) async fn ask(visitor: Visitor, headers: HeaderMap) -> Response {
    files::public(&headers, open_page(&visitor.prefs, None))
}

/// `POST /replay`
pub(crate) async fn bring(State(app): State<App>, visitor: Visitor, request: Request) -> Response {
    let for_script = request.headers().get(header::ACCEPT).is_some_and(|accept| accept == JSON);
    let text = match text_of(request).await {
        Ok(text) => text,
        Err(notice) => return reply::page(notice),
    };
    let lang = visitor.prefs.lang;
    let opened = app.replays.work(move || open(lang, &text)).await;
    match opened {
        Some(Ok(replay)) => {
            let path = format!("/replay/{}", hex(&app.replays.insert_record(replay)));
            if for_script {
                return reply::json(StatusCode::OK, &json!({ "path": path }));
            }
            see_other(&path)
        }
        Some(Err(why)) => refusal_page(&visitor.prefs, StatusCode::UNPROCESSABLE_ENTITY, &why),
        None => reply::page(notice::CRASHED),
    }
}

/// The page that explains why a record wasn't opened.
pub(super) fn refusal_page(prefs: &Prefs, status: StatusCode, why: &RecordOpenError) -> Response {
    let mut response = reply::html(open_page(prefs, Some(why)));
    *response.status_mut() = status;
    response
}

fn open(lang: Lang, text: &str) -> Result<Replay, RecordOpenError> {
    let unreadable = |errors: Vec<RecordError>| {
        RecordOpenError::Unreadable(errors.iter().map(|error| record::error(lang, error)).collect())
    };
    let record = Record::read(text).map_err(unreadable)?;
    Replay::of(record).map_err(|why| RecordOpenError::Wrong(record::error(lang, &RecordError::of(&why, text))))
}

/// The text of the record in a request. Leaves invalid text to the record parser, which reports the line and column.
async fn text_of(request: Request) -> Result<String, Notice> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    match kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
        "multipart/form-data" => {
            let form = Multipart::from_request(request, &()).await.map_err(|_| notice::WRONG_TYPE_RECORD)?;
            first_field(form).await.map_err(|why| refused(why.status(), notice::WRONG_TYPE_RECORD))
        }
        "text/plain" => {
            let body = Bytes::from_request(request, &()).await;
            let body = body.map_err(|why| refused(why.status(), notice::NOT_UNDERSTOOD))?;
            Ok(decoded(&body))
        }
        _ => Err(notice::WRONG_TYPE_RECORD),
    }
}

fn decoded(bytes: &[u8]) -> String {
    pasted::decode(bytes).unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned())
}

/// The first field that isn't empty: the file, or else the pasted text.
async fn first_field(mut form: Multipart) -> Result<String, MultipartError> {
    while let Some(field) = form.next_field().await? {
        let content = field.bytes().await?;
        if !content.trim_ascii().is_empty() {
            return Ok(decoded(&content));
        }
    }
    Ok(String::new())
}

/// The notice that the record is too large, or `otherwise`.
fn refused(status: StatusCode, otherwise: Notice) -> Notice {
    if status == StatusCode::PAYLOAD_TOO_LARGE { notice::RECORD_TOO_LARGE } else { otherwise }
}
