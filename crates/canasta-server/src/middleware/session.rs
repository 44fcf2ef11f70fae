//! Cookies: the visitor's session and preferences. A session's secret is 256 random bits. The store contains only its
//! hash and its guest. A guest can have several sessions.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
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
            let found = app.sessions.guest_of(hash, &device).await;
            let format = Format::of(&parts.extensions, &parts.headers);
            guest = found.map_err(|error| format.notice(reply::read_error(error)))?;
            if guest.is_some() {
                session = Some(hash);
                break;
            }
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
    let attributes = if config.https() { "; HttpOnly; Secure" } else { "; HttpOnly" };
    let header = set_cookie(session_name(config), &secret, attributes)?;
    Some((SessionHash::of(&secret), header))
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
