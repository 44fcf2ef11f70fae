// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta::Kind;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Number, Writer};

pub(super) fn players(players: Number) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[");
    match EN.plural(players.0) {
        Plural::One => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, players);
            w.text(" ƥƥļļááýééř.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, players);
            w.text(" ƥƥļļááýééřš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn total(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("[");
    w.message(side);
    w.text(": ");
    w.points(&EN, points);
    w.text(".]");
    w.finish()
}

pub(super) fn pile(cards: Number) -> Message {
    let mut w = Writer::with_capacity(91);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Đđííšçáářđ ƥííļéé");
        }
        _ => {
            w.text("Đđííššççáářřđđ ƥííļéé, ţĥéé ļáášţ çáářđ óóñ ţóóƥ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn stock(cards: Number) -> Message {
    let mut w = Writer::with_capacity(87);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ššţţóóçķ, óóñéé çáářđ");
        }
        _ => {
            w.text("Ššţţóóççķķ, ţţĥĥéé ƒíířšţ çáářđ çóóɱééš ñééẋţ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn unreadable(who: &Message, act: &str) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("[");
    w.message(who);
    w.text(": “");
    w.isolated(act);
    w.text("”]");
    w.finish()
}

pub(super) fn draw(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú đřááŵ");
        }
        false => {
            w.message(who);
            w.text(" đđřřááŵš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn take_onto_meld(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(90);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú ţţááķéé ţĥéé ƥííļéé óóñţóó ţĥéé ɱééļđ");
        }
        false => {
            w.message(who);
            w.text(" ţţááķķééšš ţĥéé ƥííļéé óóñţóó ţĥéé ɱééļđ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn take_with(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú ţááķéé ţĥéé ƥííļéé ŵííţĥ");
        }
        false => {
            w.message(who);
            w.text(" ţţááķķééš ţĥéé ƥííļéé ŵííţĥ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn lay_down(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú ļááý đóóŵñ");
        }
        false => {
            w.message(who);
            w.text(" ļļááýýš đóóŵñ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn add(you: bool, who: &Message, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú ááđđ ţóó ţĥéé ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
        false => {
            w.message(who);
            w.text(" ááđđđđšš ţóó ţĥéé ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn discard(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú đííšçáářđ");
        }
        false => {
            w.message(who);
            w.text(" đđííššçáářđš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn pass(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú ƥáášš");
        }
        false => {
            w.message(who);
            w.text(" ƥƥááššééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn declare(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[");
    match you {
        true => {
            w.text("Ýóóúú đééçļáářéé");
        }
        false => {
            w.message(who);
            w.text(" đđééçļáářééš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn ask(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("[");
    match you {
        true => {
            w.text("Ýýóóúú ááššķ “Ṁááý Íí ğóó óóúúţ?”");
        }
        false => {
            w.message(who);
            w.text(" ááššķķšš “Ṁááý Íí ğóó óóúúţ?”");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn answer(you: bool, who: &Message, yes: bool) -> Message {
    let mut w = Writer::with_capacity(46);
    w.text("[");
    match you {
        true => match yes {
            true => {
                w.text("Ýýóóúú ááñšŵééř ýééš");
            }
            false => {
                w.text("Ýýóóúú ááñšŵééř ñóó");
            }
        },
        false => match yes {
            true => {
                w.message(who);
                w.text(" ááññššŵééřš ýééš");
            }
            false => {
                w.message(who);
                w.text(" ááññššŵééřš ñóó");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn out(you: bool, who: &Message, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[");
    match you {
        true => match concealed {
            true => {
                w.text("Ýóóúú ğóó óóúúţ çóóñçééááļééđ.");
            }
            false => {
                w.text("Ýóóúú ğóó óóúúţ.");
            }
        },
        false => match concealed {
            true => {
                w.message(who);
                w.text(" ğóóééš óóúúţ çóóñçééááļééđ.");
            }
            false => {
                w.message(who);
                w.text(" ğóóééš óóúúţ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn scored(side: &Message, entries: &[Message]) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("[");
    w.message(side);
    w.text(": ");
    w.list(" ááññđ ", entries);
    w.text(".]");
    w.finish()
}

pub(super) fn natural_canastas(points: i32) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[ññááţúúřááļ çááñáášţááš ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn mixed_canastas(points: i32) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("[ɱɱííẋééđ çááñáášţááš ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn concealed_canastas(points: i32) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[ççóóñçééááļééđ çááñáášţááš ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn red_threes(points: i32) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("[řřééđđ ţĥřééééš ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn going_out(points: i32) -> Message {
    let mut w = Writer::with_capacity(40);
    w.text("[ğóóííñğ óóúúţ ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn exact_deal(points: i32) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("[ţţĥéé ééẋááçţ đééááļ ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn penalties(points: i32) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[ƥééñááļţííééš ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn melded(points: i32) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[ççáářřđđš ɱééļđééđ ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn in_hand(points: i32) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[ççáářřđđšš ļééƒţ ííñ ĥááñđš ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn sum(points: i32) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[ííññ ááļļ ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}
