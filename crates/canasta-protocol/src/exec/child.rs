//! A child process, and all that it starts: begun together, ended together. Only what was started here is ever ended.

use std::io;
use std::process::{Child as Handle, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Held while a process is started. Until it runs its own program, a new process has copies of every pipe that is open
/// here: another one's standard input would seem to be read after that one has closed it.
static STARTING: Mutex<()> = Mutex::new(());

/// What the environment may hold for this program alone, and no bot is to read.
const SECRETS: [&str; 3] = ["CANASTA_DATABASE", "CANASTA_METRICS_TOKEN", "PGPASSWORD"];

/// A process of ours. It, and where the system knows process groups all of its own children, end when this is dropped.
#[derive(Debug)]
pub(crate) struct Child {
    handle: Handle,
    reaped: bool,
}

/// The near ends of a child's pipes.
pub(crate) struct Pipes {
    pub(crate) stdin: ChildStdin,
    pub(crate) stdout: ChildStdout,
    pub(crate) stderr: ChildStderr,
}

/// How a process is started.
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
        let starting = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
        let handle = command.spawn();
        drop(starting);
        let mut child = Self { handle: handle?, reaped: false };
        let handle = &mut child.handle;
        match (handle.stdin.take(), handle.stdout.take(), handle.stderr.take()) {
            (Some(stdin), Some(stdout), Some(stderr)) => Ok((child, Pipes { stdin, stdout, stderr })),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    /// Waits so long for it to end by itself; how it ended, if it did. What it started itself is ended with it.
    pub(crate) fn ended_within(&mut self, patience: Duration) -> Option<ExitStatus> {
        let until = Instant::now() + patience;
        // The system has no wait with a limit: looks again and again, ever less often.
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

    /// Ends it now; how it ended.
    pub(crate) fn end(&mut self) -> Option<ExitStatus> {
        if self.reaped {
            return None;
        }
        self.kill();
        self.reaped = true;
        self.handle.wait().ok()
    }
}

#[cfg(unix)]
impl Child {
    fn pid(&self) -> Option<rustix::process::Pid> {
        rustix::process::Pid::from_raw(i32::try_from(self.handle.id()).ok()?)
    }

    /// Whether it has ended. It is not reaped here: until it is, no other process can have its
    /// number, and a signal to its group reaches no other process.
    fn has_ended(&mut self) -> bool {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        self.pid().is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), look), Ok(None)))
    }

    fn kill(&mut self) {
        // Fails where all of the group has ended, which is as good.
        let _ = self.pid().map(|pid| rustix::process::kill_process_group(pid, rustix::process::Signal::KILL));
    }
}

#[cfg(not(unix))]
impl Child {
    fn has_ended(&mut self) -> bool {
        !matches!(self.handle.try_wait(), Ok(None))
    }

    fn kill(&mut self) {
        // Fails where it has ended, which is as good.
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
