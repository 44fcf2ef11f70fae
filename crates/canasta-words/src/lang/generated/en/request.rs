// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::{Message, Name, Writer};

pub(super) fn not_your_turn(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("it is ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text("’s turn");
    w.finish()
}

pub(super) fn answer_due(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(47);
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" must answer first: may you go out?");
    w.finish()
}
