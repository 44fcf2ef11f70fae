// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/pile.ftl`

use crate::{Lang, Message, Name, Number, Player};
use canasta::{Card, Kind};

/// “Stock and discard pile”
pub fn centre(lang: Lang) -> &'static str {
    lang.messages().pile_centre
}

/// “Stock”
///
/// Before the number of cards.
pub fn tag_stock(lang: Lang) -> &'static str {
    lang.messages().pile_tag_stock
}

/// “Pile”
pub fn tag_pile(lang: Lang) -> &'static str {
    lang.messages().pile_tag_pile
}

/// “Stock, `{cards}` cards”
pub fn stock(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().pile_stock)(cards.into())
}

/// “Stock, `{cards}` cards. Draw `{drawn}`”
///
/// The stock as a button.
pub fn stock_button(lang: Lang, cards: impl Into<Number>, drawn: impl Into<Number>) -> Message {
    (lang.messages().pile_stock_button)(cards.into(), drawn.into())
}

/// “Discard pile, 0 cards”
pub fn empty(lang: Lang) -> &'static str {
    lang.messages().pile_empty
}

/// “Discard pile, `{cards}` cards, `{top}` on top”
pub fn label(lang: Lang, cards: impl Into<Number>, top: Card) -> Message {
    (lang.messages().pile_label)(cards.into(), top)
}

/// “Discard pile, `{cards}` cards, `{top}` on top. Frozen: `{by}` lies in it”
pub fn label_frozen(lang: Lang, cards: impl Into<Number>, top: Card, by: Kind) -> Message {
    (lang.messages().pile_label_frozen)(cards.into(), top, by)
}

/// “`{label}`.”
///
/// A label above or below as a sentence, where all of them are spoken together.
pub fn sentence(lang: Lang, label: &Message) -> Message {
    (lang.messages().pile_sentence)(label)
}

/// “No pile”
pub fn none(lang: Lang) -> &'static str {
    lang.messages().pile_none
}

/// “Frozen: `{by}` lies in it”
pub fn frozen(lang: Lang, by: Kind) -> Message {
    (lang.messages().pile_frozen)(by)
}

/// “`{player}` has not opened”
///
/// Where each plays alone.
pub fn player_not_opened<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().pile_player_not_opened)(player)
}

/// “They have not opened”
pub fn side_not_opened(lang: Lang, own: bool) -> Message {
    (lang.messages().pile_side_not_opened)(own)
}

/// “`{players}` have not opened”
///
/// For a spectator.
pub fn players_not_opened(lang: Lang, players: &[Message]) -> Message {
    (lang.messages().pile_players_not_opened)(players)
}

/// “`{top}` on top: it cannot be taken.”
pub fn blocked(lang: Lang, top: Kind) -> Message {
    (lang.messages().pile_blocked)(top)
}

/// “Take it onto your `{top}`.”
pub fn onto_your(lang: Lang, top: Kind) -> Message {
    (lang.messages().pile_onto_your)(top)
}

/// “Take it with two `{top}` from your hand.”
pub fn with_two(lang: Lang, top: Kind) -> Message {
    (lang.messages().pile_with_two)(top)
}

/// “Take it with your `{top}` and a wild card.”
pub fn with_wild(lang: Lang, top: Kind) -> Message {
    (lang.messages().pile_with_wild)(top)
}

/// “It takes two `{top}`; you hold no `{top}`.”
pub fn takes_two(lang: Lang, top: Kind, wild: bool, held: bool) -> Message {
    (lang.messages().pile_takes_two)(top, wild, held)
}

/// “`{player}` may take it onto their `{top}`.”
pub fn other_onto<'a>(lang: Lang, player: Name<'a>, top: Kind, ours: bool) -> Message {
    (lang.messages().pile_other_onto)(player, top, ours)
}

/// “`{player}` may take it with two `{top}`.”
pub fn other_with_two<'a>(lang: Lang, player: Name<'a>, top: Kind, wild: bool) -> Message {
    (lang.messages().pile_other_with_two)(player, top, wild)
}

/// “Look through it”
pub fn look_through(lang: Lang) -> &'static str {
    lang.messages().pile_look_through
}

/// “The pile, `{cards}` cards, the top one first”
pub fn look_title(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().pile_look_title)(cards.into())
}

/// “Close the pile”
pub fn look_close(lang: Lang) -> &'static str {
    lang.messages().pile_look_close
}

/// “`{card}`”
pub fn look_card(lang: Lang, card: Card) -> Message {
    (lang.messages().pile_look_card)(card)
}
