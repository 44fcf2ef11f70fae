// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/cli-games.ftl`

use crate::{Lang, Message, Number};

/// “no deal at table `{table}` is over yet, so there is nothing to export”
pub fn nothing_to_export(lang: Lang, table: &str) -> Message {
    (lang.messages().cli_games_nothing_to_export)(table)
}

/// “table `{table}`: `{fault}`”
pub fn fault_in(lang: Lang, table: &str, fault: &Message) -> Message {
    (lang.messages().cli_games_fault_in)(table, fault)
}

/// “`{file}` already exists and is not overwritten; choose another name”
pub fn already_there(lang: Lang, file: &str) -> Message {
    (lang.messages().cli_games_already_there)(file)
}

/// “`{tables}` tables with `{entries}` entries saved in `{file}`”
pub fn kept(lang: Lang, tables: impl Into<Number>, entries: impl Into<Number>, file: &str) -> Message {
    (lang.messages().cli_games_kept)(tables.into(), entries.into(), file)
}

/// “`{tables}` tables with `{entries}` entries restored to `{file}`”
pub fn restored(lang: Lang, tables: impl Into<Number>, entries: impl Into<Number>, file: &str) -> Message {
    (lang.messages().cli_games_restored)(tables.into(), entries.into(), file)
}

/// “`{tables}` tables with `{entries}` entries restored to the database”
pub fn restored_to_database(lang: Lang, tables: impl Into<Number>, entries: impl Into<Number>) -> Message {
    (lang.messages().cli_games_restored_to_database)(tables.into(), entries.into())
}

/// “`{tables}` tables with `{entries}` entries restored to `{file}`; the games that were there before are now in `{before}`”
pub fn restored_over(
    lang: Lang,
    tables: impl Into<Number>,
    entries: impl Into<Number>,
    file: &str,
    before: &str,
) -> Message {
    (lang.messages().cli_games_restored_over)(tables.into(), entries.into(), file, before)
}

/// “the tables have version `{version}`; programs that know version `{from}` or a newer one can use them”
pub fn migrated(lang: Lang, version: impl Into<Number>, from: impl Into<Number>) -> Message {
    (lang.messages().cli_games_migrated)(version.into(), from.into())
}

/// “the tables have version `{version}`”
pub fn migrated_wholly(lang: Lang, version: impl Into<Number>) -> Message {
    (lang.messages().cli_games_migrated_wholly)(version.into())
}

/// “`{tables}` tables with `{entries}` entries”
///
/// Only within the others.
pub fn contents(lang: Lang, tables: impl Into<Number>, entries: impl Into<Number>) -> Message {
    (lang.messages().cli_games_contents)(tables.into(), entries.into())
}

/// “table `{table}` was already damaged and was copied as it is: `{why}`”
pub fn broken(lang: Lang, table: &str, why: &str) -> Message {
    (lang.messages().cli_games_broken)(table, why)
}
