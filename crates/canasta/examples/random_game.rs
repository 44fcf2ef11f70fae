//! Plays a game between four random players: `cargo run --example random_game -- SEED`. Prints both sides' scores of
//! each deal. Random players score little, so the game ends at 1,000 points or after 50 deals.
#![expect(clippy::print_stdout, clippy::expect_used, reason = "an example prints, and stops at an error")]

use canasta::{Deal, Game, Players, RuleSet, Seat, SeedRng};

const MAX_DEALS: usize = 50;

fn main() {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let rules: RuleSet = "hoyle game_points=1000".parse().expect("a preset with one field changed");
    let mut rng = SeedRng::new(seed);
    let mut game = Game::new(rules, Players::FOUR, Seat(3));
    let mut buffer = Vec::new();
    while game.winner().is_none() && game.deals().len() < MAX_DEALS {
        let dealer = game.next_dealer();
        let totals = game.totals();
        let mut deal = Deal::shuffled(game.rules(), game.players(), dealer, totals, &mut rng);
        while let Some(seat) = deal.public().to_act() {
            let action =
                deal.public().pick_legal(deal.hand(seat), &mut rng, &mut buffer).expect("a player has an action");
            deal.apply(&action).expect("a listed action is legal");
        }
        let scores = deal.score();
        game.enter(scores);
        let [north_south, east_west, ..] = scores.map(|score| score.total());
        println!("deal {:>2}: {north_south:>5} {east_west:>5}", game.deals().len());
    }
    let [north_south, east_west, ..] = game.totals();
    match game.winner() {
        Some(side) => println!("side {side} wins, {north_south} to {east_west}"),
        None => println!("no side has {} points yet: {north_south} to {east_west}", game.rules().game_points),
    }
}
