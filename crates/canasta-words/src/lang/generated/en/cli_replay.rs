// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::EN;
use crate::{Message, Number, Writer};

pub(super) fn no_seat(seat: Number, last: Number) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("there is no seat ");
    w.plain(seat);
    w.text("; the seats are 0 to ");
    w.plain(last);
    w.finish()
}

pub(super) fn not_shown(why: &str) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("the game cannot be shown: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn moment(moment: Number, last: Number, deal: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(73);
    match turn.0 {
        0 => {
            w.text("Moment ");
            w.plain(moment);
            w.text(" of ");
            w.plain(last);
            w.text(", deal ");
            w.number(&EN, deal);
        }
        _ => {
            w.text("Moment ");
            w.plain(moment);
            w.text(" of ");
            w.plain(last);
            w.text(", deal ");
            w.number(&EN, deal);
            w.text(", turn ");
            w.number(&EN, turn);
        }
    }
    w.finish()
}

pub(super) fn no_pile(stock: Number) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("Stock ");
    w.number(&EN, stock);
    w.text(", pile 0");
    w.finish()
}

pub(super) fn pile(stock: Number, pile: Number, top: &str) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("Stock ");
    w.number(&EN, stock);
    w.text(", pile ");
    w.number(&EN, pile);
    w.text(", on top ");
    w.isolated(top);
    w.finish()
}

pub(super) fn frozen_pile(stock: Number, pile: Number, top: &str, by: &str) -> Message {
    let mut w = Writer::with_capacity(82);
    w.text("Stock ");
    w.number(&EN, stock);
    w.text(", pile ");
    w.number(&EN, pile);
    w.text(", on top ");
    w.isolated(top);
    w.text(", frozen by ");
    w.isolated(by);
    w.finish()
}

pub(super) fn side(side: &Message, points: i32, state: &Message) -> Message {
    let mut w = Writer::with_capacity(40);
    w.message(side);
    w.text(": ");
    w.points(&EN, points);
    w.text(", ");
    w.message(state);
    w.finish()
}

pub(super) fn does_deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("deal ");
    w.number(&EN, deal);
    w.finish()
}

pub(super) fn does_moment(moment: Number) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("moment ");
    w.number(&EN, moment);
    w.finish()
}

pub(super) fn does_seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("only seat ");
    w.plain(seat);
    w.text("’s hand");
    w.finish()
}
