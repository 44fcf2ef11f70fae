// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/door.ftl`

use crate::Lang;

/// “This table is private. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().door_title
}

/// “This table is private”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().door_heading
}

/// “You have no seat here. Ask a player at the table for the invitation, or for a code to knock with.”
pub fn ask(lang: Lang) -> &'static str {
    lang.messages().door_ask
}

/// “If you sat here before, on another device or in another browser, open “Your devices” there: it gives you a link and a code for this one.”
pub fn other_device(lang: Lang) -> &'static str {
    lang.messages().door_other_device
}

/// “I have a code”
pub fn have_code(lang: Lang) -> &'static str {
    lang.messages().door_have_code
}

/// “A code from my other device”
pub fn code_of_device(lang: Lang) -> &'static str {
    lang.messages().door_code_of_device
}
