//! A report as text.

use std::time::Duration;

use canasta::RuleSet;
use canasta_record::house::HouseRules;

use super::{Endings, GamesPlayed, Report, TestResult};
use crate::pair::Forfeit;
use crate::stats::Spread;

pub(super) fn lines(report: &Report) -> Vec<String> {
    let [a, b] = &report.bots;
    let [mean, low, high] = stats(&report.points_per_deal);
    let mut lines = vec![format!("{a} against {b}: {mean:+.1} points per deal (95% CI {low:+.1} to {high:+.1})")];
    let [a, b] = short(report);
    lines.extend(played(report));
    let [won_a, won_b] = report.deals_won;
    lines.push(format!("deals won: {a} {won_a}, {b} {won_b}"));
    let [points_a, points_b] = report.own_points;
    lines.push(format!("own points per deal: {a} {points_a:.1}, {b} {points_b:.1}"));
    lines.push(elo(report));
    let Endings { out_a, out_b, concealed, stock_exhausted, last_red_three } = report.endings;
    lines.push(format!(
        "ended by {a} going out {out_a}, {b} going out {out_b} (concealed {concealed}), \
         stock exhausted {stock_exhausted}, last red three {last_red_three}"
    ));
    lines.push(format!("{:.1} actions per deal", report.actions_per_deal));
    lines.extend(report.tested.as_ref().map(|tested| test(report, tested)));
    lines.extend(forfeits(report));
    lines.extend(report.time.map(not_reproducible));
    lines
}

/// Short names of the teams, for all lines but the first. A long command becomes A or B.
fn short(report: &Report) -> [&str; 2] {
    let [a, b] = &report.bots;
    let long = |name: &str| name.chars().count() > 24;
    [if long(a) { "A" } else { a }, if long(b) { "B" } else { b }]
}

/// Describes the number of pairs and deals, and the games won.
fn played(report: &Report) -> Vec<String> {
    let rules = rules_name(&report.rules);
    let &Report { pairs, deals, players, seed, .. } = report;
    let Some(games) = &report.games else {
        let pairs = pairs_of_duplicates(pairs, "deals");
        return vec![format!("{pairs} ({deals} deals of {players} players, {rules}), seed {seed}")];
    };
    let GamesPlayed { won: [won_a, won_b], unfinished, share, deals_per_game } = games;
    let pairs = pairs_of_duplicates(pairs, "games");
    let unfinished = if *unfinished == 0 { String::new() } else { format!(", unfinished {unfinished}") };
    let [mean, low, high] = stats(share).map(|share| 100.0 * share);
    let [a, b] = short(report);
    vec![
        format!("{pairs} ({deals} deals of {players} players, {rules}; {deals_per_game:.1} a game), seed {seed}"),
        format!("games won: {a} {won_a}, {b} {won_b}{unfinished} ({a} {mean:.1}%, 95% CI {low:.1} to {high:.1})"),
    ]
}

/// For example `20 pairs of duplicate deals`.
pub(crate) fn pairs_of_duplicates(pairs: u32, of: &str) -> String {
    format!("{pairs} {} of duplicate {of}", if pairs == 1 { "pair" } else { "pairs" })
}

/// The name of a preset, with the number of house rules.
pub(crate) fn rules_name(rules: &RuleSet) -> String {
    let house = HouseRules::nearest(rules);
    let preset = house.preset.name;
    match house.changes().0.len() {
        0 => preset.to_owned(),
        1 => format!("{preset} with one house rule"),
        changes => format!("{preset} with {changes} house rules"),
    }
}

fn elo(report: &Report) -> String {
    let format_elo = |elo: Option<f64>| elo.map_or_else(|| "unbounded".to_owned(), |elo| format!("{elo:+.0}"));
    let won = if report.games.is_some() { "games" } else { "deals" };
    let mean = format_elo(report.elo.mean);
    let [low, high] = report.elo.ci95.map(format_elo);
    format!("Elo from {won} won: {mean} (95% CI {low} to {high})")
}

fn test(report: &Report, tested: &TestResult) -> String {
    let unit = if report.games.is_some() { "Elo" } else { "points per deal" };
    let [lower, higher] = tested.sprt.hypotheses;
    let outcome = match tested.accepted() {
        Some(accepted) if accepted == lower => format!("{lower:+} {unit} accepted against {higher:+}"),
        Some(_) => format!("{higher:+} {unit} accepted against {lower:+}"),
        None => format!("not decided between {lower:+} and {higher:+} {unit}"),
    };
    let ratio = tested.status.ratio;
    format!("test: {outcome} (log likelihood ratio {ratio:+.2} after {} pairs)", report.pairs)
}

fn forfeits(report: &Report) -> Vec<String> {
    let [a, b] = short(report);
    let [by_a, by_b] = report.forfeits;
    if by_a + by_b == 0 {
        return Vec::new();
    }
    let mut lines = vec![format!("forfeits: {a} {by_a}, {b} {by_b}")];
    lines.extend(
        report.forfeits_listed.iter().map(|Forfeit { pair, deal, why, .. }| {
            format!("  pair {pair}, deal {deal}: {}", why.replace('\n', "\n    "))
        }),
    );
    let all = canasta::must_fit::<usize>(by_a + by_b);
    let more = all.saturating_sub(report.forfeits_listed.len());
    if more > 0 {
        lines.push(format!("  … and {more} more"));
    }
    lines
}

/// A note that decisions had a time limit, so the report depends on the machine.
pub(crate) fn not_reproducible(time: Duration) -> String {
    format!("not reproducible: {} ms per decision", time.as_millis())
}

fn stats(spread: &Spread) -> [f64; 3] {
    [spread.mean, spread.ci95[0], spread.ci95[1]]
}
