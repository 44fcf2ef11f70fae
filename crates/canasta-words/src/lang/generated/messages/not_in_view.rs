// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/not-in-view.ftl`

use crate::{Lang, Message, Number};

/// “a view does not show what is drawn from the stock, so what follows cannot be known”
pub fn draw(lang: Lang) -> &'static str {
    lang.messages().not_in_view_draw
}

/// “seat `{seat}` begins its first turn, and a view does not show the red threes that it may have to lay down”
pub fn red_threes(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().not_in_view_red_threes)(seat.into())
}

/// “seat `{seat}` is to act, and its hand is not in this view”
pub fn hand(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().not_in_view_hand)(seat.into())
}

/// “a view does not show what the others hold, so the deal cannot be scored”
pub fn score(lang: Lang) -> &'static str {
    lang.messages().not_in_view_score
}
