// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Writer};

pub(super) fn games(games: Number) -> Message {
    let mut w = Writer::with_capacity(19);
    match EN.plural(games.0) {
        Plural::One => {
            w.text("One game.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, games);
            w.text(" games.");
        }
    }
    w.finish()
}

pub(super) fn side(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(12);
    w.list(" and ", people);
    w.finish()
}

pub(super) fn side_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn which(game: Number) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("Game ");
    w.spelled(&EN, &tables::NUMBER, game);
    w.text(" of the evening.");
    w.finish()
}

pub(super) fn asked(people: &[Message]) -> Message {
    let mut w = Writer::with_capacity(96);
    w.text("Waiting for ");
    w.list(" and ", people);
    w.text(". The question is at the old table, and this table is on the start page.");
    w.finish()
}

pub(super) fn asked_name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}
