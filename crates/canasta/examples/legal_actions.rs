//! Lists the legal actions of a described position, and why others are refused: `cargo run --example legal_actions`.
#![expect(clippy::print_stdout, clippy::expect_used, reason = "an example prints, and stops at an error")]

use canasta::notation::parse_cards;
use canasta::{CardAction, Phase, Players, RuleSet, Setup};

fn main() {
    let cards = |text| parse_cards(text).expect("cards are a rank and a suit");
    let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
    setup.phase = Phase::Play;
    setup.scores = vec![1600, 400];
    setup.hands[0] = Some(cards("KH KD KC 9S 9H XR 5D 4C"));
    setup.pile = cards("7S 8D");
    let (deal, _) = setup.build().expect("the position is possible");

    let view = deal.view(Some(canasta::Seat(0)));
    println!("Seat 0 holds {} and needs {} points for the initial meld.", canasta::notation::cards(&view.hand), {
        deal.public().minimum(deal.public().side())
    });
    let mut actions = Vec::new();
    deal.public().legal(deal.deal().hand(canasta::Seat(0)), &mut actions);
    for action in &actions {
        println!("  {}", view.to_cards(action).expect("the hand has the cards"));
    }
    for text in ["meld KH KD KC", "meld 9S 9H 5D", "discard AS", "draw"] {
        let action: CardAction = text.parse().expect("an action");
        let why = deal.check(&action).expect_err("none of these is legal");
        println!("{text}: {why}");
    }
}
