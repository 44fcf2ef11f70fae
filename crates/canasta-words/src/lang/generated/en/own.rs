// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn hand(cards: Number) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("Your hand, ");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("1 card");
        }
        _ => {
            w.number(&EN, cards);
            w.text(" cards");
        }
    }
    w.finish()
}
