//! A record that somebody brings: as a file from a form, pasted into it, or as plain text from the page's script. It is
//! read, played through by its rules, and stands on the shelf then.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use canasta_pages::{Prefs, Unopened, open_page};
use canasta_record::fair::hex;
use canasta_record::record::Record;
use canasta_record::replay::Replay;
use canasta_record::words::desk::{self, Notice};
use serde_json::json;

use super::super::guard::JSON;
use super::super::pages::{see_other, whole_body};
use super::super::session::Visitor;
use super::super::{App, reply};

/// The largest record, with what a form puts around it.
pub(super) const LARGEST: usize = 512 * 1024;

/// `GET /replay`
pub(super) async fn ask(visitor: Visitor) -> Response {
    reply::html(open_page(&visitor.prefs, None))
}

/// `POST /replay`
pub(super) async fn bring(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let text = match text_of(&headers, body) {
        Ok(text) => text,
        Err(notice) => return reply::page(notice),
    };
    let opened = app.shelf.work(move || open(&text)).await;
    match opened {
        Some(Ok(replay)) => {
            let path = format!("/replay/{}", hex(&app.shelf.put(replay)));
            if headers.get(header::ACCEPT).is_some_and(|accept| accept == JSON) {
                return reply::value(StatusCode::OK, &json!({ "path": path }));
            }
            see_other(&path)
        }
        Some(Err(why)) => unopened(&visitor.prefs, StatusCode::UNPROCESSABLE_ENTITY, &why),
        None => reply::page(desk::CRASHED),
    }
}

/// The page with what is wrong.
pub(super) fn unopened(prefs: &Prefs, status: StatusCode, why: &Unopened) -> Response {
    let mut response = reply::html(open_page(prefs, Some(why)));
    *response.status_mut() = status;
    response
}

fn open(text: &str) -> Result<Replay, Unopened> {
    let complaints = |all: Vec<canasta_record::record::Complaint>| {
        Unopened::Unreadable(all.iter().map(ToString::to_string).collect())
    };
    let record = Record::read(text).map_err(complaints)?;
    Replay::of(record).map_err(|why| Unopened::Wrong(why.to_string()))
}

/// The text of a record out of a request's body.
fn text_of(headers: &HeaderMap, body: Result<Bytes, BytesRejection>) -> Result<String, Notice> {
    let body =
        whole_body(body).map_err(|notice| if notice == desk::TOO_LARGE { desk::RECORD_TOO_LARGE } else { notice })?;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // What is no text is told by whoever reads it, with line and column.
    let text = String::from_utf8_lossy(&body);
    match kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase().as_str() {
        "multipart/form-data" => Ok(first_part(kind, &text).unwrap_or_default().to_owned()),
        "text/plain" => Ok(text.into_owned()),
        _ => Err(desk::WRONG_TYPE_RECORD),
    }
}

/// The first part of a form that has anything in it: the file, or what was pasted.
fn first_part<'a>(kind: &str, body: &'a str) -> Option<&'a str> {
    let boundary = kind.split(';').find_map(|part| part.trim().strip_prefix("boundary="))?.trim_matches('"');
    if boundary.is_empty() {
        return None;
    }
    let between = format!("--{boundary}");
    let mut contents = body.split(between.as_str()).filter_map(|part| {
        let (_, content) = part.split_once("\r\n\r\n")?;
        Some(content.strip_suffix("\r\n").unwrap_or(content))
    });
    contents.find(|content| !content.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::first_part;

    #[test]
    fn a_form_has_a_file_or_a_text() {
        let part = |name: &str, content: &str| {
            format!("--xyz\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"\"\r\n\r\n{content}\r\n")
        };
        let kind = "multipart/form-data; boundary=xyz";
        let form = |file: &str, text: &str| format!("{}{}--xyz--\r\n", part("record", file), part("text", text));
        assert_eq!(
            first_part(kind, &form("Canasta record 1\r\n\r\nDeal 1", "")),
            Some("Canasta record 1\r\n\r\nDeal 1")
        );
        assert_eq!(first_part(kind, &form("", "pasted")), Some("pasted"));
        assert_eq!(first_part("multipart/form-data; boundary=\"xyz\"", &form("a", "")), Some("a"));
        for (kind, body) in [(kind, ""), (kind, "--xyz--"), ("multipart/form-data", "--xyz"), ("a; boundary=", "b")] {
            assert_eq!(first_part(kind, body), None, "{kind} {body}");
        }
    }
}
