// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/arena.ftl`

use crate::{Lang, Message, Number};

/// “expected two teams separated by a comma, such as club,greedy”
pub fn wants_comma(lang: Lang) -> &'static str {
    lang.messages().arena_wants_comma
}

/// “there is more than one comma; use --bot once for each team”
pub fn commas(lang: Lang) -> &'static str {
    lang.messages().arena_commas
}

/// “`{file}` cannot be used: `{why}`”
pub fn log_unusable(lang: Lang, file: &str, why: &str) -> Message {
    (lang.messages().arena_log_unusable)(file, why)
}

/// “`{file}` cannot be written: `{why}`”
pub fn unwritable(lang: Lang, file: &str, why: &str) -> Message {
    (lang.messages().arena_unwritable)(file, why)
}

/// “another run writes to it”
pub fn log_locked(lang: Lang) -> &'static str {
    lang.messages().arena_log_locked
}

/// “line `{line}` is not an arena result”
pub fn log_no_result(lang: Lang, line: impl Into<Number>) -> Message {
    (lang.messages().arena_log_no_result)(line.into())
}

/// “it is not an arena file”
pub fn log_no_file(lang: Lang) -> &'static str {
    lang.messages().arena_log_no_file
}

/// “its first line has another format”
pub fn log_other_form(lang: Lang) -> &'static str {
    lang.messages().arena_log_other_form
}

/// “it belongs to another run: “`{key}`” is `{there}` there and `{here}` here”
pub fn log_other_run(lang: Lang, key: &str, there: &str, here: &str) -> Message {
    (lang.messages().arena_log_other_run)(key, there, here)
}

/// “`{directory}` cannot be used for records: `{why}`”
pub fn records_unusable(lang: Lang, directory: &str, why: &str) -> Message {
    (lang.messages().arena_records_unusable)(directory, why)
}

/// “it already has files in it”
pub fn records_there(lang: Lang) -> &'static str {
    lang.messages().arena_records_there
}

/// “there is no bot called “`{name}`”; the bots are `{bots}`, and exec:COMMAND”
pub fn no_such_bot(lang: Lang, name: &str, bots: &str) -> Message {
    (lang.messages().arena_no_such_bot)(name, bots)
}

/// ““`{team}`” names no bot; a team is a bot, or partners joined by +”
pub fn names_no_bot(lang: Lang, team: &str) -> Message {
    (lang.messages().arena_names_no_bot)(team)
}

/// “the bot “exec:`{command}`” cannot be started: `{why}`”
pub fn no_command(lang: Lang, command: &str, why: &Message) -> Message {
    (lang.messages().arena_no_command)(command, why)
}

/// ““`{team}`” names `{partners}` partners, but a side has `{seats}` seats”
pub fn too_many_partners(lang: Lang, team: &str, partners: impl Into<Number>, seats: impl Into<Number>) -> Message {
    (lang.messages().arena_too_many_partners)(team, partners.into(), seats.into())
}

/// “at least one pair of deals must be played”
pub fn no_pairs(lang: Lang) -> &'static str {
    lang.messages().arena_no_pairs
}

/// “`{bot}` broke the rules in pair `{pair}`: `{what}`”
pub fn misplay(lang: Lang, bot: &str, pair: impl Into<Number>, what: &str) -> Message {
    (lang.messages().arena_misplay)(bot, pair.into(), what)
}

/// “a thread of the arena panicked”
pub fn thread_lost(lang: Lang) -> &'static str {
    lang.messages().arena_thread_lost
}
