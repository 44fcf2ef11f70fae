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
