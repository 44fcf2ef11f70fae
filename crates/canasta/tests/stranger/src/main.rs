//! A game of four simple players, with nothing but `canasta`: they meld all they can and discard what is worth least.

use canasta::{Act, Deal, Game, Players, RuleSet, Seat, SeedRng};

fn worth(act: &Act) -> i32 {
    match act {
        Act::Declare | Act::Answer(true) => 2000,
        Act::Take { with, more } => 1000 + with.points() + more.points(),
        Act::Meld(melds) => 500 + melds.points(),
        Act::Draw => 100,
        Act::Discard(kind) => 60 - kind.value(),
        Act::Pass | Act::Ask | Act::Answer(false) => 0,
    }
}

fn main() {
    let mut rng = SeedRng::new(7);
    let mut game = Game::new(RuleSet::HOYLE, Players::FOUR, Seat(0));
    let mut acts = Vec::new();
    while game.winner().is_none() {
        let mut deal = Deal::shuffled(game.rules(), game.players(), game.next_dealer(), game.totals(), &mut rng);
        while let Some(seat) = deal.public().to_act() {
            deal.view(seat).public.legal(deal.hand(seat), &mut acts);
            let act = acts.iter().max_by_key(|act| worth(act)).expect("there is always something to do");
            deal.apply(act).expect("what is listed is legal");
        }
        game.enter(deal.score());
        println!("{:>2}: {:?}", game.deals().len(), &game.totals()[..2]);
    }
    println!("side {} wins", game.winner().expect("the loop ended"));
}
