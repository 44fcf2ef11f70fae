//! A bot in its own process: start it, send events, ask for actions, end it.

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

/// Time for a process that closed a pipe to exit, to tell an exit from a closed pipe, and for the rest of its
/// standard error to arrive.
const EXIT_GRACE: Duration = Duration::from_secs(2);

/// The reason for a forfeit and the lines in question.
type Failure = (ForfeitReason, Vec<Vec<u8>>);

/// A bot in its own process. Calls wait for it no longer than the [`Limits`]. Dropping it kills the process and, on
/// systems with process groups, its children.
#[derive(Debug)]
pub struct Process {
    command: String,
    hello: Hello,
    limits: Limits,
    /// Before `child`, so that it is dropped first and the threads can't wait for the process.
    channel: Channel,
    child: Child,
    /// If it has answered, it has started up.
    last_answer: Option<Vec<u8>>,
    /// It has said that it can be greeted again.
    is_reusable: bool,
    /// Once it has forfeited, it is sent nothing more.
    forfeited: Option<Forfeit>,
}

impl Process {
    /// Starts a bot and greets it. The command is split like a shell does (see [`crate::exec::words`]). The program
    /// is found as usual and runs in the current directory.
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
        // The queue is still empty.
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

    /// The last greeting.
    pub const fn hello(&self) -> &Hello {
        &self.hello
    }

    /// The command that started it.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Whether it can be greeted again: it has announced the protocol version for this and hasn't forfeited.
    pub const fn is_reusable(&self) -> bool {
        self.is_reusable && self.forfeited.is_none()
    }

    /// Greets it again for another deal, possibly in another seat or at another table. Only if [`Process::is_reusable`].
    /// If it doesn't read, it forfeits at its next turn.
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

    /// Sends an event. If it doesn't read, it forfeits at its next turn.
    pub fn event(&mut self, event: &Event) {
        if self.forfeited.is_none()
            && matches!(self.channel.input.try_send(event.line(&self.hello)), Err(TrySendError::Full(_)))
        {
            self.forfeit(ForfeitReason::NotReading, &[]);
        }
    }

    /// Asks for an action within the usual time. It must be the turn of the view's seat. Events needn't have been
    /// sent before. The returned action is legal.
    ///
    /// # Errors
    /// The report of the forfeit. The process has been killed, and every later call returns the same report.
    pub fn turn(&mut self, view: &CardView) -> Result<CardAction, Forfeit> {
        self.turn_within(view, self.limits.turn)
    }

    /// Like [`Process::turn`] with a different time limit.
    ///
    /// # Errors
    /// Like [`Process::turn`].
    pub fn turn_within(&mut self, view: &CardView, time: Duration) -> Result<CardAction, Forfeit> {
        if let Some(forfeit) = &self.forfeited {
            return Err(forfeit.clone());
        }
        self.ask(view, time).map_err(|(why, lines)| self.forfeit(why, &lines))
    }

    /// Sends the end, waits for the process to exit within the limits, then kills it.
    pub fn end(mut self, why: End) {
        if self.forfeited.is_none() {
            let _ = self.channel.input.try_send(why.line());
            self.close_input();
            self.child.wait_for_exit(self.limits.end);
        }
    }

    /// Closes its standard input after the lines already queued.
    fn close_input(&mut self) {
        let (closed, _) = std::sync::mpsc::sync_channel(0);
        drop(std::mem::replace(&mut self.channel.input, closed));
    }

    /// Asks for an action and waits for one line. On failure returns the reason with the lines in question.
    ///
    /// An extra line (a greeting, a note) can arrive before the question, with the answer or after it, depending on
    /// scheduling. To give the same report in all cases, an invalid or early line is reported only after all output
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
            // This was an answer, so the next line is the extra one.
            Ok(_) if !is_unasked => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
            answer => {
                let next = next.or_else(|| self.drain(until));
                match (answer, self.last_answer.take()) {
                    (Err(why), _) if next.is_none() => Err((why, vec![line])),
                    // An extra line after an answer or before the first.
                    (_, Some(before)) => Err((ForfeitReason::OutOfTurn, vec![before, line])),
                    (_, None) => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
                }
            }
        }
    }

    /// The next line, if it writes one in time. Closing its standard input makes it answer what it has read, and most
    /// programs exit then.
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

    /// The next output, if there is any in time.
    fn receive(&self, time: Duration) -> Option<Output> {
        let until = Instant::now() + time;
        match self.channel.output.recv_timeout(time) {
            // What it wrote before counts, and an exit says more than a closed pipe.
            Ok(Output::InputClosed) => {
                let left = until.saturating_duration_since(Instant::now()).min(EXIT_GRACE);
                Some(self.channel.output.recv_timeout(left).unwrap_or(Output::InputClosed))
            }
            Ok(output) => Some(output),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Output::Ended),
        }
    }

    /// The reason for the forfeit if there is nothing more to read or write.
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
        // One of its children may keep the pipe open.
        self.child.wait_for_exit(Duration::ZERO).map_or(ForfeitReason::TimedOut { milliseconds }, exit_reason)
    }

    /// Kills the process and stores the report.
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

/// The answer in the line, if it is a legal action.
fn check_answer(view: &CardView, line: &[u8]) -> Result<Answer, ForfeitReason> {
    let answer = protocol::read_answer(line)?;
    match judge(view, &answer.action) {
        Ok(_) => Ok(answer),
        Err(illegal) => Err(ForfeitReason::Illegal { action: answer.action.to_string(), why: illegal }),
    }
}

/// The reason for a forfeit, from the exit status.
fn exit_reason(status: ExitStatus) -> ForfeitReason {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    if status.success() { ForfeitReason::Left } else { ForfeitReason::Crashed { code: status.code(), signal } }
}
