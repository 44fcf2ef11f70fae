//! The files of the program, and pages that are the same for everybody: packed, and kept by browsers. A file under its name
//! with a hash is kept for ever; all else is asked for again each time and answered by a few bytes where it has not changed.
//! Each file is packed once, when the server starts.
//!
//! Pages with a hand, a name or an invitation are never packed: their length would tell of a secret beside words that
//! somebody else chose (BREACH). They are not kept either.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Arc, LazyLock, Mutex, Once, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use canasta_pages::File;
use canasta_words::desk;

use super::reply;

/// For a year: what has a hash in its name does not change.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Browsers ask each time whether their copy still holds.
const ASK: HeaderValue = HeaderValue::from_static("no-cache");

/// How hard a file is packed, which is done once; and a page, which is done for each who asks.
const FILE: Effort = Effort { brotli: 10, gzip: 9 };
const PAGE: Effort = Effort { brotli: 4, gzip: 5 };
/// Less than this is sent as it is.
const SMALL: usize = 512;

#[derive(Clone, Copy)]
struct Effort {
    brotli: u32,
    gzip: u32,
}

/// Ways of packing, by the name under which browsers ask for them. The first is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Packing {
    Brotli,
    Gzip,
}

impl Packing {
    const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The best that whoever asks takes.
    fn taken(headers: &HeaderMap) -> Option<Self> {
        let accepted = headers.get_all(header::ACCEPT_ENCODING);
        let accepted: Vec<&str> =
            accepted.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).collect();
        let takes = |packing: &Self| {
            accepted.iter().any(|one| {
                let (name, weight) = one.split_once(';').unwrap_or((one, ""));
                let refused = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0_f32));
                name.trim().eq_ignore_ascii_case(packing.name()) && !refused
            })
        };
        Self::ALL.into_iter().find(takes)
    }

    /// `None` where it cannot be packed, which does not happen in memory.
    fn pack(self, bytes: &[u8], effort: Effort) -> Option<Vec<u8>> {
        match self {
            Self::Brotli => {
                let mut packed = Vec::new();
                let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, effort.brotli, 20);
                writer.write_all(bytes).ok()?;
                drop(writer);
                Some(packed)
            }
            Self::Gzip => {
                let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(effort.gzip));
                writer.write_all(bytes).ok()?;
                writer.finish().ok()
            }
        }
    }
}

/// Everything that is at no address of the router's: style sheet, faces, scripts; or nothing.
pub(super) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let Some((file, hashed)) = canasta_pages::asset(uri.path()) else {
        return reply::page(desk::NO_SUCH_PAGE);
    };
    if !matches!(method, Method::GET | Method::HEAD) {
        return reply::page(desk::WRONG_METHOD);
    }
    let packing = Packing::taken(&headers);
    // Some hundredths of a second for a large file, once.
    let packed = tokio::task::spawn_blocking(move || packing.and_then(|packing| packed(file, packing))).await;
    let (bytes, packing) = match (packed, packing) {
        (Ok(Some(bytes)), Some(packing)) => (bytes, Some(packing)),
        _ => (Bytes::from_static(&file.bytes), None),
    };
    let kept = if hashed { FOR_EVER } else { ASK };
    answer(&headers, &file.hash, kept, file.content_type, bytes, packing)
}

/// Packs all files, beside everything else. One that is asked for meanwhile is packed for whoever asks.
pub(crate) fn pack() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let all = || {
            for (file, packing) in canasta_pages::files().flat_map(|file| Packing::ALL.map(|packing| (file, packing))) {
                packed(file, packing);
            }
        };
        // Without a thread for it each is packed when it is asked for.
        drop(std::thread::Builder::new().name("pack".to_owned()).spawn(all));
    });
}

/// A file packed; from the second time on out of memory.
fn packed(file: &'static File, packing: Packing) -> Option<Bytes> {
    type Packed = BTreeMap<(&'static str, Packing), Arc<OnceLock<Option<Bytes>>>>;
    static PACKED: LazyLock<Mutex<Packed>> = LazyLock::new(Mutex::default);
    let place = {
        // A panic cannot leave it half changed.
        let mut all = PACKED.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(all.entry((file.address.as_str(), packing)).or_default())
    };
    place.get_or_init(|| smaller(&file.bytes, packing, FILE)).clone()
}

fn smaller(bytes: &[u8], packing: Packing, effort: Effort) -> Option<Bytes> {
    let packed = (bytes.len() >= SMALL).then(|| packing.pack(bytes, effort)).flatten()?;
    (packed.len() < bytes.len()).then(|| packed.into())
}

/// A page that is the same for everybody with the same choices, and has nobody's name in it.
pub(super) fn public(headers: &HeaderMap, document: String) -> Response {
    let hash = canasta_pages::hash(document.as_bytes());
    let packing = Packing::taken(headers);
    let packed = packing.and_then(|packing| Some((smaller(document.as_bytes(), packing, PAGE)?, Some(packing))));
    let (bytes, packing) = packed.unwrap_or_else(|| (document.into(), None));
    let mut response = answer(headers, &hash, ASK, "text/html; charset=utf-8", bytes, packing);
    // How cards look is a choice in a cookie.
    response.headers_mut().append(header::VARY, HeaderValue::from_static("Cookie"));
    response
}

fn answer(
    asked: &HeaderMap,
    hash: &str,
    kept: HeaderValue,
    content_type: &'static str,
    bytes: Bytes,
    packing: Option<Packing>,
) -> Response {
    // Weak: it is the same page, however it is packed.
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
    if let Some(packing) = packing.filter(|_| !known) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(packing.name()));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn the_best_packing_that_is_taken_is_chosen() {
        for (accepted, expect) in [
            ("gzip, deflate, br, zstd", Some(Packing::Brotli)),
            ("gzip;q=1.0, br;q=0", Some(Packing::Gzip)),
            ("GZIP", Some(Packing::Gzip)),
            ("identity", None),
            ("brotli", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted));
            assert_eq!(Packing::taken(&headers), expect, "{accepted}");
        }
    }

    #[test]
    fn what_is_packed_is_unpacked_to_the_same() {
        let text = "Canasta is a melding game. ".repeat(200);
        for effort in [FILE, PAGE] {
            let packed = Packing::Gzip.pack(text.as_bytes(), effort).unwrap();
            let mut unpacked = String::new();
            flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
            assert_eq!(unpacked, text);
            let packed = Packing::Brotli.pack(text.as_bytes(), effort).unwrap();
            let mut unpacked = String::new();
            brotli::Decompressor::new(&packed[..], 4096).read_to_string(&mut unpacked).unwrap();
            assert_eq!(unpacked, text);
        }
        assert_eq!(smaller(b"short", Packing::Gzip, FILE), None);
    }
}
