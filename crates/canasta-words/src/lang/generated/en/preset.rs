// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn changed(title: &Message, changes: Number) -> Message {
    let mut w = Writer::with_capacity(43);
    match EN.plural(changes.0) {
        Plural::One => {
            w.message(title);
            w.text(", with one house rule");
        }
        _ => {
            w.message(title);
            w.text(", with ");
            w.spelled(&EN, &tables::NUMBER, changes);
            w.text(" house rules");
        }
    }
    w.finish()
}
