//! A moment of a game as text: stock and pile, what each side has laid, the hands.

use std::fmt::Write as _;

use canasta::{Canasta, Card, Seat, Side, notation};
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use canasta_table::scene::Scene;
use canasta_words::{Lang, messages, points, table};

use super::plain;

/// The moment: where it is, what happened, what lies there. All hands, or those that a seat sees.
pub(super) fn of(replay: &Replay, at: usize, seat: Option<Seat>) -> String {
    let scene = scene_at(replay, at, seat);
    let moment = &replay.moments()[at];
    let last = replay.moments().len() - 1;
    let mut text = match moment.turn {
        0 => format!("Moment {at} of {last}, deal {}\n", moment.deal),
        turn => format!("Moment {at} of {last}, deal {}, turn {turn}\n", moment.deal),
    };
    // Writing to a string does not fail.
    let _ = writeln!(
        text,
        "{}{}",
        plain(table::happened(Lang::EN, &scene).as_str()),
        if moment.stand_in { " (A bot played.)" } else { "" }
    );
    for (_, big) in replay.highlights().iter().filter(|(place, _)| *place == at) {
        let _ = writeln!(text, "* {}", plain(&canasta_words::replay::big(replay.record(), big)));
    }
    text.push('\n');
    text.push_str(&middle(&scene));
    for side in replay.players().all_sides() {
        text.push_str(&laid(&scene, side));
    }
    text.push('\n');
    let hands = replay.hands(at);
    for own in replay.players().seats() {
        let seen = seat.is_none() || seat == Some(own);
        text.push_str(&hand(&scene, own, if seen { hands.get(own.index()).map(Vec::as_slice) } else { None }));
    }
    text
}

/// Stock and pile.
fn middle(scene: &Scene) -> String {
    let public = &scene.view.table.public;
    let mut text = format!("Stock {}  Pile {}", public.stock(), public.pile().len());
    if let Some(top) = scene.view.table.pile.last() {
        let _ = write!(text, ", on top {top}");
    }
    if let Some(by) = public.pile().freezing_card(public.rules()).and_then(|place| scene.view.table.pile.get(place)) {
        let _ = write!(text, ", frozen by {by}");
    }
    text.push('\n');
    text
}

/// What a side has laid, a meld a line.
fn laid(scene: &Scene, side: Side) -> String {
    let shown = &scene.view.table;
    let (names, total) = (plain(table::names_of(Lang::EN, scene, side).as_str()), points(scene.totals[side.index()]));
    let mut text = format!("{names}: {total}, {}\n", table::side_state(Lang::EN, scene, side));
    for meld in &shown.melds[side.index()] {
        let kind = match table::meld_of(meld).canasta() {
            Some(Canasta::Natural) => "  natural canasta",
            Some(Canasta::Mixed) => "  mixed canasta",
            None => "",
        };
        let _ = writeln!(text, "    {}{kind}", notation::cards(&meld.cards));
    }
    let threes = &shown.red_threes[side.index()];
    if !threes.is_empty() {
        let _ =
            writeln!(text, "    {}  {}", notation::cards(threes), messages::table::red_threes(Lang::EN, threes.len()));
    }
    text
}

/// A player's hand, or how many cards are in it.
fn hand(scene: &Scene, seat: Seat, cards: Option<&[Card]>) -> String {
    let public = &scene.view.table.public;
    let mark = if public.to_act() == Some(seat) { '>' } else { ' ' };
    let name = scene.players.get(seat.index()).map_or("", |player| &player.name);
    let cards = cards.map_or_else(
        || messages::table::cards(Lang::EN, public.hand_sizes()[seat.index()]).into(),
        |cards| {
            let mut sorted = cards.to_vec();
            sorted.sort_by_key(|card| (card.kind().index(), card.index()));
            notation::cards(&sorted).to_string()
        },
    );
    format!("{mark} {} {}: {cards}\n", seat.0, plain(name))
}
