// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};
use canasta::Kind;

pub(super) fn drew(cards: Number) -> Message {
    let mut w = Writer::with_capacity(23);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("drew a card");
        }
        _ => {
            w.text("drew ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" cards");
        }
    }
    w.finish()
}

pub(super) fn took(cards: Number) -> Message {
    let mut w = Writer::with_capacity(29);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("took the one-card pile");
        }
        _ => {
            w.text("took the pile of ");
            w.number(&EN, cards);
        }
    }
    w.finish()
}

pub(super) fn took_brief(cards: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("took ");
    w.number(&EN, cards);
    w.finish()
}

pub(super) fn laid(rank: Kind) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("laid down ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.finish()
}

pub(super) fn laid_several(melds: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("laid down ");
    w.spelled(&EN, &tables::NUMBER, melds);
    w.text(" melds");
    w.finish()
}

pub(super) fn canasta(natural: bool, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(31);
    match natural {
        true => {
            w.text("natural canasta of ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
        false => {
            w.text("canasta of ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.finish()
}

pub(super) fn discarded(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("discarded ");
    w.text(tables::KIND_A[kind.index()]);
    w.finish()
}

pub(super) fn discarded_brief(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(12);
    w.text(tables::KIND_A[kind.index()]);
    w.finish()
}

pub(super) fn answered(yes: bool) -> Message {
    let mut w = Writer::with_capacity(8);
    match yes {
        true => {
            w.text("said yes");
        }
        false => {
            w.text("said no");
        }
    }
    w.finish()
}

pub(super) fn since_at(at: Number, of: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    w.number(&EN, at);
    w.text(" of ");
    w.number(&EN, of);
    w.finish()
}
