//! The settings of a server.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::PathBuf;
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

/// Tells the time, in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Who plays the deal of a day, and how much is thought about each try.
#[derive(Clone, Debug)]
pub struct DailySettings {
    /// The level of the computer's players.
    pub others: String,
    /// The level that plays in the person's place, for comparison.
    pub best: String,
    /// How each try is reviewed.
    pub effort: ReviewEffort,
}

impl Default for DailySettings {
    fn default() -> Self {
        Self { others: "strong".to_owned(), best: "expert".to_owned(), effort: canasta_analysis::daily::EFFORT }
    }
}

/// Called before each commit; an error counts as one of the disk.
pub type BeforeCommit = Arc<dyn Fn() -> Result<(), String> + Send + Sync>;

/// Wraps the journals of live tables.
pub type JournalDecorator = Arc<dyn Fn(Arc<dyn JournalStore>) -> Arc<dyn JournalStore> + Send + Sync>;

/// The public address of a server behind a proxy that speaks HTTPS.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Reads `https://host` or `https://host:port`; a slash may follow.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the text.
    pub fn read(text: &str) -> Result<Self, String> {
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

    /// The address as browsers send it in `Origin`.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The proxies of a server for which none are set: those on the same machine.
    pub const NEARBY: [IpAddr; 2] = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
}

/// The settings of a server. [`ServerConfig::new`] gives those of a real one; tests change fields.
#[derive(Clone)]
pub struct ServerConfig {
    /// The directory of the database; created where it is missing.
    pub data: PathBuf,
    /// The database in which games are kept instead, on this machine or another.
    pub database: Option<PostgresSettings>,
    /// Where this server listens, as the database tells a second server that is started on it.
    pub node_address: String,
    /// The language of the pages.
    pub lang: Lang,
    /// How long bots wait between acts, in percent of the pace the player chose; 0 for tests.
    pub bot_pace_percent: u32,
    /// Where the decks of the deals come from.
    pub deck: Decks,
    /// The draw for seats and the first dealer; from the system's random source.
    pub draw: DrawSource,
    /// The first dealer, without a draw; for tests. `None` is as the rules have it.
    pub first_dealer: Option<Seat>,
    /// How browsers reach the server.
    pub access: Access,
    /// How much one address, session or table may have.
    pub limits: Limits,
    /// The server's metrics.
    pub metrics: Arc<Metrics>,
    /// The token with which the metrics can be read from anywhere; without one, only programs on this machine can read them.
    pub metrics_token: Option<String>,
    /// How long clients may take.
    pub timeouts: Timeouts,
    /// How long a table without acts and viewers stays in memory.
    pub table_rest: Duration,
    /// A game in which nothing has happened for so long is given up, and the seeds of its deals are revealed.
    pub give_up_after: Duration,
    /// How many seconds of a table's clock pass in one real second: 1, but in tests.
    pub clock_speed: u32,
    /// The bots that can be chosen.
    pub bots: Bots,
    /// The search that makes hints.
    pub hint_source: HintSource,
    /// The present time, in milliseconds since 1970, by which days begin and end.
    pub now: Clock,
    /// The deal of the day.
    pub daily: DailySettings,
    /// What tests plant in a server; nothing in a real one.
    pub hooks: TestHooks,
}

/// How browsers reach a server: over plain HTTP, over HTTPS that a proxy speaks, or over HTTPS that the server itself speaks.
#[derive(Clone, Default)]
pub struct Access {
    /// The public address, where a proxy speaks HTTPS; `None` at home, where browsers use plain HTTP.
    pub public: Option<PublicUrl>,
    /// HTTPS by the server itself; `None` where a proxy speaks it, or where browsers use plain HTTP.
    pub tls: Option<Tls>,
    /// The beginning of links for other people where a visitor uses this machine's loopback address: an address of this
    /// machine in the local network, if it has one.
    pub elsewhere: Option<String>,
    /// Proxies whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
}

impl Access {
    /// Whether browsers use HTTPS, so that cookies are for HTTPS only.
    pub const fn https(&self) -> bool {
        self.public.is_some() || self.tls.is_some()
    }
}

/// How long clients may take.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For the HTTPS handshake, for the head of a request, and between two requests of a connection.
    pub head: Duration,
    /// For a request in all, its body included.
    pub request: Duration,
    /// For reading something of what is sent to them.
    pub send: Duration,
    /// Between pings on a socket; a socket that does not answer three of them is closed.
    pub ping: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        let usual = Duration::from_secs(20);
        Self { head: usual, request: usual, send: usual, ping: usual }
    }
}

/// What tests plant in a server. A real one has none of it, and no option of the program sets it.
#[derive(Clone, Default)]
pub struct TestHooks {
    /// Called before each commit; an error counts as one of the disk. For tests of acts that must not be acknowledged.
    pub before_commit: Option<BeforeCommit>,
    /// Wraps the journals of live tables. The drills plant faults there.
    pub journals: Option<JournalDecorator>,
    /// SQL that the database's one writing connection executes at the start, after its own settings for durability. For tests
    /// that write much and test something else.
    pub pragmas: &'static [&'static str],
    /// The formats of journals that it knows: fewer than those of this release, or one more, to be a server of another release.
    pub formats: Formats,
    /// How much reviews of finished games think: as `canasta review` does in a real one, and so the same.
    pub review: ReviewEffort,
}

impl ServerConfig {
    /// Whether browsers use HTTPS, so that cookies are for HTTPS only.
    pub const fn https(&self) -> bool {
        self.access.https()
    }

    /// The settings of the live tables.
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
                unload_after: self.table_rest,
                give_up_after: self.give_up_after,
            },
            windows: WindowLimits { people: self.limits.windows, spectators: self.limits.spectators },
            bots: self.bots.clone(),
            hint_source: Arc::clone(&self.hint_source),
            counts: self.metrics.tables(),
            formats: self.hooks.formats,
        }
    }

    /// The settings of a real server on a data directory.
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
            table_rest: Duration::from_secs(600),
            give_up_after: Duration::from_secs(180 * 24 * 60 * 60),
            clock_speed: 1,
            bots: Bots::levels(),
            hint_source: canasta_live::hint_source(),
            now: Arc::new(canasta_live::chance::now),
            daily: DailySettings::default(),
            hooks: TestHooks::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_read_or_refused() {
        for (text, origin) in [
            ("https://canasta.example", "https://canasta.example"),
            ("https://Canasta.Example/", "https://canasta.example"),
            ("https://canasta.example:8443", "https://canasta.example:8443"),
            ("https://canasta.example:443/", "https://canasta.example"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ] {
            assert_eq!(PublicUrl::read(text).unwrap().origin(), origin);
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
            assert!(PublicUrl::read(wrong).unwrap_err().contains("https://HOST"), "{wrong}");
        }
    }
}
