//! The terms a table is opened with: rules, seats, clock, spectators, chat. They never change and identify no one.

use core::fmt;
use core::str::FromStr;

use canasta::rules::Seating;
use canasta::{Players, RuleSet};
use serde::{Deserialize, Serialize};

use super::Person;

/// The error for a text that names none of the possible values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownWord;

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown word")
    }
}

impl core::error::Error for UnknownWord {}

/// Access to hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Only a person who plays alone with bots.
    #[default]
    Practice,
    /// All players.
    Everybody,
    /// No players.
    None,
}

impl Hints {
    /// All values, the default first.
    pub const ALL: [Self; 3] = [Self::Practice, Self::Everybody, Self::None];

    /// The word used in journals and forms.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Practice => "practice",
            Self::Everybody => "everybody",
            Self::None => "none",
        }
    }
}

impl FromStr for Hints {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|hints| hints.text() == text).ok_or(UnknownWord)
    }
}

impl fmt::Display for Hints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Hints {
    /// Whether players at a table with this many people get hints.
    pub const fn given(self, people: usize) -> bool {
        match self {
            Self::Practice => people == 1,
            Self::Everybody => true,
            Self::None => false,
        }
    }
}

/// How players get their seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seats {
    /// Everyone sits where they like.
    #[default]
    Chosen,
    /// The seats are drawn by cards when the game begins.
    Drawn,
}

impl Seats {
    /// All values, the default first.
    pub const ALL: [Self; 2] = [Self::Chosen, Self::Drawn];

    /// The word used in journals and forms.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Chosen => "chosen",
            Self::Drawn => "drawn",
        }
    }
}

impl FromStr for Seats {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|seats| seats.text() == text).ok_or(UnknownWord)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// The people who may watch without a seat. They see only public cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// No spectators.
    #[default]
    Nobody,
    /// People with the table's link.
    Link,
    /// Everyone, because the lobby lists the table.
    Everybody,
}

impl Watch {
    /// All values, the default first.
    pub const ALL: [Self; 3] = [Self::Nobody, Self::Link, Self::Everybody];

    /// The word used in journals and forms.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Link => "link",
            Self::Everybody => "everybody",
        }
    }
}

impl FromStr for Watch {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|watch| watch.text() == text).ok_or(UnknownWord)
    }
}

impl fmt::Display for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A person's thinking time, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Base time per turn.
    pub base: u32,
    /// Bank for all turns together.
    pub bank: u32,
    /// Time that a turn returns to the bank if it ends in time.
    pub back: u32,
}

impl Clock {
    /// Generous thinking time.
    pub const KIND: Self = Self { base: 45, bank: 180, back: 10 };
    /// Fast play.
    pub const QUICK: Self = Self { base: 20, bank: 60, back: 5 };
    /// Maximum for each setting: a day.
    pub const MOST: u32 = 24 * 60 * 60;

    /// Whether the settings are usable: enough time for a turn, and nothing above the maximum.
    pub const fn is_sound(&self) -> bool {
        self.base >= 5 && self.base <= Self::MOST && self.bank <= Self::MOST && self.back <= self.bank
    }
}

/// The session score before this game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionScore {
    /// The number of finished games.
    pub games: u32,
    /// The results of each player.
    pub standings: Vec<PlayerStanding>,
}

/// The results of one player in a session. A side's result counts for each of its players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerStanding {
    /// A person, by number at this table; `None` for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// A bot's displayed name; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The number of games won.
    pub won: u32,
    /// Total points.
    pub points: i32,
}

/// A deal of a finished game, replayed at its own table with the same deck, dealer and totals. The table plays only
/// this deal, without a commitment, because the cards may be known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetDeal {
    /// The id of the original table.
    pub table: String,
    /// The deal's number in the original game, from 1.
    pub deal: usize,
    /// The deal's first step in the original game's replay.
    pub moment: usize,
    /// Each side's total before the deal.
    pub before: Vec<i32>,
    /// Each side's points in the original deal.
    pub then: Vec<i32>,
}

/// A deal of the day: everyone gets the same cards, and bots that make the same decisions. The journal contains the
/// cards but not their seed, which is revealed when the day is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyDeal {
    /// Days since 1970 (UTC).
    pub day: i64,
    /// The random seed for the bots' decisions.
    pub bots: u64,
}

/// Whether format 1 doesn't know this field of the rule set. Such a field is written only if it differs from the base
/// rules, so that servers of the previous release can read all tables without it.
pub(super) fn is_newer_rule(field: &str) -> bool {
    [
        "melds_in_first_round",
        "wilds_in_initial_meld",
        "take_onto_canasta",
        "must_ask",
        "minimum_from",
        "fifth_minimum",
        "deals_per_game",
        "naturals_for_wilds",
        "wilds_on_natural_canasta",
        "red_threes_count",
        "red_three_penalty",
        "max_red_three_penalty",
        "black_three_bonus",
        "four_black_threes_bonus",
        "melds_from_pile",
        "five_players",
        "clockwise",
        "card_values",
    ]
    .contains(&field)
}

/// The terms a table is opened with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The preset that the rules are based on.
    pub preset: String,
    /// The rules.
    pub rules: RuleSet,
    /// The number of players.
    pub players: Players,
    /// How players get their seats.
    pub seats: Seats,
    /// A person's thinking time; `None` for no clock.
    pub clock: Option<Clock>,
    /// Spectator access.
    pub watch: Watch,
    /// Whether spectators see a deal only after it ends.
    pub competitive: bool,
    /// Whether the lobby lists the table while it has free seats.
    pub listed: bool,
    /// Access to hints.
    pub hints: Hints,
    /// Whether players may chat, within the rules.
    pub chat: bool,
    /// Whether the cards may be known, because the game continues from a step of another game or plays a replayed
    /// deal or the deal of the day. Such a game doesn't count in the stats.
    pub practice: bool,
    /// The replayed deal; `None` at any other table.
    pub set: Option<SetDeal>,
    /// The deal of the day; `None` at any other table.
    pub daily: Option<DailyDeal>,
    /// Maximum seconds per turn at a table without a clock before others may let a bot decide. `None` for no
    /// limit, as in correspondence games. The host may change it.
    pub allowed: Option<u32>,
    /// Whether a host who was replaced while away becomes host again on returning.
    pub host_returns: bool,
    /// The session score before this game, if the same people play on.
    pub session_score: Option<SessionScore>,
    /// Whether a person alone with bots may take back melds. Such a game doesn't count in the stats.
    pub take_back: bool,
}

impl Terms {
    /// The default for `allowed`.
    pub const ALLOWED: u32 = 120;

    /// Whether the limit is in range: from ten seconds to a day.
    pub const fn may_allow(seconds: u32) -> bool {
        seconds >= 10 && seconds <= Clock::MOST
    }

    /// The terms of a private table: seating under the rules, no clock, no spectators.
    pub fn of(preset: &str, rules: RuleSet, players: Players) -> Self {
        let drawn = matches!(rules.seating, Seating::Drawn | Seating::DrawnEndsVoid);
        Self {
            preset: preset.to_owned(),
            rules,
            players: players.under(&rules),
            seats: if drawn { Seats::Drawn } else { Seats::Chosen },
            clock: None,
            watch: Watch::default(),
            competitive: false,
            listed: false,
            hints: Hints::default(),
            chat: true,
            practice: false,
            set: None,
            daily: None,
            allowed: None,
            host_returns: false,
            session_score: None,
            take_back: false,
        }
    }

    /// The first journal format that can express these terms.
    pub fn format(&self) -> u32 {
        if self.take_back {
            return 3;
        }
        let has_newer_rules = || self.rules.changes_from(&RuleSet::BASE).any(|field| is_newer_rule(field.name));
        if self.set.is_some() || self.daily.is_some() || has_newer_rules() { 2 } else { 1 }
    }

    /// The rules for drawing cards before the game. If seats aren't drawn, cards are drawn at most for the first
    /// dealer.
    pub fn draw_rules(&self) -> RuleSet {
        let rules_draw = matches!(self.rules.seating, Seating::Drawn | Seating::DrawnEndsVoid);
        let seating = match self.seats {
            Seats::Drawn if rules_draw => self.rules.seating,
            Seats::Drawn => Seating::Drawn,
            Seats::Chosen => Seating::Fixed,
        };
        RuleSet { seating, ..self.rules }
    }
}
