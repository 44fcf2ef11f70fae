// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn span(parts: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", parts);
    w.text("]");
    w.finish()
}

pub(super) fn hours(n: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 ĥĥóóúúř");
        }
        _ => {
            w.number(&EN, n);
            w.text(" ĥĥóóúúřš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn minutes(n: Number) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 ɱɱííñúúţéé");
        }
        _ => {
            w.number(&EN, n);
            w.text(" ɱɱííñúúţééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seconds(n: Number) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 ššééççóóñđ");
        }
        _ => {
            w.number(&EN, n);
            w.text(" ššééççóóñđš");
        }
    }
    w.text("]");
    w.finish()
}
