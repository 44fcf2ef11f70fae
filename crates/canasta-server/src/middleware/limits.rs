//! Rate limits. Each address, and each session that plays, has a token bucket that refills over time. Static files
//! don't count, and codes and private links only count if they are wrong. Players never reach a limit, not even in a
//! club that joins all at once.

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
use crate::middleware::language::Language;
use crate::middleware::retry::{self, Retry};
use crate::middleware::route::{Limit, Route};
use crate::middleware::session::first_secret;

/// An IPv4 address, or the /64 prefix of an IPv6 address, because a household or host can use all addresses in it.
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
    /// Shared by all new clients when there are too many buckets.
    Others,
}

/// What a bucket limits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Quota {
    /// Requests from an address, except for static files.
    Request,
    /// New tables and score pads from an address.
    Table,
    /// Wrong codes from an address.
    WrongCode,
    /// Wrong invitations and other private links from an address. Counted separately from codes, so that made-up links
    /// don't keep other people at the address from using a code.
    WrongLink,
    /// Actions and other requests of a session at tables.
    Action,
}

impl Quota {
    /// Bucket size, and tokens added per minute.
    fn rate(self, limits: &Limits) -> (f64, f64) {
        let per_minute = |limit: u32| (f64::from(limit), f64::from(limit));
        match self {
            Self::Request => per_minute(limits.requests),
            Self::Table => (f64::from(limits.tables), f64::from(limits.tables) / 60.0),
            Self::WrongCode | Self::WrongLink => per_minute(limits.wrong_codes),
            Self::Action => per_minute(limits.actions),
        }
    }
}

/// Tokens left at a certain time.
#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// Tokens left at `now`.
    fn tokens_at(&self, (size, per_minute): (f64, f64), now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * per_minute / 60.0).min(size)
    }
}

/// Maximum number of buckets. Each takes about 100 bytes.
const MAX_BUCKETS: usize = 50_000;
/// Minimum time between two searches for full buckets, because each search visits all buckets.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);

pub(crate) struct Counters {
    limits: Limits,
    buckets: Mutex<Buckets>,
}

#[derive(Default)]
struct Buckets {
    by_client: BTreeMap<(Client, Quota), Bucket>,
    last_sweep: Option<Instant>,
}

impl Counters {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, buckets: Mutex::default() }
    }

    /// Takes a token. The error is how long to wait until there is one.
    fn take(&self, client: Client, quota: Quota, now: Instant) -> Result<(), Duration> {
        self.change(client, quota, now, |left| if left < 1.0 { left } else { left - 1.0 })
    }

    /// Checks for a token without taking it. The error is how long to wait until there is one.
    fn check(&self, client: Client, quota: Quota, now: Instant) -> Result<(), Duration> {
        self.change(client, quota, now, |left| left)
    }

    /// Takes a token even if there is none. The next wait is then longer.
    fn charge(&self, client: Client, quota: Quota, now: Instant) {
        let _ = self.change(client, quota, now, |left| left - 1.0);
    }

    /// Changes a bucket's tokens. The error is how long to wait for a token, if there was none before the change.
    fn change(
        &self,
        client: Client,
        quota: Quota,
        now: Instant,
        change: impl FnOnce(f64) -> f64,
    ) -> Result<(), Duration> {
        let rate = quota.rate(&self.limits);
        // A panic can't leave a bucket half changed.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.make_room(&self.limits, now);
        let no_room = buckets.by_client.len() >= MAX_BUCKETS && !buckets.by_client.contains_key(&(client, quota));
        let client = if no_room { Client::Others } else { client };
        let before = buckets.by_client.get(&(client, quota)).map_or(rate.0, |bucket| bucket.tokens_at(rate, now));
        let left = change(before);
        if left < rate.0 {
            buckets.by_client.insert((client, quota), Bucket { left, at: now });
        }
        if before < 1.0 { Err(Duration::from_secs_f64((1.0 - before) * 60.0 / rate.1)) } else { Ok(()) }
    }
}

impl Buckets {
    /// Deletes full buckets if there are too many. A missing bucket is treated as a full one.
    fn make_room(&mut self, limits: &Limits, now: Instant) {
        let swept_recently = self.last_sweep.is_some_and(|last| now.saturating_duration_since(last) < SWEEP_INTERVAL);
        if self.by_client.len() < MAX_BUCKETS || swept_recently {
            return;
        }
        self.last_sweep = Some(now);
        self.by_client.retain(|&(_, quota), bucket| bucket.tokens_at(quota.rate(limits), now) < quota.rate(limits).0);
    }
}

/// Whether a path is a static file or one of the app shell's routes.
fn is_file(path: &str) -> bool {
    canasta_assets::asset(path).is_some() || ["/manifest.webmanifest", "/worker.js", "/offline"].contains(&path)
}

/// Middleware: refuses requests over the limits of their address or session.
pub(crate) async fn rate_limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    // Skips files. Only tests that call the router directly send requests without a peer.
    let Some(peer) = request.extensions().get::<Peer>().filter(|_| !is_file(path)) else {
        return next.run(request).await;
    };
    let network = Client::Address(Network::of(client_address(peer.0, request.headers(), &app.config.access.proxies)));
    let language = Language::of(request.headers(), &app.config);
    let limit = Route::of(request.extensions()).limit;
    let secret_kind = SecretKind::of(request.method(), limit);
    if let Err(wait) = allowed(&app, network, limit, &request) {
        return too_often(&app, language, &Retry::of(&app, request).await, wait);
    }
    let Some(secret_kind) = secret_kind else { return next.run(request).await };
    let retry = Retry::link(&request);
    let response = next.run(request).await;
    if response.status() != StatusCode::NOT_FOUND {
        return response;
    }
    let now = Instant::now();
    match secret_kind {
        // Several wrong codes can be looked up concurrently before the first is known to be wrong, so each is charged.
        SecretKind::Code => app.counters.charge(network, Quota::WrongCode, now),
        SecretKind::Link => {
            if let Err(wait) = app.counters.take(network, Quota::WrongLink, now) {
                return too_often(&app, language, &retry, wait);
            }
        }
    }
    response
}

fn too_often(app: &App, Language(lang): Language, retry: &Retry, wait: Duration) -> Response {
    app.config.metrics.rate_limited();
    retry::answer(lang, notice::TOO_OFTEN, retry, wait.as_secs() + 1)
}

fn allowed(app: &App, network: Client, limit: Limit, request: &Request) -> Result<(), Duration> {
    let counters = &app.counters;
    let now = Instant::now();
    counters.take(network, Quota::Request, now)?;
    let is_post = *request.method() == Method::POST;
    match limit {
        Limit::Actions if is_post => {
            let session = first_secret(request.headers(), &app.config).map(SessionHash::of).map(Client::Session);
            counters.take(session.unwrap_or(network), Quota::Action, now)
        }
        Limit::Tables if is_post => counters.take(network, Quota::Table, now),
        // Links can't be guessed, so a correct one works even over the limit. Codes can be guessed, so none is looked
        // up over the limit.
        Limit::Codes if is_post => counters.check(network, Quota::WrongCode, now),
        Limit::PathCodes => counters.check(network, Quota::WrongCode, now),
        Limit::None | Limit::Actions | Limit::Tables | Limit::Codes | Limit::Links => Ok(()),
    }
}

/// Counts a new score pad. The error is the number of seconds to wait, if the address has opened too many tables and
/// pads.
pub(crate) fn open_pad(app: &App, peer: Option<Peer>, headers: &HeaderMap) -> Result<(), u64> {
    // Only tests that call the router directly send requests without a peer.
    let Some(peer) = peer else { return Ok(()) };
    let network = Client::Address(Network::of(client_address(peer.0, headers, &app.config.access.proxies)));
    app.counters.take(network, Quota::Table, Instant::now()).map_err(|wait| {
        app.config.metrics.rate_limited();
        wait.as_secs() + 1
    })
}

/// The kind of secret in a request. The answer to a wrong secret is 404.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SecretKind {
    /// A spoken code, or a code for another device.
    Code,
    /// A link with 128 random bits.
    Link,
}

impl SecretKind {
    fn of(method: &Method, limit: Limit) -> Option<Self> {
        match limit {
            Limit::Links => Some(Self::Link),
            Limit::Codes => (*method == Method::POST).then_some(Self::Code),
            Limit::PathCodes => Some(Self::Code),
            Limit::None | Limit::Actions | Limit::Tables => None,
        }
    }
}

/// The client's address. That is the peer, or if the peer is one of our proxies, the last address in `X-Forwarded-For`
/// that isn't a proxy. Earlier addresses are ignored, because clients can send any.
pub(crate) fn client_address(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let forwarded = headers.get_all(HeaderName::from_static("x-forwarded-for"));
    let chain = forwarded.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let mut chain: Vec<Option<IpAddr>> = chain.map(|text| forwarded_for(text.trim())).collect();
    let mut client = peer.to_canonical();
    while proxies.contains(&client) {
        match chain.pop() {
            Some(Some(previous)) => client = previous.to_canonical(),
            Some(None) | None => break,
        }
    }
    client
}

/// Parses an address as written by a proxy. Some proxies add the port.
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
        Counters::new(Limits { tables: 60, wrong_codes: 30, ..Limits::DEFAULT })
    }

    #[test]
    fn a_bucket_empties_and_refills() {
        let counters = counters();
        let start = Instant::now();
        let client = address("192.0.2.1");
        for place in 0..60 {
            assert_eq!(counters.take(client, Quota::Table, start), Ok(()), "{place}");
        }
        let wait = counters.take(client, Quota::Table, start).unwrap_err();
        assert!((59..=60).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(counters.take(address("192.0.2.2"), Quota::Table, start), Ok(()), "another network waits too");
        assert_eq!(
            counters.take(client, Quota::Request, start),
            Ok(()),
            "a client that may open no table may still play"
        );
        assert_eq!(counters.take(client, Quota::Table, start + Duration::from_secs(61)), Ok(()));
        assert!(counters.take(client, Quota::Table, start + Duration::from_secs(61)).is_err());
    }

    #[test]
    fn a_client_charged_beyond_its_last_token_waits_longer() {
        let counters = counters();
        let start = Instant::now();
        let client = address("192.0.2.1");
        for _ in 0..90 {
            counters.charge(client, Quota::WrongCode, start);
        }
        let wait = counters.check(client, Quota::WrongCode, start).unwrap_err();
        assert_eq!(wait.as_secs(), 122, "61 tokens at 30 a minute");
        assert_eq!(counters.check(client, Quota::WrongLink, start), Ok(()));
        assert_eq!(counters.check(client, Quota::WrongCode, start + Duration::from_secs(123)), Ok(()));
        assert_eq!(
            counters.check(client, Quota::WrongCode, start + Duration::from_secs(123)),
            Ok(()),
            "a check costs nothing"
        );
    }

    #[test]
    fn a_flood_of_addresses_has_bounded_memory() {
        let counters = counters();
        let start = Instant::now();
        let numbered = |n: u64| Client::Address(Network(n.to_be_bytes()));
        for n in 0..MAX_BUCKETS as u64 + 5_000 {
            // When there is no more room, new clients share one bucket.
            let _ = counters.take(numbered(n), Quota::Table, start);
        }
        assert!(counters.buckets.lock().unwrap().by_client.len() <= MAX_BUCKETS + 1);
        assert!(counters.take(numbered(u64::MAX), Quota::Table, start).is_err());
        // An hour later, every bucket is full and gets deleted.
        let later = start + Duration::from_secs(3700);
        assert_eq!(counters.take(numbered(u64::MAX), Quota::Table, later), Ok(()));
        assert!(counters.buckets.lock().unwrap().by_client.len() < 10);
    }

    #[test]
    fn trusts_forwarded_addresses_only_from_our_proxies() {
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
    fn a_post_tries_a_code_and_any_request_tries_a_link() {
        for (method, limit, expect) in [
            (Method::GET, Limit::Codes, None),
            (Method::POST, Limit::Codes, Some(SecretKind::Code)),
            (Method::GET, Limit::Links, Some(SecretKind::Link)),
            (Method::POST, Limit::Links, Some(SecretKind::Link)),
            (Method::GET, Limit::None, None),
            (Method::POST, Limit::Tables, None),
            (Method::POST, Limit::Actions, None),
        ] {
            assert_eq!(SecretKind::of(&method, limit), expect, "{method} {limit:?}");
        }
    }
}
