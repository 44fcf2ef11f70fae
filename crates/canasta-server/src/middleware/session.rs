//! Cookies: the visitor's session and their choices. The session's secret is 256 random bits; the store knows only its hash and
//! the guest, who may have several sessions.

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

/// The name of the session's cookie over plain HTTP: browsers refuse `Secure` cookies there, but for loopback.
const SESSION: &str = "canasta_session";
/// The name of the session's cookie over HTTPS.
const HOST_SESSION: &str = "__Host-canasta_session";
/// The name of the cookie with the visitor's choices; it holds no secret.
const PREFS: &str = "canasta_prefs";
/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;
/// Letters in a session's secret.
const SECRET: usize = 64;

/// The visitor, as far as the cookies tell.
pub(crate) struct Visitor {
    /// The guest, if the server knows the session.
    pub(crate) guest: Option<GuestId>,
    /// The session of this device. A secret that this server never gave out is ignored: another person may know it.
    pub(crate) session: Option<SessionHash>,
    /// The label of the device.
    pub(crate) device: String,
    /// The visitor's choices.
    pub(crate) prefs: Prefs,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let user_agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let device = device::label(user_agent.unwrap_or_default());
        let mut session = secret_of(&parts.headers, &app.config).map(SessionHash::of);
        let mut guest = None;
        if let Some(hash) = session {
            // Without an answer of the store, the request fails: a known guest must not be given another session.
            let found = app.sessions.guest_of(hash, &device).await;
            let format = Format::of(&parts.extensions, &parts.headers);
            guest = found.map_err(|error| format.notice(reply::unread(error)))?;
            session = guest.and(session);
        }
        Ok(Self {
            guest,
            session,
            device,
            prefs: Prefs {
                lang: app.config.lang,
                ..cookie(&parts.headers, PREFS).map_or_else(Prefs::default, Prefs::from_cookie)
            },
        })
    }
}

/// The secret of the session's cookie. Over HTTPS only a cookie counts that no other host and no plain HTTP can have set.
pub(crate) fn secret_of<'a>(headers: &'a HeaderMap, config: &ServerConfig) -> Option<&'a str> {
    cookie(headers, session_name(config)).filter(|secret| is_secret(secret))
}

const fn session_name(config: &ServerConfig) -> &'static str {
    if config.https() { HOST_SESSION } else { SESSION }
}

fn is_secret(text: &str) -> bool {
    text.len() == SECRET && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The visitor's guest, or a new guest with the cookie of a new session for this device.
pub(crate) async fn guest_or_new(
    app: &App,
    guest: Option<GuestId>,
    device: String,
) -> Result<(GuestId, Option<HeaderValue>), Notice> {
    if let Some(guest) = guest {
        return Ok((guest, None));
    }
    let (session, cookie) = new_session(&app.config).ok_or(notice::UNAVAILABLE)?;
    let guest = chance::bytes().map(GuestId).ok_or(notice::UNAVAILABLE)?;
    let device = Device { session, label: device, seen: day(chance::now()) };
    app.store.add_guest(guest, device).await.map_err(reply::unwritten)?;
    Ok((guest, Some(cookie)))
}

/// A new session: its hash, and the header that gives the browser its secret. `None` without randomness.
pub(crate) fn new_session(config: &ServerConfig) -> Option<(SessionHash, HeaderValue)> {
    let secret = chance::hex::<32>()?;
    let more = if config.https() { "; HttpOnly; Secure" } else { "; HttpOnly" };
    let header = set_cookie(session_name(config), &secret, more)?;
    Some((SessionHash::of(&secret), header))
}

/// The headers that delete both cookies.
pub(crate) fn expired_cookies(config: &ServerConfig) -> Vec<HeaderValue> {
    let more = if config.https() { "; HttpOnly; Secure" } else { "; HttpOnly" };
    let gone =
        |name: &str, more: &str| HeaderValue::from_str(&format!("{name}=; Path=/; Max-Age=0; SameSite=Lax{more}")).ok();
    [gone(session_name(config), more), gone(PREFS, "")].into_iter().flatten().collect()
}

/// The header that stores the visitor's choices in the browser.
pub(crate) fn prefs_cookie(prefs: &Prefs) -> Option<HeaderValue> {
    set_cookie(PREFS, &prefs.cookie(), "")
}

fn set_cookie(name: &str, value: &str, more: &str) -> Option<HeaderValue> {
    let cookie = format!("{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax{more}");
    HeaderValue::from_str(&cookie).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::PublicUrl;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; canasta_prefs=pace=fast&name=x;b=2"));
        headers.append(header::COOKIE, HeaderValue::from_static("c=3"));
        assert_eq!(cookie(&headers, PREFS), Some("pace=fast&name=x"));
        assert_eq!(cookie(&headers, "c"), Some("3"));
        assert_eq!(cookie(&headers, "canasta"), None);
    }

    #[test]
    fn a_secret_has_256_bits_and_its_cookie_is_out_of_reach_of_scripts() {
        let mut config = ServerConfig::new("/nowhere");
        for (name, public) in [("canasta_session=", None), ("__Host-canasta_session=", Some("https://canasta.example"))]
        {
            config.access.public = public.map(|url| PublicUrl::read(url).unwrap());
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
