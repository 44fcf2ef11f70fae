// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Writer};

pub(super) fn away(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(21);
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" is away.");
    w.finish()
}

pub(super) fn offer_stand_in(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("Let a bot play for ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text("?");
    w.finish()
}

pub(super) fn late(player: Name<'_>, span: &Message) -> Message {
    let mut w = Writer::with_capacity(48);
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" is taking longer than ");
    w.message(span);
    w.text(".");
    w.finish()
}

pub(super) fn long(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(35);
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" is taking a long time.");
    w.finish()
}

pub(super) fn you_late(span: &Message) -> Message {
    let mut w = Writer::with_capacity(85);
    w.text("You are taking longer than ");
    w.message(span);
    w.text(". The other players may let a bot act for you.");
    w.finish()
}

pub(super) fn needed(needed: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
    w.text(" of you have to agree.");
    w.finish()
}

pub(super) fn agreed(agreed: Number, needed: Number) -> Message {
    let mut w = Writer::with_capacity(41);
    match EN.plural(agreed.0) {
        Plural::One => {
            w.text("One of ");
            w.spelled(&EN, &tables::NUMBER, needed);
            w.text(" has agreed.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, agreed);
            w.text(" of ");
            w.spelled(&EN, &tables::NUMBER, needed);
            w.text(" have agreed.");
        }
    }
    w.finish()
}
