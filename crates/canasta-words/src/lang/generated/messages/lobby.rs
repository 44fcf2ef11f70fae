// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/lobby.ftl`

use crate::{Lang, Message, Name, Number};

/// “Lobby. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().lobby_title
}

/// “Lobby”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().lobby_heading
}

/// “Tables on this server that anyone may join or watch. Private tables are not listed.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().lobby_about
}

/// “New table”
pub fn new_table(lang: Lang) -> &'static str {
    lang.messages().lobby_new_table
}

/// “Join with a code”
pub fn join(lang: Lang) -> &'static str {
    lang.messages().lobby_join
}

/// “Waiting for players”
pub fn waiting(lang: Lang) -> &'static str {
    lang.messages().lobby_waiting
}

/// “No table is waiting for players. You can start one.”
pub fn none_waiting(lang: Lang) -> &'static str {
    lang.messages().lobby_none_waiting
}

/// “In play”
pub fn in_play(lang: Lang) -> &'static str {
    lang.messages().lobby_in_play
}

/// “`{playing}` games are in play; `{waiting}` tables are waiting for players.”
pub fn tables(lang: Lang, playing: impl Into<Number>, waiting: impl Into<Number>) -> Message {
    (lang.messages().lobby_tables)(playing.into(), waiting.into())
}

/// “`{people}` people are here.”
pub fn people(lang: Lang, people: impl Into<Number>) -> Message {
    (lang.messages().lobby_people)(people.into())
}

/// “`{host}`’s table”
pub fn table_of<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().lobby_table_of)(host)
}

/// “`{rules}`, `{players}` players”
pub fn game(lang: Lang, rules: &Message, players: impl Into<Number>) -> Message {
    (lang.messages().lobby_game)(rules, players.into())
}

/// “`{people}` people, `{bots}` computer players, `{free}` seats free.”
pub fn seats(lang: Lang, people: impl Into<Number>, bots: impl Into<Number>, free: impl Into<Number>) -> Message {
    (lang.messages().lobby_seats)(people.into(), bots.into(), free.into())
}

/// “No clock.”
pub fn no_clock(lang: Lang) -> &'static str {
    lang.messages().lobby_no_clock
}

/// “`{span}` a turn.”
pub fn clock(lang: Lang, span: &Message) -> Message {
    (lang.messages().lobby_clock)(span)
}

/// “`{spectators}` spectators.”
pub fn spectators(lang: Lang, spectators: impl Into<Number>) -> Message {
    (lang.messages().lobby_spectators)(spectators.into())
}

/// “Sit down”
pub fn sit_down(lang: Lang) -> &'static str {
    lang.messages().lobby_sit_down
}

/// “Sit down at `{host}`’s table”
///
/// For a screen reader, which tells one button from another.
pub fn sit_down_at<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().lobby_sit_down_at)(host)
}

/// “Watch”
pub fn watch(lang: Lang) -> &'static str {
    lang.messages().lobby_watch
}

/// “Watch `{host}`’s table”
///
/// For a screen reader, which tells one button from another.
pub fn watch_at<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().lobby_watch_at)(host)
}
