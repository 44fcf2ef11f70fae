//! The report of a pool as one line of JSON. The book promises the keys and their order (`book/src/arena.md`).

use canasta_record::house::HouseRules;
use serde::Serialize;

use super::report::{PoolColumn, PoolReport, PoolStats};
use crate::json::{self, Interval};

pub(super) fn line(report: &PoolReport) -> String {
    json::line(&Line::of(report))
}

#[derive(Serialize)]
struct Line<'a> {
    pool: &'a str,
    members: &'a [String],
    players: u8,
    pairs: u32,
    deals: u32,
    seed: u64,
    rules: HouseRules,
    bots: Vec<Column<'a>>,
    differences: Vec<Column<'a>>,
    time_ms: Option<u128>,
    reproducible: bool,
}

#[derive(Serialize)]
struct Column<'a> {
    bot: &'a str,
    points_per_deal: Stats<'a>,
    percent_won_beyond_even: Option<Stats<'a>>,
    forfeits: u32,
}

#[derive(Serialize)]
struct Stats<'a> {
    members: Vec<Interval>,
    mean: Interval,
    minimum: Minimum<'a>,
}

#[derive(Serialize)]
struct Minimum<'a> {
    member: &'a str,
    #[serde(flatten)]
    figure: Interval,
}

impl<'a> Line<'a> {
    fn of(report: &'a PoolReport) -> Self {
        let columns = |columns: &'a [PoolColumn]| columns.iter().map(|column| Column::of(report, column)).collect();
        Self {
            pool: report.pool,
            members: &report.members,
            players: report.players,
            pairs: report.pairs,
            deals: report.deals,
            seed: report.seed,
            rules: HouseRules::nearest(&report.rules),
            bots: columns(&report.bots),
            differences: columns(&report.differences),
            time_ms: report.time.map(|time| time.as_millis()),
            reproducible: report.time.is_none() && !report.commands,
        }
    }
}

impl<'a> Column<'a> {
    fn of(report: &'a PoolReport, column: &'a PoolColumn) -> Self {
        Self {
            bot: &column.bot,
            points_per_deal: Stats::of(report, &column.points, 1.0),
            percent_won_beyond_even: column.chance.as_ref().map(|chance| Stats::of(report, chance, 100.0)),
            forfeits: column.forfeits,
        }
    }
}

impl<'a> Stats<'a> {
    fn of(report: &'a PoolReport, stats: &PoolStats, scale: f64) -> Self {
        let (worst, minimum) = stats.minimum();
        Self {
            members: stats.members.iter().map(|spread| Interval::of(spread, scale)).collect(),
            mean: Interval::of(&stats.mean, scale),
            minimum: Minimum { member: &report.members[worst], figure: Interval::of(&minimum, scale) },
        }
    }
}
