// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Mark, Message, Number, Player, Writer};

pub(super) fn went_out(player: Player<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(31);
    match player {
        Player::You => match concealed {
            true => {
                w.text("You went out concealed");
            }
            false => {
                w.text("You went out");
            }
        },
        Player::Other(player) => match concealed {
            true => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" went out concealed");
            }
            false => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" went out");
            }
        },
    }
    w.finish()
}

pub(super) fn last_red_three(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(46);
    match player {
        Player::You => {
            w.text("You drew a red three as the last card");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" drew a red three as the last card");
        }
    }
    w.finish()
}

pub(super) fn hands_left(hands: &[Message]) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("Cards left in hand: ");
    w.list(" and ", hands);
    w.text(".");
    w.finish()
}

pub(super) fn hand_left(player: Player<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(25);
    match player {
        Player::You => {
            w.text("you ");
            w.number(&EN, cards);
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" ");
            w.number(&EN, cards);
        }
    }
    w.finish()
}

pub(super) fn held(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(12);
    w.list(" and ", cards);
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("Deal ");
    w.number(&EN, deal);
    w.finish()
}

pub(super) fn band(minimum: i32, smallest: bool) -> Message {
    let mut w = Writer::with_capacity(20);
    match smallest {
        true => {
            w.text("minimum ");
            w.points(&EN, minimum);
        }
        false => {
            w.points(&EN, minimum);
        }
    }
    w.finish()
}

pub(super) fn curve(goal: i32, deals: Number, totals: &[Message]) -> Message {
    let mut w = Writer::with_capacity(70);
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Totals after one deal, of ");
            w.points(&EN, goal);
            w.text(" to win: ");
            w.list(" and ", totals);
            w.text(".");
        }
        _ => {
            w.text("Totals after ");
            w.spelled(&EN, &tables::NUMBER, deals);
            w.text(" deals, of ");
            w.points(&EN, goal);
            w.text(" to win: ");
            w.list(" and ", totals);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn total_of(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(25);
    w.message(side);
    w.text(" ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn next_minimum(minimums: &[Message]) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("Next minimum: ");
    w.list(" and ", minimums);
    w.text(".");
    w.finish()
}

pub(super) fn side_minimum(side: &Message, minimum: i32) -> Message {
    let mut w = Writer::with_capacity(25);
    w.message(side);
    w.text(" ");
    w.open(Mark::Strong);
    w.points(&EN, minimum);
    w.close();
    w.finish()
}

pub(super) fn next_commitment(commitment: &str) -> Message {
    let mut w = Writer::with_capacity(42);
    w.text("Commitment for the next deal: ");
    w.open(Mark::Code);
    w.isolated(commitment);
    w.close();
    w.finish()
}

pub(super) fn won(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(24);
    match you {
        true => match others.len() {
            0 => {
                w.text("You");
            }
            _ => match EN.plural(others.len() as u64) {
                Plural::One => {
                    w.text("You and ");
                    w.list(" and ", others);
                }
                _ => {
                    w.text("You, ");
                    w.list(" and ", others);
                }
            },
        },
        false => {
            w.list(" and ", others);
        }
    }
    w.text(" won");
    w.finish()
}

pub(super) fn margin(points: i32, deals: Number) -> Message {
    let mut w = Writer::with_capacity(46);
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("By ");
            w.points(&EN, points);
            w.text(" points, in one deal.");
        }
        _ => {
            w.text("By ");
            w.points(&EN, points);
            w.text(" points, in ");
            w.spelled(&EN, &tables::NUMBER, deals);
            w.text(" deals.");
        }
    }
    w.finish()
}

pub(super) fn place(place: Number) -> Message {
    let mut w = Writer::with_capacity(6);
    match place.0 {
        1 => {
            w.text("won");
        }
        2 => {
            w.text("second");
        }
        3 => {
            w.text("third");
        }
        4 => {
            w.text("fourth");
        }
        5 => {
            w.text("fifth");
        }
        _ => {
            w.text("sixth");
        }
    }
    w.finish()
}

pub(super) fn each(points: i32) -> Message {
    let mut w = Writer::with_capacity(17);
    w.points(&EN, points);
    w.text(" each");
    w.finish()
}
