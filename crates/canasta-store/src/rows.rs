//! What is handed to a store and read from it, as plain values. Times are milliseconds since 1970.

use std::collections::BTreeMap;

use canasta::Seat;
use canasta_table::CommitmentEvent;
use canasta_table::journal::{Chain, Entry, Formats, Hash};
use sha2::{Digest, Sha256};

/// A guest: a person who uses the server without an account. What they have is stored under this number, and each of their
/// devices has a session of its own. The number is random, and no secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GuestId(pub [u8; 16]);

/// A session's secret, hashed; the secret itself is only in the browser.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SessionHash(pub Hash);

impl SessionHash {
    /// The hash of the secret in a cookie.
    pub fn of(secret: &str) -> Self {
        Self(Sha256::digest(secret.as_bytes()).into())
    }
}

/// A journal entry to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Its number in its journal, from 1.
    pub n: u64,
    /// Its written form.
    pub text: String,
    /// The hash of the chain up to and including it.
    pub hash: Hash,
    /// The seat whose act it is and the id of that act, if it is an act.
    pub action: Option<(Seat, String)>,
    /// When it was made. Kept beside the entry, outside the hash.
    pub at: i64,
}

impl NewEntry {
    /// The next entry of a chain in the format of this release, and the chain with it.
    pub fn next(chain: &Chain, entry: &Entry, at: i64) -> (Self, Chain) {
        Self::next_in(Formats::RELEASED, chain, entry, at)
    }

    /// The next entry of a chain in the newest of some formats, and the chain with it.
    pub fn next_in(formats: Formats, chain: &Chain, entry: &Entry, at: i64) -> (Self, Chain) {
        let text = formats.text(entry);
        let chain = chain.with(&text);
        let action = entry.action_id().map(|by| (by.seat, by.id.clone()));
        (Self { n: chain.len(), text, hash: *chain.last(), action, at }, chain)
    }

    /// The next entries of a chain in the format of this release, and the chain with them.
    pub fn sequence(chain: &Chain, entries: &[Entry], at: i64) -> (Vec<Self>, Chain) {
        Self::sequence_in(Formats::RELEASED, chain, entries, at)
    }

    /// The next entries of a chain in the newest of some formats, and the chain with them.
    pub fn sequence_in(formats: Formats, chain: &Chain, entries: &[Entry], at: i64) -> (Vec<Self>, Chain) {
        let mut chain = chain.clone();
        let new = entries.iter().map(|entry| {
            let (new, next) = Self::next_in(formats, &chain, entry, at);
            chain = next;
            new
        });
        (new.collect(), chain)
    }
}

/// A guest who comes to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// Their number at the table, in the order of coming.
    pub player: u8,
    /// The guest, whom the store knows already.
    pub guest: GuestId,
    /// Their name at this table.
    pub name: Option<String>,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id by which the table is addressed from now on.
    pub id: String,
    /// The secret that lets people in; without one no guest can be invited.
    pub invitation: Option<String>,
    /// When it was opened.
    pub created: i64,
    /// The first entries of its journal.
    pub entries: Vec<NewEntry>,
    /// The people who are there from the beginning.
    pub people: Vec<NewPerson>,
    /// The commitments that these entries make.
    pub commitments: Vec<CommitmentEvent>,
}

/// What is appended to a journal in one write, with everything that belongs to it.
#[derive(Clone, Debug, Default)]
pub struct Append {
    /// Entries with consecutive numbers. The first follows the journal's last.
    pub entries: Vec<NewEntry>,
    /// People who come with them.
    pub people: Vec<NewPerson>,
    /// A person of the table, by number, who is another guest from now on, and that guest.
    pub reassigned: Option<(u8, GuestId)>,
    /// What the entries change about the commitments of deals.
    pub commitments: Vec<CommitmentEvent>,
}

impl From<NewEntry> for Append {
    fn from(entry: NewEntry) -> Self {
        Self { entries: vec![entry], ..Self::default() }
    }
}

impl From<Vec<NewEntry>> for Append {
    fn from(entries: Vec<NewEntry>) -> Self {
        Self { entries, ..Self::default() }
    }
}

/// What a journal has where an entry would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// No entry of that number yet.
    None,
    /// This entry, as this process wrote it.
    This,
    /// Another one.
    Another,
}

/// Commitments to deals, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CommitmentCounts {
    /// How many commitments were made.
    pub made: u64,
    /// Those of them whose seeds were revealed.
    pub revealed: u64,
}

impl CommitmentCounts {
    /// Commitments whose seeds are still to be revealed.
    pub const fn outstanding(self) -> u64 {
        self.made.saturating_sub(self.revealed)
    }

    /// Adds others to these.
    pub const fn add(&mut self, more: Self) {
        self.made += more.made;
        self.revealed += more.revealed;
    }
}

/// A person at a table; without a guest and a name once they are forgotten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablePerson {
    /// Their number at the table.
    pub player: u8,
    /// Which guest this is.
    pub guest: Option<GuestId>,
    /// Their name at this table.
    pub name: Option<String>,
}

/// A phrase said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// In which deal, from 1; 0 before the first.
    pub deal: u32,
    /// From which seat.
    pub seat: Seat,
    /// The person who said it, by number. The line goes when this person is forgotten.
    pub player: u8,
    /// The code of the phrase.
    pub phrase: String,
    /// When it was said.
    pub at: i64,
}

/// A table as it is stored.
#[derive(Debug)]
pub struct StoredTable {
    /// The journal, from the entry that opened the table.
    pub entries: Vec<Entry>,
    /// The journal's chain of hashes, verified.
    pub chain: Chain,
    /// Its people by their numbers.
    pub people: Vec<TablePerson>,
    /// The secret that lets people in.
    pub invitation: Option<String>,
    /// When the last entry was made.
    pub last_at: i64,
}

/// A browser that a guest uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The hash of the session's secret, by which the browser is known.
    pub session: SessionHash,
    /// What the guest reads in the list of devices, such as “Chrome on Android”; empty where that is unknown.
    pub label: String,
    /// On which day it was seen last.
    pub seen: i64,
}

/// An invitation that lets another device of a guest in, once. Secret and code are kept as hashes only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceInvitation {
    /// The hash of the secret in its link.
    pub secret: Hash,
    /// The hash of its spoken code.
    pub code: Hash,
    /// The guest whose device it will be.
    pub guest: GuestId,
    /// The settings on the device on which it was made.
    pub prefs: String,
    /// Until when it can be used.
    pub expires: i64,
}

/// What a table's game came to, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSummary {
    /// The id of the table at which it was played.
    pub table: String,
    /// Entries of the journal from which it was made.
    pub n: i64,
    /// When the last act in it was done.
    pub at: i64,
    /// The summary's written form; empty where the journal gives none.
    pub text: String,
}

/// A table at which a guest is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTable {
    /// The table's id.
    pub table: String,
    /// The guest's number there.
    pub player: u8,
    /// Entries of its journal.
    pub n: i64,
    /// Its summary, if there is one of the whole journal.
    pub summary: Option<StoredSummary>,
}

/// A table in a walk through all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RestingTable {
    /// The table's id.
    pub table: String,
    /// Entries of its journal, if a summary of them is to be made: a guest is known there, nothing has happened for a while,
    /// and none of so many entries is kept.
    pub unsummarised: Option<i64>,
}

/// The names of people by their numbers, by the ids of tables.
pub type TableNames = BTreeMap<String, BTreeMap<u8, String>>;
