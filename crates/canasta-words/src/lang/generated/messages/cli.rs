// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/cli.ftl`

use crate::{Lang, Message, Number};

/// “standard input”
pub fn standard_input(lang: Lang) -> &'static str {
    lang.messages().cli_standard_input
}

/// “`{file}` cannot be read: `{why}`”
pub fn cannot_be_read(lang: Lang, file: &str, why: &Message) -> Message {
    (lang.messages().cli_cannot_be_read)(file, why)
}

/// “it is longer than `{mebibytes}` MiB”
///
/// Follows `cli-cannot-be-read`.
pub fn too_long(lang: Lang, mebibytes: impl Into<Number>) -> Message {
    (lang.messages().cli_too_long)(mebibytes.into())
}

/// “it is not UTF-8 text”
///
/// Follows `cli-cannot-be-read`.
pub fn not_utf_eight(lang: Lang) -> &'static str {
    lang.messages().cli_not_utf_eight
}

/// “`{file}`: `{fault}`”
pub fn fault_in(lang: Lang, file: &str, fault: &Message) -> Message {
    (lang.messages().cli_fault_in)(file, fault)
}

/// “the output cannot be written: `{why}`”
pub fn cannot_be_written(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_cannot_be_written)(why)
}

/// “expected a number from 2 to 6”
pub fn wants_players(lang: Lang) -> &'static str {
    lang.messages().cli_wants_players
}

/// “`{file}` cannot be written: `{why}`”
pub fn file_cannot_be_written(lang: Lang, file: &str, why: &str) -> Message {
    (lang.messages().cli_file_cannot_be_written)(file, why)
}

/// “cannot start: `{why}`”
pub fn cannot_start(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_cannot_start)(why)
}

/// “this system has no data directory; name one with --data DIR”
pub fn no_data_directory(lang: Lang) -> &'static str {
    lang.messages().cli_no_data_directory
}

/// “Without a command, canasta starts the server.”
///
/// The end of `canasta --help`, before the examples.
pub fn serves_without_a_command(lang: Lang) -> &'static str {
    lang.messages().cli_serves_without_a_command
}

/// “`{sentence}` (see `{program}` --help)”
pub fn see_help(lang: Lang, sentence: &str, program: &str) -> Message {
    (lang.messages().cli_see_help)(sentence, program)
}

/// “the scenarios cannot be read, or the answers cannot be written: `{why}`”
pub fn referee_failed(lang: Lang, why: &str) -> Message {
    (lang.messages().cli_referee_failed)(why)
}
