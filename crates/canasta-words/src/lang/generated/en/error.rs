// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Number, Writer};

pub(super) fn status(status: Number) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("Error ");
    w.plain(status);
    w.text(".");
    w.finish()
}

pub(super) fn again_in(span: &Message) -> Message {
    let mut w = Writer::with_capacity(48);
    w.text("This page tries again by itself in ");
    w.message(span);
    w.text(".");
    w.finish()
}
