// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/protocol.ftl`

use crate::{Lang, Message, Number};

/// “its command is empty”
pub fn no_command(lang: Lang) -> &'static str {
    lang.messages().protocol_no_command
}

/// “its command has an unmatched quotation mark, or ends in a backslash”
pub fn quotation(lang: Lang) -> &'static str {
    lang.messages().protocol_quotation
}

/// “its program “`{program}`” cannot be started: `{error}`”
pub fn not_started(lang: Lang, program: &str, error: &str) -> Message {
    (lang.messages().protocol_not_started)(program, error)
}

/// “the file for its standard error: `{error}`”
///
/// Stands in the message above.
pub fn log_unusable(lang: Lang, error: &str) -> Message {
    (lang.messages().protocol_log_unusable)(error)
}

/// “it ended by itself, with exit code `{code}`”
pub fn exited(lang: Lang, code: &str) -> Message {
    (lang.messages().protocol_exited)(code)
}

/// “it was ended by signal `{signal}`”
pub fn ended_by_signal(lang: Lang, signal: &str) -> Message {
    (lang.messages().protocol_ended_by_signal)(signal)
}

/// “it crashed”
pub fn crashed(lang: Lang) -> &'static str {
    lang.messages().protocol_crashed
}

/// “it ended before it was told to”
pub fn left(lang: Lang) -> &'static str {
    lang.messages().protocol_left
}

/// “it closed its standard output and went on running”
pub fn closed_output(lang: Lang) -> &'static str {
    lang.messages().protocol_closed_output
}

/// “it closed its standard input and went on running”
pub fn closed_input(lang: Lang) -> &'static str {
    lang.messages().protocol_closed_input
}

/// “it does not read its standard input”
pub fn not_reading(lang: Lang) -> &'static str {
    lang.messages().protocol_not_reading
}

/// “it did not answer within `{seconds}` s”
pub fn timed_out(lang: Lang, seconds: &str) -> Message {
    (lang.messages().protocol_timed_out)(seconds)
}

/// “its line has more than `{bytes}` bytes”
pub fn line_too_long(lang: Lang, bytes: impl Into<Number>) -> Message {
    (lang.messages().protocol_line_too_long)(bytes.into())
}

/// “its line is not UTF-8”
pub fn not_utf_eight(lang: Lang) -> &'static str {
    lang.messages().protocol_not_utf_eight
}

/// “its line is empty”
pub fn empty_line(lang: Lang) -> &'static str {
    lang.messages().protocol_empty_line
}

/// “its line is not JSON: an act is a JSON string, so it needs quotation marks around it”
pub fn bare_act(lang: Lang) -> &'static str {
    lang.messages().protocol_bare_act
}

/// “its line is not JSON: `{error}`”
pub fn not_json(lang: Lang, error: &str) -> Message {
    (lang.messages().protocol_not_json)(error)
}

/// “its line is neither an act like "draw" nor an object with one, like {"act": "draw"}”
pub fn no_act(lang: Lang) -> &'static str {
    lang.messages().protocol_no_act
}

/// “its act cannot be read: `{because}`”
pub fn unreadable(lang: Lang, because: &str) -> Message {
    (lang.messages().protocol_unreadable)(because)
}

/// “its act “`{act}`” is refused (`{code}`, see the chapter “`{chapter}`” of the rules): `{because}`”
pub fn illegal(lang: Lang, act: &str, code: &str, chapter: &str, because: &str) -> Message {
    (lang.messages().protocol_illegal)(act, code, chapter, because)
}

/// “it wrote a line that was not asked for; one line is expected for each turn, and notes belong on its standard error”
pub fn out_of_turn(lang: Lang) -> &'static str {
    lang.messages().protocol_out_of_turn
}

/// “the bot “`{command}`” in seat `{seat}` forfeits (`{code}`): `{why}`”
pub fn forfeit(lang: Lang, command: &str, seat: impl Into<Number>, code: &str, why: &Message) -> Message {
    (lang.messages().protocol_forfeit)(command, seat.into(), code, why)
}

/// “its line: `{line}`”
///
/// Stands indented in the report.
pub fn its_line(lang: Lang, line: &str) -> Message {
    (lang.messages().protocol_its_line)(line)
}

/// “its next line: `{line}`”
///
/// Stands indented in the report.
pub fn its_next_line(lang: Lang, line: &str) -> Message {
    (lang.messages().protocol_its_next_line)(line)
}

/// “its standard error ends with:”
///
/// Stands indented in the report, and lines follow.
pub fn standard_error(lang: Lang) -> &'static str {
    lang.messages().protocol_standard_error
}
