// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta::Kind;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn drew(cards: Number) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("đđřřééŵ áá çáářđ");
        }
        _ => {
            w.text("đđřééŵ ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" ççáářřđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn took(cards: Number) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("ţţóóóóķ ţĥéé óóñéé-çáářđ ƥííļéé");
        }
        _ => {
            w.text("ţţóóóóķ ţĥéé ƥííļéé óóƒ ");
            w.number(&EN, cards);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn took_brief(cards: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[ţóóóóķ ");
    w.number(&EN, cards);
    w.text("]");
    w.finish()
}

pub(super) fn laid(rank: Kind) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[ļļááííđ đóóŵñ ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn laid_several(melds: Number) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("[ļļááííđ đóóŵñ ");
    w.spelled(&EN, &tables::NUMBER, melds);
    w.text(" ɱɱééļļđš]");
    w.finish()
}

pub(super) fn canasta(natural: bool, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[");
    match natural {
        true => {
            w.text("ññááţúúřááļ çááñáášţáá óóƒ ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
        false => {
            w.text("ççááñáášţáá óóƒ ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn discarded(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[đđííšçáářđééđ ");
    w.text(tables::KIND_A[kind.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn discarded_brief(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.text(tables::KIND_A[kind.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn answered(yes: bool) -> Message {
    let mut w = Writer::with_capacity(25);
    w.text("[");
    match yes {
        true => {
            w.text("ššááííđ ýééš");
        }
        false => {
            w.text("šááííđ ñóó");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn since_at(at: Number, of: Number) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[");
    w.number(&EN, at);
    w.text(" óóƒƒ ");
    w.number(&EN, of);
    w.text("]");
    w.finish()
}
