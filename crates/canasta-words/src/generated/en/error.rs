// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Number, Writer};

pub(super) fn status(status: Number) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("Error ");
    w.plain(status);
    w.text(".");
    w.finish()
}
