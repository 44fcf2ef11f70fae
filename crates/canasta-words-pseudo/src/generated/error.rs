// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn status(status: Number) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[Ééřřřóóř ");
    w.plain(status);
    w.text(".]");
    w.finish()
}

pub(super) fn again_in(seconds: Number) -> Message {
    let mut w = Writer::with_capacity(129);
    w.text("[");
    match EN.plural(seconds.0) {
        Plural::One => {
            w.text("Ţţĥĥííšš ƥƥááğğéé ţřííééš ááğááííñ ƀý ííţšééļƒ ííñ 1 šééçóóñđ.");
        }
        _ => {
            w.text("Ţţĥĥííšš ƥááğéé ţřííééš ááğááííñ ƀý ííţšééļƒ ííñ ");
            w.number(&EN, seconds);
            w.text(" ššééççóóñđš.");
        }
    }
    w.text("]");
    w.finish()
}
