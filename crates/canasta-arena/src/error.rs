//! Why the arena has no report to give.

use core::fmt;

use canasta_bots::{Misplay, NAMES};

/// Why no report can be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// There is no bot of that name.
    UnknownBot(String),
    /// A team that names nobody.
    Nobody(String),
    /// What is no command.
    NoCommand {
        /// How it is written.
        command: String,
        /// Why it is none, a sentence about “it”.
        why: String,
    },
    /// A team names more partners than a side has seats.
    Crowd {
        /// The team, as it is written.
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
    /// A command cannot be started; a sentence.
    NotStarted(String),
    /// The file in which the run is kept cannot be used; a sentence.
    Log(String),
    /// A record cannot be written; a sentence.
    Record(String),
    /// A thread did not come back.
    LostThread,
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownBot(name) => {
                write!(f, "there is no bot called “{name}”; the bots are {}, and exec:COMMAND", NAMES.join(", "))
            }
            Self::Nobody(text) => write!(f, "“{text}” names nobody; a team is a bot, or partners joined by +"),
            Self::NoCommand { command, why } => write!(f, "the bot “exec:{command}” cannot be started: {why}"),
            Self::Crowd { team, partners, seats } => {
                let seats = if *seats == 1 { "one seat".to_owned() } else { format!("{seats} seats") };
                write!(f, "“{team}” names {partners} partners, but a side has {seats}")
            }
            Self::NoPairs => write!(f, "at least one pair of deals must be played"),
            Self::Misplay { bot, pair, what } => write!(f, "{bot} broke the rules in pair {pair}: {what}"),
            Self::NotStarted(sentence) | Self::Log(sentence) | Self::Record(sentence) => f.write_str(sentence),
            Self::LostThread => write!(f, "a thread of the arena broke down"),
        }
    }
}

impl std::error::Error for ArenaError {}
