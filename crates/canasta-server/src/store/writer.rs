//! The one task that writes. It takes what is waiting, commits it together, and only then says yes to each. A commit of
//! unknown outcome is never tried again: the writer ends, the server stops, and the next start reads what is there.

use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};

use super::{Line, NewTable};

/// Jobs that may wait; beyond it whoever asks has to wait.
const QUEUE: usize = 1024;
/// Jobs in one commit at most.
const TOGETHER: usize = 256;
/// SQLite's result code for a full disk.
const FULL: &str = "13";

type BeforeCommit = Option<Arc<dyn Fn() -> Result<(), String> + Send + Sync>>;
type Reply = oneshot::Sender<Result<(), WriteError>>;

/// Why something was not written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum WriteError {
    /// Another entry has this number, or this act's name; nothing was written.
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
    Open { table: NewTable, reply: Reply },
    Append { table: String, line: Line, reply: Reply },
    Ping { reply: Reply },
    Stop { reply: Reply },
}

/// The hand that others hold of it.
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
    failed: watch::Receiver<Option<String>>,
}

impl Writer {
    /// Starts the task.
    pub(crate) fn start(connection: SqliteConnection, before_commit: BeforeCommit) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let (fail, failed) = watch::channel(None);
        tokio::spawn(Task { connection, before_commit }.run(waiting, fail));
        Self { jobs, failed }
    }

    /// Opens a table; durable when this returns.
    pub(crate) async fn open_table(&self, table: NewTable) -> Result<(), WriteError> {
        self.ask(|reply| Job::Open { table, reply }).await
    }

    /// Appends an entry to a table's journal; durable when this returns.
    pub(crate) async fn append(&self, table: &str, line: Line) -> Result<(), WriteError> {
        self.ask(|reply| Job::Append { table: table.to_owned(), line, reply }).await
    }

    /// Whether it lives.
    pub(crate) async fn ping(&self) -> Result<(), WriteError> {
        self.ask(|reply| Job::Ping { reply }).await
    }

    /// Writes what is waiting, and ends.
    pub(crate) async fn stop(&self) {
        // An error means that it has ended already.
        let _ = self.ask(|reply| Job::Stop { reply }).await;
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

    async fn ask(&self, job: impl FnOnce(Reply) -> Job) -> Result<(), WriteError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| WriteError::Stopped)?;
        answer.await.unwrap_or(Err(WriteError::Stopped))
    }
}

struct Task {
    connection: SqliteConnection,
    before_commit: BeforeCommit,
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
            let done = self.write(jobs.drain(..), &mut yes, &mut stop).await;
            match done {
                Ok(()) => yes.into_iter().for_each(|reply| answer(reply, Ok(()))),
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
                Job::Open { table, reply } => (Work::Open(table), reply),
                Job::Append { table, line, reply } => (Work::Append(table, line), reply),
                Job::Ping { reply } => {
                    yes.push(reply);
                    continue;
                }
                Job::Stop { reply } => {
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
            if let Some(before_commit) = &self.before_commit {
                before_commit().map_err(Batch::Lost)?;
            }
            sqlx::query("COMMIT").execute(&mut self.connection).await.map_err(|why| Batch::Lost(why.to_string()))?;
        }
        Ok(())
    }

    /// Nothing was committed yet: a full disk can be waited out, anything else cannot.
    async fn give_up(&mut self, error: &sqlx::Error) -> Batch {
        let full = error.as_database_error().and_then(|error| error.code()).as_deref() == Some(FULL);
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
        let done = match work {
            Work::Open(table) => self.open_table(table).await,
            Work::Append(table, line) => self.append(table, line).await,
        };
        let conflict = |error: &sqlx::Error| error.as_database_error().is_some_and(|e| e.is_unique_violation());
        match done {
            Ok(()) => {
                sqlx::query("RELEASE job").execute(&mut self.connection).await?;
                Ok(true)
            }
            Err(error) if conflict(&error) => {
                sqlx::query("ROLLBACK TO job").execute(&mut self.connection).await?;
                sqlx::query("RELEASE job").execute(&mut self.connection).await?;
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }

    async fn open_table(&mut self, table: &NewTable) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT INTO tables (id, created) VALUES (?, ?)")
            .bind(&table.id)
            .bind(table.created)
            .execute(&mut self.connection)
            .await?;
        for (seat, session) in &table.seats {
            sqlx::query("INSERT INTO sessions (hash, created) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(&session.0[..])
                .bind(table.created)
                .execute(&mut self.connection)
                .await?;
            sqlx::query("INSERT INTO seats (table_id, seat, session) VALUES (?, ?, ?)")
                .bind(&table.id)
                .bind(i64::from(seat.0))
                .bind(&session.0[..])
                .execute(&mut self.connection)
                .await?;
        }
        for line in &table.lines {
            self.append(&table.id, line).await?;
        }
        Ok(())
    }

    async fn append(&mut self, table: &str, line: &Line) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT INTO journal (table_id, n, entry, hash, seat, act_id) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(table)
            .bind(i64::try_from(line.n).unwrap_or(i64::MAX))
            .bind(&line.text)
            .bind(&line.hash[..])
            .bind(line.act.as_ref().map(|(seat, _)| i64::from(seat.0)))
            .bind(line.act.as_ref().map(|(_, id)| id))
            .execute(&mut self.connection)
            .await?;
        Ok(())
    }
}

enum Work {
    Open(NewTable),
    Append(String, Line),
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
    use crate::store::open::{make_tables, settle};

    fn line(n: u64) -> Line {
        let text = format!("{n}: {}", "x".repeat(500));
        let hash = *Chain::start("t").with(&text).last();
        Line { n, text, hash, act: None }
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
        make_tables(&mut connection).await.unwrap();
        connection.execute("PRAGMA max_page_count = 40").await.unwrap();
        let writer = Arc::new(Writer::start(connection, None));
        let table = NewTable { id: "t".to_owned(), created: 0, lines: vec![line(1)], seats: Vec::new() };
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
