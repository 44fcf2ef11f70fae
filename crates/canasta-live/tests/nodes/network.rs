//! What happens between a node and the database, and between players and nodes: everything is late, replies and requests are lost,
//! a node stands still or is gone for good.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use canasta::SeedRng;
use canasta_testkit::chance::{below, between, chance};
use tokio::sync::watch;

use crate::database::Database;

/// How long a node waits for the database before it gives a request up.
const PATIENCE: Duration = Duration::from_secs(3);

/// Lets time pass in the schedule. The clock of its runtime stands, and goes on at once to the next thing that waits.
pub(crate) async fn pass(time: Duration) {
    tokio::time::sleep(time).await; // waits: in simulated time, which takes none
}

/// Chance, from a seed, for everything in a schedule.
#[derive(Clone)]
pub(crate) struct Luck(Arc<Mutex<SeedRng>>);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(Mutex::new(SeedRng::new(seed))))
    }

    /// Whether something of so many per cent happens.
    pub(crate) fn happens(&self, percent: u32) -> bool {
        chance(&mut *self.0.lock().unwrap(), percent)
    }

    /// A number below another.
    pub(crate) fn below(&self, bound: usize) -> usize {
        below(&mut *self.0.lock().unwrap(), bound)
    }

    /// A time between two, in milliseconds.
    pub(crate) fn time(&self, low: usize, high: usize) -> Duration {
        Duration::from_millis(between(&mut *self.0.lock().unwrap(), low, high) as u64)
    }
}

/// What a node is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    Running,
    /// It stands still, and goes on later: nothing leaves it, and what comes waits.
    Paused,
    /// It runs, and does not reach the database.
    CutOff,
    /// It is gone.
    Dead,
}

/// A node's way to the database.
#[derive(Clone)]
pub(crate) struct Network {
    database: Arc<Mutex<Database>>,
    luck: Luck,
    /// How often what goes over it is lost, in per cent.
    losses: u32,
    condition: watch::Receiver<Condition>,
}

impl Network {
    pub(crate) fn new(
        database: Arc<Mutex<Database>>,
        luck: Luck,
        losses: u32,
        condition: watch::Receiver<Condition>,
    ) -> Self {
        Self { database, luck, losses, condition }
    }

    pub(crate) fn database(&self) -> MutexGuard<'_, Database> {
        self.database.lock().unwrap()
    }

    /// Waits until the node runs. One that is dead never does.
    pub(crate) async fn running(&self) {
        let running = |condition: &Condition| matches!(condition, Condition::Running | Condition::CutOff);
        if self.condition.clone().wait_for(running).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// Sends a statement to the database and waits for what it says; `None` where no answer came, whatever became of it.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        statement: impl FnOnce(&mut Database) -> T + Send + 'static,
    ) -> Option<T> {
        self.running().await;
        if *self.condition.borrow() == Condition::CutOff {
            pass(PATIENCE).await;
            self.running().await;
            return None;
        }
        pass(self.luck.time(0, 40)).await;
        self.running().await;
        if self.luck.happens(self.losses) {
            return self.lose(statement).await;
        }
        let said = statement(&mut self.database());
        pass(self.luck.time(0, 40)).await;
        self.running().await;
        Some(said)
    }

    /// The request or the reply is lost. The request may arrive when nobody expects it any more, also from a node that is gone.
    async fn lose<T: Send + 'static>(&self, statement: impl FnOnce(&mut Database) -> T + Send + 'static) -> Option<T> {
        if self.luck.happens(60) {
            let (late, database) = (self.luck.time(0, 9_000), Arc::clone(&self.database));
            tokio::spawn(async move {
                pass(late).await;
                statement(&mut database.lock().unwrap());
            });
        }
        // A connection that breaks is noticed at once, one that falls silent is not.
        if self.luck.happens(50) {
            pass(PATIENCE).await;
        }
        self.running().await;
        None
    }
}
