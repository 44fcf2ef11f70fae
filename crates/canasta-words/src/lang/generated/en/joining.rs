// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Writer};

pub(super) fn title(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(31);
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table. Canasta");
    w.finish()
}

pub(super) fn invites(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(24);
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" invites you");
    w.finish()
}

pub(super) fn table_of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(22);
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’s table");
    w.finish()
}

pub(super) fn hands(host: Name<'_>, hands: &[Message]) -> Message {
    let mut w = Writer::with_capacity(105);
    match EN.plural(hands.len() as u64) {
        Plural::One => {
            w.text("The game has begun. You may come in, and ask ");
            w.name(host, MESSAGES.figures_forgotten);
            w.text(" to let you play for ");
            w.list(" and ", hands);
            w.text(".");
        }
        _ => {
            w.text("The game has begun. You may come in, and ask ");
            w.name(host, MESSAGES.figures_forgotten);
            w.text(" to let you play for one of these: ");
            w.list(" and ", hands);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn hand(name: Name<'_>, who: crate::messages::joining::HandWho) -> Message {
    let mut w = Writer::with_capacity(23);
    match who {
        crate::messages::joining::HandWho::Bot => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" (computer)");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" (left)");
        }
    }
    w.finish()
}

pub(super) fn hand_seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("seat ");
    w.plain(seat);
    w.finish()
}
