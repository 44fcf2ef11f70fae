// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn who(players: Number) -> Message {
    let mut w = Writer::with_capacity(184);
    w.text("[");
    match players.0 {
        2 => {
            w.text("Ýýóóúú ááğğááííññššţ óóñéé óóƥƥóóñééñţ, ƥļááýééđ ƀý ţĥéé çóóɱƥúúţééř.");
        }
        3 => {
            w.text("Ýýóóúú ááğğááííññššţţ ţŵóó óóţĥééřš, ééááçĥ ááļóóñéé, ƥļááýééđ ƀý ţĥéé çóóɱƥúúţééř.");
        }
        4 => {
            w.text("Ýýóóúú ááññđđ áá ƥƥáářřţţññééř ááğááííñšţ ţŵóó óóƥƥóóñééñţš, ƥļááýééđ ƀý ţĥéé çóóɱƥúúţééř.");
        }
        5 => {
            w.text("Ýýóóúú ááğğááííññššţ ƒóóúúř óóţĥééřš, ééááçĥ ááļóóñéé, ƥļááýééđ ƀý ţĥéé çóóɱƥúúţééř.");
        }
        _ => {
            w.text("Ýýóóúú ááññđđ ţţŵŵóó ƥƥáářřţţñééřš ááğááííñšţ ţĥřéééé óóƥƥóóñééñţš, ƥļááýééđ ƀý ţĥéé çóóɱƥúúţééř.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn same(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("[Ýýóóúúřř ţááƀļéé ƥļááýš ");
    w.message(rules);
    w.text(" áášš ííţ ííš.]");
    w.finish()
}

pub(super) fn differs(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("[Ýýóóúúřř ţţááƀļéé đííƒƒééřš ƒřóóɱ ");
    w.message(rules);
    w.text(":]");
    w.finish()
}

pub(super) fn no_part(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(193);
    w.text("[Ýýóóúúřř ççĥĥááññğğééšš ɱááķéé ñóó đííƒƒééřééñçéé ááţ ţĥííš ţááƀļéé, ŵĥííçĥ ƥļááýš ");
    w.message(rules);
    w.text(" áášš ííţ ííš.]");
    w.finish()
}

pub(super) fn instead(rule: &Message) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[Ííññšţééááđ óóƒ: ");
    w.message(rule);
    w.text("]");
    w.finish()
}

pub(super) fn how_played(rules: &Message) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[Ĥĥóóŵ ");
    w.message(rules);
    w.text(" ííšš ƥļááýééđ]");
    w.finish()
}

pub(super) fn changes(changes: Number) -> Message {
    let mut w = Writer::with_capacity(46);
    w.text("[");
    match EN.plural(changes.0) {
        Plural::One => {
            w.text("óóñéé ĥóóúúšéé řúúļé");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, changes);
            w.text(" ĥóóúúšéé řúúļééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn bounds(low: i32, high: i32) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[");
    w.points(&EN, low);
    w.text(" ţţóó ");
    w.points(&EN, high);
    w.text("]");
    w.finish()
}

pub(super) fn for_players(players: Number) -> Message {
    let mut w = Writer::with_capacity(48);
    w.text("[");
    match EN.plural(players.0) {
        Plural::One => {
            w.text("Ƒƒóóř ");
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" ƥƥļááýééř");
        }
        _ => {
            w.text("Ƒƒóóř ");
            w.spelled(&EN, &tables::NUMBER, players);
            w.text(" ƥƥļļááýééřš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn no_such_rules(typed: &str) -> Message {
    let mut w = Writer::with_capacity(90);
    w.text("[Ţţĥĥééřéé áářéé ñóó řúúļééš çááļļééđ “");
    w.isolated(typed);
    w.text("”.]");
    w.finish()
}

pub(super) fn not_so_many(typed: &str) -> Message {
    let mut w = Writer::with_capacity(88);
    w.text("[Ţţŵŵóó ţţóó ššííẋẋ çááñ ƥļááý, ñóóţ “");
    w.isolated(typed);
    w.text("”.]");
    w.finish()
}

pub(super) fn takes_number(question: &Message, low: i32, high: i32, typed: &str) -> Message {
    let mut w = Writer::with_capacity(161);
    w.text("[");
    w.message(question);
    w.text(": ééññţţééřř áá ŵŵĥóóļéé ñúúɱƀééř ƒřóóɱ ");
    w.points(&EN, low);
    w.text(" ţţóó ");
    w.points(&EN, high);
    w.text(", ñññóóóţţţ “");
    w.isolated(typed);
    w.text("”.]");
    w.finish()
}

pub(super) fn not_offered(question: &Message, typed: &str) -> Message {
    let mut w = Writer::with_capacity(139);
    w.text("[");
    w.message(question);
    w.text(": ççĥĥóóóóššéé óóññéé óóƒ ţĥéé ááñšŵééřš óóƒƒééřééđ, ñóóţ “");
    w.isolated(typed);
    w.text("”.]");
    w.finish()
}
