// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/scenario.ftl`

use crate::{Lang, Message, Number};
use canasta::Card;

/// “this is not JSON: `{error}`”
pub fn not_json(lang: Lang, error: &str) -> Message {
    (lang.messages().scenario_not_json)(error)
}

/// “a scenario is a JSON object”
pub fn not_a_scenario(lang: Lang) -> &'static str {
    lang.messages().scenario_not_a_scenario
}

/// “a view is a JSON object”
pub fn not_a_view(lang: Lang) -> &'static str {
    lang.messages().scenario_not_a_view
}

/// “house rules are a JSON object, not `{found}`”
pub fn not_house_rules(lang: Lang, found: &str) -> Message {
    (lang.messages().scenario_not_house_rules)(found)
}

/// “`{fault}` (did you mean `{near}`?)”
pub fn perhaps(lang: Lang, fault: &Message, near: &str) -> Message {
    (lang.messages().scenario_perhaps)(fault, near)
}

/// `$part` of [`unknown_field`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnknownFieldPart {
    /// The variant `[file]`.
    File,
    /// The variant `[scenario]`.
    Scenario,
    /// The variant `[view]`.
    View,
    /// The variant `[rules]`.
    Rules,
    /// The variant `[flags]`.
    Flags,
}

/// “flags has no field `{field}`”
pub fn unknown_field(lang: Lang, part: UnknownFieldPart, field: &str) -> Message {
    (lang.messages().scenario_unknown_field)(part, field)
}

/// `$part` of [`field_twice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldTwicePart {
    /// The variant `[file]`.
    File,
    /// The variant `[scenario]`.
    Scenario,
    /// The variant `[view]`.
    View,
    /// The variant `[rules]`.
    Rules,
    /// The variant `[flags]`.
    Flags,
}

/// “flags names `{field}` twice”
pub fn field_twice(lang: Lang, part: FieldTwicePart, field: &str) -> Message {
    (lang.messages().scenario_field_twice)(part, field)
}

/// “rules must be the name of a preset (`{presets}`), not `{found}`”
pub fn unknown_preset(lang: Lang, presets: &str, found: &str) -> Message {
    (lang.messages().scenario_unknown_preset)(presets, found)
}

/// “`{name}`”
pub fn field(lang: Lang, name: &str) -> Message {
    (lang.messages().scenario_field)(name)
}

/// “`{name}` of seat `{seat}`”
pub fn field_of_seat(lang: Lang, name: &str, seat: impl Into<Number>) -> Message {
    (lang.messages().scenario_field_of_seat)(name, seat.into())
}

/// “`{name}` of side `{side}`”
pub fn field_of_side(lang: Lang, name: &str, side: impl Into<Number>) -> Message {
    (lang.messages().scenario_field_of_side)(name, side.into())
}

/// “`{field}`: `{why}`”
pub fn card(lang: Lang, field: &Message, why: &Message) -> Message {
    (lang.messages().scenario_card)(field, why)
}

/// “`{field}`: cards are written like "4H TD", not `{found}`”
pub fn cards(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_cards)(field, found)
}

/// “`{field}` must be a number from `{low}` to `{high}`, not `{found}`”
pub fn number(lang: Lang, field: &Message, low: &str, high: &str, found: &str) -> Message {
    (lang.messages().scenario_number)(field, low, high, found)
}

/// “`{field}` must be a list of `{count}` numbers from `{low}` to `{high}`, not `{found}`”
pub fn numbers(lang: Lang, field: &Message, count: impl Into<Number>, low: &str, high: &str, found: &str) -> Message {
    (lang.messages().scenario_numbers)(field, count.into(), low, high, found)
}

/// “`{field}` must be a list of `{count}` values, each true or false, not `{found}`”
pub fn so_many_flags(lang: Lang, field: &Message, count: impl Into<Number>, found: &str) -> Message {
    (lang.messages().scenario_so_many_flags)(field, count.into(), found)
}

/// “`{field}` must be one of `{words}`, not `{found}`”
pub fn choice(lang: Lang, field: &Message, words: &str, found: &str) -> Message {
    (lang.messages().scenario_choice)(field, words, found)
}

/// “`{field}` must be a list of `{count}` numbers of cards, not `{found}`”
pub fn card_counts(lang: Lang, field: &Message, count: impl Into<Number>, found: &str) -> Message {
    (lang.messages().scenario_card_counts)(field, count.into(), found)
}

/// “`{field}` must be a list of `{count}` hands, not `{found}`”
pub fn hands(lang: Lang, field: &Message, count: impl Into<Number>, found: &str) -> Message {
    (lang.messages().scenario_hands)(field, count.into(), found)
}

/// “`{field}` must be a list of `{count}` entries of the right type, not `{found}`”
pub fn entries(lang: Lang, field: &Message, count: impl Into<Number>, found: &str) -> Message {
    (lang.messages().scenario_entries)(field, count.into(), found)
}

/// “`{field}` must be an object of rule fields, not `{found}`”
pub fn rules(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_rules)(field, found)
}

/// “`{field}` must be a number from 2 to 6, not `{found}`”
pub fn players(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_players)(field, found)
}

/// “`{field}` must be true or false, not `{found}`”
pub fn flag(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_flag)(field, found)
}

/// “`{field}` must be the number of a seat, not `{found}`”
pub fn seat(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_seat)(field, found)
}

/// “`{field}` must be the number of a seat, or null for a spectator, not `{found}`”
pub fn seat_or_null(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_seat_or_null)(field, found)
}

/// “`{field}` must be “draw” or “play”, not `{found}`”
pub fn phase(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_phase)(field, found)
}

/// “`{field}` must be “yes” or “no”, not `{found}`”
pub fn permission(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_permission)(field, found)
}

/// “`{field}` must be a way to end a deal, with its seat, not `{found}`”
pub fn ending(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_ending)(field, found)
}

/// “`{field}` must be a list, not `{found}`”
pub fn list(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_list)(field, found)
}

/// “`{field}` must be an object, not `{found}`”
pub fn object(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_object)(field, found)
}

/// “`{field}` must be whole numbers, not `{found}`”
pub fn whole_numbers(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_whole_numbers)(field, found)
}

/// “`{field}` must be a list of true or false values, not `{found}`”
pub fn flags(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_flags)(field, found)
}

/// “`{field}` must be a list of texts, not `{found}`”
pub fn texts(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_texts)(field, found)
}

/// “`{field}` must be ranks, not `{found}`”
pub fn ranks(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_ranks)(field, found)
}

/// “`{field}` must be a number of cards, not `{found}`”
pub fn card_count(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_card_count)(field, found)
}

/// “`{field}` must be what all have seen, known and passed, not `{found}`”
pub fn seen(lang: Lang, field: &Message, found: &str) -> Message {
    (lang.messages().scenario_seen)(field, found)
}

/// “flags must have `{flag}`; they are what the referee printed, or nothing”
pub fn missing_flag(lang: Lang, flag: &str) -> Message {
    (lang.messages().scenario_missing_flag)(flag)
}

/// “flags: `{fault}`”
pub fn in_flags(lang: Lang, fault: &Message) -> Message {
    (lang.messages().scenario_in_flags)(fault)
}

/// “known names cards that the hand of seat `{seat}` does not hold”
pub fn known_not_held(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().scenario_known_not_held)(seat.into())
}

/// “seat `{seat}` does not hold as many red threes as were penalised”
pub fn penalised_not_held(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().scenario_penalised_not_held)(seat.into())
}

/// “there are only four red threes to penalise”
pub fn too_many_penalties(lang: Lang) -> &'static str {
    lang.messages().scenario_too_many_penalties
}

/// “old_melds names a meld that is not on the table”
pub fn old_meld_missing(lang: Lang) -> &'static str {
    lang.messages().scenario_old_meld_missing
}

/// “no answer can be due here”
pub fn no_answer_due(lang: Lang) -> &'static str {
    lang.messages().scenario_no_answer_due
}

/// “a view has `{field}`; give it as it came”
pub fn missing_from_view(lang: Lang, field: &str) -> Message {
    (lang.messages().scenario_missing_from_view)(field)
}

/// “a view has no stock, only stock_size”
pub fn stock_in_view(lang: Lang) -> &'static str {
    lang.messages().scenario_stock_in_view
}

/// “a view shows the hand of its own seat, and null for the others”
pub fn other_hand_in_view(lang: Lang) -> &'static str {
    lang.messages().scenario_other_hand_in_view
}

/// “seat `{seat}` lays down its red threes before it acts; a view shows what is there afterwards”
pub fn red_threes_before_view(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().scenario_red_threes_before_view)(seat.into())
}

/// “hand_sizes has `{given}` for seat `{seat}`, whose hand has `{counted}`”
pub fn hand_size(lang: Lang, seat: impl Into<Number>, given: impl Into<Number>, counted: impl Into<Number>) -> Message {
    (lang.messages().scenario_hand_size)(seat.into(), given.into(), counted.into())
}

/// “seen has cards in the hand of seat `{seat}` that lie elsewhere”
pub fn known_elsewhere(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().scenario_known_elsewhere)(seat.into())
}

/// “seen has more cards in the hand of seat `{seat}` than hand_sizes”
pub fn known_too_many(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().scenario_known_too_many)(seat.into())
}

/// “hand_sizes and stock_size count more cards than are hidden”
pub fn too_many_hidden(lang: Lang) -> &'static str {
    lang.messages().scenario_too_many_hidden
}

/// “`{card}` is shown more often than it is there”
pub fn shown_too_often(lang: Lang, card: Card) -> Message {
    (lang.messages().scenario_shown_too_often)(card)
}
