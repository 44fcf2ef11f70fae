//! Plain values that are written to a store or read from it. Times are milliseconds since 1970.

use std::collections::BTreeMap;

use canasta::Seat;
use canasta_table::CommitmentEvent;
use canasta_table::journal::{Chain, Entry, Formats, Hash};
use sha2::{Digest, Sha256};

/// A guest: a person who uses the server without an account. Their data is stored under this id, and each of their
/// devices has its own session. The id is random but not secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GuestId(pub [u8; 16]);

/// Hash of a session's secret. Only the browser has the secret itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SessionHash(pub Hash);

impl SessionHash {
    /// Hashes the secret in a cookie.
    pub fn of(secret: &str) -> Self {
        Self(Sha256::digest(secret.as_bytes()).into())
    }
}

/// A journal entry to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Number in the journal, from 1.
    pub n: u64,
    /// Serialized entry.
    pub text: String,
    /// Hash of the chain up to and including it.
    pub hash: Hash,
    /// Seat and id of the action; `None` if the entry isn't an action.
    pub action: Option<(Seat, String)>,
    /// Time, not covered by the hash.
    pub at: i64,
}

impl NewEntry {
    /// Extends a chain by an entry in this release's format; returns the entry and the new chain.
    pub fn next(chain: &Chain, entry: &Entry, at: i64) -> (Self, Chain) {
        Self::next_in(Formats::RELEASED, chain, entry, at)
    }

    /// Extends a chain by an entry in the newest of these formats; returns the entry and the new chain.
    pub fn next_in(formats: Formats, chain: &Chain, entry: &Entry, at: i64) -> (Self, Chain) {
        let text = formats.text(entry);
        let chain = chain.with(&text);
        let action = entry.action_id().map(|by| (by.seat, by.id.clone()));
        (Self { n: chain.len(), text, hash: *chain.last(), action, at }, chain)
    }

    /// Extends a chain by entries in this release's format; returns the entries and the new chain.
    pub fn sequence(chain: &Chain, entries: &[Entry], at: i64) -> (Vec<Self>, Chain) {
        Self::sequence_in(Formats::RELEASED, chain, entries, at)
    }

    /// Extends a chain by entries in the newest of these formats; returns the entries and the new chain.
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

/// A person who joins a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPerson {
    /// Number at the table, in order of arrival.
    pub player: u8,
    /// The guest, who must exist in the store. `None` for a person who shares the device of the guest who opens the
    /// table.
    pub guest: Option<GuestId>,
    /// Name at this table.
    pub name: Option<String>,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Permanent id.
    pub id: String,
    /// Secret of the invitation link; `None` if no guest can be invited.
    pub invitation: Option<String>,
    /// When it was opened.
    pub created: i64,
    /// First entries of its journal.
    pub entries: Vec<NewEntry>,
    /// People who are at the table from the beginning.
    pub people: Vec<NewPerson>,
    /// Commitments made by these entries.
    pub commitments: Vec<CommitmentEvent>,
}

/// One atomic write to a journal, with all the data that belongs to it.
#[derive(Clone, Debug, Default)]
pub struct Append {
    /// Entries with consecutive numbers that continue the journal.
    pub entries: Vec<NewEntry>,
    /// New people.
    pub people: Vec<NewPerson>,
    /// Number of a person at the table, and the guest who takes their place.
    pub reassigned: Option<(u8, GuestId)>,
    /// Commitments made and revealed by the entries.
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

/// Result of comparing an entry with the one stored under its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryLookup {
    /// There is no entry with that number yet.
    None,
    /// This entry, as written by this process.
    This,
    /// A different entry.
    Another,
}

/// How many deal commitments were made and revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CommitmentCounts {
    /// Commitments made.
    pub made: u64,
    /// Commitments revealed.
    pub revealed: u64,
}

impl CommitmentCounts {
    /// Number of unrevealed commitments.
    pub const fn outstanding(self) -> u64 {
        self.made.saturating_sub(self.revealed)
    }

    /// Adds other counts to these.
    pub const fn add(&mut self, more: Self) {
        self.made += more.made;
        self.revealed += more.revealed;
    }
}

/// A person at a table. Guest and name are `None` once they are forgotten. A person with a name but without a guest
/// shares the device of the guest who opened the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablePerson {
    /// Number at the table.
    pub player: u8,
    /// The guest.
    pub guest: Option<GuestId>,
    /// Name at this table.
    pub name: Option<String>,
}

/// A chat phrase at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Number of the deal, from 1; 0 before the first.
    pub deal: u32,
    /// The sender's seat.
    pub seat: Seat,
    /// The sender's number at the table. The line is deleted when they are forgotten.
    pub player: u8,
    /// Code of the phrase.
    pub phrase: String,
    /// When it was sent.
    pub at: i64,
}

/// A table read from the store.
#[derive(Debug)]
pub struct StoredTable {
    /// Its whole journal.
    pub entries: Vec<Entry>,
    /// The journal's hash chain, verified.
    pub chain: Chain,
    /// Its people, by number.
    pub people: Vec<TablePerson>,
    /// Secret of the invitation link.
    pub invitation: Option<String>,
    /// Time of the last entry.
    pub last_at: i64,
}

/// A browser that a guest uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// Hash of the session's secret, which identifies the browser.
    pub session: SessionHash,
    /// Label in the guest's list of devices, such as “Chrome on Android”; empty if unknown.
    pub label: String,
    /// Day of the last visit.
    pub seen: i64,
}

/// Lets another device of a guest in, once. Only hashes of the secret and the code are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceInvitation {
    /// Hash of the secret in its link.
    pub secret: Hash,
    /// Hash of its code.
    pub code: Hash,
    /// The guest who will own the device.
    pub guest: GuestId,
    /// Settings of the device that created it.
    pub prefs: String,
    /// When it expires.
    pub expires: i64,
}

/// A stored game result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSummary {
    /// Id of the game's table.
    pub table: String,
    /// Number of journal entries it covers.
    pub n: i64,
    /// Time of the last action it covers.
    pub at: i64,
    /// Serialized summary; empty if the journal has no result.
    pub text: String,
}

/// A table where a guest is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedTable {
    /// The table's id.
    pub table: String,
    /// The guest's number there.
    pub player: u8,
    /// Number of journal entries.
    pub n: i64,
    /// Its summary, if that covers the whole journal.
    pub summary: Option<StoredSummary>,
}

/// A table in a scan of all tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdleTable {
    /// The table's id.
    pub table: String,
    /// Number of journal entries, if they need a summary: a guest is known there, the table is idle, and the stored
    /// summary covers a different number of entries.
    pub unsummarised: Option<i64>,
}

/// Names of people by number, per table id.
pub type TableNames = BTreeMap<String, BTreeMap<u8, String>>;
