// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::{Message, Number, Writer};

pub(super) fn status(status: Number) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[Ééřřřóóř ");
    w.plain(status);
    w.text(".]");
    w.finish()
}
