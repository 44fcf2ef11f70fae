// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::{EN, Plural};
use crate::{Message, Name, Number, Writer};

pub(super) fn signed(points: i32, gain: bool) -> Message {
    let mut w = Writer::with_capacity(13);
    match gain {
        true => {
            w.text("+");
            w.points(&EN, points);
        }
        false => {
            w.points(&EN, points);
        }
    }
    w.finish()
}

pub(super) fn signed_percent(percent: i32, gain: bool) -> Message {
    let mut w = Writer::with_capacity(14);
    match gain {
        true => {
            w.text("+");
            w.points(&EN, percent);
            w.text("%");
        }
        false => {
            w.points(&EN, percent);
            w.text("%");
        }
    }
    w.finish()
}

pub(super) fn points(result: &Message, luck: &Message, skill: &Message) -> Message {
    let mut w = Writer::with_capacity(82);
    w.text("Points over the others: ");
    w.message(result);
    w.text(". Luck ");
    w.message(luck);
    w.text(", own choices ");
    w.message(skill);
    w.text(".");
    w.finish()
}

pub(super) fn chance(before: &Message, won: bool, luck: &Message, skill: &Message) -> Message {
    let mut w = Writer::with_capacity(103);
    match won {
        true => {
            w.text("Chance to win: ");
            w.message(before);
            w.text(" at the beginning, and won. Luck ");
            w.message(luck);
            w.text(", own choices ");
            w.message(skill);
            w.text(".");
        }
        false => {
            w.text("Chance to win: ");
            w.message(before);
            w.text(" at the beginning, and not won. Luck ");
            w.message(luck);
            w.text(", own choices ");
            w.message(skill);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn deal(deal: Number, result: &Message, luck: &Message, skill: &Message) -> Message {
    let mut w = Writer::with_capacity(84);
    w.text("Deal ");
    w.number(&EN, deal);
    w.text(": ");
    w.message(result);
    w.text(" points. Luck ");
    w.message(luck);
    w.text(", own choices ");
    w.message(skill);
    w.text(".");
    w.finish()
}

pub(super) fn accuracy(accuracy: Number, least: Number, most: Number) -> Message {
    let mut w = Writer::with_capacity(98);
    w.text("Accuracy ");
    w.number(&EN, accuracy);
    w.text(" of 100 (between ");
    w.number(&EN, least);
    w.text(" and ");
    w.number(&EN, most);
    w.text(", as far as one game can tell).");
    w.finish()
}

pub(super) fn blunders(blunders: Number) -> Message {
    let mut w = Writer::with_capacity(21);
    match EN.plural(blunders.0) {
        Plural::One => {
            w.text("one blunder");
        }
        _ => {
            w.number(&EN, blunders);
            w.text(" blunders");
        }
    }
    w.finish()
}

pub(super) fn mistakes(mistakes: Number) -> Message {
    let mut w = Writer::with_capacity(21);
    match EN.plural(mistakes.0) {
        Plural::One => {
            w.text("one mistake");
        }
        _ => {
            w.number(&EN, mistakes);
            w.text(" mistakes");
        }
    }
    w.finish()
}

pub(super) fn inaccuracies(inaccuracies: Number) -> Message {
    let mut w = Writer::with_capacity(25);
    match EN.plural(inaccuracies.0) {
        Plural::One => {
            w.text("one inaccuracy");
        }
        _ => {
            w.number(&EN, inaccuracies);
            w.text(" inaccuracies");
        }
    }
    w.finish()
}

pub(super) fn counts(marks: &[Message], choices: Number) -> Message {
    let mut w = Writer::with_capacity(45);
    match marks.len() {
        0 => match EN.plural(choices.0) {
            Plural::One => {
                w.text("One choice, and no certain mistake.");
            }
            _ => {
                w.number(&EN, choices);
                w.text(" choices, and no certain mistake.");
            }
        },
        _ => match EN.plural(choices.0) {
            Plural::One => {
                w.text("One choice: ");
                w.list(" and ", marks);
                w.text(".");
            }
            _ => {
                w.number(&EN, choices);
                w.text(" choices: ");
                w.list(" and ", marks);
                w.text(".");
            }
        },
    }
    w.finish()
}

pub(super) fn turned(deal: Number, cause: &Message, percent: Number, up: bool) -> Message {
    let mut w = Writer::with_capacity(69);
    match up {
        true => {
            w.text("Deal ");
            w.number(&EN, deal);
            w.text(", ");
            w.message(cause);
            w.text(": chance to win up by ");
            w.number(&EN, percent);
            w.text("%.");
        }
        false => {
            w.text("Deal ");
            w.number(&EN, deal);
            w.text(", ");
            w.message(cause);
            w.text(": chance to win down by ");
            w.number(&EN, percent);
            w.text("%.");
        }
    }
    w.finish()
}

pub(super) fn cause_turn(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(24);
    w.text("the turn of ");
    w.name(player, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn cause_answer(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(26);
    w.text("the answer of ");
    w.name(player, MESSAGES.figures_forgotten);
    w.finish()
}

pub(super) fn mark(grade: crate::messages::review::MarkGrade, deal: Number, turn: Number, loss: &Message) -> Message {
    let mut w = Writer::with_capacity(66);
    match grade {
        crate::messages::review::MarkGrade::Inaccuracy => {
            w.text("Deal ");
            w.number(&EN, deal);
            w.text(", turn ");
            w.number(&EN, turn);
            w.text(": an inaccuracy, ");
            w.message(loss);
            w.text(".");
        }
        crate::messages::review::MarkGrade::Mistake => {
            w.text("Deal ");
            w.number(&EN, deal);
            w.text(", turn ");
            w.number(&EN, turn);
            w.text(": a mistake, ");
            w.message(loss);
            w.text(".");
        }
        _ => {
            w.text("Deal ");
            w.number(&EN, deal);
            w.text(", turn ");
            w.number(&EN, turn);
            w.text(": a blunder, ");
            w.message(loss);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn lost_points(points: Number) -> Message {
    let mut w = Writer::with_capacity(25);
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

pub(super) fn lost_chance(percent: &str) -> Message {
    let mut w = Writer::with_capacity(34);
    w.isolated(percent);
    w.text("% of the chance to win");
    w.finish()
}

pub(super) fn played(turn: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Played: ");
    w.message(turn);
    w.finish()
}

pub(super) fn better(turn: &Message) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("Better: ");
    w.message(turn);
    w.finish()
}

pub(super) fn tags(tags: &[Message]) -> Message {
    let mut w = Writer::with_capacity(22);
    w.text("The turn ");
    w.list(" and ", tags);
    w.text(".");
    w.finish()
}
