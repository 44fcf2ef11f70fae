//! The one task that writes. It takes what is waiting, commits it together, and only then confirms each. A commit of
//! unknown outcome is never tried again: the writer ends, the server stops, and the next start reads what is there.

use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::error::{FULL, code};
use super::tally::Tally;
use super::write::ROWS;
use crate::write::{StatementError, Write};
use crate::{CommitObserver, CommitmentCounts, WriteError};

/// Jobs that may wait; beyond it callers wait to hand in theirs.
const QUEUE: usize = 1024;
/// Jobs in one commit at most.
const TOGETHER: usize = 256;

type Reply = oneshot::Sender<Result<(), WriteError>>;

enum Job {
    Write(Write, Reply),
    Ping(Reply),
    Stop(Reply),
}

/// A handle to the writer.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    failed: watch::Receiver<Option<String>>,
}

impl Writer {
    /// Starts the task.
    pub(super) fn start(connection: SqliteConnection, observer: Arc<dyn CommitObserver>, tally: Arc<Tally>) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (fail, failed) = watch::channel(None);
        let commitments = CommitmentCounts::default();
        tokio::spawn(Task { connection, observer, tally, commitments }.run(waiting, fail));
        Self { jobs, failed }
    }

    /// Whether the writer can still write.
    pub(super) async fn ping(&self) -> Result<(), WriteError> {
        self.ask(Job::Ping).await
    }

    /// Writes what is waiting, and ends.
    pub(super) async fn stop(&self) {
        // An error means that it has ended already.
        let _ = self.ask(Job::Stop).await;
    }

    /// Waits until the writer fails, and says why; for ever, while it does not.
    pub(super) async fn failure(&self) -> String {
        let mut failed = self.failed.clone();
        let why = failed.wait_for(Option::is_some).await.ok().and_then(|why| why.clone());
        match why {
            Some(why) => why,
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
    /// The commitments that the present batch makes and reveals.
    commitments: CommitmentCounts,
}

/// Why a whole batch failed.
enum Batch {
    /// The disk is full and nothing of it was written.
    Full,
    /// It is unknown what was written; the writer must end. The text says why.
    Lost(String),
}

impl Task {
    async fn run(mut self, mut waiting: mpsc::Receiver<Job>, fail: watch::Sender<Option<String>>) {
        let mut jobs = Vec::with_capacity(TOGETHER);
        while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
            let (mut stop, mut to_confirm, mut writes) =
                (None, Vec::with_capacity(jobs.len()), Vec::with_capacity(jobs.len()));
            for job in jobs.drain(..) {
                match job {
                    Job::Write(write, reply) => writes.push((write, reply)),
                    Job::Ping(reply) => to_confirm.push(reply),
                    Job::Stop(reply) => stop = Some(reply),
                }
            }
            let begun = Instant::now();
            let done = self.write(writes, &mut to_confirm).await;
            match done {
                Ok(()) => {
                    self.observer.committed(to_confirm.len(), begun.elapsed());
                    to_confirm.into_iter().for_each(|reply| answer(reply, Ok(())));
                }
                Err(Batch::Full) => to_confirm.into_iter().for_each(|reply| answer(reply, Err(WriteError::Full))),
                Err(Batch::Lost(why)) => {
                    // Told before anyone hears of it, so that no page is made of what may not be there.
                    fail.send_replace(Some(why));
                    return to_confirm.into_iter().for_each(|reply| answer(reply, Err(WriteError::Stopped)));
                }
            }
            if let Some(reply) = stop {
                waiting.close();
                let closed = self.connection.close().await;
                return answer(reply, closed.map_err(|_| WriteError::Stopped));
            }
        }
    }

    /// Writes writes in one commit. Those in `to_confirm` hold if it succeeds; conflicts are answered at once.
    async fn write(&mut self, writes: Vec<(Write, Reply)>, to_confirm: &mut Vec<Reply>) -> Result<(), Batch> {
        if writes.is_empty() {
            return Ok(());
        }
        self.commitments = CommitmentCounts::default();
        let mut done = self.execute("BEGIN IMMEDIATE").await;
        for group in grouped(writes) {
            if done.is_ok() {
                done = self.group(group, to_confirm).await;
            } else {
                to_confirm.extend(group.into_iter().map(|(_, reply)| reply));
            }
        }
        if let Err(why) = done {
            return Err(self.give_up(&why).await);
        }
        self.observer.before_commit().map_err(Batch::Lost)?;
        match self.commit().await {
            Ok(()) => Ok(()),
            // There was no room for the log up to the mark that makes it a commit. Any other error may have come behind it.
            Err(why) => Err(self.give_up(&why).await),
        }
    }

    /// Commits, and counts the commitments made and revealed.
    async fn commit(&mut self) -> Result<(), sqlx::Error> {
        if self.commitments == CommitmentCounts::default() {
            return self.execute("COMMIT").await;
        }
        let tally = Arc::clone(&self.tally);
        let _closed = tally.closed().await;
        self.execute("COMMIT").await?;
        tally.add(self.commitments);
        Ok(())
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        sqlx::query(sql).execute(&mut self.connection).await.map(|_| ())
    }

    /// A full disk can be waited out: nothing of the batch was committed. Anything else cannot.
    async fn give_up(&mut self, error: &sqlx::Error) -> Batch {
        // SQLite may have rolled back by itself, and then refuses to do it again.
        let _ = self.execute("ROLLBACK").await;
        if code(error) == Some(FULL) { Batch::Full } else { Batch::Lost(error.to_string()) }
    }

    /// Does some writes inside the commit: their rows in one statement, or, if one of them conflicts with what is there, one
    /// by one. After an error the replies are in `to_confirm` all the same.
    async fn group(&mut self, group: Group, to_confirm: &mut Vec<Reply>) -> Result<(), sqlx::Error> {
        if group.len() > 1 {
            let writes: Vec<&Write> = group.iter().map(|(write, _)| write).collect();
            let done = Write::perform_rows(&writes, &mut self.connection).await;
            if !matches!(done, Err(StatementError::Conflict)) {
                to_confirm.extend(group.into_iter().map(|(_, reply)| reply));
                return if let Err(StatementError::Database(why)) = done { Err(why) } else { Ok(()) };
            }
        }
        let mut result = Ok(());
        for (write, reply) in group {
            let done = if result.is_ok() { self.one(&write).await } else { Ok(true) };
            match done {
                Ok(true) => to_confirm.push(reply),
                Ok(false) => answer(reply, Err(WriteError::Conflict)),
                Err(why) => {
                    to_confirm.push(reply);
                    result = Err(why);
                }
            }
        }
        result
    }

    /// Does one write inside the commit; `false`, and it changed nothing, if it conflicts with what is there.
    async fn one(&mut self, write: &Write) -> Result<bool, sqlx::Error> {
        // A single statement undoes itself.
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
            Err(StatementError::Database(why)) => return Err(why),
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

/// Writes that are done together, each with where to answer.
type Group = Vec<(Write, Reply)>;

/// The writes in their order: runs of appends that fit into one statement together, everything else alone.
fn grouped(writes: Vec<(Write, Reply)>) -> Vec<Group> {
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
                room = rows.map_or(0, |rows| ROWS - rows);
                groups.push(vec![(write, reply)]);
            }
        }
    }
    groups
}

fn answer(reply: Reply, result: Result<(), WriteError>) {
    // The task that asked may have gone.
    let _ = reply.send(result);
}

#[cfg(test)]
mod tests {
    use canasta::Seat;
    use canasta_table::journal::Chain;
    use sqlx::Executor;

    use super::*;
    use crate::observer::NoObserver;
    use crate::sqlite::open::{DATABASE, options, set_durable};
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

    /// A writer on a connection that was prepared with this statement.
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
        options(&directory.path().join(DATABASE)).create_if_missing(true).connect().await.unwrap()
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

    const SMALL: &str = "PRAGMA max_page_count = 60";

    /// What is refused for want of room is not there; what was granted is; and the writer lives on.
    #[tokio::test]
    async fn a_full_disk_is_refused_and_nothing_is_lost() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, SMALL).await;
        open_table(&writer, table("t", Vec::new())).await.unwrap();
        let mut granted = vec![1];
        let mut full = 0;
        // By fours, as they would come from several tables.
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
                    Ok(()) => granted.push(n),
                    Err(WriteError::Full) => full += 1,
                    Err(other) => panic!("{other}"),
                }
            }
        }
        assert!(granted.len() > 20 && full > 20, "{} granted, {full} refused", granted.len());
        assert_eq!(append(&writer, "t", entry(1)).await, Err(WriteError::Conflict));
        assert_eq!(writer.ping().await, Ok(()));
        writer.stop().await;
        assert_eq!(append(&writer, "t", entry(9999)).await, Err(WriteError::Stopped));

        let mut sql = connect(&directory).await;
        let there: Vec<i64> = sqlx::query_scalar("SELECT n FROM journal ORDER BY n").fetch_all(&mut sql).await.unwrap();
        granted.sort_unstable();
        assert_eq!(there, granted.iter().map(|&n| i64::try_from(n).unwrap()).collect::<Vec<_>>());
    }

    /// The same for tables and for people with their entries: half of one is never there.
    #[tokio::test]
    async fn on_a_full_disk_tables_and_people_come_whole_or_not_at_all() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, SMALL).await;
        let guest = |k: u8| GuestId([k; 16]);
        let (mut tables, mut people, mut full) = (0, 0, 0);
        for k in 0..u8::MAX {
            let (id, name) = (format!("{k:03}"), "Anna".repeat(50));
            // A guest whom the store could not take cannot come to a table either.
            for guest in [guest(k), guest(255 - k)] {
                let _ = add_guest(&writer, guest, device(guest)).await;
            }
            let opened = open_table(&writer, table(&id, vec![person(0, guest(k), &name)])).await;
            let guest = vec![person(1, guest(255 - k), &name)];
            let come = Append { entries: vec![entry(2)], people: guest, ..Append::default() };
            // No guest can come to a table that could not be opened.
            let came = append(&writer, &id, come).await;
            assert!(opened.is_ok() || came.is_err(), "{came:?}");
            tables += i64::from(opened.is_ok());
            people += i64::from(opened.is_ok()) + i64::from(came.is_ok());
            full += u32::from(opened == Err(WriteError::Full)) + u32::from(came == Err(WriteError::Full));
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

    /// Once there is room again, everything goes on.
    #[tokio::test]
    async fn a_disk_that_was_full_is_written_again() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, SMALL).await;
        let (talker, quiet) = (GuestId([1; 16]), GuestId([2; 16]));
        for guest in [talker, quiet] {
            add_guest(&writer, guest, device(guest)).await.unwrap();
        }
        let people = vec![person(0, talker, "Anna"), person(1, quiet, "Bert")];
        open_table(&writer, table("t", people)).await.unwrap();
        let said = |player| ChatLine { deal: 1, seat: Seat(player), player, phrase: "x".repeat(500), at: 0 };
        let mut kept = 0;
        while add_chat(&writer, "t", said(0)).await == Ok(()) {
            kept += 1;
        }
        assert!(kept > 20, "{kept}");
        assert_eq!(add_chat(&writer, "t", said(1)).await, Err(WriteError::Full));
        writer.write(Write::ForgetGuest(talker)).await.unwrap();
        assert_eq!(add_chat(&writer, "t", said(1)).await, Ok(()));
        assert_eq!(append(&writer, "t", entry(2)).await, Ok(()));
        writer.stop().await;
    }

    /// What cannot be written at all stops the writer, which says why before any caller is answered.
    #[tokio::test]
    async fn a_disk_that_cannot_be_written_stops_it() {
        let directory = DataDirectory::new();
        let writer = writer(&directory, "PRAGMA query_only = ON").await;
        assert_eq!(writer.ping().await, Ok(()));
        assert_eq!(open_table(&writer, table("t", Vec::new())).await, Err(WriteError::Stopped));
        assert!(writer.failure().await.contains("readonly"));
        assert_eq!(writer.ping().await, Err(WriteError::Stopped));
    }
}
