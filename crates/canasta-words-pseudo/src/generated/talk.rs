// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::locale::EN;
use canasta_words::{Message, Player, Writer};

pub(super) fn line(player: Player<'_>, words: &Message) -> Message {
    let mut w = Writer::with_capacity(29);
    w.text("[");
    match player {
        Player::You => {
            w.text("Ýóóúú: ");
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
    w.text("]");
    w.finish()
}

pub(super) fn minimum(minimum: i32) -> Message {
    let mut w = Writer::with_capacity(36);
    w.text("[Ŵŵéé ñééééđ ");
    w.points(&EN, minimum);
    w.text("]");
    w.finish()
}
