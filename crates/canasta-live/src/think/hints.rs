//! The hints of one table. They are made one at a time, using only the scene of the seat that asks. They have lower
//! priority than any bot's action, and are cached until the table changes.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use canasta::Seat;
use canasta_bots::RatedTurn;
use canasta_table::scene::Scene;
use tokio::sync::{OnceCell, watch};
use tokio::time::timeout;

use super::{HintSource, MAX_HINT_TIME, Priority, Thinking};
use crate::audience::Snapshot;

/// Maximum wait for a hint, including time in the queue.
const HINT_TIMEOUT: Duration = Duration::from_secs(6);

/// Why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintError {
    /// The table has changed in the meantime.
    Stale,
    /// The machine is busy, or the search crashed.
    Busy,
}

/// A position for which a hint was requested.
struct HintedPosition {
    seat: Seat,
    n: u64,
    turns: Arc<OnceCell<Arc<[RatedTurn]>>>,
}

pub(crate) struct Hints {
    thinking: Arc<Thinking>,
    hint_source: HintSource,
    last: Mutex<Option<HintedPosition>>,
    /// Held while a hint is being made.
    making: tokio::sync::Mutex<()>,
}

impl Hints {
    pub(crate) fn new(thinking: Arc<Thinking>, hint_source: HintSource) -> Self {
        Self { thinking, hint_source, last: Mutex::default(), making: tokio::sync::Mutex::default() }
    }

    /// Ratings of the seat's plays in this scene, which must be that seat's. `now` follows the scene as it changes.
    pub(crate) async fn of(
        &self,
        seat: Seat,
        scene: &Scene,
        now: watch::Receiver<Snapshot>,
    ) -> Result<Arc<[RatedTurn]>, HintError> {
        let turns = self.cell_for(seat, scene.n);
        turns.get_or_try_init(|| self.think(scene, now)).await.cloned()
    }

    /// The cell that holds, or will hold, the hint for this position.
    fn cell_for(&self, seat: Seat, n: u64) -> Arc<OnceCell<Arc<[RatedTurn]>>> {
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

    async fn think(&self, scene: &Scene, now: watch::Receiver<Snapshot>) -> Result<Arc<[RatedTurn]>, HintError> {
        let making = timeout(HINT_TIMEOUT, self.making.lock()).await.map_err(|_| HintError::Busy)?;
        let n = scene.n;
        if now.borrow().screen.n() != n {
            return Err(HintError::Stale);
        }
        let view = scene.view.to_kinds().ok_or(HintError::Stale)?;
        let hint_source = Arc::clone(&self.hint_source);
        let current = now.clone();
        // The seed is the entry's number. It needn't be secret, and this makes the hint for a position reproducible.
        let think =
            move |go_on: &dyn Fn() -> bool| hint_source(&view, n, &|| go_on() && current.borrow().screen.n() == n);
        let hint = self.thinking.local.submit(&scene.table, Priority::Hint, MAX_HINT_TIME, think);
        let hint = timeout(HINT_TIMEOUT, hint).await;
        drop(making);
        match hint {
            _ if now.borrow().screen.n() != n => Err(HintError::Stale),
            Ok(Ok(hint)) => Ok(hint.turns.into()),
            Ok(Err(_)) | Err(_) => Err(HintError::Busy),
        }
    }
}
