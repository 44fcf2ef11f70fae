//! Errors of the arena.

use core::fmt;

use canasta_bots::{Misplay, NAMES};
use canasta_protocol::exec::{Forfeit, ForfeitReason, explain};

/// Why there is no report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// No bot has this name.
    UnknownBot(String),
    /// A team, as written, names no bot.
    NoBot(String),
    /// A command is invalid.
    NoCommand {
        /// The command as written.
        command: String,
        /// The problem with the command.
        why: ForfeitReason,
    },
    /// A team names more partners than a side has seats.
    TooManyPartners {
        /// The team, as written.
        team: String,
        /// The number of partners it names.
        partners: usize,
        /// The number of seats per side.
        seats: u8,
    },
    /// Five players in two sides, of whom one sits out each deal.
    SitsOut,
    /// At least one pair must be played.
    NoPairs,
    /// A bot broke the rules.
    Misplay {
        /// The bot's name.
        bot: String,
        /// The pair, counted from 0.
        pair: u32,
        /// The violation.
        what: Misplay,
    },
    /// A command can't be started.
    NotStarted(Forfeit),
    /// The file that saves the run can't be used.
    Log(String),
    /// A record can't be written.
    Record(String),
    /// A thread panicked.
    LostThread,
}

/// The text that the command line prints after “canasta:”.
impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownBot(name) => {
                let bots = NAMES.join(", ");
                write!(f, "there is no bot called “{name}”; the bots are {bots}, and exec:COMMAND")
            }
            Self::NoBot(team) => write!(f, "“{team}” names no bot; a team is a bot, or partners joined by +"),
            Self::NoCommand { command, why } => {
                write!(f, "cannot start the bot “exec:{command}”: {}", explain(why))
            }
            Self::TooManyPartners { team, partners, seats: 1 } => {
                write!(f, "“{team}” names {partners} partners, but a side has one seat")
            }
            Self::TooManyPartners { team, partners, seats } => {
                write!(f, "“{team}” names {partners} partners, but a side has {seats} seats")
            }
            Self::SitsOut => {
                f.write_str("five players in two sides play each deal as four do; compare bots with four players")
            }
            Self::NoPairs => f.write_str("at least one pair of deals must be played"),
            Self::Misplay { bot, pair, what } => write!(f, "{bot} broke the rules in pair {pair}: {what}"),
            Self::NotStarted(forfeit) => forfeit.fmt(f),
            Self::Log(sentence) | Self::Record(sentence) => f.write_str(sentence),
            Self::LostThread => f.write_str("a thread of the arena panicked"),
        }
    }
}

impl std::error::Error for ArenaError {}
