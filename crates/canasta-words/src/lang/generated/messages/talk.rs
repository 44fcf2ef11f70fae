// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/talk.ftl`

use crate::{Lang, Message, Player};

/// “Say”
pub fn button(lang: Lang) -> &'static str {
    lang.messages().talk_button
}

/// “Say something”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().talk_title
}

/// “What was said”
pub fn heard(lang: Lang) -> &'static str {
    lang.messages().talk_heard
}

/// “Close the phrases”
pub fn close(lang: Lang) -> &'static str {
    lang.messages().talk_close
}

/// “`{player}`: `{words}`.”
///
/// What was said, by whom.
pub fn line<'a>(lang: Lang, player: Player<'a>, words: &Message) -> Message {
    (lang.messages().talk_line)(player, words)
}

/// “We need `{minimum}`”
pub fn minimum(lang: Lang, minimum: i32) -> Message {
    (lang.messages().talk_minimum)(minimum)
}

/// “We need the minimum”
///
/// Where no deal is played that has one.
pub fn the_minimum(lang: Lang) -> &'static str {
    lang.messages().talk_the_minimum
}

/// “Remember the red threes”
pub fn red_threes(lang: Lang) -> &'static str {
    lang.messages().talk_red_threes
}

/// “Hello”
pub fn hello(lang: Lang) -> &'static str {
    lang.messages().talk_hello
}

/// “Well played”
pub fn well_played(lang: Lang) -> &'static str {
    lang.messages().talk_well_played
}

/// “Thank you”
pub fn thanks(lang: Lang) -> &'static str {
    lang.messages().talk_thanks
}

/// “Sorry”
pub fn sorry(lang: Lang) -> &'static str {
    lang.messages().talk_sorry
}

/// “One moment, please”
pub fn one_moment(lang: Lang) -> &'static str {
    lang.messages().talk_one_moment
}

/// “Good game”
pub fn good_game(lang: Lang) -> &'static str {
    lang.messages().talk_good_game
}
