//! The one task that writes. It takes what is waiting, commits it together, and only then says yes to each. A commit of
//! unknown outcome is never tried again: the writer ends, the server stops, and the next start reads what is there.

use std::sync::Arc;

use canasta_journal::Hash;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::devices::DeviceWork;
use super::tally::Tally;
use super::work::{ROWS, Undone, Work};
use super::{Device, GuestId, HandOver, Kept, Lines, NewTable, Said, Seals, SessionHash, code};
use crate::inject::FaultInjector;
use crate::metrics::Metrics;

/// Jobs that may wait; beyond it whoever asks has to wait.
const QUEUE: usize = 1024;
/// Jobs in one commit at most.
const TOGETHER: usize = 256;
/// SQLite's result code for a full disk.
const FULL: u32 = 13;

type BeforeCommit = Option<Arc<dyn Fn() -> Result<(), String> + Send + Sync>>;
type Reply = oneshot::Sender<Result<(), WriteError>>;

/// Why something was not written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum WriteError {
    /// It does not go with what is there, such as another entry of this number; nothing was written.
    #[error("the journal holds another entry there")]
    Conflict,
    /// The disk is full; nothing was written, and later it may work again.
    #[error("the disk is full")]
    Full,
    /// The writer has stopped; whether this was written, the journal tells after a restart.
    #[error("the journal cannot be written any more")]
    Stopped,
}

enum Job {
    Write(Work, Reply),
    Ping(Reply),
    Stop(Reply),
}

/// The hand that others hold of it.
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
    failed: watch::Receiver<Option<String>>,
}

impl Writer {
    /// Starts the task.
    pub(crate) fn start(
        connection: SqliteConnection,
        before_commit: BeforeCommit,
        injector: Option<Arc<dyn FaultInjector>>,
        metrics: Arc<Metrics>,
        tally: Arc<Tally>,
    ) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (fail, failed) = watch::channel(None);
        let seals = Seals::default();
        tokio::spawn(Task { connection, before_commit, injector, metrics, tally, seals }.run(waiting, fail));
        Self { jobs, failed }
    }

    /// Opens a table with its first entries and people. A conflict if its id or invitation is taken, or one of
    /// the guests is not known.
    pub(crate) async fn open_table(&self, table: NewTable) -> Result<(), WriteError> {
        self.write(Work::Open(table)).await
    }

    /// Appends to a table's journal: one line, several, or several with the people who come. A conflict if one of the
    /// numbers, an act's name, a player or a guest is there already, or if there is no such table or guest.
    pub(crate) async fn append(&self, table: &str, what: impl Into<Lines>) -> Result<(), WriteError> {
        self.write(Work::Append { table: table.to_owned(), what: what.into() }).await
    }

    /// Gives one of a table's people another name. A conflict if there is no such player, or they are forgotten.
    pub(crate) async fn rename(&self, table: &str, player: u8, name: String) -> Result<(), WriteError> {
        self.write(Work::Rename { table: table.to_owned(), player, name }).await
    }

    /// Keeps what somebody said. A conflict if there is no such player.
    pub(crate) async fn say(&self, table: &str, said: Said) -> Result<(), WriteError> {
        self.write(Work::Say { table: table.to_owned(), said }).await
    }

    /// Gives a table a spoken code in place of its older one, from `now` until `expires` (milliseconds since 1970). A
    /// conflict if another table has that code and it still lives.
    pub(crate) async fn set_code(&self, table: &str, code: &str, now: i64, expires: i64) -> Result<(), WriteError> {
        self.write(Work::SetCode { table: table.to_owned(), code: code.to_owned(), now, expires }).await
    }

    /// Gives a table another invitation in place of its older one; its spoken code leads nowhere any more. A conflict if
    /// another table has that invitation, or there is no such table.
    pub(crate) async fn invite(&self, table: &str, invitation: &str) -> Result<(), WriteError> {
        self.write(Work::Invite { table: table.to_owned(), invitation: invitation.to_owned() }).await
    }

    /// Takes a table off the start page of one of its people.
    pub(crate) async fn hide(&self, table: &str, player: u8) -> Result<(), WriteError> {
        self.write(Work::Hide { table: table.to_owned(), player }).await
    }

    /// Gives a guest the secret of their calendar, in place of an older one. A conflict if the guest is not known or
    /// the secret is taken.
    pub(crate) async fn calendar(&self, guest: GuestId, secret: &str) -> Result<(), WriteError> {
        self.write(Work::Calendar { guest, secret: secret.to_owned() }).await
    }

    /// Keeps a guest who was not known before, with their first device. A conflict if either is known already.
    pub(crate) async fn arrive(&self, guest: GuestId, device: Device) -> Result<(), WriteError> {
        self.write(Work::Device(DeviceWork::Arrive { guest, device })).await
    }

    /// Keeps when a device was seen last, and what it is called. Nothing happens if it is not known.
    pub(crate) async fn seen(&self, device: Device) -> Result<(), WriteError> {
        self.write(Work::Device(DeviceWork::Seen(device))).await
    }

    /// Keeps what lets another device of a guest in, in place of an older one; `now` is in milliseconds since 1970. A
    /// conflict if the guest is not known, or secret or code are taken.
    pub(crate) async fn offer(&self, now: i64, hand_over: HandOver) -> Result<(), WriteError> {
        self.write(Work::Device(DeviceWork::Offer { now, hand_over })).await
    }

    /// Uses a hand-over up: the device is its guest's from now on. The session that the browser had before ends; if games
    /// were played with it, the new one keeps its guest apart. A conflict if it was used before, or is too old.
    pub(crate) async fn carry(
        &self,
        now: i64,
        secret: Hash,
        from: Option<SessionHash>,
        to: Device,
    ) -> Result<(), WriteError> {
        self.write(Work::Device(DeviceWork::Carry { now, secret, from, to })).await
    }

    /// A device changes over to a guest whom it keeps apart, and keeps the present one apart. A conflict if it does not keep
    /// them.
    pub(crate) async fn go_back(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError> {
        self.write(Work::Device(DeviceWork::GoBack { session, guest })).await
    }

    /// Ends a session; a device that keeps another guest apart goes back to them. A conflict if it is not this guest's.
    pub(crate) async fn end(&self, session: SessionHash, guest: GuestId) -> Result<(), WriteError> {
        self.write(Work::Device(DeviceWork::End { session, guest })).await
    }

    /// A device keeps nobody apart any more.
    pub(crate) async fn forget_apart(&self, session: SessionHash) -> Result<(), WriteError> {
        self.write(Work::Device(DeviceWork::ForgetApart(session))).await
    }

    /// Forgets somebody: the guest with all devices, the calendar, the names at tables and what was said there. Journals
    /// stay as they are. Nothing happens if the guest is not known.
    pub(crate) async fn forget(&self, guest: GuestId) -> Result<(), WriteError> {
        self.write(Work::Forget(guest)).await
    }

    /// Forgets who somebody was at these tables, and what they said there; they stay known everywhere else.
    pub(crate) async fn forget_at(&self, guest: GuestId, tables: Vec<String>) -> Result<(), WriteError> {
        self.write(Work::ForgetAt { guest, tables }).await
    }

    /// Keeps what games come to, in place of what was kept of them before.
    pub(crate) async fn keep(&self, all: Vec<Kept>) -> Result<(), WriteError> {
        self.write(Work::Keep(all)).await
    }

    /// Whether it lives.
    pub(crate) async fn ping(&self) -> Result<(), WriteError> {
        self.ask(Job::Ping).await
    }

    /// Writes what is waiting, and ends.
    pub(crate) async fn stop(&self) {
        // An error means that it has ended already.
        let _ = self.ask(Job::Stop).await;
    }

    /// Waits until it fails, and says why; for ever, while it does not.
    pub(crate) async fn failure(&self) -> String {
        let mut failed = self.failed.clone();
        let why = failed.wait_for(Option::is_some).await.ok().and_then(|why| why.clone());
        match why {
            Some(why) => why,
            None => std::future::pending().await,
        }
    }

    async fn write(&self, work: Work) -> Result<(), WriteError> {
        self.ask(|reply| Job::Write(work, reply)).await
    }

    async fn ask(&self, job: impl FnOnce(Reply) -> Job) -> Result<(), WriteError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| WriteError::Stopped)?;
        answer.await.unwrap_or(Err(WriteError::Stopped))
    }
}

struct Task {
    connection: SqliteConnection,
    before_commit: BeforeCommit,
    injector: Option<Arc<dyn FaultInjector>>,
    metrics: Arc<Metrics>,
    tally: Arc<Tally>,
    /// What the present batch makes known of promised deals.
    seals: Seals,
}

/// How a batch went wrong as a whole.
enum Batch {
    /// The disk is full and nothing of it was written.
    Full,
    /// Nobody knows; the writer must end.
    Lost(String),
}

impl Task {
    async fn run(mut self, mut waiting: mpsc::Receiver<Job>, fail: watch::Sender<Option<String>>) {
        let mut jobs = Vec::with_capacity(TOGETHER);
        while waiting.recv_many(&mut jobs, TOGETHER).await > 0 {
            let (mut stop, mut yes, mut works) = (None, Vec::with_capacity(jobs.len()), Vec::with_capacity(jobs.len()));
            for job in jobs.drain(..) {
                match job {
                    Job::Write(work, reply) => works.push((work, reply)),
                    Job::Ping(reply) => yes.push(reply),
                    Job::Stop(reply) => stop = Some(reply),
                }
            }
            let begun = Instant::now();
            let done = self.write(works, &mut yes).await;
            match done {
                Ok(()) => {
                    self.metrics.committed(yes.len(), begun.elapsed());
                    yes.into_iter().for_each(|reply| answer(reply, Ok(())));
                }
                Err(Batch::Full) => yes.into_iter().for_each(|reply| answer(reply, Err(WriteError::Full))),
                Err(Batch::Lost(why)) => {
                    // Told before anyone hears of it, so that no page is made of what may not be there.
                    fail.send_replace(Some(why));
                    return yes.into_iter().for_each(|reply| answer(reply, Err(WriteError::Stopped)));
                }
            }
            if let Some(reply) = stop {
                waiting.close();
                let closed = self.connection.close().await;
                return answer(reply, closed.map_err(|_| WriteError::Stopped));
            }
        }
    }

    /// Writes works in one commit. Those in `yes` hold if it succeeds; conflicts are answered at once.
    async fn write(&mut self, works: Vec<(Work, Reply)>, yes: &mut Vec<Reply>) -> Result<(), Batch> {
        if works.is_empty() {
            return Ok(());
        }
        self.seals = Seals::default();
        let mut done = self.execute("BEGIN IMMEDIATE").await;
        for group in grouped(works) {
            if done.is_ok() {
                done = self.group(group, yes).await;
            } else {
                yes.extend(group.into_iter().map(|(_, reply)| reply));
            }
        }
        if let Err(why) = done {
            return Err(self.give_up(&why).await);
        }
        if let Some(injector) = &self.injector {
            injector.before_commit(&mut || yes.drain(..).for_each(|reply| answer(reply, Ok(()))));
        }
        if let Some(before_commit) = &self.before_commit {
            before_commit().map_err(Batch::Lost)?;
        }
        match self.commit().await {
            Ok(()) => Ok(()),
            // There was no room for the log up to the mark that makes it a commit. Any other error may have come behind it.
            Err(why) => Err(self.give_up(&why).await),
        }
    }

    /// Commits, and counts what it makes known of promised deals.
    async fn commit(&mut self) -> Result<(), sqlx::Error> {
        if self.seals == Seals::default() {
            return self.execute("COMMIT").await;
        }
        let tally = Arc::clone(&self.tally);
        let _closed = tally.closed().await;
        self.execute("COMMIT").await?;
        tally.add(self.seals);
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

    /// Does some works inside the commit: their rows in one statement, or, if one of them conflicts with what is there, one
    /// by one. After an error the replies are in `yes` all the same.
    async fn group(&mut self, group: Group, yes: &mut Vec<Reply>) -> Result<(), sqlx::Error> {
        if group.len() > 1 {
            let works: Vec<&Work> = group.iter().map(|(work, _)| work).collect();
            let done = Work::perform_rows(&works, &mut self.connection).await;
            if !matches!(done, Err(Undone::Conflict)) {
                yes.extend(group.into_iter().map(|(_, reply)| reply));
                return if let Err(Undone::Sql(why)) = done { Err(why) } else { Ok(()) };
            }
        }
        let mut result = Ok(());
        for (work, reply) in group {
            let done = if result.is_ok() { self.one(&work).await } else { Ok(true) };
            match done {
                Ok(true) => yes.push(reply),
                Ok(false) => answer(reply, Err(WriteError::Conflict)),
                Err(why) => {
                    yes.push(reply);
                    result = Err(why);
                }
            }
        }
        result
    }

    /// Does one work inside the commit; `false`, and it changed nothing, if it conflicts with what is there.
    async fn one(&mut self, work: &Work) -> Result<bool, sqlx::Error> {
        // A single statement undoes itself.
        let single = work.rows().is_some();
        if !single {
            self.execute("SAVEPOINT work").await?;
        }
        let connection = &mut self.connection;
        let done = if single {
            Work::perform_rows(&[work], connection).await.map(|()| Seals::default())
        } else {
            work.perform(connection).await
        };
        let fits = match done {
            Ok(seals) => {
                self.seals.add(seals);
                true
            }
            Err(Undone::Conflict) => false,
            Err(Undone::Sql(why)) => return Err(why),
        };
        if !single && !fits {
            self.execute("ROLLBACK TO work").await?;
        }
        if !single {
            self.execute("RELEASE work").await?;
        }
        Ok(fits)
    }
}

/// Works that are done together, with whom to answer.
type Group = Vec<(Work, Reply)>;

/// The works in their order: runs of appends that fit into one statement together, everything else alone.
fn grouped(works: Vec<(Work, Reply)>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut room = 0;
    for (work, reply) in works {
        let rows = work.rows();
        match groups.last_mut() {
            Some(group) if rows.is_some_and(|rows| rows <= room) => {
                room -= rows.unwrap_or_default();
                group.push((work, reply));
            }
            _ => {
                room = rows.map_or(0, |rows| ROWS - rows);
                groups.push(vec![(work, reply)]);
            }
        }
    }
    groups
}

fn answer(reply: Reply, result: Result<(), WriteError>) {
    // Whoever asked may have gone.
    let _ = reply.send(result);
}

#[cfg(test)]
mod tests {
    use canasta::Seat;
    use canasta_journal::Chain;
    use sqlx::Executor;

    use super::*;
    use crate::store::open::{DATABASE, options, settle};
    use crate::store::schema::bring_up;
    use crate::store::tests::{Home, device, person};
    use crate::store::{Line, NewPerson};

    fn line(n: u64) -> Line {
        let text = format!("{n}: {}", "x".repeat(500));
        let hash = *Chain::start("t").with(&text).last();
        Line { n, text, hash, act: None, at: 0 }
    }

    /// A writer whose connection was prepared with this.
    async fn writer(home: &Home, before: &'static str) -> Arc<Writer> {
        std::fs::create_dir_all(home.path()).unwrap();
        let mut connection = connect(home).await;
        settle(&mut connection, home.path()).await.unwrap();
        bring_up(&mut connection).await.unwrap();
        connection.execute(before).await.unwrap();
        Arc::new(Writer::start(connection, None, None, Arc::default(), Arc::default()))
    }

    async fn connect(home: &Home) -> SqliteConnection {
        use sqlx::ConnectOptions as _;
        options(&home.path().join(DATABASE)).create_if_missing(true).connect().await.unwrap()
    }

    fn table(id: &str, people: Vec<NewPerson>) -> NewTable {
        NewTable { id: id.to_owned(), invitation: None, created: 0, lines: vec![line(1)], people, told: Vec::new() }
    }

    const SMALL: &str = "PRAGMA max_page_count = 60";

    /// What is refused for want of room is not there; what was granted is; and the writer lives on.
    #[tokio::test]
    async fn a_full_disk_is_refused_and_nothing_is_lost() {
        let home = Home::new();
        let writer = writer(&home, SMALL).await;
        writer.open_table(table("t", Vec::new())).await.unwrap();
        let mut granted = vec![1];
        let mut full = 0;
        // By fours, as they would come from several tables.
        for four in 0..200 {
            let ns: Vec<u64> = (0..4).map(|k| 2 + four * 4 + k).collect();
            let tasks: Vec<_> = ns
                .iter()
                .map(|&n| {
                    let writer = Arc::clone(&writer);
                    tokio::spawn(async move { writer.append("t", line(n)).await })
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
        assert_eq!(writer.append("t", line(1)).await, Err(WriteError::Conflict));
        assert_eq!(writer.ping().await, Ok(()));
        writer.stop().await;
        assert_eq!(writer.append("t", line(9999)).await, Err(WriteError::Stopped));

        let mut sql = connect(&home).await;
        let there: Vec<i64> = sqlx::query_scalar("SELECT n FROM journal ORDER BY n").fetch_all(&mut sql).await.unwrap();
        granted.sort_unstable();
        assert_eq!(there, granted.iter().map(|&n| i64::try_from(n).unwrap()).collect::<Vec<_>>());
    }

    /// The same for tables and for people with their entries: half of one is never there.
    #[tokio::test]
    async fn on_a_full_disk_tables_and_people_come_whole_or_not_at_all() {
        let home = Home::new();
        let writer = writer(&home, SMALL).await;
        let guest = |k: u8| GuestId([k; 16]);
        let (mut tables, mut people, mut full) = (0, 0, 0);
        for k in 0..u8::MAX {
            let (id, name) = (format!("{k:03}"), "Anna".repeat(50));
            // Whoever does not get in cannot come to a table either.
            for guest in [guest(k), guest(255 - k)] {
                let _ = writer.arrive(guest, device(guest)).await;
            }
            let opened = writer.open_table(table(&id, vec![person(0, guest(k), &name)])).await;
            let guest = vec![person(1, guest(255 - k), &name)];
            let come = Lines { lines: vec![line(2)], people: guest, ..Lines::default() };
            // Where the table could not be opened, nobody can come to it either.
            let came = writer.append(&id, come).await;
            assert!(opened.is_ok() || came.is_err(), "{came:?}");
            tables += i64::from(opened.is_ok());
            people += i64::from(opened.is_ok()) + i64::from(came.is_ok());
            full += u32::from(opened == Err(WriteError::Full)) + u32::from(came == Err(WriteError::Full));
        }
        assert!(tables > 10 && full > 10, "{tables} tables, {full} refused");
        writer.stop().await;
        let mut sql = connect(&home).await;
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
        let home = Home::new();
        let writer = writer(&home, SMALL).await;
        let (talker, quiet) = (GuestId([1; 16]), GuestId([2; 16]));
        for guest in [talker, quiet] {
            writer.arrive(guest, device(guest)).await.unwrap();
        }
        let people = vec![person(0, talker, "Anna"), person(1, quiet, "Bert")];
        writer.open_table(table("t", people)).await.unwrap();
        let said = |player| Said { deal: 1, seat: Seat(player), player, said: "x".repeat(500), at: 0 };
        let mut kept = 0;
        while writer.say("t", said(0)).await == Ok(()) {
            kept += 1;
        }
        assert!(kept > 20, "{kept}");
        assert_eq!(writer.say("t", said(1)).await, Err(WriteError::Full));
        writer.forget(talker).await.unwrap();
        assert_eq!(writer.say("t", said(1)).await, Ok(()));
        assert_eq!(writer.append("t", line(2)).await, Ok(()));
        writer.stop().await;
    }

    /// What cannot be written at all stops the writer, which tells why before anybody is answered.
    #[tokio::test]
    async fn a_disk_that_cannot_be_written_stops_it() {
        let home = Home::new();
        let writer = writer(&home, "PRAGMA query_only = ON").await;
        assert_eq!(writer.ping().await, Ok(()));
        assert_eq!(writer.open_table(table("t", Vec::new())).await, Err(WriteError::Stopped));
        assert!(writer.failure().await.contains("readonly"));
        assert_eq!(writer.ping().await, Err(WriteError::Stopped));
    }
}
