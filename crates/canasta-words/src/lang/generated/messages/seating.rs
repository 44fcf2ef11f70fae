// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/seating.ftl`

use crate::{Lang, Message, Player};
use canasta::Card;

/// “The draw”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().seating_title
}

/// “Drawn for seats.”
///
/// Before the cards that were drawn.
pub fn drawn(lang: Lang, first_deal: bool) -> Message {
    (lang.messages().seating_drawn)(first_deal)
}

/// “For seats: `{draws}`.”
pub fn draws(lang: Lang, first_deal: bool, draws: &[Message]) -> Message {
    (lang.messages().seating_draws)(first_deal, draws)
}

/// “`{player}` drew `{card}`”
///
/// The first item of $draws.
pub fn drew<'a>(lang: Lang, player: Player<'a>, card: Card) -> Message {
    (lang.messages().seating_drew)(player, card)
}

/// “`{player}` `{card}`”
///
/// Another item of $draws.
pub fn and<'a>(lang: Lang, player: Player<'a>, card: Card) -> Message {
    (lang.messages().seating_and)(player, card)
}

/// “Drawn again, because these cards did not count: `{cards}`.”
pub fn void(lang: Lang, cards: &[Message]) -> Message {
    (lang.messages().seating_void)(cards)
}

/// “`{card}`”
pub fn void_card(lang: Lang, card: Card, twice: bool) -> Message {
    (lang.messages().seating_void_card)(card, twice)
}

/// “`{partners}` are your partners.”
pub fn partners(lang: Lang, partners: &[Message]) -> Message {
    (lang.messages().seating_partners)(partners)
}

/// “`{dealer}` deals.”
pub fn deals<'a>(lang: Lang, dealer: Player<'a>) -> Message {
    (lang.messages().seating_deals)(dealer)
}
