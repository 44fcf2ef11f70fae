// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::EN;
use canasta_words::{Message, Number, Writer};

pub(super) fn no_seat(seat: Number, last: Number) -> Message {
    let mut w = Writer::with_capacity(122);
    w.text("[ţţĥééřéé ííš ñóó šééááţ ");
    w.plain(seat);
    w.text("; ţţĥĥéé ššééááţš áářéé 0 ţóó ");
    w.plain(last);
    w.text("]");
    w.finish()
}

pub(super) fn not_shown(why: &str) -> Message {
    let mut w = Writer::with_capacity(82);
    w.text("[ţţĥĥéé ğğááɱɱéé çááññóóţ ƀéé šĥóóŵñ: ");
    w.isolated(why);
    w.text("]");
    w.finish()
}

pub(super) fn moment(moment: Number, last: Number, deal: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(115);
    w.text("[");
    match turn.0 {
        0 => {
            w.text("Ṁṁóóɱééñţ ");
            w.plain(moment);
            w.text(" óóƒƒ ");
            w.plain(last);
            w.text(", đđééááļ ");
            w.number(&EN, deal);
        }
        _ => {
            w.text("Ṁṁóóɱééñţ ");
            w.plain(moment);
            w.text(" óóƒƒ ");
            w.plain(last);
            w.text(", đđééááļ ");
            w.number(&EN, deal);
            w.text(", ţţúúřřñ ");
            w.number(&EN, turn);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn no_pile(stock: Number) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[Ššţţóóçķ ");
    w.number(&EN, stock);
    w.text(", ƥƥííļļéé 0]");
    w.finish()
}

pub(super) fn pile(stock: Number, pile: Number, top: &str) -> Message {
    let mut w = Writer::with_capacity(94);
    w.text("[Ššţţóóçķ ");
    w.number(&EN, stock);
    w.text(", ƥƥííļéé ");
    w.number(&EN, pile);
    w.text(", óóññ ţţóóƥ ");
    w.isolated(top);
    w.text("]");
    w.finish()
}

pub(super) fn frozen_pile(stock: Number, pile: Number, top: &str, by: &str) -> Message {
    let mut w = Writer::with_capacity(136);
    w.text("[Ššţţóóçķ ");
    w.number(&EN, stock);
    w.text(", ƥƥííļéé ");
    w.number(&EN, pile);
    w.text(", óóññ ţţóóƥ ");
    w.isolated(top);
    w.text(", ƒƒřřóóžžééñ ƀý ");
    w.isolated(by);
    w.text("]");
    w.finish()
}

pub(super) fn side(side: &Message, points: i32, state: &Message) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("[");
    w.message(side);
    w.text(": ");
    w.points(&EN, points);
    w.text(", ");
    w.message(state);
    w.text("]");
    w.finish()
}

pub(super) fn does_deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[đééááļ ");
    w.number(&EN, deal);
    w.text("]");
    w.finish()
}

pub(super) fn does_moment(moment: Number) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("[ɱɱóóɱééñţ ");
    w.number(&EN, moment);
    w.text("]");
    w.finish()
}

pub(super) fn does_seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[óóññļý šééááţ ");
    w.plain(seat);
    w.text("’šš ĥĥááñđ]");
    w.finish()
}
