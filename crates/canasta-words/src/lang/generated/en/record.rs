// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};
use canasta::Card;

pub(super) fn at(line: Number, column: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("line ");
    w.plain(line);
    w.text(", column ");
    w.plain(column);
    w.text(": ");
    w.message(fault);
    w.finish()
}

pub(super) fn nothing(expected: &Message) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("expected ");
    w.message(expected);
    w.text(", found nothing");
    w.finish()
}

pub(super) fn text(expected: &Message, found: &str) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("expected ");
    w.message(expected);
    w.text(", found “");
    w.isolated(found);
    w.text("”");
    w.finish()
}

pub(super) fn near(expected: &Message, found: &str, meant: &str) -> Message {
    let mut w = Writer::with_capacity(82);
    w.text("expected ");
    w.message(expected);
    w.text(", found “");
    w.isolated(found);
    w.text("” (did you mean “");
    w.isolated(meant);
    w.text("”?)");
    w.finish()
}

pub(super) fn count(expected: &Message, found: Number) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("expected ");
    w.message(expected);
    w.text(", found ");
    w.plain(found);
    w.finish()
}

pub(super) fn newer(version: &str) -> Message {
    let mut w = Writer::with_capacity(93);
    w.text("expected “Canasta record 1”, found version ");
    w.isolated(version);
    w.text(", which is newer than this program");
    w.finish()
}

pub(super) fn again(name: &str, first: Number) -> Message {
    let mut w = Writer::with_capacity(77);
    w.text("expected “");
    w.isolated(name);
    w.text("” once, found it again (first in line ");
    w.plain(first);
    w.text(")");
    w.finish()
}

pub(super) fn third_card(card: Card) -> Message {
    let mut w = Writer::with_capacity(63);
    w.text("expected each card twice, found ");
    w.text(tables::CARD[card.index()]);
    w.text(" for the third time");
    w.finish()
}

pub(super) fn deck(found: Number) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("expected the 108 cards of two packs, found ");
    w.number(&EN, found);
    w.finish()
}

pub(super) fn deck_missing(found: Number, missing: &str) -> Message {
    let mut w = Writer::with_capacity(79);
    w.text("expected the 108 cards of two packs, found ");
    w.number(&EN, found);
    w.text(" (missing: ");
    w.isolated(missing);
    w.text(")");
    w.finish()
}

pub(super) fn deck_many_missing(found: Number, missing: Number) -> Message {
    let mut w = Writer::with_capacity(82);
    w.text("expected the 108 cards of two packs, found ");
    w.number(&EN, found);
    w.text(" (");
    w.number(&EN, missing);
    w.text(" are missing)");
    w.finish()
}

pub(super) fn deal(deal: Number) -> Message {
    let mut w = Writer::with_capacity(23);
    w.text("“Deal ");
    w.plain(deal);
    w.text("”");
    w.finish()
}

pub(super) fn seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(72);
    w.text("a line like “Seat ");
    w.plain(seat);
    w.text(": Anna”, because every seat has a name");
    w.finish()
}

pub(super) fn seat_number(last: Number) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("a seat from 0 to ");
    w.plain(last);
    w.finish()
}

pub(super) fn short_name(most: Number) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("a name of at most ");
    w.number(&EN, most);
    w.text(" letters");
    w.finish()
}

pub(super) fn preset(names: &str) -> Message {
    let mut w = Writer::with_capacity(37);
    w.text("the name of a rule set (");
    w.isolated(names);
    w.text(")");
    w.finish()
}

pub(super) fn result(last: Number) -> Message {
    let mut w = Writer::with_capacity(68);
    w.text("“side 0 won” (the sides are 0 to ");
    w.plain(last);
    w.text(") or “not over”");
    w.finish()
}

pub(super) fn numbers(sides: Number) -> Message {
    let mut w = Writer::with_capacity(72);
    match sides.0 {
        0 => {
            w.text("a whole number for each side, without a comma in it");
        }
        _ => {
            w.text("a whole number for each of the ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(" sides, without a comma in it");
        }
    }
    w.finish()
}

pub(super) fn number(low: &str, high: &str) -> Message {
    let mut w = Writer::with_capacity(48);
    w.text("a whole number from ");
    w.isolated(low);
    w.text(" to ");
    w.isolated(high);
    w.finish()
}

pub(super) fn meant(name: &str) -> Message {
    let mut w = Writer::with_capacity(41);
    w.text("“");
    w.isolated(name);
    w.text("” or a less similar name");
    w.finish()
}

pub(super) fn named(name: &str) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("a line “");
    w.isolated(name);
    w.text(":”");
    w.finish()
}

pub(super) fn persons(seats: Number) -> Message {
    let mut w = Writer::with_capacity(79);
    match seats.0 {
        0 => {
            w.text("for each seat the number of a person, or “-” for a bot");
        }
        _ => {
            w.text("for each of the ");
            w.spelled(&EN, &tables::NUMBER, seats);
            w.text(" seats the number of a person, or “-” for a bot");
        }
    }
    w.finish()
}

pub(super) fn digits(digits: Number) -> Message {
    let mut w = Writer::with_capacity(31);
    w.number(&EN, digits);
    w.text(" hexadecimal digits");
    w.finish()
}

pub(super) fn in_deal(deal: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(32);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(": ");
    w.message(fault);
    w.text(".");
    w.finish()
}

pub(super) fn in_turn(deal: Number, turn: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(51);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(", turn ");
    w.number(&EN, turn);
    w.text(": ");
    w.message(fault);
    w.text(".");
    w.finish()
}

pub(super) fn in_act(deal: Number, turn: Number, act: Number, fault: &Message) -> Message {
    let mut w = Writer::with_capacity(69);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(", turn ");
    w.number(&EN, turn);
    w.text(", act ");
    w.number(&EN, act);
    w.text(": ");
    w.message(fault);
    w.text(".");
    w.finish()
}

pub(super) fn deck_size(cards: Number) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("a deck has 108 cards; this one has ");
    w.number(&EN, cards);
    w.finish()
}

pub(super) fn deck_times(card: Card, times: Number) -> Message {
    let mut w = Writer::with_capacity(79);
    match times.0 {
        0 => {
            w.text("a deck has every card twice, but ");
            w.text(tables::CARD[card.index()]);
            w.text(" is not in this one");
        }
        _ => match EN.plural(times.0) {
            Plural::One => {
                w.text("a deck has every card twice, but ");
                w.text(tables::CARD[card.index()]);
                w.text(" is in this one only once");
            }
            _ => {
                w.text("a deck has every card twice, but ");
                w.text(tables::CARD[card.index()]);
                w.text(" is in this one ");
                w.spelled(&EN, &tables::NUMBER, times);
                w.text(" times");
            }
        },
    }
    w.finish()
}

pub(super) fn no_seat(seat: Number) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("there is no seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn dealer(seat: Number, due: Number) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text("seat ");
    w.plain(seat);
    w.text(" deals, but it is the turn of seat ");
    w.plain(due);
    w.finish()
}

pub(super) fn not_to_act(seat: Number, due: Number) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("seat ");
    w.plain(seat);
    w.text(" acts, but seat ");
    w.plain(due);
    w.text(" is to act");
    w.finish()
}

pub(super) fn deal_over(seat: Number) -> Message {
    let mut w = Writer::with_capacity(44);
    w.text("seat ");
    w.plain(seat);
    w.text(" acts, but the deal is over");
    w.finish()
}

pub(super) fn illegal(seat: Number, act: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(70);
    w.text("seat ");
    w.plain(seat);
    w.text(" plays “");
    w.isolated(act);
    w.text("”. Not possible: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn score(written: &[Message], counted: &[Message]) -> Message {
    let mut w = Writer::with_capacity(55);
    w.text("the score is given as ");
    w.list(" and ", written);
    w.text(", but is ");
    w.list(" and ", counted);
    w.finish()
}

pub(super) fn points(points: i32) -> Message {
    let mut w = Writer::with_capacity(12);
    w.points(&EN, points);
    w.finish()
}

pub(super) fn game_over(side: Number) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("the game was already over: side ");
    w.plain(side);
    w.text(" had won");
    w.finish()
}

pub(super) fn no_game(players: Number) -> Message {
    let mut w = Writer::with_capacity(55);
    match players.0 {
        0 => {
            w.text("No players are named; two to six can play.");
        }
        _ => match EN.plural(players.0) {
            Plural::One => {
                w.text("One player cannot play alone; two to six can play.");
            }
            _ => {
                w.number(&EN, players);
                w.text(" players are too many; two to six can play.");
            }
        },
    }
    w.finish()
}

pub(super) fn totals(sides: Number, totals: Number) -> Message {
    let mut w = Writer::with_capacity(86);
    match EN.plural(totals.0) {
        Plural::One => {
            w.text("There are ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(" sides, but there is one total before the first deal.");
        }
        _ => {
            w.text("There are ");
            w.spelled(&EN, &tables::NUMBER, sides);
            w.text(" sides, but there are ");
            w.spelled(&EN, &tables::NUMBER, totals);
            w.text(" totals before the first deal.");
        }
    }
    w.finish()
}

pub(super) fn total(total: i32) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("No game can reach a total of ");
    w.points(&EN, total);
    w.text(" points.");
    w.finish()
}

pub(super) fn winner(named: Number, winner: Number) -> Message {
    let mut w = Writer::with_capacity(68);
    w.text("Side ");
    w.plain(named);
    w.text(" is named as the winner, but side ");
    w.plain(winner);
    w.text(" won.");
    w.finish()
}

pub(super) fn no_winner(named: Number) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("Side ");
    w.plain(named);
    w.text(" is named as the winner, but no side has won.");
    w.finish()
}
