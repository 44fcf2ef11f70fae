//! How often a client may ask: each address, and each session that acts, has a bucket of tokens that fills up again as time
//! passes. Files of the program are not counted, and of codes and private links only wrong ones. A person never meets a limit
//! by playing, nor does a club that comes in together.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use canasta_i18n::notice;
use canasta_store::SessionHash;

use crate::app::{App, Peer};
use crate::limits::Limits;
use crate::middleware::retry::{self, Retry};
use crate::middleware::route::{Limit, Route};
use crate::middleware::session::secret_of;

/// An IPv4 address, or the /64 of an IPv6 address: a household or a host has all addresses in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Network([u8; 8]);

impl Network {
    pub(crate) fn of(address: IpAddr) -> Self {
        let mut network = [0; 8];
        match address.to_canonical() {
            IpAddr::V4(address) => network[4..].copy_from_slice(&address.octets()),
            IpAddr::V6(address) => network.copy_from_slice(&address.octets()[..8]),
        }
        Self(network)
    }
}

/// The owner of a bucket.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Client {
    Address(Network),
    Session(SessionHash),
    /// All clients for which there is no more room.
    Others,
}

/// What a bucket counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Counted {
    /// Requests of an address, but for files of the program.
    Request,
    /// New tables of an address.
    Table,
    /// Wrong codes of an address.
    WrongCode,
    /// Wrong invitations and other private links of an address. They are counted apart from codes, so that made-up links do
    /// not keep the other people of an address from using a code.
    WrongLink,
    /// Acts and requests of a session at its tables.
    Action,
}

impl Counted {
    /// The size of a bucket, and how many tokens come back a minute.
    fn rate(self, limits: &Limits) -> (f64, f64) {
        let a_minute = |most: u32| (f64::from(most), f64::from(most));
        match self {
            Self::Request => a_minute(limits.requests),
            Self::Table => (f64::from(limits.tables), f64::from(limits.tables) / 60.0),
            Self::WrongCode | Self::WrongLink => a_minute(limits.tries),
            Self::Action => a_minute(limits.actions),
        }
    }
}

/// The tokens that were left at a moment.
#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// The tokens that are left by now.
    fn by(&self, (size, a_minute): (f64, f64), now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * a_minute / 60.0).min(size)
    }
}

/// The most buckets that are kept. One takes some 100 bytes.
const MOST: usize = 50_000;
/// How often full buckets are looked for. That goes through all of them.
const SWEEP: Duration = Duration::from_secs(1);

/// The buckets of all clients.
pub(crate) struct Counters {
    limits: Limits,
    buckets: Mutex<Buckets>,
}

#[derive(Default)]
struct Buckets {
    of: BTreeMap<(Client, Counted), Bucket>,
    swept: Option<Instant>,
}

impl Counters {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, buckets: Mutex::default() }
    }

    /// Takes a token. The error is how long to wait for one.
    fn take(&self, client: Client, counted: Counted, now: Instant) -> Result<(), Duration> {
        self.change(client, counted, now, |left| if left < 1.0 { left } else { left - 1.0 })
    }

    /// Whether there is a token. The error is how long to wait for one.
    fn look(&self, client: Client, counted: Counted, now: Instant) -> Result<(), Duration> {
        self.change(client, counted, now, |left| left)
    }

    /// Takes a token even where there is none, so that the next has to be waited for longer.
    fn charge(&self, client: Client, counted: Counted, now: Instant) {
        let _ = self.change(client, counted, now, |left| left - 1.0);
    }

    /// Changes the tokens of a bucket. The error is how long to wait for a token, where there was none before the change.
    fn change(
        &self,
        client: Client,
        counted: Counted,
        now: Instant,
        change: impl FnOnce(f64) -> f64,
    ) -> Result<(), Duration> {
        let rate = counted.rate(&self.limits);
        // A panic cannot leave a bucket half changed.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.make_room(&self.limits, now);
        let crowded = buckets.of.len() >= MOST && !buckets.of.contains_key(&(client, counted));
        let client = if crowded { Client::Others } else { client };
        let before = buckets.of.get(&(client, counted)).map_or(rate.0, |bucket| bucket.by(rate, now));
        let left = change(before);
        if left < rate.0 {
            buckets.of.insert((client, counted), Bucket { left, at: now });
        }
        if before < 1.0 { Err(Duration::from_secs_f64((1.0 - before) * 60.0 / rate.1)) } else { Ok(()) }
    }
}

impl Buckets {
    /// Deletes full buckets, which say no more than missing ones.
    fn make_room(&mut self, limits: &Limits, now: Instant) {
        let lately = self.swept.is_some_and(|swept| now.saturating_duration_since(swept) < SWEEP);
        if self.of.len() < MOST || lately {
            return;
        }
        self.swept = Some(now);
        self.of.retain(|&(_, counted), bucket| bucket.by(counted.rate(limits), now) < counted.rate(limits).0);
    }
}

/// Whether a path is that of a file of the program, one of those that stand in the table of routes among them.
fn is_file(path: &str) -> bool {
    canasta_assets::asset(path).is_some() || ["/manifest.webmanifest", "/worker.js", "/offline"].contains(&path)
}

/// Middleware: answers requests beyond the limits of their address or session.
pub(crate) async fn limited(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    // A request without a peer came through no connection: a test called the router itself.
    let Some(peer) = request.extensions().get::<Peer>().filter(|_| !is_file(path)) else {
        return next.run(request).await;
    };
    let network = Client::Address(Network::of(client_address(peer.0, request.headers(), &app.config.access.proxies)));
    let limit = Route::of(request.extensions()).limit;
    let door = Door::of(request.method(), limit);
    if let Err(wait) = allowed(&app, network, limit, &request) {
        return too_often(&app, &Retry::of(&app, request).await, wait);
    }
    let Some(door) = door else { return next.run(request).await };
    let retry = Retry::link(&request);
    let response = next.run(request).await;
    if response.status() != StatusCode::NOT_FOUND {
        return response;
    }
    let now = Instant::now();
    match door {
        // Codes that are tried at the same moment are all looked up before the first is found to be wrong, so all are charged.
        Door::Code => app.counters.charge(network, Counted::WrongCode, now),
        Door::Link => {
            if let Err(wait) = app.counters.take(network, Counted::WrongLink, now) {
                return too_often(&app, &retry, wait);
            }
        }
    }
    response
}

fn too_often(app: &App, retry: &Retry, wait: Duration) -> Response {
    app.config.metrics.limited();
    retry::answer(app.config.lang, notice::TOO_OFTEN, retry, wait.as_secs() + 1)
}

fn allowed(app: &App, network: Client, limit: Limit, request: &Request) -> Result<(), Duration> {
    let (counters, now) = (&app.counters, Instant::now());
    counters.take(network, Counted::Request, now)?;
    let posts = *request.method() == Method::POST;
    match limit {
        Limit::Actions if posts => {
            let session = secret_of(request.headers(), &app.config).map(SessionHash::of).map(Client::Session);
            counters.take(session.unwrap_or(network), Counted::Action, now)
        }
        Limit::Tables if posts => counters.take(network, Counted::Table, now),
        // A link cannot be guessed, so a right one works whatever was tried before it. There are few enough codes to guess one,
        // so beyond the limit none is looked up.
        Limit::Codes if posts => counters.look(network, Counted::WrongCode, now),
        Limit::None | Limit::Actions | Limit::Tables | Limit::Codes | Limit::Links => Ok(()),
    }
}

/// A request with a secret; a wrong one is answered with 404.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    /// A spoken code, or a code for another device.
    Code,
    /// A link with 128 random bits.
    Link,
}

impl Door {
    fn of(method: &Method, limit: Limit) -> Option<Self> {
        match limit {
            Limit::Links => Some(Self::Link),
            Limit::Codes => (*method == Method::POST).then_some(Self::Code),
            Limit::None | Limit::Actions | Limit::Tables => None,
        }
    }
}

/// The address of the client: the peer or, if that is one of our proxies, the last address in `X-Forwarded-For` that is not
/// one of them. Earlier addresses in that header were written by the client and are ignored.
pub(crate) fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
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

/// An address as proxies write it; some add the port.
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

    fn address(text: &str) -> Client {
        Client::Address(Network::of(ip(text)))
    }

    fn counters() -> Counters {
        Counters::new(Limits { tables: 60, tries: 30, ..Limits::DEFAULT })
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_up_again() {
        let (counters, start) = (counters(), Instant::now());
        let client = address("192.0.2.1");
        for place in 0..60 {
            assert_eq!(counters.take(client, Counted::Table, start), Ok(()), "{place}");
        }
        let wait = counters.take(client, Counted::Table, start).unwrap_err();
        assert!((59..=60).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(counters.take(address("192.0.2.2"), Counted::Table, start), Ok(()), "another network waits too");
        assert_eq!(
            counters.take(client, Counted::Request, start),
            Ok(()),
            "a client that may open no table may still play"
        );
        assert_eq!(counters.take(client, Counted::Table, start + Duration::from_secs(61)), Ok(()));
        assert!(counters.take(client, Counted::Table, start + Duration::from_secs(61)).is_err());
    }

    #[test]
    fn a_client_charged_beyond_its_last_token_waits_longer() {
        let (counters, start) = (counters(), Instant::now());
        let client = address("192.0.2.1");
        for _ in 0..90 {
            counters.charge(client, Counted::WrongCode, start);
        }
        let wait = counters.look(client, Counted::WrongCode, start).unwrap_err();
        assert_eq!(wait.as_secs(), 122, "61 tokens at 30 a minute");
        assert_eq!(counters.look(client, Counted::WrongLink, start), Ok(()));
        assert_eq!(counters.look(client, Counted::WrongCode, start + Duration::from_secs(123)), Ok(()));
        assert_eq!(
            counters.look(client, Counted::WrongCode, start + Duration::from_secs(123)),
            Ok(()),
            "a look costs nothing"
        );
    }

    #[test]
    fn a_flood_of_addresses_takes_no_more_memory() {
        let (counters, start) = (counters(), Instant::now());
        let numbered = |n: u64| Client::Address(Network(n.to_be_bytes()));
        for n in 0..MOST as u64 + 5_000 {
            // All newcomers share a bucket once there is no more room.
            let _ = counters.take(numbered(n), Counted::Table, start);
        }
        assert!(counters.buckets.lock().unwrap().of.len() <= MOST + 1);
        assert!(counters.take(numbered(u64::MAX), Counted::Table, start).is_err());
        // An hour later all is forgotten.
        let later = start + Duration::from_secs(3700);
        assert_eq!(counters.take(numbered(u64::MAX), Counted::Table, later), Ok(()));
        assert!(counters.buckets.lock().unwrap().of.len() < 10);
    }

    #[test]
    fn only_our_proxies_may_name_the_client() {
        let check = |peer: &str, forwarded: &[&str], expect: &str| {
            let mut headers = HeaderMap::new();
            for value in forwarded {
                headers.append("x-forwarded-for", HeaderValue::from_str(value).unwrap());
            }
            let proxies = [ip("127.0.0.1"), ip("10.0.0.1")];
            assert_eq!(client_address(ip(peer), &headers, &proxies), ip(expect), "{peer} {forwarded:?}");
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
    fn all_addresses_of_a_network_share_a_bucket() {
        assert!(address("2001:db8:1:2::1") == address("2001:db8:1:2:ffff::9"));
        assert!(address("2001:db8:1:2::1") != address("2001:db8:1:3::1"));
        assert!(address("192.0.2.1") == address("::ffff:192.0.2.1"));
        assert!(address("192.0.2.1") != address("192.0.2.2"));
    }
    #[test]
    fn a_code_is_tried_by_a_post_and_a_link_by_any_request() {
        for (method, limit, expect) in [
            (Method::GET, Limit::Codes, None),
            (Method::POST, Limit::Codes, Some(Door::Code)),
            (Method::GET, Limit::Links, Some(Door::Link)),
            (Method::POST, Limit::Links, Some(Door::Link)),
            (Method::GET, Limit::None, None),
            (Method::POST, Limit::Tables, None),
            (Method::POST, Limit::Actions, None),
        ] {
            assert_eq!(Door::of(&method, limit), expect, "{method} {limit:?}");
        }
    }
}
