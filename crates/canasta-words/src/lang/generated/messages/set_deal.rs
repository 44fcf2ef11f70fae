// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/set-deal.ftl`

use crate::{Lang, Message, Number};

/// “Play a deal again. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().set_deal_title
}

/// “Play a deal again”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().set_deal_heading
}

/// “The same cards in the same order, the same dealer, the same points before the deal. You take any seat, the computer plays all others, and at the end you see both results side by side.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().set_deal_about
}

/// “These cards were dealt before and may be known: nothing is promised of their shuffle, and the result counts in no figures.”
///
/// Also in the menu of such a table, and at its end.
pub fn no_promise(lang: Lang) -> &'static str {
    lang.messages().set_deal_no_promise
}

/// “Play a whole deal again”
///
/// The way to the page, from the replay and from the list of games.
pub fn whole_deal(lang: Lang) -> &'static str {
    lang.messages().set_deal_whole_deal
}

/// “Which deal?”
pub fn which_deal(lang: Lang) -> &'static str {
    lang.messages().set_deal_which_deal
}

/// “Deal `{deal}`”
pub fn deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().set_deal_deal)(deal.into())
}

/// “`{side}` `<b>``{points}`”
///
/// What a deal brought a side.
pub fn result(lang: Lang, side: &Message, points: i32) -> Message {
    (lang.messages().set_deal_result)(side, points)
}

/// “Which seat?”
pub fn which_seat(lang: Lang) -> &'static str {
    lang.messages().set_deal_which_seat
}

/// “your seat then”
pub fn your_seat(lang: Lang) -> &'static str {
    lang.messages().set_deal_your_seat
}

/// “How well does the computer play?”
pub fn which_level(lang: Lang) -> &'static str {
    lang.messages().set_deal_which_level
}

/// “Deal the cards”
pub fn play(lang: Lang) -> &'static str {
    lang.messages().set_deal_play
}

/// “To the replay”
pub fn to_replay(lang: Lang) -> &'static str {
    lang.messages().set_deal_to_replay
}

/// “Deal `{deal}` was not played to its end, so it cannot be played again.”
pub fn not_over(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().set_deal_not_over)(deal.into())
}

/// “No deal of this game was played to its end, so none can be played again.”
pub fn none(lang: Lang) -> &'static str {
    lang.messages().set_deal_none
}

/// “Deal `{deal}`, played again”
///
/// Over how the deal ended.
pub fn again(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().set_deal_again)(deal.into())
}

/// “Then and now”
pub fn compared(lang: Lang) -> &'static str {
    lang.messages().set_deal_compared
}

/// “Then”
pub fn then(lang: Lang) -> &'static str {
    lang.messages().set_deal_then
}

/// “Now”
pub fn now(lang: Lang) -> &'static str {
    lang.messages().set_deal_now
}

/// “Your side scored `{points}` points fewer than it did then.”
pub fn difference(lang: Lang, more: bool, alone: bool, points: i32) -> Message {
    (lang.messages().set_deal_difference)(more, alone, points)
}

/// “Your side scored as many points as it did then.”
pub fn same(lang: Lang, alone: bool) -> Message {
    (lang.messages().set_deal_same)(alone)
}

/// “How it went then”
pub fn replay_then(lang: Lang) -> &'static str {
    lang.messages().set_deal_replay_then
}

/// “How it went now”
pub fn replay_now(lang: Lang) -> &'static str {
    lang.messages().set_deal_replay_now
}

/// “Play it again”
pub fn once_more(lang: Lang) -> &'static str {
    lang.messages().set_deal_once_more
}

/// “Before”
///
/// In the score sheet, beside each side's points before the deal.
pub fn before(lang: Lang) -> &'static str {
    lang.messages().set_deal_before
}
