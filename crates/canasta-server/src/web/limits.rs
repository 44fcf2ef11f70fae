//! How often somebody may ask: for each address, and for each session that acts, a bucket of tokens that fills up again as
//! time passes. Files of the program are not counted. At a door, only what leads nowhere is. Who plays as fast as a person can never notices it, nor
//! does a club that comes in together.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use canasta_store::SessionHash;
use canasta_words::desk;

use super::again::{Again, again};
use super::route::{Limit, Route};
use super::session::secret_of;
use super::{App, Peer};
use crate::limits::Limits;

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
    /// Any request of an address, but for files of the program.
    Request,
    /// New tables of an address.
    Table,
    /// Codes of an address that led nowhere.
    WrongCode,
    /// Invitations and other private links of an address that led nowhere. They are counted apart from codes: by links that somebody
    /// makes up, nobody beside them loses the code.
    WrongLink,
    /// Whatever a session does at a table.
    Act,
}

impl What {
    /// How many at once, and how many a minute for ever.
    fn rate(self, limits: &Limits) -> (f64, f64) {
        let a_minute = |most: u32| (f64::from(most), f64::from(most));
        match self {
            Self::Request => a_minute(limits.requests),
            Self::Table => (f64::from(limits.tables), f64::from(limits.tables) / 60.0),
            Self::WrongCode | Self::WrongLink => a_minute(limits.tries),
            Self::Act => a_minute(limits.acts),
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
    fn by(&self, (size, a_minute): (f64, f64), now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * a_minute / 60.0).min(size)
    }
}

/// Buckets that are kept at most. One takes some 100 bytes.
const MOST: usize = 50_000;
/// How often there is a look for buckets that are full again. It goes through all of them.
const SWEEP: Duration = Duration::from_secs(1);

/// The buckets of everybody.
pub(crate) struct Counters {
    limits: Limits,
    buckets: Mutex<Buckets>,
}

#[derive(Default)]
struct Buckets {
    of: BTreeMap<(Who, What), Bucket>,
    swept: Option<Instant>,
}

impl Counters {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, buckets: Mutex::default() }
    }

    /// Takes a token; how long to wait, where there is none.
    fn take(&self, who: Who, what: What, now: Instant) -> Result<(), Duration> {
        self.with(who, what, now, |left| if left < 1.0 { left } else { left - 1.0 })
    }

    /// Whether there is a token; how long to wait, where there is none.
    fn look(&self, who: Who, what: What, now: Instant) -> Result<(), Duration> {
        self.with(who, what, now, |left| left)
    }

    /// Takes a token also where there is none, so that the next has to wait for longer.
    fn charge(&self, who: Who, what: What, now: Instant) {
        let _ = self.with(who, what, now, |left| left - 1.0);
    }

    /// Changes a bucket; how long to wait, where it held no token before.
    fn with(&self, who: Who, what: What, now: Instant, change: impl FnOnce(f64) -> f64) -> Result<(), Duration> {
        let rate = what.rate(&self.limits);
        // A panic cannot leave a bucket half changed.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.make_room(&self.limits, now);
        let crowded = buckets.of.len() >= MOST && !buckets.of.contains_key(&(who, what));
        let who = if crowded { Who::Rest } else { who };
        let before = buckets.of.get(&(who, what)).map_or(rate.0, |bucket| bucket.by(rate, now));
        let left = change(before);
        if left < rate.0 {
            buckets.of.insert((who, what), Bucket { left, at: now });
        }
        if before < 1.0 { Err(Duration::from_secs_f64((1.0 - before) * 60.0 / rate.1)) } else { Ok(()) }
    }
}

impl Buckets {
    /// Forgets full buckets, which are as good as none.
    fn make_room(&mut self, limits: &Limits, now: Instant) {
        let lately = self.swept.is_some_and(|swept| now.saturating_duration_since(swept) < SWEEP);
        if self.of.len() < MOST || lately {
            return;
        }
        self.swept = Some(now);
        self.of.retain(|&(_, what), bucket| bucket.by(what.rate(limits), now) < what.rate(limits).0);
    }
}

/// Around everything that is asked: not too often from one place.
pub(super) async fn limited(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    // Without a peer there is no connection: a test asks the router itself.
    let Some(peer) = request.extensions().get::<Peer>().filter(|_| canasta_pages::asset(path).is_none()) else {
        return next.run(request).await;
    };
    let home = Who::Address(Home::of(client(peer.0, request.headers(), &app.config.proxies)));
    let limit = Route::of(request.extensions()).limit;
    let door = Door::of(request.method(), limit);
    if let Err(wait) = allowed(&app, home, limit, &request) {
        return too_often(&app, &Again::of(&app, request).await, wait);
    }
    let Some(door) = door else { return next.run(request).await };
    let once_more = Again::link(&request);
    let response = next.run(request).await;
    if response.status() != StatusCode::NOT_FOUND {
        return response;
    }
    let now = Instant::now();
    match door {
        // Codes that are tried in the same moment are all looked up before the first is found wrong: all are paid for.
        Door::Code => app.counters.charge(home, What::WrongCode, now),
        Door::Link => {
            if let Err(wait) = app.counters.take(home, What::WrongLink, now) {
                return too_often(&app, &once_more, wait);
            }
        }
    }
    response
}

fn too_often(app: &App, asked: &Again, wait: Duration) -> Response {
    app.config.metrics.limited();
    again(app.config.lang, desk::TOO_OFTEN, asked, wait.as_secs() + 1)
}

fn allowed(app: &App, home: Who, limit: Limit, request: &Request) -> Result<(), Duration> {
    let (counters, now) = (&app.counters, Instant::now());
    counters.take(home, What::Request, now)?;
    let posts = *request.method() == Method::POST;
    match limit {
        Limit::Acts if posts => {
            let session = secret_of(request.headers(), &app.config).map(SessionHash::of).map(Who::Session);
            counters.take(session.unwrap_or(home), What::Act, now)
        }
        Limit::Tables if posts => counters.take(home, What::Table, now),
        // Links are secrets that nobody guesses: one that leads somewhere works whatever was tried before it. Of codes
        // there are few enough to try many, so that none is looked up any more.
        Limit::Codes if posts => counters.look(home, What::WrongCode, now),
        Limit::None | Limit::Acts | Limit::Tables | Limit::Codes | Limit::Links => Ok(()),
    }
}

/// A way in that opens to whoever knows a secret; one that is not known is answered by 404.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    /// A code for a few people's ears, or for another device of somebody's own.
    Code,
    /// A link with 128 random bits.
    Link,
}

impl Door {
    fn of(method: &Method, limit: Limit) -> Option<Self> {
        match limit {
            Limit::Links => Some(Self::Link),
            Limit::Codes => (*method == Method::POST).then_some(Self::Code),
            Limit::None | Limit::Acts | Limit::Tables => None,
        }
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
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn address(text: &str) -> Who {
        Who::Address(Home::of(ip(text)))
    }

    fn counters() -> Counters {
        Counters::new(Limits { tables: 60, tries: 30, ..Limits::DEFAULT })
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_up_again() {
        let (counters, start) = (counters(), Instant::now());
        let who = address("192.0.2.1");
        for place in 0..60 {
            assert_eq!(counters.take(who, What::Table, start), Ok(()), "{place}");
        }
        let wait = counters.take(who, What::Table, start).unwrap_err();
        assert!((59..=60).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(counters.take(address("192.0.2.2"), What::Table, start), Ok(()), "another home waits too");
        assert_eq!(counters.take(who, What::Request, start), Ok(()), "who may open no table may still play");
        assert_eq!(counters.take(who, What::Table, start + Duration::from_secs(61)), Ok(()));
        assert!(counters.take(who, What::Table, start + Duration::from_secs(61)).is_err());
    }

    #[test]
    fn what_is_charged_beyond_the_last_token_is_waited_for() {
        let (counters, start) = (counters(), Instant::now());
        let who = address("192.0.2.1");
        for _ in 0..90 {
            counters.charge(who, What::WrongCode, start);
        }
        let wait = counters.look(who, What::WrongCode, start).unwrap_err();
        assert_eq!(wait.as_secs(), 122, "61 tokens at 30 a minute");
        assert_eq!(counters.look(who, What::WrongLink, start), Ok(()));
        assert_eq!(counters.look(who, What::WrongCode, start + Duration::from_secs(123)), Ok(()));
        assert_eq!(
            counters.look(who, What::WrongCode, start + Duration::from_secs(123)),
            Ok(()),
            "a look costs nothing"
        );
    }

    #[test]
    fn a_flood_of_addresses_takes_no_more_room() {
        let (counters, start) = (counters(), Instant::now());
        let numbered = |n: u64| Who::Address(Home(n.to_be_bytes()));
        for n in 0..MOST as u64 + 5_000 {
            // All newcomers share a bucket once there is no more room.
            let _ = counters.take(numbered(n), What::Table, start);
        }
        assert!(counters.buckets.lock().unwrap().of.len() <= MOST + 1);
        assert!(counters.take(numbered(u64::MAX), What::Table, start).is_err());
        // An hour later all is forgotten.
        let later = start + Duration::from_secs(3700);
        assert_eq!(counters.take(numbered(u64::MAX), What::Table, later), Ok(()));
        assert!(counters.buckets.lock().unwrap().of.len() < 10);
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
    fn a_code_is_tried_by_a_form_and_a_link_by_any_request() {
        for (method, limit, expect) in [
            (Method::GET, Limit::Codes, None),
            (Method::POST, Limit::Codes, Some(Door::Code)),
            (Method::GET, Limit::Links, Some(Door::Link)),
            (Method::POST, Limit::Links, Some(Door::Link)),
            (Method::GET, Limit::None, None),
            (Method::POST, Limit::Tables, None),
            (Method::POST, Limit::Acts, None),
        ] {
            assert_eq!(Door::of(&method, limit), expect, "{method} {limit:?}");
        }
    }
}
