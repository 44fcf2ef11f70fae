//! The journal of a table: everything that happened, one JSON line per entry, each chained to the previous one by a
//! hash. This module defines the entries, their stored form and the chain. The table validates entries, and the
//! server stores them.
//!
//! An entry's hash is SHA-256 over the previous hash and the exact stored bytes of the entry. A table's chain starts
//! with the hash of its id, so an entry can't be moved to another table unnoticed.
//!
//! The first entry opens the table and contains its terms with every field of the rule set. The other entries say who
//! joins, sits, leaves and returns, and record commitments and play. People are numbers; their names are kept outside
//! the chain so that they can be deleted.
//!
//! Each entry names its format. Every released format stays readable; docs/formats.md explains how to add one. A
//! journal may continue in a newer format than it began in. While servers of two releases share a database, both
//! write the older format ([`Formats`]).

mod formats;
pub mod stats;
mod stored;
mod terms;
#[cfg(test)]
mod tests;

use core::fmt;

use canasta::seating::Drawn;
use canasta::{Card, CardAction, Seat};
use canasta_record::fair::{Cut, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use canasta_record::fair::{Hash, Person};
pub use formats::{Formats, NextFormat};
pub use terms::{Clock, DailyDeal, Hints, PlayerStanding, Seats, SessionScore, SetDeal, Terms, UnknownWord, Watch};

/// The newest entry format that this release can read. It also writes this format unless it has to write for an older
/// release ([`Formats`]).
pub const VERSION: u32 = 3;

const CHAIN_TAG: &[u8] = b"canasta journal\0";

/// The player in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatedPlayer {
    /// A person, by number.
    Person(Person),
    /// A bot, which has no number.
    Bot {
        /// The bot's displayed name.
        name: String,
        /// The name of its level or program.
        bot: String,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Substitute {
    /// The person missed two turns in a row.
    Missed,
    /// The person had no screen open for a while.
    Away,
    /// The host asked for it.
    Asked,
    /// The person left the game.
    Left,
}

/// Why the host changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostChange {
    /// The previous host asked for it.
    Given,
    /// The previous host had no screen open for a while, and others were waiting.
    Away,
    /// The previous host left or was forgotten.
    Left,
    /// The absent host came back.
    Back,
}

/// The client's id for a request, so that a request sent twice is carried out once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ActionId {
    /// The seat that acts.
    pub seat: Seat,
    /// Unique among the requests of this seat at this table.
    pub id: String,
}

/// A journal entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The table was opened. This is always the first entry, and never a later one.
    Opened(Box<Terms>),
    /// A person joined the table.
    Joined(Person),
    /// A player sat down in a free seat or replaced a bot.
    Sat {
        /// The player's new seat.
        seat: Seat,
        /// The player.
        who: SeatedPlayer,
    },
    /// A seat became free before the game.
    Left(Seat),
    /// The host changed.
    Host {
        /// The new host.
        person: Person,
        /// The reason.
        why: HostChange,
    },
    /// The game began. If cards were drawn, everyone moves to the seat they have drawn.
    Begun {
        /// The first dealer, as a seat after the draw.
        first_dealer: Seat,
        /// The cards in drawing order. Players have the numbers of their seats before the draw.
        draws: Vec<Drawn>,
    },
    /// The seed of the next deal was drawn. Its commitment is public from now on. The seed stays secret until the deal
    /// is scored.
    Committed {
        /// The deal's number, from 1.
        deal: usize,
        /// The seed, which is secret like a deck.
        seed: Seed,
    },
    /// A person is ready for the next deal.
    Ready {
        /// The seat and the id of its request.
        by: ActionId,
        /// The deal's number, from 1.
        deal: usize,
        /// The person's cut, if the deal has a commitment.
        cut: Option<Cut>,
    },
    /// A deal began.
    Dealt {
        /// The deal's number, from 1.
        deal: usize,
        /// All 108 cards in dealing order. If there is a commitment, the deck follows from seed and cuts.
        deck: Vec<Card>,
    },
    /// A seat acted.
    Acted {
        /// The seat and the id of its request.
        by: ActionId,
        /// The legal action.
        action: CardAction,
        /// Whether a bot acted for a person.
        substitute: bool,
    },
    /// A person took back their last meld, which is as if they had never made it.
    TookBack {
        /// The seat and the id of its request.
        by: ActionId,
    },
    /// The game was paused.
    Paused(Person),
    /// The game continued.
    Resumed(Person),
    /// A bot plays for the person in a seat from now on.
    Substitute {
        /// The person's seat.
        seat: Seat,
        /// Why the person doesn't play.
        why: Substitute,
    },
    /// The person in a seat plays again.
    Back(Seat),
    /// A person took the seat of someone who left the game.
    TookOver {
        /// The seat.
        seat: Seat,
        /// The new player.
        person: Person,
    },
    /// The person continued on another device.
    ChangedDevice(Person),
    /// The host banned a person.
    Banned(Person),
    /// The host unbanned a person.
    Unbanned(Person),
    /// The host changed the maximum seconds per turn at a table without a clock, after which others may let a bot
    /// decide. `None` for no limit.
    Allowed(Option<u32>),
    /// The host closed the table, or the server did because no one had come for a long time. Play is over, and all
    /// seeds are revealed.
    Closed {
        /// `None` if the server closed it.
        by: Option<Person>,
    },
    /// The person in this seat agrees that their side concedes the game. The first to agree makes the offer.
    AgreedToConcede(Seat),
    /// The person in this seat withdraws their side's offer to concede, or declines it.
    KeptPlaying(Seat),
    /// A side concedes the game. The person in this seat was the last to agree.
    Conceded(Seat),
    /// The same people play another game.
    Rematch {
        /// The id of the new table.
        table: String,
    },
}

impl Entry {
    /// The id of the request behind this entry, if any.
    pub const fn action_id(&self) -> Option<&ActionId> {
        match self {
            Self::Acted { by, .. } | Self::TookBack { by } | Self::Ready { by, .. } => Some(by),
            _ => None,
        }
    }

    /// Whether the entry moves cards. Only deals, actions and taking them back do.
    pub const fn is_play(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::Acted { .. } | Self::TookBack { .. })
    }

    /// The entry as this release stores it: one line of JSON, always the same bytes for the same entry.
    pub fn text(&self) -> String {
        Formats::RELEASED.text(self)
    }

    /// Reads a stored entry.
    ///
    /// # Errors
    /// [`JournalError::Newer`] for an unknown format, [`JournalError::Unreadable`] for anything else.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        Formats::RELEASED.read(text)
    }
}

/// Why a journal can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JournalError {
    /// An entry was written by a newer release.
    Newer {
        /// The entry's format.
        version: u32,
        /// The newest format this release can read.
        newest: u32,
    },
    /// A line isn't a valid entry.
    Unreadable(String),
    /// An entry is missing or out of order.
    Gap {
        /// The expected number.
        wanted: u64,
        /// The number found.
        found: u64,
    },
    /// An entry doesn't match its hash.
    Changed {
        /// The entry's number, from 1.
        n: u64,
    },
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer { version, newest } => write!(
                f,
                "this journal was written by a newer Canasta (format {version}; this one reads up to {newest})"
            ),
            Self::Unreadable(why) => write!(f, "cannot read a journal entry: {why}"),
            Self::Gap { wanted, found } => write!(f, "journal entry {wanted} is missing; found {found} instead"),
            Self::Changed { n } => write!(f, "journal entry {n} was changed: its hash doesn't match"),
        }
    }
}

impl core::error::Error for JournalError {}

/// The end of a table's chain: the number of entries and the hash of the last one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    n: u64,
    last: Hash,
}

impl Chain {
    /// The chain of a table without entries.
    pub fn start(table: &str) -> Self {
        Self { n: 0, last: hash(&[CHAIN_TAG, table.as_bytes()]) }
    }

    /// The number of entries.
    pub const fn len(&self) -> u64 {
        self.n
    }

    /// Whether there are no entries.
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The hash of the last entry.
    pub const fn last(&self) -> &Hash {
        &self.last
    }

    /// The chain with one more entry, given in its stored form.
    #[must_use]
    pub fn with(&self, text: &str) -> Self {
        Self { n: self.n + 1, last: hash(&[&self.last, text.as_bytes()]) }
    }

    /// Checks and reads the next stored entry.
    ///
    /// # Errors
    /// [`JournalError`] if the entry doesn't fit. The chain then stays unchanged.
    pub fn follow(&mut self, n: u64, text: &str, stored: &[u8]) -> Result<Entry, JournalError> {
        self.follow_with(Formats::RELEASED, n, text, stored)
    }

    /// Like [`Chain::follow`], but for the given formats.
    ///
    /// # Errors
    /// [`JournalError`] if the entry doesn't fit. The chain then stays unchanged.
    pub fn follow_with(&mut self, formats: Formats, n: u64, text: &str, stored: &[u8]) -> Result<Entry, JournalError> {
        let next = self.with(text);
        if n != next.n {
            return Err(JournalError::Gap { wanted: next.n, found: n });
        }
        if next.last != stored {
            return Err(JournalError::Changed { n });
        }
        let entry = formats.read(text)?;
        *self = next;
        Ok(entry)
    }
}

fn hash(parts: &[&[u8]]) -> Hash {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}
