// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/evening.ftl`

use crate::{Lang, Message, Name, Number};

/// “The evening so far”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().evening_title
}

/// “`{games}` games.”
pub fn games(lang: Lang, games: impl Into<Number>) -> Message {
    (lang.messages().evening_games)(games.into())
}

/// “Won”
pub fn won(lang: Lang) -> &'static str {
    lang.messages().evening_won
}

/// “Points”
pub fn points(lang: Lang) -> &'static str {
    lang.messages().evening_points
}

/// “`{people}`”
///
/// The players of a side.
pub fn side(lang: Lang, people: &[Message]) -> Message {
    (lang.messages().evening_side)(people)
}

/// “`{name}`”
///
/// Item of $people in `evening-side`.
pub fn side_name<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().evening_side_name)(name)
}

/// “Play again”
pub fn again(lang: Lang) -> &'static str {
    lang.messages().evening_again
}

/// “Join them”
pub fn join(lang: Lang) -> &'static str {
    lang.messages().evening_join
}

/// “Draw for seats again”
pub fn draw_anew(lang: Lang) -> &'static str {
    lang.messages().evening_draw_anew
}

/// “All of you move to one new table, in the same seats or in newly drawn ones. Players who have not pressed a button yet are asked.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().evening_about
}

/// “Players are gathering for the next game.”
pub fn gathers(lang: Lang) -> &'static str {
    lang.messages().evening_gathers
}

/// “Game `{game}` of the evening.”
pub fn which(lang: Lang, game: impl Into<Number>) -> Message {
    (lang.messages().evening_which)(game.into())
}

/// “Waiting for `{people}`. The question is at the old table, and this table is on the start page.”
pub fn asked(lang: Lang, people: &[Message]) -> Message {
    (lang.messages().evening_asked)(people)
}

/// “`{name}`”
///
/// Item of $people in `evening-asked`.
pub fn asked_name<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().evening_asked_name)(name)
}

/// “The others have been asked. Begin when they are here.”
pub fn others_asked(lang: Lang) -> &'static str {
    lang.messages().evening_others_asked
}
