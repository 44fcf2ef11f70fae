//! Why the arena has no report to give.

use core::fmt;

use canasta_bots::{Misplay, NAMES};
use canasta_i18n::messages::arena;
use canasta_i18n::{Lang, Message, protocol as words};
use canasta_protocol::exec::{Forfeit, ForfeitReason};

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
    Log(Message),
    /// A record cannot be written.
    Record(Message),
    /// A thread panicked.
    LostThread,
}

impl ArenaError {
    /// The error as the command line tells it, behind “canasta:”.
    fn message(&self, lang: Lang) -> Message {
        match self {
            Self::UnknownBot(name) => arena::no_such_bot(lang, name, &NAMES.join(", ")),
            Self::NoBot(team) => arena::names_no_bot(lang, team),
            Self::NoCommand { command, why } => arena::no_command(lang, command, &words::forfeit_reason(lang, why)),
            Self::TooManyPartners { team, partners, seats } => arena::too_many_partners(lang, team, *partners, *seats),
            Self::NoPairs => arena::no_pairs(lang).into(),
            Self::Misplay { bot, pair, what } => arena::misplay(lang, bot, *pair, &what.to_string()),
            Self::NotStarted(forfeit) => forfeit.to_string().into(),
            Self::Log(message) | Self::Record(message) => message.clone(),
            Self::LostThread => arena::thread_lost(lang).into(),
        }
    }
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message(Lang::EN).as_str())
    }
}

impl std::error::Error for ArenaError {}
