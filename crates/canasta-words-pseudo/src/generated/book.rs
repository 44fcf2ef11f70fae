// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::tables;
use canasta::Card;
use canasta_words::locale::EN;
use canasta_words::{Mark, Message, Writer};

pub(super) fn chapter_title(chapter: &str) -> Message {
    let mut w = Writer::with_capacity(38);
    w.text("[");
    w.isolated(chapter);
    w.text(". Ççááñáášţáá]");
    w.finish()
}

pub(super) fn example(rules: &str) -> Message {
    let mut w = Writer::with_capacity(47);
    w.text("[Ééẋẋááɱɱƥļéé, ƀý ");
    w.open(Mark::Strong);
    w.isolated(rules);
    w.close();
    w.text("]");
    w.finish()
}

pub(super) fn cards(cards: &[Message]) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.list(" ááññđ ", cards);
    w.text("]");
    w.finish()
}

pub(super) fn card(card: Card) -> Message {
    let mut w = Writer::with_capacity(14);
    w.text("[");
    w.text(tables::CARD[card.index()]);
    w.text("]");
    w.finish()
}

pub(super) fn not_possible(because: &Message) -> Message {
    let mut w = Writer::with_capacity(52);
    w.text("[");
    w.open(Mark::Strong);
    w.text("Ññóóţţ ƥóóššííƀļéé:");
    w.close();
    w.text(" ");
    w.message(because);
    w.text(".]");
    w.finish()
}

pub(super) fn points_each(points: i32) -> Message {
    let mut w = Writer::with_capacity(46);
    w.text("[");
    w.points(&EN, points);
    w.text(" ƥƥóóííñţš ééááçĥ]");
    w.finish()
}

pub(super) fn points_together(points: i32) -> Message {
    let mut w = Writer::with_capacity(33);
    w.text("[");
    w.points(&EN, points);
    w.text(" ƥƥóóííñţš]");
    w.finish()
}
