//! Why a bot lost its seat, as a report.

use core::fmt;

use canasta::Seat;
use canasta_i18n::{Lang, protocol as words};
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
        f.write_str(&words::forfeit(Lang::EN, self.seat, &self.command, &self.why, &self.lines, &self.stderr))
    }
}

impl std::error::Error for Forfeit {}

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
