// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/look.ftl`

use crate::Lang;

/// “Close the pile”
pub fn close(lang: Lang) -> &'static str {
    lang.messages().look_close
}
