// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn span(parts: &[Message]) -> Message {
    let mut w = Writer::with_capacity(12);
    w.list(" and ", parts);
    w.finish()
}

pub(super) fn hours(n: Number) -> Message {
    let mut w = Writer::with_capacity(18);
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 hour");
        }
        _ => {
            w.number(&EN, n);
            w.text(" hours");
        }
    }
    w.finish()
}

pub(super) fn minutes(n: Number) -> Message {
    let mut w = Writer::with_capacity(20);
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 minute");
        }
        _ => {
            w.number(&EN, n);
            w.text(" minutes");
        }
    }
    w.finish()
}

pub(super) fn seconds(n: Number) -> Message {
    let mut w = Writer::with_capacity(20);
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 second");
        }
        _ => {
            w.number(&EN, n);
            w.text(" seconds");
        }
    }
    w.finish()
}

pub(super) fn date(day: Number, month: crate::messages::time::DateMonth, year: Number) -> Message {
    let mut w = Writer::with_capacity(35);
    match month {
        crate::messages::time::DateMonth::January => {
            w.number(&EN, day);
            w.text(" January ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::February => {
            w.number(&EN, day);
            w.text(" February ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::March => {
            w.number(&EN, day);
            w.text(" March ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::April => {
            w.number(&EN, day);
            w.text(" April ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::May => {
            w.number(&EN, day);
            w.text(" May ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::June => {
            w.number(&EN, day);
            w.text(" June ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::July => {
            w.number(&EN, day);
            w.text(" July ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::August => {
            w.number(&EN, day);
            w.text(" August ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::September => {
            w.number(&EN, day);
            w.text(" September ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::October => {
            w.number(&EN, day);
            w.text(" October ");
            w.plain(year);
        }
        crate::messages::time::DateMonth::November => {
            w.number(&EN, day);
            w.text(" November ");
            w.plain(year);
        }
        _ => {
            w.number(&EN, day);
            w.text(" December ");
            w.plain(year);
        }
    }
    w.finish()
}
