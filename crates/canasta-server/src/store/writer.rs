//! The one task that writes. It takes what is waiting, commits it together, and only then says yes to each. A commit of
//! unknown outcome is never tried again: the writer ends, the server stops, and the next start reads what is there.

use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::fault::{LATE, Saboteur};
use super::work::{Undone, Work};
use super::{Fault, Lines, NewTable, Said, SessionHash, code};
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
        fault: Option<Fault>,
        metrics: Arc<Metrics>,
    ) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (fail, failed) = watch::channel(None);
        tokio::spawn(Task { connection, before_commit, saboteur: Saboteur::new(fault), metrics }.run(waiting, fail));
        Self { jobs, failed }
    }

    /// Opens a table with its first entries and people. A conflict if its id or invitation is taken.
    pub(crate) async fn open_table(&self, table: NewTable) -> Result<(), WriteError> {
        self.write(Work::Open(table)).await
    }

    /// Appends to a table's journal: one line, several, or several with the people who come. A conflict if one of the
    /// numbers, an act's name, a player or a session is there already, or if there is no such table.
    pub(crate) async fn append(&self, table: &str, what: impl Into<Lines>) -> Result<(), WriteError> {
        self.write(Work::Append { table: table.to_owned(), what: what.into() }).await
    }

    /// Gives one of a table's people another name. A conflict if there is no such player.
    pub(crate) async fn rename(&self, table: &str, player: u8, name: Option<String>) -> Result<(), WriteError> {
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

    /// Takes a table's spoken code away, if it has one.
    pub(crate) async fn clear_code(&self, table: &str) -> Result<(), WriteError> {
        self.write(Work::ClearCode { table: table.to_owned() }).await
    }

    /// Gives a session the secret of its calendar, in place of an older one. A conflict if the session is not known or
    /// the secret is taken.
    pub(crate) async fn calendar(&self, session: SessionHash, secret: &str) -> Result<(), WriteError> {
        self.write(Work::Calendar { session, secret: secret.to_owned() }).await
    }

    /// Forgets somebody: the session, its calendar, the names it had at tables and what it said there. Journals stay as
    /// they are. Nothing happens if the session is not known.
    pub(crate) async fn forget(&self, session: SessionHash) -> Result<(), WriteError> {
        self.write(Work::Forget(session)).await
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
    saboteur: Saboteur,
    metrics: Arc<Metrics>,
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
            let mut stop = None;
            let mut yes = Vec::with_capacity(jobs.len());
            let begun = Instant::now();
            let done = self.write(jobs.drain(..), &mut yes, &mut stop).await;
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

    /// Writes jobs in one commit. Those in `yes` hold if it succeeds; conflicts are answered at once.
    async fn write(
        &mut self,
        jobs: impl Iterator<Item = Job>,
        yes: &mut Vec<Reply>,
        stop: &mut Option<Reply>,
    ) -> Result<(), Batch> {
        let mut begun = false;
        let mut result = Ok(());
        for job in jobs {
            let (work, reply) = match job {
                Job::Write(mut work, reply) => {
                    self.saboteur.spoil(&mut work);
                    (work, reply)
                }
                Job::Ping(reply) => {
                    yes.push(reply);
                    continue;
                }
                Job::Stop(reply) => {
                    *stop = Some(reply);
                    continue;
                }
            };
            if result.is_err() {
                yes.push(reply);
                continue;
            }
            match self.work(&work, &mut begun).await {
                Ok(true) => yes.push(reply),
                Ok(false) => answer(reply, Err(WriteError::Conflict)),
                Err(error) => {
                    yes.push(reply);
                    result = Err(self.give_up(&error).await);
                }
            }
        }
        result?;
        if begun {
            if self.saboteur.is(Fault::EarlyAck) {
                yes.drain(..).for_each(|reply| answer(reply, Ok(())));
                tokio::time::sleep(LATE).await;
            }
            if let Some(before_commit) = &self.before_commit {
                before_commit().map_err(Batch::Lost)?;
            }
            sqlx::query("COMMIT").execute(&mut self.connection).await.map_err(|why| Batch::Lost(why.to_string()))?;
        }
        Ok(())
    }

    /// Nothing was committed yet: a full disk can be waited out, anything else cannot.
    async fn give_up(&mut self, error: &sqlx::Error) -> Batch {
        let full = code(error) == Some(FULL);
        // SQLite may have rolled back by itself, and then refuses to do it again.
        let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
        if full { Batch::Full } else { Batch::Lost(error.to_string()) }
    }

    /// Does one job inside the commit; `false`, and it changed nothing, if it conflicts with what is there.
    async fn work(&mut self, work: &Work, begun: &mut bool) -> Result<bool, sqlx::Error> {
        if !*begun {
            sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await?;
            *begun = true;
        }
        sqlx::query("SAVEPOINT job").execute(&mut self.connection).await?;
        match work.perform(&mut self.connection).await {
            Ok(()) => {
                sqlx::query("RELEASE job").execute(&mut self.connection).await?;
                Ok(true)
            }
            Err(Undone::Conflict) => {
                sqlx::query("ROLLBACK TO job").execute(&mut self.connection).await?;
                sqlx::query("RELEASE job").execute(&mut self.connection).await?;
                Ok(false)
            }
            Err(Undone::Sql(error)) => Err(error),
        }
    }
}

fn answer(reply: Reply, result: Result<(), WriteError>) {
    // Whoever asked may have gone.
    let _ = reply.send(result);
}

#[cfg(test)]
mod tests {
    use canasta_record::journal::Chain;
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Executor};

    use super::*;
    use crate::store::Line;
    use crate::store::open::settle;
    use crate::store::schema::bring_up;

    fn line(n: u64) -> Line {
        let text = format!("{n}: {}", "x".repeat(500));
        let hash = *Chain::start("t").with(&text).last();
        Line { n, text, hash, act: None, at: 0 }
    }

    /// What is refused for want of room is not there; what was granted is; and the writer lives on.
    #[tokio::test]
    async fn a_full_disk_is_refused_and_nothing_is_lost() {
        let directory = std::env::temp_dir().join(format!("canasta-full-{}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        let path = directory.join("canasta.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        settle(&mut connection, &path).await.unwrap();
        bring_up(&mut connection).await.unwrap();
        connection.execute("PRAGMA max_page_count = 40").await.unwrap();
        let writer = Arc::new(Writer::start(connection, None, None, Arc::default()));
        let table =
            NewTable { id: "t".to_owned(), invitation: None, created: 0, lines: vec![line(1)], people: Vec::new() };
        writer.open_table(table).await.unwrap();

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

        let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
        let there: Vec<i64> =
            sqlx::query_scalar("SELECT n FROM journal ORDER BY n").fetch_all(&mut connection).await.unwrap();
        granted.sort_unstable();
        assert_eq!(there, granted.iter().map(|&n| i64::try_from(n).unwrap()).collect::<Vec<_>>());
        connection.close().await.unwrap();
        std::fs::remove_dir_all(directory).unwrap();
    }
}
