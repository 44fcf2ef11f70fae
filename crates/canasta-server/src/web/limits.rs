//! How often somebody may ask: for each address, and for each session that acts, a bucket of tokens that fills up again as
//! time passes. Who plays as fast as a person can never notices it.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use canasta_record::words::desk;

use super::guard::fitting;
use super::session::secret_of;
use super::{App, Peer};
use crate::store::SessionHash;

/// Where somebody is at home: an address, of IPv6 the half that is a home's or a host's. Who has one has all that begin so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Home([u8; 8]);

impl Home {
    pub(crate) fn of(address: IpAddr) -> Self {
        let mut home = [0; 8];
        match address.to_canonical() {
            IpAddr::V4(address) => home[4..].copy_from_slice(&address.octets()),
            IpAddr::V6(address) => home.copy_from_slice(&address.octets()[..8]),
        }
        Self(home)
    }
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Who {
    Address(Home),
    Session(SessionHash),
    /// All who come once nobody more can be counted alone.
    Rest,
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum What {
    /// Any request of an address.
    Any,
    /// New tables of an address.
    Table,
    /// Codes and invitations that an address tries.
    Door,
    /// Whatever a session does at a table.
    Act,
}

impl What {
    /// How many at once, and how many a minute for ever. A family or a club shares one address, and a page asks for a
    /// dozen files.
    const fn rate(self) -> (f64, f64) {
        match self {
            Self::Any => (600.0, 1800.0),
            Self::Table => (30.0, 12.0),
            Self::Door => (30.0, 20.0),
            Self::Act => (60.0, 600.0),
        }
    }
}

/// Tokens that are left, and when they were counted.
#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// What is left of it by now.
    fn by(&self, what: What, now: Instant) -> f64 {
        let (size, a_minute) = what.rate();
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * a_minute / 60.0).min(size)
    }
}

/// Buckets that are kept at most. One takes some 100 bytes.
const MOST: usize = 50_000;
/// How often there is a look for buckets that are full again. It goes through all of them.
const SWEEP: Duration = Duration::from_secs(1);

/// The buckets of everybody.
#[derive(Default)]
pub(crate) struct Limits(Mutex<Buckets>);

#[derive(Default)]
struct Buckets {
    of: BTreeMap<(Who, What), Bucket>,
    swept: Option<Instant>,
}

impl Limits {
    /// Takes a token; how long to wait, where there is none.
    fn take(&self, who: Who, what: What, now: Instant) -> Result<(), Duration> {
        // A panic cannot leave a bucket half changed.
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.make_room(now);
        let crowded = buckets.of.len() >= MOST && !buckets.of.contains_key(&(who, what));
        let who = if crowded { Who::Rest } else { who };
        let (size, a_minute) = what.rate();
        let bucket = buckets.of.entry((who, what)).or_insert(Bucket { left: size, at: now });
        let left = bucket.by(what, now);
        if left < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - left) * 60.0 / a_minute));
        }
        *bucket = Bucket { left: left - 1.0, at: now };
        Ok(())
    }
}

impl Buckets {
    /// Forgets full buckets, which are as good as none.
    fn make_room(&mut self, now: Instant) {
        let lately = self.swept.is_some_and(|swept| now.saturating_duration_since(swept) < SWEEP);
        if self.of.len() < MOST || lately {
            return;
        }
        self.swept = Some(now);
        self.of.retain(|&(_, what), bucket| bucket.by(what, now) < what.rate().0);
    }
}

/// Around everything that is asked: not too often from one place.
pub(super) async fn limited(State(app): State<App>, request: Request, next: Next) -> Response {
    match allowed(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            app.config.metrics.limited();
            let mut response = fitting(&request)(desk::TOO_OFTEN);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
            response
        }
    }
}

fn allowed(app: &App, request: &Request) -> Result<(), Duration> {
    // Without a peer there is no connection: a test asks the router itself.
    let Some(peer) = request.extensions().get::<Peer>().filter(|_| app.config.limits) else { return Ok(()) };
    let now = Instant::now();
    let address = Who::Address(Home::of(client(peer.0, request.headers(), &app.config.proxies)));
    app.limits.take(address, What::Any, now)?;
    match counted_as(request.method(), request.uri().path()) {
        Some(What::Act) => {
            let session = secret_of(request.headers(), &app.config).map(SessionHash::of).map(Who::Session);
            app.limits.take(session.unwrap_or(address), What::Act, now)
        }
        Some(what) => app.limits.take(address, what, now),
        None => Ok(()),
    }
}

/// What a request is beside any request.
fn counted_as(method: &Method, path: &str) -> Option<What> {
    let door = ["/join/", "/calendar/", "/device/"].iter().any(|way| path.starts_with(way));
    let door = door || matches!(path, "/join" | "/device");
    // A record that is brought is played through, and a table may go on from one.
    let opens =
        matches!(path, "/play" | "/learn" | "/gather") || path.starts_with("/replay") || path.ends_with("/replay");
    match *method {
        _ if door => Some(What::Door),
        Method::POST if opens => Some(What::Table),
        Method::POST if path.starts_with("/table/") => Some(What::Act),
        _ => None,
    }
}

/// Whose request it is: the one who connected or, where that is one of our proxies, the last one of whom it and the
/// proxies behind it say so. What anybody else writes into that header is not looked at.
pub(super) fn client(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let forwarded = headers.get_all(HeaderName::from_static("x-forwarded-for"));
    let named = forwarded.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let mut named: Vec<Option<IpAddr>> = named.map(|one| forwarded_for(one.trim())).collect();
    let mut client = peer.to_canonical();
    while proxies.contains(&client) {
        match named.pop() {
            Some(Some(before)) => client = before.to_canonical(),
            Some(None) | None => break,
        }
    }
    client
}

/// An address; some proxies add the port.
fn forwarded_for(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn address(text: &str) -> Who {
        Who::Address(Home::of(ip(text)))
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_up_again() {
        let (limits, start) = (Limits::default(), Instant::now());
        let who = address("192.0.2.1");
        for place in 0..30 {
            assert_eq!(limits.take(who, What::Table, start), Ok(()), "{place}");
        }
        let wait = limits.take(who, What::Table, start).unwrap_err();
        assert!((4..=5).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(limits.take(address("192.0.2.2"), What::Table, start), Ok(()), "another home waits too");
        assert_eq!(limits.take(who, What::Any, start), Ok(()), "who may open no table may still play");
        assert_eq!(limits.take(who, What::Table, start + Duration::from_secs(6)), Ok(()));
        assert!(limits.take(who, What::Table, start + Duration::from_secs(6)).is_err());
    }

    #[test]
    fn a_flood_of_addresses_takes_no_more_room() {
        let (limits, start) = (Limits::default(), Instant::now());
        let numbered = |n: u64| Who::Address(Home(n.to_be_bytes()));
        for n in 0..MOST as u64 + 5_000 {
            // All newcomers share a bucket once there is no more room.
            let _ = limits.take(numbered(n), What::Table, start);
        }
        assert!(limits.0.lock().unwrap().of.len() <= MOST + 1);
        assert!(limits.take(numbered(u64::MAX), What::Table, start).is_err());
        // Minutes later all is forgotten.
        assert_eq!(limits.take(numbered(u64::MAX), What::Table, start + Duration::from_secs(600)), Ok(()));
        assert!(limits.0.lock().unwrap().of.len() < 10);
    }

    #[test]
    fn only_our_proxies_say_who_asks() {
        let check = |peer: &str, forwarded: &[&str], expect: &str| {
            let mut headers = HeaderMap::new();
            for value in forwarded {
                headers.append("x-forwarded-for", HeaderValue::from_str(value).unwrap());
            }
            let proxies = [ip("127.0.0.1"), ip("10.0.0.1")];
            assert_eq!(client(ip(peer), &headers, &proxies), ip(expect), "{peer} {forwarded:?}");
        };
        check("198.51.100.7", &[], "198.51.100.7");
        check("198.51.100.7", &["192.0.2.1"], "198.51.100.7");
        check("127.0.0.1", &["192.0.2.1"], "192.0.2.1");
        check("::ffff:127.0.0.1", &["192.0.2.1"], "192.0.2.1");
        check("127.0.0.1", &["6.6.6.6, 192.0.2.1"], "192.0.2.1");
        check("127.0.0.1", &["6.6.6.6", "192.0.2.1, 10.0.0.1"], "192.0.2.1");
        check("127.0.0.1", &["192.0.2.1:4711"], "192.0.2.1");
        check("127.0.0.1", &["[2001:db8::1]:4711"], "2001:db8::1");
        check("127.0.0.1", &["nonsense"], "127.0.0.1");
        check("127.0.0.1", &["192.0.2.1, nonsense"], "127.0.0.1");
        check("127.0.0.1", &[], "127.0.0.1");
    }

    #[test]
    fn one_home_is_one_address() {
        assert!(address("2001:db8:1:2::1") == address("2001:db8:1:2:ffff::9"));
        assert!(address("2001:db8:1:2::1") != address("2001:db8:1:3::1"));
        assert!(address("192.0.2.1") == address("::ffff:192.0.2.1"));
        assert!(address("192.0.2.1") != address("192.0.2.2"));
    }

    #[test]
    fn each_request_is_counted_as_what_it_does() {
        for (method, path, expect) in [
            (Method::GET, "/", None),
            (Method::GET, "/table/0", None),
            (Method::POST, "/settings", None),
            (Method::POST, "/play", Some(What::Table)),
            (Method::POST, "/gather", Some(What::Table)),
            (Method::POST, "/table/0/act", Some(What::Act)),
            (Method::POST, "/table/0/say", Some(What::Act)),
            (Method::POST, "/table/0/replay", Some(What::Table)),
            (Method::POST, "/replay", Some(What::Table)),
            (Method::POST, "/replay/0", Some(What::Table)),
            (Method::GET, "/replay/0", None),
            (Method::GET, "/join/0", Some(What::Door)),
            (Method::POST, "/join", Some(What::Door)),
            (Method::GET, "/calendar/0.ics", Some(What::Door)),
            (Method::GET, "/device/0", Some(What::Door)),
            (Method::POST, "/device", Some(What::Door)),
            (Method::GET, "/devices", None),
        ] {
            assert_eq!(counted_as(&method, path), expect, "{method} {path}");
        }
    }
}
