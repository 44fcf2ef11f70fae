// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/hint.ftl`

use crate::Lang;

/// “Hint”
pub fn button(lang: Lang) -> &'static str {
    lang.messages().hint_button
}

/// “a hint is for your own turn”
///
/// Read after “Not possible:”, without a capital and without a full stop.
pub fn not_now(lang: Lang) -> &'static str {
    lang.messages().hint_not_now
}
