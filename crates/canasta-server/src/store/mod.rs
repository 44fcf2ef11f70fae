//! The store: what must outlive the process, in one SQLite file, `canasta.db` in the data directory.
//!
//! This is the seam behind which another database may stand. Whoever uses it may rely on this, and on nothing else:
//!
//! - **Durable.** When [`Writer`]'s functions return `Ok`, what they wrote is on the disk and survives a power cut.
//! - **Whole.** Each call happens whole or not at all; what belongs together (the lines of a batch, a person and the
//!   entry that tells of them) goes in one call.
//! - **Exactly once.** A table has one entry of each number, and one act of each name and seat. Whoever writes a second
//!   one gets [`WriteError::Conflict`], and nothing is written: read the table again to see what is there.
//! - **Read your writes.** What has returned is found by every read that begins afterwards.
//! - **Refused or unknown.** [`WriteError::Full`] and `Conflict` mean that nothing was written and the store goes on.
//!   [`WriteError::Stopped`] means that nobody knows: the store takes nothing more, the server must end, and the next
//!   start tells what is there.
//! - **The chain is the table.** Entries are never changed or removed. Names, guests, codes and talk lie beside them
//!   and may go at any time.
//!
//! That something was written is told to others by [`crate::bus`], not from here. One task writes (`writer`), a few
//! connections read (`reads`); no type of the database leaves this folder but inside errors.

mod backup;
mod beside;
mod check;
mod devices;
mod open;
mod private;
mod reads;
mod schema;
mod summaries;
mod tally;
#[cfg(test)]
mod tests;
mod work;
mod writer;

use std::fs::File;
use std::sync::Arc;

use canasta::Seat;
use canasta_journal::{Broken, Chain, Entry, Hash};
use canasta_table::Told;
use sha2::{Digest, Sha256};
use sqlx::SqlitePool;

use tally::Tally;

pub use backup::{BackupError, Copied, backup, restore};
pub(crate) use beside::{Beside, Brief};
pub use check::Counted;
pub(crate) use devices::{Device, HandOver};
pub use open::StartError;
pub(crate) use open::open;
pub use private::{NotPrivate, private_file};
pub(crate) use summaries::{Kept, Played};
pub(crate) use writer::{WriteError, Writer};

/// Somebody who plays without an account: what they have lies under this number, and each of their devices has a session
/// of its own. Random, and no secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct GuestId(pub(crate) [u8; 16]);

/// A session's secret, hashed; the secret itself is only in the browser.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct SessionHash(pub(crate) Hash);

impl SessionHash {
    /// Of the secret in the cookie.
    pub(crate) fn of(secret: &str) -> Self {
        Self(Sha256::digest(secret.as_bytes()).into())
    }
}

/// An entry on its way to the disk.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Its number, from 1.
    pub(crate) n: u64,
    /// Its written form.
    pub(crate) text: String,
    /// Its hash.
    pub(crate) hash: Hash,
    /// Whose act it is, and its name.
    pub(crate) act: Option<(Seat, String)>,
    /// When it was made, in milliseconds since 1970; kept beside it, outside the hash.
    pub(crate) at: i64,
}

impl Line {
    /// The next line of a chain, and the chain with it.
    pub(crate) fn new(chain: &Chain, entry: &Entry, at: i64) -> (Self, Chain) {
        let text = entry.text();
        let chain = chain.with(&text);
        let act = entry.act_id().map(|by| (by.seat, by.id.clone()));
        (Self { n: chain.len(), text, hash: *chain.last(), act, at }, chain)
    }

    /// The next lines of a chain, and the chain with them.
    pub(crate) fn several(chain: &Chain, entries: &[Entry], at: i64) -> (Vec<Self>, Chain) {
        let mut chain = chain.clone();
        let lines = entries.iter().map(|entry| {
            let (line, next) = Self::new(&chain, entry, at);
            chain = next;
            line
        });
        (lines.collect(), chain)
    }
}

/// Somebody who comes to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NewPerson {
    /// Their number at the table, in the order of coming.
    pub(crate) player: u8,
    /// Who they are; they have arrived before.
    pub(crate) guest: GuestId,
    /// What they are called.
    pub(crate) name: Option<String>,
}

/// A table on its way to the disk: its first entries, who is there, and what they promise.
#[derive(Clone)]
pub(crate) struct NewTable {
    pub(crate) id: String,
    /// The secret that lets people in; nobody is let in without one.
    pub(crate) invitation: Option<String>,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) lines: Vec<Line>,
    pub(crate) people: Vec<NewPerson>,
    pub(crate) told: Vec<Told>,
}

/// What is appended to a journal at once, who comes with it, and what it makes known of promised deals.
#[derive(Clone, Default)]
pub(crate) struct Lines {
    pub(crate) lines: Vec<Line>,
    pub(crate) people: Vec<NewPerson>,
    /// The guest who is one of the table's people from now on, in the place of another guest.
    pub(crate) carried: Option<(u8, GuestId)>,
    pub(crate) told: Vec<Told>,
}

/// How many deals were promised, and of how many the seed is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Seals {
    /// Commitments made.
    pub(crate) made: u64,
    /// Of these, the seeds that were told.
    pub(crate) revealed: u64,
}

impl Seals {
    /// Seeds that are still to be told.
    pub(crate) const fn outstanding(self) -> u64 {
        self.made.saturating_sub(self.revealed)
    }

    /// With these besides.
    const fn add(&mut self, more: Self) {
        self.made += more.made;
        self.revealed += more.revealed;
    }
}

impl From<Line> for Lines {
    fn from(line: Line) -> Self {
        Self { lines: vec![line], ..Self::default() }
    }
}

impl From<Vec<Line>> for Lines {
    fn from(lines: Vec<Line>) -> Self {
        Self { lines, ..Self::default() }
    }
}

/// Somebody who has come to a table; without guest and name once they are forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) player: u8,
    pub(crate) guest: Option<GuestId>,
    pub(crate) name: Option<String>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// In which deal, from 1; 0 before the first.
    pub(crate) deal: u32,
    /// From which seat.
    pub(crate) seat: Seat,
    /// By whom: it goes when this person is forgotten.
    pub(crate) player: u8,
    /// Which of the set phrases.
    pub(crate) said: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// A table as it is stored.
pub(crate) struct Stored {
    pub(crate) entries: Vec<Entry>,
    pub(crate) chain: Chain,
    /// By their numbers.
    pub(crate) people: Vec<Person>,
    pub(crate) invitation: Option<String>,
    /// When the last entry was made (milliseconds since 1970).
    pub(crate) last_at: i64,
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReadError {
    /// The database did not answer.
    #[error("the database could not be read: {0}")]
    Sql(sqlx::Error),
    /// The part of the file where the table lies cannot be read.
    #[error("the file is damaged where this table lies: {0}")]
    Damaged(sqlx::Error),
    /// The journal is not whole.
    #[error("{0}")]
    Broken(#[from] Broken),
    /// There is a table, but no entry of it.
    #[error("every entry of the journal is missing")]
    Empty,
    /// A number that cannot be.
    #[error("the database holds a number that cannot be")]
    Number,
}

impl From<sqlx::Error> for ReadError {
    fn from(why: sqlx::Error) -> Self {
        if is_damage(&why) { Self::Damaged(why) } else { Self::Sql(why) }
    }
}

/// SQLite's result code, without what it adds to tell cases apart.
fn code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?.parse::<u32>().ok()?;
    Some(code & 0xFF)
}

/// Whether what lies there is unreadable: an I/O error, a damaged page, no database at all, no text where text should be.
fn is_damage(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::ColumnDecode { .. }) || matches!(code(error), Some(10 | 11 | 26))
}

/// The open store.
pub(crate) struct Store {
    reads: SqlitePool,
    writer: Writer,
    tally: Arc<Tally>,
    /// Held until the store is closed, so that no second server opens it.
    lock: File,
}

impl Store {
    /// The one that writes.
    pub(crate) const fn writer(&self) -> &Writer {
        &self.writer
    }

    /// Ends the writing and closes the file, so that it is whole without its log; then another server may open it.
    pub(crate) async fn close(&self) {
        self.reads.close().await;
        self.writer.stop().await;
        // If not now, then when the process ends.
        let _ = self.lock.unlock();
    }
}
