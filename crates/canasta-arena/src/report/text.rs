//! A report as people read it.

use canasta::RuleSet;
use canasta_i18n::messages::arena_report;
use canasta_i18n::{Lang, Message};
use canasta_record::house::HouseRules;

use super::{GamesPlayed, Report, TestResult};
use crate::pair::Forfeit;
use crate::stats::Spread;

/// The lines of the report.
pub(super) fn lines(report: &Report) -> Vec<String> {
    let lang = Lang::EN;
    let [a, b] = &report.bots;
    let [mean, low, high] = figures(&report.points_per_deal).map(|points| format!("{points:+.1}"));
    let mut lines = vec![arena_report::points(lang, a, b, &mean, &low, &high)];
    let [a, b] = short(report);
    lines.extend(played(lang, report));
    let ([won_a, won_b], [points_a, points_b]) = (report.deals_won, report.own_points.map(tenths));
    lines.push(arena_report::deals_won(lang, a, won_a, b, won_b));
    lines.push(arena_report::own_points(lang, a, &points_a, b, &points_b));
    lines.push(elo(lang, report));
    let ends = &report.endings;
    let (exhausted, red_three) = (ends.stock_exhausted, ends.last_red_three);
    lines.push(arena_report::endings(lang, a, ends.out_a, b, ends.out_b, ends.concealed, exhausted, red_three));
    lines.push(arena_report::acts(lang, &tenths(report.acts_per_deal)));
    lines.extend(report.tested.as_ref().map(|tested| test(lang, report, tested)));
    let mut lines: Vec<String> = lines.into_iter().map(String::from).collect();
    lines.extend(forfeits(lang, report));
    if let Some(time) = report.time {
        let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        lines.push(arena_report::by_the_clock(lang, time).into());
    }
    lines
}

/// The teams as they are called from the second line on: a long command is A or B.
fn short(report: &Report) -> [&str; 2] {
    let [a, b] = &report.bots;
    let long = |name: &str| name.chars().count() > 24;
    [if long(a) { "A" } else { a }, if long(b) { "B" } else { b }]
}

/// What was played, and who won the games.
fn played(lang: Lang, report: &Report) -> Vec<Message> {
    let rules = rules_name(lang, &report.rules);
    let &Report { pairs, deals, players, seed, .. } = report;
    let Some(games) = &report.games else {
        return vec![arena_report::deals(lang, pairs, deals, players, &rules, seed)];
    };
    let GamesPlayed { won: [won_a, won_b], unfinished, share, deals_per_game } = games;
    let [mean, low, high] = figures(share).map(|share| tenths(100.0 * share));
    let [a, b] = short(report);
    vec![
        arena_report::games(lang, pairs, deals, players, &rules, &tenths(*deals_per_game), seed),
        arena_report::games_won(lang, a, *won_a, b, *won_b, *unfinished, &mean, &low, &high),
    ]
}

/// A preset, perhaps with house rules.
pub(crate) fn rules_name(lang: Lang, rules: &RuleSet) -> Message {
    let house = HouseRules::nearest(rules);
    match house.changes().0.len() {
        0 => house.preset.name.into(),
        changes => arena_report::house_rules(lang, house.preset.name, changes),
    }
}

fn elo(lang: Lang, report: &Report) -> Message {
    let shown = |elo: Option<f64>| match elo {
        Some(elo) => format!("{elo:+.0}"),
        None => arena_report::elo_unbounded(lang).to_owned(),
    };
    let [low, high] = report.elo.ci95.map(shown);
    arena_report::elo(lang, report.games.is_some(), &shown(report.elo.mean), &low, &high)
}

fn test(lang: Lang, report: &Report, tested: &TestResult) -> Message {
    let games = report.games.is_some();
    let ratio = format!("{:+.2}", tested.standing.ratio);
    let [lower, higher] = tested.sprt.hypotheses;
    let [lower_shown, higher_shown] = [lower, higher].map(|hypothesis| format!("{hypothesis:+}"));
    match tested.accepted() {
        Some(accepted) if accepted == lower => {
            arena_report::decided(lang, games, &lower_shown, &higher_shown, &ratio, report.pairs)
        }
        Some(_) => arena_report::decided(lang, games, &higher_shown, &lower_shown, &ratio, report.pairs),
        None => arena_report::undecided(lang, games, &lower_shown, &higher_shown, &ratio, report.pairs),
    }
}

fn forfeits(lang: Lang, report: &Report) -> Vec<String> {
    let ([a, b], [by_a, by_b]) = (short(report), report.forfeits);
    if by_a + by_b == 0 {
        return Vec::new();
    }
    let mut lines = vec![arena_report::given_up(lang, a, by_a, b, by_b).into()];
    lines.extend(report.forfeits_listed.iter().map(|Forfeit { pair, deal, why, .. }| {
        format!("  {}", arena_report::forfeit(lang, *pair, *deal, &why.replace('\n', "\n    ")))
    }));
    let all = usize::try_from(by_a + by_b).unwrap_or(usize::MAX);
    let more = all.saturating_sub(report.forfeits_listed.len());
    if more > 0 {
        lines.push(format!("  {}", arena_report::more_forfeits(lang, more)));
    }
    lines
}

fn figures(spread: &Spread) -> [f64; 3] {
    [spread.mean, spread.ci95[0], spread.ci95[1]]
}

fn tenths(value: f64) -> String {
    format!("{value:.1}")
}
