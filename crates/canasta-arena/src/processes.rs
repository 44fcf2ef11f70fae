//! Keeps processes that can play several deals. Between deals they wait here until a seat needs the same command.

use std::sync::{Mutex, MutexGuard, PoisonError};

use canasta_protocol::exec::{End, Forfeit, Hello, Limits, Process};

/// Idle processes of a match.
#[derive(Default)]
pub(crate) struct Processes {
    idle: Mutex<Vec<Process>>,
}

impl Processes {
    fn idle(&self) -> MutexGuard<'_, Vec<Process>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns an idle or new process of the command, greeted for a seat.
    ///
    /// # Errors
    /// The command can't be started.
    pub(crate) fn acquire(&self, command: &str, hello: &Hello, limits: &Limits) -> Result<Process, Forfeit> {
        let mut idle = self.idle();
        let reused = idle.iter().position(|process| process.command() == command).map(|index| idle.swap_remove(index));
        drop(idle);
        match reused {
            Some(mut process) => {
                process.greet(hello);
                Ok(process)
            }
            None => Process::start(command, hello, limits),
        }
    }

    /// Takes back a process whose deal is over. If it can play several deals, it waits for the next one.
    /// Otherwise it is stopped.
    pub(crate) fn release(&self, process: Process, why: End) {
        if process.is_reusable() {
            self.idle().push(process);
        } else {
            process.end(why);
        }
    }

    /// Ends all idle processes.
    pub(crate) fn end(self) {
        let idle = self.idle.into_inner().unwrap_or_else(PoisonError::into_inner);
        idle.into_iter().for_each(|process| process.end(End::Over));
    }
}
