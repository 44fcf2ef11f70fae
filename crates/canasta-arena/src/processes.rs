//! Processes of commands that play on: between two deals they wait here, free for any seat that their command plays.

use std::sync::{Mutex, MutexGuard, PoisonError};

use canasta_protocol::exec::{End, Forfeit, Hello, Limits, Process};

/// The free processes of a run.
#[derive(Default)]
pub(crate) struct Processes {
    free: Mutex<Vec<Process>>,
}

impl Processes {
    fn free(&self) -> MutexGuard<'_, Vec<Process>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A process of the command, greeted for a seat: a free one, or a new one.
    ///
    /// # Errors
    /// It cannot be started.
    pub(crate) fn seat(&self, command: &str, hello: &Hello, limits: &Limits) -> Result<Process, Forfeit> {
        let mut free = self.free();
        let waiting = free.iter().position(|process| process.command() == command).map(|place| free.swap_remove(place));
        drop(free);
        match waiting {
            Some(mut process) => {
                process.greet(hello);
                Ok(process)
            }
            None => Process::start(command, hello, limits),
        }
    }

    /// A process whose deal is over: one that plays on waits for the next, any other is ended.
    pub(crate) fn leave(&self, process: Process, why: End) {
        if process.plays_on() {
            self.free().push(process);
        } else {
            process.end(why);
        }
    }

    /// Ends all of them.
    pub(crate) fn end(self) {
        let free = self.free.into_inner().unwrap_or_else(PoisonError::into_inner);
        free.into_iter().for_each(|process| process.end(End::Over));
    }
}
