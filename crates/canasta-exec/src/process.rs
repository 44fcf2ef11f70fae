//! One bot in a process of its own: started, told, asked, ended.

use std::fs::OpenOptions;
use std::process::ExitStatus;
use std::sync::mpsc::{RecvTimeoutError, TryRecvError, TrySendError};
use std::time::{Duration, Instant};

use canasta::{DressedAct, DressedView};
use canasta_record::notation::act_text;
use canasta_record::protocol::{self, End, Event, Hello, Lapse};
use canasta_record::words::refusal;

use crate::child::Child;
use crate::forfeit::{line_shown, text_shown};
use crate::hear::{Heard, Talk};
use crate::judge::judge;
use crate::{Forfeit, Limits, command};

/// How long a process that closed a pipe has to end, so that its end can be told from a mere closing; and how long the
/// rest of its standard error is waited for.
const AFTERMATH: Duration = Duration::from_secs(2);

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
    /// It has answered before: it has started up.
    awake: bool,
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
        let failed = |why: Lapse| Forfeit {
            seat: hello.seat,
            command: command.to_owned(),
            why: Box::new(why),
            line: None,
            stderr: String::new(),
        };
        let words = command::words(command).map_err(failed)?;
        let (program, arguments) = words.split_first().ok_or(Lapse::NoCommand).map_err(failed)?;
        let not_started = |error: String| failed(Lapse::NotStarted { program: program.clone(), error });
        let open = |path| OpenOptions::new().append(true).create(true).open(path);
        let log = limits.stderr_file.as_ref().map(open).transpose();
        let log = log.map_err(|error| not_started(format!("the file for its standard error: {error}")))?;
        let (child, pipes) = Child::start(program, arguments).map_err(|error| not_started(error.to_string()))?;
        let talk = Talk::start(pipes, limits, log).map_err(|error| not_started(error.to_string()))?;
        // Nothing waits yet: there is room.
        let _ = talk.say.try_send(hello.line());
        let (command, hello, limits) = (command.to_owned(), *hello, limits.clone());
        Ok(Self { command, hello, limits, talk, child, awake: false, lost: None })
    }

    /// What it was told first.
    pub const fn hello(&self) -> &Hello {
        &self.hello
    }

    /// What its standard error ends with at present, made printable.
    pub fn stderr(&self) -> String {
        text_shown(&self.talk.stderr.so_far())
    }

    /// Tells it what happened. If it cannot be told, it forfeits at its next turn.
    pub fn event(&mut self, event: &Event) {
        if self.lost.is_none() && matches!(self.talk.say.try_send(event.line(&self.hello)), Err(TrySendError::Full(_)))
        {
            self.forfeit(Lapse::NotReading, None);
        }
    }

    /// Asks for one act, within the usual time. The view is that of its seat, which has to act; nothing else need have
    /// been told before. The act is legal.
    ///
    /// # Errors
    /// The report of what it did instead; the process has been ended then, and every later turn is forfeited with the
    /// same report.
    pub fn turn(&mut self, view: &DressedView) -> Result<DressedAct, Forfeit> {
        self.turn_within(view, self.limits.turn)
    }

    /// [`Process::turn`] with another time for this act.
    ///
    /// # Errors
    /// As [`Process::turn`].
    pub fn turn_within(&mut self, view: &DressedView, time: Duration) -> Result<DressedAct, Forfeit> {
        if let Some(lost) = &self.lost {
            return Err(lost.clone());
        }
        let line = self.ask(view, time).map_err(|(why, line)| self.forfeit(why, line.as_deref()))?;
        let act = protocol::read_act(&line).map_err(|why| self.forfeit(why, Some(&line)))?;
        match judge(view, &act) {
            Ok(_) => Ok(act),
            Err(illegal) => {
                let why = Lapse::Illegal { act: act_text(&act), refusal: refusal::of(&illegal) };
                Err(self.forfeit(why, Some(&line)))
            }
        }
    }

    /// Says good-bye and waits for it to end by itself, as long as the limits allow; then it is ended.
    pub fn end(mut self, why: End) {
        if self.lost.is_none() {
            let _ = self.talk.say.try_send(why.line());
            let (silent, _) = std::sync::mpsc::sync_channel(0);
            // With the only sender gone, its standard input ends behind the last line.
            drop(std::mem::replace(&mut self.talk.say, silent));
            self.child.ended_within(self.limits.end);
        }
    }

    /// Asks, and waits for one line; what went wrong instead, with the line in question.
    fn ask(&mut self, view: &DressedView, time: Duration) -> Result<Vec<u8>, (Lapse, Option<Vec<u8>>)> {
        match self.talk.heard.try_recv() {
            Ok(Heard::Lines(lines)) => return Err((Lapse::OutOfTurn, lines.into_iter().next())),
            Ok(other) => return Err(self.fallen(other)),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => {}
        }
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let line = protocol::turn(view, &self.hello, milliseconds);
        if let Err(TrySendError::Full(_)) = self.talk.say.try_send(line) {
            return Err((Lapse::NotReading, None));
        }
        let time = if self.awake { time } else { time + self.limits.start };
        match self.hear(time) {
            Some(Heard::Lines(mut lines)) => {
                self.awake = true;
                let extra = lines.get(1).cloned();
                match (extra, lines.pop()) {
                    (None, Some(line)) => Ok(line),
                    (extra, _) => Err((Lapse::OutOfTurn, extra)),
                }
            }
            Some(other) => Err(self.fallen(other)),
            None => Err((self.too_late(time), None)),
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
    fn fallen(&mut self, heard: Heard) -> (Lapse, Option<Vec<u8>>) {
        match heard {
            Heard::TooLong(line) => (Lapse::LineTooLong { longest: self.limits.longest_line }, Some(line)),
            Heard::Lines(lines) => (Lapse::OutOfTurn, lines.into_iter().next()),
            Heard::Silence => (self.child.ended_within(AFTERMATH).map_or(Lapse::ClosedOutput, ended), None),
            Heard::Deaf => (self.child.ended_within(AFTERMATH).map_or(Lapse::ClosedInput, ended), None),
        }
    }

    fn too_late(&mut self, time: Duration) -> Lapse {
        let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        // One of its own children may hold the pipe open.
        self.child.ended_within(Duration::ZERO).map_or(Lapse::TimedOut { milliseconds }, ended)
    }

    /// Ends it, and remembers why.
    fn forfeit(&mut self, why: Lapse, line: Option<&[u8]>) -> Forfeit {
        self.child.end();
        let forfeit = Forfeit {
            seat: self.hello.seat,
            command: self.command.clone(),
            why: Box::new(why),
            line: line.map(line_shown),
            stderr: text_shown(&self.talk.stderr.all(AFTERMATH)),
        };
        self.lost = Some(forfeit.clone());
        forfeit
    }
}

/// What it means that it has ended so.
fn ended(status: ExitStatus) -> Lapse {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(not(unix))]
    let signal = None;
    if status.success() { Lapse::Left } else { Lapse::Crashed { code: status.code(), signal } }
}
