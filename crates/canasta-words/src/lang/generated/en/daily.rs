// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Mark, Message, Number, Writer};

pub(super) fn rules(level: &Message) -> Message {
    let mut w = Writer::with_capacity(205);
    w.text("One deal, classic rules for four. The computer plays your partner and your opponents at level ");
    w.open(Mark::Strong);
    w.message(level);
    w.close();
    w.text(", in the same way for everybody. There are no hints, and the result does not count in your figures.");
    w.finish()
}

pub(super) fn left(left: &Message) -> Message {
    let mut w = Writer::with_capacity(46);
    w.text("The day ends at midnight UTC, in ");
    w.message(left);
    w.text(".");
    w.finish()
}

pub(super) fn lost(lost: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    match lost.0 {
        0 => {
            w.text("You gave ");
            w.open(Mark::Strong);
            w.text("nothing");
            w.close();
            w.text(" away.");
        }
        _ => match EN.plural(lost.0) {
            Plural::One => {
                w.text("You gave ");
                w.open(Mark::Strong);
                w.text("1 point");
                w.close();
                w.text(" away.");
            }
            _ => {
                w.text("You gave ");
                w.open(Mark::Strong);
                w.number(&EN, lost);
                w.text(" points");
                w.close();
                w.text(" away.");
            }
        },
    }
    w.finish()
}

pub(super) fn place(place: Number, of: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("Place ");
    w.open(Mark::Strong);
    w.number(&EN, place);
    w.close();
    w.text(" of ");
    w.number(&EN, of);
    w.finish()
}

pub(super) fn ahead(part: Number) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("Of every 100 others, ");
    w.number(&EN, part);
    w.text(" gave more away.");
    w.finish()
}

pub(super) fn points(own: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("Your side scored ");
    w.points(&EN, own);
    w.text(" points, the others ");
    w.points(&EN, theirs);
    w.text(".");
    w.finish()
}

pub(super) fn count(began: Number, finished: Number) -> Message {
    let mut w = Writer::with_capacity(54);
    match began.0 {
        0 => {
            w.text("Nobody has played today’s deal yet.");
        }
        _ => match EN.plural(began.0) {
            Plural::One => {
                w.text("1 person has begun, ");
                w.number(&EN, finished);
                w.text(" finished.");
            }
            _ => {
                w.number(&EN, began);
                w.text(" people have begun, ");
                w.number(&EN, finished);
                w.text(" finished.");
            }
        },
    }
    w.finish()
}

pub(super) fn middle(lost: Number) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("Half of them gave away ");
    w.number(&EN, lost);
    w.text(" points or less.");
    w.finish()
}

pub(super) fn band(from: Number, to: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    w.number(&EN, from);
    w.text(" to ");
    w.number(&EN, to);
    w.finish()
}

pub(super) fn beyond(from: Number) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("More than ");
    w.number(&EN, from);
    w.finish()
}

pub(super) fn best(level: &Message) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("The computer at level ");
    w.message(level);
    w.finish()
}

pub(super) fn best_result(lost: Number, own: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("In your place, with the same cards: ");
    match lost.0 {
        0 => {
            w.text("nothing given away");
        }
        _ => match EN.plural(lost.0) {
            Plural::One => {
                w.text("1 point given away");
            }
            _ => {
                w.number(&EN, lost);
                w.text(" points given away");
            }
        },
    }
    w.text(", ");
    w.points(&EN, own);
    w.text(" points to ");
    w.points(&EN, theirs);
    w.text(".");
    w.finish()
}

pub(super) fn card_title(date: &Message) -> Message {
    let mut w = Writer::with_capacity(21);
    w.text("Canasta, ");
    w.message(date);
    w.finish()
}

pub(super) fn outcome(place: Number, of: Number, lost: Number) -> Message {
    let mut w = Writer::with_capacity(66);
    match lost.0 {
        0 => {
            w.text("Place ");
            w.number(&EN, place);
            w.text(" of ");
            w.number(&EN, of);
            w.text(", nothing given away");
        }
        _ => match EN.plural(lost.0) {
            Plural::One => {
                w.text("Place ");
                w.number(&EN, place);
                w.text(" of ");
                w.number(&EN, of);
                w.text(", 1 point given away");
            }
            _ => {
                w.text("Place ");
                w.number(&EN, place);
                w.text(" of ");
                w.number(&EN, of);
                w.text(", ");
                w.number(&EN, lost);
                w.text(" points given away");
            }
        },
    }
    w.finish()
}

pub(super) fn of(date: &Message) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("The deal of ");
    w.message(date);
    w.finish()
}
