//! A bot in its own process: starting it, sending it events, asking for actions, ending it.

use std::fs::OpenOptions;
use std::process::ExitStatus;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError, TrySendError};
use std::time::{Duration, Instant};

use canasta::{CardAction, CardView};
use canasta_record::protocol::{self, Answer, End, Event, ForfeitReason, Hello};

use crate::exec::channel::{Channel, Output};
use crate::exec::child::Child;
use crate::exec::forfeit::{printable_line, printable_text};
use crate::exec::judge::judge;
use crate::exec::{Forfeit, Limits, command};

/// Time for a process that closed a pipe to exit, so that an exit isn't reported as a closed pipe. It is also the time
/// for the rest of its standard error to arrive.
const EXIT_GRACE: Duration = Duration::from_secs(2);

/// The reason for a forfeit and the lines in question.
type Failure = (ForfeitReason, Vec<Vec<u8>>);

/// A bot in its own process. Calls wait for it no longer than the [`Limits`] allow. Dropping it kills the process and,
/// on systems with process groups, its children.
#[derive(Debug)]
pub struct Process {
    command: String,
    hello: Hello,
    limits: Limits,
    /// Declared before `child`, so that it is dropped first and its threads don't wait for the process.
    channel: Channel,
    child: Child,
    /// The last answer; `None` until the process has started up and answered.
    last_answer: Option<Vec<u8>>,
    /// Whether it has announced that it can be greeted again.
    is_reusable: bool,
    /// The report, once it has forfeited. After that, nothing more is sent to it.
    forfeited: Option<Forfeit>,
}

impl Process {
    /// Starts a bot and greets it. The command is split as a shell would (see [`crate::exec::words`]). The program is
    /// found as usual and runs in the current directory.
    ///
    /// # Errors
    /// The command is invalid, or its program can't be started. A program that fails later forfeits at its turn.
    pub fn start(command: &str, hello: &Hello, limits: &Limits) -> Result<Self, Forfeit> {
        let failed = |why: ForfeitReason| Forfeit {
            seat: hello.seat,
            command: command.to_owned(),
            why: Box::new(why),
            lines: Vec::new(),
            stderr: String::new(),
        };
        let words = command::words(command).map_err(failed)?;
        let (program, arguments) = words.split_first().ok_or(ForfeitReason::NoCommand).map_err(failed)?;
        let not_started = |error: String| failed(ForfeitReason::NotStarted { program: program.clone(), error });
        let open = |path| OpenOptions::new().append(true).create(true).open(path);
        let log = limits.stderr_file.as_ref().map(open).transpose();
        let log = log.map_err(|error| not_started(format!("the file for its standard error: {error}")))?;
        let (child, pipes) = Child::start(program, arguments).map_err(|error| not_started(error.to_string()))?;
        let channel = Channel::start(pipes, limits, log).map_err(|error| not_started(error.to_string()))?;
        // This can't fail, because the queue is still empty.
        let _ = channel.input.try_send(hello.line());
        Ok(Self {
            command: command.to_owned(),
            hello: *hello,
            limits: limits.clone(),
            channel,
            child,
            last_answer: None,
            is_reusable: false,
            forfeited: None,
        })
    }

    /// The most recent greeting.
    pub const fn hello(&self) -> &Hello {
        &self.hello
    }

    /// The command that started it.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Whether it can be greeted again, because it has announced the protocol version for that and hasn't forfeited.
    pub const fn is_reusable(&self) -> bool {
        self.is_reusable && self.forfeited.is_none()
    }

    /// Greets it again for another deal, possibly in another seat or at another table. Call this only if
    /// [`Process::is_reusable`]. If the process doesn't read, it forfeits at its next turn.
    pub fn greet(&mut self, hello: &Hello) {
        self.hello = *hello;
        if self.forfeited.is_none()
            && matches!(self.channel.input.try_send(hello.reuse_line()), Err(TrySendError::Full(_)))
        {
            self.forfeit(ForfeitReason::NotReading, &[]);
        }
    }

    /// The end of its standard error so far, made printable.
    pub fn stderr(&self) -> String {
        printable_text(&self.channel.stderr.collected())
    }

    /// Sends an event. If the process doesn't read, it forfeits at its next turn.
    pub fn event(&mut self, event: &Event) {
        if self.forfeited.is_none()
            && matches!(self.channel.input.try_send(event.line(&self.hello)), Err(TrySendError::Full(_)))
        {
            self.forfeit(ForfeitReason::NotReading, &[]);
        }
    }

    /// Asks for an action within the usual time, and returns one that is legal. The view's seat must be the one to act.
    /// No events need to have been sent before.
    ///
    /// # Errors
    /// The report of the forfeit. The process has been killed, and every later call returns the same report.
    pub fn turn(&mut self, view: &CardView) -> Result<CardAction, Forfeit> {
        self.turn_within(view, self.limits.turn)
    }

    /// Like [`Process::turn`], but with a different time limit.
    ///
    /// # Errors
    /// Like [`Process::turn`].
    pub fn turn_within(&mut self, view: &CardView, time: Duration) -> Result<CardAction, Forfeit> {
        if let Some(forfeit) = &self.forfeited {
            return Err(forfeit.clone());
        }
        self.ask(view, time).map_err(|(why, lines)| self.forfeit(why, &lines))
    }

    /// Sends the end, gives the process time to exit within the limits, then kills it.
    pub fn end(mut self, why: End) {
        if self.forfeited.is_none() {
            let _ = self.channel.input.try_send(why.line());
            self.close_input();
            self.child.wait_for_exit(self.limits.end);
        }
    }

    /// Closes its standard input once the queued lines are written.
    fn close_input(&mut self) {
        let (closed, _) = std::sync::mpsc::sync_channel(0);
        drop(std::mem::replace(&mut self.channel.input, closed));
    }

    /// Asks for an action and waits for one line. On failure, returns the reason and the lines in question.
    ///
    /// Depending on scheduling, an extra line (a greeting, a note) can arrive before the question, with the answer or
    /// after it. To make the report the same in all cases, an invalid or early line is reported only after all output
    /// has been read.
    fn ask(&mut self, view: &CardView, time: Duration) -> Result<CardAction, Failure> {
        let early = match self.channel.output.try_recv() {
            Ok(Output::Lines(lines)) => Some(lines),
            Ok(other) => return Err(self.failure(other)),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => None,
        };
        let milliseconds = canasta::must_fit::<u64>(time.as_millis());
        let line = protocol::turn(view, &self.hello, milliseconds);
        if let Err(TrySendError::Full(_)) = self.channel.input.try_send(line) {
            return Err((ForfeitReason::NotReading, Vec::new()));
        }
        let time = if self.last_answer.is_some() { time } else { time + self.limits.start };
        let until = Instant::now() + time;
        let is_unasked = early.is_some();
        let lines = match early.map(Output::Lines).or_else(|| self.receive(time)) {
            Some(Output::Lines(lines)) => lines,
            Some(other) => return Err(self.failure(other)),
            None => return Err((self.timed_out(time), Vec::new())),
        };
        let mut lines = lines.into_iter();
        let line = lines.next().unwrap_or_default();
        let answer = check_answer(view, &line);
        let next = lines.next();
        match answer {
            Ok(answer) if next.is_none() && !is_unasked => {
                self.last_answer = Some(line);
                self.is_reusable |= answer.is_reusable;
                Ok(answer.action)
            }
            // The first line was an answer, so the next one is the extra line.
            Ok(_) if !is_unasked => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
            answer => {
                let next = next.or_else(|| self.drain(until));
                match (answer, self.last_answer.take()) {
                    (Err(why), _) if next.is_none() => Err((why, vec![line])),
                    // There is an extra line. If there was an earlier answer, the line followed it; otherwise it came
                    // before the first.
                    (_, Some(before)) => Err((ForfeitReason::OutOfTurn, vec![before, line])),
                    (_, None) => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
                }
            }
        }
    }

    /// Closes its standard input and returns the next line, if it writes one in time. A process whose input is closed
    /// answers what it has read, and then most programs exit.
    fn drain(&mut self, until: Instant) -> Option<Vec<u8>> {
        self.close_input();
        loop {
            match self.channel.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Output::Lines(lines)) => return lines.into_iter().next(),
                Ok(Output::TooLong(line)) => return Some(line),
                // It may have written something before it closed its input.
                Ok(Output::InputClosed) => {}
                Ok(Output::Ended) | Err(_) => return None,
            }
        }
    }

    /// The next output, if any arrives in time.
    fn receive(&self, time: Duration) -> Option<Output> {
        let until = Instant::now() + time;
        match self.channel.output.recv_timeout(time) {
            // Output from before it closed its input counts, and an exit explains more than a closed pipe.
            Ok(Output::InputClosed) => {
                let left = until.saturating_duration_since(Instant::now()).min(EXIT_GRACE);
                Some(self.channel.output.recv_timeout(left).unwrap_or(Output::InputClosed))
            }
            Ok(output) => Some(output),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Output::Ended),
        }
    }

    /// The reason for a forfeit when there is nothing more to read or write.
    fn failure(&mut self, output: Output) -> Failure {
        match output {
            Output::TooLong(line) => (ForfeitReason::LineTooLong { longest: self.limits.max_line_bytes }, vec![line]),
            Output::Lines(lines) => (ForfeitReason::OutOfTurn, lines),
            Output::Ended => {
                (self.child.wait_for_exit(EXIT_GRACE).map_or(ForfeitReason::ClosedOutput, exit_reason), Vec::new())
            }
            Output::InputClosed => {
                (self.child.wait_for_exit(EXIT_GRACE).map_or(ForfeitReason::ClosedInput, exit_reason), Vec::new())
            }
        }
    }

    fn timed_out(&mut self, time: Duration) -> ForfeitReason {
        let milliseconds = canasta::must_fit::<u64>(time.as_millis());
        // The process may have exited even though its output is still open, because a child may hold the pipe.
        self.child.wait_for_exit(Duration::ZERO).map_or(ForfeitReason::TimedOut { milliseconds }, exit_reason)
    }

    /// Kills the process, and stores and returns the report.
    fn forfeit(&mut self, why: ForfeitReason, lines: &[Vec<u8>]) -> Forfeit {
        self.child.end();
        let forfeit = Forfeit {
            seat: self.hello.seat,
            command: self.command.clone(),
            why: Box::new(why),
            lines: lines.iter().map(|line| printable_line(line)).collect(),
            stderr: printable_text(&self.channel.stderr.wait_for_all(EXIT_GRACE)),
        };
        self.forfeited = Some(forfeit.clone());
        forfeit
    }
}

/// Reads the answer in a line and checks that its action is legal.
fn check_answer(view: &CardView, line: &[u8]) -> Result<Answer, ForfeitReason> {
    let answer = protocol::read_answer(line)?;
    match judge(view, &answer.action) {
        Ok(_) => Ok(answer),
        Err(illegal) => Err(ForfeitReason::Illegal { action: answer.action.to_string(), why: illegal }),
    }
}

/// The reason for a forfeit, according to the exit status.
fn exit_reason(status: ExitStatus) -> ForfeitReason {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    if status.success() { ForfeitReason::Left } else { ForfeitReason::Crashed { code: status.code(), signal } }
}
