// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Name, Number, Player, Writer};

pub(super) fn to_play(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ţţóó ƥƥļááý.]");
    w.finish()
}

pub(super) fn one_card_left(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match EN.plural(players.len() as u64) {
        Plural::One => {
            w.list(" ááññđ ", players);
            w.text(" ĥĥáášš óóññéé çáářđ ļééƒţ.");
        }
        _ => {
            w.list(" ááññđ ", players);
            w.text(" ĥĥááṽṽéé óóñéé çáářđ ļééƒţ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn asked(asker: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(87);
    w.text("[");
    w.open(Mark::Strong);
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" ááššķķšš: ƥƥáářţñééř, ɱááý Íí ğóó óóúúţ?");
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn asked_means(asker: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(132);
    w.text("[Ýýééš: ");
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" ɱɱúúššţţ ğğóó óóúúţţ ţĥííš ţúúřñ. Ñóó: ");
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" ɱɱááýý ñóóţ.]");
    w.finish()
}

pub(super) fn you_asked(asked: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(139);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ýóóúú áášķééđ ");
    w.name(asked, MESSAGES.figures_forgotten);
    w.text(":");
    w.close();
    w.text(" ɱɱááýý Íí ğğóó óóúúţţ? Ŵááííţííñğ ƒóóř ţĥéé ááñšŵééř.]");
    w.finish()
}

pub(super) fn asks(asker: Name<'_>, asked: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(102);
    w.text("[");
    w.open(Mark::Strong);
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" ááššķķš ");
    w.name(asked, MESSAGES.figures_forgotten);
    w.text(":");
    w.close();
    w.text(" ƥƥáářřţţñééř, ɱááý Íí ğóó óóúúţ?]");
    w.finish()
}

pub(super) fn answered(partner: Name<'_>, yes: bool) -> Message {
    let mut w = Writer::with_capacity(105);
    w.text("[");
    match yes {
        true => {
            w.open(Mark::Strong);
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(": ýýééšš.");
            w.close();
            w.text(" Ýýóóúú ɱɱúúššţ ğóó óóúúţ ţĥííš ţúúřñ.");
        }
        false => {
            w.open(Mark::Strong);
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(": ñññóóó.");
            w.close();
            w.text(" Ýýóóúú ɱɱááýý ñóóţ ğóó óóúúţ ţĥííš ţúúřñ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn may_ask(partner: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[Ýýóóúú ççááñ ğóó óóúúţ. Ýóóúú ɱááý áášķ ");
    w.name(partner, MESSAGES.figures_forgotten);
    w.text(" ƒƒíířřšţ.]");
    w.finish()
}

pub(super) fn play() -> Message {
    let mut w = Writer::with_capacity(84);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ýýóóúúř ţúúřñ.");
    w.close();
    w.text(" Ļļááýý đđóóŵŵñ, óóř đííšçáářđ.]");
    w.finish()
}

pub(super) fn draw(cards: Number, pile: bool) -> Message {
    let mut w = Writer::with_capacity(104);
    w.text("[");
    match pile {
        true => match EN.plural(cards.0) {
            Plural::One => {
                w.open(Mark::Strong);
                w.text("Ýýóóúúř ţúúřñ.");
                w.close();
                w.text(" Đđřřááŵŵ, óóř ţááķéé ţĥéé ƥííļéé.");
            }
            _ => {
                w.open(Mark::Strong);
                w.text("Ýýóóúúř ţúúřñ.");
                w.close();
                w.text(" Đđřřááŵ ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(", óóřř ţţááķéé ţĥéé ƥííļéé.");
            }
        },
        false => match EN.plural(cards.0) {
            Plural::One => {
                w.open(Mark::Strong);
                w.text("Ýýóóúúř ţúúřñ.");
                w.close();
                w.text(" Đđřřááŵ.");
            }
            _ => {
                w.open(Mark::Strong);
                w.text("Ýýóóúúř ţúúřñ.");
                w.close();
                w.text(" Đđřřááŵ ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn no_stock(pile: bool) -> Message {
    let mut w = Writer::with_capacity(140);
    w.text("[");
    match pile {
        true => {
            w.open(Mark::Strong);
            w.text("Ýýóóúúř ţúúřñ.");
            w.close();
            w.text(" Ţţĥĥéé ššţţóóççķķ ííšš ééɱƥţý: ţááķéé ţĥéé ƥííļéé, óóř ƥáášš.");
        }
        false => {
            w.open(Mark::Strong);
            w.text("Ýýóóúúř ţúúřñ.");
            w.close();
            w.text(" Ţţĥĥéé ššţţóóççķķ ííš ééɱƥţý: ƥáášš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn draw_button(cards: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    match cards.0 {
        0 => {
            w.text("Ƥƥáášš");
        }
        _ => match EN.plural(cards.0) {
            Plural::One => {
                w.text("Đđřááŵ");
            }
            _ => {
                w.text("Đđřááŵ ");
                w.spelled(&EN, &tables::NUMBER, cards);
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn canastas_needed(alone: bool, needed: Number, canastas: Number) -> Message {
    let mut w = Writer::with_capacity(146);
    w.text("[");
    match alone {
        true => match canastas.0 {
            0 => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" ççááñáášţááš áářéé ñééééđééđ ţóó ğóó óóúúţ; ýóóúú ĥááṽéé ñóóñéé.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" ççááñáášţááš áářéé ñééééđééđ ţóó ğóó óóúúţ; ýóóúú ĥááṽéé ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(".");
            }
        },
        false => match canastas.0 {
            0 => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" ççááññáášţááš áářéé ñééééđééđ ţóó ğóó óóúúţ; ýóóúúř šííđéé ĥááš ñóóñéé.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" ççááññáášţááš áářéé ñééééđééđ ţóó ğóó óóúúţ; ýóóúúř šííđéé ĥááš ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(".");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn red_three_costs(cards: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(237);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ýýóóúú ĥĥóóļļđđ áá řřééđđ ţţĥĥřéééé: ļááý ííţ đóóŵñ ƀééƒóóřéé ýóóúúř ţúúřñ ééñđš, óóř ííţ çóóšţš ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţš.");
        }
        _ => {
            w.text("Ýýóóúú ĥóóļđ ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" řřééđđ ţţĥĥřřééééšš: ļļááýý ţţĥééɱ đóóŵñ ƀééƒóóřéé ýóóúúř ţúúřñ ééñđš, óóř ééááçĥ çóóšţš ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn red_three_paid(cards: Number) -> Message {
    let mut w = Writer::with_capacity(204);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ýýóóúú ĥĥóóļļđđ áá řřééđđ ţţĥřéééé ááñđ ĥááṽéé ƥááííđ ƒóóř ííţ. Ýóóúú ɱááý šţííļļ ļááý ííţ đóóŵñ.");
        }
        _ => {
            w.text("Ýýóóúú ĥóóļđ ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" řřééđđ ţţĥĥřřééééšš ááññđđ ĥĥááṽéé ƥááííđ ƒóóř ţĥééɱ. Ýóóúú ɱááý šţííļļ ļááý ţĥééɱ đóóŵñ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn turn_red_three_costs(cards: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(264);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ýýóóúúř ţúúřñ.");
    w.close();
    w.text(" ");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ýýóóúú ĥĥóóļļđđ áá řřééđđ ţţĥĥřéééé: ļááý ííţ đóóŵñ ƀééƒóóřéé ýóóúúř ţúúřñ ééñđš, óóř ííţ çóóšţš ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţš.");
        }
        _ => {
            w.text("Ýýóóúú ĥóóļđ ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" řřééđđ ţţĥĥřřééééšš: ļļááýý ţţĥééɱ đóóŵñ ƀééƒóóřéé ýóóúúř ţúúřñ ééñđš, óóř ééááçĥ çóóšţš ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn turn_red_three_paid(cards: Number) -> Message {
    let mut w = Writer::with_capacity(231);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ýýóóúúř ţúúřñ.");
    w.close();
    w.text(" ");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ýýóóúú ĥĥóóļļđđ áá řřééđđ ţţĥřéééé ááñđ ĥááṽéé ƥááííđ ƒóóř ííţ. Ýóóúú ɱááý šţííļļ ļááý ííţ đóóŵñ.");
        }
        _ => {
            w.text("Ýýóóúú ĥóóļđ ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" řřééđđ ţţĥĥřřééééšš ááññđđ ĥĥááṽéé ƥááííđ ƒóóř ţĥééɱ. Ýóóúú ɱááý šţííļļ ļááý ţĥééɱ đóóŵñ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn lay_red_three(cards: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("[");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Ļļááýý ííţ đóóŵñ");
        }
        _ => {
            w.text("Ļļááý óóñéé đóóŵñ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn you_have_one_card(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(173);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ýýóóúú ĥĥááṽéé óóñéé çáářđ ļééƒţ.");
    w.close();
    w.text(" Ţţĥĥéé óóţţĥĥééřš ĥááṽéé ƀééééñ ţóóļđ. ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ţţóó ƥƥļááý.]");
    w.finish()
}

pub(super) fn have_one_card(players: &[Message], player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[");
    w.open(Mark::Strong);
    match EN.plural(players.len() as u64) {
        Plural::One => {
            w.list(" ááññđ ", players);
            w.text(" ĥĥáášš óóññéé çáářđ ļééƒţ.");
        }
        _ => {
            w.list(" ááññđ ", players);
            w.text(" ĥĥááṽṽéé óóñéé çáářđ ļééƒţ.");
        }
    }
    w.close();
    w.text(" ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ţţóó ƥƥļááý.]");
    w.finish()
}

pub(super) fn went_out(player: Player<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(114);
    w.text("[");
    w.open(Mark::Strong);
    match player {
        Player::You => match concealed {
            true => {
                w.text("Ýýóóúú ŵééñţ óóúúţ çóóñçééááļééđ.");
            }
            false => {
                w.text("Ýýóóúú ŵééñţ óóúúţ.");
            }
        },
        Player::Other(player) => match concealed {
            true => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ŵŵééñţ óóúúţ çóóñçééááļééđ.");
            }
            false => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ŵŵééñţ óóúúţ.");
            }
        },
    }
    w.close();
    w.text(" Ţţĥĥéé đééááļ ííš óóṽééř.]");
    w.finish()
}

pub(super) fn stock_empty() -> Message {
    let mut w = Writer::with_capacity(100);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ţţĥĥéé ššţţóóçķ ííš ééɱƥţý.");
    w.close();
    w.text(" Ţţĥĥéé đééááļ ííš óóṽééř.]");
    w.finish()
}

pub(super) fn last_red_three(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(151);
    w.text("[");
    w.open(Mark::Strong);
    match player {
        Player::You => {
            w.text("Ýýóóúú đđřřééŵŵ áá řřééđ ţĥřéééé ááš ţĥéé ļáášţ çáářđ.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" đđřřééŵŵ áá řřééđđ ţĥřéééé ááš ţĥéé ļáášţ çáářđ.");
        }
    }
    w.close();
    w.text(" Ţţĥĥéé đééááļ ííš óóṽééř.]");
    w.finish()
}
