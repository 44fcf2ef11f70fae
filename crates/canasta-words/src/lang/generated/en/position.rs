// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::{EN, Plural};
use crate::{Message, Number, Writer};
use canasta::{Card, Kind};

pub(super) fn seat(part: &str, seat: Number, last: Number) -> Message {
    let mut w = Writer::with_capacity(70);
    w.isolated(part);
    w.text(" is seat ");
    w.plain(seat);
    w.text(", but the seats are 0 to ");
    w.plain(last);
    w.finish()
}

pub(super) fn length(part: &str, wanted: Number, found: Number) -> Message {
    let mut w = Writer::with_capacity(61);
    w.isolated(part);
    w.text(" must have ");
    match EN.plural(wanted.0) {
        Plural::One => {
            w.text("one entry");
        }
        _ => {
            w.number(&EN, wanted);
            w.text(" entries");
        }
    }
    w.text(", not ");
    w.number(&EN, found);
    w.finish()
}

pub(super) fn score(side: Number, points: i32) -> Message {
    let mut w = Writer::with_capacity(49);
    w.text("side ");
    w.plain(side);
    w.text(" cannot have ");
    w.points(&EN, points);
    w.text(" points");
    w.finish()
}

pub(super) fn card_too_often(card: Card, times: Number) -> Message {
    let mut w = Writer::with_capacity(64);
    w.text(tables::CARD[card.index()]);
    w.text(" is named ");
    w.spelled(&EN, &tables::NUMBER, times);
    w.text(" times, but there are only two");
    w.finish()
}

pub(super) fn too_few_cards(seat: Number) -> Message {
    let mut w = Writer::with_capacity(60);
    w.text("too few cards are left to fill the hand of seat ");
    w.plain(seat);
    w.finish()
}

pub(super) fn meld(side: Number, cards: &str, why: &str) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("side ");
    w.plain(side);
    w.text(" cannot have the meld “");
    w.isolated(cards);
    w.text("”: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn long_meld(side: Number, why: &str) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("side ");
    w.plain(side);
    w.text(" cannot have its very long meld: ");
    w.isolated(why);
    w.finish()
}

pub(super) fn two_melds(side: Number, rank: Kind) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("side ");
    w.plain(side);
    w.text(" has two melds of ");
    w.text(tables::KIND_MANY[rank.index()]);
    w.finish()
}

pub(super) fn not_a_red_three(card: Card, side: Number) -> Message {
    let mut w = Writer::with_capacity(57);
    w.text(tables::CARD[card.index()]);
    w.text(" is among the red threes of side ");
    w.plain(side);
    w.finish()
}

pub(super) fn red_three_in_hand(seat: Number) -> Message {
    let mut w = Writer::with_capacity(76);
    w.text("seat ");
    w.plain(seat);
    w.text(" holds a red three, which belongs on the table by the rules");
    w.finish()
}

pub(super) fn empty_hand(seat: Number) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("seat ");
    w.plain(seat);
    w.text(" is to play but holds no cards");
    w.finish()
}

pub(super) fn melded_without_meld(seat: Number) -> Message {
    let mut w = Writer::with_capacity(71);
    w.text("seat ");
    w.plain(seat);
    w.text(" is marked as having melded, but its side has no melds");
    w.finish()
}
