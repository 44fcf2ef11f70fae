// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn tables(playing: Number, waiting: Number) -> Message {
    let mut w = Writer::with_capacity(160);
    w.text("[");
    match playing.0 {
        0 => {
            w.text("Ññóó ğááɱééš áářéé ííñ ƥļááý");
        }
        _ => match EN.plural(playing.0) {
            Plural::One => {
                w.text("Óóññéé ğááɱéé ííš ííñ ƥļááý");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, playing);
                w.text(" ğğááɱɱééš áářéé ííñ ƥļááý");
            }
        },
    }
    w.text("; ");
    match waiting.0 {
        0 => {
            w.text("ññóó ţţááƀƀļééš áářéé ŵááííţííñğ ƒóóř ƥļááýééřš.");
        }
        _ => match EN.plural(waiting.0) {
            Plural::One => {
                w.text("óóññéé ţţááƀƀļéé ííš ŵááííţííñğ ƒóóř ƥļááýééřš.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER, waiting);
                w.text(" ţţááƀƀļļééš áářéé ŵááííţííñğ ƒóóř ƥļááýééřš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn people(people: Number) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[");
    match people.0 {
        0 => {
            w.text("Ýýóóúú áářéé ţĥéé óóñļý óóñéé ĥééřéé.");
        }
        _ => match EN.plural(people.0) {
            Plural::One => {
                w.text("Óóññéé ƥééřšóóñ ííš ĥééřéé.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
                w.text(" ƥééóóƥļéé áářéé ĥééřéé.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn table_of(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀļéé]");
    w.finish()
}

pub(super) fn game(rules: &Message, players: Number) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[");
    w.message(rules);
    w.text(", ");
    match EN.plural(players.0) {
        Plural::One => {
            w.text("óóñéé ƥļááýééř");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" ƥƥļļááýééřš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn seats(people: Number, bots: Number, free: Number) -> Message {
    let mut w = Writer::with_capacity(138);
    w.text("[");
    match people.0 {
        0 => {
            w.text("Ñóó ƥééóóƥļéé");
        }
        _ => match EN.plural(people.0) {
            Plural::One => {
                w.text("Óóñéé ƥééřšóóñ");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, people);
                w.text(" ƥééóóƥļéé");
            }
        },
    }
    match bots.0 {
        0 => {}
        _ => match EN.plural(bots.0) {
            Plural::One => {
                w.text(", óóññéé ççóóɱƥúúţééř ƥļááýééř");
            }
            _ => {
                w.text(", ");
                w.spelled(&EN, &tables::NUMBER, bots);
                w.text(" ççóóɱɱƥúúţééř ƥļááýééřš");
            }
        },
    }
    w.text(", ");
    match free.0 {
        0 => {
            w.text("ññóó šééááţš ƒřéééé.");
        }
        _ => match EN.plural(free.0) {
            Plural::One => {
                w.text("óóñéé šééááţ ƒřéééé.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER, free);
                w.text(" ššééááţš ƒřéééé.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn clock(span: &Message) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("[");
    w.message(span);
    w.text(" áá ţţúúřřñ.]");
    w.finish()
}

pub(super) fn spectators(spectators: Number) -> Message {
    let mut w = Writer::with_capacity(46);
    w.text("[");
    match EN.plural(spectators.0) {
        Plural::One => {
            w.text("Óóññéé šƥééçţááţóóř.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, spectators);
            w.text(" ššƥƥééçţááţóóřš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn sit_down_at(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[Ššííţţ đóóŵñ ááţ ");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀļéé]");
    w.finish()
}

pub(super) fn watch_at(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("[Ŵŵááţţçĥ ");
    w.name(host, MESSAGES.figures_forgotten);
    w.text("’šš ţţááƀļéé]");
    w.finish()
}
