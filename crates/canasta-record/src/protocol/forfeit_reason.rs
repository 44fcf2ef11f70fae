//! What a bot in another process can do wrong.

use core::fmt;

use canasta::{Illegal, ParseError};

/// Why a bot in another process forfeits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForfeitReason {
    /// The command names no program.
    NoCommand,
    /// A quotation mark in the command is not closed, or a backslash stands at its end.
    Quotation,
    /// The program cannot be started.
    NotStarted {
        /// The program, as the command names it.
        program: String,
        /// What the system says.
        error: String,
    },
    /// The process ended with a fault, by itself.
    Crashed {
        /// Its exit code; `None` where a signal ended it.
        code: Option<i32>,
        /// The signal that ended it.
        signal: Option<i32>,
    },
    /// The process ended as if all was well, before it was told to.
    Left,
    /// It closed its standard output and went on running.
    ClosedOutput,
    /// It closed its standard input and went on running.
    ClosedInput,
    /// It does not read what it is told.
    NotReading,
    /// No answer came in time.
    TimedOut {
        /// How long was waited, in milliseconds.
        milliseconds: u64,
    },
    /// A line without an end, or with more than the bytes allowed.
    LineTooLong {
        /// The bytes allowed.
        longest: usize,
    },
    /// A line that is no UTF-8.
    NotUtf8,
    /// A line without anything in it.
    EmptyLine,
    /// A line that is no JSON.
    NotJson {
        /// What the JSON reader says.
        error: String,
        /// The line would be an act if it stood in quotation marks.
        bare_action: bool,
    },
    /// JSON, but neither a text nor an object with a text under `action`.
    NoAction,
    /// The text is no act.
    Unreadable(ParseError),
    /// An act that the rules refuse.
    Illegal {
        /// The act, as it was read.
        action: String,
        /// Why it is refused.
        why: Illegal,
    },
    /// More lines than turns.
    OutOfTurn,
}

impl ForfeitReason {
    /// A stable word for it; programs may branch on it.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoCommand | Self::Quotation => "command",
            Self::NotStarted { .. } => "not-started",
            Self::Crashed { .. } => "crashed",
            Self::Left => "left",
            Self::ClosedOutput => "closed-output",
            Self::ClosedInput => "closed-input",
            Self::NotReading => "not-reading",
            Self::TimedOut { .. } => "timed-out",
            Self::LineTooLong { .. } => "line-too-long",
            Self::NotUtf8 => "not-utf-8",
            Self::EmptyLine => "empty-line",
            Self::NotJson { .. } => "not-json",
            Self::NoAction => "no-act",
            Self::Unreadable(_) => "unreadable",
            Self::Illegal { .. } => "illegal",
            Self::OutOfTurn => "out-of-turn",
        }
    }
}

/// The code and what the system or the rules say: the sentences for people are made elsewhere.
impl fmt::Display for ForfeitReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::NotStarted { error, .. } | Self::NotJson { error, .. } => write!(f, ": {error}"),
            Self::Crashed { code: Some(code), .. } => write!(f, ": exit code {code}"),
            Self::Crashed { signal: Some(signal), .. } => write!(f, ": signal {signal}"),
            Self::TimedOut { milliseconds } => write!(f, ": {milliseconds} ms"),
            Self::LineTooLong { longest } => write!(f, ": more than {longest} bytes"),
            Self::Unreadable(why) => write!(f, ": {why}"),
            Self::Illegal { why, .. } => write!(f, ": {why:?}"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for ForfeitReason {}
