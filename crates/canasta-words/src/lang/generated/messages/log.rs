// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/log.ftl`

use crate::{Lang, Message, Number, Player};
use canasta::{Card, Kind};

/// “`{player}` `{acts}`.”
pub fn turn<'a>(lang: Lang, player: Player<'a>, stand_in: bool, acts: &[Message]) -> Message {
    (lang.messages().log_turn)(player, stand_in, acts)
}

/// “drew”
pub fn drew(lang: Lang) -> &'static str {
    lang.messages().log_drew
}

/// “drew `{n}` cards”
pub fn drew_several(lang: Lang, n: impl Into<Number>) -> Message {
    (lang.messages().log_drew_several)(n.into())
}

/// “drew `{cards}`”
pub fn drew_cards(lang: Lang, cards: &[Message]) -> Message {
    (lang.messages().log_drew_cards)(cards)
}

/// “took the pile”
pub fn took(lang: Lang) -> &'static str {
    lang.messages().log_took
}

/// “took the pile of `{size}` with `{with}`”
pub fn took_with(lang: Lang, size: impl Into<Number>, with: &[Message]) -> Message {
    (lang.messages().log_took_with)(size.into(), with)
}

/// `$whose` of [`took_onto`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TookOntoWhose {
    /// The variant `[your]`.
    Your,
    /// The variant `[our]`.
    Our,
    /// The variant `[their]`.
    Their,
}

/// “took the pile of `{size}` onto their `{rank}`”
pub fn took_onto(lang: Lang, size: impl Into<Number>, whose: TookOntoWhose, rank: Kind) -> Message {
    (lang.messages().log_took_onto)(size.into(), whose, rank)
}

/// “laid down `{melds}`”
pub fn laid(lang: Lang, melds: &[Message]) -> Message {
    (lang.messages().log_laid)(melds)
}

/// “laid down `{cards}`”
pub fn laid_red_threes(lang: Lang, cards: &[Message]) -> Message {
    (lang.messages().log_laid_red_threes)(cards)
}

/// “discarded `{card}`”
pub fn discarded(lang: Lang, card: Card) -> Message {
    (lang.messages().log_discarded)(card)
}

/// “passed”
pub fn passed(lang: Lang) -> &'static str {
    lang.messages().log_passed
}

/// “`{card}`”
pub fn card(lang: Lang, card: Card) -> Message {
    (lang.messages().log_card)(card)
}

/// “`{n}` `{kind}`”
pub fn some_of(lang: Lang, n: impl Into<Number>, kind: Kind) -> Message {
    (lang.messages().log_some_of)(n.into(), kind)
}

/// “`{n}` `{kind}` (with `{wilds}`)”
pub fn meld(lang: Lang, n: impl Into<Number>, kind: Kind, wilds: &[Message]) -> Message {
    (lang.messages().log_meld)(n.into(), kind, wilds)
}

/// “`{wilds}` on the `{rank}`”
pub fn wilds_onto(lang: Lang, wilds: &[Message], rank: Kind) -> Message {
    (lang.messages().log_wilds_onto)(wilds, rank)
}

/// “The pile is frozen.”
pub fn frozen(lang: Lang) -> &'static str {
    lang.messages().log_frozen
}

/// “Mixed canasta of `{rank}`.”
pub fn canasta(lang: Lang, natural: bool, rank: Kind) -> Message {
    (lang.messages().log_canasta)(natural, rank)
}

/// “One card left.”
pub fn one_card_left(lang: Lang) -> &'static str {
    lang.messages().log_one_card_left
}

/// “The last card of the stock is a red three.”
pub fn last_card_red_three(lang: Lang) -> &'static str {
    lang.messages().log_last_card_red_three
}

/// “`{player}`: Partner, may I go out?”
pub fn asked<'a>(lang: Lang, player: Player<'a>, stand_in: bool) -> Message {
    (lang.messages().log_asked)(player, stand_in)
}

/// “`{player}`: No.”
pub fn answered<'a>(lang: Lang, player: Player<'a>, stand_in: bool, yes: bool) -> Message {
    (lang.messages().log_answered)(player, stand_in, yes)
}

/// “`{player}` laid down `{cards}`.”
pub fn red_threes<'a>(lang: Lang, player: Player<'a>, cards: &[Message]) -> Message {
    (lang.messages().log_red_threes)(player, cards)
}

/// “`{player}` laid down `{cards}` and drew `{n}` more cards.”
pub fn red_threes_drew<'a>(lang: Lang, player: Player<'a>, cards: &[Message], n: impl Into<Number>) -> Message {
    (lang.messages().log_red_threes_drew)(player, cards, n.into())
}

/// “`{player}` laid down `{cards}` and drew `{drawn}`.”
pub fn red_threes_drew_cards<'a>(lang: Lang, player: Player<'a>, cards: &[Message], drawn: &[Message]) -> Message {
    (lang.messages().log_red_threes_drew_cards)(player, cards, drawn)
}

/// “Deal `{deal}`. `{dealer}` dealt.”
pub fn dealt<'a>(lang: Lang, deal: impl Into<Number>, dealer: Player<'a>) -> Message {
    (lang.messages().log_dealt)(deal.into(), dealer)
}

/// “Deal `{deal}`. `{dealer}` dealt, `{cutter}` cut.”
pub fn dealt_and_cut<'a>(lang: Lang, deal: impl Into<Number>, dealer: Player<'a>, cutter: Player<'a>) -> Message {
    (lang.messages().log_dealt_and_cut)(deal.into(), dealer, cutter)
}

/// “`{player}` went out.”
pub fn went_out<'a>(lang: Lang, player: Player<'a>, concealed: bool) -> Message {
    (lang.messages().log_went_out)(player, concealed)
}

/// “The stock is empty.”
pub fn stock_empty(lang: Lang) -> &'static str {
    lang.messages().log_stock_empty
}

/// “`{player}` drew a red three as the last card.”
pub fn last_red_three<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().log_last_red_three)(player)
}
