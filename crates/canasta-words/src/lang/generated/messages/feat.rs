// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/feat.ftl`

use crate::{Lang, Message, Number, Player};
use canasta::{Card, Kind};

/// “To remember”
pub fn of_deal(lang: Lang) -> &'static str {
    lang.messages().feat_of_deal
}

/// “Best moments”
pub fn of_game(lang: Lang) -> &'static str {
    lang.messages().feat_of_game
}

/// “`{player}` made a canasta of `{rank}`”
pub fn canasta<'a>(lang: Lang, player: Player<'a>, rank: Kind, concealed: bool, natural: bool) -> Message {
    (lang.messages().feat_canasta)(player, rank, concealed, natural)
}

/// “`{player}` took a pile of `{cards}`”
pub fn pile<'a>(lang: Lang, player: Player<'a>, cards: impl Into<Number>) -> Message {
    (lang.messages().feat_pile)(player, cards.into())
}

/// “`{player}` went out in one turn”
pub fn one_turn<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().feat_one_turn)(player)
}

/// “`{count}` canastas”
pub fn canastas(lang: Lang, count: impl Into<Number>) -> Message {
    (lang.messages().feat_canastas)(count.into())
}

/// “`{player}` gave away a pile of `{cards}`”
pub fn lost<'a>(lang: Lang, player: Player<'a>, cards: impl Into<Number>) -> Message {
    (lang.messages().feat_lost)(player, cards.into())
}

/// “Left in your hand: `{card}`”
pub fn left(lang: Lang, card: Card) -> Message {
    (lang.messages().feat_left)(card)
}

/// “A bonus of `{points}` points.”
pub fn bonus(lang: Lang, points: i32) -> Message {
    (lang.messages().feat_bonus)(points)
}

/// “No wild card in it.”
pub fn without_wilds(lang: Lang) -> &'static str {
    lang.messages().feat_without_wilds
}

/// “All its cards came from the hand in one act.”
pub fn whole(lang: Lang) -> &'static str {
    lang.messages().feat_whole
}

/// “The largest of this deal.”
pub fn largest(lang: Lang, game: bool) -> Message {
    (lang.messages().feat_largest)(game)
}

/// “Without a meld before that turn.”
pub fn no_meld_before(lang: Lang) -> &'static str {
    lang.messages().feat_no_meld_before
}

/// “`{side}`: the most of all.”
pub fn most(lang: Lang, side: &Message) -> Message {
    (lang.messages().feat_most)(side)
}

/// “`{player}` took it.”
pub fn taken_by<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().feat_taken_by)(player)
}

/// “It cost `{points}` points.”
pub fn cost(lang: Lang, points: i32) -> Message {
    (lang.messages().feat_cost)(points)
}

/// “Deal `{deal}`.”
pub fn in_deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().feat_in_deal)(deal.into())
}
