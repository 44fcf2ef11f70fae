// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::{Message, Number, Writer};

pub(super) fn status(status: Number) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[Ééřřřóóř ");
    w.plain(status);
    w.text(".]");
    w.finish()
}

pub(super) fn again_in(span: &Message) -> Message {
    let mut w = Writer::with_capacity(106);
    w.text("[Ţţĥĥííšš ƥááğéé ţřííééš ááğááííñ ƀý ííţšééļƒ ííñ ");
    w.message(span);
    w.text(".]");
    w.finish()
}
