//! The task that writes. It takes all pending jobs, commits them together, and only then confirms each of them. A
//! commit with an unknown outcome is never retried: the writer ends, the server stops, and the next start reads what is
//! there.

use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::error::{FULL, code};
use super::tally::Tally;
use super::write::MAX_ROWS_PER_STATEMENT;
use crate::write::{StatementError, Write};
use crate::{CommitObserver, CommitmentCounts, WriteError};

/// Maximum queued jobs. Callers wait while the queue is full.
const MAX_QUEUED_JOBS: usize = 1024;
const MAX_JOBS_PER_COMMIT: usize = 256;

type Reply = oneshot::Sender<Result<(), WriteError>>;

enum Job {
    Write(Write, Reply),
    Ping(Reply),
    Stop(Reply),
}

pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    failed: watch::Receiver<Option<String>>,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection, observer: Arc<dyn CommitObserver>, tally: Arc<Tally>) -> Self {
        let (jobs, waiting) = mpsc::channel(MAX_QUEUED_JOBS);
        let (fail, failed) = watch::channel(None);
        let commitments = CommitmentCounts::default();
        tokio::spawn(Task { connection, observer, tally, commitments }.run(waiting, fail));
        Self { jobs, failed }
    }

    /// Checks that the writer still works.
    pub(super) async fn ping(&self) -> Result<(), WriteError> {
        self.ask(Job::Ping).await
    }

    /// Writes all pending jobs, and ends.
    pub(super) async fn stop(&self) {
        // An error means that the task has already ended.
        let _ = self.ask(Job::Stop).await;
    }

    /// Waits until the writer fails, and returns the reason.
    pub(super) async fn failure(&self) -> String {
        let mut failed = self.failed.clone();
        let error = failed.wait_for(Option::is_some).await.ok().and_then(|error| error.clone());
        match error {
            Some(error) => error,
            None => std::future::pending().await,
        }
    }

    pub(super) async fn write(&self, write: Write) -> Result<(), WriteError> {
        self.ask(|reply| Job::Write(write, reply)).await
    }

    async fn ask(&self, job: impl FnOnce(Reply) -> Job) -> Result<(), WriteError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| WriteError::Stopped)?;
        answer.await.unwrap_or(Err(WriteError::Stopped))
    }
}

struct Task {
    connection: SqliteConnection,
    observer: Arc<dyn CommitObserver>,
    tally: Arc<Tally>,
    /// Commitments made and revealed by the current batch.
    commitments: CommitmentCounts,
}

/// Replies to send after the commit. A conflict may be with a write in the same batch, which can still be lost.
type PendingReplies = Vec<(Reply, Result<(), WriteError>)>;

/// Why a whole batch failed.
enum BatchError {
    /// The disk is full. Nothing was written.
    Full,
    /// The outcome is unknown, so the writer must end. Contains the reason.
    Lost(String),
}

impl Task {
    async fn run(mut self, mut waiting: mpsc::Receiver<Job>, fail: watch::Sender<Option<String>>) {
        let mut jobs = Vec::with_capacity(MAX_JOBS_PER_COMMIT);
        while waiting.recv_many(&mut jobs, MAX_JOBS_PER_COMMIT).await > 0 {
            let mut stop = None;
            let mut to_confirm = Vec::with_capacity(jobs.len());
            let mut writes = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    Job::Write(write, reply) => writes.push((write, reply)),
                    Job::Ping(reply) => to_confirm.push((reply, Ok(()))),
                    Job::Stop(reply) => stop = Some(reply),
                }
            }
            let begun = Instant::now();
            let done = self.write(writes, &mut to_confirm).await;
            match done {
                Ok(()) => {
                    let committed = to_confirm.iter().filter(|(_, result)| result.is_ok()).count();
                    self.observer.committed(committed, begun.elapsed());
                    to_confirm.into_iter().for_each(|(reply, result)| answer(reply, result));
                }
                Err(BatchError::Full) => {
                    to_confirm.into_iter().for_each(|(reply, _)| answer(reply, Err(WriteError::Full)));
                }
                Err(BatchError::Lost(error)) => {
                    // Announce the failure before answering any caller, so that no page shows data that may be lost.
                    fail.send_replace(Some(error));
                    return to_confirm.into_iter().for_each(|(reply, _)| answer(reply, Err(WriteError::Stopped)));
                }
            }
            if let Some(reply) = stop {
                waiting.close();
                let closed = self.connection.close().await;
                return answer(reply, closed.map_err(|_| WriteError::Stopped));
            }
        }
    }

    /// Performs the writes in one commit, and adds their replies to `to_confirm`. They are valid only if the commit
    /// succeeds.
    async fn write(&mut self, writes: Vec<(Write, Reply)>, to_confirm: &mut PendingReplies) -> Result<(), BatchError> {
        if writes.is_empty() {
            return Ok(());
        }
        self.commitments = CommitmentCounts::default();
        let mut done = self.execute("BEGIN IMMEDIATE").await;
        for group in group_writes(writes) {
            if done.is_ok() {
                done = self.write_group(group, to_confirm).await;
            } else {
                to_confirm.extend(group.into_iter().map(|(_, reply)| (reply, Ok(()))));
            }
        }
        if let Err(error) = done {
            return Err(self.roll_back(&error).await);
        }
        self.observer.before_commit().map_err(BatchError::Lost)?;
        match self.commit().await {
            Ok(()) => Ok(()),
            // Only a disk-full error is certain to occur before the commit mark is in the log.
            Err(error) => Err(self.roll_back(&error).await),
        }
    }

    /// Commits, and updates the commitment counts.
    async fn commit(&mut self) -> Result<(), sqlx::Error> {
        if self.commitments == CommitmentCounts::default() {
            return self.execute("COMMIT").await;
        }
        let tally = Arc::clone(&self.tally);
        let _paused = tally.pause_counting().await;
        self.execute("COMMIT").await?;
        tally.add(self.commitments);
        Ok(())
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        sqlx::query(sql).execute(&mut self.connection).await.map(|_| ())
    }

    /// Rolls back. If the disk is full, nothing of the batch was committed. After any other error, the outcome is
    /// unknown.
    async fn roll_back(&mut self, error: &sqlx::Error) -> BatchError {
        // SQLite may already have rolled back automatically. It then refuses to do so again.
        let _ = self.execute("ROLLBACK").await;
        if code(error) == Some(FULL) { BatchError::Full } else { BatchError::Lost(error.to_string()) }
    }

    /// Performs writes inside the transaction: their rows in one statement, or one by one if any of them conflicts.
    /// After an error, `to_confirm` still contains all the replies.
    async fn write_group(&mut self, group: Group, to_confirm: &mut PendingReplies) -> Result<(), sqlx::Error> {
        if group.len() > 1 {
            let writes: Vec<&Write> = group.iter().map(|(write, _)| write).collect();
            let done = Write::perform_rows(&writes, &mut self.connection).await;
            if !matches!(done, Err(StatementError::Conflict)) {
                to_confirm.extend(group.into_iter().map(|(_, reply)| (reply, Ok(()))));
                return if let Err(StatementError::Database(error)) = done { Err(error) } else { Ok(()) };
            }
        }
        let mut result = Ok(());
        for (write, reply) in group {
            let done = if result.is_ok() { self.write_one(&write).await } else { Ok(true) };
            match done {
                Ok(true) => to_confirm.push((reply, Ok(()))),
                Ok(false) => to_confirm.push((reply, Err(WriteError::Conflict))),
                Err(error) => {
                    to_confirm.push((reply, Ok(())));
                    result = Err(error);
                }
            }
        }
        result
    }

    /// Performs one write inside the transaction; `false` if it conflicts and thus changed nothing.
    async fn write_one(&mut self, write: &Write) -> Result<bool, sqlx::Error> {
        // A single statement is rolled back automatically.
        let single = write.rows().is_some();
        if !single {
            self.execute("SAVEPOINT one").await?;
        }
        let connection = &mut self.connection;
        let done = if single {
            Write::perform_rows(&[write], connection).await.map(|()| CommitmentCounts::default())
        } else {
            write.perform(connection).await
        };
        let fits = match done {
            Ok(commitments) => {
                self.commitments.add(commitments);
                true
            }
            Err(StatementError::Conflict) => false,
            Err(StatementError::Database(error)) => return Err(error),
        };
        if !single && !fits {
            self.execute("ROLLBACK TO one").await?;
        }
        if !single {
            self.execute("RELEASE one").await?;
        }
        Ok(fits)
    }
}

/// Writes performed together, each with its reply channel.
type Group = Vec<(Write, Reply)>;

/// Groups writes in order. Consecutive appends that fit into one statement form a group, and any other write is a group
/// of its own.
fn group_writes(writes: Vec<(Write, Reply)>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut room = 0;
    for (write, reply) in writes {
        let rows = write.rows();
        match groups.last_mut() {
            Some(group) if rows.is_some_and(|rows| rows <= room) => {
                room -= rows.unwrap_or_default();
                group.push((write, reply));
            }
            _ => {
                room = rows.map_or(0, |rows| MAX_ROWS_PER_STATEMENT - rows);
                groups.push(vec![(write, reply)]);
            }
        }
    }
    groups
}

fn answer(reply: Reply, result: Result<(), WriteError>) {
    // The caller may be gone.
    let _ = reply.send(result);
}

#[cfg(test)]
mod tests {
    use canasta::Seat;
    use canasta_table::journal::Chain;
    use sqlx::Executor;

    use super::*;
    use crate::observer::NoObserver;
    use crate::sqlite::open::{DATABASE_FILE, options, set_durable};
    use crate::sqlite::schema::migrate;
    use crate::sqlite::tests::DataDirectory;
    use crate::story::{device, person};
    use crate::write::DeviceWrite;
    use crate::{Append, ChatLine, Device, GuestId, NewEntry, NewPerson, NewTable};

    fn entry(n: u64) -> NewEntry {
        let text = format!("{n}: {}", "x".repeat(500));
        let hash = *Chain::start("t").with(&text).last();
        NewEntry { n, text, hash, action: None, at: 0 }
    }

    /// A writer on whose connection this statement was executed first.
    async fn writer(directory: &DataDirectory, before: &'static str) -> Arc<Writer> {
        std::fs::create_dir_all(directory.path()).unwrap();
        let mut connection = connect(directory).await;
        set_durable(&mut connection, directory.path()).await.unwrap();
        migrate(&mut connection).await.unwrap();
        connection.execute(before).await.unwrap();
        Arc::new(Writer::start(connection, Arc::new(NoObserver), Arc::default()))
    }

    async fn open_table(writer: &Writer, table: NewTable) -> Result<(), WriteError> {
        writer.write(Write::Open(table)).await
    }

    async fn append(writer: &Writer, table: &str, append: impl Into<Append>) -> Result<(), WriteError> {
        writer.write(Write::Append { table: table.to_owned(), append: append.into() }).await
    }

    async fn add_guest(writer: &Writer, guest: GuestId, device: Device) -> Result<(), WriteError> {
        writer.write(Write::Device(DeviceWrite::AddGuest { guest, device })).await
    }

    async fn add_chat(writer: &Writer, table: &str, line: ChatLine) -> Result<(), WriteError> {
        writer.write(Write::AddChat { table: table.to_owned(), line }).await
    }

    async fn connect(directory: &DataDirectory) -> SqliteConnection {
        use sqlx::ConnectOptions as _;
        options(&directory.path().join(DATABASE_FILE)).create_if_missing(true).connect().await.unwrap()
    }

    fn table(id: &str, people: Vec<NewPerson>) -> NewTable {
        NewTable {
            id: id.to_owned(),
            invitation: None,
            created: 0,
            entries: vec![entry(1)],
            people,
            commitments: Vec::new(),
        }
    }

    const LIMIT_TO_60_PAGES: &str = "PRAGMA max_page_count = 60";

    /// Confirmed writes are stored, refused ones aren't, and the writer keeps working.
    #[tokio::test]
    async fn a_full_disk_refuses_writes_and_loses_nothing() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, LIMIT_TO_60_PAGES).await;
        open_table(&writer, table("t", Vec::new())).await.unwrap();
        let mut confirmed = vec![1];
        let mut full = 0;
        // Write four at a time, as if from several tables.
        for four in 0..200 {
            let ns: Vec<u64> = (0..4).map(|k| 2 + four * 4 + k).collect();
            let tasks: Vec<_> = ns
                .iter()
                .map(|&n| {
                    let writer = Arc::clone(&writer);
                    tokio::spawn(async move { append(&writer, "t", entry(n)).await })
                })
                .collect();
            for (n, task) in ns.into_iter().zip(tasks) {
                match task.await.unwrap() {
                    Ok(()) => confirmed.push(n),
                    Err(WriteError::Full) => full += 1,
                    Err(other) => panic!("{other}"),
                }
            }
        }
        assert!(confirmed.len() > 20 && full > 20, "{} confirmed, {full} refused", confirmed.len());
        assert_eq!(append(&writer, "t", entry(1)).await, Err(WriteError::Conflict));
        assert_eq!(writer.ping().await, Ok(()));
        writer.stop().await;
        assert_eq!(append(&writer, "t", entry(9999)).await, Err(WriteError::Stopped));

        let mut sql = connect(&directory).await;
        let stored: Vec<i64> =
            sqlx::query_scalar("SELECT n FROM journal ORDER BY n").fetch_all(&mut sql).await.unwrap();
        confirmed.sort_unstable();
        assert_eq!(stored, confirmed.iter().map(|&n| i64::try_from(n).unwrap()).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn a_full_disk_never_leaves_partial_tables_or_people() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, LIMIT_TO_60_PAGES).await;
        let guest = |k: u8| GuestId([k; 16]);
        let mut tables = 0;
        let mut people = 0;
        let mut full = 0;
        for k in 0..u8::MAX {
            let id = format!("{k:03}");
            let name = "Anna".repeat(50);
            // A guest for whom the disk had no room can't join a table either.
            for guest in [guest(k), guest(255 - k)] {
                let _ = add_guest(&writer, guest, device(guest)).await;
            }
            let opened = open_table(&writer, table(&id, vec![person(0, guest(k), &name)])).await;
            let guest = vec![person(1, guest(255 - k), &name)];
            let join = Append { entries: vec![entry(2)], people: guest, ..Append::default() };
            // Nor can anyone join a table that couldn't be opened.
            let joined = append(&writer, &id, join).await;
            assert!(opened.is_ok() || joined.is_err(), "{joined:?}");
            tables += i64::from(opened.is_ok());
            people += i64::from(opened.is_ok()) + i64::from(joined.is_ok());
            full += u32::from(opened == Err(WriteError::Full)) + u32::from(joined == Err(WriteError::Full));
        }
        assert!(tables > 10 && full > 10, "{tables} tables, {full} refused");
        writer.stop().await;
        let mut sql = connect(&directory).await;
        for (count, expected) in [
            ("SELECT count(*) FROM tables", tables),
            ("SELECT count(*) FROM people", people),
            ("SELECT count(*) FROM journal", people),
            ("SELECT count(*) FROM people JOIN guests ON id = guest", people),
        ] {
            let found: i64 = sqlx::query_scalar(count).fetch_one(&mut sql).await.unwrap();
            assert_eq!(found, expected, "{count}");
        }
    }

    #[tokio::test]
    async fn writing_resumes_when_the_disk_has_room_again() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, LIMIT_TO_60_PAGES).await;
        let talker = GuestId([1; 16]);
        let quiet = GuestId([2; 16]);
        for guest in [talker, quiet] {
            add_guest(&writer, guest, device(guest)).await.unwrap();
        }
        let people = vec![person(0, talker, "Anna"), person(1, quiet, "Bert")];
        open_table(&writer, table("t", people)).await.unwrap();
        let line = |player| ChatLine { deal: 1, seat: Seat(player), player, phrase: "x".repeat(500), at: 0 };
        let mut stored_lines = 0;
        while add_chat(&writer, "t", line(0)).await == Ok(()) {
            stored_lines += 1;
        }
        assert!(stored_lines > 20, "{stored_lines}");
        assert_eq!(add_chat(&writer, "t", line(1)).await, Err(WriteError::Full));
        writer.write(Write::ForgetGuest(talker)).await.unwrap();
        assert_eq!(add_chat(&writer, "t", line(1)).await, Ok(()));
        assert_eq!(append(&writer, "t", entry(2)).await, Ok(()));
        writer.stop().await;
    }

    /// An unwritable disk stops the writer, which announces the reason before it answers any caller.
    #[tokio::test]
    async fn an_unwritable_disk_stops_the_writer() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, "PRAGMA query_only = ON").await;
        assert_eq!(writer.ping().await, Ok(()));
        assert_eq!(open_table(&writer, table("t", Vec::new())).await, Err(WriteError::Stopped));
        assert!(writer.failure().await.contains("readonly"));
        assert_eq!(writer.ping().await, Err(WriteError::Stopped));
    }
}
