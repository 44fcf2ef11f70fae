//! How a server is set up.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use canasta::deck::shuffled;
use canasta::seating::{self, Drawn};
use canasta::{Card, Players, Rng, RuleSet, Seat, SeedRng};

use crate::bots::Bots;
use crate::inject::FaultInjector;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::think::{Adviser, adviser};
use crate::tls::Tls;

/// Where the order of the cards of each deal comes from.
#[derive(Clone)]
pub enum Decks {
    /// Every deal is promised before it is dealt: a seed from the system's random source, to which the players add.
    Fair,
    /// From here, and nothing is promised of it: for tests.
    Given(Deal),
}

/// Decks in their order of the cards; `None` where there is none to be had.
pub type Deal = Arc<dyn Fn() -> Option<Vec<Card>> + Send + Sync>;

/// Decks that follow from a seed, the next one at every call, so that a test plays the same deals every time. Never for a
/// table that somebody plays at: who knows the seed knows every card.
pub fn seeded_decks(seed: u64) -> Deal {
    let dealt = AtomicU64::new(0);
    Arc::new(move || Some(shuffled(&mut SeedRng::part(seed, dealt.fetch_add(1, Ordering::Relaxed)))))
}

/// How a game begins: the cards drawn for seats and dealer, where the rules draw any, and who deals first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun {
    /// Every card drawn, in its order.
    pub draws: Vec<Drawn>,
    /// Who deals first.
    pub first_dealer: Seat,
}

impl Begun {
    /// As the rules have it, with all that is random from `rng`. `None` where a source is so unfair that nobody is
    /// settled before the pack is used up.
    pub fn by(rules: &RuleSet, players: Players, rng: &mut impl Rng) -> Option<Self> {
        let draws = seating::draw(rules, players, rng)?;
        let drawn =
            if draws.is_empty() { None } else { seating::assign_seats(rules, players, &draws).ok()?.first_dealer };
        let anybody = Seat(u8::try_from(rng.below(players.count().into())).ok()?);
        Some(Self { draws, first_dealer: drawn.unwrap_or(anybody) })
    }
}

/// Where the draw for seats and dealer comes from; `None` where there is no randomness to be had.
pub type Draw = Arc<dyn Fn(&RuleSet, Players) -> Option<Begun> + Send + Sync>;

/// Draws that follow from a seed, the next one at every call; for tests, like [`seeded_decks`].
pub fn seeded_draws(seed: u64) -> Draw {
    let drawn = AtomicU64::new(0);
    // Parts of another seed, so that a draw does not foretell a deck.
    let seed = seed ^ 0x5EA7_5EA7_5EA7_5EA7;
    Arc::new(move |rules, players| {
        Begun::by(rules, players, &mut SeedRng::part(seed, drawn.fetch_add(1, Ordering::Relaxed)))
    })
}

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
        let wrong = || format!("a public address is https://HOST or https://HOST:PORT and nothing more, not “{text}”");
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

    /// A real server on a data directory.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            data: data.into(),
            bot_pace_percent: 100,
            deck: Decks::Fair,
            draw: Arc::new(crate::chance::begin),
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
            adviser: adviser(),
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

    #[test]
    fn draws_and_decks_follow_from_their_seed() {
        let (one, same, other) = (seeded_draws(1), seeded_draws(1), seeded_draws(2));
        let mut differ = 0;
        for players in (2..=6).filter_map(Players::new) {
            let begun = one(&RuleSet::HOYLE, players).unwrap();
            assert_eq!(Some(&begun), same(&RuleSet::HOYLE, players).as_ref());
            differ += usize::from(Some(&begun) != other(&RuleSet::HOYLE, players).as_ref());
            assert!(begun.draws.len() >= usize::from(players.count()));
        }
        assert_eq!(differ, 5);
        let random = one(&RuleSet::WAHHI, Players::FOUR);
        assert_eq!(random, same(&RuleSet::WAHHI, Players::FOUR));
        assert_eq!(random.unwrap().draws, []);
        assert_eq!(seeded_decks(3)(), seeded_decks(3)());
    }
}
