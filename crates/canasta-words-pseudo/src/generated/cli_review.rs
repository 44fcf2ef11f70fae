// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn not_finished(deals: Number) -> Message {
    let mut w = Writer::with_capacity(202);
    w.text("[");
    match deals.0 {
        0 => {
            w.text("ţţĥĥéé ğğááɱɱéé ííš ñóóţ óóṽééř, ááñđ óóñļý ƒííñííšĥééđ ğááɱééš áářéé řééṽííééŵééđ");
        }
        _ => match EN.plural(deals.0) {
            Plural::One => {
                w.text("ţţĥĥéé ğğááɱɱéé ííš ñóóţ óóṽééř ááƒţééř óóñéé đééááļ, ááñđ óóñļý ƒííñííšĥééđ ğááɱééš áářéé řééṽííééŵééđ");
            }
            _ => {
                w.text("ţţĥĥéé ğááɱéé ííš ñóóţ óóṽééř ááƒţééř ");
                w.number(&EN, deals);
                w.text(" đđééááļļšš, ááñđ óóñļý ƒííñííšĥééđ ğááɱééš áářéé řééṽííééŵééđ");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn progress(seat: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[šééááţ ");
    w.plain(seat);
    w.text("]");
    w.finish()
}

pub(super) fn player(seat: Number, name: &str) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[Šééááţ ");
    w.plain(seat);
    w.text(", ");
    w.isolated(name);
    w.text("]");
    w.finish()
}
