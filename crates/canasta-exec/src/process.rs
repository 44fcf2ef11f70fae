//! One bot in a process of its own: started, told, asked, ended.

use std::fs::OpenOptions;
use std::process::ExitStatus;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError, TrySendError};
use std::time::{Duration, Instant};

use canasta::{CardAct, CardView};
use canasta_record::protocol::{self, Answer, End, Event, ForfeitReason, Hello};
use canasta_words::{Lang, messages as words};

use crate::child::Child;
use crate::forfeit::{line_shown, text_shown};
use crate::hear::{Heard, Talk};
use crate::judge::judge;
use crate::{Forfeit, Limits, command};

/// How long a process that closed a pipe has to end, so that its end can be told from a mere closing; and how long the
/// rest of its standard error is waited for.
const AFTERMATH: Duration = Duration::from_secs(2);

/// What went wrong, with the lines in question.
type Wrong = (ForfeitReason, Vec<Vec<u8>>);

/// A bot in a process of its own. Calls wait for it, never longer than the [`Limits`] say. When this is dropped, the
/// process is ended, with all that it started where the system knows process groups.
#[derive(Debug)]
pub struct Process {
    command: String,
    hello: Hello,
    limits: Limits,
    /// Before `child`: it stops listening first, so that the threads cannot wait for it.
    talk: Talk,
    child: Child,
    /// Its last answer: it has started up.
    before: Option<Vec<u8>>,
    /// It has said that it may be greeted again.
    plays_on: bool,
    /// It has forfeited; nothing is said to it any more.
    lost: Option<Forfeit>,
}

impl Process {
    /// Starts a bot and greets it. `command` is split as a shell splits words (see [`crate::words`]); the program is
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
        let log =
            log.map_err(|error| not_started(words::protocol::log_unusable(Lang::EN, &error.to_string()).into()))?;
        let (child, pipes) = Child::start(program, arguments).map_err(|error| not_started(error.to_string()))?;
        let talk = Talk::start(pipes, limits, log).map_err(|error| not_started(error.to_string()))?;
        // Nothing waits yet: there is room.
        let _ = talk.say.try_send(hello.line());
        let (command, hello, limits) = (command.to_owned(), *hello, limits.clone());
        Ok(Self { command, hello, limits, talk, child, before: None, plays_on: false, lost: None })
    }

    /// What it was told first, or at last where it was greeted again.
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
        self.plays_on && self.lost.is_none()
    }

    /// Greets it again, for another deal, perhaps in another seat or at another table; only where it plays on. If it cannot
    /// be told, it forfeits at its next turn.
    pub fn greet(&mut self, hello: &Hello) {
        self.hello = *hello;
        if self.lost.is_none() && matches!(self.talk.say.try_send(hello.line_again()), Err(TrySendError::Full(_))) {
            self.forfeit(ForfeitReason::NotReading, &[]);
        }
    }

    /// What its standard error ends with at present, made printable.
    pub fn stderr(&self) -> String {
        text_shown(&self.talk.stderr.so_far())
    }

    /// Tells it what happened. If it cannot be told, it forfeits at its next turn.
    pub fn event(&mut self, event: &Event) {
        if self.lost.is_none() && matches!(self.talk.say.try_send(event.line(&self.hello)), Err(TrySendError::Full(_)))
        {
            self.forfeit(ForfeitReason::NotReading, &[]);
        }
    }

    /// Asks for one act, within the usual time. The view is that of its seat, which has to act; nothing else need have
    /// been told before. The act is legal.
    ///
    /// # Errors
    /// The report of what it did instead; the process has been ended then, and every later turn is forfeited with the
    /// same report.
    pub fn turn(&mut self, view: &CardView) -> Result<CardAct, Forfeit> {
        self.turn_within(view, self.limits.turn)
    }

    /// [`Process::turn`] with another time for this act.
    ///
    /// # Errors
    /// As [`Process::turn`].
    pub fn turn_within(&mut self, view: &CardView, time: Duration) -> Result<CardAct, Forfeit> {
        if let Some(lost) = &self.lost {
            return Err(lost.clone());
        }
        self.ask(view, time).map_err(|(why, lines)| self.forfeit(why, &lines))
    }

    /// Says good-bye and waits for it to end by itself, as long as the limits allow; then it is ended.
    pub fn end(mut self, why: End) {
        if self.lost.is_none() {
            let _ = self.talk.say.try_send(why.line());
            self.hang_up();
            self.child.ended_within(self.limits.end);
        }
    }

    /// Its standard input ends behind what was said to it.
    fn hang_up(&mut self) {
        let (silent, _) = std::sync::mpsc::sync_channel(0);
        drop(std::mem::replace(&mut self.talk.say, silent));
    }

    /// Asks, and waits for one line that is an act; what went wrong instead, with the lines in question.
    ///
    /// A line too many (a greeting, a note) may come before the question, with the answer or after it, as the system
    /// happens to run the two processes. So nothing is said of a line that is no act, or that came too early, before the
    /// process has been heard out; then the report is the same whenever it came.
    fn ask(&mut self, view: &CardView, time: Duration) -> Result<CardAct, Wrong> {
        let early = match self.talk.heard.try_recv() {
            Ok(Heard::Lines(lines)) => Some(lines),
            Ok(other) => return Err(self.fallen(other)),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => None,
        };
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let line = protocol::turn(view, &self.hello, milliseconds);
        if let Err(TrySendError::Full(_)) = self.talk.say.try_send(line) {
            return Err((ForfeitReason::NotReading, Vec::new()));
        }
        let time = if self.before.is_some() { time } else { time + self.limits.start };
        let until = Instant::now() + time;
        let unasked = early.is_some();
        let lines = match early.map(Heard::Lines).or_else(|| self.hear(time)) {
            Some(Heard::Lines(lines)) => lines,
            Some(other) => return Err(self.fallen(other)),
            None => return Err((self.too_late(time), Vec::new())),
        };
        let mut lines = lines.into_iter();
        let line = lines.next().unwrap_or_default();
        let (answer, next) = (judged(view, &line), lines.next());
        match answer {
            Ok(answer) if next.is_none() && !unasked => {
                self.before = Some(line);
                self.plays_on |= answer.plays_on;
                Ok(answer.act)
            }
            // It was an answer, so the next line is the one too many.
            Ok(_) if !unasked => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
            answer => {
                let next = next.or_else(|| self.hear_out(until));
                match (answer, self.before.take()) {
                    (Err(why), _) if next.is_none() => Err((why, vec![line])),
                    // Behind an answer, or before the first.
                    (_, Some(before)) => Err((ForfeitReason::OutOfTurn, vec![before, line])),
                    (_, None) => Err((ForfeitReason::OutOfTurn, [Some(line), next].into_iter().flatten().collect())),
                }
            }
        }
    }

    /// The next line, if it says anything else within its time. Its standard input ends behind the question, so that it
    /// answers what it has read, and most programs end then.
    fn hear_out(&mut self, until: Instant) -> Option<Vec<u8>> {
        self.hang_up();
        loop {
            match self.talk.heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Heard::Lines(lines)) => return lines.into_iter().next(),
                Ok(Heard::TooLong(line)) => return Some(line),
                // It may have said something before it stopped listening.
                Ok(Heard::Deaf) => {}
                Ok(Heard::Silence) | Err(_) => return None,
            }
        }
    }

    /// What comes from it within this time.
    fn hear(&self, time: Duration) -> Option<Heard> {
        let until = Instant::now() + time;
        match self.talk.heard.recv_timeout(time) {
            // What it wrote before it stopped listening still counts, and its end says more than its deafness.
            Ok(Heard::Deaf) => {
                let left = until.saturating_duration_since(Instant::now()).min(AFTERMATH);
                Some(self.talk.heard.recv_timeout(left).unwrap_or(Heard::Deaf))
            }
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Heard::Silence),
        }
    }

    /// What it means that it can be heard or told no more.
    fn fallen(&mut self, heard: Heard) -> Wrong {
        match heard {
            Heard::TooLong(line) => (ForfeitReason::LineTooLong { longest: self.limits.longest_line }, vec![line]),
            Heard::Lines(lines) => (ForfeitReason::OutOfTurn, lines),
            Heard::Silence => {
                (self.child.ended_within(AFTERMATH).map_or(ForfeitReason::ClosedOutput, ended), Vec::new())
            }
            Heard::Deaf => (self.child.ended_within(AFTERMATH).map_or(ForfeitReason::ClosedInput, ended), Vec::new()),
        }
    }

    fn too_late(&mut self, time: Duration) -> ForfeitReason {
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        // One of its own children may hold the pipe open.
        self.child.ended_within(Duration::ZERO).map_or(ForfeitReason::TimedOut { milliseconds }, ended)
    }

    /// Ends it, and remembers why.
    fn forfeit(&mut self, why: ForfeitReason, lines: &[Vec<u8>]) -> Forfeit {
        self.child.end();
        let forfeit = Forfeit {
            seat: self.hello.seat,
            command: self.command.clone(),
            why: Box::new(why),
            lines: lines.iter().map(|line| line_shown(line)).collect(),
            stderr: text_shown(&self.talk.stderr.all(AFTERMATH)),
        };
        self.lost = Some(forfeit.clone());
        forfeit
    }
}

/// What the line says, if that is an act that the rules allow.
fn judged(view: &CardView, line: &[u8]) -> Result<Answer, ForfeitReason> {
    let answer = protocol::read_answer(line)?;
    match judge(view, &answer.act) {
        Ok(_) => Ok(answer),
        Err(illegal) => Err(ForfeitReason::Illegal { act: answer.act.to_string(), why: illegal }),
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
