// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Mark, Message, Name, Number, Writer};

pub(super) fn knocks(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(31);
    w.open(Mark::Strong);
    w.name(name, MESSAGES.figures_forgotten);
    w.close();
    w.text(" asks to be let in.");
    w.finish()
}

pub(super) fn asks(name: Name<'_>, hand: &Message) -> Message {
    let mut w = Writer::with_capacity(43);
    w.open(Mark::Strong);
    w.name(name, MESSAGES.figures_forgotten);
    w.close();
    w.text(" asks to play for ");
    w.message(hand);
    w.text(".");
    w.finish()
}

pub(super) fn hand(name: Name<'_>, who: crate::messages::door::HandWho) -> Message {
    let mut w = Writer::with_capacity(23);
    match who {
        crate::messages::door::HandWho::Bot => {
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

pub(super) fn more(people: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    match EN.plural(people.0) {
        Plural::One => {
            w.text("One more person is asking.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
            w.text(" more people are asking.");
        }
    }
    w.finish()
}

pub(super) fn let_in_one(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Let in: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn yes_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("Yes: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn no_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(16);
    w.text("No: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn answers_to(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("More answers: ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn play_for(hand: &Message) -> Message {
    let mut w = Writer::with_capacity(16);
    w.text("For ");
    w.message(hand);
    w.finish()
}

pub(super) fn play_for_now(hand: &Message, name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("For ");
    w.message(hand);
    w.text(": ");
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn asked(hand: &Message) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("You have asked to play for ");
    w.message(hand);
    w.text(". The host decides.");
    w.finish()
}
