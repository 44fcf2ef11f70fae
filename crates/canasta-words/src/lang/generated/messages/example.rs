// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/example.ftl`

use crate::{Lang, Message, Number};
use canasta::Kind;

/// “With a house rule.”
pub fn house(lang: Lang) -> &'static str {
    lang.messages().example_house
}

/// “The stock is empty.”
pub fn no_stock(lang: Lang) -> &'static str {
    lang.messages().example_no_stock
}

/// “`{players}` players.”
pub fn players(lang: Lang, players: impl Into<Number>) -> Message {
    (lang.messages().example_players)(players.into())
}

/// “Totals before the deal.”
///
/// Followed by the total of each side, as `example-total`.
pub fn totals(lang: Lang) -> &'static str {
    lang.messages().example_totals
}

/// “`{side}`: `{points}`.”
pub fn total(lang: Lang, side: &Message, points: i32) -> Message {
    (lang.messages().example_total)(side, points)
}

/// “You”
pub fn who_you(lang: Lang) -> &'static str {
    lang.messages().example_who_you
}

/// “Your partner”
pub fn who_partner(lang: Lang) -> &'static str {
    lang.messages().example_who_partner
}

/// “The other player”
///
/// Of two players.
pub fn who_other(lang: Lang) -> &'static str {
    lang.messages().example_who_other
}

/// “The player on the left”
pub fn who_left(lang: Lang) -> &'static str {
    lang.messages().example_who_left
}

/// “The player on the right”
pub fn who_right(lang: Lang) -> &'static str {
    lang.messages().example_who_right
}

/// “The player across”
pub fn who_across(lang: Lang) -> &'static str {
    lang.messages().example_who_across
}

/// “The player across on the left”
///
/// Of five players.
pub fn who_across_left(lang: Lang) -> &'static str {
    lang.messages().example_who_across_left
}

/// “The player across on the right”
///
/// Of five players.
pub fn who_across_right(lang: Lang) -> &'static str {
    lang.messages().example_who_across_right
}

/// “Your partner on the left”
///
/// Of six players.
pub fn who_partner_left(lang: Lang) -> &'static str {
    lang.messages().example_who_partner_left
}

/// “Your partner on the right”
///
/// Of six players.
pub fn who_partner_right(lang: Lang) -> &'static str {
    lang.messages().example_who_partner_right
}

/// “Your side”
pub fn side_yours(lang: Lang) -> &'static str {
    lang.messages().example_side_yours
}

/// “The other side”
pub fn side_others(lang: Lang) -> &'static str {
    lang.messages().example_side_others
}

/// “Your hand”
pub fn hand_you(lang: Lang) -> &'static str {
    lang.messages().example_hand_you
}

/// “Your partner’s hand”
pub fn hand_partner(lang: Lang) -> &'static str {
    lang.messages().example_hand_partner
}

/// “The other player’s hand”
pub fn hand_other(lang: Lang) -> &'static str {
    lang.messages().example_hand_other
}

/// “Hand of the player on the left”
pub fn hand_left(lang: Lang) -> &'static str {
    lang.messages().example_hand_left
}

/// “Hand of the player on the right”
pub fn hand_right(lang: Lang) -> &'static str {
    lang.messages().example_hand_right
}

/// “Hand of the player across”
pub fn hand_across(lang: Lang) -> &'static str {
    lang.messages().example_hand_across
}

/// “Hand of the player across on the left”
pub fn hand_across_left(lang: Lang) -> &'static str {
    lang.messages().example_hand_across_left
}

/// “Hand of the player across on the right”
pub fn hand_across_right(lang: Lang) -> &'static str {
    lang.messages().example_hand_across_right
}

/// “Hand of your partner on the left”
pub fn hand_partner_left(lang: Lang) -> &'static str {
    lang.messages().example_hand_partner_left
}

/// “Hand of your partner on the right”
pub fn hand_partner_right(lang: Lang) -> &'static str {
    lang.messages().example_hand_partner_right
}

/// “Your melds”
pub fn melds_you(lang: Lang) -> &'static str {
    lang.messages().example_melds_you
}

/// “The other player’s melds”
pub fn melds_other(lang: Lang) -> &'static str {
    lang.messages().example_melds_other
}

/// “Melds of the player on the left”
pub fn melds_left(lang: Lang) -> &'static str {
    lang.messages().example_melds_left
}

/// “Melds of the player on the right”
pub fn melds_right(lang: Lang) -> &'static str {
    lang.messages().example_melds_right
}

/// “Melds of the player across on the left”
pub fn melds_across_left(lang: Lang) -> &'static str {
    lang.messages().example_melds_across_left
}

/// “Melds of the player across on the right”
pub fn melds_across_right(lang: Lang) -> &'static str {
    lang.messages().example_melds_across_right
}

/// “Your side’s melds”
pub fn melds_side_yours(lang: Lang) -> &'static str {
    lang.messages().example_melds_side_yours
}

/// “The other side’s melds”
pub fn melds_side_others(lang: Lang) -> &'static str {
    lang.messages().example_melds_side_others
}

/// “Your red threes”
pub fn red_threes_you(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_you
}

/// “The other player’s red threes”
pub fn red_threes_other(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_other
}

/// “Red threes of the player on the left”
pub fn red_threes_left(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_left
}

/// “Red threes of the player on the right”
pub fn red_threes_right(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_right
}

/// “Red threes of the player across on the left”
pub fn red_threes_across_left(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_across_left
}

/// “Red threes of the player across on the right”
pub fn red_threes_across_right(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_across_right
}

/// “Your side’s red threes”
pub fn red_threes_side_yours(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_side_yours
}

/// “The other side’s red threes”
pub fn red_threes_side_others(lang: Lang) -> &'static str {
    lang.messages().example_red_threes_side_others
}

/// “Discard pile, the last card on top”
pub fn pile(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().example_pile)(cards.into())
}

/// “Stock, the first card comes next”
pub fn stock(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().example_stock)(cards.into())
}

/// “Before anything else, laid down:”
///
/// Red threes.
pub fn laid_down_first(lang: Lang) -> &'static str {
    lang.messages().example_laid_down_first
}

/// “`{who}`: “`{act}`””
pub fn unreadable(lang: Lang, who: &Message, act: &str) -> Message {
    (lang.messages().example_unreadable)(who, act)
}

/// “`{who}` draws”
pub fn draw(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_draw)(you, who)
}

/// “`{who}` takes the pile onto the meld”
pub fn take_onto_meld(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_take_onto_meld)(you, who)
}

/// “`{who}` takes the pile with”
pub fn take_with(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_take_with)(you, who)
}

/// “`{who}` lays down”
pub fn lay_down(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_lay_down)(you, who)
}

/// “`{who}` adds to the `{rank}`”
///
/// Wild cards alone do not show which meld they join.
pub fn add(lang: Lang, you: bool, who: &Message, rank: Kind) -> Message {
    (lang.messages().example_add)(you, who, rank)
}

/// “`{who}` discards”
pub fn discard(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_discard)(you, who)
}

/// “`{who}` passes”
pub fn pass(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_pass)(you, who)
}

/// “`{who}` declares”
pub fn declare(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_declare)(you, who)
}

/// “`{who}` asks “May I go out?””
pub fn ask(lang: Lang, you: bool, who: &Message) -> Message {
    (lang.messages().example_ask)(you, who)
}

/// “`{who}` answers no”
pub fn answer(lang: Lang, you: bool, who: &Message, yes: bool) -> Message {
    (lang.messages().example_answer)(you, who, yes)
}

/// “Drawn:”
pub fn drawn(lang: Lang) -> &'static str {
    lang.messages().example_drawn
}

/// “Laid down:”
///
/// Red threes, which go to the table by themselves.
pub fn laid_down(lang: Lang) -> &'static str {
    lang.messages().example_laid_down
}

/// “Laid down by the next player:”
///
/// Red threes of the player whose turn began.
pub fn laid_down_next(lang: Lang) -> &'static str {
    lang.messages().example_laid_down_next
}

/// “`{who}` goes out.”
pub fn out(lang: Lang, you: bool, who: &Message, concealed: bool) -> Message {
    (lang.messages().example_out)(you, who, concealed)
}

/// “The deal ends; no player has gone out.”
pub fn nobody_out(lang: Lang) -> &'static str {
    lang.messages().example_nobody_out
}

/// “The last card of the stock is a red three: the deal ends.”
pub fn last_red_three(lang: Lang) -> &'static str {
    lang.messages().example_last_red_three
}

/// “`{side}`: `{entries}`.”
pub fn scored(lang: Lang, side: &Message, entries: &[Message]) -> Message {
    (lang.messages().example_scored)(side, entries)
}

/// “natural canastas `{points}`”
pub fn natural_canastas(lang: Lang, points: i32) -> Message {
    (lang.messages().example_natural_canastas)(points)
}

/// “mixed canastas `{points}`”
pub fn mixed_canastas(lang: Lang, points: i32) -> Message {
    (lang.messages().example_mixed_canastas)(points)
}

/// “concealed canastas `{points}`”
pub fn concealed_canastas(lang: Lang, points: i32) -> Message {
    (lang.messages().example_concealed_canastas)(points)
}

/// “red threes `{points}`”
pub fn red_threes(lang: Lang, points: i32) -> Message {
    (lang.messages().example_red_threes)(points)
}

/// “going out `{points}`”
pub fn going_out(lang: Lang, points: i32) -> Message {
    (lang.messages().example_going_out)(points)
}

/// “the exact deal `{points}`”
pub fn exact_deal(lang: Lang, points: i32) -> Message {
    (lang.messages().example_exact_deal)(points)
}

/// “penalties `{points}`”
pub fn penalties(lang: Lang, points: i32) -> Message {
    (lang.messages().example_penalties)(points)
}

/// “cards melded `{points}`”
pub fn melded(lang: Lang, points: i32) -> Message {
    (lang.messages().example_melded)(points)
}

/// “cards left in hands `{points}`”
pub fn in_hand(lang: Lang, points: i32) -> Message {
    (lang.messages().example_in_hand)(points)
}

/// “in all `{points}`”
pub fn sum(lang: Lang, points: i32) -> Message {
    (lang.messages().example_sum)(points)
}
