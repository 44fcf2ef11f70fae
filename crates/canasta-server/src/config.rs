//! Server settings.

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

use crate::jobs::ReviewEffort;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::tls::Tls;

/// Returns the current time, in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// The bots that play the deal of the day, and how attempts are reviewed.
#[derive(Clone, Debug)]
pub struct DailySettings {
    /// Level of the bots at the table.
    pub bot_level: String,
    /// Level that plays in the person's seat, for comparison.
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

impl FromStr for PublicUrl {
    type Err = String;

    /// Parses `https://host` or `https://host:port`, with or without a trailing slash.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a public address is https://HOST or https://HOST:PORT and nothing more, not “{text}”");
        let url: axum::http::Uri = text.parse().map_err(|_| wrong())?;
        let bare = matches!(url.path(), "" | "/") && url.query().is_none() && !text.contains(['#', '@']);
        let (Some("https"), Some(authority)) = (url.scheme_str(), url.authority()) else { return Err(wrong()) };
        let port = match authority.as_str().strip_prefix(authority.host()) {
            // Browsers leave the default port out.
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
    /// Same as `text.parse()`.
    ///
    /// # Errors
    /// An error message about the text.
    pub fn read(text: &str) -> Result<Self, String> {
        text.parse()
    }

    /// The address as browsers send it in `Origin`.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The default proxies: those on the same machine.
    pub const LOOPBACK_PROXIES: [IpAddr; 2] = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
}

/// Server settings. [`ServerConfig::new`] is what a real server uses; tests change fields.
#[derive(Clone)]
pub struct ServerConfig {
    /// Data directory; created if missing.
    pub data: PathBuf,
    /// A PostgreSQL database to use instead of the data directory.
    pub database: Option<PostgresSettings>,
    /// Address of this server. A second server started on the same database reports it.
    pub node_address: String,
    /// Language of the pages.
    pub lang: Lang,
    /// How long bots wait between actions, as a percentage of the pace the player chose. 0 in tests.
    pub bot_pace_percent: u32,
    /// Source of the decks.
    pub deck: Decks,
    /// Draw for seats and the first dealer, from the OS's random source.
    pub draw: DrawSource,
    /// Fixed first dealer, for tests. `None` follows the rules.
    pub first_dealer: Option<Seat>,
    /// How browsers reach the server.
    pub access: Access,
    /// Limits per address, session and table.
    pub limits: Limits,
    /// Metrics of this server.
    pub metrics: Arc<Metrics>,
    /// Bearer token for reading the metrics. Without one, only programs on this machine can read them.
    pub metrics_token: Option<String>,
    /// Timeouts for clients.
    pub timeouts: Timeouts,
    /// How long a table without actions and viewers stays in memory.
    pub unload_after: Duration,
    /// Abandons a game after this long without an action, and reveals the seeds of its deals.
    pub give_up_after: Duration,
    /// Seconds of a table's clock per real second. 1 except in tests.
    pub clock_speed: u32,
    /// The bots that people can choose.
    pub bots: Bots,
    /// The search that makes hints.
    pub hint_source: HintSource,
    /// Clock that decides when days begin and end.
    pub now: Clock,
    /// Settings for the deal of the day.
    pub daily: DailySettings,
    /// Hooks for tests; empty in a real server.
    pub hooks: TestHooks,
}

/// How browsers reach a server: over HTTP, over HTTPS through a proxy, or over the server's own HTTPS.
#[derive(Clone, Default)]
pub struct Access {
    /// Public address, if a proxy speaks HTTPS. `None` at home, where browsers use HTTP.
    pub public: Option<PublicUrl>,
    /// The server's own HTTPS. `None` if a proxy speaks HTTPS, or browsers use HTTP.
    pub tls: Option<Tls>,
    /// URL prefix of this machine on the local network, if it has one. Links for other people start with it when the
    /// visitor uses the loopback address.
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
    /// For the TLS handshake, the head of a request, and the pause between two requests of a connection.
    pub head: Duration,
    /// For a whole request, including its body.
    pub request: Duration,
    /// For the client to read anything of what is sent to it.
    pub send: Duration,
    /// Interval between pings on a socket. Three unanswered pings close it.
    pub ping: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let default = Duration::from_secs(20);
        Self { head: default, request: default, send: default, ping: default }
    }
}

/// Hooks for tests. A real server has none, and no command line option sets them.
#[derive(Clone, Default)]
pub struct TestHooks {
    /// Called before each commit. An error counts as a disk error. For tests of actions that must not be acknowledged.
    pub before_commit: Option<BeforeCommit>,
    /// Wraps the journals of live tables. The drills inject faults there.
    pub journals: Option<JournalDecorator>,
    /// SQL that SQLite's only writing connection runs at the start, after its own durability settings. For tests that
    /// write a lot and don't test durability.
    pub pragmas: &'static [&'static str],
    /// Journal formats the server knows. Fewer or more than this release's make it act as another release.
    pub formats: Formats,
    /// Effort of reviews of finished games. A real server uses the same as `canasta review`.
    pub review: ReviewEffort,
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

    /// Settings of a real server on a data directory.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            database: None,
            node_address: String::new(),
            lang: Lang::EN,
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
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().origin(), origin);
        }
        for wrong in [
            "",
            "canasta.example",
            "http://canasta.example",
            "https://",
            "https://a/b",
            "https://a?b",
            "https://u@a",
            "https://:1",
            "https://a:",
            "https://a;b",
            "https://a'/",
        ] {
            assert!(wrong.parse::<PublicUrl>().unwrap_err().contains("https://HOST"), "{wrong}");
        }
    }
}
