//! Games: dealers, totals and winners.

use canasta::{DealScore, Game, Players, RuleSet, Seat, Side};

/// Deal scores with these points for melded cards.
fn melded(points: [i32; 6]) -> [DealScore; 6] {
    points.map(|melded| DealScore { melded, ..DealScore::default() })
}

fn game(players: Players) -> Game {
    Game::new(RuleSet::CLASSIC, players, Seat(2))
}

#[test]
fn a_game_knows_its_rules_and_players() {
    let game = game(Players::new(3).unwrap());
    assert_eq!(*game.rules(), RuleSet::CLASSIC);
    assert_eq!(game.players(), Players::new(3).unwrap());
    assert!(game.deals().is_empty());
}

#[test]
fn the_deal_passes_clockwise() {
    let mut game = game(Players::FOUR);
    let dealers = (0..6).map(|deal| game.dealer_of(deal).0);
    assert!(dealers.eq([2, 3, 0, 1, 2, 3]));
    for next in [2, 3, 0] {
        assert_eq!(game.next_dealer(), Seat(next));
        game.enter(melded([100; 6]));
    }
}

#[test]
fn a_house_rule_turns_the_direction_of_the_deal() {
    let game = Game::new(RuleSet { clockwise: false, ..RuleSet::CLASSIC }, Players::FOUR, Seat(2));
    assert!((0..6).map(|deal| game.dealer_of(deal).0).eq([2, 1, 0, 3, 2, 1]));
}

#[test]
fn adds_up_totals_deal_by_deal() {
    let mut game = game(Players::FOUR);
    assert_eq!(game.totals(), [0; 6]);
    game.enter(melded([300, -50, 0, 0, 0, 0]));
    game.enter(melded([-20, 400, 0, 0, 0, 0]));
    assert_eq!(game.deals().len(), 2);
    assert_eq!(game.deals()[0][0].melded, 300);
    assert_eq!(game.totals_after(0), [0; 6]);
    assert_eq!(game.totals_after(1), [300, -50, 0, 0, 0, 0]);
    assert_eq!(game.totals(), [280, 350, 0, 0, 0, 0]);
}

#[test]
fn a_house_rule_ends_the_game_after_a_number_of_deals() {
    let mut game = Game::new(RuleSet { deals_per_game: 2, ..RuleSet::CLASSIC }, Players::FOUR, Seat(2));
    game.enter(melded([6_000, 4_000, 0, 0, 0, 0]));
    assert_eq!(game.winner(), None, "points don't end the game");
    game.enter(melded([0, 2_000, 0, 0, 0, 0]));
    assert_eq!(game.winner(), None, "6,000 each: another deal");
    game.enter(melded([0, 5, 0, 0, 0, 0]));
    assert_eq!(game.winner(), Some(Side(1)));
}

#[test]
fn the_higher_total_wins_once_a_side_has_5000() {
    let mut game = game(Players::FOUR);
    game.enter(melded([4_990, 4_000, 0, 0, 0, 0]));
    assert_eq!(game.winner(), None);
    game.enter(melded([15, 1_005, 0, 0, 0, 0]));
    assert_eq!(game.winner(), None, "5,005 each: another deal");
    game.enter(melded([0, 5, 0, 0, 0, 0]));
    assert_eq!(game.winner(), Some(Side(1)));
}
