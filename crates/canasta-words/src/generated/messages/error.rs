// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/error.ftl`

use crate::{Lang, Message, Number};

/// “Error `{status}`.”
pub fn status(lang: Lang, status: impl Into<Number>) -> Message {
    (lang.messages().error_status)(status.into())
}

/// “Not possible now”
///
/// The title of a page that says why a request at a table was refused.
pub fn not_possible(lang: Lang) -> &'static str {
    lang.messages().error_not_possible
}
