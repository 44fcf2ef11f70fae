// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/arena.ftl`

use crate::{Lang, Message, Number};

/// “two teams with a comma between them are needed, such as club,greedy”
pub fn wants_comma(lang: Lang) -> &'static str {
    lang.messages().arena_wants_comma
}

/// “there is more than one comma; give each team by a --bot of its own”
pub fn commas(lang: Lang) -> &'static str {
    lang.messages().arena_commas
}

/// “`{file}` cannot be used: `{why}`”
pub fn log_unusable(lang: Lang, file: &str, why: &str) -> Message {
    (lang.messages().arena_log_unusable)(file, why)
}

/// “`{file}` cannot be written: `{why}`”
pub fn log_unwritable(lang: Lang, file: &str, why: &str) -> Message {
    (lang.messages().arena_log_unwritable)(file, why)
}

/// “another run writes to it”
pub fn log_locked(lang: Lang) -> &'static str {
    lang.messages().arena_log_locked
}

/// “line `{line}` is no result of an arena”
pub fn log_no_result(lang: Lang, line: impl Into<Number>) -> Message {
    (lang.messages().arena_log_no_result)(line.into())
}

/// “it is no file of an arena”
pub fn log_no_file(lang: Lang) -> &'static str {
    lang.messages().arena_log_no_file
}

/// “its first line is written in another way”
pub fn log_other_form(lang: Lang) -> &'static str {
    lang.messages().arena_log_other_form
}

/// “it is of another run: there “`{key}`” is `{there}`, here `{here}`”
pub fn log_other_run(lang: Lang, key: &str, there: &str, here: &str) -> Message {
    (lang.messages().arena_log_other_run)(key, there, here)
}
