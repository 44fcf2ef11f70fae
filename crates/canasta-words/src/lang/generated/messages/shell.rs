// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/shell.ftl`

use crate::{Lang, Message, Name};

/// “Canasta”
pub fn name(lang: Lang) -> &'static str {
    lang.messages().shell_name
}

/// “The card game canasta for two to six players, with friends or with the computer. No account is needed.”
pub fn description(lang: Lang) -> &'static str {
    lang.messages().shell_description
}

/// “Five playing cards in a fan, a king on top”
///
/// The picture of a preview, in words.
pub fn picture(lang: Lang) -> &'static str {
    lang.messages().shell_picture
}

/// “`{host}` invites you to a game of canasta”
pub fn invitation<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().shell_invitation)(host)
}

/// “No connection. Canasta”
pub fn offline_title(lang: Lang) -> &'static str {
    lang.messages().shell_offline_title
}

/// “There is no connection”
pub fn offline_heading(lang: Lang) -> &'static str {
    lang.messages().shell_offline_heading
}

/// “This page comes from the server, and the server cannot be reached. Your seats and games are kept there.”
pub fn offline(lang: Lang) -> &'static str {
    lang.messages().shell_offline
}

/// “Try again”
pub fn try_again(lang: Lang) -> &'static str {
    lang.messages().shell_try_again
}
