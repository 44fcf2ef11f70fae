// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::{Mark, Message, Writer};

pub(super) fn commitment(commitment: &str) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("Commitment for this deal: ");
    w.open(Mark::Code);
    w.isolated(commitment);
    w.close();
    w.finish()
}
