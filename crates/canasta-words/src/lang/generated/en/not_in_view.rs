// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Message, Number, Writer};

pub(super) fn red_threes(seat: Number) -> Message {
    let mut w = Writer::with_capacity(109);
    w.text("seat ");
    w.plain(seat);
    w.text(" begins its first turn, and a view does not show the red threes that it may have to lay down");
    w.finish()
}

pub(super) fn hand(seat: Number) -> Message {
    let mut w = Writer::with_capacity(61);
    w.text("seat ");
    w.plain(seat);
    w.text(" is to act, and its hand is not in this view");
    w.finish()
}
