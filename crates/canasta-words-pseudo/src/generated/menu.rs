// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::{Mark, Message, Writer};

pub(super) fn commitment(commitment: &str) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("[Ççóóɱɱɱɱííţţɱééñţ ƒóóř ţĥííš đééááļ: ");
    w.open(Mark::Code);
    w.isolated(commitment);
    w.close();
    w.text("]");
    w.finish()
}
