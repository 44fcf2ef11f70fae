//! On what terms a table is opened: its rules, seats and clock, which people may watch, what may be said. Nothing of it changes
//! while the table lives, and no person is named in it.

use canasta::rules::Seating;
use canasta::{Players, RuleSet};
use serde::{Deserialize, Serialize};

use super::Person;

/// Which players of a table may ask for hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// A person who plays with bots alone; no player where two or more people sit.
    #[default]
    Practice,
    /// Everybody, other people's games included.
    Everybody,
    /// No player.
    None,
}

/// Gives an enum of words its list, its written form and its reader.
macro_rules! words {
    ($name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        impl $name {
            /// Every answer, the usual one first.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$variant),+];

            /// As it is written in journals and forms.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Self::$variant => $text),+
                }
            }

            /// Reads what `text` writes.
            pub fn read(text: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.text() == text)
            }
        }
    };
}

words!(Hints { Practice = "practice", Everybody = "everybody", None = "none" });

impl Hints {
    /// Whether a person gets them at a table with so many people.
    pub const fn given(self, people: usize) -> bool {
        match self {
            Self::Practice => people == 1,
            Self::Everybody => true,
            Self::None => false,
        }
    }
}

/// How the seats of a table are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seats {
    /// Everybody sits where they like.
    #[default]
    Chosen,
    /// By cards drawn when the game begins.
    Drawn,
}

words!(Seats { Chosen = "chosen", Drawn = "drawn" });

/// Which people may watch a table without a seat. They see what lies open and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// No spectator.
    #[default]
    Nobody,
    /// People who have the table's address.
    Link,
    /// Everybody: the lobby names the table.
    Everybody,
}

words!(Watch { Nobody = "nobody", Link = "link", Everybody = "everybody" });

/// How long a person may think, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// For each turn.
    pub base: u32,
    /// For all turns of a person together, beyond that.
    pub bank: u32,
    /// What a turn in time gives back of it.
    pub back: u32,
}

impl Clock {
    /// For people who like to look twice.
    pub const KIND: Self = Self { base: 45, bank: 180, back: 10 };
    /// For people who know what they want.
    pub const QUICK: Self = Self { base: 20, bank: 60, back: 5 };
    /// Longest time that any of its numbers may be: a day.
    pub const MOST: u32 = 24 * 60 * 60;

    /// Whether it can be played by: there is time for a turn, and none is longer than a day.
    pub const fn is_sound(&self) -> bool {
        self.base >= 5 && self.base <= Self::MOST && self.bank <= Self::MOST && self.back <= self.bank
    }
}

/// What the games of an evening came to before this one, when the same people play on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionScore {
    /// How many games were played to their end.
    pub games: u32,
    /// Each player's part in them.
    pub standings: Vec<Standing>,
}

/// What one player's games of an evening came to. A side's result counts for each of its players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// A person, by the number at this table; `None` for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// What a bot is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// How many games were won.
    pub won: u32,
    /// Points of all games.
    pub points: i32,
}

/// A deal of a finished game that is dealt once more at a table of its own: the same cards in the same order, the same dealer,
/// the same totals before it. The cards may be known, so nothing is promised of them, and the table plays this deal alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetDeal {
    /// The id of the table where it was played.
    pub table: String,
    /// Its number there, from 1.
    pub deal: usize,
    /// The moment of that game's replay in which it is dealt.
    pub moment: usize,
    /// Each side's total before it.
    pub before: Vec<i32>,
    /// The points that each side scored in it there.
    pub then: Vec<i32>,
}

/// The deal of a day: everybody who plays it gets the same cards, and computers that decide alike. The cards stand in the journal
/// when they are dealt; the seed from which they came does not, because it is told when the day is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyDeal {
    /// The day, in days since 1970 (UTC).
    pub day: i64,
    /// The seed of what the computer's players decide.
    pub bots: u64,
}

/// On what terms a table is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The name of the preset from which the rules were made.
    pub preset: String,
    /// The rules, every field.
    pub rules: RuleSet,
    /// How many play.
    pub players: Players,
    /// How the seats are found.
    pub seats: Seats,
    /// How long a person may think; `None` is as long as they like.
    pub clock: Option<Clock>,
    /// Which people may watch.
    pub watch: Watch,
    /// Whether spectators see a deal only when it is over.
    pub competitive: bool,
    /// Whether the lobby names the table while it has room.
    pub listed: bool,
    /// Which players may ask for hints.
    pub hints: Hints,
    /// Whether partners may say what the rules let them say, and everybody a kind word.
    pub chat: bool,
    /// Whether it goes on from a moment of another game, or plays a deal of one again or the deal of a day, every card of which may
    /// be known: it stands in no figures.
    pub practice: bool,
    /// The deal of another game that is played again; `None` at any other table.
    pub set: Option<SetDeal>,
    /// The day whose deal is played; `None` at any other table.
    pub daily: Option<DailyDeal>,
    /// Where there is no clock: how long a turn may take before others may let a bot decide, in seconds. `None` is as long
    /// as they like, as in games by correspondence. The host may change it.
    pub allowed: Option<u32>,
    /// Whether a host whose place another took while they were away has it again when they are back.
    pub host_returns: bool,
    /// What the games before came to, where the same people play on.
    pub session_score: Option<SessionScore>,
}

impl Terms {
    /// What a turn may take where nothing else was agreed, in seconds.
    pub const ALLOWED: u32 = 120;

    /// Whether a turn may be bounded so: from ten seconds to a day.
    pub const fn may_allow(seconds: u32) -> bool {
        seconds >= 10 && seconds <= Clock::MOST
    }

    /// A preset's rules at a table of one's own: seats as the rules have them, no clock, no spectators.
    pub fn of(preset: &str, rules: RuleSet, players: Players) -> Self {
        let drawn = matches!(rules.seating, Seating::Drawn | Seating::DrawnEndsVoid);
        Self {
            preset: preset.to_owned(),
            rules,
            players,
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
        }
    }

    /// The first format of journals that can say all of this.
    pub const fn format(&self) -> u32 {
        if self.set.is_some() || self.daily.is_some() { 2 } else { 1 }
    }

    /// The rules by which cards are drawn before the game: for the seats where they are drawn (also where the rules of the
    /// game leave that to the table), else at most for the first dealer.
    pub fn draw_rules(&self) -> RuleSet {
        let asked = matches!(self.rules.seating, Seating::Drawn | Seating::DrawnEndsVoid);
        let seating = match self.seats {
            Seats::Drawn if asked => self.rules.seating,
            Seats::Drawn => Seating::Drawn,
            Seats::Chosen => Seating::Fixed,
        };
        RuleSet { seating, ..self.rules }
    }
}
