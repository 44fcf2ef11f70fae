//! Bots against a pool. The values against a member equal those of a match against it, and differences come from the
//! same cards.

use canasta::{Players, RuleSet};
use canasta_arena::{
    ArenaError, Match, PairKind, Pool, PoolMatch, PoolReport, PoolStats, Progress, RunOptions, Spread, Table, Team, run,
};

const SEED: u64 = 7;

fn pool_match(players: u8, bots: &[&str], pool: Pool) -> PoolMatch {
    PoolMatch {
        table: Table { rules: RuleSet::HOYLE, players: Players::new(players).unwrap() },
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        pool,
        pair_kind: PairKind::Deals,
        seed: SEED,
        time: None,
        stderr: None,
    }
}

fn played(players: u8, bots: &[&str], pairs: u32) -> PoolReport {
    pool_match(players, bots, Pool::Development).run(pairs, 2, None).unwrap()
}

/// The result of each pair in a match, from the running mean.
fn values(a: &str, b: &str, pairs: u32) -> Vec<f64> {
    let mut values = Vec::new();
    let mut sum = 0.0;
    let mut record = |progress: &Progress| {
        let all = progress.points.mean * f64::from(progress.pairs);
        values.push(all - sum);
        sum = all;
    };
    let teams = [Team::read(a).unwrap(), Team::read(b).unwrap()];
    let options = RunOptions { progress: Some(&mut record), ..RunOptions::new(pairs, 2) };
    Match::single_deals(Table::HOYLE, teams, SEED).run(options).unwrap();
    values
}

fn assert_near(one: Spread, other: Spread) {
    let stats = |spread: Spread| [spread.mean, spread.ci95[0], spread.ci95[1]];
    let near = stats(one).iter().zip(stats(other)).all(|(one, other)| (one - other).abs() < 1e-6);
    assert!(near, "{one:?} and {other:?}");
}

#[test]
fn pool_has_mixed_partners_if_a_side_has_two_seats() {
    for players in [2, 3, 5] {
        let members = Pool::Development.members(Players::new(players).unwrap());
        assert_eq!(members, ["club", "club@untuned", "beginner", "greedy", "hoarder"], "{players} players");
    }
    for players in [4, 6] {
        let members = Pool::Development.members(Players::new(players).unwrap());
        assert_eq!(members[5..], ["club+greedy", "beginner+hoarder"], "{players} players");
    }
}

#[test]
fn held_out_bots_are_in_no_other_pool() {
    for players in (2..=6).map(|players| Players::new(players).unwrap()) {
        let held_out = Pool::HeldOut.members(players);
        assert_eq!(held_out, ["racer", "miser"]);
        let others = Pool::Development.members(players);
        assert!(others.iter().all(|team| held_out.iter().all(|bot| !team.contains(bot))));
    }
}

#[test]
fn statistics_match_those_of_single_matches() {
    let report = played(4, &["greedy", "random"], 12);
    assert_eq!((report.pairs, report.deals), (12, 2 * 7 * 12 * 2));
    for column in &report.bots {
        for (member, &points) in report.members.iter().zip(&column.points.members) {
            let alone = run(&Table::HOYLE, &column.bot, member, 12, SEED, 2).unwrap();
            assert_eq!(points, alone.points_per_deal, "{} against {member}", column.bot);
        }
    }
    let itself = report.members.iter().position(|member| member == "greedy").unwrap();
    assert_eq!(report.bots[0].points.members[itself], Spread { mean: 0.0, ci95: [0.0, 0.0] });
}

/// All bots and members play the same cards, so means and differences are computed pair by pair.
#[test]
fn means_and_differences_are_computed_per_pair() {
    let report = played(4, &["club", "greedy"], 15);
    let cells = |bot: &str| report.members.iter().map(|member| values(bot, member, 15)).collect::<Vec<_>>();
    let club = cells("club");
    let greedy = cells("greedy");
    let mean = |cells: &[Vec<f64>]| -> Vec<f64> {
        (0..15).map(|pair| cells.iter().map(|values| values[pair]).sum::<f64>() / cells.len() as f64).collect()
    };
    let less = |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(one, other)| one - other).collect::<Vec<_>>();
    assert_near(report.bots[0].points.mean, Spread::of(&mean(&club)));
    let [difference] = &report.differences[..] else { panic!("one bot less the other") };
    assert_eq!(difference.bot, "greedy");
    for (index, &spread) in difference.points.members.iter().enumerate() {
        assert_near(spread, Spread::of(&less(&greedy[index], &club[index])));
    }
    assert_near(difference.points.mean, Spread::of(&less(&mean(&greedy), &mean(&club))));
}

#[test]
fn a_bot_has_no_gain_over_itself() {
    let report = played(4, &["greedy", "greedy"], 5);
    assert_eq!(report.bots[0].points, report.bots[1].points);
    let zero = Spread { mean: 0.0, ci95: [0.0, 0.0] };
    let difference = &report.differences[0].points;
    assert!(difference.members.iter().chain([&difference.mean]).all(|&spread| spread == zero), "{difference:?}");
}

#[test]
fn minimum_is_the_hardest_member() {
    let spread = |mean: f64| Spread { mean, ci95: [mean - 1.0, mean + 1.0] };
    let stats = PoolStats { members: vec![spread(3.0), spread(-2.0), spread(0.0), spread(-2.0)], mean: spread(-0.25) };
    assert_eq!(stats.minimum(), (1, spread(-2.0)));
}

#[test]
fn the_report_does_not_depend_on_the_threads() {
    let of = pool_match(4, &["club", "greedy"], Pool::HeldOut);
    let one = of.run(9, 1, None).unwrap();
    assert_eq!(one.pool, "held-out");
    for threads in [2, 5] {
        assert_eq!(of.run(9, threads, None).unwrap(), one, "{threads} threads");
    }
}

#[test]
fn progress_ends_with_the_means_of_the_report() {
    let of = pool_match(3, &["greedy", "random"], Pool::HeldOut);
    let mut last = None;
    let mut record = |progress: &canasta_arena::PoolProgress| last = Some(progress.clone());
    let report = of.run(4, 2, Some(&mut record)).unwrap();
    let last = last.unwrap();
    assert_eq!(last.pairs, 4);
    assert_eq!(last.means, report.bots.iter().map(|bot| bot.points.mean).collect::<Vec<_>>());
}

/// The gain in win chance is the share of games won minus an even share.
#[test]
fn games_report_the_win_chance_minus_an_even_share() {
    for players in [2, 3] {
        let table = Table { rules: RuleSet::HOYLE, players: Players::new(players).unwrap() };
        let of = PoolMatch { pair_kind: PairKind::Games, ..pool_match(players, &["club", "greedy"], Pool::HeldOut) };
        let report = of.run(3, 2, None).unwrap();
        let chances = report.bots[0].chance.as_ref().unwrap();
        for (index, member) in report.members.iter().enumerate() {
            let teams = [Team::read("club").unwrap(), Team::read(member).unwrap()];
            let games = Match { pair_kind: PairKind::Games, ..Match::single_deals(table, teams, SEED) };
            let share = games.run(RunOptions::new(3, 2)).unwrap().games.unwrap().share;
            let even = 1.0 / f64::from(players);
            let minus_even_share = Spread { mean: share.mean - even, ci95: share.ci95.map(|bound| bound - even) };
            assert_near(chances.members[index], minus_even_share);
        }
        let theirs = report.bots[1].chance.as_ref().unwrap();
        let difference = report.differences[0].chance.as_ref().unwrap();
        assert!((difference.mean.mean - (theirs.mean.mean - chances.mean.mean)).abs() < 1e-9);
    }
    assert_eq!(played(2, &["greedy"], 1).bots[0].chance, None, "single deals have no winner of a game");
}

#[test]
fn both_pools_play_at_every_table() {
    for preset in RuleSet::PRESETS {
        for players in 2..=6 {
            for pool in [Pool::Development, Pool::HeldOut] {
                let of = pool_match(players, &["club"], pool);
                let of = PoolMatch { table: Table { rules: preset.rules, ..of.table }, ..of };
                let report = of.run(1, 2, None).unwrap_or_else(|why| panic!("{} {players}: {why}", preset.name));
                assert_eq!(report.bots[0].points.members.len(), report.members.len());
            }
        }
    }
}

#[test]
fn rejects_invalid_matches() {
    let error_of =
        |players, bots: &[&str], pairs| pool_match(players, bots, Pool::Development).run(pairs, 1, None).unwrap_err();
    assert_eq!(error_of(4, &["greedy"], 0), ArenaError::NoPairs);
    assert_eq!(error_of(4, &["greedy", "shark"], 1), ArenaError::UnknownBot("shark".to_owned()));
    assert!(matches!(error_of(3, &["greedy+club"], 1), ArenaError::TooManyPartners { .. }));
    assert!(matches!(error_of(4, &[], 1), ArenaError::NoBot(_)));
}
