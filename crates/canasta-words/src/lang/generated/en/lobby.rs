// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Writer};

pub(super) fn tables(playing: Number, waiting: Number) -> Message {
    let mut w = Writer::with_capacity(76);
    match playing.0 {
        0 => {
            w.text("No games are in play");
        }
        _ => match EN.plural(playing.0) {
            Plural::One => {
                w.text("One game is in play");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, playing);
                w.text(" games are in play");
            }
        },
    }
    w.text("; ");
    match waiting.0 {
        0 => {
            w.text("no tables are waiting for players.");
        }
        _ => match EN.plural(waiting.0) {
            Plural::One => {
                w.text("one table is waiting for players.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER, waiting);
                w.text(" tables are waiting for players.");
            }
        },
    }
    w.finish()
}

pub(super) fn people(people: Number) -> Message {
    let mut w = Writer::with_capacity(29);
    match people.0 {
        0 => {
            w.text("You are the only one here.");
        }
        _ => match EN.plural(people.0) {
            Plural::One => {
                w.text("One person is here.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
                w.text(" people are here.");
            }
        },
    }
    w.finish()
}

pub(super) fn table_of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(22);
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table");
    w.finish()
}

pub(super) fn game(rules: &Message, players: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.message(rules);
    w.text(", ");
    match EN.plural(players.0) {
        Plural::One => {
            w.text("one player");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" players");
        }
    }
    w.finish()
}

pub(super) fn seats(people: Number, bots: Number, free: Number) -> Message {
    let mut w = Writer::with_capacity(76);
    match people.0 {
        0 => {
            w.text("No people");
        }
        _ => match EN.plural(people.0) {
            Plural::One => {
                w.text("One person");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
                w.text(" people");
            }
        },
    }
    match bots.0 {
        0 => {}
        _ => match EN.plural(bots.0) {
            Plural::One => {
                w.text(", one computer player");
            }
            _ => {
                w.text(", ");
                w.spelled(&EN, &tables::NUMBER, bots);
                w.text(" computer players");
            }
        },
    }
    w.text(", ");
    match free.0 {
        0 => {
            w.text("no seats free.");
        }
        _ => match EN.plural(free.0) {
            Plural::One => {
                w.text("one seat free.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER, free);
                w.text(" seats free.");
            }
        },
    }
    w.finish()
}

pub(super) fn clock(span: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.message(span);
    w.text(" a turn.");
    w.finish()
}

pub(super) fn spectators(spectators: Number) -> Message {
    let mut w = Writer::with_capacity(24);
    match EN.plural(spectators.0) {
        Plural::One => {
            w.text("One spectator.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, spectators);
            w.text(" spectators.");
        }
    }
    w.finish()
}

pub(super) fn sit_down_at(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("Sit down at ");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table");
    w.finish()
}

pub(super) fn watch_at(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("Watch ");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table");
    w.finish()
}
