// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/delay.ftl`

use crate::{Lang, Message, Name, Number};

/// “`{player}` is away.”
pub fn away<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().delay_away)(player)
}

/// “Let a bot play for `{player}`?”
pub fn offer_stand_in<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().delay_offer_stand_in)(player)
}

/// “`{player}` is taking longer than `{span}`.”
pub fn late<'a>(lang: Lang, player: Name<'a>, span: &Message) -> Message {
    (lang.messages().delay_late)(player, span)
}

/// “`{player}` is taking a long time.”
pub fn long<'a>(lang: Lang, player: Name<'a>) -> Message {
    (lang.messages().delay_long)(player)
}

/// “You are taking longer than `{span}`. The other players may let a bot act for you.”
pub fn you_late(lang: Lang, span: &Message) -> Message {
    (lang.messages().delay_you_late)(span)
}

/// “You are taking a long time. The other players may let a bot act for you.”
pub fn you_long(lang: Lang) -> &'static str {
    lang.messages().delay_you_long
}

/// “You may let a bot act.”
///
/// Spoken: what the reader may do.
pub fn you_may(lang: Lang) -> &'static str {
    lang.messages().delay_you_may
}

/// “`{needed}` of you have to agree.”
pub fn needed(lang: Lang, needed: impl Into<Number>) -> Message {
    (lang.messages().delay_needed)(needed.into())
}

/// “`{agreed}` of `{needed}` have agreed.”
pub fn agreed(lang: Lang, agreed: impl Into<Number>, needed: impl Into<Number>) -> Message {
    (lang.messages().delay_agreed)(agreed.into(), needed.into())
}

/// “Let a bot act”
pub fn agree(lang: Lang) -> &'static str {
    lang.messages().delay_agree
}

/// “Let a bot play”
pub fn stand_in(lang: Lang) -> &'static str {
    lang.messages().delay_stand_in
}
