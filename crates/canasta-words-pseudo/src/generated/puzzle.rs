// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn due(due: Number) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("[");
    match EN.plural(due.0) {
        Plural::One => {
            w.text("Óóññéé ƥúúžžļéé çóóɱééš ááğááííñ ţóóđááý.");
        }
        _ => {
            w.number(&EN, due);
            w.text(" ƥƥúúžžžļééš çóóɱéé ááğááííñ ţóóđááý.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn streak(days: Number, today: bool) -> Message {
    let mut w = Writer::with_capacity(223);
    w.text("[");
    match today {
        true => match EN.plural(days.0) {
            Plural::One => {
                w.text("Ýýóóúú ĥááṽéé šóóļṽééđ óóñéé ţóóđááý.");
            }
            _ => {
                w.text("Ýýóóúú ĥĥááṽéé šóóļṽééđ ƥúúžžļééš óóñ ");
                w.number(&EN, days);
                w.text(" đđááýýšš ííññ áá řóóŵ, ţóóđááý ííñçļúúđééđ.");
            }
        },
        false => match EN.plural(days.0) {
            Plural::One => {
                w.text("Ýýóóúú ššóóļļṽṽééđđ óóññéé ýééšţééřđááý. Šóóļṽéé óóñéé ţóóđááý, ááñđ ííţ ííš ţŵóó đááýš ííñ áá řóóŵ.");
            }
            _ => {
                w.text("Ýýóóúú ĥĥááṽéé šóóļṽééđ ƥúúžžļééš óóñ ");
                w.number(&EN, days);
                w.text(" đđááýýšš ííññ áá řřóóŵŵ. Šóóļṽéé óóñéé ţóóđááý, ááñđ ţĥéé řóóŵ ğóóééš óóñ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn solved_of(solved: Number, all: Number) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("[");
    w.number(&EN, solved);
    w.text(" óóƒƒ ");
    w.number(&EN, all);
    w.text(" ššóóļṽééđ]");
    w.finish()
}

pub(super) fn number(number: Number, state: canasta_words::messages::puzzle::NumberState) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("[");
    match state {
        canasta_words::messages::puzzle::NumberState::New => {
            w.text("Ƥƥúúžžļéé ");
            w.number(&EN, number);
        }
        canasta_words::messages::puzzle::NumberState::Solved => {
            w.text("Ƥƥúúžžļéé ");
            w.number(&EN, number);
            w.text(", ššóóļļṽééđ");
        }
        canasta_words::messages::puzzle::NumberState::Missed => {
            w.text("Ƥƥúúžžļéé ");
            w.number(&EN, number);
            w.text(", ɱɱííšššééđ");
        }
        _ => {
            w.text("Ƥƥúúžžļéé ");
            w.number(&EN, number);
            w.text(", ççóóɱééš ááğááííñ ţóóđááý");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn page_title(theme: &Message, number: Number) -> Message {
    let mut w = Writer::with_capacity(73);
    w.text("[");
    w.message(theme);
    w.text(", ƥƥúúžžžļéé ");
    w.number(&EN, number);
    w.text(". Ççááñáášţáá]");
    w.finish()
}

pub(super) fn page_heading(theme: &Message, number: Number) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("[");
    w.message(theme);
    w.text(", ƥƥúúžžžļéé ");
    w.number(&EN, number);
    w.text("]");
    w.finish()
}

pub(super) fn stands(rules: &Message, totals: &[Message]) -> Message {
    let mut w = Writer::with_capacity(96);
    w.text("[");
    w.message(rules);
    w.text(". Ƥƥóóííññţţš ƀééƒóóřéé ţĥííš đééááļ: ");
    w.list(" ááññđ ", totals);
    w.text(".]");
    w.finish()
}

pub(super) fn total(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    w.message(side);
    w.text(" ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn loses(points: Number) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[");
    match EN.plural(points.0) {
        Plural::One => {
            w.text("ļóóšééš ááƀóóúúţ óóñéé ƥóóííñţ");
        }
        _ => {
            w.text("ļóóšééš ááƀóóúúţ ");
            w.number(&EN, points);
            w.text(" ƥƥóóííñţš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn again_in(days: Number) -> Message {
    let mut w = Writer::with_capacity(101);
    w.text("[");
    match EN.plural(days.0) {
        Plural::One => {
            w.text("Ţţĥĥííšš ƥúúžžļéé çóóɱééš ááğááííñ ţóóɱóóřřóóŵ.");
        }
        _ => {
            w.text("Ţţĥĥííš ƥúúžžļéé çóóɱééš ááğááííñ ííñ ");
            w.number(&EN, days);
            w.text(" đđááýýš.");
        }
    }
    w.text("]");
    w.finish()
}
