// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta::Kind;
use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Name, Number, Writer};

pub(super) fn show_turn(turn: &Message) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[Ššĥĥóóŵ ɱéé: ");
    w.message(turn);
    w.text("]");
    w.finish()
}

pub(super) fn source(deals: Number) -> Message {
    let mut w = Writer::with_capacity(188);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Ƒƒřřóóɱɱ óóññéé đđééááļļ ƥļááýééđ óóúúţ, ţĥéé ĥííđđééñ çáářđš đééááļţ ááţ řááñđóóɱ.");
        }
        _ => {
            w.text("Ƒƒřóóɱ ");
            w.number(&EN, deals);
            w.text(" đđééááļļšš ƥƥļļááýýééđ óóúúţ, ţĥéé ĥííđđééñ çáářđš đééááļţ ááţ řááñđóóɱ ééááçĥ ţííɱéé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn spoken(turns: &Message) -> Message {
    let mut w = Writer::with_capacity(30);
    w.text("[Ĥĥííññţ. ");
    w.message(turns);
    w.text("]");
    w.finish()
}

pub(super) fn spoken_turn(worth: &Message, turn: &Message) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[");
    w.message(worth);
    w.text(": ");
    w.message(turn);
    w.text("]");
    w.finish()
}

pub(super) fn loses(points: Number) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[");
    match EN.plural(points.0) {
        Plural::One => {
            w.text("Ļóóšééš ááƀóóúúţ óóñéé ƥóóííñţ");
        }
        _ => {
            w.text("Ļóóšééš ááƀóóúúţ ");
            w.number(&EN, points);
            w.text(" ƥƥóóííñţš");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn draw(then: bool, cards: Number) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("[");
    match then {
        true => match cards.0 {
            0 => {
                w.text("Ţţĥĥééñ ƥáášš.");
            }
            _ => match EN.plural(cards.0) {
                Plural::One => {
                    w.text("Ţţĥĥééñ đřááŵ.");
                }
                _ => {
                    w.text("Ţţĥĥééñ đřááŵ ");
                    w.spelled(&EN, &tables::NUMBER, cards);
                    w.text(".");
                }
            },
        },
        false => match cards.0 {
            0 => {
                w.text("Ƥƥáášš.");
            }
            _ => match EN.plural(cards.0) {
                Plural::One => {
                    w.text("Đđřááŵ.");
                }
                _ => {
                    w.text("Đđřááŵ ");
                    w.spelled(&EN, &tables::NUMBER, cards);
                    w.text(".");
                }
            },
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn take_with(then: bool, cards: &[Message], melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(126);
    w.text("[");
    match then {
        true => match melds.len() {
            0 => {
                w.text("Ţţĥĥééññ ţááķéé ţĥéé ƥííļéé ŵííţĥ ");
                w.list(" ááññđ ", cards);
                w.text(".");
            }
            _ => {
                w.text("Ţţĥĥééññ ţááķéé ţĥéé ƥííļéé ŵííţĥ ");
                w.list(" ááññđ ", cards);
                w.text(" ááññđđ ļļááý đóóŵñ ");
                w.list(" ááññđ ", melds);
                w.text(".");
            }
        },
        false => match melds.len() {
            0 => {
                w.text("Ţţááķķéé ţĥéé ƥííļéé ŵííţĥ ");
                w.list(" ááññđ ", cards);
                w.text(".");
            }
            _ => {
                w.text("Ţţááķķéé ţĥéé ƥííļéé ŵííţĥ ");
                w.list(" ááññđ ", cards);
                w.text(" ááññđđ ļļááý đóóŵñ ");
                w.list(" ááññđ ", melds);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn take_onto(then: bool, rank: Kind, melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(137);
    w.text("[");
    match then {
        true => match melds.len() {
            0 => {
                w.text("Ţţĥĥééññ ţááķéé ţĥéé ƥííļéé óóñţóó ţĥéé ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(".");
            }
            _ => {
                w.text("Ţţĥĥééññ ţááķéé ţĥéé ƥííļéé óóñţóó ţĥéé ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" ááññđđ ļļááý đóóŵñ ");
                w.list(" ááññđ ", melds);
                w.text(".");
            }
        },
        false => match melds.len() {
            0 => {
                w.text("Ţţááķķéé ţĥéé ƥííļéé óóñţóó ţĥéé ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(".");
            }
            _ => {
                w.text("Ţţááķķéé ţĥéé ƥííļéé óóñţóó ţĥéé ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" ááññđđ ļļááý đóóŵñ ");
                w.list(" ááññđ ", melds);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn lay(then: bool, melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("[");
    match then {
        true => {
            w.text("Ţţĥĥééññ ļááý đóóŵñ ");
            w.list(" ááññđ ", melds);
            w.text(".");
        }
        false => {
            w.text("Ļļááýý đóóŵñ ");
            w.list(" ááññđ ", melds);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn discard(then: bool, kind: Kind) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("[");
    match then {
        true => {
            w.text("Ţţĥĥééññ đííšçáářđ ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(".");
        }
        false => {
            w.text("Đđííššçáářđ ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn lay_red_three(then: bool) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[");
    match then {
        true => {
            w.text("Ţţĥĥééññ ļļááýý đóóŵñ ţĥéé řééđ ţĥřéééé.");
        }
        false => {
            w.text("Ļļááýý đđóóŵŵñ ţĥéé řééđ ţĥřéééé.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn ask(then: bool, partner: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(100);
    w.text("[");
    match then {
        true => {
            w.text("Ţţĥĥééñ áášķ ");
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(" ŵŵĥĥééţĥééř ýóóúú ɱááý ğóó óóúúţ.");
        }
        false => {
            w.text("Ááššķ ");
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(" ŵŵĥĥééţĥééř ýóóúú ɱááý ğóó óóúúţ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn answer(yes: bool) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("[");
    match yes {
        true => {
            w.text("Ááññššŵééř ýééš.");
        }
        false => {
            w.text("Ááññšŵééř ñóó.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn share(percent: Number) -> Message {
    let mut w = Writer::with_capacity(15);
    w.text("[");
    w.number(&EN, percent);
    w.text("%]");
    w.finish()
}

pub(super) fn hands_over(pile: Number, kind: Kind, share: &Message, best: Kind, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(203);
    w.text("[");
    match pile.0 {
        0 => {
            w.text("Đđííššçáářđííñğ ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" ĥĥááññđđš óóṽééř ţĥéé ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥéé ţííɱéé; ");
            w.text(tables::KIND_A[best.index()]);
            w.text(", ");
            w.message(best_share);
            w.text(".");
        }
        _ => {
            w.text("Đđííššçáářđííñğ ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" ĥĥááññđđš óóṽééř ţĥéé ");
            w.number(&EN, pile);
            w.text("-ççáářřđ ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥéé ţííɱéé; ");
            w.text(tables::KIND_A[best.index()]);
            w.text(", ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn hands_over_best(pile: Number, kind: Kind, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(214);
    w.text("[");
    match pile.0 {
        0 => {
            w.text("Đđííššçáářđííñğ ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" ĥĥááññđđš óóṽééř ţĥéé ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱéé; ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
        _ => {
            w.text("Đđííššçáářđííñğ ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" ĥĥááññđđš óóṽééř ţĥéé ");
            w.number(&EN, pile);
            w.text("-ççáářřđ ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱéé; ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn next_takes(pile: Number, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(225);
    w.text("[");
    match pile.0 {
        0 => {
            w.text("Ţţĥĥéé ññééẋẋţţ ƥļááýééř ţĥééñ ţááķééš ţĥéé ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
        _ => {
            w.text("Ţţĥĥéé ññééẋẋţţ ƥļááýééř ţĥééñ ţááķééš ţĥéé ");
            w.number(&EN, pile);
            w.text("-ççáářřđ ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn others_take(share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(223);
    w.text("[Óóƥƥƥƥóóññééññţš ţááķéé ţĥéé ƥííļéé ƀééƒóóřéé ýóóúúř ñééẋţ ţúúřñ ");
    w.message(share);
    w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
    w.message(best_share);
    w.text(".]");
    w.finish()
}

pub(super) fn fewer_piles(alone: bool, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(165);
    w.text("[");
    match alone {
        true => {
            w.text("Ýýóóúú ţááķéé ţĥéé ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
        false => {
            w.text("Ýýóóúúř šííđéé ţááķééš ţĥéé ƥííļéé ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn out_less(alone: bool, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(150);
    w.text("[");
    match alone {
        true => {
            w.text("Ýóóúú ğóó óóúúţ ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
        false => {
            w.text("Ýóóúúř šííđéé ğóóééš óóúúţ ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn others_out(alone: bool, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(164);
    w.text("[");
    match alone {
        true => {
            w.text("Ááññóóţĥééř ƥļááýééř ğóóééš óóúúţ ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
        false => {
            w.text("Ţţĥéé óóţĥééř šííđéé ğóóééš óóúúţ ");
            w.message(share);
            w.text(" óóƒƒ ţţĥĥéé ţţííɱɱéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn fewer_canastas(alone: bool, canastas: &str, best_canastas: &str) -> Message {
    let mut w = Writer::with_capacity(175);
    w.text("[");
    match alone {
        true => {
            w.text("Ýýóóúú ééññđ ŵííţĥ ");
            w.isolated(canastas);
            w.text(" ççááññááššţţááš óóñ ááṽééřááğéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.isolated(best_canastas);
            w.text(".");
        }
        false => {
            w.text("Ýýóóúúřř šííđéé ééñđš ŵííţĥ ");
            w.isolated(canastas);
            w.text(" ççááññááššţţááš óóñ ááṽééřááğéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.isolated(best_canastas);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn less_ahead(alone: bool, end: &Message, best_end: &Message) -> Message {
    let mut w = Writer::with_capacity(232);
    w.text("[");
    match alone {
        true => {
            w.text("Ṁṁááññýý ššɱɱááļļļļ ţĥííñğš ááđđ úúƥ: ýóóúú ééñđ ţĥéé đééááļ ");
            w.message(end);
            w.text(" óóññ ááṽṽééřřááğğéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_end);
            w.text(".");
        }
        false => {
            w.text("Ṁṁááññýý ššɱɱááļļļļ ţĥííñğš ááđđ úúƥ: ýóóúúř šííđéé ééñđš ţĥéé đééááļ ");
            w.message(end);
            w.text(" óóññ ááṽṽééřřááğğéé; ŵííţĥ ţĥéé ƀééšţ, ");
            w.message(best_end);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn ahead(points: Number, behind: bool) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("[");
    match behind {
        true => match EN.plural(points.0) {
            Plural::One => {
                w.text("1 ƥƥóóííññţ ƀééĥííñđ");
            }
            _ => {
                w.number(&EN, points);
                w.text(" ƥƥóóííññţš ƀééĥííñđ");
            }
        },
        false => match EN.plural(points.0) {
            Plural::One => {
                w.text("1 ƥƥóóííñţ ááĥééááđ");
            }
            _ => {
                w.number(&EN, points);
                w.text(" ƥƥóóííñţš ááĥééááđ");
            }
        },
    }
    w.text("]");
    w.finish()
}
