// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};

pub(super) fn not_finished(deals: Number) -> Message {
    let mut w = Writer::with_capacity(83);
    match deals.0 {
        0 => {
            w.text("the game is not over, and only finished games are reviewed");
        }
        _ => match EN.plural(deals.0) {
            Plural::One => {
                w.text("the game is not over after one deal, and only finished games are reviewed");
            }
            _ => {
                w.text("the game is not over after ");
                w.number(&EN, deals);
                w.text(" deals, and only finished games are reviewed");
            }
        },
    }
    w.finish()
}

pub(super) fn progress(seat: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn player(seat: Number, name: &str) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("Seat ");
    w.plain(seat);
    w.text(", ");
    w.isolated(name);
    w.finish()
}
