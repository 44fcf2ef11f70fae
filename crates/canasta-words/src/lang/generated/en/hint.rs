// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Writer};
use canasta::Kind;

pub(super) fn show_turn(turn: &Message) -> Message {
    let mut w = Writer::with_capacity(21);
    w.text("Show me: ");
    w.message(turn);
    w.finish()
}

pub(super) fn source(deals: Number) -> Message {
    let mut w = Writer::with_capacity(79);
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("From one deal played out, the hidden cards dealt at random.");
        }
        _ => {
            w.text("From ");
            w.number(&EN, deals);
            w.text(" deals played out, the hidden cards dealt at random each time.");
        }
    }
    w.finish()
}

pub(super) fn spoken(turns: &Message) -> Message {
    let mut w = Writer::with_capacity(18);
    w.text("Hint. ");
    w.message(turns);
    w.finish()
}

pub(super) fn spoken_turn(worth: &Message, turn: &Message) -> Message {
    let mut w = Writer::with_capacity(26);
    w.message(worth);
    w.text(": ");
    w.message(turn);
    w.finish()
}

pub(super) fn loses(points: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    match EN.plural(points.0) {
        Plural::One => {
            w.text("Loses about one point");
        }
        _ => {
            w.text("Loses about ");
            w.number(&EN, points);
            w.text(" points");
        }
    }
    w.finish()
}

pub(super) fn draw(then: bool, cards: Number) -> Message {
    let mut w = Writer::with_capacity(23);
    match then {
        true => match cards.0 {
            0 => {
                w.text("Then pass.");
            }
            _ => match EN.plural(cards.0) {
                Plural::One => {
                    w.text("Then draw.");
                }
                _ => {
                    w.text("Then draw ");
                    w.spelled(&EN, &tables::NUMBER, cards);
                    w.text(".");
                }
            },
        },
        false => match cards.0 {
            0 => {
                w.text("Pass.");
            }
            _ => match EN.plural(cards.0) {
                Plural::One => {
                    w.text("Draw.");
                }
                _ => {
                    w.text("Draw ");
                    w.spelled(&EN, &tables::NUMBER, cards);
                    w.text(".");
                }
            },
        },
    }
    w.finish()
}

pub(super) fn take_with(then: bool, cards: &[Message], melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(63);
    match then {
        true => match melds.len() {
            0 => {
                w.text("Then take the pile with ");
                w.list(" and ", cards);
                w.text(".");
            }
            _ => {
                w.text("Then take the pile with ");
                w.list(" and ", cards);
                w.text(" and lay down ");
                w.list(" and ", melds);
                w.text(".");
            }
        },
        false => match melds.len() {
            0 => {
                w.text("Take the pile with ");
                w.list(" and ", cards);
                w.text(".");
            }
            _ => {
                w.text("Take the pile with ");
                w.list(" and ", cards);
                w.text(" and lay down ");
                w.list(" and ", melds);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn take_onto(then: bool, rank: Kind, melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(67);
    match then {
        true => match melds.len() {
            0 => {
                w.text("Then take the pile onto the ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(".");
            }
            _ => {
                w.text("Then take the pile onto the ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" and lay down ");
                w.list(" and ", melds);
                w.text(".");
            }
        },
        false => match melds.len() {
            0 => {
                w.text("Take the pile onto the ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(".");
            }
            _ => {
                w.text("Take the pile onto the ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" and lay down ");
                w.list(" and ", melds);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn lay(then: bool, melds: &[Message]) -> Message {
    let mut w = Writer::with_capacity(27);
    match then {
        true => {
            w.text("Then lay down ");
            w.list(" and ", melds);
            w.text(".");
        }
        false => {
            w.text("Lay down ");
            w.list(" and ", melds);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn discard(then: bool, kind: Kind) -> Message {
    let mut w = Writer::with_capacity(26);
    match then {
        true => {
            w.text("Then discard ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(".");
        }
        false => {
            w.text("Discard ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn lay_red_three(then: bool) -> Message {
    let mut w = Writer::with_capacity(28);
    match then {
        true => {
            w.text("Then lay down the red three.");
        }
        false => {
            w.text("Lay down the red three.");
        }
    }
    w.finish()
}

pub(super) fn ask(then: bool, partner: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(45);
    match then {
        true => {
            w.text("Then ask ");
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(" whether you may go out.");
        }
        false => {
            w.text("Ask ");
            w.name(partner, MESSAGES.figures_forgotten);
            w.text(" whether you may go out.");
        }
    }
    w.finish()
}

pub(super) fn answer(yes: bool) -> Message {
    let mut w = Writer::with_capacity(11);
    match yes {
        true => {
            w.text("Answer yes.");
        }
        false => {
            w.text("Answer no.");
        }
    }
    w.finish()
}

pub(super) fn share(percent: Number) -> Message {
    let mut w = Writer::with_capacity(13);
    w.number(&EN, percent);
    w.text("%");
    w.finish()
}

pub(super) fn hands_over(pile: Number, kind: Kind, share: &Message, best: Kind, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(115);
    match pile.0 {
        0 => {
            w.text("Discarding ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" hands over the pile ");
            w.message(share);
            w.text(" of the time; ");
            w.text(tables::KIND_A[best.index()]);
            w.text(", ");
            w.message(best_share);
            w.text(".");
        }
        _ => {
            w.text("Discarding ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" hands over the ");
            w.number(&EN, pile);
            w.text("-card pile ");
            w.message(share);
            w.text(" of the time; ");
            w.text(tables::KIND_A[best.index()]);
            w.text(", ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn hands_over_best(pile: Number, kind: Kind, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(111);
    match pile.0 {
        0 => {
            w.text("Discarding ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" hands over the pile ");
            w.message(share);
            w.text(" of the time; the best, ");
            w.message(best_share);
            w.text(".");
        }
        _ => {
            w.text("Discarding ");
            w.text(tables::KIND_A[kind.index()]);
            w.text(" hands over the ");
            w.number(&EN, pile);
            w.text("-card pile ");
            w.message(share);
            w.text(" of the time; the best, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn next_takes(pile: Number, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(108);
    match pile.0 {
        0 => {
            w.text("The next player then takes the pile ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
        _ => {
            w.text("The next player then takes the ");
            w.number(&EN, pile);
            w.text("-card pile ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn others_take(share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(100);
    w.text("Opponents take the pile before your next turn ");
    w.message(share);
    w.text(" of the time; with the best, ");
    w.message(best_share);
    w.text(".");
    w.finish()
}

pub(super) fn fewer_piles(alone: bool, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(79);
    match alone {
        true => {
            w.text("You take the pile ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
        false => {
            w.text("Your side takes the pile ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn out_less(alone: bool, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(73);
    match alone {
        true => {
            w.text("You go out ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
        false => {
            w.text("Your side goes out ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn others_out(alone: bool, share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(78);
    match alone {
        true => {
            w.text("Another player goes out ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
        false => {
            w.text("The other side goes out ");
            w.message(share);
            w.text(" of the time; with the best, ");
            w.message(best_share);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn fewer_canastas(alone: bool, canastas: &str, best_canastas: &str) -> Message {
    let mut w = Writer::with_capacity(82);
    match alone {
        true => {
            w.text("You end with ");
            w.isolated(canastas);
            w.text(" canastas on average; with the best, ");
            w.isolated(best_canastas);
            w.text(".");
        }
        false => {
            w.text("Your side ends with ");
            w.isolated(canastas);
            w.text(" canastas on average; with the best, ");
            w.isolated(best_canastas);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn less_ahead(alone: bool, end: &Message, best_end: &Message) -> Message {
    let mut w = Writer::with_capacity(103);
    match alone {
        true => {
            w.text("Many small things add up: you end the deal ");
            w.message(end);
            w.text(" on average; with the best, ");
            w.message(best_end);
            w.text(".");
        }
        false => {
            w.text("Many small things add up: your side ends the deal ");
            w.message(end);
            w.text(" on average; with the best, ");
            w.message(best_end);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn ahead(points: Number, behind: bool) -> Message {
    let mut w = Writer::with_capacity(26);
    match behind {
        true => match EN.plural(points.0) {
            Plural::One => {
                w.text("1 point behind");
            }
            _ => {
                w.number(&EN, points);
                w.text(" points behind");
            }
        },
        false => match EN.plural(points.0) {
            Plural::One => {
                w.text("1 point ahead");
            }
            _ => {
                w.number(&EN, points);
                w.text(" points ahead");
            }
        },
    }
    w.finish()
}
