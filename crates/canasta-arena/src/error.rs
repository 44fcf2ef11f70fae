//! Why the arena has no report to give.

use core::fmt;

use canasta_bots::{Misplay, NAMES};
use canasta_protocol::exec::{Forfeit, ForfeitReason, explain};

/// Why no report can be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// There is no bot of that name.
    UnknownBot(String),
    /// A team, as it was written, that names no bot.
    NoBot(String),
    /// A command that cannot be one.
    NoCommand {
        /// As it was written.
        command: String,
        /// What is wrong with it.
        why: ForfeitReason,
    },
    /// A team names more partners than a side has seats.
    TooManyPartners {
        /// The team, as it was written.
        team: String,
        /// The partners it names.
        partners: usize,
        /// The seats of a side.
        seats: u8,
    },
    /// At least one pair must be played.
    NoPairs,
    /// A bot did something that a player may not do.
    Misplay {
        /// The bot's name.
        bot: String,
        /// The pair, counted from 0.
        pair: u32,
        /// What it did.
        what: Misplay,
    },
    /// A command cannot be started.
    NotStarted(Forfeit),
    /// The file in which the run is kept cannot be used.
    Log(String),
    /// A record cannot be written.
    Record(String),
    /// A thread panicked.
    LostThread,
}

/// As the command line prints it after “canasta:”.
impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownBot(name) => {
                let bots = NAMES.join(", ");
                write!(f, "there is no bot called “{name}”; the bots are {bots}, and exec:COMMAND")
            }
            Self::NoBot(team) => write!(f, "“{team}” names no bot; a team is a bot, or partners joined by +"),
            Self::NoCommand { command, why } => {
                write!(f, "the bot “exec:{command}” cannot be started: {}", explain(why))
            }
            Self::TooManyPartners { team, partners, seats: 1 } => {
                write!(f, "“{team}” names {partners} partners, but a side has one seat")
            }
            Self::TooManyPartners { team, partners, seats } => {
                write!(f, "“{team}” names {partners} partners, but a side has {seats} seats")
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
