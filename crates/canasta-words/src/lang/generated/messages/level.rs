// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/level.ftl`

use crate::{Lang, Message, Name};

/// “Beginner”
pub fn beginner(lang: Lang) -> &'static str {
    lang.messages().level_beginner
}

/// “Melds what it can, takes any pile, and forgets what was discarded. Decides at once.”
pub fn beginner_about(lang: Lang) -> &'static str {
    lang.messages().level_beginner_about
}

/// “Casual”
pub fn casual(lang: Lang) -> &'static str {
    lang.messages().level_casual
}

/// “Keeps some pairs and wild cards, but melds too soon and forgets what was discarded. Decides at once.”
pub fn casual_about(lang: Lang) -> &'static str {
    lang.messages().level_casual_about
}

/// “Club”
pub fn club(lang: Lang) -> &'static str {
    lang.messages().level_club
}

/// “Plays by a good club player’s rules of thumb, and remembers the pile. Decides at once.”
pub fn club_about(lang: Lang) -> &'static str {
    lang.messages().level_club_about
}

/// “Skilled”
pub fn skilled(lang: Lang) -> &'static str {
    lang.messages().level_skilled
}

/// “Plays like Club, but sees when another turn is worth much more. Decides at once.”
pub fn skilled_about(lang: Lang) -> &'static str {
    lang.messages().level_skilled_about
}

/// “Strong”
pub fn strong(lang: Lang) -> &'static str {
    lang.messages().level_strong
}

/// “Knows how turns like these usually turn out, and plays the one that promises most. Decides at once, or in a moment if there are not four players.”
pub fn strong_about(lang: Lang) -> &'static str {
    lang.messages().level_strong_about
}

/// “Expert”
pub fn expert(lang: Lang) -> &'static str {
    lang.messages().level_expert
}

/// “Knows the same, and tries the best turns on imagined deals, in which all play as well as it can. Thinks for up to a second.”
pub fn expert_about(lang: Lang) -> &'static str {
    lang.messages().level_expert_about
}

/// “Adaptive”
pub fn adaptive(lang: Lang) -> &'static str {
    lang.messages().level_adaptive
}

/// “Keeps the game close: plays more gently when it leads and more strongly when it is behind, from Beginner to Expert.”
pub fn adaptive_about(lang: Lang) -> &'static str {
    lang.messages().level_adaptive_about
}

/// “`{program}`”
///
/// A program that the server offers, beside the levels.
pub fn program(lang: Lang, program: &str) -> Message {
    (lang.messages().level_program)(program)
}

/// “A program that the operator of this server provides. It may think for a few seconds.”
pub fn program_about(lang: Lang) -> &'static str {
    lang.messages().level_program_about
}

/// “Level of the computer”
pub fn choice(lang: Lang) -> &'static str {
    lang.messages().level_choice
}

/// “How the levels play”
pub fn more(lang: Lang) -> &'static str {
    lang.messages().level_more
}

/// “A different level for each”
pub fn each(lang: Lang) -> &'static str {
    lang.messages().level_each
}

/// “As above”
///
/// The answer that follows the choice for all.
pub fn as_above(lang: Lang) -> &'static str {
    lang.messages().level_as_above
}

/// “Levels: `{levels}`.”
pub fn levels(lang: Lang, levels: &[Message]) -> Message {
    (lang.messages().level_levels)(levels)
}

/// “`{name}` plays at `{level}` level.”
pub fn plays<'a>(lang: Lang, name: Name<'a>, level: &Message) -> Message {
    (lang.messages().level_plays)(name, level)
}

/// “`{name}` plays so that the game stays close.”
pub fn plays_adaptive<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().level_plays_adaptive)(name)
}

/// “`{name}` is played by “`{program}`”.”
pub fn plays_program<'a>(lang: Lang, name: Name<'a>, program: &str) -> Message {
    (lang.messages().level_plays_program)(name, program)
}
