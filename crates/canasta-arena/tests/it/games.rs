//! Whole games, starting scores, and the sequential test.

use core::fmt::Write as _;

use canasta::{Players, Rng as _, RuleSet, SeedRng};
use canasta_arena::{
    Elo, Match, Moments, PairKind, Report, RunOptions, STARTS, STEP, Spread, Sprt, Start, Table, Team, Verdict,
};

const PAGE: &str = include_str!("../../../../book/src/arena.md");

fn games(table: Table, a: &str, b: &str, pairs: u32, threads: usize) -> Report {
    let teams = [Team::read(a).unwrap(), Team::read(b).unwrap()];
    let mut played = Match::single_deals(table, teams, 8);
    played.pair_kind = PairKind::Games;
    played.run(RunOptions::new(pairs, threads)).unwrap()
}

#[test]
fn plays_games_to_the_end() {
    let report = games(Table::HOYLE, "club", "random", 10, 2);
    let won = report.games.unwrap();
    assert_eq!((report.pairs, won.won[0] + won.won[1], won.unfinished), (10, 20, 0));
    assert_eq!(won.won, [20, 0], "club wins games against random\n{report}");
    assert_eq!(report.elo.mean, None, "all won is unbounded");
    assert_eq!(won.share, Spread { mean: 1.0, ci95: [0.7, 1.0] }, "the rule of three");
    assert!((won.deals_per_game - f64::from(report.deals) / 20.0).abs() < 1e-9);
    assert!(won.deals_per_game > 1.5 && won.deals_per_game < 6.0, "{report}");
    let text = report.to_string();
    assert!(text.contains("\n10 pairs of duplicate games ("), "{text}");
    assert!(text.contains("\ngames won: club 20, random 0 (club 100.0%, 95% CI 70.0 to 100.0)\n"), "{text}");
    assert!(text.contains("\nElo from games won: unbounded (95% CI +147 to unbounded)\n"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&report.json()).unwrap();
    assert_eq!(json["games"]["won"], serde_json::json!([20, 0]));
    assert_eq!(json["games"]["percent_won"]["ci95"], serde_json::json!([70, 100]));
    assert_eq!(json["elo"], serde_json::json!({"from": "games", "mean": null, "ci95": [147.19, null]}));
}

#[test]
fn games_do_not_depend_on_the_threads() {
    let one = games(Table::HOYLE, "club", "greedy", 6, 1);
    for threads in [2, 3, 16] {
        assert_eq!(games(Table::HOYLE, "club", "greedy", 6, threads), one, "{threads} threads");
    }
}

#[test]
fn games_against_oneself_score_exactly_zero() {
    for players in [2, 3, 4, 6] {
        let table = Table { rules: RuleSet::LAKIN, players: Players::new(players).unwrap() };
        let report = games(table, "greedy", "greedy", 3, 2);
        let sides = f64::from(table.players.sides());
        let share = report.games.unwrap().share;
        assert_eq!(report.points_per_deal, Spread { mean: 0.0, ci95: [0.0, 0.0] }, "{players} players");
        assert!((share.mean - 1.0 / sides).abs() < 1e-12 && (share.ci95[1] - share.ci95[0]).abs() < 1e-12);
        assert!(report.elo.mean.unwrap().abs() < 1e-9, "{players} players: {report}");
    }
}

/// Anyone who knows the rules, with a beginner as partner, wins at least half of the games against two beginners.
#[test]
fn beginners_lose_to_a_player_who_only_knows_the_rules() {
    for rules in [RuleSet::WAHHI, RuleSet::HOYLE] {
        let report = games(Table { rules, players: Players::FOUR }, "naive+beginner", "beginner", 200, 2);
        assert!(report.games.unwrap().share.mean >= 0.5, "{report}");
    }
}

/// Uses a rule set whose games never end.
#[test]
fn breaks_off_an_endless_game() {
    let mut rules = RuleSet::HOYLE;
    rules.game_points = 50_000_000;
    let report = games(Table { rules, players: Players::FOUR }, "greedy", "greedy", 1, 1);
    let won = report.games.unwrap();
    assert_eq!((won.won, won.unfinished, report.deals), ([0, 0], 2, 1000));
    assert_eq!(won.share.mean, 0.5);
    assert!(report.to_string().contains("\ngames won: greedy 0, greedy 0, unfinished 2 ("), "{report}");
}

/// The book's table matches the program, and so do the first pairs it lists.
#[test]
fn book_lists_the_starting_scores() {
    let mut rows = String::new();
    for bracket in STARTS {
        let minus = |score: i32| score.to_string().replace('-', "−");
        writeln!(rows, "| ¼ | {} | {} |", minus(bracket.lowest), minus(bracket.highest)).unwrap();
    }
    assert!(PAGE.contains(&rows), "the page lacks\n{rows}");
    let mut rows = String::new();
    for pair in 0..8 {
        let start = Start::for_pair(&Table::HOYLE, 1, pair);
        let [one, other] = [start.scores[0], start.scores[1]].map(|score| score.to_string().replace('-', "−"));
        writeln!(rows, "| {pair} | {} | {one} | {other} |", start.dealer.0).unwrap();
    }
    assert!(PAGE.contains(&rows), "the page lacks\n{rows}");
}

#[test]
fn starting_scores_come_from_the_table() {
    let mut seen = [0; 4];
    for pair in 0..2000 {
        let start = Start::for_pair(&Table::HOYLE, 7, pair);
        for score in &start.scores[..2] {
            let index = STARTS.iter().position(|it| (it.lowest..=it.highest).contains(score)).unwrap();
            assert_eq!((score - STARTS[index].lowest) % STEP, 0);
            seen[index] += 1;
        }
    }
    assert!(seen.iter().all(|&count| (900..1100).contains(&count)), "{seen:?}");
}

#[test]
fn elo_is_computed_from_the_share() {
    let elo = |mean, others| Elo::of(&Spread { mean, ci95: [mean, mean] }, others).mean;
    assert!(elo(0.5, 1.0).unwrap().abs() < 1e-9);
    assert!((elo(10.0 / 11.0, 1.0).unwrap() - 400.0).abs() < 1e-9, "ten to one");
    assert!(elo(0.25, 3.0).unwrap().abs() < 1e-9, "one of four alike");
    assert_eq!((elo(0.0, 1.0), elo(1.0, 1.0)), (None, None));
    for points in [-300.0, 0.0, 12.5] {
        assert!((elo(Elo::share(points, 2.0), 2.0).unwrap() - points).abs() < 1e-9);
    }
}

/// How often the test accepts the higher hypothesis, and how many values it needs on average. The values are
/// distributed like the means of pairs (standard deviation about 430) around `mean`.
fn accepted(mean: f64, runs: u64) -> (f64, f64) {
    let mut higher = 0;
    let mut values_seen = 0;
    for run in 0..runs {
        let mut rng = SeedRng::part(77, run);
        let mut values = Moments::default();
        let test = Sprt::new(0.0, 60.0).unwrap();
        loop {
            // The sum of twelve uniform numbers is nearly normal, with variance 1.
            let even = |rng: &mut SeedRng| f64::from(rng.next_below(1 << 20)) / f64::from(1 << 20);
            let normal = (0..12).map(|_| even(&mut rng)).sum::<f64>() - 6.0;
            values.add(mean + 430.0 * normal);
            if let Some(verdict) = test.status_of(&values).verdict {
                higher += u32::from(verdict == Verdict::Higher);
                values_seen += values.count();
                break;
            }
        }
    }
    (f64::from(higher) / runs as f64, f64::from(values_seen) / runs as f64)
}

#[test]
fn test_errs_as_rarely_as_promised() {
    let (wrong, values_seen) = accepted(0.0, 400);
    assert!(wrong < 0.08 && values_seen < 500.0, "{wrong} wrong, {values_seen} pairs");
    let (right, _) = accepted(60.0, 400);
    assert!(right > 0.92, "{right}");
    let (between, values_seen) = accepted(30.0, 200);
    assert!(between > 0.3 && between < 0.7 && values_seen > 400.0, "{between} {values_seen}");
}

fn tested(a: &str, b: &str, low: f64, high: f64, threads: usize) -> Report {
    let teams = [Team::read(a).unwrap(), Team::read(b).unwrap()];
    let mut options = RunOptions::new(400, threads);
    options.sprt = Sprt::new(low, high);
    Match::single_deals(Table::HOYLE, teams, 3).run(options).unwrap()
}

#[test]
fn a_clear_match_ends_early_with_any_number_of_threads() {
    let one = tested("club", "greedy", 0.0, 300.0, 1);
    assert_eq!(one.tested.unwrap().accepted(), Some(300.0), "{one}");
    assert!(one.pairs >= Sprt::MIN_PAIRS && one.pairs < 200, "{one}");
    assert!(
        one.to_string().contains("\ntest: +300 points per deal accepted against +0 (log likelihood ratio +"),
        "{one}"
    );
    for threads in [2, 5] {
        assert_eq!(tested("club", "greedy", 0.0, 300.0, threads), one, "{threads} threads");
    }
    // Without the test, the same number of pairs gives the same report.
    let teams = [Team::read("club").unwrap(), Team::read("greedy").unwrap()];
    let plain = Match::single_deals(Table::HOYLE, teams, 3).run(RunOptions::new(one.pairs, 1)).unwrap();
    assert_eq!((plain.points_per_deal, plain.endings), (one.points_per_deal, one.endings));
    let json: serde_json::Value = serde_json::from_str(&one.json()).unwrap();
    assert_eq!((&json["sprt"]["accepted"], &json["sprt"]["unit"]), (&300.into(), &"points a deal".into()));
}

#[test]
fn accepts_the_lower_hypothesis_or_none() {
    let worse = tested("greedy", "club", -300.0, 0.0, 2);
    assert_eq!(worse.tested.unwrap().accepted(), Some(-300.0), "{worse}");
    let itself = tested("greedy", "greedy", 0.0, 5.0, 2);
    assert_eq!((itself.tested.unwrap().accepted(), itself.pairs), (Some(0.0), Sprt::MIN_PAIRS), "{itself}");
    let near = tested("greedy", "greedy+random", 500.0, 501.0, 2);
    assert_eq!((near.tested.unwrap().accepted(), near.pairs), (None, 400), "{near}");
    assert!(near.to_string().contains("\ntest: not decided between +500 and +501 points per deal"), "{near}");
    assert_eq!((Sprt::new(1.0, 1.0), Sprt::new(2.0, 1.0), Sprt::new(f64::NAN, 1.0)), (None, None, None));
}
