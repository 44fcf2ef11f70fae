// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};
use canasta::Kind;

pub(super) fn players(players: Number) -> Message {
    let mut w = Writer::with_capacity(21);
    match EN.plural(players.0) {
        Plural::One => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, players);
            w.text(" player.");
        }
        _ => {
            w.spelled(&EN, &tables::NUMBER_CAPITAL, players);
            w.text(" players.");
        }
    }
    w.finish()
}

pub(super) fn total(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.message(side);
    w.text(": ");
    w.points(&EN, points);
    w.text(".");
    w.finish()
}

pub(super) fn pile(cards: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Discard pile");
        }
        _ => {
            w.text("Discard pile, the last card on top");
        }
    }
    w.finish()
}

pub(super) fn stock(cards: Number) -> Message {
    let mut w = Writer::with_capacity(32);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("Stock, one card");
        }
        _ => {
            w.text("Stock, the first card comes next");
        }
    }
    w.finish()
}

pub(super) fn unreadable(who: &Message, act: &str) -> Message {
    let mut w = Writer::with_capacity(32);
    w.message(who);
    w.text(": “");
    w.isolated(act);
    w.text("”");
    w.finish()
}

pub(super) fn draw(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(18);
    match you {
        true => {
            w.text("You draw");
        }
        false => {
            w.message(who);
            w.text(" draws");
        }
    }
    w.finish()
}

pub(super) fn take_onto_meld(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(41);
    match you {
        true => {
            w.text("You take the pile onto the meld");
        }
        false => {
            w.message(who);
            w.text(" takes the pile onto the meld");
        }
    }
    w.finish()
}

pub(super) fn take_with(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(32);
    match you {
        true => {
            w.text("You take the pile with");
        }
        false => {
            w.message(who);
            w.text(" takes the pile with");
        }
    }
    w.finish()
}

pub(super) fn lay_down(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(22);
    match you {
        true => {
            w.text("You lay down");
        }
        false => {
            w.message(who);
            w.text(" lays down");
        }
    }
    w.finish()
}

pub(super) fn add(you: bool, who: &Message, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(37);
    match you {
        true => {
            w.text("You add to the ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
        false => {
            w.message(who);
            w.text(" adds to the ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.finish()
}

pub(super) fn discard(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(21);
    match you {
        true => {
            w.text("You discard");
        }
        false => {
            w.message(who);
            w.text(" discards");
        }
    }
    w.finish()
}

pub(super) fn pass(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(19);
    match you {
        true => {
            w.text("You pass");
        }
        false => {
            w.message(who);
            w.text(" passes");
        }
    }
    w.finish()
}

pub(super) fn declare(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(21);
    match you {
        true => {
            w.text("You declare");
        }
        false => {
            w.message(who);
            w.text(" declares");
        }
    }
    w.finish()
}

pub(super) fn ask(you: bool, who: &Message) -> Message {
    let mut w = Writer::with_capacity(37);
    match you {
        true => {
            w.text("You ask “May I go out?”");
        }
        false => {
            w.message(who);
            w.text(" asks “May I go out?”");
        }
    }
    w.finish()
}

pub(super) fn answer(you: bool, who: &Message, yes: bool) -> Message {
    let mut w = Writer::with_capacity(24);
    match you {
        true => match yes {
            true => {
                w.text("You answer yes");
            }
            false => {
                w.text("You answer no");
            }
        },
        false => match yes {
            true => {
                w.message(who);
                w.text(" answers yes");
            }
            false => {
                w.message(who);
                w.text(" answers no");
            }
        },
    }
    w.finish()
}

pub(super) fn out(you: bool, who: &Message, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(32);
    match you {
        true => match concealed {
            true => {
                w.text("You go out concealed.");
            }
            false => {
                w.text("You go out.");
            }
        },
        false => match concealed {
            true => {
                w.message(who);
                w.text(" goes out concealed.");
            }
            false => {
                w.message(who);
                w.text(" goes out.");
            }
        },
    }
    w.finish()
}

pub(super) fn scored(side: &Message, entries: &[Message]) -> Message {
    let mut w = Writer::with_capacity(27);
    w.message(side);
    w.text(": ");
    w.list(" and ", entries);
    w.text(".");
    w.finish()
}

pub(super) fn natural_canastas(points: i32) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("natural canastas ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn mixed_canastas(points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("mixed canastas ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn concealed_canastas(points: i32) -> Message {
    let mut w = Writer::with_capacity(31);
    w.text("concealed canastas ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn red_threes(points: i32) -> Message {
    let mut w = Writer::with_capacity(23);
    w.text("red threes ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn going_out(points: i32) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("going out ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn exact_deal(points: i32) -> Message {
    let mut w = Writer::with_capacity(27);
    w.text("the exact deal ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn penalties(points: i32) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("penalties ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn melded(points: i32) -> Message {
    let mut w = Writer::with_capacity(25);
    w.text("cards melded ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn in_hand(points: i32) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("cards left in hands ");
    w.points(&EN, points);
    w.finish()
}

pub(super) fn sum(points: i32) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("in all ");
    w.points(&EN, points);
    w.finish()
}
