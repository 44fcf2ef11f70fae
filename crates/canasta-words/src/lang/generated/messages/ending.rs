// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/ending.ftl`

use crate::{Lang, Message, Number, Player};

/// “`{player}` went out”
pub fn went_out<'a>(lang: Lang, player: Player<'a>, concealed: bool) -> Message {
    (lang.messages().ending_went_out)(player, concealed)
}

/// “The stock is empty”
pub fn stock_empty(lang: Lang) -> &'static str {
    lang.messages().ending_stock_empty
}

/// “`{player}` drew a red three as the last card”
pub fn last_red_three<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().ending_last_red_three)(player)
}

/// “Cards left in hand: `{hands}`.”
pub fn hands_left(lang: Lang, hands: &[Message]) -> Message {
    (lang.messages().ending_hands_left)(hands)
}

/// “`{player}` `{cards}`”
pub fn hand_left<'a>(lang: Lang, player: Player<'a>, cards: impl Into<Number>) -> Message {
    (lang.messages().ending_hand_left)(player, cards.into())
}

/// “`{cards}`”
///
/// What a player still held, laid open, for those who do not see the cards.
pub fn held(lang: Lang, cards: &[Message]) -> Message {
    (lang.messages().ending_held)(cards)
}

/// “Deal `{deal}`”
///
/// Over the result.
pub fn deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().ending_deal)(deal.into())
}

/// “What this deal brought”
pub fn brought(lang: Lang) -> &'static str {
    lang.messages().ending_brought
}

/// “The game so far”
pub fn so_far(lang: Lang) -> &'static str {
    lang.messages().ending_so_far
}

/// “How it went”
pub fn how_it_went(lang: Lang) -> &'static str {
    lang.messages().ending_how_it_went
}

/// “The last deal”
pub fn last_deal(lang: Lang) -> &'static str {
    lang.messages().ending_last_deal
}

/// “All deals in figures”
///
/// What opens the table of all deals.
pub fn all_deals(lang: Lang) -> &'static str {
    lang.messages().ending_all_deals
}

/// “Its points one by one”
///
/// What opens the breakdown of the last deal.
pub fn its_points(lang: Lang) -> &'static str {
    lang.messages().ending_its_points
}

/// “`{minimum}`”
///
/// In the picture, beside a band: what the first melds must make there. `smallest` is the lowest band.
pub fn band(lang: Lang, minimum: i32, smallest: bool) -> Message {
    (lang.messages().ending_band)(minimum, smallest)
}

/// “Totals after `{deals}` deals, of `{goal}` to win: `{totals}`.”
///
/// The picture in words, for those who do not see it.
pub fn curve(lang: Lang, goal: i32, deals: impl Into<Number>, totals: &[Message]) -> Message {
    (lang.messages().ending_curve)(goal, deals.into(), totals)
}

/// “`{side}` `{points}`”
pub fn total_of(lang: Lang, side: &Message, points: i32) -> Message {
    (lang.messages().ending_total_of)(side, points)
}

/// “Next minimum: `{minimums}`.”
pub fn next_minimum(lang: Lang, minimums: &[Message]) -> Message {
    (lang.messages().ending_next_minimum)(minimums)
}

/// “`{side}` `<b>``{minimum}`”
pub fn side_minimum(lang: Lang, side: &Message, minimum: i32) -> Message {
    (lang.messages().ending_side_minimum)(side, minimum)
}

/// “Next deal”
pub fn next_deal(lang: Lang) -> &'static str {
    lang.messages().ending_next_deal
}

/// “You are ready”
pub fn you_are_ready(lang: Lang) -> &'static str {
    lang.messages().ending_you_are_ready
}

/// “Deal now”
///
/// The host starts the next deal without waiting for the others.
pub fn deal_now(lang: Lang) -> &'static str {
    lang.messages().ending_deal_now
}

/// “Look at the table”
pub fn look(lang: Lang) -> &'static str {
    lang.messages().ending_look
}

/// “Commitment for the next deal: `<code>``{commitment}`”
pub fn next_commitment(lang: Lang, commitment: &str) -> Message {
    (lang.messages().ending_next_commitment)(commitment)
}

/// “`{others}` won”
///
/// A title, without a full stop.
pub fn won(lang: Lang, you: bool, others: &[Message]) -> Message {
    (lang.messages().ending_won)(you, others)
}

/// “By `{points}` points, in `{deals}` deals.”
pub fn margin(lang: Lang, points: i32, deals: impl Into<Number>) -> Message {
    (lang.messages().ending_margin)(points, deals.into())
}

/// “Final score”
pub fn final_score(lang: Lang) -> &'static str {
    lang.messages().ending_final_score
}

/// “sixth”
pub fn place(lang: Lang, place: impl Into<Number>) -> Message {
    (lang.messages().ending_place)(place.into())
}

/// “lost”
pub fn lost(lang: Lang) -> &'static str {
    lang.messages().ending_lost
}

/// “Replay the game”
pub fn replay(lang: Lang) -> &'static str {
    lang.messages().ending_replay
}

/// “This deal”
pub fn this_deal(lang: Lang) -> &'static str {
    lang.messages().ending_this_deal
}

/// “Deal”
///
/// Over the numbers of the deals.
pub fn deals(lang: Lang) -> &'static str {
    lang.messages().ending_deals
}

/// “Natural canastas”
pub fn natural_canastas(lang: Lang) -> &'static str {
    lang.messages().ending_natural_canastas
}

/// “Mixed canastas”
pub fn mixed_canastas(lang: Lang) -> &'static str {
    lang.messages().ending_mixed_canastas
}

/// “Concealed canastas”
pub fn concealed_canastas(lang: Lang) -> &'static str {
    lang.messages().ending_concealed_canastas
}

/// “Red threes”
pub fn red_threes(lang: Lang) -> &'static str {
    lang.messages().ending_red_threes
}

/// “Going out”
pub fn going_out(lang: Lang) -> &'static str {
    lang.messages().ending_going_out
}

/// “Exact deal”
pub fn exact_deal(lang: Lang) -> &'static str {
    lang.messages().ending_exact_deal
}

/// “Penalties”
pub fn penalties(lang: Lang) -> &'static str {
    lang.messages().ending_penalties
}

/// “Cards melded”
pub fn melded(lang: Lang) -> &'static str {
    lang.messages().ending_melded
}

/// “Cards left in hand”
pub fn in_hand(lang: Lang) -> &'static str {
    lang.messages().ending_in_hand
}

/// “`{points}` each”
///
/// Behind an entry, small: what one is worth.
pub fn each(lang: Lang, points: i32) -> Message {
    (lang.messages().ending_each)(points)
}
