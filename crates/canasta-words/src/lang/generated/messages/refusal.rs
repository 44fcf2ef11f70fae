// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/refusal.ftl`

use crate::{Lang, Message, Number};
use canasta::{Card, Kind};

/// “draw first, or take the pile”
pub fn draw_first(lang: Lang) -> &'static str {
    lang.messages().refusal_draw_first
}

/// “you have already drawn or taken the pile this turn; lay down melds or discard”
pub fn already_drew(lang: Lang) -> &'static str {
    lang.messages().refusal_already_drew
}

/// ““May I go out?” has been asked; the partner must answer first”
pub fn answer_due(lang: Lang) -> &'static str {
    lang.messages().refusal_answer_due
}

/// “no question has been asked”
pub fn nothing_asked(lang: Lang) -> &'static str {
    lang.messages().refusal_nothing_asked
}

/// “there are still cards in the stock; draw, or take the pile”
pub fn stock_not_empty(lang: Lang) -> &'static str {
    lang.messages().refusal_stock_not_empty
}

/// “the deal is over; nothing more can be played”
pub fn deal_over(lang: Lang) -> &'static str {
    lang.messages().refusal_deal_over
}

/// “you do not hold `{card}`”
pub fn card_not_held(lang: Lang, card: Card) -> Message {
    (lang.messages().refusal_card_not_held)(card)
}

/// “you named `{card}` `{named}` times but hold it only twice”
///
/// Each card is in the packs twice.
pub fn card_held_less(lang: Lang, card: Card, named: impl Into<Number>, held: impl Into<Number>) -> Message {
    (lang.messages().refusal_card_held_less)(card, named.into(), held.into())
}

/// “you hold no `{kind}`”
pub fn kind_not_held(lang: Lang, kind: Kind) -> Message {
    (lang.messages().refusal_kind_not_held)(kind)
}

/// “you named `{named}` `{kind}` but hold only `{held}`”
pub fn kind_held_less(lang: Lang, kind: Kind, named: impl Into<Number>, held: impl Into<Number>) -> Message {
    (lang.messages().refusal_kind_held_less)(kind, named.into(), held.into())
}

/// “no act is named”
pub fn unread_nothing(lang: Lang) -> &'static str {
    lang.messages().refusal_unread_nothing
}

/// ““`{word}`” is not an act”
pub fn unread_word(lang: Lang, word: &str) -> Message {
    (lang.messages().refusal_unread_word)(word)
}

/// ““`{card}`” is not a card; write its rank and suit, such as 4H”
pub fn unread_card(lang: Lang, card: &str) -> Message {
    (lang.messages().refusal_unread_card)(card)
}

/// ““`{rank}`” is not a rank”
pub fn unread_rank(lang: Lang, rank: &str) -> Message {
    (lang.messages().refusal_unread_rank)(rank)
}

/// “a meld must name its cards”
pub fn nothing_named(lang: Lang) -> &'static str {
    lang.messages().refusal_nothing_named
}

/// ““`{act}`” takes one card; `{named}` are named”
pub fn unread_one_card(lang: Lang, act: &str, named: impl Into<Number>) -> Message {
    (lang.messages().refusal_unread_one_card)(act, named.into())
}

/// “nothing may follow “`{act}`”, but “`{extra}`” does”
pub fn unread_alone(lang: Lang, act: &str, extra: &str) -> Message {
    (lang.messages().refusal_unread_alone)(act, extra)
}

/// “a meld needs at least three cards; this meld of `{rank}` has `{cards}`”
pub fn meld_too_small(lang: Lang, rank: Kind, cards: impl Into<Number>) -> Message {
    (lang.messages().refusal_meld_too_small)(rank, cards.into())
}

/// “a meld needs at least two natural cards; this meld of `{rank}` has `{naturals}`”
pub fn too_few_naturals(lang: Lang, rank: Kind, naturals: impl Into<Number>) -> Message {
    (lang.messages().refusal_too_few_naturals)(rank, naturals.into())
}

/// “a meld may have at most three wild cards; this meld of `{rank}` would have `{wilds}`”
pub fn too_many_wilds(lang: Lang, rank: Kind, wilds: impl Into<Number>) -> Message {
    (lang.messages().refusal_too_many_wilds)(rank, wilds.into())
}

/// “wild cards may not outnumber natural cards; this meld of `{rank}` would have `{naturals}` `{rank}` and `{wilds}` wild cards”
pub fn wilds_outnumber(lang: Lang, rank: Kind, naturals: impl Into<Number>, wilds: impl Into<Number>) -> Message {
    (lang.messages().refusal_wilds_outnumber)(rank, naturals.into(), wilds.into())
}

/// “natural cards must outnumber wild cards when you open with the pile; this meld of `{rank}` would have `{naturals}` `{rank}` and `{wilds}` wild cards”
pub fn naturals_must_outnumber(
    lang: Lang,
    rank: Kind,
    naturals: impl Into<Number>,
    wilds: impl Into<Number>,
) -> Message {
    (lang.messages().refusal_naturals_must_outnumber)(rank, naturals.into(), wilds.into())
}

/// “a meld has one rank; `{one}` and `{other}` do not go together”
pub fn mixed_ranks(lang: Lang, one: Kind, other: Kind) -> Message {
    (lang.messages().refusal_mixed_ranks)(one, other)
}

/// “wild cards alone are not a meld; say which meld they join”
pub fn wilds_alone(lang: Lang) -> &'static str {
    lang.messages().refusal_wilds_alone
}

/// “`{rank}` are named twice; put them together”
pub fn named_twice(lang: Lang, rank: Kind) -> Message {
    (lang.messages().refusal_named_twice)(rank)
}

/// “your side has no meld of `{rank}` to add to”
pub fn no_such_meld(lang: Lang, rank: Kind) -> Message {
    (lang.messages().refusal_no_such_meld)(rank)
}

/// “red threes are never melded”
pub fn red_threes_not_melded(lang: Lang) -> &'static str {
    lang.messages().refusal_red_threes_not_melded
}

/// “black threes can be melded only when going out; more than one card would be left”
pub fn black_threes_not_yet(lang: Lang) -> &'static str {
    lang.messages().refusal_black_threes_not_yet
}

/// “black threes are melded without wild cards”
pub fn black_threes_no_wilds(lang: Lang) -> &'static str {
    lang.messages().refusal_black_threes_no_wilds
}

/// “the opening needs `{needs}` points; this makes `{makes}`”
pub fn below_minimum(lang: Lang, needs: i32, makes: i32) -> Message {
    (lang.messages().refusal_below_minimum)(needs, makes)
}

/// “there is no pile to take”
pub fn pile_empty(lang: Lang) -> &'static str {
    lang.messages().refusal_pile_empty
}

/// “the stock is empty; take the pile or pass”
pub fn stock_empty(lang: Lang) -> &'static str {
    lang.messages().refusal_stock_empty
}

/// “the pile cannot be taken while `{top}` is on top”
pub fn pile_blocked(lang: Lang, top: Kind) -> Message {
    (lang.messages().refusal_pile_blocked)(top)
}

/// “the pile is frozen by `{by}`; taking it needs two `{top}` from your hand, and you named `{named}`”
pub fn pile_frozen(lang: Lang, by: Kind, top: Kind, named: impl Into<Number>, held: impl Into<Number>) -> Message {
    (lang.messages().refusal_pile_frozen)(by, top, named.into(), held.into())
}

/// “the pile is frozen for you until your side has opened; taking it needs two `{top}` from your hand, and you named `{named}`”
pub fn pile_frozen_unopened(lang: Lang, top: Kind, named: impl Into<Number>, held: impl Into<Number>) -> Message {
    (lang.messages().refusal_pile_frozen_unopened)(top, named.into(), held.into())
}

/// “taking the pile needs two `{top}` from your hand”
pub fn pile_needs_match(lang: Lang, top: Kind, held: impl Into<Number>, wild: bool) -> Message {
    (lang.messages().refusal_pile_needs_match)(top, held.into(), wild)
}

/// “with one card in hand you may not take a pile of one card”
pub fn one_card_hand(lang: Lang) -> &'static str {
    lang.messages().refusal_one_card_hand
}

/// “the stock is empty and the `{top}` on top fits your meld; you must take the pile”
pub fn must_take_pile(lang: Lang, top: Kind) -> Message {
    (lang.messages().refusal_must_take_pile)(top)
}

/// “only one card would be left, and you could not discard it: to go out, your side needs `{needs}` canastas and has `{has}`”
pub fn must_keep_card(lang: Lang, needs: impl Into<Number>, has: impl Into<Number>) -> Message {
    (lang.messages().refusal_must_keep_card)(needs.into(), has.into())
}

/// “no card would be left: to go out, your side needs `{needs}` canastas and has `{has}`”
pub fn no_canasta(lang: Lang, needs: impl Into<Number>, has: impl Into<Number>) -> Message {
    (lang.messages().refusal_no_canasta)(needs.into(), has.into())
}

/// “your partner said no; you may not go out this turn”
pub fn partner_said_no(lang: Lang) -> &'static str {
    lang.messages().refusal_partner_said_no
}

/// “your partner said yes; after this you could not go out this turn”
pub fn must_go_out(lang: Lang) -> &'static str {
    lang.messages().refusal_must_go_out
}

/// “your partner said yes; first declare your red threes, then go out”
pub fn must_go_out_declare(lang: Lang, threes: impl Into<Number>) -> Message {
    (lang.messages().refusal_must_go_out_declare)(threes.into())
}

/// “you have no partner to ask”
pub fn ask_alone(lang: Lang) -> &'static str {
    lang.messages().refusal_ask_alone
}

/// “you have already asked this turn”
pub fn ask_twice(lang: Lang) -> &'static str {
    lang.messages().refusal_ask_twice
}

/// “you can ask only before you lay down cards or take the pile”
pub fn ask_too_late(lang: Lang) -> &'static str {
    lang.messages().refusal_ask_too_late
}

/// “you can ask only before you lay down more cards”
pub fn ask_laid_more(lang: Lang) -> &'static str {
    lang.messages().refusal_ask_laid_more
}

/// “you can ask only after drawing or taking the pile”
pub fn ask_too_early(lang: Lang) -> &'static str {
    lang.messages().refusal_ask_too_early
}

/// “first declare your red threes, then ask”
pub fn ask_declare_first(lang: Lang, threes: impl Into<Number>) -> Message {
    (lang.messages().refusal_ask_declare_first)(threes.into())
}

/// “you cannot go out now”
pub fn ask_unable(lang: Lang) -> &'static str {
    lang.messages().refusal_ask_unable
}

/// “if your partner said no, you could not finish your turn”
pub fn ask_no_way_back(lang: Lang) -> &'static str {
    lang.messages().refusal_ask_no_way_back
}

/// “a red three is never discarded”
pub fn cannot_discard(lang: Lang) -> &'static str {
    lang.messages().refusal_cannot_discard
}

/// “red threes are laid down automatically; there is nothing to declare”
pub fn declare_automatic(lang: Lang) -> &'static str {
    lang.messages().refusal_declare_automatic
}

/// “you do not hold that red three”
pub fn declare_not_held(lang: Lang) -> &'static str {
    lang.messages().refusal_declare_not_held
}

/// “only red threes are declared”
pub fn declare_other_card(lang: Lang) -> &'static str {
    lang.messages().refusal_declare_other_card
}
