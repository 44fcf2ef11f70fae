// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/joining.ftl`

use crate::{Lang, Message, Name, Number};

/// “`{host}`’s table. Canasta”
pub fn title<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().joining_title)(host)
}

/// “`{host}` invites you”
pub fn invites<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().joining_invites)(host)
}

/// “A game of canasta. No account is needed.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().joining_about
}

/// “`{host}`’s table”
pub fn table_of<'a>(lang: Lang, host: Name<'a>) -> Message {
    (lang.messages().joining_table_of)(host)
}

/// “Sit down”
pub fn sit_down(lang: Lang) -> &'static str {
    lang.messages().joining_sit_down
}

/// “Come in”
pub fn come_in(lang: Lang) -> &'static str {
    lang.messages().joining_come_in
}

/// “The game is over. You may come in and see how it ended.”
pub fn over(lang: Lang) -> &'static str {
    lang.messages().joining_over
}

/// “The game has begun, and every seat is taken. You may come in and watch.”
pub fn begun(lang: Lang) -> &'static str {
    lang.messages().joining_begun
}

/// “The game has begun. You may come in, and ask `{host}` to let you play for one of these: `{hands}`.”
pub fn hands<'a>(lang: Lang, host: Name<'a>, hands: &[Message]) -> Message {
    (lang.messages().joining_hands)(host, hands)
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
/// Item of $hands in `joining-hands`.
pub fn hand<'a>(lang: Lang, name: Name<'a>, who: HandWho) -> Message {
    (lang.messages().joining_hand)(name, who)
}

/// “seat `{seat}`”
///
/// Item of $hands in `joining-hands`: a seat without a name.
pub fn hand_seat(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().joining_hand_seat)(seat.into())
}

/// “All seats are taken. You may come in and wait for one.”
pub fn full(lang: Lang) -> &'static str {
    lang.messages().joining_full
}

/// “Who is there”
pub fn there(lang: Lang) -> &'static str {
    lang.messages().joining_there
}

/// “A free seat”
pub fn free_seat(lang: Lang) -> &'static str {
    lang.messages().joining_free_seat
}

/// “has left”
///
/// Behind a name.
pub fn left(lang: Lang) -> &'static str {
    lang.messages().joining_left
}

/// “host”
///
/// Behind a name.
pub fn host(lang: Lang) -> &'static str {
    lang.messages().joining_host
}

/// “computer”
///
/// Behind a name.
pub fn bot(lang: Lang) -> &'static str {
    lang.messages().joining_bot
}

/// “Join a table. Canasta”
pub fn code_title(lang: Lang) -> &'static str {
    lang.messages().joining_code_title
}

/// “Join a table”
pub fn code_heading(lang: Lang) -> &'static str {
    lang.messages().joining_code_heading
}

/// “Type the six letters that your host gave you.”
pub fn code_about(lang: Lang) -> &'static str {
    lang.messages().joining_code_about
}

/// “Join with a code”
pub fn code_form(lang: Lang) -> &'static str {
    lang.messages().joining_code_form
}

/// “Table code”
pub fn code(lang: Lang) -> &'static str {
    lang.messages().joining_code
}

/// “Join”
pub fn join(lang: Lang) -> &'static str {
    lang.messages().joining_join
}

/// “The host sees your name and decides whether to let you in.”
pub fn knocking(lang: Lang) -> &'static str {
    lang.messages().joining_knocking
}

/// “You have knocked. Canasta”
pub fn knocked_title(lang: Lang) -> &'static str {
    lang.messages().joining_knocked_title
}

/// “You have knocked”
pub fn knocked_heading(lang: Lang) -> &'static str {
    lang.messages().joining_knocked_heading
}

/// “The host sees your name and decides whether to let you in. This page checks for the answer by itself; leave it open.”
pub fn knocked(lang: Lang) -> &'static str {
    lang.messages().joining_knocked
}

/// “Check now”
pub fn look_now(lang: Lang) -> &'static str {
    lang.messages().joining_look_now
}

/// “Not this time. Canasta”
pub fn not_now_title(lang: Lang) -> &'static str {
    lang.messages().joining_not_now_title
}

/// “Not this time”
pub fn not_now_heading(lang: Lang) -> &'static str {
    lang.messages().joining_not_now_heading
}

/// “The host did not let you in. Perhaps the table is full. You may ask the host for the link, or knock again.”
pub fn not_now(lang: Lang) -> &'static str {
    lang.messages().joining_not_now
}

/// “Knock again”
pub fn knock_again(lang: Lang) -> &'static str {
    lang.messages().joining_knock_again
}

/// “Turned away. Canasta”
pub fn turned_away_title(lang: Lang) -> &'static str {
    lang.messages().joining_turned_away_title
}

/// “The host has turned you away”
pub fn turned_away_heading(lang: Lang) -> &'static str {
    lang.messages().joining_turned_away_heading
}

/// “You cannot come to this table or watch it unless its host lets you in again.”
pub fn turned_away(lang: Lang) -> &'static str {
    lang.messages().joining_turned_away
}
