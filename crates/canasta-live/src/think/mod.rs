//! The server's threads for bots, hints and background work. Their number depends on the machine's processors, not on
//! how many tables are in play.

mod background;
mod hints;
mod load;
mod pool;

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use canasta::View;
use canasta_bots::Hint;

pub use background::Background;
pub use hints::HintError;
pub(crate) use hints::Hints;
use load::Load;
pub(crate) use pool::{Pool, Priority};

use crate::table::Bots;

/// Maximum number of bot processes to wait for at once. Waiting costs only a thread.
const MAX_WAITING_PROCESSES: u32 = 8;

/// Maximum thinking time for a hint.
const MAX_HINT_TIME: Duration = Duration::from_secs(1);

/// Maximum number of turns that a hint simulates.
const MAX_HINT_NODES: u32 = 400_000;

/// Rates the plays in a view, using a seed. Must stop when the last argument returns false.
pub type HintSource = Arc<dyn Fn(&View, u64, &dyn Fn() -> bool) -> Hint + Send + Sync>;

/// This program's source of hints: the bots' search.
pub fn hint_source() -> HintSource {
    Arc::new(|view, seed, go_on| canasta_bots::hint(view, seed, MAX_HINT_NODES, go_on))
}

/// A server's threads.
pub struct Thinking {
    /// For built-in bots and hints.
    pub(crate) local: Pool,
    /// For waiting for bots in other processes. It is separate, so that a slow process takes no time from other bots.
    pub(crate) processes: Option<Pool>,
    /// For work that can wait.
    background: Arc<Background>,
}

impl Thinking {
    /// Starts the threads.
    ///
    /// # Errors
    /// The OS can't start a thread.
    pub fn start(bots: &Bots) -> std::io::Result<Self> {
        let threads = available_parallelism().map_or(1, |n| canasta::must_fit::<u32>(n.get()));
        let load = Arc::<Load>::default();
        let local = Pool::start("think", threads, pool::clock(), Arc::clone(&load))?;
        let wait = || Pool::start("wait", MAX_WAITING_PROCESSES, pool::clock(), Arc::clone(&load));
        let processes = if bots.has_processes() { Some(wait()?) } else { None };
        Ok(Self { local, processes, background: Arc::new(Background::start(threads, load)?) })
    }

    /// The threads for work that can wait.
    pub fn background(&self) -> Arc<Background> {
        Arc::clone(&self.background)
    }

    /// Ends all thinking and waits for the threads. Doesn't wait for threads that are waiting for a bot process, which
    /// has its own limits.
    pub fn end(&self) {
        self.local.close();
        if let Some(processes) = &self.processes {
            processes.close();
        }
        self.background.close();
        self.local.join();
        self.background.join();
    }
}
