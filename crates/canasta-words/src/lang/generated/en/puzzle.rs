// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn due(due: Number) -> Message {
    let mut w = Writer::with_capacity(38);
    match EN.plural(due.0) {
        Plural::One => {
            w.text("One puzzle comes again today.");
        }
        _ => {
            w.number(&EN, due);
            w.text(" puzzles come again today.");
        }
    }
    w.finish()
}

pub(super) fn streak(days: Number, today: bool) -> Message {
    let mut w = Writer::with_capacity(92);
    match today {
        true => match EN.plural(days.0) {
            Plural::One => {
                w.text("You have solved one today.");
            }
            _ => {
                w.text("You have solved puzzles on ");
                w.number(&EN, days);
                w.text(" days in a row, today included.");
            }
        },
        false => match EN.plural(days.0) {
            Plural::One => {
                w.text("You solved one yesterday. Solve one today, and it is two days in a row.");
            }
            _ => {
                w.text("You have solved puzzles on ");
                w.number(&EN, days);
                w.text(" days in a row. Solve one today, and the row goes on.");
            }
        },
    }
    w.finish()
}

pub(super) fn solved_of(solved: Number, all: Number) -> Message {
    let mut w = Writer::with_capacity(35);
    w.number(&EN, solved);
    w.text(" of ");
    w.number(&EN, all);
    w.text(" solved");
    w.finish()
}

pub(super) fn number(number: Number, state: crate::messages::puzzle::NumberState) -> Message {
    let mut w = Writer::with_capacity(38);
    match state {
        crate::messages::puzzle::NumberState::New => {
            w.text("Puzzle ");
            w.number(&EN, number);
        }
        crate::messages::puzzle::NumberState::Solved => {
            w.text("Puzzle ");
            w.number(&EN, number);
            w.text(", solved");
        }
        crate::messages::puzzle::NumberState::Missed => {
            w.text("Puzzle ");
            w.number(&EN, number);
            w.text(", missed");
        }
        _ => {
            w.text("Puzzle ");
            w.number(&EN, number);
            w.text(", comes again today");
        }
    }
    w.finish()
}

pub(super) fn page_title(theme: &Message, number: Number) -> Message {
    let mut w = Writer::with_capacity(42);
    w.message(theme);
    w.text(", puzzle ");
    w.number(&EN, number);
    w.text(". Canasta");
    w.finish()
}

pub(super) fn page_heading(theme: &Message, number: Number) -> Message {
    let mut w = Writer::with_capacity(33);
    w.message(theme);
    w.text(", puzzle ");
    w.number(&EN, number);
    w.finish()
}

pub(super) fn stands(rules: &Message, totals: &[Message]) -> Message {
    let mut w = Writer::with_capacity(52);
    w.message(rules);
    w.text(". Points before this deal: ");
    w.list(" and ", totals);
    w.text(".");
    w.finish()
}

pub(super) fn total(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(25);
    w.message(side);
    w.text(" ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn loses(points: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    match EN.plural(points.0) {
        Plural::One => {
            w.text("loses about one point");
        }
        _ => {
            w.text("loses about ");
            w.number(&EN, points);
            w.text(" points");
        }
    }
    w.finish()
}

pub(super) fn again_in(days: Number) -> Message {
    let mut w = Writer::with_capacity(45);
    match EN.plural(days.0) {
        Plural::One => {
            w.text("This puzzle comes again tomorrow.");
        }
        _ => {
            w.text("This puzzle comes again in ");
            w.number(&EN, days);
            w.text(" days.");
        }
    }
    w.finish()
}
