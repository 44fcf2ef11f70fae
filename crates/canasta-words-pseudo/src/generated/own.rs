// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn hand(cards: Number) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[Ýýóóúúřř ĥááñđ, ");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("1 ççáářřđ");
        }
        _ => {
            w.number(&EN, cards);
            w.text(" ççáářřđš");
        }
    }
    w.text("]");
    w.finish()
}
