//! The files of the program, and pages that are the same for all visitors: they are compressed, and browsers may cache them. A
//! file whose address has a hash is cached for a year; all else is revalidated each time, with a short answer where it
//! has not changed. Each file is compressed once, when the server starts.
//!
//! Pages with a hand, a name or an invitation are never compressed: beside text that another person chose, their length would
//! tell of the secret (BREACH). They are not cached either.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, Once, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use canasta_assets::{Encoding, File, Level};
use canasta_i18n::notice;

use crate::respond::reply;

/// For a year: a file with a hash in its address does not change.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Browsers revalidate their copy each time.
const ASK: HeaderValue = HeaderValue::from_static("no-cache");

/// Fewer bytes than this are sent as they are.
const SMALL: usize = 512;

/// The best encoding that the client accepts.
fn accepted(headers: &HeaderMap) -> Option<Encoding> {
    let accepted = headers.get_all(header::ACCEPT_ENCODING);
    let accepted: Vec<&str> =
        accepted.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).collect();
    let takes = |compression: &Encoding| {
        accepted.iter().any(|one| {
            let (name, weight) = one.split_once(';').unwrap_or((one, ""));
            let refused = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0_f32));
            name.trim().eq_ignore_ascii_case(compression.name()) && !refused
        })
    };
    Encoding::ALL.into_iter().find(takes)
}

/// A file is no document: opened as one, a picture may load and run nothing. Shorter than a page's policy, ten times on the way to a
/// first card.
const NO_DOCUMENT: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Answers a path without a route: a style sheet, a picture, a script, or 404.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let Some((file, hashed)) = canasta_assets::asset(uri.path()) else {
        return reply::page(notice::NO_SUCH_PAGE);
    };
    if !matches!(method, Method::GET | Method::HEAD) {
        return reply::page(notice::WRONG_METHOD);
    }
    let compression = accepted(&headers);
    // Some hundredths of a second for a large file, once.
    let compressed =
        tokio::task::spawn_blocking(move || compression.and_then(|compression| compressed(file, compression))).await;
    let (bytes, compression) = match (compressed, compression) {
        (Ok(Some(bytes)), Some(compression)) => (bytes, Some(compression)),
        _ => (Bytes::from_static(&file.bytes), None),
    };
    let kept = if hashed { FOR_EVER } else { ASK };
    let mut response = answer(&headers, &file.hash, kept, file.content_type, bytes, compression);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, NO_DOCUMENT);
    response
}

/// Compresses all files, on a thread of its own. A file that is asked for meanwhile is compressed for that request.
pub(crate) fn compress_files() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let all = || {
            for (file, compression) in
                canasta_assets::files().flat_map(|file| Encoding::ALL.map(|compression| (file, compression)))
            {
                compressed(file, compression);
            }
        };
        // Without the thread, each is compressed when it is first asked for.
        drop(std::thread::Builder::new().name("compress".to_owned()).spawn(all));
    });
}

/// A compressed file; from the second time on from memory.
fn compressed(file: &'static File, compression: Encoding) -> Option<Bytes> {
    type Compressed = BTreeMap<(&'static str, Encoding), Arc<OnceLock<Option<Bytes>>>>;
    static COMPRESSED: LazyLock<Mutex<Compressed>> = LazyLock::new(Mutex::default);
    let place = {
        // A panic cannot leave it half changed.
        let mut all = COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.entry((file.url.as_str(), compression)).or_default())
    };
    place.get_or_init(|| smaller(&file.bytes, compression, Level::Smallest)).clone()
}

fn smaller(bytes: &[u8], compression: Encoding, level: Level) -> Option<Bytes> {
    let compressed = (bytes.len() >= SMALL).then(|| compression.compress(bytes, level)).flatten()?;
    (compressed.len() < bytes.len()).then(|| compressed.into())
}

/// A page that is the same for all visitors with the same choices, and holds no names.
pub(crate) fn public(headers: &HeaderMap, document: String) -> Response {
    let mut response = same_for_all(headers, "text/html; charset=utf-8", document);
    // How cards look is a choice in a cookie.
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Cookie"));
    response
}

/// A text that is the same for all visitors, whatever they have chosen.
pub(crate) fn same_for_all(headers: &HeaderMap, content_type: &'static str, text: String) -> Response {
    let hash = canasta_assets::hash(text.as_bytes());
    let compression = accepted(headers);
    let compressed = compression
        .and_then(|compression| Some((smaller(text.as_bytes(), compression, Level::Fast)?, Some(compression))));
    let (bytes, compression) = compressed.unwrap_or_else(|| (text.into(), None));
    answer(headers, &hash, ASK, content_type, bytes, compression)
}

fn answer(
    asked: &HeaderMap,
    hash: &str,
    kept: HeaderValue,
    content_type: &'static str,
    bytes: Bytes,
    compression: Option<Encoding>,
) -> Response {
    // Weak, because the tag is the same for every encoding.
    let tag = format!("W/\"{hash}\"");
    let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let known = known.flat_map(|known| known.split(',')).any(|one| {
        let one = one.trim();
        one == "*" || one.trim_start_matches("W/") == &tag[2..]
    });
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { bytes.into_response() };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(header::CACHE_CONTROL, kept);
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(compression) = compression.filter(|_| !known) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(compression.name()));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_accepted_encoding_is_chosen() {
        for (header, expect) in [
            ("gzip, deflate, br, zstd", Some(Encoding::Brotli)),
            ("gzip;q=1.0, br;q=0", Some(Encoding::Gzip)),
            ("GZIP", Some(Encoding::Gzip)),
            ("identity", None),
            ("brotli", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(header));
            assert_eq!(accepted(&headers), expect, "{header}");
        }
    }

    #[test]
    fn leaves_short_texts_uncompressed() {
        assert_eq!(smaller(b"short", Encoding::Gzip, Level::Smallest), None);
    }
}
