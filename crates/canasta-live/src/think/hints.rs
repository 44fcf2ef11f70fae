//! The hints of one table. They are made one at a time, after every bot's action, only from the scene of the seat that asks, and kept
//! until the table goes on.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use canasta::Seat;
use canasta_bots::RatedTurn;
use canasta_table::scene::Scene;
use tokio::sync::{OnceCell, watch};
use tokio::time::timeout;

use super::{HINT, HintSource, Priority, Thinking};
use crate::audience::Snapshot;

/// How long a hint may take with all its waiting.
const PATIENCE: Duration = Duration::from_secs(6);

/// Why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoHint {
    /// The table has gone on meanwhile.
    Stale,
    /// The machine is busy, or the search crashed.
    Busy,
}

/// A position for which a hint was asked.
struct HintedPosition {
    seat: Seat,
    n: u64,
    turns: Arc<OnceCell<Arc<[RatedTurn]>>>,
}

/// The hints of one table.
pub(crate) struct Hints {
    thinking: Arc<Thinking>,
    hint_source: HintSource,
    last: Mutex<Option<HintedPosition>>,
    /// Held while a hint is made.
    making: tokio::sync::Mutex<()>,
}

impl Hints {
    pub(crate) fn new(thinking: Arc<Thinking>, hint_source: HintSource) -> Self {
        Self { thinking, hint_source, last: Mutex::default(), making: tokio::sync::Mutex::default() }
    }

    /// What the turns of the seat are worth in this scene, which is its own; `now` is the scene as it changes.
    pub(crate) async fn of(
        &self,
        seat: Seat,
        scene: &Scene,
        now: watch::Receiver<Snapshot>,
    ) -> Result<Arc<[RatedTurn]>, NoHint> {
        let turns = self.remembered(seat, scene.n);
        turns.get_or_try_init(|| self.think(scene, now)).await.cloned()
    }

    /// Where the hint of that position is kept, or will be.
    fn remembered(&self, seat: Seat, n: u64) -> Arc<OnceCell<Arc<[RatedTurn]>>> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some(last) if last.seat == seat && last.n == n => Arc::clone(&last.turns),
            _ => {
                let turns = Arc::default();
                *last = Some(HintedPosition { seat, n, turns: Arc::clone(&turns) });
                turns
            }
        }
    }

    async fn think(&self, scene: &Scene, now: watch::Receiver<Snapshot>) -> Result<Arc<[RatedTurn]>, NoHint> {
        let making = timeout(PATIENCE, self.making.lock()).await.map_err(|_| NoHint::Busy)?;
        let n = scene.n;
        if now.borrow().screen.n() != n {
            return Err(NoHint::Stale);
        }
        let view = scene.view.to_kinds().ok_or(NoHint::Stale)?;
        let (hint_source, still) = (Arc::clone(&self.hint_source), now.clone());
        // The number of the entry is no secret, and makes the same position's hint the same.
        let think =
            move |go_on: &dyn Fn() -> bool| hint_source(&view, n, &|| go_on() && still.borrow().screen.n() == n);
        let hint = self.thinking.own.submit(&scene.table, Priority::Hint, HINT, think);
        let hint = timeout(PATIENCE, hint).await;
        drop(making);
        match hint {
            _ if now.borrow().screen.n() != n => Err(NoHint::Stale),
            Ok(Ok(hint)) => Ok(hint.turns.into()),
            Ok(Err(_)) | Err(_) => Err(NoHint::Busy),
        }
    }
}
