// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/time.ftl`

use crate::{Lang, Message, Number};

/// “`{parts}`”
pub fn span(lang: Lang, parts: &[Message]) -> Message {
    (lang.messages().time_span)(parts)
}

/// “`{n}` hours”
pub fn hours(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().time_hours)(n.into())
}

/// “`{n}` minutes”
pub fn minutes(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().time_minutes)(n.into())
}

/// “`{n}` seconds”
pub fn seconds(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().time_seconds)(n.into())
}
