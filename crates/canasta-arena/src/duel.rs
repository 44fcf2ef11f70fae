//! Two teams, many duplicate deals or games: the same cards once for each side that the first team can sit on.

use core::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use canasta::{Game, MAX_SEATS, Players, Rng as _, RuleSet, Seat, SeedRng};
use canasta_bots::Bot;

use crate::log::Log;
use crate::paper::{Paper, Papers};
use crate::part::{MOST_DEALS, Part};
use crate::pool::Pool;
use crate::report::{Report, Sum};
use crate::seating::Seating;
use crate::sprt::Sprt;
use crate::starts::{Start, any_seat};
use crate::team::Team;
use crate::workers::{Fold, spread};
use crate::{Spread, Trouble};

/// What is played at a table: the rules, and how many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its rules.
    pub rules: RuleSet,
    /// How many play.
    pub players: Players,
}

impl Table {
    /// Hoyle's rules, four players.
    pub const HOYLE: Self = Self { rules: RuleSet::HOYLE, players: Players::FOUR };
}

/// What a pair is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// Single deals, with starting scores from the published table ([`crate::STARTS`]).
    Deals,
    /// Whole games, to the points that end a game.
    Games,
}

/// Two teams at a table, and all that decides what comes of it. In a pair the same cards are played once for each side:
/// the first team sits there, the second on all other sides.
#[derive(Debug)]
pub struct Match<'b> {
    /// What is played.
    pub table: Table,
    /// The first team and the second.
    pub teams: [Team<'b>; 2],
    /// What a pair is made of.
    pub of: Of,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// Time for each decision. What comes of it then depends on the machine. Without it a command has 5 seconds, others
    /// all the time they want.
    pub time: Option<Duration>,
    /// A file to which the standard error of commands is added.
    pub stderr: Option<PathBuf>,
}

/// How a match is run; nothing of it changes what a pair brings.
pub struct Course<'c> {
    /// How many pairs; with a test, at most.
    pub pairs: u32,
    /// Threads.
    pub threads: usize,
    /// Whether to stop when it is clear which hypothesis holds.
    pub sprt: Option<Sprt>,
    /// Where finished pairs are kept, and taken from.
    pub log: Option<Log>,
    /// Where what is played goes to paper.
    pub papers: Option<Papers>,
    /// Told after every pair, in the order of the seed.
    pub progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl Course<'_> {
    /// So many pairs on so many threads.
    pub const fn of(pairs: u32, threads: usize) -> Self {
        Self { pairs, threads, sprt: None, log: None, papers: None, progress: None }
    }
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

/// Plays `pairs` pairs of duplicate deals and reports them as seen from the team `a`. The same table, teams, pairs and
/// seed give the same report with any number of threads.
///
/// # Errors
/// [`Trouble`]; of several misplays the one of the earliest pair.
pub fn run(table: &Table, a: &str, b: &str, pairs: u32, seed: u64, threads: usize) -> Result<Report, Trouble> {
    let teams = [Team::read(a)?, Team::read(b)?];
    Match::of_deals(*table, teams, seed).run(Course::of(pairs, threads))
}

/// [`run`] with any two bots; for tuning.
///
/// # Errors
/// As [`run`].
pub fn run_bots(
    table: &Table,
    a: &dyn Bot,
    b: &dyn Bot,
    pairs: u32,
    seed: u64,
    threads: usize,
) -> Result<Report, Trouble> {
    Match::of_deals(*table, [Team::of(a), Team::of(b)], seed).run(Course::of(pairs, threads))
}

impl<'b> Match<'b> {
    /// Pairs of single deals without a clock.
    pub const fn of_deals(table: Table, teams: [Team<'b>; 2], seed: u64) -> Self {
        Self { table, teams, of: Of::Deals, seed, time: None, stderr: None }
    }

    /// Plays it and reports.
    ///
    /// # Errors
    /// [`Trouble`]; of several misplays the one of the earliest pair.
    pub fn run(&self, course: Course<'_>) -> Result<Report, Trouble> {
        let Course { pairs, threads, sprt, mut log, papers, progress } = course;
        for team in &self.teams {
            team.check(self.table.players)?;
        }
        if pairs == 0 {
            return Err(Trouble::NoPairs);
        }
        let known = log.as_mut().map(Log::take).unwrap_or_default();
        let on_paper = papers.is_some();
        let mut folding = Folding { sum: Sum::new(self, sprt), log, papers, trouble: None, progress };
        let pool = Pool::default();
        let played = spread(pairs, threads, known, |pair| self.play_pair(&pool, pair, on_paper), &mut folding);
        pool.end();
        played?;
        folding.trouble.map_or_else(|| Ok(folding.sum.report(self)), Err)
    }

    /// Once for each side, on which the first team sits.
    fn play_pair(&self, pool: &Pool, pair: u32, on_paper: bool) -> Result<Part, Trouble> {
        match self.of {
            Of::Deals => self.play_deals(pool, pair, on_paper),
            Of::Games => self.play_games(pool, pair, on_paper),
        }
    }

    fn play_deals(&self, pool: &Pool, pair: u32, on_paper: bool) -> Result<Part, Trouble> {
        let start = Start::of_pair(&self.table, self.seed, pair);
        let mut part = Part::default();
        for a_side in self.table.players.all_sides() {
            let mut seating = Seating::new(self, pool, a_side, self.seed ^ u64::from(pair), on_paper)?;
            let played = seating.play(pair, 0, &start)?;
            if on_paper {
                let mut paper = Paper::begin(self, pair, &seating, &start);
                paper.enter(&start, &played);
                part.papers.push(paper);
            }
            seating.end(played.given_up.is_some());
            part.add(pair, &played, a_side);
        }
        Ok(part)
    }

    fn play_games(&self, pool: &Pool, pair: u32, on_paper: bool) -> Result<Part, Trouble> {
        let mut rng = SeedRng::part(self.seed, u64::from(pair));
        let first_dealer = any_seat(&self.table, &mut rng);
        let game_seed = rng.next_u64();
        let mut part = Part::default();
        for a_side in self.table.players.all_sides() {
            let mut seating = Seating::new(self, pool, a_side, game_seed, on_paper)?;
            if on_paper {
                let start = Start::of_game(game_seed, 0, first_dealer, [0; MAX_SEATS]);
                part.papers.push(Paper::begin(self, pair, &seating, &start));
            }
            let given_up = self.play_game(pair, first_dealer, game_seed, &mut seating, &mut part)?;
            seating.end(given_up);
        }
        Ok(part)
    }

    /// One game to its end; whether it was given up. A team that gives up a deal has lost the game.
    fn play_game(
        &self,
        pair: u32,
        first_dealer: Seat,
        game_seed: u64,
        seating: &mut Seating<'_>,
        part: &mut Part,
    ) -> Result<bool, Trouble> {
        let Table { rules, players } = self.table;
        let game = Game::new(rules, players, first_dealer);
        let a_side = seating.a_side();
        let mut scores = [0; MAX_SEATS];
        for number in 0..MOST_DEALS {
            let dealer = game.dealer_of(usize::try_from(number).unwrap_or(0));
            let start = Start::of_game(game_seed, number, dealer, scores);
            let played = seating.play(pair, number, &start)?;
            // The paper of this game is the last; there is none where nothing goes to paper.
            if let Some(paper) = part.papers.last_mut() {
                paper.enter(&start, &played);
            }
            let totals = part.add(pair, &played, a_side);
            for (score, total) in scores.iter_mut().zip(totals) {
                *score += total;
            }
            let loser = played.given_up.as_ref().map(|(seat, _)| players.side_of(*seat));
            let won_by_a = match loser {
                Some(loser) => Some(loser != a_side),
                None => canasta::winner(&rules, players, &scores).map(|winner| winner == a_side),
            };
            match won_by_a {
                Some(true) => part.tally.games_a += 1,
                Some(false) => part.tally.games_b += 1,
                None => continue,
            }
            return Ok(loser.is_some());
        }
        part.tally.unfinished += 1;
        Ok(false)
    }
}

/// Adds pairs up as they come in order, and keeps them as they are finished.
struct Folding<'c> {
    sum: Sum,
    log: Option<Log>,
    papers: Option<Papers>,
    /// Why a record could not be written.
    trouble: Option<Trouble>,
    progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl Fold<Part> for Folding<'_> {
    fn finished(&mut self, pair: u32, part: &Part) -> Result<(), Trouble> {
        self.log.as_mut().map_or(Ok(()), |log| log.keep(pair, part))
    }

    fn fold(&mut self, _: u32, part: Part) -> ControlFlow<()> {
        let kept = self.papers.as_ref().map_or(Ok(()), |papers| papers.keep(&part.papers));
        if let Err(trouble) = kept {
            self.trouble = Some(trouble);
            return ControlFlow::Break(());
        }
        self.sum.add(part);
        if let Some(tell) = &mut self.progress {
            tell(&self.sum.progress());
        }
        if self.sum.decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
