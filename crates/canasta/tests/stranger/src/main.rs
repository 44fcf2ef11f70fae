//! A game between four simple players, written with nothing but `canasta`. They meld all they can and discard the card
//! with the lowest value.

use canasta::{Action, Deal, Game, Players, RuleSet, Seat, SeedRng};

fn value(action: &Action) -> i32 {
    match action {
        Action::Declare | Action::Answer(true) => 2000,
        Action::Take { with, more } => 1000 + with.points(&RuleSet::HOYLE) + more.points(&RuleSet::HOYLE),
        Action::Meld(melds) => 500 + melds.points(&RuleSet::HOYLE),
        Action::Draw => 100,
        Action::Discard(kind) => 60 - kind.standard_value(),
        Action::Pass | Action::Ask | Action::Answer(false) => 0,
    }
}

fn main() {
    let mut rng = SeedRng::new(7);
    let mut game = Game::new(RuleSet::HOYLE, Players::FOUR, Seat(0));
    let mut actions = Vec::new();
    while game.winner().is_none() {
        let mut deal = Deal::shuffled(game.rules(), game.players(), game.next_dealer(), game.totals(), &mut rng);
        while let Some(seat) = deal.public().to_act() {
            deal.view(seat).public.legal(deal.hand(seat), &mut actions);
            let action = actions.iter().max_by_key(|action| value(action)).expect("there is always a legal action");
            deal.apply(action).expect("listed actions are legal");
        }
        game.enter(deal.score());
        println!("{:>2}: {:?}", game.deals().len(), &game.totals()[..2]);
    }
    println!("side {} wins", game.winner().expect("the loop ended"));
}
