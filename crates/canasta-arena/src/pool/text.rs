//! The report of a pool as text: a table of points and, if games are played, a table of win chances. Then the same for
//! the differences from the first bot.

use super::report::{PoolColumn, PoolReport, PoolStats};
use crate::matches::PairKind;
use crate::report::{not_reproducible, pairs_of_duplicates, rules_name};
use crate::stats::Spread;

pub(super) fn lines(report: &PoolReport) -> Vec<String> {
    let mut lines = vec![played(report)];
    let first = report.bots.first().map_or("", |column| &column.bot);
    for (columns, is_difference) in [(&report.bots, false), (&report.differences, true)] {
        let points: Vec<_> = columns.iter().map(|column| &column.points).collect();
        let title = if is_difference {
            format!("points per deal more than {first} on the same cards")
        } else {
            "points per deal, ± half of the 95% confidence interval".to_owned()
        };
        lines.extend(table_lines(report, title, columns, &points, 1.0));
        let chances: Vec<_> = columns.iter().filter_map(|column| column.chance.as_ref()).collect();
        let title = if is_difference {
            format!("win chance: percentage points more than {first} on the same cards")
        } else {
            "win chance: percentage points above an even share of games".to_owned()
        };
        lines.extend(table_lines(report, title, columns, &chances, 100.0));
    }
    let forfeits = report.bots.iter().filter(|column| column.forfeits > 0);
    lines.extend(forfeits.map(|PoolColumn { bot, forfeits, .. }| {
        format!("{bot} forfeited {forfeits} {}", if *forfeits == 1 { "deal" } else { "deals" })
    }));
    lines.extend(report.time.map(not_reproducible));
    lines
}

fn played(report: &PoolReport) -> String {
    let &PoolReport { pairs, deals, players, seed, .. } = report;
    let members = report.members.len();
    let rules = rules_name(&report.rules);
    let pairs = match report.pair_kind {
        PairKind::Deals => pairs_of_duplicates(pairs, "deals"),
        PairKind::Games => pairs_of_duplicates(pairs, "games"),
    };
    format!("pool of {members}, {pairs} against each ({deals} deals of {players} players, {rules}), seed {seed}")
}

/// A table with a title, a row per member and a column per bot. Empty if there are no values.
fn table_lines(
    report: &PoolReport,
    title: String,
    columns: &[PoolColumn],
    stats: &[&PoolStats],
    scale: f64,
) -> Vec<String> {
    if stats.is_empty() {
        return Vec::new();
    }
    let mut names: Vec<String> = report.members.clone();
    names.extend(["mean", "minimum"].map(str::to_owned));
    let mut rows = vec![vec![String::new()]];
    rows.extend(names.into_iter().map(|name| vec![name]));
    for (column, stats) in columns.iter().zip(stats) {
        let (worst, minimum) = stats.minimum();
        let mut cells = vec![column.bot.clone()];
        cells.extend(stats.members.iter().chain([&stats.mean]).map(|spread| cell(spread, scale)));
        cells.push(format!("{} ({})", cell(&minimum, scale), report.members[worst]));
        for (row, cell) in rows.iter_mut().zip(cells) {
            row.push(cell);
        }
    }
    let mut lines = vec![String::new(), title];
    lines.extend(align(&rows));
    lines
}

/// A mean and half the width of its interval. If the interval ends at a bound, the larger half counts.
fn cell(spread: &Spread, scale: f64) -> String {
    let [low, high] = spread.ci95;
    let half = (high - spread.mean).max(spread.mean - low);
    format!("{:+.1} ± {:.1}", scale * spread.mean, scale * half)
}

/// Formats rows with equal column widths.
fn align(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
