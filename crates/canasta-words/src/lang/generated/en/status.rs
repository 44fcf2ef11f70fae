// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Mark, Message, Name, Number, Player, Writer};

pub(super) fn to_play(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(21);
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" to play.");
    w.finish()
}

pub(super) fn one_card_left(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(32);
    match EN.plural(players.len() as u64) {
        Plural::One => {
            w.list(" and ", players);
            w.text(" has one card left.");
        }
        _ => {
            w.list(" and ", players);
            w.text(" have one card left.");
        }
    }
    w.finish()
}

pub(super) fn asked(asker: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(41);
    w.open(Mark::Strong);
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" asks: partner, may I go out?");
    w.close();
    w.finish()
}

pub(super) fn asked_means(asker: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("Yes: ");
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" must go out this turn. No: ");
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" may not.");
    w.finish()
}

pub(super) fn you_asked(asked: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(61);
    w.open(Mark::Strong);
    w.text("You asked ");
    w.name(asked, MESSAGES.figures_forgotten);
    w.text(":");
    w.close();
    w.text(" may I go out? Waiting for the answer.");
    w.finish()
}

pub(super) fn asks(asker: Name<'_>, asked: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(54);
    w.open(Mark::Strong);
    w.name(asker, MESSAGES.figures_forgotten);
    w.text(" asks ");
    w.name(asked, MESSAGES.figures_forgotten);
    w.text(":");
    w.close();
    w.text(" partner, may I go out?");
    w.finish()
}

pub(super) fn answered(partner: Name<'_>, yes: bool) -> Message {
    let mut w = Writer::with_capacity(47);
    match yes {
        true => {
            w.open(Mark::Strong);
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(": yes.");
            w.close();
            w.text(" You must go out this turn.");
        }
        false => {
            w.open(Mark::Strong);
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(": no.");
            w.close();
            w.text(" You may not go out this turn.");
        }
    }
    w.finish()
}

pub(super) fn may_ask(partner: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("You can go out. You may ask ");
    w.name(partner, MESSAGES.figures_forgotten);
    w.text(" first.");
    w.finish()
}

pub(super) fn play() -> Message {
    let mut w = Writer::with_capacity(32);
    w.open(Mark::Strong);
    w.text("Your turn.");
    w.close();
    w.text(" Lay down, or discard.");
    w.finish()
}

pub(super) fn draw(cards: Number, pile: bool) -> Message {
    let mut w = Writer::with_capacity(47);
    match pile {
        true => match EN.plural(cards.0) {
            Plural::One => {
                w.open(Mark::Strong);
                w.text("Your turn.");
                w.close();
                w.text(" Draw, or take the pile.");
            }
            _ => {
                w.open(Mark::Strong);
                w.text("Your turn.");
                w.close();
                w.text(" Draw ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(", or take the pile.");
            }
        },
        false => match EN.plural(cards.0) {
            Plural::One => {
                w.open(Mark::Strong);
                w.text("Your turn.");
                w.close();
                w.text(" Draw.");
            }
            _ => {
                w.open(Mark::Strong);
                w.text("Your turn.");
                w.close();
                w.text(" Draw ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn no_stock(pile: bool) -> Message {
    let mut w = Writer::with_capacity(54);
    match pile {
        true => {
            w.open(Mark::Strong);
            w.text("Your turn.");
            w.close();
            w.text(" The stock is empty: take the pile, or pass.");
        }
        false => {
            w.open(Mark::Strong);
            w.text("Your turn.");
            w.close();
            w.text(" The stock is empty: pass.");
        }
    }
    w.finish()
}

pub(super) fn draw_button(cards: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    match cards.0 {
        0 => {
            w.text("Pass");
        }
        _ => match EN.plural(cards.0) {
            Plural::One => {
                w.text("Draw");
            }
            _ => {
                w.text("Draw ");
                w.spelled(&EN, &tables::NUMBER, cards);
            }
        },
    }
    w.finish()
}

pub(super) fn canastas_needed(alone: bool, needed: Number, canastas: Number) -> Message {
    let mut w = Writer::with_capacity(71);
    match alone {
        true => match canastas.0 {
            0 => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" canastas are needed to go out; you have none.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" canastas are needed to go out; you have ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(".");
            }
        },
        false => match canastas.0 {
            0 => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" canastas are needed to go out; your side has none.");
            }
            _ => {
                w.spelled(&EN, &tables::NUMBER_CAPITAL, needed);
                w.text(" canastas are needed to go out; your side has ");
                w.spelled(&EN, &tables::NUMBER, canastas);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn red_three_costs(cards: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(105);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("You hold a red three: lay it down before your turn ends, or it costs ");
            w.points(&EN, points);
            w.text(" points.");
        }
        _ => {
            w.text("You hold ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" red threes: lay them down before your turn ends, or each costs ");
            w.points(&EN, points);
            w.text(" points.");
        }
    }
    w.finish()
}

pub(super) fn red_three_paid(cards: Number) -> Message {
    let mut w = Writer::with_capacity(85);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("You hold a red three and have paid for it. You may still lay it down.");
        }
        _ => {
            w.text("You hold ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" red threes and have paid for them. You may still lay them down.");
        }
    }
    w.finish()
}

pub(super) fn turn_red_three_costs(cards: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(116);
    w.open(Mark::Strong);
    w.text("Your turn.");
    w.close();
    w.text(" ");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("You hold a red three: lay it down before your turn ends, or it costs ");
            w.points(&EN, points);
            w.text(" points.");
        }
        _ => {
            w.text("You hold ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" red threes: lay them down before your turn ends, or each costs ");
            w.points(&EN, points);
            w.text(" points.");
        }
    }
    w.finish()
}

pub(super) fn turn_red_three_paid(cards: Number) -> Message {
    let mut w = Writer::with_capacity(96);
    w.open(Mark::Strong);
    w.text("Your turn.");
    w.close();
    w.text(" ");
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("You hold a red three and have paid for it. You may still lay it down.");
        }
        _ => {
            w.text("You hold ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" red threes and have paid for them. You may still lay them down.");
        }
    }
    w.finish()
}

pub(super) fn lay_red_three(cards: Number) -> Message {
    let mut w = Writer::with_capacity(12);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Lay it down");
        }
        _ => {
            w.text("Lay one down");
        }
    }
    w.finish()
}

pub(super) fn you_have_one_card(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(72);
    w.open(Mark::Strong);
    w.text("You have one card left.");
    w.close();
    w.text(" The others have been told. ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" to play.");
    w.finish()
}

pub(super) fn have_one_card(players: &[Message], player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(54);
    w.open(Mark::Strong);
    match EN.plural(players.len() as u64) {
        Plural::One => {
            w.list(" and ", players);
            w.text(" has one card left.");
        }
        _ => {
            w.list(" and ", players);
            w.text(" have one card left.");
        }
    }
    w.close();
    w.text(" ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" to play.");
    w.finish()
}

pub(super) fn went_out(player: Player<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(50);
    w.open(Mark::Strong);
    match player {
        Player::You => match concealed {
            true => {
                w.text("You went out concealed.");
            }
            false => {
                w.text("You went out.");
            }
        },
        Player::Other(player) => match concealed {
            true => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" went out concealed.");
            }
            false => {
                w.name(player, MESSAGES.figures_forgotten);
                w.text(" went out.");
            }
        },
    }
    w.close();
    w.text(" The deal is over.");
    w.finish()
}

pub(super) fn stock_empty() -> Message {
    let mut w = Writer::with_capacity(37);
    w.open(Mark::Strong);
    w.text("The stock is empty.");
    w.close();
    w.text(" The deal is over.");
    w.finish()
}

pub(super) fn last_red_three(player: Player<'_>) -> Message {
    let mut w = Writer::with_capacity(65);
    w.open(Mark::Strong);
    match player {
        Player::You => {
            w.text("You drew a red three as the last card.");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" drew a red three as the last card.");
        }
    }
    w.close();
    w.text(" The deal is over.");
    w.finish()
}
