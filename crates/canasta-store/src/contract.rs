//! The contract: everything a server can rely on, whatever the database.

use async_trait::async_trait;
use canasta_table::journal::Hash;

use crate::{
    Append, ChatLine, CommitmentCounts, DailyAttempt, Device, DeviceInvitation, EntryLookup, GuestId, IdleTable,
    NewEntry, NewTable, PadDevice, PadEvent, PadEventId, PadId, PadKeeper, PadSync, PlayedTable, ReadError,
    SessionHash, StoredDaily, StoredPad, StoredPuzzle, StoredReview, StoredSummary, StoredTable, TableNames,
    WriteError,
};

/// Maximum rounds of appending and reading back before [`JournalStore::append_confirmed`] gives up.
const MAX_APPEND_ATTEMPTS: u32 = 3;

/// A server's persistent storage.
///
/// - **Durable.** When a function that writes returns `Ok`, its data survives a power cut.
/// - **Atomic.** Each call succeeds or fails as a whole. Data that belongs together (the entries of a batch, a person
///   and the entry that announces them) goes in one call.
/// - **Exactly once.** Entry numbers are unique in a journal, and so is the combination of an action's id and its seat.
///   A duplicate is a [`WriteError::Conflict`], and nothing in that call is written. Read the table again to see what
///   is there.
/// - **Read your writes.** A read that begins after a write has returned finds it. A store with replicas never reads
///   from one that lags.
/// - **Refused or unknown.** After [`WriteError::Full`], [`WriteError::Unreachable`] and [`WriteError::Conflict`],
///   nothing was written and the store keeps working. After [`WriteError::Unknown`] and [`WriteError::Stopped`], the
///   server mustn't tell any player that the data was written, or that it wasn't.
/// - **The chain is the table.** Entries are never changed or removed. Names, guests, codes and chat are separate from
///   them and can be deleted at any time.
///
/// # When the outcome is unknown
///
/// A call that fails in the middle of its commit may have written everything or nothing. How to find out depends on
/// where the database is.
///
/// **On this machine** (SQLite), an I/O error while committing leaves the file in an unknown state until it is opened
/// again. The store stops: [`Store::failure`] returns, every later call fails with [`WriteError::Stopped`], and the
/// server must end. The next start reads what is there.
///
/// **Across a network**, a reply can be lost while the database is fine. Such a store returns [`WriteError::Unknown`]
/// and keeps working. It never returns `Stopped` before it is closed, because a lost reply is no reason for a server to
/// end. Instead, the server reads the entry back. That shows the outcome, because an append compares `(table, n)` and
/// chains its hash. [`JournalStore::append_confirmed`] works like this:
///
/// 1. It looks for the append's last entry with [`JournalStore::find_entry`].
/// - *This entry:* the append succeeded, with everything in it, because a call is atomic. It counts as written.
/// - *A different entry:* another server wrote first. This is a conflict, and nothing in this append was or will be
///      written.
/// - *No entry:* still unknown. The lost request may still be on its way, so even looking again later proves nothing.
/// - *No answer:* still unknown.
/// 2. While the outcome is unknown, it sends the same entries again. They are written once, whichever of the two
///    requests arrives first. The later one is a conflict, and step 1 then finds the entry.
/// 3. After a few rounds it gives up with [`WriteError::Unknown`]. The table's task ends, and the table refuses every
///    request until the database answers and the table has been read again. If the lost request arrives even later, the
///    next append conflicts with it, and the table is read again.
///
/// A player whose action ended in `Unknown` sends it again with the same id. The table that was read back knows whether
/// the action has already happened, so it counts only once.
///
/// The other calls need no confirmation:
/// - [`JournalStore::open_table`] uses an id that no other table has. [`JournalStore::opened_at`] shows whether it
///   succeeded, and sending it again is a conflict if it did.
/// - Names, invitations, codes, hidden tables, devices, calendars, summaries, practice data, pads and deletions can be
///   written again with the same result. A chat phrase that is sent again may appear twice.
/// - A new guest or device invitation is created again when the visitor retries. Using an invitation twice is a
///   conflict.
///
/// # Several servers
///
/// [`Ownership`](crate::Ownership) says which server runs a table, and in which epoch. Only a shared store implements
/// it. SQLite doesn't need it: the lock on its file keeps every other server out, so all tables belong to this process.
///
/// A shared store appends in the epoch in which this process acquired the table, and refuses an older one as a
/// conflict. It stores the epoch with each entry. Two servers can write equal entries, with equal hashes, that bring
/// different people. [`JournalStore::find_entry`] uses the epoch to tell them apart.
#[async_trait]
pub trait Store: JournalStore + TableStore + GuestStore + SummaryStore + PracticeStore + PadStore {
    /// Checks that the store is writable.
    async fn ping(&self) -> Result<(), WriteError>;

    /// Waits until an error has stopped the store, and returns the reason.
    async fn failure(&self) -> String;

    /// Writes pending data and closes the store, so that another server can open it.
    async fn close(&self);
}

/// Journals of the tables, and counts of their commitments.
#[async_trait]
pub trait JournalStore: Send + Sync {
    /// Opens a table with its first entries and people. Conflict if its id or invitation is taken, or a guest is
    /// unknown.
    async fn open_table(&self, table: NewTable) -> Result<(), WriteError>;

    /// Appends to a table's journal. Conflict if an entry number, an action's id, a player or a guest already exists,
    /// or if there is no such table or guest.
    async fn append(&self, table: &str, append: Append) -> Result<(), WriteError>;

    /// Compares this entry with the one stored under its number, to find out whether an append succeeded after its
    /// reply was lost. It never reads from a replica, which might lag. Returns [`EntryLookup::This`] only if the entry
    /// is certainly this one.
    async fn find_entry(&self, table: &str, entry: &NewEntry) -> Result<EntryLookup, ReadError>;

    /// Appends, and resolves an unknown outcome by reading back and sending again (see [`Store`]).
    /// [`WriteError::Unknown`] if the database doesn't answer that either. The table must then be read again before the
    /// next write. An append without entries has no number to look for, so its outcome is returned unchanged.
    async fn append_confirmed(&self, table: &str, append: Append) -> Result<(), WriteError> {
        let Some(last) = append.entries.last().cloned() else { return self.append(table, append).await };
        let mut is_outcome_unknown = false;
        for _ in 0..MAX_APPEND_ATTEMPTS {
            match self.append(table, append.clone()).await {
                Err(WriteError::Unknown) => is_outcome_unknown = true,
                // A repeated request may conflict with the first one, or the first may still be on its way.
                Err(WriteError::Conflict | WriteError::Unreachable) if is_outcome_unknown => {}
                done => return done,
            }
            match self.find_entry(table, &last).await {
                Ok(EntryLookup::This) => return Ok(()),
                Ok(EntryLookup::Another) => return Err(WriteError::Conflict),
                Ok(EntryLookup::None) | Err(_) => {}
            }
        }
        Err(WriteError::Unknown)
    }

    /// Reads a table and verifies its chain; `None` if there is no such table.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError>;

    /// Time when a table was opened; `None` if there is no such table.
    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError>;

    /// Time of the last action at a table, or of its opening if there was none.
    async fn last_action_at(&self, table: &str) -> Result<i64, ReadError>;

    /// Ids of the tables with an unrevealed commitment whose last entry is older than `before`, in order.
    async fn abandoned_tables(&self, before: i64) -> Result<Vec<String>, ReadError>;

    /// Number of commitments made and revealed.
    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError>;
}

/// Deletable data of a table: people's names, invitations, codes, chat.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Renames one of a table's people. Conflict if there is no such player, or they have been forgotten.
    async fn rename_person(&self, table: &str, player: u8, name: String) -> Result<(), WriteError>;

    /// Removes a table from the start page of one of its people.
    async fn hide_table(&self, table: &str, player: u8) -> Result<(), WriteError>;

    /// Replaces a table's invitation and ends its code. Conflict if another table has that invitation, or there is no
    /// such table.
    async fn set_invitation(&self, table: &str, invitation: &str) -> Result<(), WriteError>;

    /// Replaces a table's code with one that is valid from `now` until `expires`. Conflict if the code is valid for
    /// another table, or there is no such table.
    async fn set_code(&self, table: &str, code: &str, now: i64, expires: i64) -> Result<(), WriteError>;

    /// Stores a chat phrase. Conflict if there is no such player.
    async fn add_chat(&self, table: &str, line: ChatLine) -> Result<(), WriteError>;

    /// The table that an invitation leads to.
    async fn table_by_invitation(&self, secret: &str) -> Result<Option<String>, ReadError>;

    /// The table that a code leads to, if the code is valid now.
    async fn table_by_code(&self, code: &str, now: i64) -> Result<Option<String>, ReadError>;

    /// A table's code and its expiry, if it is valid now.
    async fn code_of(&self, table: &str, now: i64) -> Result<Option<(String, i64)>, ReadError>;

    /// A guest's tables and when they were opened, newest first, at most `limit`.
    async fn tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<(String, i64)>, ReadError>;

    /// Ids of a guest's tables without a summary, which may still be in progress.
    async fn unfinished_tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<String>, ReadError>;

    /// Ids of a guest's tables that are on their start page.
    async fn listed_tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<String>, ReadError>;

    /// The chat at a table in a deal, oldest first.
    async fn chat(&self, table: &str, deal: u32) -> Result<Vec<ChatLine>, ReadError>;
}

/// Guests, their devices and calendars. A guest owns their games, and each device has its own session. A device
/// invitation lets one more device in, once. A device that moves to a different guest keeps the previous guest apart,
/// so that it can switch back.
#[async_trait]
pub trait GuestStore: Send + Sync {
    /// Adds a guest with their first device. Conflict if either exists.
    async fn add_guest(&self, guest: GuestId, device: Device) -> Result<(), WriteError>;

    /// Updates a device's last visit and label. Does nothing if the device is unknown.
    async fn update_device(&self, device: Device) -> Result<(), WriteError>;

    /// Replaces the guest's device invitation. Conflict if the guest is unknown, or the secret or code is taken.
    async fn add_device_invitation(&self, now: i64, invitation: DeviceInvitation) -> Result<(), WriteError>;

    /// Uses up a device invitation: the device `to` now belongs to its guest. The browser's previous session `from`
    /// ends. If games were played in it, the new session keeps that session's guest apart. Conflict if the invitation
    /// was already used or has expired.
    async fn use_device_invitation(
        &self,
        now: i64,
        secret: Hash,
        from: Option<SessionHash>,
        to: Device,
    ) -> Result<(), WriteError>;

    /// Switches a device to a guest that it keeps apart, and keeps its current guest apart instead. Conflict if it
    /// doesn't keep that guest.
    async fn switch_guest(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError>;

    /// Ends a guest's session. If the device keeps another guest apart, it switches back to that guest. Conflict if the
    /// session isn't this guest's.
    async fn end_session(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError>;

    /// Removes all guests that a device keeps apart.
    async fn drop_kept_apart(&self, session: SessionHash) -> Result<(), WriteError>;

    /// Replaces the secret of a guest's calendar. Conflict if the guest is unknown or the secret is taken.
    async fn set_calendar(&self, guest: GuestId, secret: &str) -> Result<(), WriteError>;

    /// Forgets a guest: their devices, calendar, names at tables, chat, practice and pads. Journals stay unchanged.
    /// Does nothing if the guest is unknown.
    async fn forget_guest(&self, guest: GuestId) -> Result<(), WriteError>;

    /// Forgets a guest's name and chat at these tables, the reviews of their seats, and their own puzzles from there
    /// (ids that start with the table's id and a hyphen). The guest stays known everywhere else.
    async fn forget_guest_at(&self, guest: GuestId, tables: Vec<String>) -> Result<(), WriteError>;

    /// The guest and the device of a session.
    async fn guest_of(&self, session: SessionHash) -> Result<Option<(GuestId, Device)>, ReadError>;

    /// A guest's devices, each with the day it was added, most recently used first.
    async fn devices_of(&self, guest: GuestId) -> Result<Vec<(Device, i64)>, ReadError>;

    /// The guests that a device keeps apart.
    async fn kept_apart(&self, session: SessionHash) -> Result<Vec<GuestId>, ReadError>;

    /// Whether any device leads to the guest. A device that keeps the guest apart counts.
    async fn is_reachable(&self, guest: GuestId) -> Result<bool, ReadError>;

    /// A guest's name at their newest table, and the number of tables where they are known.
    async fn known_as(&self, guest: GuestId) -> Result<(Option<String>, u32), ReadError>;

    /// The device invitation whose secret or code has this hash, if it is valid now.
    async fn device_invitation(&self, key: &Hash, now: i64) -> Result<Option<DeviceInvitation>, ReadError>;

    /// The guest whose calendar has this secret.
    async fn guest_by_calendar(&self, secret: &str) -> Result<Option<GuestId>, ReadError>;

    /// The secret of a guest's calendar; `None` if they have none.
    async fn calendar_of(&self, guest: GuestId) -> Result<Option<String>, ReadError>;
}

/// Results of games. They could be computed from the journals, but are stored so that a history needn't be replayed
/// each time it is viewed. A summary is deleted once no guest is known at its table.
#[async_trait]
pub trait SummaryStore: Send + Sync {
    /// Replaces summaries, except of tables where no guest is known.
    async fn save_summaries(&self, summaries: Vec<StoredSummary>) -> Result<(), WriteError>;

    /// The newest tables where a guest is known, at most `limit`, in no particular order.
    async fn played_tables(&self, guest: GuestId, limit: u32) -> Result<Vec<PlayedTable>, ReadError>;

    /// Names of all people at the tables where a guest is known.
    async fn names_at_tables_of(&self, guest: GuestId) -> Result<TableNames, ReadError>;

    /// Up to `limit` tables after this id, ordered by id, and for each whether it needs a summary. A table is idle if
    /// it has had no entry since `since`.
    async fn idle_tables(&self, after: &str, since: i64, limit: u32) -> Result<Vec<IdleTable>, ReadError>;
}

/// Practice data: reviews, puzzles, the deal of the day. It is separate from the journals and can be deleted. A guest's
/// data is deleted with the guest.
#[async_trait]
pub trait PracticeStore: Send + Sync {
    /// Replaces the review of a table and seat, unless its person has been forgotten. Conflict if there is no such
    /// table.
    async fn save_review(&self, review: &StoredReview) -> Result<(), WriteError>;

    /// The review of a seat.
    async fn review(&self, table: &str, seat: u8) -> Result<Option<StoredReview>, ReadError>;

    /// Reviews of a guest's own seats, newest game first, at most `limit`.
    async fn reviews_of(&self, guest: GuestId, limit: u32) -> Result<Vec<StoredReview>, ReadError>;

    /// Replaces a guest's progress with a puzzle. If the puzzle was solved, also adds the day. Conflict if the guest is
    /// unknown.
    async fn save_puzzle(
        &self,
        guest: GuestId,
        puzzle: &StoredPuzzle,
        solved_on: Option<i64>,
    ) -> Result<(), WriteError>;

    /// A guest's puzzles, the next due first.
    async fn puzzles(&self, guest: GuestId) -> Result<Vec<StoredPuzzle>, ReadError>;

    /// Days when a guest solved a puzzle, newest first.
    async fn puzzle_days(&self, guest: GuestId) -> Result<Vec<i64>, ReadError>;

    /// Stores the deal of a day unless there is one, and returns the stored one. If several servers create it at the
    /// same time, the first one wins. [`WriteError::Unknown`] also if it can't be read back.
    async fn add_daily(&self, daily: &StoredDaily) -> Result<StoredDaily, WriteError>;

    /// Replaces the data of a day's deal except its seed. Conflict if there is no deal of that day.
    async fn update_daily(&self, day: i64, json: &str) -> Result<(), WriteError>;

    /// The deal of a day.
    async fn daily(&self, day: i64) -> Result<Option<StoredDaily>, ReadError>;

    /// Begins a guest's attempt at the deal of a day; `false` if they already have one. Conflict if there is no deal of
    /// that day, or the guest is unknown.
    async fn begin_daily_attempt(&self, day: i64, guest: GuestId, table: &str, at: i64) -> Result<bool, WriteError>;

    /// All attempts at the deal of a day, in the order they began.
    async fn daily_attempts(&self, day: i64) -> Result<Vec<DailyAttempt>, ReadError>;

    /// A guest's attempts, newest first, at most `limit`.
    async fn daily_attempts_of(&self, guest: GuestId, limit: u32) -> Result<Vec<DailyAttempt>, ReadError>;

    /// Stores the result of an attempt. Does nothing if the attempt was deleted because the guest was forgotten.
    async fn finish_daily_attempt(&self, day: i64, guest: GuestId, result: &str) -> Result<(), WriteError>;
}

/// Score pads for games with real cards. A pad is a list of events that only grows. One device keeps it, and others can
/// take it over. Every device that has kept the pad can add events. People who have its code can watch it.
///
/// Pads are kept as long as games. If a guest is forgotten, so are the pads that only their devices have kept. Other
/// pads lose the guest's name.
#[async_trait]
pub trait PadStore: Send + Sync {
    /// Stores what a device has sent; creates the pad if it is new and the device brings a code. Events beyond
    /// [`MAX_PAD_EVENTS`](crate::MAX_PAD_EVENTS) or [`MAX_PAD_BYTES`](crate::MAX_PAD_BYTES) are left out. Conflict if
    /// the device has never kept the pad, there is no pad and no code, or another pad has that code.
    async fn sync_pad(&self, sync: PadSync, now: i64) -> Result<(), WriteError>;

    /// A pad, with its events after a number. If a request is due, moves the pad first.
    async fn pad(&self, pad: PadId, after: u64, now: i64) -> Result<Option<StoredPad>, ReadError>;

    /// The pad that people with this code watch.
    async fn pad_by_code(&self, code: &str) -> Result<Option<PadId>, ReadError>;

    /// The device with this secret, if it keeps the pad or has kept it.
    async fn pad_keeper(&self, pad: PadId, secret: &Hash) -> Result<Option<PadKeeper>, ReadError>;

    /// Ids of all events of a pad, in the order of arrival.
    async fn pad_event_ids(&self, pad: PadId) -> Result<Vec<PadEventId>, ReadError>;

    /// Adds an event of a person who watches, and the guest if known. Conflict if there is no such pad, or no room for
    /// more ([`MAX_PAD_QUERIES`](crate::MAX_PAD_QUERIES)).
    async fn add_pad_query(&self, pad: PadId, event: PadEvent, guest: Option<GuestId>) -> Result<(), WriteError>;

    /// Replaces the pad's hand-over code. Conflict if the device with this secret doesn't keep the pad.
    async fn add_pad_hand_over(
        &self,
        pad: PadId,
        secret: &Hash,
        code: &Hash,
        now: i64,
        expires: i64,
    ) -> Result<(), WriteError>;

    /// Uses up a hand-over code, and returns the pad that the device now keeps. The device can repeat this until the
    /// code expires. Conflict if the code is unknown, expired or used by another device.
    async fn take_pad(&self, code: &Hash, device: PadDevice, now: i64) -> Result<PadId, WriteError>;

    /// Asks to take over a pad at `due`. Does nothing if the device keeps it, or if there is a request. Conflict if the
    /// device has never kept the pad.
    async fn ask_for_pad(&self, pad: PadId, device: PadDevice, now: i64, due: i64) -> Result<(), WriteError>;

    /// Forgets a device: the pads that only it has kept, and its name at other pads. Does nothing if it is unknown.
    async fn forget_pad_device(&self, secret: &Hash) -> Result<(), WriteError>;

    /// Ends a request for a pad, if the device with this secret keeps the pad or has made the request. Conflict if the
    /// device has never kept the pad.
    async fn object_to_pad_request(&self, pad: PadId, secret: &Hash, now: i64) -> Result<(), WriteError>;
}
