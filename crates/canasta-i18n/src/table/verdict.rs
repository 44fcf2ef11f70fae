//! The end of a deal or game, in words.

use canasta::{Card, DealScore, Ending, Seat, Side, faces};
use canasta_table::scene::Scene;

use crate::messages::ending;
use crate::table::{PlayerList, concession, player};
use crate::{Lang, Message};

/// The ending of a deal, without a full stop: `You went out`, `The stock ran out`.
pub fn verdict(lang: Lang, scene: &Scene, how: Ending) -> Message {
    match how {
        Ending::WentOut { seat, concealed } => ending::went_out(lang, player(scene, seat), concealed),
        Ending::StockExhausted => ending::stock_empty(lang).into(),
        Ending::LastRedThree { seat } => ending::last_red_three(lang, player(scene, seat)),
    }
}

/// The number of cards left in each hand, the fewest first: `Cards left in hand: Anna 3, Ruth 8 and Paul 8.` Empty if no
/// cards are left.
pub fn hands_left(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    let size = |seat: Seat| public.hand_sizes()[seat.index()];
    let mut seats: Vec<Seat> = public.players().seats().filter(|&seat| size(seat) > 0).collect();
    if seats.is_empty() {
        return Message::default();
    }
    seats.sort_by_key(|&seat| size(seat));
    let hands: Vec<Message> =
        seats.into_iter().map(|seat| ending::hand_left(lang, player(scene, seat), size(seat))).collect();
    ending::hands_left(lang, &hands)
}

/// The cards left in a hand, by kind: `two kings and a seven`.
pub fn cards_left(lang: Lang, hand: &[Card]) -> Message {
    let kinds: Vec<Message> =
        faces::counts(hand).iter().map(|(kind, cards)| ending::held_cards(lang, cards, kind)).collect();
    ending::held(lang, &kinds)
}

/// The winners, and the margin or the concession: `You and Anna won`, `By 1,235 points after six deals.`
pub fn game_result(lang: Lang, scene: &Scene, winner: Side) -> (Message, Message) {
    let public = &scene.view.table.public;
    let best = scene.totals[winner.index()];
    let second =
        public.players().all_sides().filter(|&side| side != winner).map(|side| scene.totals[side.index()]).max();
    let winners = PlayerList::of_side(lang, scene, winner);
    let how = match scene.conceded {
        Some(side) => concession(lang, scene, side),
        None => ending::margin(lang, best - second.unwrap_or(0), scene.sheet.len()),
    };
    (ending::won(lang, winners.includes_viewer, &winners.others), how)
}

/// A side's place in the final ranking: `won`, `second`, `third` ….
pub fn place(lang: Lang, scene: &Scene, side: Side) -> Message {
    if scene.winner == Some(side) {
        return ending::place(lang, 1_u8);
    }
    let own = scene.totals[side.index()];
    let sides = scene.view.table.public.players().all_sides();
    let better = sides.filter(|other| scene.totals[other.index()] > own).count();
    ending::place(lang, better.max(1) + 1)
}

/// A line of a deal's score sheet.
pub struct ScoreEntry {
    /// Its label.
    pub name: &'static str,
    /// Points for each; `None` if they aren't counted.
    pub points_each: Option<i32>,
    /// Its points in a deal's score.
    pub amount: fn(&DealScore) -> i32,
    /// Whether every deal shows it, even with zero points.
    pub is_always_shown: bool,
}

/// The lines of a deal's score sheet, in order.
pub fn score_entries(lang: Lang, scene: &Scene) -> Vec<ScoreEntry> {
    let rules = &scene.view.table.public.rules();
    let always = |name, points_each, amount| ScoreEntry { name, points_each, amount, is_always_shown: true };
    let rarely = |name, amount| ScoreEntry { name, points_each: None, amount, is_always_shown: false };
    vec![
        always(ending::natural_canastas(lang), Some(rules.natural_canasta_bonus), |score| score.natural_canastas),
        always(ending::mixed_canastas(lang), Some(rules.mixed_canasta_bonus), |score| score.mixed_canastas),
        rarely(ending::concealed_canastas(lang), |score| score.concealed_canastas),
        always(ending::red_threes(lang), Some(rules.red_three_bonus), |score| score.red_threes),
        always(ending::going_out(lang), None, |score| score.going_out),
        rarely(ending::exact_deal(lang), |score| score.exact_deal),
        rarely(ending::penalties(lang), |score| score.penalties),
        always(ending::melded(lang), None, |score| score.melded),
        always(ending::in_hand(lang), None, |score| score.in_hand),
    ]
}
