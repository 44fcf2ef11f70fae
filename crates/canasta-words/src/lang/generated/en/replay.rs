// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::{MESSAGES, tables};
use crate::locale::{EN, Plural};
use crate::{Mark, Message, Name, Number, Writer};
use canasta::{Card, Kind};

pub(super) fn player(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(12);
    w.name(name, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn side(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(12);
    w.list(" and ", players);
    w.finish()
}

pub(super) fn two_sides(one: &Message, other: &Message) -> Message {
    let mut w = Writer::with_capacity(33);
    w.message(one);
    w.text(" against ");
    w.message(other);
    w.finish()
}

pub(super) fn sides(sides: &[Message]) -> Message {
    let mut w = Writer::with_capacity(12);
    w.list(" and ", sides);
    w.finish()
}

pub(super) fn head(sides: &Message, rules: &str) -> Message {
    let mut w = Writer::with_capacity(27);
    w.message(sides);
    w.text(", ");
    w.isolated(rules);
    w.text(".");
    w.finish()
}

pub(super) fn head_dated(sides: &Message, rules: &str, date: &str) -> Message {
    let mut w = Writer::with_capacity(41);
    w.message(sides);
    w.text(", ");
    w.isolated(rules);
    w.text(", ");
    w.isolated(date);
    w.text(".");
    w.finish()
}

pub(super) fn points(points: i32) -> Message {
    let mut w = Writer::with_capacity(12);
    w.points(&EN, points);
    w.finish()
}

pub(super) fn won(winner: &Message, best: i32, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(49);
    w.message(winner);
    w.text(" won by ");
    w.points(&EN, best);
    w.text(" to ");
    w.list(" and ", others);
    w.text(".");
    w.finish()
}

pub(super) fn not_over(deals: Number, first: i32, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(64);
    match EN.plural(deals.0) {
        Plural::One => {
            w.text("Not over after one deal: ");
            w.points(&EN, first);
            w.text(" to ");
            w.list(" and ", others);
            w.text(".");
        }
        _ => {
            w.text("Not over after ");
            w.spelled(&EN, &tables::NUMBER, deals);
            w.text(" deals: ");
            w.points(&EN, first);
            w.text(" to ");
            w.list(" and ", others);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn score(side: &Message, score: i32, total: i32) -> Message {
    let mut w = Writer::with_capacity(47);
    w.message(side);
    w.text(": ");
    w.points(&EN, score);
    w.text(", ");
    w.points(&EN, total);
    w.text(" in all");
    w.finish()
}

pub(super) fn opens(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(18);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" opens");
    w.finish()
}

pub(super) fn first_pile(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(53);
    match EN.plural(cards.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" takes the first pile, one card");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" takes the first pile, ");
            w.spelled(&EN, &tables::NUMBER, cards);
            w.text(" cards");
        }
    }
    w.finish()
}

pub(super) fn large_pile(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(51);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" takes a large pile, ");
    w.spelled(&EN, &tables::NUMBER, cards);
    w.text(" cards");
    w.finish()
}

pub(super) fn canasta(name: Name<'_>, natural: bool, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(75);
    match natural {
        true => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" completes the first canasta, a natural canasta of ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
        false => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" completes the first canasta, a mixed canasta of ");
            w.text(tables::KIND_MANY[rank.index()]);
        }
    }
    w.finish()
}

pub(super) fn freezes(name: Name<'_>, card: Card) -> Message {
    let mut w = Writer::with_capacity(47);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" freezes the pile with ");
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn freezes_large(name: Name<'_>, cards: Number, card: Card) -> Message {
    let mut w = Writer::with_capacity(72);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" freezes a large pile, ");
    w.spelled(&EN, &tables::NUMBER, cards);
    w.text(" cards, with ");
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn frozen_from_start(card: Card) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("The pile is frozen from the start, by ");
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn goes_out(name: Name<'_>, concealed: bool) -> Message {
    let mut w = Writer::with_capacity(31);
    match concealed {
        true => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" goes out concealed");
        }
        false => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" goes out");
        }
    }
    w.finish()
}

pub(super) fn last_red_three(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(47);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" draws a red three as the last card");
    w.finish()
}

pub(super) fn wins(players: &[Message]) -> Message {
    let mut w = Writer::with_capacity(26);
    match EN.plural(players.len() as u64) {
        Plural::One => {
            w.list(" and ", players);
            w.text(" wins the game");
        }
        _ => {
            w.list(" and ", players);
            w.text(" win the game");
        }
    }
    w.finish()
}

pub(super) fn took_over(name: Name<'_>, seat: Number) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("From here on ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" plays seat ");
    w.plain(seat);
    w.text(", where a bot played.");
    w.finish()
}

pub(super) fn replaced(name: Name<'_>, seat: Number, before: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("From here on ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" plays seat ");
    w.plain(seat);
    w.text(", where ");
    w.name(before, MESSAGES.figures_forgotten);
    w.text(" had left.");
    w.finish()
}

pub(super) fn set(deal: Number) -> Message {
    let mut w = Writer::with_capacity(91);
    w.text("deal ");
    w.plain(deal);
    w.text(" of another game, set to be played again; nothing is promised of its cards");
    w.finish()
}

pub(super) fn daily(date: &str) -> Message {
    let mut w = Writer::with_capacity(56);
    w.text("the deal of the day ");
    w.isolated(date);
    w.text(", the same for everybody");
    w.finish()
}

pub(super) fn title(sides: &Message) -> Message {
    let mut w = Writer::with_capacity(21);
    w.message(sides);
    w.text(". Canasta");
    w.finish()
}

pub(super) fn heading(happened: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Replay. ");
    w.message(happened);
    w.finish()
}

pub(super) fn game(game: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Replay. ");
    w.message(game);
    w.finish()
}

pub(super) fn all_hands() -> Message {
    let mut w = Writer::with_capacity(9);
    w.text("All");
    w.open(Mark::Strong);
    w.text(" hands");
    w.close();
    w.finish()
}

pub(super) fn as_seen_by(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("As ");
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" saw it");
    w.finish()
}

pub(super) fn hand(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(41);
    match EN.plural(cards.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text("’s hand, 1 card");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text("’s hand, ");
            w.number(&EN, cards);
            w.text(" cards");
        }
    }
    w.finish()
}

pub(super) fn hidden_hand(name: Name<'_>, cards: Number) -> Message {
    let mut w = Writer::with_capacity(52);
    match cards.0 {
        0 => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text("’s hand, no cards, not shown");
        }
        _ => match EN.plural(cards.0) {
            Plural::One => {
                w.name(name, MESSAGES.figures_forgotten);
                w.text("’s hand, one card, not shown");
            }
            _ => {
                w.name(name, MESSAGES.figures_forgotten);
                w.text("’s hand, ");
                w.spelled(&EN, &tables::NUMBER, cards);
                w.text(" cards, not shown");
            }
        },
    }
    w.finish()
}

pub(super) fn side_total(side: &Message, points: i32) -> Message {
    let mut w = Writer::with_capacity(34);
    w.message(side);
    w.text(", ");
    w.points(&EN, points);
    w.text(" points.");
    w.finish()
}

pub(super) fn place(deal: Number, deals: Number, turn: Number) -> Message {
    let mut w = Writer::with_capacity(52);
    match EN.plural(deals.0) {
        Plural::One => match turn.0 {
            0 => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(", dealt");
            }
            _ => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(", turn ");
                w.number(&EN, turn);
            }
        },
        _ => match turn.0 {
            0 => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(" of ");
                w.number(&EN, deals);
                w.text(", dealt");
            }
            _ => {
                w.text("Deal ");
                w.number(&EN, deal);
                w.text(" of ");
                w.number(&EN, deals);
                w.text(", turn ");
                w.number(&EN, turn);
            }
        },
    }
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(17);
    w.text("Deal ");
    w.number(&EN, deal);
    w.finish()
}

pub(super) fn goal(points: i32) -> Message {
    let mut w = Writer::with_capacity(19);
    w.text("to win ");
    w.open(Mark::Strong);
    w.points(&EN, points);
    w.close();
    w.finish()
}

pub(super) fn up_to(cards: Number) -> Message {
    let mut w = Writer::with_capacity(18);
    w.text("up to ");
    w.number(&EN, cards);
    w.finish()
}

pub(super) fn totals_of(side: &Message, totals: &[Message]) -> Message {
    let mut w = Writer::with_capacity(30);
    match totals.len() {
        0 => {
            w.message(side);
            w.text(": no deal is over.");
        }
        _ => {
            w.message(side);
            w.text(": ");
            w.list(" and ", totals);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn sizes_spoken(name: Name<'_>, most: Number, deal: Number) -> Message {
    let mut w = Writer::with_capacity(67);
    match EN.plural(most.0) {
        Plural::One => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" held one card at most, in deal ");
            w.number(&EN, deal);
            w.text(".");
        }
        _ => {
            w.name(name, MESSAGES.figures_forgotten);
            w.text(" held ");
            w.spelled(&EN, &tables::NUMBER, most);
            w.text(" cards at most, in deal ");
            w.number(&EN, deal);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn sizes_left(counts: &[Message]) -> Message {
    let mut w = Writer::with_capacity(43);
    w.text("Left at the end of each deal: ");
    w.list(" and ", counts);
    w.text(".");
    w.finish()
}

pub(super) fn count(cards: Number) -> Message {
    let mut w = Writer::with_capacity(12);
    w.number(&EN, cards);
    w.finish()
}

pub(super) fn bot(n: Number) -> Message {
    let mut w = Writer::with_capacity(16);
    w.text("Bot ");
    w.plain(n);
    w.finish()
}

pub(super) fn played_on(day: &Message) -> Message {
    let mut w = Writer::with_capacity(23);
    w.text("Played on ");
    w.message(day);
    w.text(".");
    w.finish()
}

pub(super) fn record_about(sides: &Message) -> Message {
    let mut w = Writer::with_capacity(95);
    w.text("The record is a text that people and programs can read: ");
    w.message(sides);
    w.text(", every deal and every act.");
    w.finish()
}
