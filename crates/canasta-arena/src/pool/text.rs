//! The report of a pool as people read it: a table of points, and of chances to win where games are played; then the same
//! as differences to the first bot.

use super::report::{PoolColumn, PoolReport, PoolStats};
use crate::matches::PairKind;
use crate::report::{by_the_clock, duplicates, rules_name};
use crate::stats::Spread;

/// The lines of the report.
pub(super) fn lines(report: &PoolReport) -> Vec<String> {
    let mut lines = vec![played(report)];
    let first = report.bots.first().map_or("", |column| &column.bot);
    for (columns, less) in [(&report.bots, false), (&report.differences, true)] {
        let points: Vec<_> = columns.iter().map(|column| &column.points).collect();
        let title = if less {
            format!("points a deal more than {first} on the same cards")
        } else {
            "points a deal, ± half of the 95 % interval".to_owned()
        };
        lines.extend(block(report, title, columns, &points, 1.0));
        let chances: Vec<_> = columns.iter().filter_map(|column| column.chance.as_ref()).collect();
        let title = if less {
            format!("percent of the games won more than {first} on the same cards")
        } else {
            "chance to win a game: percent of the games won, less an even share".to_owned()
        };
        lines.extend(block(report, title, columns, &chances, 100.0));
    }
    let forfeits = report.bots.iter().filter(|column| column.forfeits > 0);
    lines.extend(forfeits.map(|PoolColumn { bot, forfeits, .. }| {
        format!("{bot} gave up {forfeits} {}", if *forfeits == 1 { "deal" } else { "deals" })
    }));
    lines.extend(report.time.map(by_the_clock));
    lines
}

fn played(report: &PoolReport) -> String {
    let &PoolReport { pairs, deals, players, seed, .. } = report;
    let members = report.members.len();
    let rules = rules_name(&report.rules);
    let pairs = match report.pair_kind {
        PairKind::Deals => duplicates(pairs, "deals"),
        PairKind::Games => duplicates(pairs, "games"),
    };
    format!("pool of {members}, {pairs} against each ({deals} deals of {players} players, {rules}), seed {seed}")
}

/// A table under its title: a line a member, a column a bot. Nothing where there is nothing to show.
fn block(report: &PoolReport, title: String, columns: &[PoolColumn], stats: &[&PoolStats], scale: f64) -> Vec<String> {
    if stats.is_empty() {
        return Vec::new();
    }
    let mut names: Vec<String> = report.members.clone();
    names.extend(["mean", "minimum"].map(str::to_owned));
    let mut rows = vec![vec![String::new()]];
    rows.extend(names.into_iter().map(|name| vec![name]));
    for (column, stats) in columns.iter().zip(stats) {
        let (worst, least) = stats.minimum();
        let mut cells = vec![column.bot.clone()];
        cells.extend(stats.members.iter().chain([&stats.mean]).map(|spread| cell(spread, scale)));
        cells.push(format!("{} ({})", cell(&least, scale), report.members[worst]));
        for (row, cell) in rows.iter_mut().zip(cells) {
            row.push(cell);
        }
    }
    let mut lines = vec![String::new(), title];
    lines.extend(aligned(&rows));
    lines
}

/// A mean and half the width of its interval; the greater half, where it stops at a bound.
fn cell(spread: &Spread, scale: f64) -> String {
    let [low, high] = spread.ci95;
    let half = (high - spread.mean).max(spread.mean - low);
    format!("{:+.1} ± {:.1}", scale * spread.mean, scale * half)
}

/// Rows with cells of one width a column.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
