//! The chance to win the game: properties that hold at any score, and the resulting value of a deal.

use canasta::{MAX_SEATS, Players, RuleSet, Side};
use canasta_bots::GameUtility;

const US: Side = Side(0);
const THEM: Side = Side(1);

/// Totals from far behind to almost there.
const TOTALS: [i32; 9] = [-1500, -200, 0, 700, 1495, 2500, 3100, 4400, 4995];

fn players(count: u8) -> Players {
    Players::new(count).unwrap()
}

fn hoyle(count: u8, totals: &[i32]) -> GameUtility {
    GameUtility::new(&RuleSet::HOYLE, players(count), &filled(totals))
}

fn filled<T: Default + Copy>(values: &[T]) -> [T; MAX_SEATS] {
    std::array::from_fn(|index| values.get(index).copied().unwrap_or_default())
}

#[test]
fn chances_of_all_sides_add_up_to_one() {
    for preset in RuleSet::PRESETS {
        for count in 2..=6 {
            for (a, b, c) in TOTALS.iter().flat_map(|&a| TOTALS.map(|b| (a, b, (a + 2 * b) / 3))) {
                let totals = filled(&[a, b, c, b, a]);
                let stake = GameUtility::new(&preset.rules, players(count), &totals);
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
    let one = hoyle(3, &[2000, 500, 900]);
    let other = hoyle(3, &[900, 500, 2000]);
    assert!((one.before(Side(0)) - other.before(Side(2))).abs() < 1e-9);
}

#[test]
fn own_points_raise_and_rival_points_lower_the_value() {
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
                    let less = results(600.0, points);
                    let more = results(600.0, points + 5.0);
                    assert!(stake.worth(side, &less) > stake.worth(side, &more), "{count}, {a}:{b}, rival {points}");
                }
            }
        }
    }
}

/// At the start of a game the value of a deal is roughly its lead in points: within a fifth up to a lead of 1,200, and
/// within a third up to 3,000. (A large lead brings the end of the game closer, and near the end a lead is worth more.)
#[test]
fn value_is_nearly_linear_at_level_scores() {
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
fn a_side_with_the_points_has_won() {
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

#[test]
fn chances_depend_on_the_points_that_end_the_game() {
    let game = |game_points: i32, totals: [i32; 2]| {
        GameUtility::new(&RuleSet { game_points, ..RuleSet::HOYLE }, Players::FOUR, &filled(&totals)).before(US)
    };
    assert!((game(5000, [4000, 3000]) - game(2000, [1000, 0])).abs() < 1e-12);
    let lead = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000].map(|points| game(points, [400, 0]));
    assert!(lead.windows(2).all(|pair| pair[0] > pair[1]) && lead[6] > 0.5, "a lead of 400 is worth {lead:?}");
}

/// Near the end of the game, a side that is far behind needs a very good deal. For a side that is far ahead, any deal
/// that ends the game will do.
#[test]
fn value_of_a_deal_depends_on_the_totals() {
    let small = filled(&[400.0, 300.0]);
    let great = filled(&[3200.0, 300.0]);
    let gain = |totals: &[i32]| hoyle(4, totals).worth(US, &great) - hoyle(4, totals).worth(US, &small);
    assert!(gain(&[2000, 4500]) > 2800.0 * 1.5, "{}", gain(&[2000, 4500]));
    assert!(gain(&[4700, 2000]) < 100.0, "{}", gain(&[4700, 2000]));
    assert!(hoyle(4, &[4700, 4700]).chance(THEM, &small) < 0.001);
}
