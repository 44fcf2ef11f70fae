// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn changed(title: &Message, changes: Number) -> Message {
    let mut w = Writer::with_capacity(75);
    w.text("[");
    match EN.plural(changes.0) {
        Plural::One => {
            w.message(title);
            w.text(", ŵŵííţĥ óóñéé ĥóóúúšéé řúúļéé");
        }
        _ => {
            w.message(title);
            w.text(", ŵŵííţţĥ ");
            w.spelled(&EN, &tables::NUMBER, changes);
            w.text(" ĥóóúúšéé řúúļééš");
        }
    }
    w.text("]");
    w.finish()
}
