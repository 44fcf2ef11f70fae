// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::EN;
use crate::{Message, Name, Number, Writer};

pub(super) fn step(step: Number, steps: Number) -> Message {
    let mut w = Writer::with_capacity(34);
    w.text("Step ");
    w.number(&EN, step);
    w.text(" of ");
    w.number(&EN, steps);
    w.text(".");
    w.finish()
}

pub(super) fn to_play(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(24);
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" is to play.");
    w.finish()
}

pub(super) fn mixed_about(points: i32) -> Message {
    let mut w = Writer::with_capacity(66);
    w.text("Your seven kings have a wild card among them: ");
    w.points(&EN, points);
    w.text(" points.");
    w.finish()
}

pub(super) fn red_threes_about(ours: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(108);
    w.text("100 points each: you got ");
    w.points(&EN, ours);
    w.text(", and they ");
    w.points(&EN, theirs);
    w.text(". A side without a meld would lose them instead.");
    w.finish()
}

pub(super) fn going_out_about(points: i32) -> Message {
    let mut w = Writer::with_capacity(48);
    w.text("You went out: ");
    w.points(&EN, points);
    w.text(" points for your side.");
    w.finish()
}

pub(super) fn melded_about(ours: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(140);
    w.text("Every card laid down counts: joker 50, two and ace 20, king to eight 10, the others 5. You laid down ");
    w.points(&EN, ours);
    w.text(" points, they ");
    w.points(&EN, theirs);
    w.text(".");
    w.finish()
}

pub(super) fn in_hand_about(ours: i32, theirs: i32) -> Message {
    let mut w = Writer::with_capacity(118);
    w.text("What is still in a hand counts against its side: ");
    w.points(&EN, ours);
    w.text(" for you, from Anna’s cards, and ");
    w.points(&EN, theirs);
    w.text(" for them.");
    w.finish()
}
