//! The report of a match.

mod json;
mod text;

use core::fmt;
use std::time::Duration;

use canasta::RuleSet;
use serde::Serialize;

use crate::matches::{Match, PairKind};
use crate::pair::{Forfeit, PairResult, Tally};
use crate::sprt::{Sprt, SprtStatus, Verdict};
use crate::stats::{Elo, Moments, Spread};

pub(crate) use text::{not_reproducible, pairs_of_duplicates, rules_name};

/// Number of deals for each kind of ending.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Endings {
    /// Times the first team's side went out.
    pub out_a: u32,
    /// Times a side of the second team went out.
    pub out_b: u32,
    /// Times either team went out concealed, also counted above.
    pub concealed: u32,
    /// Deals that ended because the stock was empty and no one took the pile.
    pub stock_exhausted: u32,
    /// Deals that ended because the last card of the stock was a red three.
    pub last_red_three: u32,
}

/// Results of whole games, from the first team's point of view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GamesPlayed {
    /// Games won by the first team and by the second.
    pub won: [u32; 2],
    /// Games without a winner after [`crate::MAX_DEALS`] deals.
    pub unfinished: u32,
    /// The first team's share of the games won. An unfinished game counts equally for every side.
    pub share: Spread,
    /// Deals per game.
    pub deals_per_game: f64,
}

/// The result of a test of two hypotheses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TestResult {
    /// The hypotheses.
    pub sprt: Sprt,
    /// The status at the end.
    pub status: SprtStatus,
}

/// Results of many pairs, from the first team's point of view.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The teams as written: bot names joined by `+`.
    pub bots: [String; 2],
    /// Number of players at the table.
    pub players: u8,
    /// Number of pairs, of deals or of games.
    pub pairs: u32,
    /// Deals played. A pair of single deals has one per side.
    pub deals: u32,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// Points per deal: the first team's score minus the average of the other sides'. The mean and its interval are
    /// computed from the means of the pairs.
    pub points_per_deal: Spread,
    /// Number of deals won and lost. The first team wins a deal if its side scores more than the average of the others.
    pub deals_won: [u32; 2],
    /// How the deals ended, except those that were given up.
    pub endings: Endings,
    /// Actions per deal, counting all sides.
    pub actions_per_deal: f64,
    /// Deals by the minimum that the first team's side needed for its initial meld, from the lowest to the highest.
    pub deals_by_minimum: [u32; 4],
    /// Each team's mean score per side and deal.
    pub own_points: [f64; 2],
    /// The rules of the match.
    pub rules: RuleSet,
    /// Results of whole games, if games were played.
    pub games: Option<GamesPlayed>,
    /// The Elo difference. It is computed from the games won or, for single deals, from the share of other sides that
    /// scored less than the first team's side. Equal scores count as half.
    pub elo: Elo,
    /// The result of the test, if there was one.
    pub tested: Option<TestResult>,
    /// Deals given up by the first team and by the second.
    pub forfeits: [u32; 2],
    /// The first forfeits, at most [`MAX_LISTED_FORFEITS`].
    pub forfeits_listed: Vec<Forfeit>,
    /// The time limit per decision, if there was one. With a limit the report isn't reproducible.
    pub time: Option<Duration>,
    /// Whether a command played in a team. If so, the command decides whether the report is reproducible.
    pub commands: bool,
}

/// Progress of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Pairs played.
    pub pairs: u32,
    /// Points per deal so far.
    pub points: Spread,
    /// The share of games won so far, if games are played.
    pub games: Option<Spread>,
    /// The log-likelihood ratio, if there is a test.
    pub ratio: Option<f64>,
}

/// Maximum number of forfeits listed in a report.
pub const MAX_LISTED_FORFEITS: usize = 20;

/// Adds up pairs in order.
pub(crate) struct Totals {
    pair_kind: PairKind,
    sides: f64,
    sprt: Option<Sprt>,
    tally: Tally,
    points: Moments,
    /// Shares of the games won, or for single deals shares of the other sides that scored less.
    shares: Moments,
    forfeits_listed: Vec<Forfeit>,
}

impl Totals {
    pub(crate) fn new(arena_match: &Match<'_>, sprt: Option<Sprt>) -> Self {
        Self {
            pair_kind: arena_match.pair_kind,
            sides: f64::from(arena_match.table.players.sides()),
            sprt,
            tally: Tally::default(),
            points: Moments::default(),
            shares: Moments::default(),
            forfeits_listed: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, result: PairResult) {
        let value = result.tally.value(self.pair_kind, self.sides);
        self.points.add(value.points);
        self.shares.add(value.share);
        self.tally.merge(&result.tally);
        let room = MAX_LISTED_FORFEITS - self.forfeits_listed.len();
        self.forfeits_listed.extend(result.forfeits.into_iter().take(room));
    }

    fn test_result(&self) -> Option<TestResult> {
        let sprt = self.sprt?;
        let status = match self.pair_kind {
            PairKind::Deals => sprt.status_of(&self.points),
            PairKind::Games => {
                Sprt::status_for(sprt.hypotheses.map(|elo| Elo::share(elo, self.sides - 1.0)), &self.shares)
            }
        };
        Some(TestResult { sprt, status })
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.test_result().is_some_and(|tested| tested.status.verdict.is_some())
    }

    pub(crate) fn progress(&self) -> Progress {
        Progress {
            pairs: self.points.count(),
            points: self.points.spread(),
            games: (self.pair_kind == PairKind::Games).then(|| self.shares.share()),
            ratio: self.test_result().map(|tested| tested.status.ratio),
        }
    }

    pub(crate) fn report(self, arena_match: &Match<'_>) -> Report {
        let tested = self.test_result();
        let Self { sides, tally, points, shares, forfeits_listed, .. } = self;
        let count = |number: i64| canasta::must_fit::<u32>(number);
        let deals = tally.deals.max(1) as f64;
        let share = shares.share();
        Report {
            bots: arena_match.teams.each_ref().map(ToString::to_string),
            players: arena_match.table.players.count(),
            pairs: points.count(),
            deals: count(tally.deals),
            seed: arena_match.seed,
            points_per_deal: points.spread(),
            deals_won: [tally.won_a, tally.won_b].map(count),
            endings: Endings {
                out_a: count(tally.out_a),
                out_b: count(tally.out_b),
                concealed: count(tally.concealed),
                stock_exhausted: count(tally.stock_exhausted),
                last_red_three: count(tally.last_red_three),
            },
            actions_per_deal: tally.actions as f64 / deals,
            deals_by_minimum: [tally.minimum_1, tally.minimum_2, tally.minimum_3, tally.minimum_4].map(count),
            own_points: [tally.points_a as f64 / deals, tally.points_b as f64 / deals / (sides - 1.0)],
            rules: arena_match.table.rules,
            games: (arena_match.pair_kind == PairKind::Games).then(|| GamesPlayed {
                won: [tally.games_a, tally.games_b].map(count),
                unfinished: count(tally.unfinished),
                share,
                deals_per_game: tally.deals as f64 / tally.games().max(1) as f64,
            }),
            elo: Elo::of(&share, if arena_match.pair_kind == PairKind::Games { sides - 1.0 } else { 1.0 }),
            tested,
            forfeits: [tally.forfeits_a, tally.forfeits_b].map(count),
            forfeits_listed,
            time: arena_match.time,
            commands: arena_match.teams.iter().any(|team| team.has_command()),
        }
    }
}

impl Report {
    /// One line of JSON with the keys that the book promises, in that order. Numbers are rounded to hundredths.
    pub fn json(&self) -> String {
        json::line(self)
    }
}

impl TestResult {
    /// The accepted hypothesis, if the test has decided.
    pub fn accepted(&self) -> Option<f64> {
        let [lower, higher] = self.sprt.hypotheses;
        self.status.verdict.map(|verdict| if verdict == Verdict::Lower { lower } else { higher })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::lines(self).join("\n"))
    }
}
