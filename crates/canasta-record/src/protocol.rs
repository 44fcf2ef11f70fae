//! The protocol of external bots: JSON Lines in the referee's terms. This module writes the lines to a bot (`hello`,
//! `turn`, `event`, `end`) and parses its answers, one action each. It doesn't start processes or wait for them. The
//! book's page on external bots describes every field.
//!
//! Everything a bot learns comes from a [`canasta::CardView`], a [`canasta::SeenStep`] or public data. No type in this
//! module could contain another hand or the stock.

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
pub use turn::{MAX_LISTED_ACTIONS, turn};

/// The protocol version that every bot supports, and that the first `hello` names. It changes only if bots that follow
/// the book's page would stop working, not when fields are added.
pub const VERSION: u32 = 1;

/// The version that a bot can name in its answers to allow reuse. Its process can then get another `hello` for other
/// deals and seats.
pub const REUSE_VERSION: u32 = 2;

/// The first message to a bot, which determines the format of all later lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hello {
    /// The rules and their nearest preset.
    pub rules: HouseRules,
    /// The number of players.
    pub players: Players,
    /// The bot's seat.
    pub seat: Seat,
    /// A seed for the bot's random choices. Only the lower 53 bits are sent, so that every JSON parser reads it
    /// exactly.
    pub seed: u64,
}

impl Hello {
    /// A message for a table with these rules, described as changes to the nearest preset.
    pub fn new(rules: &RuleSet, players: Players, seat: Seat, seed: u64) -> Self {
        Self { rules: HouseRules::nearest(rules), players, seat, seed }
    }

    /// The first `hello` line, without a line break.
    pub fn line(&self) -> String {
        self.line_for_version(VERSION)
    }

    /// The `hello` line for a bot that is reused, without a line break.
    pub fn reuse_line(&self) -> String {
        self.line_for_version(REUSE_VERSION)
    }

    fn line_for_version(&self, protocol: u32) -> String {
        let all_fields = RuleSet::FIELDS.iter().map(|field| (field.name, (field.get)(&self.rules.rules)));
        text(&Line::Hello {
            protocol,
            protocols: [VERSION, REUSE_VERSION],
            rules: self.rules.preset.name,
            house: self.rules.changes(),
            rule_set: Changes(all_fields.collect()),
            players: self.players.count(),
            sides: self.players.sides(),
            seat: self.seat.0,
            seed: self.seed & ((1 << 53) - 1),
        })
    }
}

/// The reason for an `end` message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The bot has played everything it was asked to play.
    Over,
    /// Play was stopped for a reason that has nothing to do with the bot.
    Stopped,
}

impl End {
    /// The `end` line, without a line break.
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

/// Serialises a line, which can't fail for strings, numbers and lists.
fn text(line: &Line) -> String {
    serde_json::to_string(line).unwrap_or_default()
}
