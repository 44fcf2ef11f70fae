// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta_words::locale::{EN, Plural};
use canasta_words::{Mark, Message, Number, Player, Writer};

pub(super) fn went_out(player: Player<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[");
    match player {
        Player::You => match concealed {
            true => {
                w.text("Ýóóúú ŵééñţ óóúúţ çóóñçééááļééđ");
            }
            false => {
                w.text("Ýóóúú ŵééñţ óóúúţ");
            }
        },
        Player::Other(player) => match concealed {
            true => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ŵŵééñţ óóúúţ çóóñçééááļééđ");
            }
            false => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" ŵŵééñţ óóúúţ");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn last_red_three(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(102);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúú đđřřééŵŵ áá řééđ ţĥřéééé ááš ţĥéé ļáášţ çáářđ");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" đđřřééŵŵ áá řřééđđ ţĥřéééé ááš ţĥéé ļáášţ çáářđ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn hands_left(hands: &[Message]) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("[Ççáářřđđšš ļééƒţ ííñ ĥááñđ: ");
    w.list(" ááññđ ", hands);
    w.text(".]");
    w.finish()
}

pub(super) fn hand_left(player: Player<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    match player {
        Player::You => {
            w.text("ýóóúú ");
            w.number(&EN, cards);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ");
            w.number(&EN, cards);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn held(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", cards);
    w.text("]");
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text("]");
    w.finish()
}

pub(super) fn band(minimum: i32, smallest: bool) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    match smallest {
        true => {
            w.text("ɱɱííñííɱúúɱ ");
            w.points(&EN, minimum);
        }
        false => {
            w.points(&EN, minimum);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn curve(goal: i32, deals: Number, totals: &[Message]) -> Message {
    let mut w = Writer::with_capacity(125);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Ţţóóţţááļš ááƒţééř óóñéé đééááļ, óóƒ ");
            w.points(&EN, goal);
            w.text(" ţţóó ŵŵííñ: ");
            w.list(" ááññđ ", totals);
            w.text(".");
        }
        _ => {
            w.text("Ţţóóţţááļš ááƒţééř ");
            w.spelled(&EN, &tables::NUMBER, deals);
            w.text(" đđééááļļš, óóƒ ");
            w.points(&EN, goal);
            w.text(" ţţóó ŵŵííñ: ");
            w.list(" ááññđ ", totals);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn total_of(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    w.message(side);
    w.text(" ");
    w.points(&EN, points);
    w.text("]");
    w.finish()
}

pub(super) fn next_minimum(minimums: &[Message]) -> Message {
    let mut w = Writer::with_capacity(54);
    w.text("[Ññééẋẋţ ɱííñííɱúúɱ: ");
    w.list(" ááññđ ", minimums);
    w.text(".]");
    w.finish()
}

pub(super) fn side_minimum(side: &Message, minimum: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    w.message(side);
    w.text(" ");
    w.open(Mark::Strong);
    w.points(&EN, minimum);
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn next_commitment(commitment: &str) -> Message {
    let mut w = Writer::with_capacity(93);
    w.text("[Ççóóɱɱɱɱííţţɱééñţ ƒóóř ţĥéé ñééẋţ đééááļ: ");
    w.open(Mark::Code);
    w.isolated(commitment);
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn won(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("[");
    match you {
        true => match others.len() {
            0 => {
                w.text("Ýóóúú");
            }
            _ => match EN.plural(others.len() as u64) {
                Plural::One => {
                    w.text("Ýýóóúú ááñđ ");
                    w.list(" ááññđ ", others);
                }
                _ => {
                    w.text("Ýóóúú, ");
                    w.list(" ááññđ ", others);
                }
            },
        },
        false => {
            w.list(" ááññđ ", others);
        }
    }
    w.text(" ŵŵóóñ]");
    w.finish()
}

pub(super) fn margin(points: i32, deals: Number) -> Message {
    let mut w = Writer::with_capacity(83);
    w.text("[");
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Ɓɓýý ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţš, ííñ óóñéé đééááļ.");
        }
        _ => {
            w.text("Ɓɓýý ");
            w.points(&EN, points);
            w.text(" ƥƥóóííññţš, ííñ ");
            w.spelled(&EN, &tables::NUMBER, deals);
            w.text(" đđééááļš.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn place(place: Number) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("[");
    match place.0 {
        1 => {
            w.text("ŵŵóóñ");
        }
        2 => {
            w.text("ššééçóóñđ");
        }
        3 => {
            w.text("ţţĥíířđ");
        }
        4 => {
            w.text("ƒƒóóúúřţĥ");
        }
        5 => {
            w.text("ƒƒííƒţĥ");
        }
        _ => {
            w.text("ššííẋţĥ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn each(points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("[");
    w.points(&EN, points);
    w.text(" ééááçĥ]");
    w.finish()
}
