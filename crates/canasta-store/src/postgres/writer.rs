//! The task that appends. It takes all pending appends, writes them in one statement, and reports each one's outcome.
//! It owns the appends, so nothing is cancelled if a caller goes away.

use std::collections::BTreeSet;
use std::sync::Arc;

use sqlx::PgPool;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::ThisNode;
use super::error::acquired;
use super::write::appends;
use crate::{Append, CommitObserver, WriteError};

/// Maximum queued appends. Callers wait while the queue is full.
const MAX_QUEUED_APPENDS: usize = 1024;
const MAX_APPENDS_PER_STATEMENT: usize = 256;

type Reply = oneshot::Sender<Result<(), WriteError>>;

enum Job {
    Append(QueuedAppend),
    Stop(oneshot::Sender<()>),
}

struct QueuedAppend {
    table: String,
    append: Append,
    reply: Reply,
}

/// A handle to the writer, which ends when the last handle is dropped.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Job>);

impl Writer {
    pub(super) fn start(pool: PgPool, this_node: Arc<ThisNode>, observer: Arc<dyn CommitObserver>) -> Self {
        let (jobs, waiting) = mpsc::channel(MAX_QUEUED_APPENDS);
        tokio::spawn(Task { pool, this_node, observer }.run(waiting));
        Self(jobs)
    }

    /// Appends, and waits for the outcome.
    pub(super) async fn append(&self, table: String, append: Append) -> Result<(), WriteError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Append(QueuedAppend { table, append, reply });
        self.0.send(job).await.map_err(|_| WriteError::Stopped)?;
        answer.await.unwrap_or(Err(WriteError::Unknown))
    }

    /// Writes all pending appends, and ends.
    pub(super) async fn stop(&self) {
        let (reply, answer) = oneshot::channel();
        // An error means that the task has already ended.
        if self.0.send(Job::Stop(reply)).await.is_ok() {
            let _ = answer.await;
        }
    }
}

struct Task {
    pool: PgPool,
    this_node: Arc<ThisNode>,
    observer: Arc<dyn CommitObserver>,
}

impl Task {
    async fn run(self, mut jobs: mpsc::Receiver<Job>) {
        let mut waiting = Vec::with_capacity(MAX_APPENDS_PER_STATEMENT);
        let mut stop = None;
        loop {
            // Appends left over from the last batch go first. Wait for more only if there are none.
            let mut next = if waiting.is_empty() { jobs.recv().await } else { jobs.try_recv().ok() };
            while let Some(job) = next {
                match job {
                    Job::Append(append) => waiting.push(append),
                    Job::Stop(reply) => {
                        jobs.close();
                        stop = Some(reply);
                    }
                }
                next = if waiting.len() < MAX_APPENDS_PER_STATEMENT { jobs.try_recv().ok() } else { None };
            }
            if waiting.is_empty() && jobs.is_closed() {
                break;
            }
            let (now, later) = split_first_per_table(std::mem::take(&mut waiting));
            waiting = later;
            self.write(now).await;
        }
        if let Some(reply) = stop {
            let _ = reply.send(());
        }
    }

    /// Writes appends together, and answers each with its outcome.
    async fn write(&self, appends_to_write: Vec<QueuedAppend>) {
        let (replies, batch): (Vec<_>, Vec<_>) =
            appends_to_write.into_iter().map(|QueuedAppend { table, append, reply }| (reply, (table, append))).unzip();
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
        match acquired(self.pool.acquire().await) {
            Ok(mut connection) => appends(&mut connection, &self.this_node, batch).await,
            Err(error) => vec![Err(error); batch.len()],
        }
    }
}

fn answer(reply: Reply, outcome: Result<(), WriteError>) {
    // The caller may be gone.
    let _ = reply.send(outcome);
}

/// Splits off the first append to each table, ordered by table id so that two nodes can't deadlock. The rest keep their
/// order.
fn split_first_per_table(all: Vec<QueuedAppend>) -> (Vec<QueuedAppend>, Vec<QueuedAppend>) {
    let mut tables = BTreeSet::new();
    let (mut now, later): (Vec<QueuedAppend>, Vec<QueuedAppend>) =
        all.into_iter().partition(|append| tables.insert(append.table.clone()));
    now.sort_unstable_by(|a, b| a.table.cmp(&b.table));
    (now, later)
}
