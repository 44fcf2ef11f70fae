//! Live tables: one task each, started from the journal when somebody comes, gone when nobody does.

mod actor;
mod bots;
mod hints;
mod program;
mod registry;

use std::collections::BTreeMap;
use std::sync::Arc;

use canasta::{DressedAct, Seat};
use canasta_pages::Pace;
use canasta_record::journal::ActId;
use canasta_record::scene::Scene;
use canasta_record::words::hint::Turn;
use canasta_table::Refused;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};

use crate::store::{SessionHash, WriteError};

use hints::Hints;

pub(crate) use hints::NoHint;
pub(crate) use registry::{Opening, Registry};

/// What somebody in a seat sends to the table.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    Act(DressedAct),
    NextDeal,
}

/// Why a table did not do it. Nothing has changed, but for [`Trouble::Write`] with [`WriteError::Stopped`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The table says no.
    Refused(Refused),
    /// It could not be written.
    Write(WriteError),
    /// The system gives no randomness.
    NoRandomness,
    /// The table has just left the memory, or is put aside.
    Gone,
}

enum Command {
    Wish { by: ActId, n: u64, wanted: Wanted, reply: oneshot::Sender<Result<u64, Trouble>> },
    Pace(Pace),
}

/// What one seat may see, as it changes, and how many windows may still follow it.
#[derive(Clone)]
struct Shown {
    scene: watch::Receiver<Arc<Scene>>,
    windows: Arc<Semaphore>,
}

/// The hand that handlers hold of a live table. It gives out scenes of persons' seats and nothing else.
#[derive(Clone)]
pub(crate) struct Handle {
    commands: mpsc::Sender<Command>,
    shown: BTreeMap<Seat, Shown>,
    seats: Arc<BTreeMap<SessionHash, Seat>>,
    hints: Arc<Hints>,
}

impl Handle {
    /// Whether the table's task has ended.
    fn has_ended(&self) -> bool {
        self.commands.is_closed()
    }

    /// The seat of a session.
    pub(crate) fn seat_of(&self, session: Option<SessionHash>) -> Option<Seat> {
        self.seats.get(&session?).copied()
    }

    /// What a seat may see, now and as it changes, with the right to follow it in one more window; `None` in place of
    /// that right if there are too many. It ends with the table's task.
    pub(crate) fn watch(&self, seat: Seat) -> Option<(watch::Receiver<Arc<Scene>>, Option<OwnedSemaphorePermit>)> {
        let shown = self.shown.get(&seat)?;
        Some((shown.scene.clone(), Arc::clone(&shown.windows).try_acquire_owned().ok()))
    }

    /// What a seat may see now.
    pub(crate) fn scene(&self, seat: Seat) -> Option<Arc<Scene>> {
        self.shown.get(&seat).map(|shown| Arc::clone(&shown.scene.borrow()))
    }

    /// What the turns of a seat are worth in its scene.
    pub(crate) async fn hint(&self, seat: Seat, scene: &Scene) -> Result<Arc<[Turn]>, NoHint> {
        let now = self.shown.get(&seat).ok_or(NoHint::Moved)?.scene.clone();
        self.hints.of(seat, scene, now).await
    }

    /// Makes a wish; the number of its entry, once it is durable.
    pub(crate) async fn wish(&self, by: ActId, n: u64, wanted: Wanted) -> Result<u64, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(Command::Wish { by, n, wanted, reply }).await.map_err(|_| Trouble::Gone)?;
        answer.await.unwrap_or(Err(Trouble::Gone))
    }

    /// Tells how fast the player wants the bots.
    pub(crate) fn pace(&self, pace: Pace) {
        // A full queue or a table that has gone will hear it another time.
        let _ = self.commands.try_send(Command::Pace(pace));
    }
}
