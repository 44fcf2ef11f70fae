//! A child process and all its descendants. They are started together and killed together, and nothing else is ever
//! killed.

use std::io;
use std::process::{Child as Handle, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Held while a process is started. Until a new process runs its own program, it holds copies of all open pipes.
/// Without the lock, another bot's standard input could be closed and still seem open.
static SPAWN_LOCK: Mutex<()> = Mutex::new(());

/// Environment variables that contain secrets, which no bot may read.
const SECRETS: [&str; 3] = ["CANASTA_DATABASE", "CANASTA_METRICS_TOKEN", "PGPASSWORD"];

/// A process that we started. Dropping it kills it and, on systems with process groups, its children.
#[derive(Debug)]
pub(crate) struct Child {
    handle: Handle,
    is_reaped: bool,
}

/// Our ends of the pipes to a child.
pub(crate) struct Pipes {
    pub(crate) stdin: ChildStdin,
    pub(crate) stdout: ChildStdout,
    pub(crate) stderr: ChildStderr,
}

fn command(program: &str, arguments: &[String]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in SECRETS {
        command.env_remove(name);
    }
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

impl Child {
    pub(crate) fn start(program: &str, arguments: &[String]) -> io::Result<(Self, Pipes)> {
        let mut command = command(program, arguments);
        let spawning = SPAWN_LOCK.lock().unwrap_or_else(PoisonError::into_inner);
        let handle = command.spawn();
        drop(spawning);
        let mut child = Self { handle: handle?, is_reaped: false };
        let handle = &mut child.handle;
        match (handle.stdin.take(), handle.stdout.take(), handle.stderr.take()) {
            (Some(stdin), Some(stdout), Some(stderr)) => Ok((child, Pipes { stdin, stdout, stderr })),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    /// Waits for the process to exit on its own, then kills its children. `None` if it is still running.
    pub(crate) fn wait_for_exit(&mut self, timeout: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + timeout;
        // There is no portable way to wait with a timeout, so poll with growing pauses.
        let mut pause = Duration::from_micros(200);
        while !self.has_ended() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return None;
            }
            thread::sleep(pause.min(left));
            pause = (pause * 2).min(Duration::from_millis(10));
        }
        self.end()
    }

    /// Kills the process and returns its exit status.
    pub(crate) fn end(&mut self) -> Option<ExitStatus> {
        if self.is_reaped {
            return None;
        }
        self.kill();
        self.is_reaped = true;
        self.handle.wait().ok()
    }
}

#[cfg(unix)]
impl Child {
    fn pid(&self) -> Option<rustix::process::Pid> {
        rustix::process::Pid::from_raw(i32::try_from(self.handle.id()).ok()?)
    }

    /// Whether the process has exited. This doesn't reap it: until it is reaped, no other process can get its id, so
    /// killing its group is safe.
    fn has_ended(&mut self) -> bool {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        self.pid().is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), look), Ok(None)))
    }

    fn kill(&mut self) {
        // This fails if the whole group has exited, which is fine.
        let _ = self.pid().map(|pid| rustix::process::kill_process_group(pid, rustix::process::Signal::KILL));
    }
}

#[cfg(not(unix))]
impl Child {
    fn has_ended(&mut self) -> bool {
        !matches!(self.handle.try_wait(), Ok(None))
    }

    fn kill(&mut self) {
        // This fails if the process has exited, which is fine.
        let _ = self.handle.kill();
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_does_not_learn_the_servers_secrets() {
        let command = command("bot", &[]);
        for name in ["CANASTA_DATABASE", "CANASTA_METRICS_TOKEN", "PGPASSWORD"] {
            assert!(command.get_envs().any(|(removed, value)| removed == name && value.is_none()), "{name}");
        }
    }
}
