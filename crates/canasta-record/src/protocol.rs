//! The protocol of bots in other processes: JSON Lines, in the referee's words. What is said to a bot (`hello`, `turn`,
//! `event`, `end`) is written here, and what it answers (one act) is read here; who starts the process and waits for it
//! is elsewhere. The book's page on bots of your own describes every field.
//!
//! Everything a bot is told is made from a [`canasta::CardView`], a [`canasta::SeenStep`] or what all know: no type in
//! here could carry another hand or the stock.

mod answer;
mod event;
mod forfeit_reason;
mod turn;

use canasta::{Players, RuleSet, Seat};
use serde::Serialize;

use crate::house::{Changes, HouseRules};
pub use answer::{Answer, read_action, read_answer};
pub use event::Event;
pub use forfeit_reason::ForfeitReason;
pub use turn::{MOST_ACTIONS, turn};

/// The version of the protocol that every bot speaks, and that the first `hello` names. It changes when a bot that follows
/// the book's page would no longer play; fields that are added do not change it.
pub const VERSION: u32 = 1;

/// The version that a bot may choose in its answers: its process is greeted again, by another `hello`, for other deals
/// and seats.
pub const PLAYS_ON: u32 = 2;

/// What a bot is told first, and what all later lines to it depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hello {
    /// The preset, and the rules as they are.
    pub rules: HouseRules,
    /// How many play.
    pub players: Players,
    /// The bot's seat.
    pub seat: Seat,
    /// A number for its random choices. Only the lower 53 bits are told, so that every JSON reader holds it exactly.
    pub seed: u64,
}

impl Hello {
    /// For a table with these rules, told as changes of the preset that is nearest to them.
    pub fn new(rules: &RuleSet, players: Players, seat: Seat, seed: u64) -> Self {
        Self { rules: HouseRules::nearest(rules), players, seat, seed }
    }

    /// The first line `hello`, without its end.
    pub fn line(&self) -> String {
        self.of_version(VERSION)
    }

    /// The line `hello` for a bot that was greeted before and plays on, without its end.
    pub fn line_again(&self) -> String {
        self.of_version(PLAYS_ON)
    }

    fn of_version(&self, protocol: u32) -> String {
        let whole = RuleSet::FIELDS.iter().map(|field| (field.name, (field.get)(&self.rules.rules)));
        text(&Line::Hello {
            protocol,
            protocols: [VERSION, PLAYS_ON],
            rules: self.rules.preset.name,
            house: self.rules.changes(),
            rule_set: Changes(whole.collect()),
            players: self.players.count(),
            sides: self.players.sides(),
            seat: self.seat.0,
            seed: self.seed & ((1 << 53) - 1),
        })
    }
}

/// Why a bot is told `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// All that it was to play has been played.
    Over,
    /// The play was broken off, through no fault of the bot.
    Stopped,
}

impl End {
    /// The line `end`, without its end.
    pub fn line(self) -> String {
        let reason = match self {
            Self::Over => "over",
            Self::Stopped => "stopped",
        };
        text(&Line::End { reason })
    }
}

/// A line to a bot.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Line {
    Hello {
        protocol: u32,
        protocols: [u32; 2],
        rules: &'static str,
        house: Changes,
        rule_set: Changes,
        players: u8,
        sides: u8,
        seat: u8,
        seed: u64,
    },
    Turn(turn::Turn),
    Event(event::EventLine),
    End {
        reason: &'static str,
    },
}

/// Strings, numbers and lists of them always have a JSON form.
fn text(line: &Line) -> String {
    serde_json::to_string(line).unwrap_or_default()
}
