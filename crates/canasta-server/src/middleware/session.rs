//! Cookies: the visitor's session and preferences. A session's secret is 256 random bits. The store contains only its
//! hash and its guest. A guest can have several sessions. Cookies that are in use are renewed once a day.
//!
//! Browsers send cookies to all ports of a host, so on any port but the default one their names contain it. A session
//! that is found under another of our names, because an earlier release or another port has set it, is moved.

use std::sync::{Arc, OnceLock};

use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use canasta_i18n::notice::{self, Notice};
use canasta_live::{chance, day};
use canasta_pages::Prefs;
use canasta_store::{Device, GuestId, SessionHash, WriteError};

use crate::app::App;
use crate::config::{PublicUrl, ServerConfig};
use crate::handlers::device;
use crate::handlers::repeats::FormToken;
use crate::middleware::language::Language;
use crate::respond::reply;
use crate::respond::reply::Format;

/// Session cookie over plain HTTP, where `Secure` cookies only work on loopback.
const SESSION_COOKIE: &str = "canasta_session";
const HTTPS_SESSION_COOKIE: &str = "__Host-canasta_session";
/// Cookie with the visitor's preferences. It contains no secret.
const PREFS_COOKIE: &str = "canasta_prefs";

/// Names of the cookies at the address that the visitor uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CookieNames {
    https: bool,
    /// `None` for the default port of the scheme.
    port: Option<u16>,
}

impl CookieNames {
    pub(crate) fn of(headers: &HeaderMap, config: &ServerConfig) -> Self {
        let https = config.https();
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let address = config.access.public.as_ref().map(PublicUrl::origin).or(host).unwrap_or_default();
        let port = address.rsplit_once(':').and_then(|(_, port)| port.parse().ok());
        Self { https, port: port.filter(|port| *port != if https { 443 } else { 80 }) }
    }

    const fn session_base(&self) -> &'static str {
        if self.https { HTTPS_SESSION_COOKIE } else { SESSION_COOKIE }
    }

    fn session(&self) -> String {
        self.with_port(self.session_base())
    }

    fn prefs(&self) -> String {
        self.with_port(PREFS_COOKIE)
    }

    fn with_port(&self, base: &str) -> String {
        self.port.map_or_else(|| base.to_owned(), |port| format!("{base}_{port}"))
    }

    /// The names that a session cookie belongs to. `None` if it isn't one of ours.
    fn of_session_cookie(&self, name: &str) -> Option<Self> {
        let port = match name.strip_prefix(self.session_base())? {
            "" => None,
            suffix => Some(suffix.strip_prefix('_')?.parse().ok()?),
        };
        Some(Self { https: self.https, port })
    }

    const fn session_attributes(&self) -> &'static str {
        if self.https { "; HttpOnly; Secure" } else { "; HttpOnly" }
    }

    /// The header that sends a session's secret to the browser.
    fn session_header(&self, secret: &str) -> Option<HeaderValue> {
        set_cookie(&self.session(), secret, COOKIE_MAX_AGE_SECS, self.session_attributes())
    }

    /// The header that stores the visitor's preferences in the browser.
    pub(crate) fn prefs_header(&self, prefs: &Prefs) -> Option<HeaderValue> {
        set_cookie(&self.prefs(), &prefs.cookie(), COOKIE_MAX_AGE_SECS, "")
    }

    /// Headers that delete both cookies.
    pub(crate) fn expired(&self) -> impl Iterator<Item = HeaderValue> {
        let session = set_cookie(&self.session(), "", 0, self.session_attributes());
        [session, set_cookie(&self.prefs(), "", 0, "")].into_iter().flatten()
    }
}
/// One year.
const COOKIE_MAX_AGE_SECS: u32 = 365 * 24 * 60 * 60;
const SECRET_CHARS: usize = 64;
/// Maximum session cookies looked up per request.
const MAX_SECRETS: usize = 8;

/// The visitor, according to the cookies.
pub(crate) struct Visitor {
    /// The guest. `None` if the server doesn't know the session.
    pub(crate) guest: Option<GuestId>,
    /// This device's session. `None` if the server didn't create the secret, because someone else might know it.
    pub(crate) session: Option<SessionHash>,
    /// The label of the device.
    pub(crate) device: String,
    pub(crate) prefs: Prefs,
    pub(crate) cookie_names: CookieNames,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let user_agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        let device = device::label(user_agent.unwrap_or_default());
        let cookie_names = CookieNames::of(&parts.headers, &app.config);
        let mut prefs_names = None;
        let mut session = None;
        let mut guest = None;
        for (names, secret) in sessions(&parts.headers, &cookie_names) {
            let hash = SessionHash::of(secret);
            // If the store doesn't answer, the request fails. Otherwise a known guest would get a new session.
            let found = app.sessions.visit(hash, &device).await;
            let format = Format::of(&parts.extensions, &parts.headers);
            let Some(visit) = found.map_err(|error| format.notice(reply::read_error(error)))? else { continue };
            guest = Some(visit.guest);
            session = Some(hash);
            if visit.first_today || names != cookie_names {
                // During an upgrade, servers on the previous release read only the old cookies.
                let keeps_old = app.cluster.is_some();
                renew(parts, &cookie_names, secret, Some(&names).filter(|names| *names != &cookie_names && !keeps_old));
            }
            prefs_names = Some(names);
            break;
        }
        let prefs = prefs_cookie(&parts.headers, &cookie_names, prefs_names.as_ref());
        let prefs = prefs.map_or_else(Prefs::default, Prefs::from_cookie);
        let Language(lang) = Language::chosen(prefs.chosen_lang, &parts.headers, &app.config);
        Ok(Self { guest, session, device, prefs: Prefs { lang, ..prefs }, cookie_names })
    }
}

/// The preferences of a visitor whose session doesn't matter.
pub(crate) fn stored_prefs(headers: &HeaderMap, config: &ServerConfig) -> Prefs {
    let stored = prefs_cookie(headers, &CookieNames::of(headers, config), None);
    stored.map_or_else(Prefs::default, Prefs::from_cookie)
}

/// The preferences at this address, or else those next to the session, or of an earlier release.
fn prefs_cookie<'a>(headers: &'a HeaderMap, own: &CookieNames, session: Option<&CookieNames>) -> Option<&'a str> {
    let earlier = CookieNames { port: None, ..own.clone() };
    let named = |names: &CookieNames| cookies(headers).find(|(name, _)| *name == names.prefs()).map(|(_, value)| value);
    named(own).or_else(|| named(session?)).or_else(|| named(&earlier))
}

/// Cookies to send with the answer, because their year starts again. An extension of each request.
#[derive(Clone, Default)]
struct Renewal(Arc<OnceLock<Vec<HeaderValue>>>);

/// Sends the visitor's cookies again with the answer, and deletes those with the old names.
fn renew(parts: &Parts, names: &CookieNames, secret: &str, old: Option<&CookieNames>) {
    let Some(renewal) = parts.extensions.get::<Renewal>() else { return };
    let prefs = prefs_cookie(&parts.headers, names, old);
    let prefs = prefs.and_then(|value| set_cookie(&names.prefs(), value, COOKIE_MAX_AGE_SECS, ""));
    let expired = old.into_iter().flat_map(CookieNames::expired);
    // If the extractor runs several times, only the first one has seen that it's a new day.
    let _ = renewal.0.set(names.session_header(secret).into_iter().chain(prefs).chain(expired).collect());
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

/// The secrets in session cookies with the names they belong to, those of this address first. Over HTTPS, reads only
/// cookies that other hosts and plain HTTP can't set.
fn sessions<'a>(headers: &'a HeaderMap, own: &CookieNames) -> Vec<(CookieNames, &'a str)> {
    let found = cookies(headers).filter(|(_, secret)| is_secret(secret));
    let mut found: Vec<_> = found.filter_map(|(name, secret)| Some((own.of_session_cookie(name)?, secret))).collect();
    found.sort_by_key(|(names, _)| (names != own, names.port.is_some()));
    found.truncate(MAX_SECRETS);
    found
}

/// The secret that counts for the rate limits, whether or not the server knows it.
pub(crate) fn first_secret<'a>(headers: &'a HeaderMap, config: &ServerConfig) -> Option<&'a str> {
    sessions(headers, &CookieNames::of(headers, config)).first().map(|(_, secret)| *secret)
}

fn is_secret(text: &str) -> bool {
    text.len() == SECRET_CHARS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The names and values of all cookies. Those of other programs on the host can be in any encoding, so only the pair is
/// read as text.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .flat_map(|value| value.as_bytes().split(|byte| *byte == b';'))
        .filter_map(|pair| str::from_utf8(pair.trim_ascii()).ok()?.split_once('='))
}

impl Visitor {
    /// The visitor's guest. For a new guest, also the cookie for a new session on this device. If the same form was sent
    /// before, returns the same guest again.
    pub(crate) async fn guest_or_new(
        &self,
        app: &App,
        token: Option<&FormToken>,
    ) -> Result<(GuestId, Option<HeaderValue>), Notice> {
        if let Some(guest) = self.guest {
            return Ok((guest, None));
        }
        let guest = chance::random_bytes().map(GuestId).ok_or(notice::UNAVAILABLE)?;
        for token in [token, None] {
            let (session, cookie) = self.new_session(token).ok_or(notice::UNAVAILABLE)?;
            let device = Device { session, label: self.device.clone(), seen: day(chance::unix_millis()) };
            match (app.store.add_guest(guest, device).await, token) {
                (Ok(()), _) => return Ok((guest, Some(cookie))),
                (Err(WriteError::Conflict), Some(token)) => {
                    if let Some((guest, cookie)) = self.session_from_form(app, token).await? {
                        return Ok((guest, Some(cookie)));
                    }
                }
                (Err(why), _) => return Err(reply::write_error(why)),
            }
        }
        Err(notice::UNAVAILABLE)
    }

    /// The session that this form has started, if it was sent before. Old tokens don't count, because someone else
    /// might find one in a saved page.
    pub(crate) async fn session_from_form(
        &self,
        app: &App,
        token: &FormToken,
    ) -> Result<Option<(GuestId, HeaderValue)>, Notice> {
        let Some((session, cookie)) = self.new_session(Some(token)) else { return Ok(None) };
        let Some((guest, _)) = app.store.guest_of(session).await.map_err(reply::read_error)? else { return Ok(None) };
        let devices = app.store.devices_of(guest).await.map_err(reply::read_error)?;
        let yesterday = day(day(chance::unix_millis()) - 1);
        let is_recent = devices.iter().any(|(device, since)| device.session == session && *since >= yesterday);
        Ok(is_recent.then_some((guest, cookie)))
    }

    /// A new session's hash, and the header that sends its secret to the browser. `None` if the OS has no randomness.
    pub(crate) fn new_session(&self, token: Option<&FormToken>) -> Option<(SessionHash, HeaderValue)> {
        let secret = token.map_or_else(chance::random_hex::<32>, |token| Some(token.session_secret()))?;
        Some((SessionHash::of(&secret), self.cookie_names.session_header(&secret)?))
    }
}

fn set_cookie(name: &str, value: &str, max_age: u32, attributes: &str) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{name}={value}; Path=/; Max-Age={max_age}; SameSite=Lax{attributes}")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_cookie_among_others_in_any_encoding() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; canasta_prefs=pace=fast&name=x;b=2"));
        headers.append(header::COOKIE, HeaderValue::from_bytes("stadt=Zürich; c=3".as_bytes()).unwrap());
        headers.append(header::COOKIE, HeaderValue::from_bytes(b"stadt=Z\xfcrich; c=4; no value").unwrap());
        let found: Vec<_> = cookies(&headers).collect();
        let expect =
            [("a", "1"), (PREFS_COOKIE, "pace=fast&name=x"), ("b", "2"), ("stadt", "Zürich"), ("c", "3"), ("c", "4")];
        assert_eq!(found, expect);
    }

    /// The names at an address, with or without HTTPS.
    fn names(host: &'static str, public: Option<&str>) -> CookieNames {
        let mut config = ServerConfig::new("/nowhere");
        config.access.public = public.map(|url| url.parse::<PublicUrl>().unwrap());
        let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
        CookieNames::of(&headers, &config)
    }

    #[test]
    fn the_names_contain_any_port_but_the_default_one() {
        for (host, public, session, prefs) in [
            ("table.test", None, "canasta_session", "canasta_prefs"),
            ("table.test:80", None, "canasta_session", "canasta_prefs"),
            ("127.0.0.1:7878", None, "canasta_session_7878", "canasta_prefs_7878"),
            ("[::1]", None, "canasta_session", "canasta_prefs"),
            ("[::1]:443", None, "canasta_session_443", "canasta_prefs_443"),
            ("inner:7878", Some("https://canasta.example"), "__Host-canasta_session", "canasta_prefs"),
            ("inner", Some("https://[::1]:8443"), "__Host-canasta_session_8443", "canasta_prefs_8443"),
        ] {
            let names = names(host, public);
            assert_eq!((&*names.session(), &*names.prefs()), (session, prefs), "{host}");
        }
    }

    #[test]
    fn this_address_comes_before_earlier_releases_and_other_ports() {
        let secret = |digit: char| digit.to_string().repeat(SECRET_CHARS);
        let pairs = [("_79", '1'), ("", '2'), ("_x", '3'), ("_78", '4'), ("_78", '5'), ("s", '6')];
        let text = pairs.map(|(suffix, digit)| format!("canasta_session{suffix}={}", secret(digit))).join("; ");
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&text).unwrap())]);
        let order = |host| {
            let found = sessions(&headers, &names(host, None));
            found.iter().map(|(_, secret)| secret.chars().next().unwrap()).collect::<String>()
        };
        assert_eq!(order("h:78"), "4521");
        assert_eq!(order("h:79"), "1245");
        assert_eq!(order("h"), "2145");
        assert_eq!(sessions(&headers, &names("h", Some("https://h"))), []);
    }

    #[test]
    fn a_session_secret_has_256_bits_and_scripts_cannot_read_its_cookie() {
        for (name, public) in [("canasta_session=", None), ("__Host-canasta_session=", Some("https://canasta.example"))]
        {
            let cookie_names = names("canasta.example", public);
            let visitor =
                Visitor { guest: None, session: None, device: String::new(), prefs: Prefs::default(), cookie_names };
            let (hash, header) = visitor.new_session(None).unwrap();
            let text = header.to_str().unwrap();
            let secret = text.strip_prefix(name).unwrap().split(';').next().unwrap();
            assert!(is_secret(secret));
            assert!(SessionHash::of(secret) == hash);
            assert!(text.contains("; HttpOnly") && text.contains("; SameSite=Lax") && text.contains("; Path=/"));
            assert_eq!(text.contains("; Secure"), public.is_some());
        }
    }
}
