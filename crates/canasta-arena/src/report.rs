//! What the arena reports.

mod json;
mod text;

use core::fmt;
use std::time::Duration;

use canasta::RuleSet;
use serde::Serialize;

use crate::matches::{Match, PairKind};
use crate::pair::{Forfeit, PairResult, Tally};
use crate::sprt::{Sprt, Standing, Verdict};
use crate::stats::{Elo, Moments, Spread};

pub(crate) use text::{by_the_clock, duplicates, rules_name};

/// How deals ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Endings {
    /// The first team's side went out.
    pub out_a: u32,
    /// A side of the second team went out.
    pub out_b: u32,
    /// Of those, concealed.
    pub concealed: u32,
    /// The stock was empty and the pile was not taken.
    pub stock_exhausted: u32,
    /// The last card of the stock was a red three.
    pub last_red_three: u32,
}

/// Whole games, seen from the first team.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GamesPlayed {
    /// Games that the first team won, that the second won.
    pub won: [u32; 2],
    /// Games that no side had won after [`crate::MOST_DEALS`] deals.
    pub unfinished: u32,
    /// The first team's share of the games; an unfinished game counts for every side alike.
    pub share: Spread,
    /// Deals a game.
    pub deals_per_game: f64,
}

/// What a test of two hypotheses came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TestResult {
    /// The hypotheses, and how sure the answer had to be.
    pub sprt: Sprt,
    /// Where it stood at the end.
    pub standing: Standing,
}

/// What many pairs brought, seen from the first team.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The teams as they are written: a bot's name, or partners joined by `+`.
    pub bots: [String; 2],
    /// How many played at the table.
    pub players: u8,
    /// Pairs that are counted: of deals, or of games.
    pub pairs: u32,
    /// Deals played. In pairs of deals one a side and pair: two where there are two sides.
    pub deals: u32,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// Points a deal: for each pair the mean, over its deals, of the first team's side's deal score less the average of
    /// the other sides'. The pairs, not the deals, are the values of the mean and its interval.
    pub points_per_deal: Spread,
    /// Deals in which the first team's side scored more, less than the average of the others.
    pub deals_won: [u32; 2],
    /// How the deals ended; those that were given up did not.
    pub endings: Endings,
    /// Acts a deal, of all sides together.
    pub actions_per_deal: f64,
    /// Deals that the first team's side played with the lowest, … the highest opening minimum.
    pub deals_by_minimum: [u32; 4],
    /// Each team's own mean deal score, of a side.
    pub own_points: [f64; 2],
    /// The rules of all games of the match.
    pub rules: RuleSet,
    /// Whole games, where games were played.
    pub games: Option<GamesPlayed>,
    /// The difference in Elo's points: from the games won, or, of single deals, from the share of the other sides that
    /// the first team's side scored more than (half of those that scored the same).
    pub elo: Elo,
    /// What the test came to, where there was one.
    pub tested: Option<TestResult>,
    /// Deals that the first team gave up, that the second did.
    pub forfeits: [u32; 2],
    /// The first of them, [`MOST_LISTED`] at most.
    pub forfeits_listed: Vec<Forfeit>,
    /// The time for each decision, where there was a clock: then the same command need not give the same again.
    pub time: Option<Duration>,
    /// Whether a command played in a team: whether it plays alike the next time is up to it.
    pub commands: bool,
}

/// Where a run stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Pairs that are counted.
    pub pairs: u32,
    /// Points a deal so far.
    pub points: Spread,
    /// The share of games won so far, where games are played.
    pub games: Option<Spread>,
    /// The logarithm of the likelihood ratio, where there is a test.
    pub ratio: Option<f64>,
}

/// Forfeits that a report lists one by one.
pub const MOST_LISTED: usize = 20;

/// What pairs come to, added up in their order.
pub(crate) struct Sum {
    pair_kind: PairKind,
    sides: f64,
    sprt: Option<Sprt>,
    tally: Tally,
    points: Moments,
    /// Shares of games won, or of other sides that scored less.
    shares: Moments,
    forfeits_listed: Vec<Forfeit>,
}

impl Sum {
    pub(crate) fn new(of: &Match<'_>, sprt: Option<Sprt>) -> Self {
        Self {
            pair_kind: of.pair_kind,
            sides: f64::from(of.table.players.sides()),
            sprt,
            tally: Tally::default(),
            points: Moments::default(),
            shares: Moments::default(),
            forfeits_listed: Vec::new(),
        }
    }

    /// One pair more.
    pub(crate) fn add(&mut self, part: PairResult) {
        let value = part.tally.value(self.pair_kind, self.sides);
        self.points.add(value.points);
        self.shares.add(value.share);
        self.tally.merge(&part.tally);
        let room = MOST_LISTED - self.forfeits_listed.len();
        self.forfeits_listed.extend(part.forfeits.into_iter().take(room));
    }

    fn standing(&self) -> Option<TestResult> {
        let sprt = self.sprt?;
        let standing = match self.pair_kind {
            PairKind::Deals => sprt.standing_of(&self.points),
            PairKind::Games => {
                Sprt::standing(sprt.hypotheses.map(|elo| Elo::share(elo, self.sides - 1.0)), &self.shares)
            }
        };
        Some(TestResult { sprt, standing })
    }

    /// Whether the test has decided.
    pub(crate) fn decided(&self) -> bool {
        self.standing().is_some_and(|tested| tested.standing.verdict.is_some())
    }

    pub(crate) fn progress(&self) -> Progress {
        Progress {
            pairs: self.points.count(),
            points: self.points.spread(),
            games: (self.pair_kind == PairKind::Games).then(|| self.shares.share()),
            ratio: self.standing().map(|tested| tested.standing.ratio),
        }
    }

    pub(crate) fn report(self, of: &Match<'_>) -> Report {
        let tested = self.standing();
        let Self { sides, tally, points, shares, forfeits_listed, .. } = self;
        let count = |number: i64| canasta::must_fit::<u32>(number);
        let deals = tally.deals.max(1) as f64;
        let share = shares.share();
        Report {
            bots: of.teams.each_ref().map(ToString::to_string),
            players: of.table.players.count(),
            pairs: points.count(),
            deals: count(tally.deals),
            seed: of.seed,
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
            rules: of.table.rules,
            games: (of.pair_kind == PairKind::Games).then(|| GamesPlayed {
                won: [tally.games_a, tally.games_b].map(count),
                unfinished: count(tally.unfinished),
                share,
                deals_per_game: tally.deals as f64 / tally.games().max(1) as f64,
            }),
            elo: Elo::of(&share, if of.pair_kind == PairKind::Games { sides - 1.0 } else { 1.0 }),
            tested,
            forfeits: [tally.forfeits_a, tally.forfeits_b].map(count),
            forfeits_listed,
            time: of.time,
            commands: of.teams.iter().any(|team| team.has_command()),
        }
    }
}

impl Report {
    /// One line of JSON with the keys that the book promises, in their order; figures are rounded to hundredths.
    pub fn json(&self) -> String {
        json::line(self)
    }
}

impl TestResult {
    /// The hypothesis that was accepted.
    pub fn accepted(&self) -> Option<f64> {
        let [lower, higher] = self.sprt.hypotheses;
        self.standing.verdict.map(|verdict| if verdict == Verdict::Lower { lower } else { higher })
    }
}

/// The report as people read it, in lines.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::lines(self).join("\n"))
    }
}
