//! The contract: what a server may rely on, whichever database stands behind it, and on nothing else.

use async_trait::async_trait;
use canasta_table::journal::Hash;

use crate::{
    Append, ChatLine, CommitmentCounts, DailyAttempt, Device, DeviceInvitation, Found, GuestId, NewEntry, NewTable,
    PlayedTable, ReadError, RestingTable, SessionHash, StoredDaily, StoredPuzzle, StoredReview, StoredSummary,
    StoredTable, TableNames, WriteError,
};

/// How often an append of unknown outcome is looked for, and sent again where it is not found.
const ATTEMPTS: u32 = 3;

/// Everything that a server keeps.
///
/// - **Durable.** When a function that writes returns `Ok`, what it wrote survives a power cut.
/// - **Whole.** Each call happens whole or not at all. What belongs together (the entries of a batch, a person and the entry
///   that tells of them) goes in one call.
/// - **Exactly once.** A journal has one entry of each number, and one act of each id and seat. A second one is a
///   [`WriteError::Conflict`], and nothing of that call is written: read the table again to see what is there.
/// - **Read your writes.** What has returned is found by every read that begins afterwards. A store that keeps copies reads
///   from none that lags behind.
/// - **Refused or unknown.** [`WriteError::Full`], [`WriteError::Unreachable`] and [`WriteError::Conflict`] mean that nothing was
///   written and that the store goes on. After [`WriteError::Unknown`] and [`WriteError::Stopped`] the server may tell no player that it was
///   written, nor that it was not.
/// - **The chain is the table.** Entries are never changed or removed. Names, guests, codes and talk lie beside them and may
///   go at any time.
///
/// # When the outcome is unknown
///
/// A call that fails in the middle of its commit may have written everything or nothing. How the outcome is found depends on
/// where the database is.
///
/// **On this machine** (SQLite), an I/O error while committing leaves a file of which nothing is certain until it is opened
/// again. The store stops: [`Store::failure`] returns, every later call is [`WriteError::Stopped`], and the server must end. The
/// next start reads what is there.
///
/// **Across a network**, a reply can be lost while the database is well. A store there says [`WriteError::Unknown`] and goes on;
/// before it is closed it never says `Stopped`, because a server need not end for a lost reply. The server reads back, which
/// tells the outcome because an append compares on `(table, n)` and chains its hash. [`JournalStore::append_confirmed`] does it:
///
/// 1. It looks for the append's last entry with [`JournalStore::look_for`].
///    - *It is there:* the append landed, with all that went with it, because a call is whole. It counts as written.
///    - *Another is there:* another server wrote first. It is a conflict, and nothing of this append was or will be written.
///    - *No entry:* nothing is known yet. The lost request may still be on its way, so that even a later look proves nothing.
///    - *No answer:* nothing is known yet.
/// 2. Where nothing is known, it sends the same entries again. They land once, whichever of the two requests arrives first; the
///    later one is a conflict, and step 1 then finds the entry.
/// 3. After a few rounds it gives up with [`WriteError::Unknown`]. The table's task ends, and the table refuses every request
///    until the database answers and it has been read again. If the lost request arrives even after that, the next append
///    conflicts with it, and the table is read once more.
///
/// A player whose act met with `Unknown` sends it again under its id. The table that was read back knows whether it has happened
/// already, so that it counts once.
///
/// The other calls are not confirmed, and need not be:
/// - [`JournalStore::open_table`] has an id that no other table has: [`JournalStore::opened_at`] tells whether it landed, and
///   sending it again is a conflict if it did.
/// - Names, invitations, codes, hidden tables, devices, calendars, summaries, what is kept of practice and what is forgotten may be
///   written again with the same result. A phrase that is sent again may be said twice.
/// - A new guest and a device invitation are made anew when the visitor tries again; an invitation that was used up is a conflict.
///
/// # Several servers
///
/// Which server has a table, and in which epoch, is [`Ownership`](crate::Ownership), which only a store has that several servers
/// share. SQLite needs none of it: the lock of its file keeps every other server out, so that all tables are this process's.
///
/// A store that several servers share appends in the epoch in which this process took the table, and refuses an older one as a
/// conflict. It keeps the epoch with each entry, because equal entries of two servers have equal hashes, although different
/// people may have come with them: [`JournalStore::look_for`] tells them apart.
#[async_trait]
pub trait Store: JournalStore + TableStore + GuestStore + SummaryStore + PracticeStore {
    /// Whether the store can be written.
    async fn ping(&self) -> Result<(), WriteError>;

    /// Waits until the store has stopped by itself, and says why; for ever, while it goes on.
    async fn failure(&self) -> String;

    /// Writes what is waiting and closes the store, so that another server may open it.
    async fn close(&self);
}

/// The tables' journals, and the commitments that are counted with them.
#[async_trait]
pub trait JournalStore: Send + Sync {
    /// Opens a table with its first entries and people. A conflict if its id or invitation is taken, or a guest is unknown.
    async fn open_table(&self, table: NewTable) -> Result<(), WriteError>;

    /// Appends to a table's journal. A conflict if one of the numbers, an act's id, a player or a guest is there already, or if
    /// there is no such table or guest.
    async fn append(&self, table: &str, append: Append) -> Result<(), WriteError>;

    /// What a table has where this entry would be. After a lost reply it tells what became of an append, so it is read from
    /// where appends are written, never from a copy that lags behind. An entry counts as this one only if it surely is.
    async fn look_for(&self, table: &str, entry: &NewEntry) -> Result<Found, ReadError>;

    /// Appends, and where the reply is lost finds out what became of it, by reading back and sending again (see [`Store`]).
    /// [`WriteError::Unknown`] if the database cannot be asked either: then nothing more may be written at this table until it
    /// has been read again. An append without entries has no number to look for; its outcome is told as it is.
    async fn append_confirmed(&self, table: &str, append: Append) -> Result<(), WriteError> {
        let Some(last) = append.entries.last().cloned() else { return self.append(table, append).await };
        let mut lost = false;
        for _ in 0..ATTEMPTS {
            match self.append(table, append.clone()).await {
                Err(WriteError::Unknown) => lost = true,
                // It may be in conflict with its own first request, or the first may still be on its way.
                Err(WriteError::Conflict | WriteError::Unreachable) if lost => {}
                done => return done,
            }
            match self.look_for(table, &last).await {
                Ok(Found::This) => return Ok(()),
                Ok(Found::Another) => return Err(WriteError::Conflict),
                Ok(Found::None) | Err(_) => {}
            }
        }
        Err(WriteError::Unknown)
    }

    /// Reads a table, its chain verified; `None` if there is no such table.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, ReadError>;

    /// When a table was opened; `None` if there is no such table.
    async fn opened_at(&self, id: &str) -> Result<Option<i64>, ReadError>;

    /// When the last act at a table was done; where there was none, when it was opened.
    async fn last_action_at(&self, table: &str) -> Result<i64, ReadError>;

    /// The tables with an unrevealed commitment whose last entry was made before this time, by their ids.
    async fn abandoned_tables(&self, before: i64) -> Result<Vec<String>, ReadError>;

    /// How many commitments to deals were made and revealed.
    async fn commitment_counts(&self) -> Result<CommitmentCounts, ReadError>;
}

/// What lies beside the journals: people's names, invitations, codes, talk.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Gives one of a table's people another name. A conflict if there is no such player, or they are forgotten.
    async fn rename_person(&self, table: &str, player: u8, name: String) -> Result<(), WriteError>;

    /// Takes a table off the start page of one of its people.
    async fn hide_table(&self, table: &str, player: u8) -> Result<(), WriteError>;

    /// Gives a table another invitation in place of its older one, and ends its spoken code. A conflict if another table
    /// has that invitation, or there is no such table.
    async fn set_invitation(&self, table: &str, invitation: &str) -> Result<(), WriteError>;

    /// Gives a table a spoken code in place of its older one, from `now` until `expires`. A conflict if another table has that
    /// code and it is still valid, or there is no such table.
    async fn set_code(&self, table: &str, code: &str, now: i64, expires: i64) -> Result<(), WriteError>;

    /// Keeps a phrase that was said. A conflict if there is no such player.
    async fn add_chat(&self, table: &str, line: ChatLine) -> Result<(), WriteError>;

    /// The table that an invitation leads to.
    async fn table_by_invitation(&self, secret: &str) -> Result<Option<String>, ReadError>;

    /// The table that a spoken code leads to, if it is valid at this time.
    async fn table_by_code(&self, code: &str, now: i64) -> Result<Option<String>, ReadError>;

    /// The spoken code of a table and when it expires, if it is valid at this time.
    async fn code_of(&self, table: &str, now: i64) -> Result<Option<(String, i64)>, ReadError>;

    /// The tables where a guest is one of the people and when they were opened: the newest first, `most` of them.
    async fn tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<(String, i64)>, ReadError>;

    /// The ids of those of them that have no summary, which means that they may not be over.
    async fn unfinished_tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, ReadError>;

    /// The ids of those of them that the guest has not taken off the start page.
    async fn listed_tables_of(&self, guest: GuestId, most: u32) -> Result<Vec<String>, ReadError>;

    /// The talk at a table in a deal, in its order.
    async fn chat(&self, table: &str, deal: u32) -> Result<Vec<ChatLine>, ReadError>;
}

/// Guests, their devices and calendars. A guest owns what was played; each device has a session of its own. A device
/// invitation lets another device in, once. A device that was another guest's keeps that guest apart, so that it can go back
/// to them.
#[async_trait]
pub trait GuestStore: Send + Sync {
    /// Adds a guest with their first device. A conflict if either is known already.
    async fn add_guest(&self, guest: GuestId, device: Device) -> Result<(), WriteError>;

    /// Keeps when a device was seen last, and its label. Nothing happens if it is not known.
    async fn update_device(&self, device: Device) -> Result<(), WriteError>;

    /// Keeps a device invitation in place of the guest's older one. A conflict if the guest is not known, or if its secret or
    /// code is taken.
    async fn add_device_invitation(&self, now: i64, invitation: DeviceInvitation) -> Result<(), WriteError>;

    /// Uses up a device invitation: the device `to` is its guest's from now on. The session `from` that the browser had before
    /// ends; if games were played with it, the new one keeps its guest apart. A conflict if the invitation was used already or
    /// has expired.
    async fn use_device_invitation(
        &self,
        now: i64,
        secret: Hash,
        from: Option<SessionHash>,
        to: Device,
    ) -> Result<(), WriteError>;

    /// A device changes over to a guest that it keeps apart, and keeps its present guest apart. A conflict if it keeps no such
    /// guest.
    async fn switch_guest(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError>;

    /// Ends a session; a device that keeps another guest apart goes back to them. A conflict if it is not this guest's.
    async fn end_session(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError>;

    /// A device keeps no other guest apart any more.
    async fn drop_kept_apart(&self, session: SessionHash) -> Result<(), WriteError>;

    /// Gives a guest the secret of their calendar, in place of an older one. A conflict if the guest is not known or the
    /// secret is taken.
    async fn set_calendar(&self, guest: GuestId, secret: &str) -> Result<(), WriteError>;

    /// Forgets a guest: their devices, calendar, names at tables, talk and practice. Journals stay as they are. Nothing happens if
    /// the guest is not known.
    async fn forget_guest(&self, guest: GuestId) -> Result<(), WriteError>;

    /// Forgets a guest's name and talk at these tables, the reviews of their seats, and their own puzzles that come from there: those
    /// whose id begins with the table's and a hyphen. The guest stays known everywhere else.
    async fn forget_guest_at(&self, guest: GuestId, tables: Vec<String>) -> Result<(), WriteError>;

    /// The guest of a session, and the device that has it.
    async fn guest_of(&self, session: SessionHash) -> Result<Option<(GuestId, Device)>, ReadError>;

    /// The devices of a guest, each with the day on which it came; those that were seen last come first.
    async fn devices_of(&self, guest: GuestId) -> Result<Vec<(Device, i64)>, ReadError>;

    /// The guests that a device keeps apart.
    async fn kept_apart(&self, session: SessionHash) -> Result<Vec<GuestId>, ReadError>;

    /// Whether any device leads to the guest, including one that keeps them apart.
    async fn is_reachable(&self, guest: GuestId) -> Result<bool, ReadError>;

    /// The name of a guest at the newest of their tables, and at how many tables they are known.
    async fn known_as(&self, guest: GuestId) -> Result<(Option<String>, u32), ReadError>;

    /// The device invitation with the secret or code of this hash, if it can be used at this time.
    async fn device_invitation(&self, key: &Hash, now: i64) -> Result<Option<DeviceInvitation>, ReadError>;

    /// The guest whose calendar this secret opens.
    async fn guest_by_calendar(&self, secret: &str) -> Result<Option<GuestId>, ReadError>;

    /// The secret of a guest's calendar, if there is one.
    async fn calendar_of(&self, guest: GuestId) -> Result<Option<String>, ReadError>;
}

/// What games came to, kept beside their journals so that a history need not be played through each time it is looked
/// at. It follows from the journals, and goes once no guest is known at a table any more.
#[async_trait]
pub trait SummaryStore: Send + Sync {
    /// Keeps summaries in place of older ones; none of a table where no guest is known.
    async fn save_summaries(&self, summaries: Vec<StoredSummary>) -> Result<(), WriteError>;

    /// The newest tables at which a guest is known, `most` of them, in no order.
    async fn played_tables(&self, guest: GuestId, most: u32) -> Result<Vec<PlayedTable>, ReadError>;

    /// The names of all people at the tables at which a guest is known.
    async fn names_at_tables_of(&self, guest: GuestId) -> Result<TableNames, ReadError>;

    /// The next tables after this id in the order of ids, `most` of them, and of each whether a summary is to be made. A table
    /// rests if nothing has happened there since this time.
    async fn resting_tables(&self, after: &str, since: i64, most: u32) -> Result<Vec<RestingTable>, ReadError>;
}

/// What is kept of practice: reviews, puzzles, the deal of the day. It lies beside the journals and may be deleted; all that is a
/// guest's goes with the guest.
#[async_trait]
pub trait PracticeStore: Send + Sync {
    /// Keeps a review in place of an older one of that table and seat; none of a person who is forgotten. A conflict if there is no
    /// such table.
    async fn keep_review(&self, review: &StoredReview) -> Result<(), WriteError>;

    /// The review of a seat of a table.
    async fn review(&self, table: &str, seat: u8) -> Result<Option<StoredReview>, ReadError>;

    /// The reviews of the seats in which a guest sat: of the newest game first, `most` of them.
    async fn reviews_of(&self, guest: GuestId, most: u32) -> Result<Vec<StoredReview>, ReadError>;

    /// Keeps how far a guest is with a puzzle, in place of what was known of it, and the day on which it was solved, if it was. A
    /// conflict if the guest is not known.
    async fn keep_puzzle(
        &self,
        guest: GuestId,
        puzzle: &StoredPuzzle,
        solved_on: Option<i64>,
    ) -> Result<(), WriteError>;

    /// The puzzles of a guest, those that come again soonest first.
    async fn puzzles(&self, guest: GuestId) -> Result<Vec<StoredPuzzle>, ReadError>;

    /// The days on which a guest has solved a puzzle, the newest first.
    async fn puzzle_days(&self, guest: GuestId) -> Result<Vec<i64>, ReadError>;

    /// Keeps the deal of a day, unless there is one: of several servers that make it at once, the first has made it. What is kept.
    /// [`WriteError::Unknown`] also where it cannot be read back.
    async fn keep_daily(&self, daily: &StoredDaily) -> Result<StoredDaily, WriteError>;

    /// Replaces what is known of the deal of a day; its seed stays. A conflict if there is none.
    async fn update_daily(&self, day: i64, json: &str) -> Result<(), WriteError>;

    /// The deal of a day.
    async fn daily(&self, day: i64) -> Result<Option<StoredDaily>, ReadError>;

    /// Begins a guest's try at the deal of a day; `false`, and nothing changes, if they have begun one. A conflict if there is no deal of
    /// that day, or the guest is not known.
    async fn begin_daily_attempt(&self, day: i64, guest: GuestId, table: &str, at: i64) -> Result<bool, WriteError>;

    /// All tries at the deal of a day, in the order in which they began.
    async fn daily_attempts(&self, day: i64) -> Result<Vec<DailyAttempt>, ReadError>;

    /// The tries of a guest, the newest first, `most` of them.
    async fn daily_attempts_of(&self, guest: GuestId, most: u32) -> Result<Vec<DailyAttempt>, ReadError>;

    /// Keeps what a try came to. Nothing happens if there is none, because the guest is forgotten.
    async fn finish_daily_attempt(&self, day: i64, guest: GuestId, result: &str) -> Result<(), WriteError>;
}
