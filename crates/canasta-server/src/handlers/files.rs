//! Static files, and pages that are the same for all visitors. They are compressed, and browsers may cache them. A file
//! with a hash in its path is cached for a year. Browsers revalidate everything else each time, and get a short answer
//! if it hasn't changed. Files are compressed once, when the server starts.
//!
//! Pages with a hand, a name or an invitation are never compressed. If they also contain text that someone else chose,
//! their compressed length could reveal the secret (BREACH). They aren't cached either.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, Once, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use canasta_assets::{Encoding, File, Level};
use canasta_i18n::notice;

use crate::respond::reply;

/// Browsers keep their copy for a year. A file with a hash in its path never changes.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Browsers revalidate their copy each time.
const REVALIDATE: HeaderValue = HeaderValue::from_static("no-cache");

/// Minimum size for compression.
const MIN_COMPRESS_BYTES: usize = 512;

fn accepted_compression(headers: &HeaderMap) -> Option<Encoding> {
    let accepted = headers.get_all(header::ACCEPT_ENCODING);
    let accepted: Vec<&str> =
        accepted.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).collect();
    let is_accepted = |compression: &Encoding| {
        accepted.iter().any(|entry| {
            let (name, weight) = entry.split_once(';').unwrap_or((entry, ""));
            let refused = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0_f32));
            name.trim().eq_ignore_ascii_case(compression.name()) && !refused
        })
    };
    Encoding::ALL.into_iter().find(is_accepted)
}

/// Content policy for files. A picture opened on its own must not load or run anything. Shorter than the policy for
/// pages, because it is sent ten times before the first card is on the screen.
const FILE_POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Fallback for unknown paths: serves a static file, or 404.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let Some((file, is_hashed)) = canasta_assets::asset(uri.path()) else {
        return reply::page(notice::NO_SUCH_PAGE);
    };
    if !matches!(method, Method::GET | Method::HEAD) {
        return reply::page(notice::WRONG_METHOD);
    }
    let compression = accepted_compression(&headers);
    // Compressing a large file takes some hundredths of a second, but happens only once.
    let compressed =
        tokio::task::spawn_blocking(move || compression.and_then(|compression| compressed(file, compression))).await;
    let (bytes, compression) = match (compressed, compression) {
        (Ok(Some(bytes)), Some(compression)) => (bytes, Some(compression)),
        _ => (Bytes::from_static(&file.bytes), None),
    };
    let cache_control = if is_hashed { IMMUTABLE } else { REVALIDATE };
    let mut response = answer(&headers, &file.hash, cache_control, file.content_type, bytes, compression);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, FILE_POLICY);
    response
}

/// Compresses all files on a separate thread. If a file is requested before its turn, the request compresses it.
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
        // Without the thread, each file is compressed on its first request.
        drop(std::thread::Builder::new().name("compress".to_owned()).spawn(all));
    });
}

/// A file in compressed form. Compressed only once, and kept in memory.
fn compressed(file: &'static File, compression: Encoding) -> Option<Bytes> {
    type Compressed = BTreeMap<(&'static str, Encoding), Arc<OnceLock<Option<Bytes>>>>;
    static COMPRESSED: LazyLock<Mutex<Compressed>> = LazyLock::new(Mutex::default);
    let cell = {
        // A panic can't leave the map half changed.
        let mut all = COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.entry((file.url.as_str(), compression)).or_default())
    };
    cell.get_or_init(|| compress_if_smaller(&file.bytes, compression, Level::Smallest)).clone()
}

fn compress_if_smaller(bytes: &[u8], compression: Encoding, level: Level) -> Option<Bytes> {
    let compressed = (bytes.len() >= MIN_COMPRESS_BYTES).then(|| compression.compress(bytes, level)).flatten()?;
    (compressed.len() < bytes.len()).then(|| compressed.into())
}

/// Answers with a page without names, which is the same for all visitors with the same language and preferences.
pub(crate) fn public(headers: &HeaderMap, document: String) -> Response {
    let mut response = same_for_all(headers, "text/html; charset=utf-8", document);
    // A chosen language and the card style are in a cookie.
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Cookie, Accept-Language"));
    response
}

/// Answers with a text that is the same for all visitors, whatever their preferences.
pub(crate) fn same_for_all(headers: &HeaderMap, content_type: &'static str, text: String) -> Response {
    let hash = canasta_assets::hash(text.as_bytes());
    let compression = accepted_compression(headers);
    let compressed = compression.and_then(|compression| {
        Some((compress_if_smaller(text.as_bytes(), compression, Level::Fast)?, Some(compression)))
    });
    let (bytes, compression) = compressed.unwrap_or_else(|| (text.into(), None));
    answer(headers, &hash, REVALIDATE, content_type, bytes, compression)
}

fn answer(
    request_headers: &HeaderMap,
    hash: &str,
    cache_control: HeaderValue,
    content_type: &'static str,
    bytes: Bytes,
    compression: Option<Encoding>,
) -> Response {
    // Weak, because all compressions of a file have the same tag.
    let tag = format!("W/\"{hash}\"");
    let tags = request_headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_current = tags.flat_map(|tags| tags.split(',')).any(|known| {
        let known = known.trim();
        known == "*" || known.trim_start_matches("W/") == &tag[2..]
    });
    let mut response = if is_current { StatusCode::NOT_MODIFIED.into_response() } else { bytes.into_response() };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(header::CACHE_CONTROL, cache_control);
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(compression) = compression.filter(|_| !is_current) {
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
    fn chooses_the_best_accepted_compression() {
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
            assert_eq!(accepted_compression(&headers), expect, "{header}");
        }
    }

    #[test]
    fn leaves_short_texts_uncompressed() {
        assert_eq!(compress_if_smaller(b"short", Encoding::Gzip, Level::Smallest), None);
    }
}
