// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use super::MESSAGES;
use canasta_words::{Message, Name, Writer};

pub(super) fn invitation(host: Name<'_>) -> Message {
    let mut w = Writer::with_capacity(102);
    w.text("[");
    w.name(host, MESSAGES.figures_forgotten);
    w.text(" ííññṽííţééš ýóóúú ţóó áá ğááɱéé óóƒ çááñáášţáá]");
    w.finish()
}
