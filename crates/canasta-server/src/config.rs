//! How a server is set up.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use canasta::Seat;
use canasta_live::{Adviser, Bots, Decks, Draw, FaultInjector, TableSettings};
use canasta_words::Lang;
use canasta_words::messages::cli_serve;

use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::tls::Tls;

/// Asked before each commit; an error counts as one of the disk.
pub type BeforeCommit = Arc<dyn Fn() -> Result<(), String> + Send + Sync>;

/// The address at which people reach the server by https, behind a proxy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Reads `https://host` or `https://host:port`; a slash may follow.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn read(text: &str) -> Result<Self, String> {
        let wrong = || cli_serve::public_url_form(Lang::EN, text).into();
        let url: axum::http::Uri = text.parse().map_err(|_| wrong())?;
        let bare = matches!(url.path(), "" | "/") && url.query().is_none() && !text.contains(['#', '@']);
        let (Some("https"), Some(authority)) = (url.scheme_str(), url.authority()) else { return Err(wrong()) };
        let port = match authority.as_str().strip_prefix(authority.host()) {
            // As browsers write it.
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

    /// As browsers name it in an `Origin`.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The proxies that are meant where none is named: on the same machine.
    pub const NEARBY: [IpAddr; 2] = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
}

/// How a server is set up. [`ServerConfig::new`] gives what a real one has; tests change a field.
#[derive(Clone)]
pub struct ServerConfig {
    /// The directory of the database; made where it is missing.
    pub data: PathBuf,
    /// The language in which people are spoken to.
    pub lang: Lang,
    /// How long bots wait between acts, in percent of the pace the player chose; 0 for tests.
    pub bot_pace_percent: u32,
    /// The order of the cards of each deal.
    pub deck: Decks,
    /// Who sits where and deals first; the system's random source.
    pub draw: Draw,
    /// Who deals first, nobody drawing; for tests. `None` is as the rules have it.
    pub first_dealer: Option<Seat>,
    /// Where people reach it by https; `None` where they come by plain http, at home.
    pub public: Option<PublicUrl>,
    /// https by files of one's own; `None` where a proxy has them, or nobody.
    pub tls: Option<Tls>,
    /// The beginning of links for others where somebody uses this machine's own loopback address: one by which the house
    /// reaches it, if there is any.
    pub elsewhere: Option<String>,
    /// Proxies whose word is taken for who is asking.
    pub proxies: Vec<IpAddr>,
    /// How much one address, session or table may have.
    pub limits: Limits,
    /// What it counts of itself.
    pub metrics: Arc<Metrics>,
    /// Who knows it may read that, from anywhere; without one only programs on this machine may.
    pub metrics_token: Option<String>,
    /// How long a client may take for the handshake of https, how long to send the head of a request, and how long a connection may idle between requests.
    pub head_time: Duration,
    /// How long a request may take in all, its body included.
    pub request_time: Duration,
    /// How long a client may take nothing of what is sent to it.
    pub send_time: Duration,
    /// How often a socket is asked whether it lives; one that stays silent three times is closed.
    pub ping_every: Duration,
    /// After so long without an act and without a viewer a table leaves the memory.
    pub table_rest: Duration,
    /// A game in which nothing has happened for so long is given up, and what was promised of its deals is told.
    pub give_up_after: Duration,
    /// How many seconds of a table's clock pass in one of the world: 1, but in tests.
    pub clock_speed: u32,
    /// Asked before each commit; an error counts as one of the disk. For tests of what must not be acknowledged.
    pub before_commit: Option<BeforeCommit>,
    /// What comes between the tables and the store, for those who check the checkers; never for games.
    pub injector: Option<Arc<dyn FaultInjector>>,
    /// Put to the database's one writing connection at the start, after what durability hangs on. For tests that write much
    /// and look at other things.
    pub pragmas: &'static [&'static str],
    /// Which bots may be chosen.
    pub bots: Bots,
    /// What hints come from.
    pub adviser: Adviser,
}

impl ServerConfig {
    /// Whether browsers come by https, so that cookies are for https only.
    pub const fn https(&self) -> bool {
        self.public.is_some() || self.tls.is_some()
    }

    /// What its live tables are told of it.
    pub(crate) fn tables(&self) -> TableSettings {
        TableSettings {
            bot_pace_percent: self.bot_pace_percent,
            deck: self.deck.clone(),
            draw: Arc::clone(&self.draw),
            first_dealer: self.first_dealer,
            windows: self.limits.windows,
            watchers: self.limits.watchers,
            counts: self.metrics.tables(),
            rest: self.table_rest,
            give_up_after: self.give_up_after,
            clock_speed: self.clock_speed,
            injector: self.injector.clone(),
            bots: self.bots.clone(),
            adviser: Arc::clone(&self.adviser),
        }
    }

    /// A real server on a data directory.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            lang: Lang::EN,
            bot_pace_percent: 100,
            deck: Decks::Fair,
            draw: Arc::new(canasta_live::chance::begin),
            first_dealer: None,
            public: None,
            elsewhere: None,
            tls: None,
            proxies: Vec::new(),
            limits: Limits::DEFAULT,
            metrics: Arc::default(),
            metrics_token: None,
            head_time: Duration::from_secs(20),
            request_time: Duration::from_secs(20),
            send_time: Duration::from_secs(20),
            ping_every: Duration::from_secs(20),
            table_rest: Duration::from_secs(600),
            give_up_after: Duration::from_secs(180 * 24 * 60 * 60),
            clock_speed: 1,
            before_commit: None,
            injector: None,
            pragmas: &[],
            bots: Bots::levels(),
            adviser: canasta_live::adviser(),
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
