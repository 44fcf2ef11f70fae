// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::{Message, Name, Writer};

pub(super) fn not_your_turn(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(50);
    w.text("[ííţţ ííš ");
    w.name(player, MESSAGES.figures_forgotten);
    w.text("’šš ţţúúřñ]");
    w.finish()
}

pub(super) fn answer_due(player: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(103);
    w.text("[");
    w.name(player, MESSAGES.figures_forgotten);
    w.text(" ɱɱúúššţţ ááññšŵééř ƒíířšţ: ɱááý ýóóúú ğóó óóúúţ?]");
    w.finish()
}
