// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use crate::locale::EN;
use crate::{Mark, Message, Writer};
use canasta::Card;

pub(super) fn chapter_title(chapter: &str) -> Message {
    let mut w = Writer::with_capacity(21);
    w.isolated(chapter);
    w.text(". Canasta");
    w.finish()
}

pub(super) fn example(rules: &str) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("Example, by ");
    w.open(Mark::Strong);
    w.isolated(rules);
    w.close();
    w.finish()
}

pub(super) fn cards(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(12);
    w.list(" and ", cards);
    w.finish()
}

pub(super) fn card(card: Card) -> Message {
    let mut w = Writer::with_capacity(12);
    w.text(tables::CARD[card.index()]);
    w.finish()
}

pub(super) fn not_possible(because: &Message) -> Message {
    let mut w = Writer::with_capacity(27);
    w.open(Mark::Strong);
    w.text("Not possible:");
    w.close();
    w.text(" ");
    w.message(because);
    w.text(".");
    w.finish()
}

pub(super) fn points_each(points: i32) -> Message {
    let mut w = Writer::with_capacity(24);
    w.points(&EN, points);
    w.text(" points each");
    w.finish()
}

pub(super) fn points_together(points: i32) -> Message {
    let mut w = Writer::with_capacity(19);
    w.points(&EN, points);
    w.text(" points");
    w.finish()
}
