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
    w.text("Loses ");
    match EN.plural(points.0) {
        Plural::One => {
            w.text("about one point");
        }
        _ => {
            w.text("about ");
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

pub(super) fn loses_chance(share: &Message, best_share: &Message) -> Message {
    let mut w = Writer::with_capacity(68);
    w.text("Lowers your chance to win the game from ");
    w.message(best_share);
    w.text(" to ");
    w.message(share);
    w.finish()
}

pub(super) fn worse_in(deals: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("Worse in ");
    w.number(&EN, deals);
    w.text(" of 100 deals");
    w.finish()
}

pub(super) fn often(deals: Number, of: Number) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("in ");
    w.number(&EN, deals);
    w.text(" of ");
    w.number(&EN, of);
    w.text(" deals");
    w.finish()
}

pub(super) fn other_discard(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(35);
    w.text("if you discard ");
    w.text(tables::KIND_A[kind.index()]);
    w.text(" instead");
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
    let mut w = Writer::with_capacity(128);
    match take {
        true => match alone {
            true => {
                w.text("Taking the pile gives you a canasta of ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" by the end of your next turn ");
                w.message(often);
                w.text("; ");
                w.message(other);
                w.text(", ");
                w.message(other_often);
                w.text(".");
            }
            false => {
                w.text("Taking the pile gives your side a canasta of ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" by the end of your next turn ");
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
                w.text("You get a canasta of ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" by the end of your next turn ");
                w.message(often);
                w.text("; ");
                w.message(other);
                w.text(", ");
                w.message(other_often);
                w.text(".");
            }
            false => {
                w.text("Your side gets a canasta of ");
                w.text(tables::KIND_MANY[rank.index()]);
                w.text(" by the end of your next turn ");
                w.message(often);
                w.text("; ");
                w.message(other);
                w.text(", ");
                w.message(other_often);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn because_keep(pair: bool, rank: Kind, player: Name<'_>, often: &Message, cards: Number) -> Message {
    let mut w = Writer::with_capacity(128);
    match pair {
        true => {
            w.text("Keep the pair of ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(": ");
            w.message(often);
            w.text(" ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" discards ");
            w.text(tables::KIND_A[rank.index()]);
            w.text(" and you take the pile (");
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("one card");
                }
                _ => {
                    w.text("about ");
                    w.number(&EN, cards);
                    w.text(" cards");
                }
            }
            w.text(").");
        }
        false => {
            w.text("Keep the ");
            w.text(tables::KIND_MANY[rank.index()]);
            w.text(": ");
            w.message(often);
            w.text(" ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" discards ");
            w.text(tables::KIND_A[rank.index()]);
            w.text(" and you take the pile (");
            match EN.plural(cards.0) {
                Plural::One => {
                    w.text("one card");
                }
                _ => {
                    w.text("about ");
                    w.number(&EN, cards);
                    w.text(" cards");
                }
            }
            w.text(").");
        }
    }
    w.finish()
}

pub(super) fn because_takes(alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(95);
    match alone {
        true => {
            w.text("You take the pile by the end of your next turn ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        false => {
            w.text("Your side takes the pile by the end of your next turn ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn because_leave(cards: Number, often: &Message) -> Message {
    let mut w = Writer::with_capacity(98);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text("If you leave the pile, opponents take it before your next turn ");
            w.message(often);
            w.text(".");
        }
        _ => {
            w.text("If you leave the pile of ");
            w.number(&EN, cards);
            w.text(" cards, opponents take it before your next turn ");
            w.message(often);
            w.text(".");
        }
    }
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
    let mut w = Writer::with_capacity(126);
    match EN.plural(cards.0) {
        Plural::One => {
            w.text(tables::KIND_A_CAPITAL[kind.index()]);
            w.text(" is the safer discard: ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" takes the pile ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        _ => {
            w.text(tables::KIND_A_CAPITAL[kind.index()]);
            w.text(" is the safer discard: ");
            w.name(player, MESSAGES.figures_forgotten);
            w.text(" takes the pile of ");
            w.number(&EN, cards);
            w.text(" cards ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn because_others_take(often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(87);
    w.text("Opponents take the pile before your next turn ");
    w.message(often);
    w.text("; ");
    w.message(other);
    w.text(", ");
    w.message(other_often);
    w.text(".");
    w.finish()
}

pub(super) fn because_out(alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(60);
    match alone {
        true => {
            w.text("You go out ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        false => {
            w.text("Your side goes out ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn because_others_out(alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    let mut w = Writer::with_capacity(65);
    match alone {
        true => {
            w.text("Another player goes out ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
        false => {
            w.text("The other side goes out ");
            w.message(often);
            w.text("; ");
            w.message(other);
            w.text(", ");
            w.message(other_often);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn because_caught(alone: bool, cards: Number, other: &Message, other_cards: Number) -> Message {
    let mut w = Writer::with_capacity(111);
    match alone {
        true => {
            w.text("When another player goes out, about ");
            w.number(&EN, cards);
            w.text(" cards are left in your hand; ");
            w.message(other);
            w.text(", about ");
            w.number(&EN, other_cards);
            w.text(".");
        }
        false => {
            w.text("When the other side goes out, about ");
            w.number(&EN, cards);
            w.text(" cards are left in your hand; ");
            w.message(other);
            w.text(", about ");
            w.number(&EN, other_cards);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn because_canastas(alone: bool, canastas: &str, other: &Message, other_canastas: &str) -> Message {
    let mut w = Writer::with_capacity(81);
    match alone {
        true => {
            w.text("You end with ");
            w.isolated(canastas);
            w.text(" canastas on average; ");
            w.message(other);
            w.text(", ");
            w.isolated(other_canastas);
            w.text(".");
        }
        false => {
            w.text("Your side ends with ");
            w.isolated(canastas);
            w.text(" canastas on average; ");
            w.message(other);
            w.text(", ");
            w.isolated(other_canastas);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn because_better(deals: Number, other: &Message) -> Message {
    let mut w = Writer::with_capacity(92);
    w.text("Many small things add up: it came out better in ");
    w.number(&EN, deals);
    w.text(" of 100 deals than ");
    w.message(other);
    w.text(".");
    w.finish()
}

pub(super) fn than_discard(kind: Kind) -> Message {
    let mut w = Writer::with_capacity(23);
    w.text("discarding ");
    w.text(tables::KIND_A[kind.index()]);
    w.finish()
}

pub(super) fn because_same(other: &Message) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("It makes little difference here: ");
    w.message(other);
    w.text(" comes out about as well.");
    w.finish()
}

pub(super) fn because_worth(points: Number, other: &Message) -> Message {
    let mut w = Writer::with_capacity(85);
    match EN.plural(points.0) {
        Plural::One => {
            w.text("Many small things add up: it brings about one point more than ");
            w.message(other);
            w.text(".");
        }
        _ => {
            w.text("Many small things add up: it brings about ");
            w.number(&EN, points);
            w.text(" points more than ");
            w.message(other);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn because_alike(deals: Number, other: &Message) -> Message {
    let mut w = Writer::with_capacity(101);
    w.text("It makes little difference here: this came out better in ");
    w.number(&EN, deals);
    w.text(" of 100 deals than ");
    w.message(other);
    w.text(".");
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
