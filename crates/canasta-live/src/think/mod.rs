//! The server's threads for bots and hints, and those for background work. There are as many as the machine has processors, however
//! many tables are in play.

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
pub(crate) use hints::Hints;
pub use hints::NoHint;
use load::Load;
pub(crate) use pool::{Pool, Priority};

use crate::table::Bots;

/// How many processes may be waited for at one time. Waiting costs a thread and no more.
const PROCESSES: u32 = 8;

/// How long a hint is thought about at most.
const HINT: Duration = Duration::from_secs(1);

/// Turns that a hint simulates at most.
const HINT_NODES: u32 = 400_000;

/// Rates the turns of a view, from a seed, for as long as the last argument says yes.
pub type HintSource = Arc<dyn Fn(&View, u64, &dyn Fn() -> bool) -> Hint + Send + Sync>;

/// The source of hints in this program: the bots' search.
pub fn hint_source() -> HintSource {
    Arc::new(|view, seed, go_on| canasta_bots::hint(view, seed, HINT_NODES, go_on))
}

/// The threads of a server.
pub struct Thinking {
    /// For bots of this program and for hints.
    pub(crate) own: Pool,
    /// For waiting for bots in other processes, so that a slow one takes no time from the others.
    pub(crate) processes: Option<Pool>,
    /// For what can wait.
    background: Arc<Background>,
}

impl Thinking {
    /// Starts the threads.
    ///
    /// # Errors
    /// The system gives no threads.
    pub fn start(bots: &Bots) -> std::io::Result<Self> {
        let threads = available_parallelism().map_or(1, |n| canasta::must_fit::<u32>(n.get()));
        let load = Arc::<Load>::default();
        let own = Pool::start("think", threads, pool::clock(), Arc::clone(&load))?;
        let wait = || Pool::start("wait", PROCESSES, pool::clock(), Arc::clone(&load));
        let processes = if bots.has_processes() { Some(wait()?) } else { None };
        Ok(Self { own, processes, background: Arc::new(Background::start(threads, load)?) })
    }

    /// The threads for what can wait.
    pub fn background(&self) -> Arc<Background> {
        Arc::clone(&self.background)
    }

    /// Ends all thinking and waits for the threads. A process that is waited for is left to its own limits.
    pub fn end(&self) {
        self.own.close();
        if let Some(processes) = &self.processes {
            processes.close();
        }
        self.background.close();
        self.own.join();
        self.background.join();
    }
}
