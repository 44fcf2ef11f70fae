//! The one task that appends. It takes what is waiting, writes it in one statement, and says of each what came of it. Appends are
//! handed over whole: a caller that goes away cancels nothing.

use std::collections::BTreeSet;
use std::sync::Arc;

use sqlx::PgPool;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::Own;
use super::error::reached;
use super::write::appends;
use crate::{Append, CommitObserver, WriteError};

/// Appends that may wait; beyond it callers wait to hand in theirs.
const QUEUE: usize = 1024;
/// Appends in one statement at most.
const TOGETHER: usize = 256;

type Reply = oneshot::Sender<Result<(), WriteError>>;

enum Job {
    Append(Waiting),
    Stop(oneshot::Sender<()>),
}

/// An append, and where to say what came of it.
struct Waiting {
    table: String,
    append: Append,
    reply: Reply,
}

/// A handle to the writer, which ends when the last one is gone.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Starts the task.
    pub(super) fn start(pool: PgPool, own: Arc<Own>, observer: Arc<dyn CommitObserver>) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(Task { pool, own, observer }.run(waiting));
        Self(jobs)
    }

    /// Appends, and waits for what comes of it.
    pub(super) async fn append(&self, table: String, append: Append) -> Result<(), WriteError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Append(Waiting { table, append, reply });
        self.0.send(job).await.map_err(|_| WriteError::Stopped)?;
        answer.await.unwrap_or(Err(WriteError::Unknown))
    }

    /// Writes what is waiting, and ends.
    pub(super) async fn stop(&self) {
        let (reply, answer) = oneshot::channel();
        // An error means that it has ended already.
        if self.0.send(Job::Stop(reply)).await.is_ok() {
            let _ = answer.await;
        }
    }
}

struct Task {
    pool: PgPool,
    own: Arc<Own>,
    observer: Arc<dyn CommitObserver>,
}

impl Task {
    async fn run(self, mut jobs: mpsc::Receiver<Job>) {
        let (mut waiting, mut stop) = (Vec::with_capacity(TOGETHER), None);
        loop {
            // What is left of the last statement goes first; with nothing left it waits.
            let mut next = if waiting.is_empty() { jobs.recv().await } else { jobs.try_recv().ok() };
            while let Some(job) = next {
                match job {
                    Job::Append(append) => waiting.push(append),
                    Job::Stop(reply) => {
                        jobs.close();
                        stop = Some(reply);
                    }
                }
                next = if waiting.len() < TOGETHER { jobs.try_recv().ok() } else { None };
            }
            if waiting.is_empty() && jobs.is_closed() {
                break;
            }
            let (now, later) = each_table_once(std::mem::take(&mut waiting));
            waiting = later;
            self.write(now).await;
        }
        if let Some(reply) = stop {
            let _ = reply.send(());
        }
    }

    /// Writes appends together, and says of each what came of it.
    async fn write(&self, together: Vec<Waiting>) {
        let (replies, batch): (Vec<_>, Vec<_>) =
            together.into_iter().map(|Waiting { table, append, reply }| (reply, (table, append))).unzip();
        let begun = Instant::now();
        let outcomes = match self.observer.before_commit() {
            Ok(()) => self.outcomes(&batch).await,
            Err(_) => vec![Err(WriteError::Unknown); batch.len()],
        };
        let written = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        if written > 0 {
            self.observer.committed(written, begun.elapsed());
        }
        replies.into_iter().zip(outcomes).for_each(|(reply, outcome)| answer(reply, outcome));
    }

    async fn outcomes(&self, batch: &[(String, Append)]) -> Vec<Result<(), WriteError>> {
        match reached(self.pool.acquire().await) {
            Ok(mut connection) => appends(&mut connection, &self.own, batch).await,
            Err(why) => vec![Err(why); batch.len()],
        }
    }
}

fn answer(reply: Reply, outcome: Result<(), WriteError>) {
    // The task that asked may have gone.
    let _ = reply.send(outcome);
}

/// The first append to each table, in the order of the tables' ids, so that of two nodes neither waits for the other; and the rest, in
/// the order in which it came.
fn each_table_once(all: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let mut tables = BTreeSet::new();
    let (mut now, later): (Vec<Waiting>, Vec<Waiting>) =
        all.into_iter().partition(|one| tables.insert(one.table.clone()));
    now.sort_unstable_by(|one, other| one.table.cmp(&other.table));
    (now, later)
}
