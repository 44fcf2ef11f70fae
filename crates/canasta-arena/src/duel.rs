//! Plays two teams against each other in many duplicate deals or games. Each uses the same cards once for each side the
//! first team can sit on.

use core::ops::ControlFlow;

use canasta::{Game, MAX_SEATS, Rng as _, Seat, SeedRng};
use canasta_bots::Bot;

use crate::ArenaError;
use crate::log::Log;
use crate::matches::{Match, PairKind, Table};
use crate::pair::{MAX_DEALS, PairResult};
use crate::processes::Processes;
use crate::records::{GameRecord, RecordDirectory};
use crate::report::{Progress, Report, Totals};
use crate::seating::Seating;
use crate::sprt::Sprt;
use crate::starts::{Start, random_seat};
use crate::team::Team;
use crate::workers::{Fold, run_in_order};

/// How to run a match. None of this changes the result of a pair.
pub struct RunOptions<'c> {
    /// Number of pairs, or their maximum if there is a test.
    pub pairs: u32,
    /// Number of threads. Each plays one pair at a time.
    pub threads: usize,
    /// If set, stop once this test has decided.
    pub sprt: Option<Sprt>,
    /// If set, save finished pairs to this file.
    pub log: Option<Log>,
    /// If set, write records of the games to this directory.
    pub directory: Option<RecordDirectory>,
    /// Called after every pair, in the order of the pairs.
    pub progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl RunOptions<'_> {
    /// Options to play this many pairs on this many threads.
    pub const fn new(pairs: u32, threads: usize) -> Self {
        Self { pairs, threads, sprt: None, log: None, directory: None, progress: None }
    }
}

/// Plays `pairs` pairs of duplicate deals and reports them from the point of view of team `a`. The same table, teams,
/// pairs and seed give the same report with any number of threads.
///
/// # Errors
/// [`ArenaError`]; if there are several misplays, that of the earliest pair.
pub fn run(table: &Table, a: &str, b: &str, pairs: u32, seed: u64, threads: usize) -> Result<Report, ArenaError> {
    let teams = [Team::read(a)?, Team::read(b)?];
    Match::single_deals(*table, teams, seed).run(RunOptions::new(pairs, threads))
}

/// Like [`run`], but with any two bots. For tuning.
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
) -> Result<Report, ArenaError> {
    Match::single_deals(*table, [Team::of(a), Team::of(b)], seed).run(RunOptions::new(pairs, threads))
}

impl Match<'_> {
    /// Plays the match and reports it.
    ///
    /// # Errors
    /// [`ArenaError`]; if there are several misplays, that of the earliest pair.
    pub fn run(&self, options: RunOptions<'_>) -> Result<Report, ArenaError> {
        let RunOptions { pairs, threads, sprt, mut log, directory, progress } = options;
        for team in &self.teams {
            team.check(&self.table)?;
        }
        if pairs == 0 {
            return Err(ArenaError::NoPairs);
        }
        let known = log.as_mut().map(Log::take_known).unwrap_or_default();
        let is_recorded = directory.is_some();
        let mut fold = MatchFold { totals: Totals::new(self, sprt), log, directory, error: None, progress };
        let idle_processes = Processes::default();
        let played =
            run_in_order(pairs, threads, known, |pair| self.play_pair(&idle_processes, pair, is_recorded), &mut fold);
        idle_processes.end();
        played?;
        fold.error.map_or_else(|| Ok(fold.totals.report(self)), Err)
    }

    /// Plays a pair: once for each side the first team can sit on.
    pub(crate) fn play_pair(
        &self,
        idle_processes: &Processes,
        pair: u32,
        is_recorded: bool,
    ) -> Result<PairResult, ArenaError> {
        match self.pair_kind {
            PairKind::Deals => self.play_deals(idle_processes, pair, is_recorded),
            PairKind::Games => self.play_games(idle_processes, pair, is_recorded),
        }
    }

    fn play_deals(&self, idle_processes: &Processes, pair: u32, is_recorded: bool) -> Result<PairResult, ArenaError> {
        let start = Start::for_pair(&self.table, self.seed, pair);
        let mut result = PairResult::default();
        for a_side in self.table.players.all_sides() {
            let mut seating = Seating::new(self, idle_processes, a_side, self.seed ^ u64::from(pair), is_recorded)?;
            let played = seating.play(pair, 0, &start)?;
            if is_recorded {
                let mut record = GameRecord::new(self, pair, a_side, &start);
                record.add(&start, &played);
                result.records.push(record);
            }
            seating.end(played.given_up.is_some());
            result.add(pair, &played, a_side);
        }
        Ok(result)
    }

    fn play_games(&self, idle_processes: &Processes, pair: u32, is_recorded: bool) -> Result<PairResult, ArenaError> {
        let mut rng = SeedRng::part(self.seed, u64::from(pair));
        let first_dealer = random_seat(&self.table, &mut rng);
        let game_seed = rng.next_u64();
        let mut result = PairResult::default();
        for a_side in self.table.players.all_sides() {
            let mut seating = Seating::new(self, idle_processes, a_side, game_seed, is_recorded)?;
            if is_recorded {
                let start = Start::for_game(game_seed, 0, first_dealer, [0; MAX_SEATS]);
                result.records.push(GameRecord::new(self, pair, a_side, &start));
            }
            let given_up = self.play_game(pair, first_dealer, game_seed, &mut seating, &mut result)?;
            seating.end(given_up);
        }
        Ok(result)
    }

    /// Plays one game to its end and returns whether a team gave it up. A team that gives up a deal loses the game.
    fn play_game(
        &self,
        pair: u32,
        first_dealer: Seat,
        game_seed: u64,
        seating: &mut Seating<'_>,
        result: &mut PairResult,
    ) -> Result<bool, ArenaError> {
        let Table { rules, players } = self.table;
        let game = Game::new(rules, players, first_dealer);
        let a_side = seating.a_side();
        let mut scores = [0; MAX_SEATS];
        for number in 0..MAX_DEALS {
            let dealer = game.dealer_of(canasta::must_fit::<usize>(number));
            let start = Start::for_game(game_seed, number, dealer, scores);
            let played = seating.play(pair, number, &start)?;
            // If records are written, the last one belongs to this game.
            if let Some(record) = result.records.last_mut() {
                record.add(&start, &played);
            }
            let totals = result.add(pair, &played, a_side);
            for (score, total) in scores.iter_mut().zip(totals) {
                *score += total;
            }
            let loser = played.given_up.as_ref().map(|(seat, _)| players.side_of(*seat));
            let won_by_a = match loser {
                Some(loser) => Some(loser != a_side),
                None => {
                    let deals = canasta::must_fit::<usize>(number) + 1;
                    canasta::winner(&rules, players, deals, &scores).map(|winner| winner == a_side)
                }
            };
            match won_by_a {
                Some(true) => result.tally.games_a += 1,
                Some(false) => result.tally.games_b += 1,
                None => continue,
            }
            return Ok(loser.is_some());
        }
        result.tally.unfinished += 1;
        Ok(false)
    }
}

/// Saves pairs as they finish and adds them up in order.
struct MatchFold<'c> {
    totals: Totals,
    log: Option<Log>,
    directory: Option<RecordDirectory>,
    /// The error if a record couldn't be written.
    error: Option<ArenaError>,
    progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl Fold<PairResult> for MatchFold<'_> {
    fn finished(&mut self, pair: u32, result: &PairResult) -> Result<(), ArenaError> {
        self.log.as_mut().map_or(Ok(()), |log| log.append(pair, result))
    }

    fn fold(&mut self, _: u32, result: PairResult) -> ControlFlow<()> {
        let written = self.directory.as_ref().map_or(Ok(()), |directory| directory.write(&result.records));
        if let Err(error) = written {
            self.error = Some(error);
            return ControlFlow::Break(());
        }
        self.totals.add(result);
        if let Some(report) = &mut self.progress {
            report(&self.totals.progress());
        }
        if self.totals.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
