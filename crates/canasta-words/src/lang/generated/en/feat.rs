// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::EN;
use crate::{Message, Number, Player, Writer};
use canasta::{Card, Kind};

pub(super) fn canasta(player: Player<'_>, rank: Kind, concealed: bool, natural: bool) -> Message {
    let mut w = Writer::with_capacity(59);
    match player {
        Player::You => match natural {
            true => match concealed {
                true => {
                    w.text("You laid a natural canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" at once");
                }
                false => {
                    w.text("You made a natural canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
            false => match concealed {
                true => {
                    w.text("You laid a canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" at once");
                }
                false => {
                    w.text("You made a canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
        },
        Player::Other(player) => match natural {
            true => match concealed {
                true => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" laid a natural canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" at once");
                }
                false => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" made a natural canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
            false => match concealed {
                true => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" laid a canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                    w.text(" at once");
                }
                false => {
                    w.name(player, MESSAGES.figures_forgotten);
                    w.text(" made a canasta of ");
                    w.text(tables::KIND_MANY[rank.index()]);
                }
            },
        },
    }
    w.finish()
}

pub(super) fn pile(player: Player<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(40);
    match player {
        Player::You => {
            w.text("You took a pile of ");
            w.number(&EN, cards);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" took a pile of ");
            w.number(&EN, cards);
        }
    }
    w.finish()
}

pub(super) fn one_turn(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(33);
    match player {
        Player::You => {
            w.text("You went out in one turn");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" went out in one turn");
        }
    }
    w.finish()
}

pub(super) fn canastas(count: Number) -> Message {
    let mut w = Writer::with_capacity(21);
    w.spelled(&EN, &tables::NUMBER_CAPITAL, count);
    w.text(" canastas");
    w.finish()
}

pub(super) fn lost(player: Player<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(45);
    match player {
        Player::You => {
            w.text("Your discard gave away a pile of ");
            w.number(&EN, cards);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" gave away a pile of ");
            w.number(&EN, cards);
        }
    }
    w.finish()
}

pub(super) fn left(card: Card) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("Left in your hand: ");
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn bonus(points: i32) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("A bonus of ");
    w.points(&EN, points);
    w.text(" points.");
    w.finish()
}

pub(super) fn largest(game: bool) -> Message {
    let mut w = Writer::with_capacity(25);
    match game {
        true => {
            w.text("The largest of the game.");
        }
        false => {
            w.text("The largest of this deal.");
        }
    }
    w.finish()
}

pub(super) fn most(side: &Message) -> Message {
    let mut w = Writer::with_capacity(30);
    w.message(side);
    w.text(": the most of all.");
    w.finish()
}

pub(super) fn taken_by(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(21);
    match player {
        Player::You => {
            w.text("You took it.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" took it.");
        }
    }
    w.finish()
}

pub(super) fn cost(points: i32) -> Message {
    let mut w = Writer::with_capacity(28);
    w.text("It cost ");
    w.points(&EN, points);
    w.text(" points.");
    w.finish()
}

pub(super) fn in_deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(18);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(".");
    w.finish()
}
