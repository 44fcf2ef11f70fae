// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn status(status: Number) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("Error ");
    w.plain(status);
    w.text(".");
    w.finish()
}

pub(super) fn again_in(seconds: Number) -> Message {
    let mut w = Writer::with_capacity(56);
    match EN.plural(seconds.0) {
        Plural::One => {
            w.text("This page tries again by itself in 1 second.");
        }
        _ => {
            w.text("This page tries again by itself in ");
            w.number(&EN, seconds);
            w.text(" seconds.");
        }
    }
    w.finish()
}
