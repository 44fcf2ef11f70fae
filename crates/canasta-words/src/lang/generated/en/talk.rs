// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use crate::locale::EN;
use crate::{Message, Player, Writer};

pub(super) fn line(player: Player<'_>, words: &Message) -> Message {
    let mut w = Writer::with_capacity(27);
    match player {
        Player::You => {
            w.text("You: ");
            w.message(words);
            w.text(".");
        }
        Player::Other(player) => {
            w.name(player, MESSAGES.figures_forgotten);
            w.text(": ");
            w.message(words);
            w.text(".");
        }
    }
    w.finish()
}

pub(super) fn minimum(minimum: i32) -> Message {
    let mut w = Writer::with_capacity(20);
    w.text("We need ");
    w.points(&EN, minimum);
    w.finish()
}
