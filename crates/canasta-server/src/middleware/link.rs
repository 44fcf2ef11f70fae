//! Links copied from chats and mails, with a full stop, a bracket or an invisible character at the end.

use axum::extract::Request;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Redirect, Response};
use canasta_record::pasted;

use crate::handlers::forms::local_path;

/// Middleware: if there is nothing at an address, redirects to the address without what surrounded the link.
pub(crate) async fn undecorate(request: Request, next: Next) -> Response {
    // People don't share links to a page's files.
    let is_link =
        matches!(*request.method(), Method::GET | Method::HEAD) && !request.uri().path().starts_with("/assets/");
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    if !is_link || response.status() != StatusCode::NOT_FOUND {
        return response;
    }
    match link_in(&path) {
        Some(link) if link != path => Redirect::to(local_path(&link)).into_response(),
        _ => response,
    }
}

/// The start of a path that belongs to a link. Paths of links contain only letters, digits and a few signs, and end
/// with a letter or digit. `None` if no program writes such a link.
fn link_in(path: &str) -> Option<String> {
    let visible: String = decoded(path).chars().filter(|letter| !pasted::is_invisible(*letter)).collect();
    if visible.contains("//") || visible.contains("/..") || visible.contains('\0') {
        return None;
    }
    let belongs = |letter: char| letter.is_ascii_alphanumeric() || "/-_.".contains(letter);
    let link = visible.split(|letter| !belongs(letter)).next().unwrap_or_default();
    let link = link.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric());
    match link {
        "" if visible.contains(char::REPLACEMENT_CHARACTER) => None,
        "" => Some("/".to_owned()),
        link => Some(link.to_owned()),
    }
}

/// Decodes `%20` and the like. Invalid characters aren't part of a link.
fn decoded(path: &str) -> String {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let digits = tail.get(..2).filter(|_| first == b'%').and_then(|digits| str::from_utf8(digits).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.unwrap_or(first));
        rest = if byte.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::link_in;

    #[test]
    fn finds_the_link_in_a_path() {
        for (path, link) in [
            ("/join/0a1b", "/join/0a1b"),
            ("/join/0a1b/", "/join/0a1b"),
            ("/join/0a1b.", "/join/0a1b"),
            ("/join/0a1b).", "/join/0a1b"),
            ("/join/0a1b,", "/join/0a1b"),
            ("/join/0a1b%20", "/join/0a1b"),
            ("/join/0a1b%E2%80%8B", "/join/0a1b"),
            ("/join/%E2%80%8B0a1b", "/join/0a1b"),
            ("/join/0a1b%3E", "/join/0a1b"),
            ("/join/0a1b&gt;", "/join/0a1b"),
            ("/join/0a1b%E2%80%9D", "/join/0a1b"),
            ("/join/0a1b*_~", "/join/0a1b"),
            ("/join/0a1b%20Bring%20snacks", "/join/0a1b"),
            ("/join/0a1b%C2%A0%FF", "/join/0a1b"),
            ("/calendar/0a1b.ics)", "/calendar/0a1b.ics"),
            ("/.", "/"),
            ("/100%", "/100"),
        ] {
            assert_eq!(link_in(path).as_deref(), Some(link), "{path}");
            assert_eq!(link_in(link).as_deref(), Some(link));
        }
        for path in ["//evil.test/", "/%2Fevil.test", "/rules/%2e%2e/x", "/rules/..%2f..", "/table.css%00.js", "/%ff"] {
            assert_eq!(link_in(path), None, "{path}");
        }
    }
}
