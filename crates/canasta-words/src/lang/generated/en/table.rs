// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Player, Writer};
use canasta::Kind;

pub(super) fn player(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    match player {
        Player::You => {
            w.text("You");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
        }
    }
    w.finish()
}

pub(super) fn name(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn players(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(20);
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
    w.finish()
}

pub(super) fn cards(cards: Number) -> Message {
    let mut w = Writer::with_capacity(18);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("1 card");
        }
        _ => {
            w.number(&EN, cards);
            w.text(" cards");
        }
    }
    w.finish()
}

pub(super) fn count(cards: Number) -> Message {
    let mut w = Writer::with_capacity(12);
    w.number(&EN, cards);
    w.finish()
}

pub(super) fn count_to_play(cards: Number) -> Message {
    let mut w = Writer::with_capacity(21);
    w.number(&EN, cards);
    w.text(", to play");
    w.finish()
}

pub(super) fn cards_word(cards: Number) -> Message {
    let mut w = Writer::with_capacity(5);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("card");
        }
        _ => {
            w.text("cards");
        }
    }
    w.finish()
}

pub(super) fn plate(
    player: Player<'_>,
    relation: crate::messages::table::PlateRelation,
    cards: Number,
    last: bool,
    to_play: bool,
    dealer: bool,
    away: crate::messages::table::PlateAway,
) -> Message {
    let mut w = Writer::with_capacity(78);
    match player {
        Player::You => {
            w.text("You");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
        }
    }
    match relation {
        crate::messages::table::PlateRelation::Partner => {
            w.text(", partner");
        }
        crate::messages::table::PlateRelation::Opponent => {
            w.text(", opponent");
        }
        _ => {}
    }
    match last {
        true => {
            w.text(", 1 card left");
        }
        false => {
            w.text(", ");
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("1 card");
                }
                _ => {
                    w.number(&EN, cards);
                    w.text(" cards");
                }
            }
        }
    }
    match to_play {
        true => {
            w.text(", to play");
        }
        false => {}
    }
    match dealer {
        true => {
            w.text(", dealer");
        }
        false => {}
    }
    match away {
        crate::messages::table::PlateAway::Yes => {
            w.text(", away");
        }
        crate::messages::table::PlateAway::Bot => {
            w.text(", away, a bot plays");
        }
        _ => {}
    }
    w.finish()
}

pub(super) fn side_state(opened: bool, minimum: i32, canastas: Number, needed: Number) -> Message {
    let mut w = Writer::with_capacity(63);
    match opened {
        true => match needed.0 {
            1 => match canastas.0 {
                0 => {
                    w.text("minimum ");
                    w.points(&EN, minimum);
                    w.text(" met");
                }
                _ => match EN.plural(canastas.0) {
                    Plural::One => {
                        w.text("minimum ");
                        w.points(&EN, minimum);
                        w.text(" met, 1 canasta");
                    }
                    _ => {
                        w.text("minimum ");
                        w.points(&EN, minimum);
                        w.text(" met, ");
                        w.number(&EN, canastas);
                        w.text(" canastas");
                    }
                },
            },
            _ => {
                w.text("minimum ");
                w.points(&EN, minimum);
                w.text(" met, ");
                w.number(&EN, canastas);
                w.text(" of ");
                w.number(&EN, needed);
                w.text(" canastas");
            }
        },
        false => {
            w.text("minimum ");
            w.points(&EN, minimum);
            w.text(", no melds yet");
        }
    }
    w.finish()
}

pub(super) fn points_word(points: i32) -> Message {
    let mut w = Writer::with_capacity(6);
    match EN.plural_of_points(points) {
        Plural::One => {
            w.text("point");
        }
        _ => {
            w.text("points");
        }
    }
    w.finish()
}

pub(super) fn red_threes(cards: Number) -> Message {
    let mut w = Writer::with_capacity(23);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("one red three");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" red threes");
        }
    }
    w.finish()
}

pub(super) fn meld(rank: Kind, canasta: crate::messages::table::MeldCanasta, cards: Number, wilds: Number) -> Message {
    let mut w = Writer::with_capacity(66);
    match canasta {
        crate::messages::table::MeldCanasta::Natural => {
            w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
            w.text(": natural canasta, ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" cards");
        }
        crate::messages::table::MeldCanasta::Mixed => {
            w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
            w.text(": mixed canasta, ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" cards, ");
            w.spelled(&EN, &tables::NUMBER, wilds);
            w.text(" wild");
        }
        _ => match wilds.0 {
            0 => {
                w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
                w.text(": ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(" cards");
            }
            _ => {
                w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
                w.text(": ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(" cards, ");
                w.spelled(&EN, &tables::NUMBER, wilds);
                w.text(" wild");
            }
        },
    }
    w.finish()
}

pub(super) fn column(rank: Kind, cards: Number) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text(tables::KIND_MANY_CAPITAL[rank.index()]);
    w.text(", ");
    w.number(&EN, cards);
    w.finish()
}

pub(super) fn threes(red: Number, black: Number) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("Threes, ");
    w.number(&EN, red);
    w.text(" red, ");
    w.number(&EN, black);
    w.text(" black");
    w.finish()
}

pub(super) fn played(rules: &str, deal: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(48);
    w.isolated(rules);
    w.text(", deal ");
    w.number(&EN, deal);
    w.text(", to ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn heading(deal: Number) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("Canasta, deal ");
    w.number(&EN, deal);
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("Deal ");
    w.number(&EN, deal);
    w.finish()
}
