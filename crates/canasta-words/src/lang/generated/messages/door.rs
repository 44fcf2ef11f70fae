// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/door.ftl`

use crate::{Lang, Message, Name, Number};

/// “This table is private. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().door_title
}

/// “This table is private”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().door_heading
}

/// “You have no seat here. Ask a player at the table for the invitation link or for a code.”
pub fn ask(lang: Lang) -> &'static str {
    lang.messages().door_ask
}

/// “If you have a seat here on another device or in another browser, open “Your devices” there: it gives you a link and a code for this one.”
pub fn other_device(lang: Lang) -> &'static str {
    lang.messages().door_other_device
}

/// “I have a code”
pub fn have_code(lang: Lang) -> &'static str {
    lang.messages().door_have_code
}

/// “A code from my other device”
pub fn code_of_device(lang: Lang) -> &'static str {
    lang.messages().door_code_of_device
}

/// “At the door”
pub fn strip(lang: Lang) -> &'static str {
    lang.messages().door_strip
}

/// “`<b>``{name}` asks to be let in.”
pub fn knocks<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().door_knocks)(name)
}

/// “`<b>``{name}` asks to play for `{hand}`.”
pub fn asks<'a>(lang: Lang, name: Name<'a>, hand: &Message) -> Message {
    (lang.messages().door_asks)(name, hand)
}

/// `$who` of [`hand`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandWho {
    /// The variant `[bot]`.
    Bot,
    /// The variant `[left]`.
    Left,
}

/// “`{name}` (left)”
///
/// Whose hand can be played on.
pub fn hand<'a>(lang: Lang, name: Name<'a>, who: HandWho) -> Message {
    (lang.messages().door_hand)(name, who)
}

/// “`{people}` more people are asking.”
pub fn more(lang: Lang, people: impl Into<Number>) -> Message {
    (lang.messages().door_more)(people.into())
}

/// “Let in”
pub fn let_in(lang: Lang) -> &'static str {
    lang.messages().door_let_in
}

/// “Let in: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn let_in_one<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().door_let_in_one)(name)
}

/// “Yes”
pub fn yes(lang: Lang) -> &'static str {
    lang.messages().door_yes
}

/// “Yes: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn yes_to<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().door_yes_to)(name)
}

/// “No”
pub fn no(lang: Lang) -> &'static str {
    lang.messages().door_no
}

/// “No: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn no_to<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().door_no_to)(name)
}

/// “More”
pub fn answers(lang: Lang) -> &'static str {
    lang.messages().door_answers
}

/// “More answers: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn answers_to<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().door_answers_to)(name)
}

/// “Let them play at once?”
pub fn at_once(lang: Lang) -> &'static str {
    lang.messages().door_at_once
}

/// “For `{hand}`”
pub fn play_for(lang: Lang, hand: &Message) -> Message {
    (lang.messages().door_play_for)(hand)
}

/// “For `{hand}`: `{name}`”
///
/// For a screen reader, which tells one button from another.
pub fn play_for_now<'a>(lang: Lang, hand: &Message, name: Name<'a>) -> Message {
    (lang.messages().door_play_for_now)(hand, name)
}

/// “You have asked to play for `{hand}`. The host decides.”
pub fn asked(lang: Lang, hand: &Message) -> Message {
    (lang.messages().door_asked)(hand)
}

/// “You may ask to take over another player’s hand.”
pub fn can_ask(lang: Lang) -> &'static str {
    lang.messages().door_can_ask
}

/// “You may take over another player’s hand.”
///
/// To a host without a seat.
pub fn can_sit(lang: Lang) -> &'static str {
    lang.messages().door_can_sit
}
