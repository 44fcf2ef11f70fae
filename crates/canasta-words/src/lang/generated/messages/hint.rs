// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/hint.ftl`

use crate::{Lang, Message, Name, Number};
use canasta::Kind;

/// “Hint”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().hint_title
}

/// “Hint”
pub fn button(lang: Lang) -> &'static str {
    lang.messages().hint_button
}

/// “Close the hint”
pub fn close(lang: Lang) -> &'static str {
    lang.messages().hint_close
}

/// “Show me”
///
/// Brings the cards of a turn to where they are laid from.
pub fn show(lang: Lang) -> &'static str {
    lang.messages().hint_show
}

/// “Show me: `{turn}`”
///
/// The same for a screen reader, which tells one button from another.
pub fn show_turn(lang: Lang, turn: &Message) -> Message {
    (lang.messages().hint_show_turn)(turn)
}

/// “There is nothing to decide here.”
pub fn nothing(lang: Lang) -> &'static str {
    lang.messages().hint_nothing
}

/// “a hint is for your own turn”
///
/// Read after “Not possible:”, without a capital and without a full stop.
pub fn not_now(lang: Lang) -> &'static str {
    lang.messages().hint_not_now
}

/// “The computer is busy with other tables. Ask again in a moment.”
pub fn busy(lang: Lang) -> &'static str {
    lang.messages().hint_busy
}

/// “From `{deals}` deals played out, the hidden cards dealt at random each time.”
pub fn source(lang: Lang, deals: impl Into<Number>) -> Message {
    (lang.messages().hint_source)(deals.into())
}

/// “Hint. `{turns}`”
///
/// Spoken, with every turn.
pub fn spoken(lang: Lang, turns: &Message) -> Message {
    (lang.messages().hint_spoken)(turns)
}

/// “Hint. There is nothing to decide here.”
pub fn spoken_nothing(lang: Lang) -> &'static str {
    lang.messages().hint_spoken_nothing
}

/// “`{worth}`: `{turn}`”
pub fn spoken_turn(lang: Lang, worth: &Message, turn: &Message) -> Message {
    (lang.messages().hint_spoken_turn)(worth, turn)
}

/// “The only thing to do”
pub fn only(lang: Lang) -> &'static str {
    lang.messages().hint_only
}

/// “Best”
pub fn best(lang: Lang) -> &'static str {
    lang.messages().hint_best
}

/// “As good”
pub fn as_good(lang: Lang) -> &'static str {
    lang.messages().hint_as_good
}

/// “Loses about `{points}` points”
pub fn loses(lang: Lang, points: impl Into<Number>) -> Message {
    (lang.messages().hint_loses)(points.into())
}

/// “Draw `{cards}`.”
pub fn draw(lang: Lang, then: bool, cards: impl Into<Number>) -> Message {
    (lang.messages().hint_draw)(then, cards.into())
}

/// “Take the pile with `{cards}` and lay down `{melds}`.”
pub fn take_with(lang: Lang, then: bool, cards: &[Message], melds: &[Message]) -> Message {
    (lang.messages().hint_take_with)(then, cards, melds)
}

/// “Take the pile onto the `{rank}` and lay down `{melds}`.”
pub fn take_onto(lang: Lang, then: bool, rank: Kind, melds: &[Message]) -> Message {
    (lang.messages().hint_take_onto)(then, rank, melds)
}

/// “Lay down `{melds}`.”
pub fn lay(lang: Lang, then: bool, melds: &[Message]) -> Message {
    (lang.messages().hint_lay)(then, melds)
}

/// “Discard `{kind}`.”
pub fn discard(lang: Lang, then: bool, kind: Kind) -> Message {
    (lang.messages().hint_discard)(then, kind)
}

/// “Lay down the red three.”
pub fn lay_red_three(lang: Lang, then: bool) -> Message {
    (lang.messages().hint_lay_red_three)(then)
}

/// “Ask `{partner}` whether you may go out.”
pub fn ask<'a>(lang: Lang, then: bool, partner: Name<'a>) -> Message {
    (lang.messages().hint_ask)(then, partner)
}

/// “Answer no.”
pub fn answer(lang: Lang, yes: bool) -> Message {
    (lang.messages().hint_answer)(yes)
}

/// “Lowers your chance to win the game from `{best_share}` to `{share}`”
///
/// Where points say little: the game is nearly over or nearly decided.
pub fn loses_chance(lang: Lang, share: &Message, best_share: &Message) -> Message {
    (lang.messages().hint_loses_chance)(share, best_share)
}

/// “Worse in `{deals}` of 100 deals”
///
/// Where it is a few points only.
pub fn worse_in(lang: Lang, deals: impl Into<Number>) -> Message {
    (lang.messages().hint_worse_in)(deals.into())
}

/// “in `{deals}` of `{of}` deals”
pub fn often(lang: Lang, deals: impl Into<Number>, of: impl Into<Number>) -> Message {
    (lang.messages().hint_often)(deals.into(), of.into())
}

/// “in every deal”
pub fn often_always(lang: Lang) -> &'static str {
    lang.messages().hint_often_always
}

/// “in nearly every deal”
pub fn often_nearly_always(lang: Lang) -> &'static str {
    lang.messages().hint_often_nearly_always
}

/// “in hardly any deal”
pub fn often_hardly(lang: Lang) -> &'static str {
    lang.messages().hint_often_hardly
}

/// “in no deal”
pub fn often_never(lang: Lang) -> &'static str {
    lang.messages().hint_often_never
}

/// “if you draw instead”
///
/// The other turn, before how often it comes so then.
pub fn other_draw(lang: Lang) -> &'static str {
    lang.messages().hint_other_draw
}

/// “if you take the pile instead”
pub fn other_take(lang: Lang) -> &'static str {
    lang.messages().hint_other_take
}

/// “if you discard `{kind}` instead”
pub fn other_discard(lang: Lang, kind: Kind) -> Message {
    (lang.messages().hint_other_discard)(kind)
}

/// “if you keep these cards”
pub fn other_keep(lang: Lang) -> &'static str {
    lang.messages().hint_other_keep
}

/// “if you lay cards down now”
pub fn other_lay(lang: Lang) -> &'static str {
    lang.messages().hint_other_lay
}

/// “with another turn”
pub fn other_turn(lang: Lang) -> &'static str {
    lang.messages().hint_other_turn
}

/// “Your side gets a canasta of `{rank}` by the end of your next turn `{often}`; `{other}`, `{other_often}`.”
pub fn because_canasta(
    lang: Lang,
    take: bool,
    alone: bool,
    rank: Kind,
    often: &Message,
    other: &Message,
    other_often: &Message,
) -> Message {
    (lang.messages().hint_because_canasta)(take, alone, rank, often, other, other_often)
}

/// “Keep the `{rank}`: `{often}` `{player}` discards `{rank}` and you take the pile (about `{cards}` cards).”
pub fn because_keep<'a>(
    lang: Lang,
    pair: bool,
    rank: Kind,
    player: Name<'a>,
    often: &Message,
    cards: impl Into<Number>,
) -> Message {
    (lang.messages().hint_because_keep)(pair, rank, player, often, cards.into())
}

/// “Your side takes the pile by the end of your next turn `{often}`; `{other}`, `{other_often}`.”
pub fn because_takes(lang: Lang, alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    (lang.messages().hint_because_takes)(alone, often, other, other_often)
}

/// “If you leave the pile of `{cards}` cards, opponents take it before your next turn `{often}`.”
pub fn because_leave(lang: Lang, cards: impl Into<Number>, often: &Message) -> Message {
    (lang.messages().hint_because_leave)(cards.into(), often)
}

/// “`{kind}` is the safer discard: `{player}` takes the pile of `{cards}` cards `{often}`; `{other}`, `{other_often}`.”
pub fn because_safe<'a>(
    lang: Lang,
    kind: Kind,
    player: Name<'a>,
    cards: impl Into<Number>,
    often: &Message,
    other: &Message,
    other_often: &Message,
) -> Message {
    (lang.messages().hint_because_safe)(kind, player, cards.into(), often, other, other_often)
}

/// “Opponents take the pile before your next turn `{often}`; `{other}`, `{other_often}`.”
pub fn because_others_take(lang: Lang, often: &Message, other: &Message, other_often: &Message) -> Message {
    (lang.messages().hint_because_others_take)(often, other, other_often)
}

/// “Your side goes out `{often}`; `{other}`, `{other_often}`.”
pub fn because_out(lang: Lang, alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    (lang.messages().hint_because_out)(alone, often, other, other_often)
}

/// “The other side goes out `{often}`; `{other}`, `{other_often}`.”
pub fn because_others_out(lang: Lang, alone: bool, often: &Message, other: &Message, other_often: &Message) -> Message {
    (lang.messages().hint_because_others_out)(alone, often, other, other_often)
}

/// “When the other side goes out, about `{cards}` cards are left in your hand; `{other}`, about `{other_cards}`.”
pub fn because_caught(
    lang: Lang,
    alone: bool,
    cards: impl Into<Number>,
    other: &Message,
    other_cards: impl Into<Number>,
) -> Message {
    (lang.messages().hint_because_caught)(alone, cards.into(), other, other_cards.into())
}

/// “Your side ends with `{canastas}` canastas on average; `{other}`, `{other_canastas}`.”
pub fn because_canastas(lang: Lang, alone: bool, canastas: &str, other: &Message, other_canastas: &str) -> Message {
    (lang.messages().hint_because_canastas)(alone, canastas, other, other_canastas)
}

/// “Many small things add up: it came out better in `{deals}` of 100 deals than `{other}`.”
///
/// Where no single thing explains it.
pub fn because_better(lang: Lang, deals: impl Into<Number>, other: &Message) -> Message {
    (lang.messages().hint_because_better)(deals.into(), other)
}

/// “drawing”
///
/// The other turn, after “than”.
pub fn than_draw(lang: Lang) -> &'static str {
    lang.messages().hint_than_draw
}

/// “taking the pile”
pub fn than_take(lang: Lang) -> &'static str {
    lang.messages().hint_than_take
}

/// “discarding `{kind}`”
pub fn than_discard(lang: Lang, kind: Kind) -> Message {
    (lang.messages().hint_than_discard)(kind)
}

/// “keeping these cards”
pub fn than_keep(lang: Lang) -> &'static str {
    lang.messages().hint_than_keep
}

/// “laying cards down now”
pub fn than_lay(lang: Lang) -> &'static str {
    lang.messages().hint_than_lay
}

/// “another turn”
pub fn than_turn(lang: Lang) -> &'static str {
    lang.messages().hint_than_turn
}

/// “It makes little difference here: `{other}` comes out about as well.”
///
/// No turn is clearly better.
pub fn because_same(lang: Lang, other: &Message) -> Message {
    (lang.messages().hint_because_same)(other)
}

/// “Many small things add up: it brings about `{points}` points more than `{other}`.”
///
/// The same where chances are even.
pub fn because_worth(lang: Lang, points: impl Into<Number>, other: &Message) -> Message {
    (lang.messages().hint_because_worth)(points.into(), other)
}

/// “It makes little difference here: this came out better in `{deals}` of 100 deals than `{other}`.”
pub fn because_alike(lang: Lang, deals: impl Into<Number>, other: &Message) -> Message {
    (lang.messages().hint_because_alike)(deals.into(), other)
}

/// “`{percent}`%”
pub fn share(lang: Lang, percent: impl Into<Number>) -> Message {
    (lang.messages().hint_share)(percent.into())
}

/// “under 1%”
pub fn share_small(lang: Lang) -> &'static str {
    lang.messages().hint_share_small
}

/// “Discarding `{kind}` hands over the `{pile}`-card pile `{share}` of the time; `{best}`, `{best_share}`.”
pub fn hands_over(
    lang: Lang,
    pile: impl Into<Number>,
    kind: Kind,
    share: &Message,
    best: Kind,
    best_share: &Message,
) -> Message {
    (lang.messages().hint_hands_over)(pile.into(), kind, share, best, best_share)
}

/// “Discarding `{kind}` hands over the `{pile}`-card pile `{share}` of the time; the best, `{best_share}`.”
pub fn hands_over_best(
    lang: Lang,
    pile: impl Into<Number>,
    kind: Kind,
    share: &Message,
    best_share: &Message,
) -> Message {
    (lang.messages().hint_hands_over_best)(pile.into(), kind, share, best_share)
}

/// “The next player then takes the `{pile}`-card pile `{share}` of the time; with the best, `{best_share}`.”
pub fn next_takes(lang: Lang, pile: impl Into<Number>, share: &Message, best_share: &Message) -> Message {
    (lang.messages().hint_next_takes)(pile.into(), share, best_share)
}

/// “Opponents take the pile before your next turn `{share}` of the time; with the best, `{best_share}`.”
pub fn others_take(lang: Lang, share: &Message, best_share: &Message) -> Message {
    (lang.messages().hint_others_take)(share, best_share)
}

/// “Your side takes the pile `{share}` of the time; with the best, `{best_share}`.”
pub fn fewer_piles(lang: Lang, alone: bool, share: &Message, best_share: &Message) -> Message {
    (lang.messages().hint_fewer_piles)(alone, share, best_share)
}

/// “Your side goes out `{share}` of the time; with the best, `{best_share}`.”
pub fn out_less(lang: Lang, alone: bool, share: &Message, best_share: &Message) -> Message {
    (lang.messages().hint_out_less)(alone, share, best_share)
}

/// “The other side goes out `{share}` of the time; with the best, `{best_share}`.”
pub fn others_out(lang: Lang, alone: bool, share: &Message, best_share: &Message) -> Message {
    (lang.messages().hint_others_out)(alone, share, best_share)
}

/// “Your side ends with `{canastas}` canastas on average; with the best, `{best_canastas}`.”
pub fn fewer_canastas(lang: Lang, alone: bool, canastas: &str, best_canastas: &str) -> Message {
    (lang.messages().hint_fewer_canastas)(alone, canastas, best_canastas)
}

/// “Many small things add up: your side ends the deal `{end}` on average; with the best, `{best_end}`.”
///
/// Where no single thing explains it.
pub fn less_ahead(lang: Lang, alone: bool, end: &Message, best_end: &Message) -> Message {
    (lang.messages().hint_less_ahead)(alone, end, best_end)
}

/// “`{points}` points ahead”
pub fn ahead(lang: Lang, points: impl Into<Number>, behind: bool) -> Message {
    (lang.messages().hint_ahead)(points.into(), behind)
}

/// “For practice”
pub fn practice(lang: Lang) -> &'static str {
    lang.messages().hint_practice
}

/// “When you play with the computer only.”
pub fn practice_about(lang: Lang) -> &'static str {
    lang.messages().hint_practice_about
}

/// “For everyone”
pub fn everybody(lang: Lang) -> &'static str {
    lang.messages().hint_everybody
}

/// “Also in games between people.”
pub fn everybody_about(lang: Lang) -> &'static str {
    lang.messages().hint_everybody_about
}

/// “None”
pub fn none(lang: Lang) -> &'static str {
    lang.messages().hint_none
}

/// “No player is given hints.”
pub fn none_about(lang: Lang) -> &'static str {
    lang.messages().hint_none_about
}

/// “Hints: none at this table.”
pub fn menu_none(lang: Lang) -> &'static str {
    lang.messages().hint_menu_none
}

/// “Hints: for everyone.”
pub fn menu_everybody(lang: Lang) -> &'static str {
    lang.messages().hint_menu_everybody
}

/// “Hints: for practice with the computer.”
pub fn menu_practice(lang: Lang) -> &'static str {
    lang.messages().hint_menu_practice
}

/// “Hints: none, because people play against each other.”
pub fn menu_not_practice(lang: Lang) -> &'static str {
    lang.messages().hint_menu_not_practice
}
