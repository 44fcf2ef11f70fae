//! What happens to a pad. A pad is a set of events that only grows, so phones that were apart can put their events together.

use canasta::{Players, RuleSet, Seat};
use serde::{Deserialize, Serialize};

use crate::entry::{DealEntry, OwnLine};

/// The longest event, in bytes of JSON.
pub const MAX_EVENT_BYTES: usize = 16 * 1024;

/// The longest name of a player or line, in characters.
pub const MAX_NAME_CHARS: usize = 24;

/// The maximum number of a table's own lines.
pub const MAX_OWN_LINES: usize = 8;

/// The maximum number of deals in a game.
pub const MAX_DEALS: u32 = 500;

/// The largest number of points in a field, so that sums can't overflow.
const MAX_POINTS: i32 = 100_000;

/// The largest clock of an event, so that adding one can't overflow.
pub const MAX_CLOCK: u32 = 1 << 30;

/// The latest time that JavaScript can represent exactly, in milliseconds since 1970.
const MAX_TIME: i64 = 1 << 53;

/// Something that happened to a pad.
///
/// ```
/// use canasta_pad::Event;
///
/// let text = r#"{"id":"0123456789abcdef0123456789abcdef","clock":1,"at":0,"device":"0123456789abcdef",
///     "kind":"game","rules":"hoyle","players":4,"names":["Ruth","Anna","Tom","Paul"],"start":[0,0]}"#;
/// assert!(Event::parse(text).is_ok());
/// assert!(Event::parse(&text.replace("\"players\":4", "\"players\":3")).is_err(), "three players have three sides");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// 128 random bits, in hexadecimal digits.
    pub id: String,
    /// One more than the largest clock that the device had seen. Events take effect in the order of clock and id.
    pub clock: u32,
    /// Time on the device, in milliseconds since 1970.
    pub at: i64,
    /// The device: 64 random bits, in hexadecimal digits.
    pub device: String,
    /// The name of the person who used the device, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What happened.
    #[serde(flatten)]
    pub change: Change,
}

/// What an event changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Change {
    /// The next game begins. Its id is the event's.
    Game(NewGame),
    /// A deal was entered, corrected or withdrawn.
    Deal {
        /// The game.
        game: String,
        /// The deal's number, from 1.
        n: u32,
        /// The versions of the deal that this one replaces. If two versions replace the same one, the table has to choose.
        #[serde(default)]
        replaces: Vec<String>,
        /// What was entered. `None` if the deal was withdrawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<DealEntry>,
        /// Whether it was saved although a check had found an error.
        #[serde(default)]
        anyway: bool,
    },
    /// A player deals this deal, and the others follow in turn.
    Dealer {
        /// The game.
        game: String,
        /// The deal's number.
        n: u32,
        /// The dealer.
        seat: Seat,
    },
    /// Other rules apply from this deal on.
    Rules {
        /// The game.
        game: String,
        /// The deal's number.
        n: u32,
        /// The rules.
        rules: RuleSet,
        /// The table's own lines.
        #[serde(default)]
        lines: Vec<OwnLine>,
    },
    /// Players have other names.
    Names {
        /// The game.
        game: String,
        /// By seat.
        names: Vec<String>,
    },
    /// Somebody asks the table to check a deal.
    Query {
        /// The game.
        game: String,
        /// The deal's number.
        n: u32,
    },
    /// The table has checked a deal that somebody asked about.
    Settled {
        /// The id of the query.
        query: String,
    },
}

/// The setup of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewGame {
    /// The rules.
    pub rules: RuleSet,
    /// The players.
    pub players: Players,
    /// Their names by seat, in seat order. Empty if not given.
    pub names: Vec<String>,
    /// The dealer of the first deal, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_dealer: Option<Seat>,
    /// Points of each side from a game begun on paper.
    pub start: Vec<i32>,
    /// The table's own lines.
    #[serde(default)]
    pub lines: Vec<OwnLine>,
}

/// Reasons to refuse an event.
#[derive(Debug, thiserror::Error)]
pub enum EventError {
    /// The text is too long.
    #[error("longer than {MAX_EVENT_BYTES} bytes")]
    TooLong,
    /// The text is not JSON of the right form.
    #[error("not an event")]
    Form(#[source] serde_json::Error),
    /// A field has an impossible value.
    #[error("impossible value: {0}")]
    Value(&'static str),
}

impl Event {
    /// Parses and checks an event.
    ///
    /// # Errors
    /// If the text is too long, has another form or an impossible value.
    pub fn parse(text: &str) -> Result<Self, EventError> {
        if text.len() > MAX_EVENT_BYTES {
            return Err(EventError::TooLong);
        }
        let event: Self = serde_json::from_str(text).map_err(EventError::Form)?;
        match event.impossible_value() {
            Some(field) => Err(EventError::Value(field)),
            None => Ok(event),
        }
    }

    /// The first field with an impossible value.
    fn impossible_value(&self) -> Option<&'static str> {
        let is_name = |name: &String| name.chars().count() <= MAX_NAME_CHARS;
        [
            (is_id(&self.id, 32), "id"),
            (self.clock <= MAX_CLOCK, "clock"),
            ((0..=MAX_TIME).contains(&self.at), "at"),
            (is_id(&self.device, 16), "device"),
            (self.by.iter().all(is_name), "by"),
        ]
        .into_iter()
        .find_map(|(is_possible, field)| (!is_possible).then_some(field))
        .or_else(|| self.change.impossible_value())
    }
}

impl Change {
    fn impossible_value(&self) -> Option<&'static str> {
        let is_deal = |n: u32| (1..=MAX_DEALS).contains(&n);
        let are_lines = |lines: &[OwnLine]| {
            lines.len() <= MAX_OWN_LINES && lines.iter().all(|line| is_name(&line.name) && is_points(line.points))
        };
        let are_names = |names: &[String]| names.len() <= canasta::MAX_SEATS && names.iter().all(|name| is_name(name));
        let checks = match self {
            Self::Game(NewGame { players, names, first_dealer, start, lines, .. }) => vec![
                (names.len() == usize::from(players.count()) && are_names(names), "names"),
                (first_dealer.is_none_or(|seat| seat.0 < players.count()), "first_dealer"),
                (start.len() == usize::from(players.sides()) && start.iter().all(|&points| is_points(points)), "start"),
                (are_lines(lines), "lines"),
            ],
            Self::Deal { game, n, replaces, entry, .. } => vec![
                (is_id(game, 32), "game"),
                (is_deal(*n), "n"),
                (replaces.iter().all(|id| is_id(id, 32)), "replaces"),
                (entry.iter().all(DealEntry::is_possible), "entry"),
            ],
            Self::Dealer { game, n, .. } | Self::Query { game, n } => {
                vec![(is_id(game, 32), "game"), (is_deal(*n), "n")]
            }
            Self::Rules { game, n, lines, .. } => {
                vec![(is_id(game, 32), "game"), (is_deal(*n), "n"), (are_lines(lines), "lines")]
            }
            Self::Names { game, names } => vec![(is_id(game, 32), "game"), (are_names(names), "names")],
            Self::Settled { query } => vec![(is_id(query, 32), "query")],
        };
        checks.into_iter().find_map(|(is_possible, field)| (!is_possible).then_some(field))
    }
}

impl DealEntry {
    /// Whether the numbers are small enough to add up.
    fn is_possible(&self) -> bool {
        self.sides.len() <= canasta::MAX_SEATS
            && self.sides.iter().all(|side| {
                let points = [side.melded, side.in_hand];
                points.into_iter().flatten().all(|points| (0..=MAX_POINTS).contains(&points))
                    && side.lines.len() <= MAX_OWN_LINES
            })
    }
}

fn is_name(name: &str) -> bool {
    name.chars().count() <= MAX_NAME_CHARS
}

fn is_points(points: i32) -> bool {
    points.abs() <= MAX_POINTS
}

fn is_id(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
