//! The player that keeps the game close.

use canasta::{Deal, MAX_SEATS, Players, RuleSet, Seat, SeedRng, Side};
use canasta_bots::{Adaptive, LEVELS, by_name};

/// A deal before which the sides have these totals.
fn deal(rules: &RuleSet, players: u8, totals: &[i32]) -> Deal {
    let mut scores = [0; MAX_SEATS];
    scores[..totals.len()].copy_from_slice(totals);
    Deal::shuffled(rules, Players::new(players).unwrap(), Seat(0), scores, &mut SeedRng::new(1))
}

/// The level at which the first side plays.
fn level(rules: &RuleSet, players: u8, totals: &[i32]) -> &'static str {
    LEVELS[Adaptive::level(deal(rules, players, totals).public(), Side(0), LEVELS.len())]
}

#[test]
fn who_leads_plays_more_gently_and_who_is_behind_more_strongly() {
    let at = |own, other| level(&RuleSet::HOYLE, 4, &[own, other]);
    assert_eq!([at(0, 0), at(700, 0), at(0, 700)], ["club"; 3]);
    assert_eq!([at(714, 0), at(3000, 1500), at(4900, 0)], ["casual", "beginner", "beginner"]);
    assert_eq!([at(0, 714), at(1000, 2500), at(0, 2200), at(-500, 4900)], ["skilled", "strong", "expert", "expert"]);
}

#[test]
fn the_best_of_the_others_counts_and_the_length_of_the_game() {
    assert_eq!(level(&RuleSet::HOYLE, 3, &[1000, 0, 1000]), "club");
    assert_eq!(level(&RuleSet::HOYLE, 3, &[1000, 0, 1800]), "skilled");
    let short = RuleSet { game_points: 1400, ..RuleSet::HOYLE };
    assert_eq!(level(&short, 4, &[200, 0]), "casual");
}

#[test]
fn it_decides_as_the_level_does() {
    let adaptive = by_name("adaptive").unwrap();
    // The second side is to act.
    for (totals, level) in [([0, 2000], "beginner"), ([0, 0], "club"), ([800, 0], "skilled")] {
        let deal = deal(&RuleSet::HOYLE, 4, &totals);
        let seat = deal.public().to_act().unwrap();
        assert_eq!(deal.public().side_of(seat), Side(1));
        let view = deal.view(seat);
        assert_eq!(adaptive.decide(&view, 3), by_name(level).unwrap().decide(&view, 3), "{level}");
    }
}
