// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::EN;
use crate::{Mark, Message, Number, Writer};

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("Deal ");
    w.number(&EN, deal);
    w.finish()
}

pub(super) fn result(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(25);
    w.message(side);
    w.text(" ");
    w.open(Mark::Strong);
    w.points(&EN, points);
    w.close();
    w.finish()
}

pub(super) fn not_over(deal: Number) -> Message {
    let mut w = Writer::with_capacity(74);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(" was not played to its end, so it cannot be played again.");
    w.finish()
}

pub(super) fn again(deal: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(", played again");
    w.finish()
}

pub(super) fn difference(more: bool, alone: bool, points: i32) -> Message {
    let mut w = Writer::with_capacity(74);
    match alone {
        true => match more {
            true => {
                w.text("You scored ");
                w.points(&EN, points);
                w.text(" points more than was scored from your seat then.");
            }
            false => {
                w.text("You scored ");
                w.points(&EN, points);
                w.text(" points fewer than were scored from your seat then.");
            }
        },
        false => match more {
            true => {
                w.text("Your side scored ");
                w.points(&EN, points);
                w.text(" points more than it did then.");
            }
            false => {
                w.text("Your side scored ");
                w.points(&EN, points);
                w.text(" points fewer than it did then.");
            }
        },
    }
    w.finish()
}

pub(super) fn same(alone: bool) -> Message {
    let mut w = Writer::with_capacity(61);
    match alone {
        true => {
            w.text("You scored as many points as were scored from your seat then.");
        }
        false => {
            w.text("Your side scored as many points as it did then.");
        }
    }
    w.finish()
}
