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
    let mut w = Writer::with_capacity(67);
    w.text("[Ļļóóšééš ");
    match EN.plural(points.0) {
        Plural::One => {
            w.text("ááƀóóúúţ óóñéé ƥóóíñţ");
        }
        _ => {
            w.text("ááƀóóúúţ ");
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

pub(super) fn loses_chance(share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(140);
    w.text("[Ļļóóŵŵééřřšš ýóóúúř çĥááñçéé ţóó ŵííñ ţĥéé ğááɱéé ƒřóóɱ ");
    w.message(best_share);
    w.text(" ţţóó ");
    w.message(share);
    w.text("]");
    w.finish()
}

pub(super) fn worse_in(deals: Number) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("[Ŵŵóóřšéé ííñ ");
    w.number(&EN, deals);
    w.text(" óóƒƒ 100 đđééááļļš]");
    w.finish()
}

pub(super) fn often(deals: Number, of: Number) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("[ííññ ");
    w.number(&EN, deals);
    w.text(" óóƒƒ ");
    w.number(&EN, of);
    w.text(" đđééááļš]");
    w.finish()
}

pub(super) fn other_discard(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("[ííƒƒ ýóóúú đííšçáářđ ");
    w.text(tables::KIND_A[kind.index()]);
    w.text(" ííññšţééááđ]");
    w.finish()
}

pub(super) fn because_canasta(
    take: bool,
    alone: bool,
    rank: Kind,
    often: &Message,
    other: &Message,
    other_often: &Message,
) -> Message {
    let mut w = Writer::with_capacity(250);
    w.text("[");
    match take {
        true => match alone {
            true => {
                w.text("Ţţááķķííñğ ţĥéé ƥííļéé ğííṽééš ýóóúú áá çááñáášţáá óóƒ ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" ƀƀýý ţţĥĥéé ééññđ óóƒ ýóóúúř ñééẋţ ţúúřñ ");
                w.message(often);
                w.text("; ");
                w.message(other);
                w.text(", ");
                w.message(other_often);
                w.text(".");
            }
            false => {
                w.text("Ţţááķķííñğ ţĥéé ƥííļéé ğííṽééš ýóóúúř šííđéé áá çááñáášţáá óóƒ ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" ƀƀýý ţţĥĥéé ééññđ óóƒ ýóóúúř ñééẋţ ţúúřñ ");
                w.message(often);
                w.text("; ");
                w.message(other);
                w.text(", ");
                w.message(other_often);
                w.text(".");
            }
        },
        false => match alone {
            true => {
                w.text("Ýýóóúú ğééţ áá çááñáášţáá óóƒ ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" ƀƀýý ţţĥĥéé ééññđ óóƒ ýóóúúř ñééẋţ ţúúřñ ");
                w.message(often);
                w.text("; ");
                w.message(other);
                w.text(", ");
                w.message(other_often);
                w.text(".");
            }
            false => {
                w.text("Ýýóóúúřř šííđéé ğééţš áá çááñáášţáá óóƒ ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" ƀƀýý ţţĥĥéé ééññđ óóƒ ýóóúúř ñééẋţ ţúúřñ ");
                w.message(often);
                w.text("; ");
                w.message(other);
                w.text(", ");
                w.message(other_often);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_keep(pair: bool, rank: Kind, player: Name<'_>, often: &Message, cards: Number) -> Message {
    let mut w = Writer::with_capacity(232);
    w.text("[");
    match pair {
        true => {
            w.text("Ķķééééƥ ţĥéé ƥááííř óóƒ ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(": ");
            w.message(often);
            w.text(" ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" đđííššçáářđš ");
            w.text(tables::KIND_A[rank.index()]);
            w.text(" ááññđđ ýóóúú ţááķéé ţĥéé ƥííļéé (");
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("óóññéé çáářđ");
                }
                _ => {
                    w.text("ááƀóóúúţ ");
                    w.number(&EN, cards);
                    w.text(" ççáářřđš");
                }
            }
            w.text(").");
        }
        false => {
            w.text("Ķķééééƥ ţĥéé ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(": ");
            w.message(often);
            w.text(" ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" đđííššçáářđš ");
            w.text(tables::KIND_A[rank.index()]);
            w.text(" ááññđđ ýóóúú ţááķéé ţĥéé ƥííļéé (");
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("óóññéé çáářđ");
                }
                _ => {
                    w.text("ááƀóóúúţ ");
                    w.number(&EN, cards);
                    w.text(" ççáářřđš");
                }
            }
            w.text(").");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_takes(alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(184);
    w.text("[");
    match alone {
        true => {
            w.text("Ýýóóúú ţţááķķéé ţţĥĥéé ƥííļéé ƀý ţĥéé ééñđ óóƒ ýóóúúř ñééẋţ ţúúřñ ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        false => {
            w.text("Ýýóóúúřř ššííđđéé ţţááķķééš ţĥéé ƥííļéé ƀý ţĥéé ééñđ óóƒ ýóóúúř ñééẋţ ţúúřñ ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_leave(cards: Number, often: &Message) -> Message {
    let mut w = Writer::with_capacity(219);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ííƒƒ ýýóóúú ļļééááṽṽéé ţĥéé ƥííļéé, óóƥƥóóñééñţš ţááķéé ííţ ƀééƒóóřéé ýóóúúř ñééẋţ ţúúřñ ");
            w.message(often);
            w.text(".");
        }
        _ => {
            w.text("Ííƒ ýóóúú ļééááṽéé ţĥéé ƥííļéé óóƒ ");
            w.number(&EN, cards);
            w.text(" ççáářřđđšš, óóƥƥƥƥóóñééñţš ţááķéé ííţ ƀééƒóóřéé ýóóúúř ñééẋţ ţúúřñ ");
            w.message(often);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_safe(
    kind: Kind,
    player: Name<'_>,
    cards: Number,
    often: &Message,
    other: &Message,
    other_often: &Message,
) -> Message {
    let mut w = Writer::with_capacity(206);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text(tables::KIND_A_CAPITAL[kind.index()]);
            w.text(" ííšš ţţĥĥéé ššááƒééř đííšçáářđ: ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ţţááķķééš ţĥéé ƥííļéé ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        _ => {
            w.text(tables::KIND_A_CAPITAL[kind.index()]);
            w.text(" ííšš ţţĥĥéé ššááƒééř đííšçáářđ: ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ţţááķķééš ţĥéé ƥííļéé óóƒ ");
            w.number(&EN, cards);
            w.text(" ççáářřđš ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_others_take(often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(166);
    w.text("[Óóƥƥƥƥóóññééññţš ţááķéé ţĥéé ƥííļéé ƀééƒóóřéé ýóóúúř ñééẋţ ţúúřñ ");
    w.message(often);
    w.text("; ");
    w.message(other);
    w.text(", ");
    w.message(other_often);
    w.text(".]");
    w.finish()
}

pub(super) fn because_out(alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(93);
    w.text("[");
    match alone {
        true => {
            w.text("Ýóóúú ğóó óóúúţ ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        false => {
            w.text("Ýóóúúř šííđéé ğóóééš óóúúţ ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_others_out(alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(107);
    w.text("[");
    match alone {
        true => {
            w.text("Ááññóóţĥééř ƥļááýééř ğóóééš óóúúţ ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        false => {
            w.text("Ţţĥéé óóţĥééř šííđéé ğóóééš óóúúţ ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_caught(alone: bool, cards: Number, other: &Message, other_cards: Number) -> Message {
    let mut w = Writer::with_capacity(231);
    w.text("[");
    match alone {
        true => {
            w.text("Ŵŵĥĥééñ ááñóóţĥééř ƥļááýééř ğóóééš óóúúţ, ááƀóóúúţ ");
            w.number(&EN, cards);
            w.text(" ççáářřđđšš áářéé ļééƒţ ííñ ýóóúúř ĥááñđ; ");
            w.message(other);
            w.text(", ááƀƀóóúúţ ");
            w.number(&EN, other_cards);
            w.text(".");
        }
        false => {
            w.text("Ŵŵĥĥééñ ţĥéé óóţĥééř šííđéé ğóóééš óóúúţ, ááƀóóúúţ ");
            w.number(&EN, cards);
            w.text(" ççáářřđđšš áářéé ļééƒţ ííñ ýóóúúř ĥááñđ; ");
            w.message(other);
            w.text(", ááƀƀóóúúţ ");
            w.number(&EN, other_cards);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_canastas(alone: bool, canastas: &str, other: &Message, other_canastas: &str) -> Message {
    let mut w = Writer::with_capacity(151);
    w.text("[");
    match alone {
        true => {
            w.text("Ýýóóúú ééññđ ŵííţĥ ");
            w.isolated(canastas);
            w.text(" ççááñáášţááš óóñ ááṽééřááğéé; ");
            w.message(other);
            w.text(", ");
            w.isolated(other_canastas);
            w.text(".");
        }
        false => {
            w.text("Ýýóóúúřř šííđéé ééñđš ŵííţĥ ");
            w.isolated(canastas);
            w.text(" ççááñáášţááš óóñ ááṽééřááğéé; ");
            w.message(other);
            w.text(", ");
            w.isolated(other_canastas);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_better(deals: Number, other: &Message) -> Message {
    let mut w = Writer::with_capacity(200);
    w.text("[Ṁṁááññýý ššɱɱááļļļļ ţĥííñğš ááđđ úúƥ: ííţ çááɱéé óóúúţ ƀééţţééř ííñ ");
    w.number(&EN, deals);
    w.text(" óóƒƒ 100 đđééááļļšš ţĥááñ ");
    w.message(other);
    w.text(".]");
    w.finish()
}

pub(super) fn than_discard(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(45);
    w.text("[đđííššçáářđííñğ ");
    w.text(tables::KIND_A[kind.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn because_same(other: &Message) -> Message {
    let mut w = Writer::with_capacity(166);
    w.text("[Ííţţ ɱɱááķķééš ļííţţļéé đííƒƒééřééñçéé ĥééřéé: ");
    w.message(other);
    w.text(" ççóóɱééš óóúúţ ááƀóóúúţ ááš ŵééļļ.]");
    w.finish()
}

pub(super) fn because_worth(points: Number, other: &Message) -> Message {
    let mut w = Writer::with_capacity(186);
    w.text("[");
    match EN.plural(points.0) {
        Plural::One => {
            w.text("Ṁṁááññýý ššɱɱááļļļļ ţţĥííñğš ááđđ úúƥ: ííţ ƀřííñğš ááƀóóúúţ óóñéé ƥóóííñţ ɱóóřéé ţĥááñ ");
            w.message(other);
            w.text(".");
        }
        _ => {
            w.text("Ṁṁááññýý ššɱɱááļļļļ ţĥííñğš ááđđ úúƥ: ííţ ƀřííñğš ááƀóóúúţ ");
            w.number(&EN, points);
            w.text(" ƥƥóóííññţţš ɱóóřéé ţĥááñ ");
            w.message(other);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn because_alike(deals: Number, other: &Message) -> Message {
    let mut w = Writer::with_capacity(222);
    w.text("[Ííţţ ɱɱááķķééšš ļííţţļéé đííƒƒééřééñçéé ĥééřéé: ţĥííš çááɱéé óóúúţ ƀééţţééř ííñ ");
    w.number(&EN, deals);
    w.text(" óóƒƒ 100 đđééááļļšš ţĥááñ ");
    w.message(other);
    w.text(".]");
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
