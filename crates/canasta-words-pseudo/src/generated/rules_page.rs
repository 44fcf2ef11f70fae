// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn named(name: &str, text: &Message) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[");
    w.isolated(name);
    w.text(": ");
    w.message(text);
    w.text("]");
    w.finish()
}

pub(super) fn title(title: &Message, players: Number) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("[");
    w.message(title);
    w.text(", ƒƒóóřř ");
    w.spelled(&EN, &tables::NUMBER, players);
    w.text(" ƥƥļļááýééřš]");
    w.finish()
}

pub(super) fn silent_players(players: Number) -> Message {
    let mut w = Writer::with_capacity(282);
    w.text("[Ţţĥĥéé ţţééẋẋţ šááýš ñóóţĥííñğ ááƀóóúúţ ");
    w.spelled(&EN, &tables::NUMBER, players);
    w.text(" ƥƥļļááýýééřřšš; ƒƒóóřř ţţĥĥééɱɱ, ááññđđ ŵĥééřééṽééř ííţ šááýš ñóóţĥííñğ, ţĥéé çóóɱɱóóñ řúúļééš ááƥƥļý.]");
    w.finish()
}

pub(super) fn differ(rules: Number) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[");
    match rules.0 {
        0 => {
            w.text("Ţţĥĥééýý đóó ñóóţ đííƒƒééř.");
        }
        _ => match EN.plural(rules.0) {
            Plural::One => {
                w.text("Ţţĥĥééý đííƒƒééř ííñ óóñéé řúúļéé.");
            }
            _ => {
                w.text("Ţţĥĥééý đííƒƒééř ííñ ");
                w.spelled(&EN, &tables::NUMBER, rules);
                w.text(" řřúúļééš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn differ_for(rules: Number, players: Number) -> Message {
    let mut w = Writer::with_capacity(118);
    w.text("[");
    match rules.0 {
        0 => {
            w.text("Ţţĥĥééýý đđóó ñóóţ đííƒƒééř ƒóóř ");
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" ƥƥļļááýééřš.");
        }
        _ => match EN.plural(rules.0) {
            Plural::One => {
                w.text("Ţţĥĥééýý đííƒƒééř ííñ óóñéé řúúļéé ƒóóř ");
                w.spelled(&EN, &tables::NUMBER, players);
                w.text(" ƥƥļļááýééřš.");
            }
            _ => {
                w.text("Ţţĥĥééý đííƒƒééř ííñ ");
                w.spelled(&EN, &tables::NUMBER, rules);
                w.text(" řřúúļļééš ƒóóř ");
                w.spelled(&EN, &tables::NUMBER, players);
                w.text(" ƥƥļļááýééřš.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn valid(file: &str, title: &Message) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text("[");
    w.isolated(file);
    w.text(" ííšš ṽṽááļííđ: ");
    w.message(title);
    w.text(".]");
    w.finish()
}

pub(super) fn idle(field: &str, why: &Message) -> Message {
    let mut w = Writer::with_capacity(125);
    w.text("[");
    w.isolated(field);
    w.text(" ííšš ççĥĥááññğğééđ, ƀúúţ ɱááķééš ñóó đííƒƒééřééñçéé. ");
    w.message(why);
    w.text("]");
    w.finish()
}

pub(super) fn idle_for(field: &str, players: Number, why: &Message) -> Message {
    let mut w = Writer::with_capacity(170);
    w.text("[");
    w.isolated(field);
    w.text(" ííšš ççĥĥááññğğééđ, ƀúúţ ɱááķééš ñóó đííƒƒééřééñçéé ƒóóř ");
    w.spelled(&EN, &tables::NUMBER, players);
    w.text(" ƥƥļļááýééřš. ");
    w.message(why);
    w.text("]");
    w.finish()
}

pub(super) fn faults(file: &str, faults: Number) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    match EN.plural(faults.0) {
        Plural::One => {
            w.isolated(file);
            w.text(" ĥĥááš óóñéé ƒááúúļţ:");
        }
        _ => {
            w.isolated(file);
            w.text(" ĥĥááš ");
            w.spelled(&EN, &tables::NUMBER, faults);
            w.text(" ƒƒááúúļļţš:");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn no_such(name: &str, names: &[Message]) -> Message {
    let mut w = Writer::with_capacity(160);
    w.text("[ţţĥĥééřéé ííš ñóó řúúļéé šééţ óóř ƒííļéé “");
    w.isolated(name);
    w.text("” (ţţĥĥéé řřúúļéé šééţš áářéé ");
    w.list(" ááññđ ", names);
    w.text(")]");
    w.finish()
}

pub(super) fn no_such_near(name: &str, near: &str, names: &[Message]) -> Message {
    let mut w = Writer::with_capacity(212);
    w.text("[ţţĥĥééřéé ííš ñóó řúúļéé šééţ óóř ƒííļéé “");
    w.isolated(name);
    w.text("”; đđííđđ ýóóúú ɱééááñ ");
    w.isolated(near);
    w.text("? (ţţĥĥéé řřúúļéé šééţš áářéé ");
    w.list(" ááññđ ", names);
    w.text(")]");
    w.finish()
}
