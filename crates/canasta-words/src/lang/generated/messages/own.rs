// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/own.ftl`

use crate::{Lang, Message, Number};

/// “Your hand and buttons”
pub fn section(lang: Lang) -> &'static str {
    lang.messages().own_section
}

/// “Staging”
pub fn staging(lang: Lang) -> &'static str {
    lang.messages().own_staging
}

/// “Tap cards to build melds here.”
pub fn stage_hint(lang: Lang) -> &'static str {
    lang.messages().own_stage_hint
}

/// “Your hand, `{cards}` cards”
pub fn hand(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().own_hand)(cards.into())
}

/// “Buttons”
pub fn acts(lang: Lang) -> &'static str {
    lang.messages().own_acts
}

/// “Take the pile”
pub fn take(lang: Lang) -> &'static str {
    lang.messages().own_take
}

/// “Lay down”
pub fn lay(lang: Lang) -> &'static str {
    lang.messages().own_lay
}

/// “Discard”
pub fn discard(lang: Lang) -> &'static str {
    lang.messages().own_discard
}

/// “Back to the score”
pub fn back_to_score(lang: Lang) -> &'static str {
    lang.messages().own_back_to_score
}

/// “Watching”
///
/// For a spectator.
pub fn watching(lang: Lang) -> &'static str {
    lang.messages().own_watching
}
