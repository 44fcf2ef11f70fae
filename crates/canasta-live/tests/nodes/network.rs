//! The network between nodes and the database, and between players and nodes. Everything is late, requests and replies
//! are lost, and nodes are suspended or die.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use canasta::SeedRng;
use canasta_testkit::chance::{below, between, chance};
use tokio::sync::watch;

use crate::database::Database;

/// How long a node waits for an answer from the database.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(3);

/// Lets simulated time pass. The runtime's clock is paused and jumps to the next timer.
pub(crate) async fn pass(time: Duration) {
    tokio::time::sleep(time).await; // waits: in simulated time, which takes none
}

/// Seeded randomness for everything in a schedule.
#[derive(Clone)]
pub(crate) struct Randomness(Arc<Mutex<SeedRng>>);

impl Randomness {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(Mutex::new(SeedRng::new(seed))))
    }

    /// Returns true in `percent` of calls.
    pub(crate) fn happens(&self, percent: u32) -> bool {
        chance(&mut *self.0.lock().unwrap(), percent)
    }

    /// A random number below `bound`.
    pub(crate) fn next_below(&self, bound: usize) -> usize {
        below(&mut *self.0.lock().unwrap(), bound)
    }

    /// A random time between two limits, in milliseconds.
    pub(crate) fn time(&self, low: usize, high: usize) -> Duration {
        Duration::from_millis(between(&mut *self.0.lock().unwrap(), low, high) as u64)
    }
}

/// State of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Running,
    /// It is suspended and will resume later. It sends nothing, and incoming messages wait.
    Paused,
    /// It is running, but can't reach the database.
    CutOff,
    /// It is permanently gone.
    Dead,
}

/// A node's connection to the database.
#[derive(Clone)]
pub(crate) struct Network {
    database: Arc<Mutex<Database>>,
    randomness: Randomness,
    loss_percent: u32,
    condition: watch::Receiver<Condition>,
}

impl Network {
    pub(crate) fn new(
        database: Arc<Mutex<Database>>,
        randomness: Randomness,
        loss_percent: u32,
        condition: watch::Receiver<Condition>,
    ) -> Self {
        Self { database, randomness, loss_percent, condition }
    }

    pub(crate) fn database(&self) -> MutexGuard<'_, Database> {
        self.database.lock().unwrap()
    }

    /// Waits until the node is running. Never returns if it is dead.
    pub(crate) async fn running(&self) {
        let running = |condition: &Condition| matches!(condition, Condition::Running | Condition::CutOff);
        if self.condition.clone().wait_for(running).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Sends a statement to the database and waits for the answer; `None` if none arrived, whether or not it was executed.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        statement: impl FnOnce(&mut Database) -> T + Send + 'static,
    ) -> Option<T> {
        self.running().await;
        if *self.condition.borrow() == Condition::CutOff {
            pass(REQUEST_TIMEOUT).await;
            self.running().await;
            return None;
        }
        pass(self.randomness.time(0, 40)).await;
        self.running().await;
        if self.randomness.happens(self.loss_percent) {
            return self.lose(statement).await;
        }
        let answer = statement(&mut self.database());
        pass(self.randomness.time(0, 40)).await;
        self.running().await;
        Some(answer)
    }

    /// Loses the request or the reply. The request may still arrive later, when no one is waiting for it any more, even
    /// if its node is dead.
    async fn lose<T: Send + 'static>(&self, statement: impl FnOnce(&mut Database) -> T + Send + 'static) -> Option<T> {
        if self.randomness.happens(60) {
            let delay = self.randomness.time(0, 9_000);
            let database = Arc::clone(&self.database);
            tokio::spawn(async move {
                pass(delay).await;
                statement(&mut database.lock().unwrap());
            });
        }
        // A node notices a broken connection at once, but a silent one only after a while.
        if self.randomness.happens(50) {
            pass(REQUEST_TIMEOUT).await;
        }
        self.running().await;
        None
    }
}
