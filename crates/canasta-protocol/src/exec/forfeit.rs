//! Reports that tell a bot's author, as exactly as possible, why the bot lost its seat.

use core::fmt;

use canasta::Seat;
use canasta_i18n::{Lang, refusal};
use canasta_record::protocol::ForfeitReason;

/// A bot in another process broke the rules and its process was killed. `Display` writes a report of a few lines: the
/// bot and its seat, the reason, the line in question, and the end of its standard error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// The bot's seat.
    pub seat: Seat,
    /// The command that started it.
    pub command: String,
    /// The reason.
    pub why: Box<ForfeitReason>,
    /// The line in question, if there is one, made printable and shortened. There are two lines if the bot wrote one
    /// too many.
    pub lines: Vec<String>,
    /// The end of the bot's standard error, made printable.
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

/// The reason as a phrase about the bot (“it …”), without a capital letter or full stop.
pub fn explain(reason: &ForfeitReason) -> String {
    match reason {
        ForfeitReason::NoCommand => "its command is empty".into(),
        ForfeitReason::Quotation => "its command has an unmatched quotation mark, or ends in a backslash".into(),
        ForfeitReason::NotStarted { program, error } => format!("cannot start its program “{program}”: {error}"),
        ForfeitReason::Crashed { code: Some(code), .. } => format!("it ended by itself, with exit code {code}"),
        ForfeitReason::Crashed { code: None, signal: Some(signal) } => format!("it was ended by signal {signal}"),
        ForfeitReason::Crashed { code: None, signal: None } => "it crashed".into(),
        ForfeitReason::Left => "it exited before the end".into(),
        ForfeitReason::ClosedOutput => "it closed its standard output but kept running".into(),
        ForfeitReason::ClosedInput => "it closed its standard input but kept running".into(),
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
            r#"its line is neither an action like "draw" nor an object with one, like {"act": "draw"}"#.into()
        }
        ForfeitReason::Unreadable(unreadable) => {
            format!("cannot read its action: {}", refusal::unreadable(Lang::EN, unreadable).because)
        }
        ForfeitReason::Illegal { action, why } => {
            let refusal::Refusal { code, rule, because } = refusal::explain(Lang::EN, why);
            let action = shortened(action);
            format!("its action “{action}” is refused ({code}, see the chapter “{rule}” of the rules): {because}")
        }
        ForfeitReason::OutOfTurn => "it wrote a line that was not asked for; one line is expected for each turn, \
             and notes belong on its standard error"
            .into(),
    }
}

/// Shortens an action for quoting it. No legal action is too long.
fn shortened(action: &str) -> String {
    const MAX_QUOTED_CHARS: usize = 120;
    match action.char_indices().nth(MAX_QUOTED_CHARS) {
        None => action.to_owned(),
        Some((end, _)) => format!("{}…", &action[..end]),
    }
}

/// A time in seconds without trailing zeros, such as `5` or `0.25`.
fn seconds(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let rest = milliseconds % 1000;
    if rest == 0 {
        return seconds.to_string();
    }
    format!("{seconds}.{}", format!("{rest:03}").trim_end_matches('0'))
}

const MAX_SHOWN_CHARS: usize = 400;

/// Makes a line from the process printable for a report: replaces control characters and invalid UTF-8, and cuts long
/// lines.
pub(crate) fn printable_line(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut letters = text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    let mut shown: String = letters.by_ref().take(MAX_SHOWN_CHARS).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Makes several lines from the process printable for a report.
pub(crate) fn printable_text(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let plain = |letter: char| match letter {
        '\n' | '\t' => letter,
        '\r' => ' ',
        letter if letter.is_control() => '\u{fffd}',
        letter => letter,
    };
    text.chars().map(plain).collect()
}
