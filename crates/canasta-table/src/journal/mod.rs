//! The journal of a table: what happened, entry by entry, each in one line of JSON and chained to the one before by its
//! hash. Holds the entries, their written form and the chain; does not judge an entry (the table does) and does not
//! store it (the server does).
//!
//! An entry's hash is SHA-256 over the hash before it and the bytes of the entry, exactly as they are stored. The chain
//! of a table starts from the hash of its id, so that entries cannot be moved to another table unnoticed.
//!
//! The first entry opens a table on its terms, every field of its rule set written out. The others say who comes, sits, goes
//! and comes back, what is promised of a deal, and what is played. Persons are numbers; what they are called stands outside
//! the chain, where it can be deleted.
//!
//! Each entry says in which format it is written. What was released once is read for ever, as it stands: CONTRIBUTING.md
//! says how another format comes. A journal may go on in a newer format than it began in, and while servers of two releases share a
//! database, both write the older one's ([`Formats`]).

mod formats;
pub mod stats;
mod terms;
#[cfg(test)]
mod tests;
mod written;

use core::fmt;

use canasta::seating::Drawn;
use canasta::{Card, CardAction, Seat};
use canasta_record::fair::{Cut, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use canasta_record::fair::{Hash, Person};
pub use formats::{Formats, NextFormat};
pub use terms::{Clock, DailyDeal, Hints, Seats, SessionScore, SetDeal, Standing, Terms, Watch};

/// The newest format of entries that this release reads, and the one in which it writes unless it writes for older ones
/// ([`Formats`]).
pub const VERSION: u32 = 2;

/// What starts a table's chain, before its id.
const CHAIN_TAG: &[u8] = b"canasta journal\0";

/// The player in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatedPlayer {
    /// A person, by the number in the order of coming.
    Person(Person),
    /// A bot, which has no number.
    Bot {
        /// What it is called.
        name: String,
        /// The level or program, by its name.
        bot: String,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Substitute {
    /// Two turns went by without an act.
    Missed,
    /// No screen of theirs was there for long.
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
    /// The host before asked for it.
    Given,
    /// The host before had no screen for a while, and others were waiting.
    Away,
    /// The host before left, or was forgotten.
    Left,
    /// The host who had been away came back.
    Back,
}

/// One act's name for itself, made by the client, so that an act that is sent twice is done once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ActionId {
    /// The seat that acts.
    pub seat: Seat,
    /// Unique among the acts of the seat at this table.
    pub id: String,
}

/// One entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The table was opened. The first entry, and only that.
    Opened(Box<Terms>),
    /// A person came to the table.
    Came(Person),
    /// A player sat down in a free seat, or in a bot's.
    Sat {
        /// The seat, which the player has from here on.
        seat: Seat,
        /// The player who sat down.
        who: SeatedPlayer,
    },
    /// A seat became free again, before the game.
    Left(Seat),
    /// Another person is the host now.
    Host {
        /// The person who is the host from here on.
        person: Person,
        /// Why the host changed.
        why: HostChange,
    },
    /// The game began. Where cards were drawn for the seats, all change to the seats that they settle.
    Begun {
        /// The seat that deals first, after the draw.
        first_dealer: Seat,
        /// The cards drawn, in their order; the one who sat in seat 0 before is player 0 there.
        draws: Vec<Drawn>,
    },
    /// The seed of the next deal was drawn. Its commitment follows from it, and is shown from now on; it is told itself
    /// when the deal is scored.
    Committed {
        /// The deal's number, from 1.
        deal: usize,
        /// Secret, like a deck.
        seed: Seed,
    },
    /// A person is ready for the next deal.
    Ready {
        /// The seat, and the id of its request.
        by: ActionId,
        /// The deal's number, from 1.
        deal: usize,
        /// What they add to it, where it is sealed.
        cut: Option<Cut>,
    },
    /// A deal began.
    Dealt {
        /// Its number, from 1.
        deal: usize,
        /// The order of the 108 faces, the first dealt first. Where the deal was sealed it follows from seed and cuts.
        deck: Vec<Card>,
    },
    /// A seat acted.
    Acted {
        /// Who, and the act's own name.
        by: ActionId,
        /// The act, which the rules have allowed.
        action: CardAction,
        /// Whether a bot did it for a person.
        substitute: bool,
    },
    /// The game rests.
    Paused(Person),
    /// It goes on.
    Resumed(Person),
    /// From now on a bot plays for the person in a seat.
    Substitute {
        /// The seat of the person for whom the bot plays.
        seat: Seat,
        /// Why the person does not play.
        why: Substitute,
    },
    /// The person in a seat plays again.
    Back(Seat),
    /// A person took the seat of another one, who had left the game.
    TookOver {
        /// The seat that goes from one person to the other.
        seat: Seat,
        /// The person who plays there from then on.
        person: Person,
    },
    /// The person plays on from another device.
    Carried(Person),
    /// The host turned a person away for good.
    TurnedAway(Person),
    /// The host lets a person in again who had been turned away.
    LetIn(Person),
    /// How long a turn may take at a table without a clock before others may let a bot decide, in seconds; `None` is as
    /// long as they like.
    Allowed(Option<u32>),
    /// The table was closed, by its host or, because no person had come for long, by the server: nothing is played any more,
    /// and what was promised is told.
    Closed {
        /// The host who closed it.
        by: Option<Person>,
    },
    /// After the game the same people play another one, at that table.
    Again {
        /// The id of the new table.
        table: String,
    },
}

impl Entry {
    /// Whose entry it is and its name, where it has one.
    pub const fn action_id(&self) -> Option<&ActionId> {
        match self {
            Self::Acted { by, .. } | Self::Ready { by, .. } => Some(by),
            _ => None,
        }
    }

    /// Whether it moves cards: a deal, or an act.
    pub const fn is_play(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::Acted { .. })
    }

    /// The entry as it is stored by this release: one line of JSON, always the same bytes for the same entry.
    pub fn text(&self) -> String {
        Formats::RELEASED.text(self)
    }

    /// Reads a stored entry.
    ///
    /// # Errors
    /// [`JournalError::Newer`] for a format that this program does not know, [`JournalError::Unreadable`] for anything else.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        Formats::RELEASED.read(text)
    }
}

/// Why a journal cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JournalError {
    /// An entry was written by a newer program.
    Newer {
        /// The entry's format.
        version: u32,
        /// The newest format that is read.
        newest: u32,
    },
    /// An entry is not one.
    Unreadable(String),
    /// An entry is missing, or one is out of order.
    Gap {
        /// The number that should have come.
        wanted: u64,
        /// The number that came.
        found: u64,
    },
    /// An entry is not the one that was chained here.
    Changed {
        /// Its number, from 1.
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
            Self::Unreadable(why) => write!(f, "an entry of the journal cannot be read: {why}"),
            Self::Gap { wanted, found } => write!(f, "entry {wanted} of the journal is missing; {found} came instead"),
            Self::Changed { n } => write!(f, "entry {n} of the journal was changed: its hash does not fit"),
        }
    }
}

impl core::error::Error for JournalError {}

/// The end of a table's chain: how many entries there are, and the hash of the last.
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

    /// Entries so far.
    pub const fn len(&self) -> u64 {
        self.n
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The hash of the last entry.
    pub const fn last(&self) -> &Hash {
        &self.last
    }

    /// The chain with one entry more, given as it is stored.
    #[must_use]
    pub fn with(&self, text: &str) -> Self {
        Self { n: self.n + 1, last: hash(&[&self.last, text.as_bytes()]) }
    }

    /// Reads the next stored entry and follows it.
    ///
    /// # Errors
    /// What is wrong with it; the chain stays where it was.
    pub fn follow(&mut self, n: u64, text: &str, stored: &[u8]) -> Result<Entry, JournalError> {
        self.follow_in(Formats::RELEASED, n, text, stored)
    }

    /// The same where other formats are known.
    ///
    /// # Errors
    /// What is wrong with it; the chain stays where it was.
    pub fn follow_in(&mut self, formats: Formats, n: u64, text: &str, stored: &[u8]) -> Result<Entry, JournalError> {
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
