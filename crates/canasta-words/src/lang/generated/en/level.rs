// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::{EN, Plural};
use crate::{Message, Name, Writer};

pub(super) fn program(program: &str) -> Message {
    let mut w = Writer::with_capacity(12);
    w.isolated(program);
    w.finish()
}

pub(super) fn levels(levels: &[Message]) -> Message {
    let mut w = Writer::with_capacity(21);
    match EN.plural(levels.len() as u64) {
        Plural::One => {
            w.text("Level: ");
            w.list(" and ", levels);
            w.text(".");
        }
        _ => {
            w.text("Levels: ");
            w.list(" and ", levels);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn plays(name: Name<'_>, level: &Message) -> Message {
    let mut w = Writer::with_capacity(41);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" plays at ");
    w.message(level);
    w.text(" level.");
    w.finish()
}

pub(super) fn plays_adaptive(name: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(48);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" plays so that the game stays close.");
    w.finish()
}

pub(super) fn plays_program(name: Name<'_>, program: &str) -> Message {
    let mut w = Writer::with_capacity(45);
    w.name(name, MESSAGES.figures_forgotten);
    w.text(" is played by “");
    w.isolated(program);
    w.text("”.");
    w.finish()
}
