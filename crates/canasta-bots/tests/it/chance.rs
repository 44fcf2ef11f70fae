//! The chance to win the game: what must hold wherever the sides stand, and what a deal is worth by it.

use canasta::{MAX_SEATS, Players, RuleSet, Side};
use canasta_bots::Stake;

const US: Side = Side(0);
const THEM: Side = Side(1);

/// Totals from far behind to nearly there.
const TOTALS: [i32; 9] = [-1500, -200, 0, 700, 1495, 2500, 3100, 4400, 4995];

fn players(count: u8) -> Players {
    Players::new(count).unwrap()
}

fn hoyle(count: u8, totals: &[i32]) -> Stake {
    Stake::new(&RuleSet::HOYLE, players(count), &filled(totals))
}

fn filled<T: Default + Copy>(values: &[T]) -> [T; MAX_SEATS] {
    std::array::from_fn(|place| values.get(place).copied().unwrap_or_default())
}

#[test]
fn the_chances_of_all_sides_make_one() {
    for preset in RuleSet::PRESETS {
        for count in 2..=6 {
            for (a, b, c) in TOTALS.iter().flat_map(|&a| TOTALS.map(|b| (a, b, (a + 2 * b) / 3))) {
                let totals = filled(&[a, b, c, b, a]);
                let stake = Stake::new(&preset.rules, players(count), &totals);
                let sides = || players(count).all_sides();
                let before: f64 = sides().map(|side| stake.before(side)).sum();
                let results = filled(&[500.0, 1300.0, -200.0, 40.0, 700.0]);
                let after: f64 = sides().map(|side| stake.chance(side, &results)).sum();
                assert!((before - 1.0).abs() < 1e-9 && (after - 1.0).abs() < 1e-9, "{count}, {totals:?}");
            }
        }
    }
}

#[test]
fn sides_with_the_same_totals_have_the_same_chance() {
    for count in 2..=6 {
        let stake = hoyle(count, &[1200; 6]);
        for side in players(count).all_sides() {
            let even = 1.0 / f64::from(players(count).sides());
            assert!((stake.before(side) - even).abs() < 1e-9);
        }
    }
    let (one, other) = (hoyle(3, &[2000, 500, 900]), hoyle(3, &[900, 500, 2000]));
    assert!((one.before(Side(0)) - other.before(Side(2))).abs() < 1e-9);
}

#[test]
fn more_points_are_worth_more_and_more_of_a_rival_less() {
    for count in 2..=6 {
        for (a, b) in TOTALS.iter().flat_map(|&a| TOTALS.map(|b| (a, b))) {
            let stake = hoyle(count, &[a, b, (a + b) / 2, b, a]);
            for side in players(count).all_sides() {
                let mut worth = f64::NEG_INFINITY;
                for points in (-80..400).map(|step| f64::from(step) * 12.5) {
                    let results = |own: f64, rival: f64| {
                        let mut results = [450.0; MAX_SEATS];
                        results[side.index()] = own;
                        results[(side.index() + 1) % usize::from(players(count).sides())] = rival;
                        results
                    };
                    let better = stake.worth(side, &results(points, 600.0));
                    assert!(
                        better > worth,
                        "{count} players, {a}:{b}: {points} points are worth {better}, less {worth}"
                    );
                    worth = better;
                    let (less, more) = (results(600.0, points), results(600.0, points + 5.0));
                    assert!(stake.worth(side, &less) > stake.worth(side, &more), "{count}, {a}:{b}, rival {points}");
                }
            }
        }
    }
}

/// At the beginning of a game the worth of a deal is its lead in points: within a fifth up to a lead of 1,200, a
/// third up to 3,000. (A deal that leads far brings the game nearer its end, where a lead is worth more.)
#[test]
fn level_scores_make_it_linear() {
    for count in [2, 4, 6] {
        let stake = hoyle(count, &[0, 0]);
        for lead in (1..=30).map(|step| f64::from(step) * 100.0) {
            let worth = stake.worth(US, &filled(&[lead, 0.0]));
            let off = if lead <= 1200.0 { 0.2 } else { 1.0 / 3.0 };
            assert!((worth / lead - 1.0).abs() < off, "{count} players: a lead of {lead} is worth {worth}");
            let behind = stake.worth(US, &filled(&[0.0, lead]));
            assert!((worth + behind).abs() < 1e-6, "{worth} ahead, {behind} behind");
        }
    }
}

#[test]
fn who_has_the_points_has_won() {
    let after = |totals: [i32; 2], results: [f64; 2]| hoyle(4, &totals).chance(US, &filled(&results));
    let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
    assert!(near(after([4000, 4000], [1000.0, 995.0]), 1.0));
    assert!(near(after([4000, 4000], [1000.0, 1005.0]), 0.0));
    assert!(near(after([4000, 4500], [1500.0, 1000.0]), 0.5), "equal totals play on");
    assert!((0.5..1.0).contains(&after([4000, 4000], [995.0, 900.0])), "neither side has 5,000");
    let three = hoyle(3, &[4900, 4900, 0]);
    let results = filled(&[200.0, 200.0, 300.0]);
    let chances = [0, 1, 2].map(|side| three.chance(Side(side), &results));
    assert!(near(chances[0], 0.5) && near(chances[1], 0.5) && near(chances[2], 0.0), "{chances:?}");
}

/// The end of the game counts from the points that the rules say.
#[test]
fn a_shorter_game_is_nearer_its_end() {
    let game = |game_points: i32, totals: [i32; 2]| {
        Stake::new(&RuleSet { game_points, ..RuleSet::HOYLE }, Players::FOUR, &filled(&totals)).before(US)
    };
    assert!((game(5000, [4000, 3000]) - game(2000, [1000, 0])).abs() < 1e-12);
    let lead = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000].map(|points| game(points, [400, 0]));
    assert!(lead.windows(2).all(|pair| pair[0] > pair[1]) && lead[6] > 0.5, "a lead of 400 is worth {lead:?}");
}

/// Behind near the end of the game only a great deal helps; ahead, any deal that ends it.
#[test]
fn the_score_of_the_game_decides_what_a_deal_is_worth() {
    let (small, great) = (filled(&[400.0, 300.0]), filled(&[3200.0, 300.0]));
    let gain = |totals: &[i32]| hoyle(4, totals).worth(US, &great) - hoyle(4, totals).worth(US, &small);
    assert!(gain(&[2000, 4500]) > 2800.0 * 1.5, "{}", gain(&[2000, 4500]));
    assert!(gain(&[4700, 2000]) < 100.0, "{}", gain(&[4700, 2000]));
    assert!(hoyle(4, &[4700, 4700]).chance(THEM, &small) < 0.001);
}
