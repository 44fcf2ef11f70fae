//! The bot that keeps the game close.

use canasta::{Deal, MAX_SEATS, Players, RuleSet, Seat, SeedRng, Side};
use canasta_bots::{Adaptive, LEVELS, by_name};

/// A deal with these totals before it.
fn deal(rules: &RuleSet, players: u8, totals: &[i32]) -> Deal {
    let mut scores = [0; MAX_SEATS];
    scores[..totals.len()].copy_from_slice(totals);
    Deal::shuffled(rules, Players::new(players).unwrap(), Seat(0), scores, &mut SeedRng::new(1))
}

/// The level of the first side.
fn level(rules: &RuleSet, players: u8, totals: &[i32]) -> &'static str {
    LEVELS[Adaptive::level(deal(rules, players, totals).public(), Side(0), LEVELS.len())]
}

#[test]
fn plays_weaker_when_ahead_and_stronger_when_behind() {
    let level_at = |own, other| level(&RuleSet::HOYLE, 4, &[own, other]);
    assert_eq!([level_at(0, 0), level_at(700, 0), level_at(0, 700)], ["club"; 3]);
    assert_eq!([level_at(714, 0), level_at(3000, 1500), level_at(4900, 0)], ["casual", "beginner", "beginner"]);
    assert_eq!(
        [level_at(0, 714), level_at(1000, 2500), level_at(0, 2200), level_at(-500, 4900)],
        ["skilled", "strong", "expert", "expert"]
    );
}

#[test]
fn compares_with_the_best_rival_and_the_length_of_the_game() {
    assert_eq!(level(&RuleSet::HOYLE, 3, &[1000, 0, 1000]), "club");
    assert_eq!(level(&RuleSet::HOYLE, 3, &[1000, 0, 1800]), "skilled");
    let short = RuleSet { game_points: 1400, ..RuleSet::HOYLE };
    assert_eq!(level(&short, 4, &[200, 0]), "casual");
}

#[test]
fn decides_like_its_level() {
    let adaptive = by_name("adaptive").unwrap();
    // The bot is on the second side.
    for (totals, level) in [([0, 2000], "beginner"), ([0, 0], "club"), ([800, 0], "skilled")] {
        let deal = deal(&RuleSet::HOYLE, 4, &totals);
        let seat = deal.public().to_act().unwrap();
        assert_eq!(deal.public().side_of(seat), Side(1));
        let view = deal.view(seat);
        assert_eq!(adaptive.decide(&view, 3), by_name(level).unwrap().decide(&view, 3), "{level}");
    }
}
