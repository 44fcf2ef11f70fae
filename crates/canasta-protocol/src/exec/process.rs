//! One bot in a process of its own: how it is started, sent events, asked for acts, and ended.

use std::fs::OpenOptions;
use std::process::ExitStatus;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError, TrySendError};
use std::time::{Duration, Instant};

use canasta::{CardAction, CardView};
use canasta_record::protocol::{self, Answer, End, Event, ForfeitReason, Hello};

use crate::exec::channel::{Channel, Output};
use crate::exec::child::Child;
use crate::exec::forfeit::{line_shown, text_shown};
use crate::exec::judge::judge;
use crate::exec::{Forfeit, Limits, command};

/// How long a process that closed a pipe has to end, so that its end can be told from a mere closing; and how long the
/// report waits for the rest of its standard error.
const GRACE: Duration = Duration::from_secs(2);

/// Why it forfeits, with the lines in question.
type Failure = (ForfeitReason, Vec<Vec<u8>>);

/// A bot in a process of its own. Calls wait for it, never longer than the [`Limits`] say. When this is dropped, the
/// process is ended, with all that it started where the system knows process groups.
#[derive(Debug)]
pub struct Process {
    command: String,
    hello: Hello,
    limits: Limits,
    /// Before `child`, so that it is dropped first: the threads then cannot wait for it.
    channel: Channel,
    child: Child,
    /// Its last answer; where there is one, it has started up.
    last_answer: Option<Vec<u8>>,
    /// It has said that it may be greeted again.
    plays_on: bool,
    /// Set when it forfeits; from then on it is sent nothing.
    forfeited: Option<Forfeit>,
}

impl Process {
    /// Starts a bot and greets it. `command` is split as a shell splits words (see [`crate::exec::words`]); the program is
    /// found as the system finds programs, and runs in the present folder.
    ///
    /// # Errors
    /// The command is no command, or its program cannot be started. (A program that fails later does so at its turn.)
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
        // Nothing waits yet: there is room.
        let _ = channel.input.try_send(hello.line());
        let (command, hello, limits) = (command.to_owned(), *hello, limits.clone());
        Ok(Self { command, hello, limits, channel, child, last_answer: None, plays_on: false, forfeited: None })
    }

    /// Its last greeting.
    pub const fn hello(&self) -> &Hello {
        &self.hello
    }

    /// The command that it was started with.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Whether it may be greeted again: it has said that it speaks the version of the protocol in which that is done, and
    /// has not forfeited.
    pub const fn plays_on(&self) -> bool {
        self.plays_on && self.forfeited.is_none()
    }

    /// Greets it again, for another deal, perhaps in another seat or at another table; only where it plays on. If it does
    /// not read, it forfeits at its next turn.
    pub fn greet(&mut self, hello: &Hello) {
        self.hello = *hello;
        if self.forfeited.is_none()
            && matches!(self.channel.input.try_send(hello.line_again()), Err(TrySendError::Full(_)))
        {
            self.forfeit(ForfeitReason::NotReading, &[]);
        }
    }

    /// What its standard error ends with at present, made printable.
    pub fn stderr(&self) -> String {
        text_shown(&self.channel.stderr.so_far())
    }

    /// Tells it what happened. If it does not read, it forfeits at its next turn.
    pub fn event(&mut self, event: &Event) {
        if self.forfeited.is_none()
            && matches!(self.channel.input.try_send(event.line(&self.hello)), Err(TrySendError::Full(_)))
        {
            self.forfeit(ForfeitReason::NotReading, &[]);
        }
    }

    /// Asks for one act, within the usual time. The view is that of its seat, which has to act; no
    /// events need have been sent before. The act is legal.
    ///
    /// # Errors
    /// The report of what it did instead; the process has been ended then, and every later turn is forfeited with the
    /// same report.
    pub fn turn(&mut self, view: &CardView) -> Result<CardAction, Forfeit> {
        self.turn_within(view, self.limits.turn)
    }

    /// [`Process::turn`] with another time for this act.
    ///
    /// # Errors
    /// As [`Process::turn`].
    pub fn turn_within(&mut self, view: &CardView, time: Duration) -> Result<CardAction, Forfeit> {
        if let Some(lost) = &self.forfeited {
            return Err(lost.clone());
        }
        self.ask(view, time).map_err(|(why, lines)| self.forfeit(why, &lines))
    }

    /// Sends the end and waits for the process to end by itself, as long as the limits allow; then it is ended.
    pub fn end(mut self, why: End) {
        if self.forfeited.is_none() {
            let _ = self.channel.input.try_send(why.line());
            self.close_input();
            self.child.ended_within(self.limits.end);
        }
    }

    /// Closes its standard input behind the lines that were sent.
    fn close_input(&mut self) {
        let (closed, _) = std::sync::mpsc::sync_channel(0);
        drop(std::mem::replace(&mut self.channel.input, closed));
    }

    /// Asks, and waits for one line that is an act; what went wrong instead, with the lines in question.
    ///
    /// A line too many (a greeting, a note) may come before the question, with the answer or after it, as the system
    /// happens to run the two processes. So a line that is no act, or that came too early, is not reported before all
    /// output has been read; then the report is the same whenever it came.
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
        let unasked = early.is_some();
        let lines = match early.map(Output::Lines).or_else(|| self.receive(time)) {
            Some(Output::Lines(lines)) => lines,
            Some(other) => return Err(self.failure(other)),
            None => return Err((self.timed_out(time), Vec::new())),
        };
        let mut lines = lines.into_iter();
        let line = lines.next().unwrap_or_default();
        let (answer, next) = (judged(view, &line), lines.next());
        match answer {
            Ok(answer) if next.is_none() && !unasked => {
                self.last_answer = Some(line);
                self.plays_on |= answer.plays_on;
                Ok(answer.action)
            }
            // It was an answer, so the next line is the one too many.
            Ok(_) if !unasked => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
            answer => {
                let next = next.or_else(|| self.drain(until));
                match (answer, self.last_answer.take()) {
                    (Err(why), _) if next.is_none() => Err((why, vec![line])),
                    // Behind an answer, or before the first.
                    (_, Some(before)) => Err((ForfeitReason::OutOfTurn, vec![before, line])),
                    (_, None) => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
                }
            }
        }
    }

    /// The next line, if it writes one within its time. Its standard input ends behind the question, so that it answers
    /// what it has read, and most programs end then.
    fn drain(&mut self, until: Instant) -> Option<Vec<u8>> {
        self.close_input();
        loop {
            match self.channel.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Output::Lines(lines)) => return lines.into_iter().next(),
                Ok(Output::TooLong(line)) => return Some(line),
                // It may have written something before it stopped reading.
                Ok(Output::InputClosed) => {}
                Ok(Output::Ended) | Err(_) => return None,
            }
        }
    }

    /// What comes from it within this time.
    fn receive(&self, time: Duration) -> Option<Output> {
        let until = Instant::now() + time;
        match self.channel.output.recv_timeout(time) {
            // What it wrote before it stopped reading still counts, and its end says more than the closed pipe.
            Ok(Output::InputClosed) => {
                let left = until.saturating_duration_since(Instant::now()).min(GRACE);
                Some(self.channel.output.recv_timeout(left).unwrap_or(Output::InputClosed))
            }
            Ok(output) => Some(output),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Output::Ended),
        }
    }

    /// Why it forfeits when there are no more lines to read or to write.
    fn failure(&mut self, output: Output) -> Failure {
        match output {
            Output::TooLong(line) => (ForfeitReason::LineTooLong { longest: self.limits.longest_line }, vec![line]),
            Output::Lines(lines) => (ForfeitReason::OutOfTurn, lines),
            Output::Ended => (self.child.ended_within(GRACE).map_or(ForfeitReason::ClosedOutput, ended), Vec::new()),
            Output::InputClosed => {
                (self.child.ended_within(GRACE).map_or(ForfeitReason::ClosedInput, ended), Vec::new())
            }
        }
    }

    fn timed_out(&mut self, time: Duration) -> ForfeitReason {
        let milliseconds = canasta::must_fit::<u64>(time.as_millis());
        // One of its own children may hold the pipe open.
        self.child.ended_within(Duration::ZERO).map_or(ForfeitReason::TimedOut { milliseconds }, ended)
    }

    /// Ends it, and keeps the report.
    fn forfeit(&mut self, why: ForfeitReason, lines: &[Vec<u8>]) -> Forfeit {
        self.child.end();
        let forfeit = Forfeit {
            seat: self.hello.seat,
            command: self.command.clone(),
            why: Box::new(why),
            lines: lines.iter().map(|line| line_shown(line)).collect(),
            stderr: text_shown(&self.channel.stderr.all(GRACE)),
        };
        self.forfeited = Some(forfeit.clone());
        forfeit
    }
}

/// The answer in the line, if that is an act that the rules allow.
fn judged(view: &CardView, line: &[u8]) -> Result<Answer, ForfeitReason> {
    let answer = protocol::read_answer(line)?;
    match judge(view, &answer.action) {
        Ok(_) => Ok(answer),
        Err(illegal) => Err(ForfeitReason::Illegal { action: answer.action.to_string(), why: illegal }),
    }
}

/// What it means that it has ended so.
fn ended(status: ExitStatus) -> ForfeitReason {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    if status.success() { ForfeitReason::Left } else { ForfeitReason::Crashed { code: status.code(), signal } }
}
