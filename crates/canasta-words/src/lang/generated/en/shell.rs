// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::{Message, Name, Writer};

pub(super) fn invitation(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(45);
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" invites you to a game of canasta");
    w.finish()
}
