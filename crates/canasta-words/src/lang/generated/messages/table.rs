// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/table.ftl`

use crate::{Lang, Message, Name, Number, Player};
use canasta::Kind;

/// “Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().table_title
}

/// “Your turn. Canasta”
pub fn title_your_turn(lang: Lang) -> &'static str {
    lang.messages().table_title_your_turn
}

/// “Playing at a table needs JavaScript.”
pub fn needs_script(lang: Lang) -> &'static str {
    lang.messages().table_needs_script
}

/// “`{player}`”
pub fn player<'a>(lang: Lang, player: Player<'a>) -> Message {
    (lang.messages().table_player)(player)
}

/// “`{name}`”
///
/// A name that stands alone, or as an item of the lists of names.
pub fn name<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().table_name)(name)
}

/// “`{others}`”
///
/// Players named side by side: a side, or the winners.
pub fn players(lang: Lang, you: bool, others: &[Message]) -> Message {
    (lang.messages().table_players)(you, others)
}

/// “We”
///
/// What the reader's side and the other one are called, over their points.
pub fn we(lang: Lang) -> &'static str {
    lang.messages().table_we
}

/// “They”
pub fn they(lang: Lang) -> &'static str {
    lang.messages().table_they
}

/// “to play”
pub fn to_play(lang: Lang) -> &'static str {
    lang.messages().table_to_play
}

/// “away”
pub fn away(lang: Lang) -> &'static str {
    lang.messages().table_away
}

/// “bot”
pub fn bot(lang: Lang) -> &'static str {
    lang.messages().table_bot
}

/// “bot plays”
pub fn bot_plays(lang: Lang) -> &'static str {
    lang.messages().table_bot_plays
}

/// “partner”
pub fn partner(lang: Lang) -> &'static str {
    lang.messages().table_partner
}

/// “opponent”
pub fn opponent(lang: Lang) -> &'static str {
    lang.messages().table_opponent
}

/// “one card”
///
/// In place of the number of cards: the one card left, which is announced.
pub fn one_card(lang: Lang) -> &'static str {
    lang.messages().table_one_card
}

/// “`{cards}` cards”
pub fn cards(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().table_cards)(cards.into())
}

/// “`{cards}`”
///
/// The number alone, where there is no room for more.
pub fn count(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().table_count)(cards.into())
}

/// “`{cards}`, to play”
pub fn count_to_play(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().table_count_to_play)(cards.into())
}

/// “cards”
///
/// Behind a number of cards that stands apart.
pub fn cards_word(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().table_cards_word)(cards.into())
}

/// “dealer”
pub fn dealer(lang: Lang) -> &'static str {
    lang.messages().table_dealer
}

/// “D”
///
/// On a small disc: the dealer.
pub fn dealer_letter(lang: Lang) -> &'static str {
    lang.messages().table_dealer_letter
}

/// “You deal”
pub fn you_deal(lang: Lang) -> &'static str {
    lang.messages().table_you_deal
}

/// `$relation` of [`plate`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlateRelation {
    /// The variant `[none]`.
    None,
    /// The variant `[partner]`.
    Partner,
    /// The variant `[opponent]`.
    Opponent,
}

/// `$away` of [`plate`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlateAway {
    /// The variant `[no]`.
    No,
    /// The variant `[yes]`.
    Yes,
    /// The variant `[bot]`.
    Bot,
}

/// “`{player}`, `{cards}` cards”
///
/// All that a plate shows, for a screen reader.
pub fn plate<'a>(
    lang: Lang,
    player: Player<'a>,
    relation: PlateRelation,
    cards: impl Into<Number>,
    last: bool,
    to_play: bool,
    dealer: bool,
    away: PlateAway,
) -> Message {
    (lang.messages().table_plate)(player, relation, cards.into(), last, to_play, dealer, away)
}

/// “minimum `{minimum}`, no melds yet”
///
/// Beside “We” and “They”.
pub fn side_state(
    lang: Lang,
    opened: bool,
    minimum: i32,
    canastas: impl Into<Number>,
    needed: impl Into<Number>,
) -> Message {
    (lang.messages().table_side_state)(opened, minimum, canastas.into(), needed.into())
}

/// “points”
///
/// Behind the points of a side, for a screen reader.
pub fn points_word(lang: Lang, points: i32) -> Message {
    (lang.messages().table_points_word)(points)
}

/// “`{cards}` red threes”
pub fn red_threes(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().table_red_threes)(cards.into())
}

/// `$canasta` of [`meld`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeldCanasta {
    /// The variant `[none]`.
    None,
    /// The variant `[natural]`.
    Natural,
    /// The variant `[mixed]`.
    Mixed,
}

/// “`{rank}`: `{cards}` cards, `{wilds}` wild”
pub fn meld(
    lang: Lang,
    rank: Kind,
    canasta: MeldCanasta,
    cards: impl Into<Number>,
    wilds: impl Into<Number>,
) -> Message {
    (lang.messages().table_meld)(rank, canasta, cards.into(), wilds.into())
}

/// “`{rank}`, `{cards}`”
///
/// A column of the hand.
pub fn column(lang: Lang, rank: Kind, cards: impl Into<Number>) -> Message {
    (lang.messages().table_column)(rank, cards.into())
}

/// “Threes, `{red}` red, `{black}` black”
///
/// The column that red and black threes share.
pub fn threes(lang: Lang, red: impl Into<Number>, black: impl Into<Number>) -> Message {
    (lang.messages().table_threes)(red.into(), black.into())
}

/// “Canasta”
pub fn home(lang: Lang) -> &'static str {
    lang.messages().table_home
}

/// “`{rules}`, deal `{deal}`, to `{points}`”
pub fn played(lang: Lang, rules: &str, deal: impl Into<Number>, points: i32) -> Message {
    (lang.messages().table_played)(rules, deal.into(), points)
}

/// “Table”
pub fn nav(lang: Lang) -> &'static str {
    lang.messages().table_nav
}

/// “Leave”
pub fn leave(lang: Lang) -> &'static str {
    lang.messages().table_leave
}

/// “Menu: score and log, rules, settings, leave”
pub fn open_menu(lang: Lang) -> &'static str {
    lang.messages().table_open_menu
}

/// “Canasta, deal `{deal}`”
pub fn heading(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().table_heading)(deal.into())
}

/// “Close score and log”
pub fn close_score(lang: Lang) -> &'static str {
    lang.messages().table_close_score
}

/// “Score”
pub fn score(lang: Lang) -> &'static str {
    lang.messages().table_score
}

/// “What happened”
pub fn log(lang: Lang) -> &'static str {
    lang.messages().table_log
}

/// “Deal `{deal}`”
pub fn deal(lang: Lang, deal: impl Into<Number>) -> Message {
    (lang.messages().table_deal)(deal.into())
}

/// “Total”
pub fn total(lang: Lang) -> &'static str {
    lang.messages().table_total
}

/// “Minimum”
pub fn minimum(lang: Lang) -> &'static str {
    lang.messages().table_minimum
}
