//! A report as one line of JSON. The book promises the keys and their order (`book/src/arena.md`).

use canasta_record::house::HouseRules;
use serde::Serialize;

use super::{Endings, GamesPlayed, Report, TestResult};
use crate::json::{self, Hundredths, Interval};
use crate::pair::Forfeit;
use crate::sprt::Sprt;

pub(super) fn line(report: &Report) -> String {
    json::line(&Line::of(report))
}

#[derive(Serialize)]
struct Line<'a> {
    bots: &'a [String; 2],
    players: u8,
    pairs: u32,
    deals: u32,
    seed: u64,
    points_per_deal: Interval,
    deals_won: [u32; 2],
    own_points: [Hundredths; 2],
    endings: Endings,
    #[serde(rename = "acts_per_deal")]
    actions_per_deal: Hundredths,
    deals_by_minimum: [u32; 4],
    rules: HouseRules,
    games: Option<Games>,
    elo: Elo,
    sprt: Option<Test>,
    forfeits: Forfeits<'a>,
    time_ms: Option<u128>,
    reproducible: bool,
}

#[derive(Serialize)]
struct Games {
    won: [u32; 2],
    unfinished: u32,
    percent_won: Interval,
    deals_per_game: Hundredths,
}

#[derive(Serialize)]
struct Elo {
    from: &'static str,
    mean: Option<Hundredths>,
    ci95: [Option<Hundredths>; 2],
}

#[derive(Serialize)]
struct Test {
    hypotheses: [Hundredths; 2],
    unit: &'static str,
    ratio: Hundredths,
    bound: Hundredths,
    accepted: Option<Hundredths>,
}

#[derive(Serialize)]
struct Forfeits<'a> {
    a: u32,
    b: u32,
    #[serde(rename = "told")]
    listed: &'a [Forfeit],
}

impl<'a> Line<'a> {
    fn of(report: &'a Report) -> Self {
        let [a, b] = report.forfeits;
        let elo = &report.elo;
        Self {
            bots: &report.bots,
            players: report.players,
            pairs: report.pairs,
            deals: report.deals,
            seed: report.seed,
            points_per_deal: Interval::of(&report.points_per_deal, 1.0),
            deals_won: report.deals_won,
            own_points: report.own_points.map(Hundredths),
            endings: report.endings,
            actions_per_deal: Hundredths(report.actions_per_deal),
            deals_by_minimum: report.deals_by_minimum,
            rules: HouseRules::nearest(&report.rules),
            games: report.games.as_ref().map(Games::of),
            elo: Elo {
                from: if report.games.is_some() { "games" } else { "deals" },
                mean: elo.mean.map(Hundredths),
                ci95: elo.ci95.map(|elo| elo.map(Hundredths)),
            },
            sprt: report.tested.as_ref().map(|tested| Test::of(tested, report.games.is_some())),
            forfeits: Forfeits { a, b, listed: &report.forfeits_listed },
            time_ms: report.time.map(|time| time.as_millis()),
            reproducible: report.time.is_none() && !report.commands,
        }
    }
}

impl Games {
    fn of(games: &GamesPlayed) -> Self {
        Self {
            won: games.won,
            unfinished: games.unfinished,
            percent_won: Interval::of(&games.share, 100.0),
            deals_per_game: Hundredths(games.deals_per_game),
        }
    }
}

impl Test {
    fn of(tested: &TestResult, games: bool) -> Self {
        let unit = if games { "Elo" } else { "points a deal" };

        Self {
            hypotheses: tested.sprt.hypotheses.map(Hundredths),
            unit,
            ratio: Hundredths(tested.status.ratio),
            bound: Hundredths(Sprt::bound()),
            accepted: tested.accepted().map(Hundredths),
        }
    }
}
