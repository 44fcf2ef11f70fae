// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn who(players: Number) -> Message {
    let mut w = Writer::with_capacity(69);
    match players.0 {
        2 => {
            w.text("You against one opponent, played by the computer.");
        }
        3 => {
            w.text("You against two others, each alone, played by the computer.");
        }
        4 => {
            w.text("You and a partner against two opponents, played by the computer.");
        }
        5 => {
            w.text("You against four others, each alone, played by the computer.");
        }
        _ => {
            w.text("You and two partners against three opponents, played by the computer.");
        }
    }
    w.finish()
}

pub(super) fn same(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("Your table plays ");
    w.message(rules);
    w.text(" as it is.");
    w.finish()
}

pub(super) fn differs(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("Your table differs from ");
    w.message(rules);
    w.text(":");
    w.finish()
}

pub(super) fn no_part(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(81);
    w.text("Your changes make no difference at this table, which plays ");
    w.message(rules);
    w.text(" as it is.");
    w.finish()
}

pub(super) fn instead(rule: &Message) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("Instead of: ");
    w.message(rule);
    w.finish()
}

pub(super) fn how_played(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("How ");
    w.message(rules);
    w.text(" is played");
    w.finish()
}

pub(super) fn changes(changes: Number) -> Message {
    let mut w = Writer::with_capacity(24);
    match EN.plural(changes.0) {
        Plural::One => {
            w.text("one house rule");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, changes);
            w.text(" house rules");
        }
    }
    w.finish()
}

pub(super) fn bounds(low: i32, high: i32) -> Message {
    let mut w = Writer::with_capacity(28);
    w.points(&EN, low);
    w.text(" to ");
    w.points(&EN, high);
    w.finish()
}

pub(super) fn for_players(players: Number) -> Message {
    let mut w = Writer::with_capacity(24);
    match EN.plural(players.0) {
        Plural::One => {
            w.text("For ");
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" player");
        }
        _ => {
            w.text("For ");
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" players");
        }
    }
    w.finish()
}

pub(super) fn no_such_rules(typed: &str) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("There are no rules called “");
    w.isolated(typed);
    w.text("”.");
    w.finish()
}

pub(super) fn not_so_many(typed: &str) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("Two to six can play, not “");
    w.isolated(typed);
    w.text("”.");
    w.finish()
}

pub(super) fn takes_number(question: &Message, low: i32, high: i32, typed: &str) -> Message {
    let mut w = Writer::with_capacity(93);
    w.message(question);
    w.text(": enter a whole number from ");
    w.points(&EN, low);
    w.text(" to ");
    w.points(&EN, high);
    w.text(", not “");
    w.isolated(typed);
    w.text("”.");
    w.finish()
}

pub(super) fn not_offered(question: &Message, typed: &str) -> Message {
    let mut w = Writer::with_capacity(72);
    w.message(question);
    w.text(": choose one of the answers offered, not “");
    w.isolated(typed);
    w.text("”.");
    w.finish()
}
