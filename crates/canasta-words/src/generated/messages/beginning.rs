// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/beginning.ftl`

use crate::Lang;

/// “The draw”
pub fn draw(lang: Lang) -> &'static str {
    lang.messages().beginning_draw
}
