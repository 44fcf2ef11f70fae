// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn span(parts: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", parts);
    w.text("]");
    w.finish()
}

pub(super) fn hours(n: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 ĥĥóóúúř");
        }
        _ => {
            w.number(&EN, n);
            w.text(" ĥĥóóúúřš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn minutes(n: Number) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 ɱɱííñúúţéé");
        }
        _ => {
            w.number(&EN, n);
            w.text(" ɱɱííñúúţééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seconds(n: Number) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    match EN.plural(n.0) {
        Plural::One => {
            w.text("1 ššééççóóñđ");
        }
        _ => {
            w.number(&EN, n);
            w.text(" ššééççóóñđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn date(day: Number, month: canasta_words::messages::time::DateMonth, year: Number) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[");
    match month {
        canasta_words::messages::time::DateMonth::January => {
            w.number(&EN, day);
            w.text(" Ĵĵááñúúáářý ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::February => {
            w.number(&EN, day);
            w.text(" Ƒƒééƀřúúáářý ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::March => {
            w.number(&EN, day);
            w.text(" Ṁṁáářřçĥ ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::April => {
            w.number(&EN, day);
            w.text(" Ááƥƥřííļ ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::May => {
            w.number(&EN, day);
            w.text(" Ṁṁááý ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::June => {
            w.number(&EN, day);
            w.text(" Ĵĵúúñéé ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::July => {
            w.number(&EN, day);
            w.text(" Ĵĵúúļļý ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::August => {
            w.number(&EN, day);
            w.text(" Ááúúğğúúšţ ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::September => {
            w.number(&EN, day);
            w.text(" Ššééƥƥţééɱƀééř ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::October => {
            w.number(&EN, day);
            w.text(" Óóççţóóƀééř ");
            w.plain(year);
        }
        canasta_words::messages::time::DateMonth::November => {
            w.number(&EN, day);
            w.text(" Ññóóṽééɱƀééř ");
            w.plain(year);
        }
        _ => {
            w.number(&EN, day);
            w.text(" Đđééçééɱƀééř ");
            w.plain(year);
        }
    }
    w.text("]");
    w.finish()
}
