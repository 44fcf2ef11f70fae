// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/record.ftl`

use crate::{Lang, Message, Number};
use canasta::Card;

/// “line `{line}`, column `{column}`: `{fault}`”
pub fn at(lang: Lang, line: impl Into<Number>, column: impl Into<Number>, fault: &Message) -> Message {
    (lang.messages().record_at)(line.into(), column.into(), fault)
}

/// “expected `{expected}`, found nothing”
pub fn nothing(lang: Lang, expected: &Message) -> Message {
    (lang.messages().record_nothing)(expected)
}

/// “expected `{expected}`, found “`{found}`””
pub fn text(lang: Lang, expected: &Message, found: &str) -> Message {
    (lang.messages().record_text)(expected, found)
}

/// “expected `{expected}`, found “`{found}`” (did you mean “`{meant}`”?)”
pub fn near(lang: Lang, expected: &Message, found: &str, meant: &str) -> Message {
    (lang.messages().record_near)(expected, found, meant)
}

/// “expected `{expected}`, found `{found}`”
pub fn count(lang: Lang, expected: &Message, found: impl Into<Number>) -> Message {
    (lang.messages().record_count)(expected, found.into())
}

/// “expected “Canasta record 1”, found version `{version}`, which is newer than this program”
pub fn newer(lang: Lang, version: &str) -> Message {
    (lang.messages().record_newer)(version)
}

/// “expected “`{name}`” once, found it again (first in line `{first}`)”
pub fn again(lang: Lang, name: &str, first: impl Into<Number>) -> Message {
    (lang.messages().record_again)(name, first.into())
}

/// “expected each card twice, found `{card}` for the third time”
pub fn third_card(lang: Lang, card: Card) -> Message {
    (lang.messages().record_third_card)(card)
}

/// “expected the 108 cards of two packs, found `{found}`”
pub fn deck(lang: Lang, found: impl Into<Number>) -> Message {
    (lang.messages().record_deck)(found.into())
}

/// “expected the 108 cards of two packs, found `{found}` (missing: `{missing}`)”
pub fn deck_missing(lang: Lang, found: impl Into<Number>, missing: &str) -> Message {
    (lang.messages().record_deck_missing)(found.into(), missing)
}

/// “expected the 108 cards of two packs, found `{found}` (`{missing}` are missing)”
pub fn deck_many_missing(lang: Lang, found: impl Into<Number>, missing: impl Into<Number>) -> Message {
    (lang.messages().record_deck_many_missing)(found.into(), missing.into())
}

/// ““Canasta record 1””
pub fn first_line(lang: Lang) -> &'static str {
    lang.messages().record_first_line
}

/// “a line like “Rules: hoyle”, “Deal 1” or “0: draw; discard 9S””
pub fn line(lang: Lang) -> &'static str {
    lang.messages().record_line
}

/// ““Deal 1” before it”
pub fn deal_before(lang: Lang) -> &'static str {
    lang.messages().record_deal_before
}

/// “the names of two to six players, in lines like “Seat 0: Anna””
pub fn players(lang: Lang) -> &'static str {
    lang.messages().record_players
}

/// “a seat like “0:” or “2 (bot):””
pub fn turn(lang: Lang) -> &'static str {
    lang.messages().record_turn
}

/// “a name”
pub fn name(lang: Lang) -> &'static str {
    lang.messages().record_name
}

/// “house rules, like {"game_points":3000}”
pub fn house(lang: Lang) -> &'static str {
    lang.messages().record_house
}

/// “a date like 2026-11-22”
pub fn date(lang: Lang) -> &'static str {
    lang.messages().record_date
}

/// “a hexadecimal digit”
pub fn digit(lang: Lang) -> &'static str {
    lang.messages().record_digit
}

/// “a card like 4H”
pub fn card(lang: Lang) -> &'static str {
    lang.messages().record_card
}

/// “a joker, XR or XB”
pub fn joker(lang: Lang) -> &'static str {
    lang.messages().record_joker
}

/// “the act before its cards, like “discard 9S””
pub fn act_first(lang: Lang) -> &'static str {
    lang.messages().record_act_first
}

/// “a line like “Deal 1””
pub fn deal_line(lang: Lang) -> &'static str {
    lang.messages().record_deal_line
}

/// “an act like “draw” or “discard 9S””
pub fn act(lang: Lang) -> &'static str {
    lang.messages().record_act
}

/// ““;” or the end of the line”
pub fn act_end(lang: Lang) -> &'static str {
    lang.messages().record_act_end
}

/// “the cards of a meld”
pub fn meld(lang: Lang) -> &'static str {
    lang.messages().record_meld
}

/// “a rank like Q”
pub fn rank(lang: Lang) -> &'static str {
    lang.messages().record_rank
}

/// “ranks like 4KX”
pub fn kinds(lang: Lang) -> &'static str {
    lang.messages().record_kinds
}

/// “a word of a position, like dealer=3”
pub fn key(lang: Lang) -> &'static str {
    lang.messages().record_key
}

/// “yes or no”
pub fn flag(lang: Lang) -> &'static str {
    lang.messages().record_flag
}

/// “nothing more, because a position is one line”
pub fn one_line(lang: Lang) -> &'static str {
    lang.messages().record_one_line
}

/// “a whole number”
pub fn whole(lang: Lang) -> &'static str {
    lang.messages().record_whole
}

/// ““=” and a value”
pub fn value(lang: Lang) -> &'static str {
    lang.messages().record_value
}

/// ““Deal `{deal}`””
pub fn deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().record_deal)(deal.into())
}

/// “a line like “Seat `{seat}`: Anna”, because every seat has a name”
pub fn seat(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().record_seat)(seat.into())
}

/// “a seat from 0 to `{last}`”
pub fn seat_number(lang: Lang, last: impl Into<Number>) -> Message {
    (lang.messages().record_seat_number)(last.into())
}

/// “a name of at most `{most}` letters”
pub fn short_name(lang: Lang, most: impl Into<Number>) -> Message {
    (lang.messages().record_short_name)(most.into())
}

/// “the name of a rule set (`{names}`)”
pub fn preset(lang: Lang, names: &str) -> Message {
    (lang.messages().record_preset)(names)
}

/// ““side 0 won” (the sides are 0 to `{last}`) or “not over””
pub fn result(lang: Lang, last: impl Into<Number>) -> Message {
    (lang.messages().record_result)(last.into())
}

/// “a whole number for each of the `{sides}` sides, without a comma in it”
pub fn numbers(lang: Lang, sides: impl Into<Number>) -> Message {
    (lang.messages().record_numbers)(sides.into())
}

/// “a whole number from `{low}` to `{high}`”
pub fn number(lang: Lang, low: &str, high: &str) -> Message {
    (lang.messages().record_number)(low, high)
}

/// ““`{name}`” or a less similar name”
pub fn meant(lang: Lang, name: &str) -> Message {
    (lang.messages().record_meant)(name)
}

/// “a line “`{name}`:””
pub fn named(lang: Lang, name: &str) -> Message {
    (lang.messages().record_named)(name)
}

/// “for each of the `{seats}` seats the number of a person, or “-” for a bot”
pub fn persons(lang: Lang, seats: impl Into<Number>) -> Message {
    (lang.messages().record_persons)(seats.into())
}

/// “`{digits}` hexadecimal digits”
pub fn digits(lang: Lang, digits: impl Into<Number>) -> Message {
    (lang.messages().record_digits)(digits.into())
}

/// “Deal `{deal}`: `{fault}`.”
pub fn in_deal(lang: Lang, deal: impl Into<Number>, fault: &Message) -> Message {
    (lang.messages().record_in_deal)(deal.into(), fault)
}

/// “Deal `{deal}`, turn `{turn}`: `{fault}`.”
pub fn in_turn(lang: Lang, deal: impl Into<Number>, turn: impl Into<Number>, fault: &Message) -> Message {
    (lang.messages().record_in_turn)(deal.into(), turn.into(), fault)
}

/// “Deal `{deal}`, turn `{turn}`, act `{act}`: `{fault}`.”
pub fn in_act(
    lang: Lang,
    deal: impl Into<Number>,
    turn: impl Into<Number>,
    act: impl Into<Number>,
    fault: &Message,
) -> Message {
    (lang.messages().record_in_act)(deal.into(), turn.into(), act.into(), fault)
}

/// “a deck has 108 cards; this one has `{cards}`”
pub fn deck_size(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().record_deck_size)(cards.into())
}

/// “a deck has every card twice, but `{card}` is in this one `{times}` times”
pub fn deck_times(lang: Lang, card: Card, times: impl Into<Number>) -> Message {
    (lang.messages().record_deck_times)(card, times.into())
}

/// “there is no seat `{seat}`”
pub fn no_seat(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().record_no_seat)(seat.into())
}

/// “seat `{seat}` deals, but it is the turn of seat `{due}`”
pub fn dealer(lang: Lang, seat: impl Into<Number>, due: impl Into<Number>) -> Message {
    (lang.messages().record_dealer)(seat.into(), due.into())
}

/// “seat `{seat}` acts, but seat `{due}` is to act”
pub fn not_to_act(lang: Lang, seat: impl Into<Number>, due: impl Into<Number>) -> Message {
    (lang.messages().record_not_to_act)(seat.into(), due.into())
}

/// “seat `{seat}` acts, but the deal is over”
pub fn deal_over(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().record_deal_over)(seat.into())
}

/// “seat `{seat}` plays “`{act}`”. Not possible: `{why}`”
pub fn illegal(lang: Lang, seat: impl Into<Number>, act: &str, why: &str) -> Message {
    (lang.messages().record_illegal)(seat.into(), act, why)
}

/// “the deal is not over, but another one follows”
pub fn not_over(lang: Lang) -> &'static str {
    lang.messages().record_not_over
}

/// “the deal has a score, but is not over”
pub fn scored(lang: Lang) -> &'static str {
    lang.messages().record_scored
}

/// “the score is given as `{written}`, but is `{counted}`”
pub fn score(lang: Lang, written: &[Message], counted: &[Message]) -> Message {
    (lang.messages().record_score)(written, counted)
}

/// “`{points}`”
pub fn points(lang: Lang, points: i32) -> Message {
    (lang.messages().record_points)(points)
}

/// “the game was already over: side `{side}` had won”
pub fn game_over(lang: Lang, side: impl Into<Number>) -> Message {
    (lang.messages().record_game_over)(side.into())
}

/// “`{players}` players are too many; two to six can play.”
pub fn no_game(lang: Lang, players: impl Into<Number>) -> Message {
    (lang.messages().record_no_game)(players.into())
}

/// “The record has no deal.”
pub fn no_deal(lang: Lang) -> &'static str {
    lang.messages().record_no_deal
}

/// “There are `{sides}` sides, but there are `{totals}` totals before the first deal.”
pub fn totals(lang: Lang, sides: impl Into<Number>, totals: impl Into<Number>) -> Message {
    (lang.messages().record_totals)(sides.into(), totals.into())
}

/// “No game can reach a total of `{total}` points.”
pub fn total(lang: Lang, total: i32) -> Message {
    (lang.messages().record_total)(total)
}

/// “Side `{named}` is named as the winner, but side `{winner}` won.”
pub fn winner(lang: Lang, named: impl Into<Number>, winner: impl Into<Number>) -> Message {
    (lang.messages().record_winner)(named.into(), winner.into())
}

/// “Side `{named}` is named as the winner, but no side has won.”
pub fn no_winner(lang: Lang, named: impl Into<Number>) -> Message {
    (lang.messages().record_no_winner)(named.into())
}
