//! Mistakes by external bots.

use core::fmt;

use canasta::{Illegal, ParseError};

/// The reason why an external bot forfeits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForfeitReason {
    /// The command names no program.
    NoCommand,
    /// The command has an unclosed quotation mark, or a backslash at the end.
    Quotation,
    /// The program couldn't be started.
    NotStarted {
        /// The program in the command.
        program: String,
        /// The error of the operating system.
        error: String,
    },
    /// The process ended with an error.
    Crashed {
        /// The exit code; `None` if a signal ended the process.
        code: Option<i32>,
        /// The signal that ended the process.
        signal: Option<i32>,
    },
    /// The process ended without an error before it was told to.
    Left,
    /// The process closed its standard output but kept running.
    ClosedOutput,
    /// The process closed its standard input but kept running.
    ClosedInput,
    /// The process doesn't read its input.
    NotReading,
    /// There was no answer in time.
    TimedOut {
        /// The time limit in milliseconds.
        milliseconds: u64,
    },
    /// A line was too long, or had no end.
    LineTooLong {
        /// The maximum number of bytes.
        longest: usize,
    },
    /// A line is not UTF-8.
    NotUtf8,
    /// A line is empty.
    EmptyLine,
    /// A line is not JSON.
    NotJson {
        /// The message of the JSON parser.
        error: String,
        /// Whether the line would be an action if it had quotation marks.
        bare_action: bool,
    },
    /// The JSON is neither a string nor an object with a string in `act`.
    NoAction,
    /// The string isn't an action.
    Unreadable(ParseError),
    /// The rules forbid the action.
    Illegal {
        /// The action.
        action: String,
        /// The rule that forbids it.
        why: Illegal,
    },
    /// The bot sent more lines than it had turns.
    OutOfTurn,
}

impl ForfeitReason {
    /// A stable code, for programs.
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

/// The code, with the error from the system or the rules. `canasta-i18n` has the messages for people.
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
