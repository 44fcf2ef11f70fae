//! Server settings.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use canasta::Seat;
use canasta_i18n::Lang;
use canasta_live::{Bots, DealSettings, Decks, DrawSource, HintSource, TableSettings, TableTiming, WindowLimits};
use canasta_store::JournalStore;
use canasta_store::postgres::PostgresSettings;
use canasta_table::journal::Formats;

use crate::jobs::{JudgeEffort, ReviewEffort};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::tls::Tls;

/// A clock that returns the time in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Bots and review effort for the deal of the day.
#[derive(Clone, Debug)]
pub struct DailySettings {
    /// Level of the bots at the table.
    pub bot_level: String,
    /// Level that plays the person's seat, for comparison.
    pub best_level: String,
    /// Review effort per attempt.
    pub effort: ReviewEffort,
}

impl Default for DailySettings {
    fn default() -> Self {
        Self {
            bot_level: "strong".to_owned(),
            best_level: "expert".to_owned(),
            effort: canasta_analysis::daily::EFFORT,
        }
    }
}

/// Called before each commit. An error counts as a disk error.
pub type BeforeCommit = Arc<dyn Fn() -> Result<(), String> + Send + Sync>;

/// Wraps the journals of live tables.
pub type JournalDecorator = Arc<dyn Fn(Arc<dyn JournalStore>) -> Arc<dyn JournalStore> + Send + Sync>;

/// The public address of a server behind an HTTPS proxy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

/// Writes the host at the start of an address as DNS and browsers do: `köln.example` as `xn--kln-sna.example`.
pub(crate) fn ascii_host(address: &str) -> Cow<'_, str> {
    let (host, rest) = address.split_at(address.find([':', '/', '?', '#']).unwrap_or(address.len()));
    match idna::domain_to_ascii(host) {
        Ok(ascii) if !host.is_ascii() => Cow::Owned(ascii + rest),
        _ => Cow::Borrowed(address),
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    /// Parses `https://host` or `https://host:port`, with or without a trailing slash. The host can have any letters.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a public address is https://HOST or https://HOST:PORT and nothing more, not “{text}”");
        let (scheme, rest) = text.trim().split_once("://").ok_or_else(wrong)?;
        let url: axum::http::Uri = format!("{scheme}://{}", ascii_host(rest)).parse().map_err(|_| wrong())?;
        if !matches!(url.path(), "" | "/") {
            return Err(format!(
                "Canasta needs a host name of its own, such as https://canasta.example: it can't be under a path, as in “{text}”"
            ));
        }
        let bare = matches!(url.path(), "" | "/") && url.query().is_none() && !text.contains(['#', '@']);
        let (Some("https"), Some(authority)) = (url.scheme_str(), url.authority()) else { return Err(wrong()) };
        let port = match authority.as_str().strip_prefix(authority.host()) {
            // Browsers omit the default port.
            Some("" | ":443") => String::new(),
            Some(port) if authority.port_u16().is_some() => port.to_owned(),
            _ => return Err(wrong()),
        };
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        if !bare || authority.host().is_empty() || !authority.host().bytes().all(plain) {
            return Err(wrong());
        }
        Ok(Self(format!("https://{}{port}", authority.host().to_ascii_lowercase())))
    }
}

impl PublicUrl {
    /// The address as browsers send it in `Origin`.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The default proxies: those on the same machine.
    pub const LOOPBACK_PROXIES: [IpAddr; 2] = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
}

/// Server settings. [`ServerConfig::new`] returns those of a real server, and tests change fields.
#[derive(Clone)]
pub struct ServerConfig {
    /// Data directory; created if missing.
    pub data: PathBuf,
    /// A PostgreSQL database to use instead of the data directory.
    pub database: Option<PostgresSettings>,
    /// Address of this server. A second server on the same database shows it in its error message.
    pub node_address: String,
    /// Language of all pages. `None` to use each visitor's own.
    pub lang: Option<Lang>,
    /// How long bots wait between actions, as a percentage of the pace the player chose. 0 in tests.
    pub bot_pace_percent: u32,
    /// Source of the shuffled decks.
    pub deck: Decks,
    /// Source of the draws for seats and first dealer. The OS's randomness in a real server.
    pub draw: DrawSource,
    /// Fixed first dealer, for tests. `None` to follow the rules.
    pub first_dealer: Option<Seat>,
    /// How browsers reach the server.
    pub access: Access,
    /// Limits per address, session and table.
    pub limits: Limits,
    /// Metrics of this server.
    pub metrics: Arc<Metrics>,
    /// Bearer token for reading the metrics. `None` allows only programs on this machine.
    pub metrics_token: Option<String>,
    /// Timeouts for clients.
    pub timeouts: Timeouts,
    /// How long a table without actions and viewers stays in memory.
    pub unload_after: Duration,
    /// How long a game goes without an action before it is abandoned, which reveals the seeds of its deals.
    pub give_up_after: Duration,
    /// How many times faster than real time table clocks run. 1 except in tests.
    pub clock_speed: u32,
    /// Bots that players can choose.
    pub bots: Bots,
    /// The search behind hints.
    pub hint_source: HintSource,
    /// Clock that determines the current day.
    pub now: Clock,
    /// Settings for the deal of the day.
    pub daily: DailySettings,
    /// Hooks for tests; empty in a real server.
    pub hooks: TestHooks,
}

/// How browsers reach a server: over HTTP, over HTTPS through a proxy, or over the server's own HTTPS.
#[derive(Clone, Default)]
pub struct Access {
    /// Public address if an HTTPS proxy is in front. `None` on a home network, where browsers use HTTP.
    pub public: Option<PublicUrl>,
    /// The server's own HTTPS. `None` if browsers use HTTP or an HTTPS proxy.
    pub tls: Option<Tls>,
    /// URL prefix of this machine on the local network, if it has one. Links to share start with it if the visitor uses
    /// the loopback address.
    pub lan_origin: Option<String>,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpAddr>,
}

impl Access {
    /// Whether browsers use HTTPS, which makes cookies `Secure`.
    pub const fn https(&self) -> bool {
        self.public.is_some() || self.tls.is_some()
    }
}

/// Timeouts for clients.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// Limit for the TLS handshake, for a request's head, and for the pause between two requests on a connection.
    pub head: Duration,
    /// Limit for a whole request, including its body.
    pub request: Duration,
    /// How long a client can go without reading anything that was sent to it.
    pub send: Duration,
    /// Interval between pings on a socket, which is closed after three unanswered pings.
    pub ping: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let default = Duration::from_secs(20);
        Self { head: default, request: default, send: default, ping: default }
    }
}

/// Hooks for tests. A real server has none, and they can't be set on the command line.
#[derive(Clone, Default)]
pub struct TestHooks {
    /// Called before each commit. An error counts as a disk error. For tests of actions that must not be acknowledged.
    pub before_commit: Option<BeforeCommit>,
    /// Wraps the journals of live tables. The drills inject faults there.
    pub journals: Option<JournalDecorator>,
    /// SQL for SQLite's only write connection, run after its own durability settings. For tests that write a lot and
    /// don't test durability.
    pub pragmas: &'static [&'static str],
    /// Journal formats the server knows. Different ones make it behave like an older or newer release.
    pub formats: Formats,
    /// Review effort for finished games. A real server uses the same as `canasta review`.
    pub review: ReviewEffort,
    /// Effort for judging turns that a puzzle doesn't offer.
    pub judge: JudgeEffort,
}

impl ServerConfig {
    /// Whether browsers use HTTPS, which makes cookies `Secure`.
    pub const fn https(&self) -> bool {
        self.access.https()
    }

    pub(crate) fn tables(&self) -> TableSettings {
        TableSettings {
            dealing: DealSettings {
                deck: self.deck.clone(),
                draw: Arc::clone(&self.draw),
                first_dealer: self.first_dealer,
            },
            timing: TableTiming {
                bot_pace_percent: self.bot_pace_percent,
                clock_speed: self.clock_speed,
                unload_after: self.unload_after,
                give_up_after: self.give_up_after,
            },
            windows: WindowLimits { people: self.limits.windows, spectators: self.limits.spectators },
            bots: self.bots.clone(),
            hint_source: Arc::clone(&self.hint_source),
            counts: self.metrics.tables(),
            formats: self.hooks.formats,
        }
    }

    /// Settings of a real server with this data directory.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            database: None,
            node_address: String::new(),
            lang: None,
            bot_pace_percent: 100,
            deck: Decks::Fair,
            draw: Arc::new(canasta_live::chance::draw_seats),
            first_dealer: None,
            access: Access::default(),
            limits: Limits::DEFAULT,
            metrics: Arc::default(),
            metrics_token: None,
            timeouts: Timeouts::default(),
            unload_after: Duration::from_secs(600),
            give_up_after: Duration::from_secs(180 * 24 * 60 * 60),
            clock_speed: 1,
            bots: Bots::levels(),
            hint_source: canasta_live::hint_source(),
            now: Arc::new(canasta_live::chance::unix_millis),
            daily: DailySettings::default(),
            hooks: TestHooks::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_a_public_address_or_says_what_is_wrong() {
        for (text, origin) in [
            ("https://canasta.example", "https://canasta.example"),
            ("https://Canasta.Example/", "https://canasta.example"),
            ("https://canasta.example:8443", "https://canasta.example:8443"),
            ("https://canasta.example:443/", "https://canasta.example"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
            ("https://Köln.example", "https://xn--kln-sna.example"),
            ("https://карты.example:8443/", "https://xn--80atti9b.example:8443"),
            (" https://canasta.example\n", "https://canasta.example"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().origin(), origin);
        }
        for wrong in [
            "",
            "canasta.example",
            "http://canasta.example",
            "https://",
            "https://a?b",
            "https://u@a",
            "https://:1",
            "https://a:",
            "https://a;b",
            "https://a'/",
        ] {
            assert!(wrong.parse::<PublicUrl>().unwrap_err().contains("https://HOST"), "{wrong}");
        }
        for path in ["https://a/b", "https://a/canasta/"] {
            let why = path.parse::<PublicUrl>().unwrap_err();
            assert!(why.contains("it can't be under a path") && why.contains(path), "{why}");
        }
    }
}
