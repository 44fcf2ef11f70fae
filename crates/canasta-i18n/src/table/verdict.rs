//! How a deal and a game ended, in words.

use canasta::{Card, DealScore, Ending, Seat, Side, faces};
use canasta_table::scene::Scene;

use crate::messages::{ending, log};
use crate::table::{Several, player};
use crate::{Lang, Message};

/// How the deal ended, without a full stop: `You went out`, `The stock is empty`.
pub fn verdict(lang: Lang, scene: &Scene, how: Ending) -> Message {
    match how {
        Ending::WentOut { seat, concealed } => ending::went_out(lang, player(scene, seat), concealed),
        Ending::StockExhausted => ending::stock_empty(lang).into(),
        Ending::LastRedThree { seat } => ending::last_red_three(lang, player(scene, seat)),
    }
}

/// Who had how many cards left, the fewest first: `Cards left in hand: Anna 3, Ruth 8 and Paul 8.` Empty where no player had any.
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

/// What a player still held, kind by kind: `two kings and a seven`.
pub fn held(lang: Lang, hand: &[Card]) -> Message {
    let kinds: Vec<Message> = faces::counts(hand).iter().map(|(kind, cards)| log::some_of(lang, cards, kind)).collect();
    ending::held(lang, &kinds)
}

/// How the game ended: who won, and by how much: `You and Anna won`, `By 1,235 points, in six deals.`
pub fn ended(lang: Lang, scene: &Scene, winner: Side) -> (Message, Message) {
    let public = &scene.view.table.public;
    let best = scene.totals[winner.index()];
    let second =
        public.players().all_sides().filter(|&side| side != winner).map(|side| scene.totals[side.index()]).max();
    let who = Several::of_side(lang, scene, winner);
    (ending::won(lang, who.you, &who.others), ending::margin(lang, best - second.unwrap_or(0), scene.sheet.len()))
}

/// How a side came out of the game: `won`, `second`, `third` ….
pub fn place(lang: Lang, scene: &Scene, side: Side) -> Message {
    if scene.winner == Some(side) {
        return ending::place(lang, 1_u8);
    }
    let own = scene.totals[side.index()];
    let sides = scene.view.table.public.players().all_sides();
    let better = sides.filter(|other| scene.totals[other.index()] > own).count();
    ending::place(lang, better.max(1) + 1)
}

/// An entry of a deal's score.
pub struct Entry {
    /// What it is called.
    pub name: &'static str,
    /// What one is worth, where they are counted.
    pub each: Option<i32>,
    /// The points that a score has of it.
    pub of: fn(&DealScore) -> i32,
    /// It stands in every deal; the others only where they occur.
    pub usual: bool,
}

/// The entries of a deal's score, in their order on the sheet.
pub fn entries(lang: Lang, scene: &Scene) -> Vec<Entry> {
    let rules = &scene.view.table.public.rules();
    let usual = |name, each, of| Entry { name, each, of, usual: true };
    let rare = |name, of| Entry { name, each: None, of, usual: false };
    vec![
        usual(ending::natural_canastas(lang), Some(rules.natural_canasta_bonus), |score| score.natural_canastas),
        usual(ending::mixed_canastas(lang), Some(rules.mixed_canasta_bonus), |score| score.mixed_canastas),
        rare(ending::concealed_canastas(lang), |score| score.concealed_canastas),
        usual(ending::red_threes(lang), Some(rules.red_three_bonus), |score| score.red_threes),
        usual(ending::going_out(lang), None, |score| score.going_out),
        rare(ending::exact_deal(lang), |score| score.exact_deal),
        rare(ending::penalties(lang), |score| score.penalties),
        usual(ending::melded(lang), None, |score| score.melded),
        usual(ending::in_hand(lang), None, |score| score.in_hand),
    ]
}
