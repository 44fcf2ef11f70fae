//! The report of a pool as people read it: a table of points, and of chances to win where games are played; then the same
//! as differences to the first bot.

use canasta_i18n::messages::{arena_pool, arena_report};
use canasta_i18n::{Lang, Message};

use super::report::{PoolColumn, PoolFigures, PoolReport};
use crate::matches::PairKind;
use crate::report::rules_name;
use crate::stats::Spread;

/// The lines of the report.
pub(super) fn lines(report: &PoolReport) -> Vec<String> {
    let lang = Lang::EN;
    let mut lines = vec![played(lang, report).into()];
    let first = report.bots.first().map_or("", |column| &column.bot);
    for (columns, less) in [(&report.bots, false), (&report.differences, true)] {
        let points: Vec<_> = columns.iter().map(|column| &column.points).collect();
        let title = if less { arena_pool::points_less(lang, first) } else { arena_pool::points(lang).into() };
        lines.extend(block(lang, report, &title, columns, &points, 1.0));
        let chances: Vec<_> = columns.iter().filter_map(|column| column.chance.as_ref()).collect();
        let title = if less { arena_pool::chance_less(lang, first) } else { arena_pool::chance(lang).into() };
        lines.extend(block(lang, report, &title, columns, &chances, 100.0));
    }
    let forfeits = report.bots.iter().filter(|column| column.forfeits > 0);
    lines.extend(forfeits.map(|column| arena_pool::given_up(lang, &column.bot, column.forfeits).into()));
    if let Some(time) = report.time {
        let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        lines.push(arena_report::by_the_clock(lang, time).into());
    }
    lines
}

fn played(lang: Lang, report: &PoolReport) -> Message {
    let &PoolReport { pairs, deals, players, seed, .. } = report;
    let (members, rules) = (report.members.len(), rules_name(lang, &report.rules));
    match report.pair_kind {
        PairKind::Deals => arena_pool::deals(lang, members, pairs, deals, players, &rules, seed),
        PairKind::Games => arena_pool::games(lang, members, pairs, deals, players, &rules, seed),
    }
}

/// A table under its title: a line a member, a column a bot. Nothing where there is nothing to show.
fn block(
    lang: Lang,
    report: &PoolReport,
    title: &Message,
    columns: &[PoolColumn],
    figures: &[&PoolFigures],
    scale: f64,
) -> Vec<String> {
    if figures.is_empty() {
        return Vec::new();
    }
    let mut names: Vec<String> = report.members.clone();
    names.extend([arena_pool::mean(lang), arena_pool::minimum(lang)].map(str::to_owned));
    let mut rows = vec![vec![String::new()]];
    rows.extend(names.into_iter().map(|name| vec![name]));
    for (column, figures) in columns.iter().zip(figures) {
        let (worst, least) = figures.minimum();
        let mut cells = vec![column.bot.clone()];
        cells.extend(figures.members.iter().chain([&figures.mean]).map(|spread| cell(spread, scale)));
        cells.push(format!("{} ({})", cell(&least, scale), report.members[worst]));
        for (row, cell) in rows.iter_mut().zip(cells) {
            row.push(cell);
        }
    }
    let mut lines = vec![String::new(), title.as_str().to_owned()];
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
