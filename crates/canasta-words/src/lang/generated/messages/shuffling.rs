// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/shuffling.ftl`

use crate::{Lang, Message};

/// “Shuffling. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().shuffling_title
}

/// “The cards are being shuffled.”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().shuffling_heading
}

/// “Every player’s device cuts them, so no one can know the order beforehand.”
///
/// The promise, in one plain sentence.
pub fn about(lang: Lang) -> &'static str {
    lang.messages().shuffling_about
}

/// “`{others}` have cut.”
pub fn have_cut(lang: Lang, you: bool, others: &[Message]) -> Message {
    (lang.messages().shuffling_have_cut)(you, others)
}

/// “`{others}` have not cut yet.”
pub fn have_not_cut(lang: Lang, you: bool, others: &[Message]) -> Message {
    (lang.messages().shuffling_have_not_cut)(you, others)
}

/// “`{others}` are ready.”
pub fn ready(lang: Lang, you: bool, others: &[Message]) -> Message {
    (lang.messages().shuffling_ready)(you, others)
}

/// “Waiting for `{others}`.”
pub fn waiting(lang: Lang, you: bool, others: &[Message]) -> Message {
    (lang.messages().shuffling_waiting)(you, others)
}

/// “The game ended here. Its replay shows every hand.”
pub fn closed_more(lang: Lang) -> &'static str {
    lang.messages().shuffling_closed_more
}

/// “This game was given up.”
pub fn given_up(lang: Lang) -> &'static str {
    lang.messages().shuffling_given_up
}

/// “It had not been played for a long time. Its replay shows every hand.”
pub fn given_up_more(lang: Lang) -> &'static str {
    lang.messages().shuffling_given_up_more
}

/// “Not yet. Canasta”
pub fn not_yet_title(lang: Lang) -> &'static str {
    lang.messages().shuffling_not_yet_title
}

/// “The first deal is being played.”
pub fn not_yet(lang: Lang) -> &'static str {
    lang.messages().shuffling_not_yet
}

/// “This is a serious table: spectators see each deal when it is over. This page then shows it by itself.”
pub fn not_yet_about(lang: Lang) -> &'static str {
    lang.messages().shuffling_not_yet_about
}

/// “Look again”
pub fn look_again(lang: Lang) -> &'static str {
    lang.messages().shuffling_look_again
}
