//! What the arena reports.

use core::fmt;
use std::time::Duration;

use canasta::RuleSet;
use canasta_record::house::HouseRules;

use crate::json::{self, Object};
use crate::matches::{Match, PairKind};
use crate::pair::{Forfeit, PairResult, Tally};
use crate::sprt::{Sprt, Standing, Verdict};
use crate::stats::{Elo, Moments, Spread};

/// How deals ended.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
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
    /// Games that nobody had won after [`crate::MOST_DEALS`] deals.
    pub unfinished: u32,
    /// The first team's share of the games; an unfinished game counts for every side alike.
    pub share: Spread,
    /// Deals a game.
    pub deals_per_game: f64,
}

/// What a test of two hypotheses came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tested {
    /// The test.
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
    pub acts_per_deal: f64,
    /// Deals that the first team's side played with the lowest, … the highest opening minimum.
    pub deals_by_minimum: [u32; 4],
    /// Each team's own mean deal score, of a side.
    pub own_points: [f64; 2],
    /// The rules.
    pub rules: RuleSet,
    /// Whole games, where games were played.
    pub games: Option<GamesPlayed>,
    /// The difference in Elo's points: from the games won, or, of single deals, from the share of the other sides that
    /// the first team's side scored more than (half of those that scored the same).
    pub elo: Elo,
    /// What the test came to, where there was one.
    pub tested: Option<Tested>,
    /// Deals that the first team gave up, that the second did.
    pub forfeits: [u32; 2],
    /// The first of them, [`MOST_TOLD`] at most.
    pub forfeits_told: Vec<Forfeit>,
    /// The time for each decision, where there was a clock: then the same command need not give the same again.
    pub time: Option<Duration>,
    /// Whether a team was a command, which is as reproducible as it cares to be.
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

/// Forfeits that are told one by one.
pub const MOST_TOLD: usize = 20;

/// What pairs come to, added up in their order.
pub(crate) struct Sum {
    pair_kind: PairKind,
    sides: f64,
    sprt: Option<Sprt>,
    tally: Tally,
    points: Moments,
    /// Shares of games won, or of other sides that scored less.
    shares: Moments,
    forfeits_told: Vec<Forfeit>,
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
            forfeits_told: Vec::new(),
        }
    }

    /// One pair more.
    pub(crate) fn add(&mut self, part: PairResult) {
        let tally = &part.tally;
        let others = self.sides - 1.0;
        let deals = tally.deals.max(1) as f64;
        self.points.add(tally.sum as f64 / others / deals);
        self.shares.add(match self.pair_kind {
            PairKind::Deals => 0.5 + (tally.above - tally.below) as f64 / (2.0 * others * deals),
            PairKind::Games => {
                (tally.games_a as f64 + tally.unfinished as f64 / self.sides) / tally.games().max(1) as f64
            }
        });
        self.tally.merge(tally);
        let room = MOST_TOLD - self.forfeits_told.len();
        self.forfeits_told.extend(part.forfeits.into_iter().take(room));
    }

    fn standing(&self) -> Option<Tested> {
        let sprt = self.sprt?;
        let standing = match self.pair_kind {
            PairKind::Deals => sprt.standing_of(&self.points),
            PairKind::Games => {
                Sprt::standing(sprt.hypotheses.map(|elo| Elo::share(elo, self.sides - 1.0)), &self.shares)
            }
        };
        Some(Tested { sprt, standing })
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
        let Self { sides, tally, points, shares, forfeits_told, .. } = self;
        let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
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
            acts_per_deal: tally.acts as f64 / deals,
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
            forfeits_told,
            time: of.time,
            commands: of.teams.iter().any(|team| team.has_command()),
        }
    }
}

impl Report {
    /// One line of JSON with the fields' names as keys; points rounded to hundredths.
    pub fn json(&self) -> String {
        let Spread { mean, ci95 } = self.points_per_deal;
        let mut json = Object::new();
        json.texts("bots", &self.bots.each_ref().map(String::as_str));
        json.number("players", f64::from(self.players));
        json.number("pairs", f64::from(self.pairs));
        json.number("deals", f64::from(self.deals));
        json.raw("seed", &self.seed.to_string());
        let mut points = Object::new();
        points.number("mean", mean);
        points.numbers("ci95", &ci95);
        json.raw("points_per_deal", &points.end());
        json.numbers("deals_won", &self.deals_won.map(f64::from));
        json.numbers("own_points", &self.own_points);
        json.raw("endings", &self.endings.json());
        json.number("acts_per_deal", self.acts_per_deal);
        json.numbers("deals_by_minimum", &self.deals_by_minimum.map(f64::from));
        // From here on: what the first issue did not promise.
        json.raw("rules", &HouseRules::nearest(&self.rules).text());
        json.raw("games", &self.games.map_or_else(json::null, |games| games.json()));
        let mut elo = Object::new();
        elo.text("from", if self.games.is_some() { "games" } else { "deals" });
        elo.raw("mean", &json::maybe(self.elo.mean));
        elo.raw("ci95", &json::list(self.elo.ci95.map(json::maybe)));
        json.raw("elo", &elo.end());
        json.raw("sprt", &self.tested.map_or_else(json::null, |tested| tested.json(self.unit())));
        let mut forfeits = Object::new();
        forfeits.number("a", f64::from(self.forfeits[0]));
        forfeits.number("b", f64::from(self.forfeits[1]));
        forfeits.raw("told", &json::list(self.forfeits_told.iter().map(Forfeit::json)));
        json.raw("forfeits", &forfeits.end());
        json.raw("time_ms", &self.time.map_or_else(json::null, |time| time.as_millis().to_string()));
        json.raw("reproducible", if self.time.is_none() && !self.commands { "true" } else { "false" });
        json.end()
    }

    /// In what the hypotheses of a test are measured.
    const fn unit(&self) -> &'static str {
        if self.games.is_some() { "Elo" } else { "points a deal" }
    }
}

impl Endings {
    fn json(&self) -> String {
        let mut json = Object::new();
        for (key, count) in [
            ("out_a", self.out_a),
            ("out_b", self.out_b),
            ("concealed", self.concealed),
            ("stock_exhausted", self.stock_exhausted),
            ("last_red_three", self.last_red_three),
        ] {
            json.number(key, f64::from(count));
        }
        json.end()
    }
}

impl GamesPlayed {
    fn json(&self) -> String {
        let mut json = Object::new();
        json.numbers("won", &self.won.map(f64::from));
        json.number("unfinished", f64::from(self.unfinished));
        let mut percent = Object::new();
        percent.number("mean", 100.0 * self.share.mean);
        percent.numbers("ci95", &self.share.ci95.map(|share| 100.0 * share));
        json.raw("percent_won", &percent.end());
        json.number("deals_per_game", self.deals_per_game);
        json.end()
    }
}

impl Tested {
    fn json(&self, unit: &str) -> String {
        let mut json = Object::new();
        json.numbers("hypotheses", &self.sprt.hypotheses);
        json.text("unit", unit);
        json.number("ratio", self.standing.ratio);
        json.number("bound", Sprt::bound());
        json.raw("accepted", &json::maybe(self.accepted()));
        json.end()
    }

    /// The hypothesis that was accepted.
    pub fn accepted(&self) -> Option<f64> {
        let [lower, higher] = self.sprt.hypotheses;
        self.standing.verdict.map(|verdict| if verdict == Verdict::Lower { lower } else { higher })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = &self.bots;
        let Spread { mean, ci95: [low, high] } = self.points_per_deal;
        writeln!(f, "{a} against {b}: {mean:+.1} points a deal (95 %: {low:+.1} to {high:+.1})")?;
        let [a, b] = self.short();
        self.write_played(f)?;
        writeln!(f, "deals won: {a} {}, {b} {}", self.deals_won[0], self.deals_won[1])?;
        writeln!(f, "own points a deal: {a} {:.1}, {b} {:.1}", self.own_points[0], self.own_points[1])?;
        self.write_elo(f)?;
        let ends = &self.endings;
        writeln!(
            f,
            "ended by {a} going out {}, {b} going out {} (concealed {}), stock exhausted {}, last red three {}",
            ends.out_a, ends.out_b, ends.concealed, ends.stock_exhausted, ends.last_red_three
        )?;
        write!(f, "{:.1} acts a deal", self.acts_per_deal)?;
        self.write_test(f)?;
        self.write_forfeits(f)?;
        if let Some(time) = self.time {
            write!(f, "\nnot reproducible: {} ms a decision, by the clock", time.as_millis())?;
        }
        Ok(())
    }
}

impl Report {
    /// The teams as they are called from the second line on: a long command is A or B.
    fn short(&self) -> [&str; 2] {
        let [a, b] = &self.bots;
        let long = |name: &str| name.chars().count() > 24;
        [if long(a) { "A" } else { a }, if long(b) { "B" } else { b }]
    }

    fn write_played(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let house = HouseRules::nearest(&self.rules);
        let rules = match house.changes().0.len() {
            0 => house.preset.name.to_owned(),
            1 => format!("{} with one house rule", house.preset.name),
            count => format!("{} with {count} house rules", house.preset.name),
        };
        let (Self { pairs, deals, players, seed, .. }, [a, b]) = (self, self.short());
        let Some(games) = &self.games else {
            return writeln!(
                f,
                "{pairs} pairs of duplicate deals ({deals} deals of {players} players, {rules}), seed {seed}"
            );
        };
        writeln!(
            f,
            "{pairs} pairs of duplicate games ({deals} deals of {players} players, {rules}; {:.1} a game), seed {seed}",
            games.deals_per_game
        )?;
        let [mean, low, high] = [games.share.mean, games.share.ci95[0], games.share.ci95[1]].map(|share| 100.0 * share);
        write!(f, "games won: {a} {}, {b} {}", games.won[0], games.won[1])?;
        if games.unfinished > 0 {
            write!(f, ", nobody {}", games.unfinished)?;
        }
        writeln!(f, " ({a} {mean:.1} %, 95 %: {low:.1} to {high:.1})")
    }

    fn write_elo(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = |elo: Option<f64>| elo.map_or_else(|| "beyond number".to_owned(), |elo| format!("{elo:+.0}"));
        let from = if self.games.is_some() { "games" } else { "deals" };
        let [low, high] = self.elo.ci95;
        writeln!(f, "Elo from {from} won: {} (95 %: {} to {})", told(self.elo.mean), told(low), told(high))
    }

    fn write_test(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(tested) = self.tested else { return Ok(()) };
        let ([lower, higher], unit, ratio) = (tested.sprt.hypotheses, self.unit(), tested.standing.ratio);
        match tested.accepted() {
            Some(accepted) => {
                let other = if accepted == lower { higher } else { lower };
                write!(f, "\ntest: {accepted:+} {unit} accepted against {other:+}")?;
            }
            None => write!(f, "\ntest: not decided between {lower:+} and {higher:+} {unit}")?,
        }
        write!(f, " (log likelihood ratio {ratio:+.2} after {} pairs)", self.pairs)
    }

    fn write_forfeits(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([a, b], [by_a, by_b]) = (self.short(), self.forfeits);
        if by_a + by_b > 0 {
            write!(f, "\ngiven up: {a} {by_a}, {b} {by_b}")?;
        }
        for Forfeit { pair, deal, why, .. } in &self.forfeits_told {
            write!(f, "\n  pair {pair}, deal {deal}: {}", why.replace('\n', "\n    "))?;
        }
        let untold = usize::try_from(by_a + by_b).unwrap_or(usize::MAX).saturating_sub(self.forfeits_told.len());
        if untold > 0 {
            write!(f, "\n  … and {untold} more")?;
        }
        Ok(())
    }
}
