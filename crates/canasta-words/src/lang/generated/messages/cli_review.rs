// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/cli-review.ftl`

use crate::{Lang, Message, Number};

/// “the game is not over after `{deals}` deals, and only finished games are reviewed”
///
/// Follows “canasta:”.
pub fn not_finished(lang: Lang, deals: impl Into<Number>) -> Message {
    (lang.messages().cli_review_not_finished)(deals.into())
}

/// “seat `{seat}`”
///
/// Beside a bar, while it is computed.
pub fn progress(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().cli_review_progress)(seat.into())
}

/// “Seat `{seat}`, `{name}`”
pub fn player(lang: Lang, seat: impl Into<Number>, name: &str) -> Message {
    (lang.messages().cli_review_player)(seat.into(), name)
}
