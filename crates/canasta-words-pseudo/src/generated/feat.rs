// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use canasta::{Card, Kind};
use canasta_words::locale::EN;
use canasta_words::{Message, Number, Player, Writer};

pub(super) fn canasta(player: Player<'_>, rank: Kind, concealed: bool, natural: bool) -> Message {
    let mut w = Writer::with_capacity(118);
    w.text("[");
    match player {
        Player::You => match natural {
            true => match concealed {
                true => {
                    w.text("Ýóóúú ļááííđ áá ñááţúúřááļ çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" ááţţ óóñçéé");
                }
                false => {
                    w.text("Ýóóúú ɱááđéé áá ñááţúúřááļ çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
            false => match concealed {
                true => {
                    w.text("Ýóóúú ļááííđ áá çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" ááţţ óóñçéé");
                }
                false => {
                    w.text("Ýóóúú ɱááđéé áá çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
        },
        Player::Other(player) => match natural {
            true => match concealed {
                true => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" ļļááííđ áá ñááţúúřááļ çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" ááţţ óóñçéé");
                }
                false => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" ɱɱááđéé áá ñááţúúřááļ çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
            false => match concealed {
                true => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" ļļááííđ áá çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" ááţţ óóñçéé");
                }
                false => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" ɱɱááđéé áá çááñáášţáá óóƒ ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn pile(player: Player<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýóóúú ţóóóóķ áá ƥííļéé óóƒ ");
            w.number(&EN, cards);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ţţóóóóķ áá ƥííļéé óóƒ ");
            w.number(&EN, cards);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn one_turn(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúú ŵééñţ óóúúţ ííñ óóñéé ţúúřñ");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ŵŵééññţ óóúúţ ííñ óóñéé ţúúřñ");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn canastas(count: Number) -> Message {
    let mut w = Writer::with_capacity(39);
    w.text("[");
    w.spelled(&EN, &tables::NUMBER_CAPITAL, count);
    w.text(" ççááñáášţááš]");
    w.finish()
}

pub(super) fn lost(player: Player<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(102);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýýóóúúřř đííšçáářđ ğááṽéé ááŵááý áá ƥííļéé óóƒ ");
            w.number(&EN, cards);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ğğááṽéé ááŵááý áá ƥííļéé óóƒ ");
            w.number(&EN, cards);
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn left(card: Card) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("[Ļļééƒƒţţ ííñ ýóóúúř ĥááñđ: ");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[Áá ƀƀóóñúúš óóƒ ");
    w.points(&EN, points);
    w.text(" ƥƥóóííññţš.]");
    w.finish()
}

pub(super) fn largest(game: bool) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match game {
        true => {
            w.text("Ţţĥĥéé ļļáářğééšţ óóƒ ţĥéé ğááɱéé.");
        }
        false => {
            w.text("Ţţĥĥéé ļļáářğééšţ óóƒ ţĥííš đééááļ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn most(side: &Message) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("[");
    w.message(side);
    w.text(": ţţĥĥéé ɱɱóóššţ óóƒ ááļļ.]");
    w.finish()
}

pub(super) fn taken_by(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýóóúú ţóóóóķ ííţ.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ţţóóóóķ ííţ.");
        }
    }
    w.text("]");
    w.finish()
}

pub(super) fn cost(points: i32) -> Message {
    let mut w = Writer::with_capacity(58);
    w.text("[Ííţţ ççóóšţ ");
    w.points(&EN, points);
    w.text(" ƥƥóóííññţš.]");
    w.finish()
}

pub(super) fn in_deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("[Đééááļ ");
    w.number(&EN, deal);
    w.text(".]");
    w.finish()
}
