//! Shows a step of a game as text: stock and pile, melds, and hands.

use std::fmt::Write as _;

use canasta::{Canasta, Card, Seat, Side, notation};
use canasta_i18n::messages::table as labels;
use canasta_i18n::replay::{milestone, name, side};
use canasta_i18n::{Lang, Message, table};
use canasta_record::replay::Replay;
use canasta_table::replay::scene as scene_at;
use canasta_table::scene::Scene;

use crate::text::plain;

/// A step as text, with all hands or only that of `viewer`.
pub(super) fn step_text(replay: &Replay, step: usize, viewer: Option<Seat>) -> String {
    let scene = scene_at(replay, step, viewer);
    let moment = &replay.steps()[step];
    let last = replay.steps().len() - 1;
    let substitute = if moment.substitute { "(A bot played.)" } else { "" };
    let announcement = Message::sentences([&table::announcement(Lang::EN, &scene), &substitute.into()]);
    let mut text = format!("Step {step} of {last}, deal {}", moment.deal);
    // Writing to a string does not fail.
    if moment.turn > 0 {
        let _ = write!(text, ", turn {}", moment.turn);
    }
    let _ = writeln!(text, "\n{}", plain(announcement.as_str()));
    for (_, highlight) in replay.milestones().iter().filter(|(of, _)| *of == step) {
        let _ = writeln!(text, "* {}", plain(milestone(Lang::EN, replay.record(), highlight).as_str()));
    }
    text.push('\n');
    text.push_str(&stock_and_pile(&scene));
    for side in replay.players().all_sides() {
        text.push_str(&side_text(&scene, side));
    }
    text.push('\n');
    let hands = replay.hands(step);
    for seat in replay.players().seats() {
        let is_visible = viewer.is_none() || viewer == Some(seat);
        let cards = if is_visible { hands.get(seat.index()).map(Vec::as_slice) } else { None };
        text.push_str(&hand(&scene, seat, cards));
    }
    text
}

fn stock_and_pile(scene: &Scene) -> String {
    let public = &scene.view.table.public;
    let stock = public.stock();
    let pile = public.pile().len();
    let cards = &scene.view.table.pile;
    let frozen_by = public.pile().freezing_card(public.rules()).and_then(|place| cards.get(place));
    match (cards.last(), frozen_by) {
        (None, _) => format!("Stock {stock}, pile 0\n"),
        (Some(upcard), None) => format!("Stock {stock}, pile {pile}, upcard {upcard}\n"),
        (Some(upcard), Some(by)) => format!("Stock {stock}, pile {pile}, upcard {upcard}, frozen by {by}\n"),
    }
}

/// A side's score and melds.
fn side_text(scene: &Scene, of: Side) -> String {
    let table_view = &scene.view.table;
    let names = side(Lang::EN, scene.view.table.public.players(), &scene.players, of);
    let total = Lang::EN.locale().points(scene.totals[of.index()]);
    let state = table::side_state(Lang::EN, scene, of);
    let mut text = plain(&format!("{names}: {total}, {state}")) + "\n";
    for meld in &table_view.melds[of.index()] {
        let kind = match table::meld_of(meld).canasta() {
            Some(Canasta::Natural) => "natural canasta",
            Some(Canasta::Mixed) => "mixed canasta",
            None => "",
        };
        let line = format!("    {}  {kind}", notation::cards(&meld.cards));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let threes = &table_view.red_threes[of.index()];
    if !threes.is_empty() {
        let _ = writeln!(text, "    {}  {}", notation::cards(threes), labels::red_threes(Lang::EN, threes.len()));
    }
    text
}

/// A player's hand, or its size if `cards` is `None`.
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
