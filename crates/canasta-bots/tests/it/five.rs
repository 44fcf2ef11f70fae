//! Three against two: every bot plays as it would with four players.

use canasta::rules::FivePlayers;
use canasta::{Deal, MAX_SEATS, Players, RuleSet, Seat, SeedRng};
use canasta_bots::{NAMES, Thinking, compare, consider, foresee, play};

use crate::secrecy::light;

const RULES: RuleSet = RuleSet { five_players: FivePlayers::TwoSides, ..RuleSet::WAHHI };

fn deal(out: u8, seed: u64) -> Deal {
    let players = Players::THREE_AGAINST_TWO.without(Seat(out)).unwrap();
    Deal::shuffled(&RULES, players, Seat(3), [0; MAX_SEATS], &mut SeedRng::new(seed))
}

#[test]
fn every_bot_decides_as_with_four_players() {
    for (seed, name) in (0..).zip(NAMES) {
        let bot = light(name);
        let mut deal = deal([0, 2, 4][usize::try_from(seed % 3).unwrap()], seed);
        let mut decisions = 0;
        play(&mut deal, seed, |deal, seat, seed| {
            let view = deal.view(seat);
            let actions = bot.decide(&view, seed);
            assert_eq!(actions, bot.decide(&view.as_four().unwrap(), seed), "{name}");
            decisions += 1;
            actions
        })
        .unwrap();
        assert!(decisions > 8, "{name}");
    }
}

#[test]
fn hints_and_reviews_judge_as_with_four_players() {
    let thinking = Thinking { nodes: 300, ..Thinking::QUICK };
    let mut deal = deal(2, 9);
    deal.apply(&canasta::Action::Draw).unwrap();
    let view = deal.view(Seat(0));
    let four = view.as_four().unwrap();
    let hint = consider(&view, 1, &thinking, 2, &|| true);
    assert_eq!(hint, consider(&four, 1, &thinking, 2, &|| true));
    let given = [hint.turns[0].actions.clone()];
    assert_eq!(
        compare(&view, &given, 1, &thinking, &|| true).map(|comparison| comparison.value(0)),
        compare(&four, &given, 1, &thinking, &|| true).map(|comparison| comparison.value(0))
    );
    // The value of a view is also known to those whose turn it isn't.
    for seat in [1, 3, 4] {
        let view = deal.view(Seat(seat));
        let value = foresee(&view, 1, &thinking, &|| true);
        assert_eq!(value, foresee(&view.as_four().unwrap(), 1, &thinking, &|| true));
    }
}
