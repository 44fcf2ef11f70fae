// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Writer};

pub(super) fn allowed(span: &Message) -> Message {
    let mut w = Writer::with_capacity(78);
    w.text("A turn may take ");
    w.message(span);
    w.text("; after that, the other players may let a bot act.");
    w.finish()
}

pub(super) fn code_lasts(minutes: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    match EN.plural(minutes.0) {
        Plural::One => {
            w.text("Valid for 1 more minute.");
        }
        _ => {
            w.text("Valid for ");
            w.number(&EN, minutes);
            w.text(" more minutes.");
        }
    }
    w.finish()
}

pub(super) fn ban_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("Turn away for good: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn ban_now(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("Turn away for good, now: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn let_in_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("Let in again: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn here(here: bool) -> Message {
    let mut w = Writer::with_capacity(8);
    match here {
        true => {
            w.text("here");
        }
        false => {
            w.text("not here");
        }
    }
    w.finish()
}

pub(super) fn give_back_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("Give a seat back: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn is(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("This is ");
    w.name(player, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn is_again(player: Name<'_>, name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("This is ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(": ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn never_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("No, for good: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}
