//! Why a bot lost its seat, as a report. Its author reads it, so it is as exact as can be.

use core::fmt;

use canasta::Seat;
use canasta_i18n::{Lang, refusal};
use canasta_record::protocol::ForfeitReason;

/// A bot in another process did what it may not do; its process has been ended. `Display` is a report of a few lines: the
/// bot and its seat, why, the line in question, the end of its standard error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// The seat that the bot played.
    pub seat: Seat,
    /// The command that it was started with.
    pub command: String,
    /// Why it forfeits.
    pub why: Box<ForfeitReason>,
    /// The line in question, if there is one, made printable and cut short; two, as they were written, where one of them
    /// was too many.
    pub lines: Vec<String>,
    /// What its standard error ended with, made printable.
    pub stderr: String,
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seat: Seat(seat), command, why, lines, stderr } = self;
        write!(f, "the bot “{command}” in seat {seat} forfeits ({}): {}", why.code(), explain(why))?;
        for (line, heading) in lines.iter().zip(["its line", "its next line"]) {
            write!(f, "\n  {heading}: {line}")?;
        }
        if !stderr.trim().is_empty() {
            f.write_str("\n  its standard error ends with:")?;
            for line in stderr.trim_end().lines() {
                write!(f, "\n    {line}")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Forfeit {}

/// Why a bot forfeits, as a sentence about “it”, without a capital and without a full stop.
pub fn explain(reason: &ForfeitReason) -> String {
    match reason {
        ForfeitReason::NoCommand => "its command is empty".into(),
        ForfeitReason::Quotation => "its command has an unmatched quotation mark, or ends in a backslash".into(),
        ForfeitReason::NotStarted { program, error } => format!("its program “{program}” cannot be started: {error}"),
        ForfeitReason::Crashed { code: Some(code), .. } => format!("it ended by itself, with exit code {code}"),
        ForfeitReason::Crashed { code: None, signal: Some(signal) } => format!("it was ended by signal {signal}"),
        ForfeitReason::Crashed { code: None, signal: None } => "it crashed".into(),
        ForfeitReason::Left => "it ended before it was told to".into(),
        ForfeitReason::ClosedOutput => "it closed its standard output and went on running".into(),
        ForfeitReason::ClosedInput => "it closed its standard input and went on running".into(),
        ForfeitReason::NotReading => "it does not read its standard input".into(),
        ForfeitReason::TimedOut { milliseconds } => format!("it did not answer within {} s", seconds(*milliseconds)),
        ForfeitReason::LineTooLong { longest } => format!("its line has more than {longest} bytes"),
        ForfeitReason::NotUtf8 => "its line is not UTF-8".into(),
        ForfeitReason::EmptyLine => "its line is empty".into(),
        ForfeitReason::NotJson { bare_action: true, .. } => {
            "its line is not JSON: an action is a JSON string, so it needs quotation marks around it".into()
        }
        ForfeitReason::NotJson { error, bare_action: false } => format!("its line is not JSON: {error}"),
        ForfeitReason::NoAction => {
            r#"its line is neither an act like "draw" nor an object with one, like {"act": "draw"}"#.into()
        }
        ForfeitReason::Unreadable(unreadable) => {
            format!("its action cannot be read: {}", refusal::unreadable(Lang::EN, unreadable).because)
        }
        ForfeitReason::Illegal { action, why } => {
            let refusal::Refusal { code, rule, because } = refusal::of(Lang::EN, why);
            let action = shortened(action);
            format!("its action “{action}” is refused ({code}, see the chapter “{rule}” of the rules): {because}")
        }
        ForfeitReason::OutOfTurn => "it wrote a line that was not asked for; one line is expected for each turn, \
             and notes belong on its standard error"
            .into(),
    }
}

/// An act of a stranger is quoted only so far: no act of a game is longer.
fn shortened(action: &str) -> String {
    const QUOTED: usize = 120;
    match action.char_indices().nth(QUOTED) {
        None => action.to_owned(),
        Some((end, _)) => format!("{}…", &action[..end]),
    }
}

/// A time in seconds, as short as it is exact: `5`, `0.25`.
fn seconds(milliseconds: u64) -> String {
    let (whole, rest) = (milliseconds / 1000, milliseconds % 1000);
    if rest == 0 {
        return whole.to_string();
    }
    format!("{whole}.{}", format!("{rest:03}").trim_end_matches('0'))
}

/// Letters of a line that a report shows.
const SHOWN: usize = 400;

/// A line of the process, for a report: what is no UTF-8 or would move the cursor is shown as a sign that does not, and
/// what is too long is cut.
pub(crate) fn line_shown(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut letters = text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    let mut shown: String = letters.by_ref().take(SHOWN).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Lines of the process, for a report.
pub(crate) fn text_shown(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let plain = |letter: char| match letter {
        '\n' | '\t' => letter,
        '\r' => ' ',
        letter if letter.is_control() => '\u{fffd}',
        letter => letter,
    };
    text.chars().map(plain).collect()
}
