//! A moment of a game as text: stock and pile, what each side has laid, the hands.

use std::fmt::Write as _;

use canasta::{Canasta, Card, Seat, Side, notation};
use canasta_i18n::messages::table as labels;
use canasta_i18n::replay::{milestone, name, side};
use canasta_i18n::{Lang, Message, table};
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use canasta_table::scene::Scene;

use crate::text::plain;

/// The moment: where it is, what happened, what lies there. All hands, or those that a seat sees.
pub(super) fn of(replay: &Replay, at: usize, seat: Option<Seat>) -> String {
    let scene = scene_at(replay, at, seat);
    let moment = &replay.moments()[at];
    let last = replay.moments().len() - 1;
    let substitute = if moment.substitute { "(A bot played.)" } else { "" };
    let happened = Message::sentences([&table::announcement(Lang::EN, &scene), &substitute.into()]);
    let mut text = format!("Moment {at} of {last}, deal {}", moment.deal);
    // Writing to a string does not fail.
    if moment.turn > 0 {
        let _ = write!(text, ", turn {}", moment.turn);
    }
    let _ = writeln!(text, "\n{}", plain(happened.as_str()));
    for (_, one) in replay.milestones().iter().filter(|(place, _)| *place == at) {
        let _ = writeln!(text, "* {}", plain(milestone(Lang::EN, replay.record(), one).as_str()));
    }
    text.push('\n');
    text.push_str(&middle(&scene));
    for one in replay.players().all_sides() {
        text.push_str(&laid(&scene, one));
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
    let (stock, pile, cards) = (public.stock(), public.pile().len(), &scene.view.table.pile);
    let frozen_by = public.pile().freezing_card(public.rules()).and_then(|place| cards.get(place));
    match (cards.last(), frozen_by) {
        (None, _) => format!("Stock {stock}, pile 0\n"),
        (Some(top), None) => format!("Stock {stock}, pile {pile}, on top {top}\n"),
        (Some(top), Some(by)) => format!("Stock {stock}, pile {pile}, on top {top}, frozen by {by}\n"),
    }
}

/// What a side has laid, a meld a line.
fn laid(scene: &Scene, of: Side) -> String {
    let shown = &scene.view.table;
    let names = side(Lang::EN, &scene.players, of);
    let total = Lang::EN.locale().points(scene.totals[of.index()]);
    let state = table::side_state(Lang::EN, scene, of);
    let mut text = plain(&format!("{names}: {total}, {state}")) + "\n";
    for meld in &shown.melds[of.index()] {
        let kind = match table::meld_of(meld).canasta() {
            Some(Canasta::Natural) => "natural canasta",
            Some(Canasta::Mixed) => "mixed canasta",
            None => "",
        };
        let line = format!("    {}  {kind}", notation::cards(&meld.cards));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let threes = &shown.red_threes[of.index()];
    if !threes.is_empty() {
        let _ = writeln!(text, "    {}  {}", notation::cards(threes), labels::red_threes(Lang::EN, threes.len()));
    }
    text
}

/// A player's hand, or how many cards are in it.
fn hand(scene: &Scene, seat: Seat, cards: Option<&[Card]>) -> String {
    let public = &scene.view.table.public;
    let mark = if public.to_act() == Some(seat) { '>' } else { ' ' };
    let cards = cards.map_or_else(
        || labels::cards(Lang::EN, public.hand_sizes()[seat.index()]).to_string(),
        |cards| {
            let mut sorted = cards.to_vec();
            sorted.sort_by_key(|card| (card.kind().index(), card.index()));
            notation::cards(&sorted).to_string()
        },
    );
    format!("{mark} {} {}: {cards}\n", seat.0, plain(name(&scene.players, seat).0))
}
