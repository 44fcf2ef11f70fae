//! The text of the rule book's examples, from the point of view of the player who acts first.

use canasta::{CardAction, DealScore, Ending, Group, Kind, Players, Seat};

use crate::messages::example;
use crate::{Lang, Message};

/// A player, as the player who acts first sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The player who acts first.
    You,
    /// The only partner.
    Partner,
    /// The opponent in a game for two.
    OtherPlayer,
    /// Next to the left.
    Left,
    /// Next to the right.
    Right,
    /// Opposite, of six players.
    Across,
    /// Second to the left, of five players.
    AcrossLeft,
    /// Second to the right, of five players.
    AcrossRight,
    /// The partner on the left, of six players.
    PartnerLeft,
    /// The partner on the right, of six players.
    PartnerRight,
}

/// A side, as the player who acts first sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// A player who plays alone.
    Player(Player),
    /// The side of the player who acts first.
    Yours,
    /// The other side.
    Others,
}

/// The player in a seat.
pub const fn player(players: Players, you: Seat, seat: Seat) -> Player {
    let n = players.playing_count();
    let place = players.place_of(seat).0;
    match (n, (place + n - players.place_of(you).0 % n) % n) {
        (_, 0) => Player::You,
        (2, _) => Player::OtherPlayer,
        (4, 2) => Player::Partner,
        (5, 2) => Player::AcrossLeft,
        (5, 3) => Player::AcrossRight,
        (6, 2) => Player::PartnerLeft,
        (6, 3) => Player::Across,
        (6, 4) => Player::PartnerRight,
        (_, 1) => Player::Left,
        (_, _) => Player::Right,
    }
}

/// A side; a player without a partner is one too.
pub fn side(players: Players, you: Seat, side: canasta::Side) -> Side {
    if players.side_size() == 1 {
        Side::Player(player(players, you, Seat(side.0)))
    } else if players.side_of(you) == side {
        Side::Yours
    } else {
        Side::Others
    }
}

/// The name of a player at the start of a sentence.
fn name(lang: Lang, player: Player) -> Message {
    match player {
        Player::You => example::who_you(lang),
        Player::Partner => example::who_partner(lang),
        Player::OtherPlayer => example::who_other(lang),
        Player::Left => example::who_left(lang),
        Player::Right => example::who_right(lang),
        Player::Across => example::who_across(lang),
        Player::AcrossLeft => example::who_across_left(lang),
        Player::AcrossRight => example::who_across_right(lang),
        Player::PartnerLeft => example::who_partner_left(lang),
        Player::PartnerRight => example::who_partner_right(lang),
    }
    .into()
}

fn side_name(lang: Lang, side: Side) -> Message {
    match side {
        Side::Player(alone) => name(lang, alone),
        Side::Yours => example::side_yours(lang).into(),
        Side::Others => example::side_others(lang).into(),
    }
}

/// The label of a player's hand.
pub fn hand(lang: Lang, player: Player) -> &'static str {
    match player {
        Player::You => example::hand_you(lang),
        Player::Partner => example::hand_partner(lang),
        Player::OtherPlayer => example::hand_other(lang),
        Player::Left => example::hand_left(lang),
        Player::Right => example::hand_right(lang),
        Player::Across => example::hand_across(lang),
        Player::AcrossLeft => example::hand_across_left(lang),
        Player::AcrossRight => example::hand_across_right(lang),
        Player::PartnerLeft => example::hand_partner_left(lang),
        Player::PartnerRight => example::hand_partner_right(lang),
    }
}

/// The label of a side's melds.
pub fn melds(lang: Lang, side: Side) -> &'static str {
    match side {
        Side::Player(Player::You) => example::melds_you(lang),
        Side::Player(Player::OtherPlayer) => example::melds_other(lang),
        Side::Player(Player::Left) => example::melds_left(lang),
        Side::Player(Player::AcrossLeft) => example::melds_across_left(lang),
        Side::Player(Player::AcrossRight) => example::melds_across_right(lang),
        // The only other player without a partner sits on the right.
        Side::Player(_) => example::melds_right(lang),
        Side::Yours => example::melds_side_yours(lang),
        Side::Others => example::melds_side_others(lang),
    }
}

/// The label of a side's red threes.
pub fn red_threes(lang: Lang, side: Side) -> &'static str {
    match side {
        Side::Player(Player::You) => example::red_threes_you(lang),
        Side::Player(Player::OtherPlayer) => example::red_threes_other(lang),
        Side::Player(Player::Left) => example::red_threes_left(lang),
        Side::Player(Player::AcrossLeft) => example::red_threes_across_left(lang),
        Side::Player(Player::AcrossRight) => example::red_threes_across_right(lang),
        // The only other player without a partner sits on the right.
        Side::Player(_) => example::red_threes_right(lang),
        Side::Yours => example::red_threes_side_yours(lang),
        Side::Others => example::red_threes_side_others(lang),
    }
}

/// The totals before the deal.
pub fn totals(lang: Lang, totals: &[(Side, i32)]) -> Message {
    let each = totals.iter().map(|&(side, total)| example::total(lang, &side_name(lang, side), total));
    let sentences: Vec<Message> = std::iter::once(example::totals(lang).into()).chain(each).collect();
    Message::sentences(&sentences)
}

/// An action that can't be parsed.
pub fn unreadable(lang: Lang, player: Player, action: &str) -> Message {
    example::unreadable(lang, &name(lang, player), action)
}

/// An action, followed by the cards it names.
pub fn action(lang: Lang, player: Player, action: &CardAction) -> Message {
    let you = player == Player::You;
    let who = &name(lang, player);
    match action {
        CardAction::Draw => example::draw(lang, you, who),
        CardAction::Take { with, .. } if with.is_empty() => example::take_onto_meld(lang, you, who),
        CardAction::Take { .. } => example::take_with(lang, you, who),
        CardAction::Meld(groups) => match target_meld(groups) {
            Some(rank) => example::add(lang, you, who, rank),
            None => example::lay_down(lang, you, who),
        },
        CardAction::Discard(_) => example::discard(lang, you, who),
        CardAction::Pass => example::pass(lang, you, who),
        CardAction::Declare(_) => example::declare(lang, you, who),
        CardAction::Ask => example::ask(lang, you, who),
        CardAction::Answer(yes) => example::answer(lang, you, who, *yes),
    }
}

/// The meld that wild cards are added to, if there are only wild cards: they don't show the rank.
fn target_meld(groups: &[Group]) -> Option<Kind> {
    match groups {
        [group] if group.cards.iter().all(|card| card.kind().is_wild()) => group.rank,
        _ => None,
    }
}

/// How the deal ended.
pub fn ended(lang: Lang, ending: Ending, player: impl Fn(Seat) -> Player) -> Message {
    match ending {
        Ending::WentOut { seat, concealed } => {
            let player = player(seat);
            example::out(lang, player == Player::You, &name(lang, player), concealed)
        }
        Ending::StockExhausted => example::nobody_out(lang).into(),
        Ending::LastRedThree { .. } => example::last_red_three(lang).into(),
    }
}

/// The entries of a score: names in a scenario, and texts.
pub fn entries(lang: Lang, score: &DealScore) -> [(&'static str, Message); 10] {
    [
        ("natural_canastas", example::natural_canastas(lang, score.natural_canastas)),
        ("mixed_canastas", example::mixed_canastas(lang, score.mixed_canastas)),
        ("concealed_canastas", example::concealed_canastas(lang, score.concealed_canastas)),
        ("red_threes", example::red_threes(lang, score.red_threes)),
        ("going_out", example::going_out(lang, score.going_out)),
        ("exact_deal", example::exact_deal(lang, score.exact_deal)),
        ("penalties", example::penalties(lang, score.penalties)),
        ("melded", example::melded(lang, score.melded)),
        ("in_hand", example::in_hand(lang, score.in_hand)),
        ("total", example::sum(lang, score.total())),
    ]
}

/// The score entries of a side that the example is about.
pub fn scored(lang: Lang, side: Side, entries: &[Message]) -> Message {
    example::scored(lang, &side_name(lang, side), entries)
}
