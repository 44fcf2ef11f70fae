//! Cookies: the visitor's session and preferences. A session's secret is 256 random bits. The store contains only its
//! hash and its guest. A guest can have several sessions. Cookies that are in use are renewed once a day.

use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use canasta_i18n::notice::{self, Notice};
use canasta_live::{chance, day};
use canasta_pages::Prefs;
use canasta_store::{Device, GuestId, SessionHash};

use crate::app::App;
use crate::config::ServerConfig;
use crate::handlers::device;
use crate::respond::reply;
use crate::respond::reply::Format;

/// Session cookie over plain HTTP, where `Secure` cookies only work on loopback.
const SESSION_COOKIE: &str = "canasta_session";
const HTTPS_SESSION_COOKIE: &str = "__Host-canasta_session";
/// Cookie with the visitor's preferences. It contains no secret.
const PREFS_COOKIE: &str = "canasta_prefs";
/// One year.
const COOKIE_MAX_AGE_SECS: u32 = 365 * 24 * 60 * 60;
const SECRET_CHARS: usize = 64;
/// Maximum session cookies looked up per request.
const MAX_SECRETS: usize = 4;

/// The visitor, according to the cookies.
pub(crate) struct Visitor {
    /// The guest. `None` if the server doesn't know the session.
    pub(crate) guest: Option<GuestId>,
    /// This device's session. `None` if the server didn't create the secret, because someone else might know it.
    pub(crate) session: Option<SessionHash>,
    /// The label of the device.
    pub(crate) device: String,
    pub(crate) prefs: Prefs,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let user_agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let device = device::label(user_agent.unwrap_or_default());
        let mut session = None;
        let mut guest = None;
        for secret in secrets(&parts.headers, &app.config).take(MAX_SECRETS) {
            let hash = SessionHash::of(secret);
            // If the store doesn't answer, the request fails. Otherwise a known guest would get a new session.
            let found = app.sessions.visit(hash, &device).await;
            let format = Format::of(&parts.extensions, &parts.headers);
            let Some(visit) = found.map_err(|error| format.notice(reply::read_error(error)))? else { continue };
            guest = Some(visit.guest);
            session = Some(hash);
            if visit.first_today {
                renew(parts, &app.config, secret);
            }
            break;
        }
        Ok(Self {
            guest,
            session,
            device,
            prefs: Prefs {
                lang: app.config.lang,
                ..cookies(&parts.headers, PREFS_COOKIE).next().map_or_else(Prefs::default, Prefs::from_cookie)
            },
        })
    }
}

/// Cookies to send with the answer, because their year starts again. An extension of each request.
#[derive(Clone, Default)]
struct Renewal(Arc<OnceLock<Vec<HeaderValue>>>);

/// Sends the visitor's cookies again with the answer.
fn renew(parts: &Parts, config: &ServerConfig, secret: &str) {
    let Some(renewal) = parts.extensions.get::<Renewal>() else { return };
    let prefs = cookies(&parts.headers, PREFS_COOKIE).next().and_then(|value| set_cookie(PREFS_COOKIE, value, ""));
    // If the extractor runs several times, the first one has seen that it's a new day.
    let _ = renewal.0.set(session_cookie(config, secret).into_iter().chain(prefs).collect());
}

/// Middleware: renews the cookies of visitors who haven't been here today, except those that the answer sets itself.
pub(crate) async fn renew_cookies(mut request: Request, next: Next) -> Response {
    let renewal = Renewal::default();
    request.extensions_mut().insert(renewal.clone());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let name = |cookie: &HeaderValue| cookie.as_bytes().split(|byte| *byte == b'=').next().map(<[u8]>::to_vec);
    let set: Vec<_> = headers.get_all(header::SET_COOKIE).iter().map(name).collect();
    for cookie in renewal.0.get().into_iter().flatten().filter(|cookie| !set.contains(&name(cookie))) {
        headers.append(header::SET_COOKIE, cookie.clone());
        // Some pages are the same for all visitors, and caches may store them. One that another server has answered says
        // already that they may not.
        if let Some(cache_control) = headers.get_mut(header::CACHE_CONTROL).filter(|value| *value != "no-store") {
            *cache_control = HeaderValue::from_static("private, no-cache");
        }
    }
    response
}

/// The secrets in session cookies. There are several if other programs on the host use the same name. Over HTTPS, reads
/// only cookies that other hosts and plain HTTP can't set.
pub(crate) fn secrets<'a>(headers: &'a HeaderMap, config: &ServerConfig) -> impl Iterator<Item = &'a str> {
    cookies(headers, session_name(config)).filter(|secret| is_secret(secret))
}

const fn session_name(config: &ServerConfig) -> &'static str {
    if config.https() { HTTPS_SESSION_COOKIE } else { SESSION_COOKIE }
}

fn is_secret(text: &str) -> bool {
    text.len() == SECRET_CHARS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The values of all cookies with a name. Cookies of other programs on the host can be in any encoding, so only the pair
/// is read as text.
fn cookies<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .flat_map(|value| value.as_bytes().split(|byte| *byte == b';'))
        .filter_map(|pair| str::from_utf8(pair.trim_ascii()).ok()?.split_once('='))
        .filter(move |(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The visitor's guest. For a new guest, also the cookie for a new session on this device.
pub(crate) async fn guest_or_new(
    app: &App,
    guest: Option<GuestId>,
    device: String,
) -> Result<(GuestId, Option<HeaderValue>), Notice> {
    if let Some(guest) = guest {
        return Ok((guest, None));
    }
    let (session, cookie) = new_session(&app.config).ok_or(notice::UNAVAILABLE)?;
    let guest = chance::random_bytes().map(GuestId).ok_or(notice::UNAVAILABLE)?;
    let device = Device { session, label: device, seen: day(chance::unix_millis()) };
    app.store.add_guest(guest, device).await.map_err(reply::write_error)?;
    Ok((guest, Some(cookie)))
}

/// A new session's hash, and the header that sends its secret to the browser. `None` if the OS has no randomness.
pub(crate) fn new_session(config: &ServerConfig) -> Option<(SessionHash, HeaderValue)> {
    let secret = chance::random_hex::<32>()?;
    Some((SessionHash::of(&secret), session_cookie(config, &secret)?))
}

fn session_cookie(config: &ServerConfig, secret: &str) -> Option<HeaderValue> {
    let attributes = if config.https() { "; HttpOnly; Secure" } else { "; HttpOnly" };
    set_cookie(session_name(config), secret, attributes)
}

/// Headers that delete both cookies.
pub(crate) fn expired_cookies(config: &ServerConfig) -> Vec<HeaderValue> {
    let attributes = if config.https() { "; HttpOnly; Secure" } else { "; HttpOnly" };
    let expired = |name: &str, attributes: &str| {
        HeaderValue::from_str(&format!("{name}=; Path=/; Max-Age=0; SameSite=Lax{attributes}")).ok()
    };
    [expired(session_name(config), attributes), expired(PREFS_COOKIE, "")].into_iter().flatten().collect()
}

/// The header that stores the visitor's preferences in the browser.
pub(crate) fn prefs_cookie(prefs: &Prefs) -> Option<HeaderValue> {
    set_cookie(PREFS_COOKIE, &prefs.cookie(), "")
}

fn set_cookie(name: &str, value: &str, attributes: &str) -> Option<HeaderValue> {
    let cookie = format!("{name}={value}; Path=/; Max-Age={COOKIE_MAX_AGE_SECS}; SameSite=Lax{attributes}");
    HeaderValue::from_str(&cookie).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::PublicUrl;

    #[test]
    fn finds_a_cookie_among_others_in_any_encoding() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; canasta_prefs=pace=fast&name=x;b=2"));
        headers.append(header::COOKIE, HeaderValue::from_bytes("stadt=Zürich; c=3".as_bytes()).unwrap());
        headers.append(header::COOKIE, HeaderValue::from_bytes(b"stadt=Z\xfcrich; c=4; no value").unwrap());
        let check = |name: &str, expect: &[&str]| assert_eq!(cookies(&headers, name).collect::<Vec<_>>(), expect);
        check(PREFS_COOKIE, &["pace=fast&name=x"]);
        check("c", &["3", "4"]);
        check("stadt", &["Zürich"]);
        check("canasta", &[]);
    }

    #[test]
    fn a_session_secret_has_256_bits_and_scripts_cannot_read_its_cookie() {
        let mut config = ServerConfig::new("/nowhere");
        for (name, public) in [("canasta_session=", None), ("__Host-canasta_session=", Some("https://canasta.example"))]
        {
            config.access.public = public.map(|url| url.parse::<PublicUrl>().unwrap());
            let (hash, header) = new_session(&config).unwrap();
            let text = header.to_str().unwrap();
            let secret = text.strip_prefix(name).unwrap().split(';').next().unwrap();
            assert!(is_secret(secret));
            assert!(SessionHash::of(secret) == hash);
            assert!(text.contains("; HttpOnly") && text.contains("; SameSite=Lax") && text.contains("; Path=/"));
            assert_eq!(text.contains("; Secure"), public.is_some());
        }
    }
}
