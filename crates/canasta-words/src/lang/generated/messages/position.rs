// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/position.ftl`

use crate::{Lang, Message, Number};
use canasta::{Card, Kind};

/// “`{part}` is seat `{seat}`, but the seats are 0 to `{last}`”
pub fn seat(lang: Lang, part: &str, seat: impl Into<Number>, last: impl Into<Number>) -> Message {
    (lang.messages().position_seat)(part, seat.into(), last.into())
}

/// “`{part}` must have `{wanted}` entries, not `{found}`”
pub fn length(lang: Lang, part: &str, wanted: impl Into<Number>, found: impl Into<Number>) -> Message {
    (lang.messages().position_length)(part, wanted.into(), found.into())
}

/// “side `{side}` cannot have `{points}` points”
pub fn score(lang: Lang, side: impl Into<Number>, points: i32) -> Message {
    (lang.messages().position_score)(side.into(), points)
}

/// “`{card}` is named `{times}` times, but there are only two”
pub fn card_too_often(lang: Lang, card: Card, times: impl Into<Number>) -> Message {
    (lang.messages().position_card_too_often)(card, times.into())
}

/// “too few cards are left to fill the hand of seat `{seat}`”
pub fn too_few_cards(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().position_too_few_cards)(seat.into())
}

/// “side `{side}` cannot have the meld “`{cards}`”: `{why}`”
pub fn meld(lang: Lang, side: impl Into<Number>, cards: &str, why: &str) -> Message {
    (lang.messages().position_meld)(side.into(), cards, why)
}

/// “side `{side}` cannot have its very long meld: `{why}`”
pub fn long_meld(lang: Lang, side: impl Into<Number>, why: &str) -> Message {
    (lang.messages().position_long_meld)(side.into(), why)
}

/// “side `{side}` has two melds of `{rank}`”
pub fn two_melds(lang: Lang, side: impl Into<Number>, rank: Kind) -> Message {
    (lang.messages().position_two_melds)(side.into(), rank)
}

/// “`{card}` is among the red threes of side `{side}`”
pub fn not_a_red_three(lang: Lang, card: Card, side: impl Into<Number>) -> Message {
    (lang.messages().position_not_a_red_three)(card, side.into())
}

/// “seat `{seat}` holds a red three, which belongs on the table by the rules”
pub fn red_three_in_hand(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().position_red_three_in_hand)(seat.into())
}

/// “seat `{seat}` is to play but holds no cards”
pub fn empty_hand(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().position_empty_hand)(seat.into())
}

/// “the phase does not fit the flags”
pub fn phase(lang: Lang) -> &'static str {
    lang.messages().position_phase
}

/// “seat `{seat}` is marked as having melded, but its side has no melds”
pub fn melded_without_meld(lang: Lang, seat: impl Into<Number>) -> Message {
    (lang.messages().position_melded_without_meld)(seat.into())
}
