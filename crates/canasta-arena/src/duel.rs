//! Two teams, many duplicate deals or games: the same cards once for each side that the first team can sit on.

use core::ops::ControlFlow;

use canasta::{Game, MAX_SEATS, Rng as _, Seat, SeedRng};
use canasta_bots::Bot;

use crate::ArenaError;
use crate::log::Log;
use crate::matches::{Match, PairKind, Table};
use crate::pair::{MOST_DEALS, PairResult};
use crate::processes::Processes;
use crate::records::{GameRecord, RecordDirectory};
use crate::report::{Progress, Report, Sum};
use crate::seating::Seating;
use crate::sprt::Sprt;
use crate::starts::{Start, any_seat};
use crate::team::Team;
use crate::workers::{Fold, spread};

/// How a match is run; nothing of it changes what a pair brings.
pub struct RunOptions<'c> {
    /// How many pairs; with a test, at most.
    pub pairs: u32,
    /// How many pairs are played at once, each in a thread of its own.
    pub threads: usize,
    /// Whether to stop when it is clear which hypothesis holds.
    pub sprt: Option<Sprt>,
    /// Where finished pairs are kept, and taken from.
    pub log: Option<Log>,
    /// Where records of what is played are written.
    pub directory: Option<RecordDirectory>,
    /// Told after every pair, in the order of the seed.
    pub progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl RunOptions<'_> {
    /// So many pairs on so many threads.
    pub const fn of(pairs: u32, threads: usize) -> Self {
        Self { pairs, threads, sprt: None, log: None, directory: None, progress: None }
    }
}

/// Plays `pairs` pairs of duplicate deals and reports them as seen from the team `a`. The same table, teams, pairs and
/// seed give the same report with any number of threads.
///
/// # Errors
/// [`ArenaError`]; of several misplays the one of the earliest pair.
pub fn run(table: &Table, a: &str, b: &str, pairs: u32, seed: u64, threads: usize) -> Result<Report, ArenaError> {
    let teams = [Team::read(a)?, Team::read(b)?];
    Match::of_deals(*table, teams, seed).run(RunOptions::of(pairs, threads))
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
) -> Result<Report, ArenaError> {
    Match::of_deals(*table, [Team::of(a), Team::of(b)], seed).run(RunOptions::of(pairs, threads))
}

impl Match<'_> {
    /// Plays it and reports.
    ///
    /// # Errors
    /// [`ArenaError`]; of several misplays the one of the earliest pair.
    pub fn run(&self, options: RunOptions<'_>) -> Result<Report, ArenaError> {
        let RunOptions { pairs, threads, sprt, mut log, directory, progress } = options;
        for team in &self.teams {
            team.check(self.table.players)?;
        }
        if pairs == 0 {
            return Err(ArenaError::NoPairs);
        }
        let known = log.as_mut().map(Log::take).unwrap_or_default();
        let recorded = directory.is_some();
        let mut folding = Folding { sum: Sum::new(self, sprt), log, directory, error: None, progress };
        let free = Processes::default();
        let played = spread(pairs, threads, known, |pair| self.play_pair(&free, pair, recorded), &mut folding);
        free.end();
        played?;
        folding.error.map_or_else(|| Ok(folding.sum.report(self)), Err)
    }

    /// Once for each side, on which the first team sits.
    pub(crate) fn play_pair(&self, free: &Processes, pair: u32, recorded: bool) -> Result<PairResult, ArenaError> {
        match self.pair_kind {
            PairKind::Deals => self.play_deals(free, pair, recorded),
            PairKind::Games => self.play_games(free, pair, recorded),
        }
    }

    fn play_deals(&self, free: &Processes, pair: u32, recorded: bool) -> Result<PairResult, ArenaError> {
        let start = Start::of_pair(&self.table, self.seed, pair);
        let mut part = PairResult::default();
        for a_side in self.table.players.all_sides() {
            let mut seating = Seating::new(self, free, a_side, self.seed ^ u64::from(pair), recorded)?;
            let played = seating.play(pair, 0, &start)?;
            if recorded {
                let mut record = GameRecord::new(self, pair, a_side, &start);
                record.add(&start, &played);
                part.records.push(record);
            }
            seating.end(played.given_up.is_some());
            part.add(pair, &played, a_side);
        }
        Ok(part)
    }

    fn play_games(&self, free: &Processes, pair: u32, recorded: bool) -> Result<PairResult, ArenaError> {
        let mut rng = SeedRng::part(self.seed, u64::from(pair));
        let first_dealer = any_seat(&self.table, &mut rng);
        let game_seed = rng.next_u64();
        let mut part = PairResult::default();
        for a_side in self.table.players.all_sides() {
            let mut seating = Seating::new(self, free, a_side, game_seed, recorded)?;
            if recorded {
                let start = Start::of_game(game_seed, 0, first_dealer, [0; MAX_SEATS]);
                part.records.push(GameRecord::new(self, pair, a_side, &start));
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
        part: &mut PairResult,
    ) -> Result<bool, ArenaError> {
        let Table { rules, players } = self.table;
        let game = Game::new(rules, players, first_dealer);
        let a_side = seating.a_side();
        let mut scores = [0; MAX_SEATS];
        for number in 0..MOST_DEALS {
            let dealer = game.dealer_of(canasta::must_fit::<usize>(number));
            let start = Start::of_game(game_seed, number, dealer, scores);
            let played = seating.play(pair, number, &start)?;
            // The record of this game is the last; there is none where no records are written.
            if let Some(record) = part.records.last_mut() {
                record.add(&start, &played);
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
    directory: Option<RecordDirectory>,
    /// Why a record could not be written.
    error: Option<ArenaError>,
    progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl Fold<PairResult> for Folding<'_> {
    fn finished(&mut self, pair: u32, part: &PairResult) -> Result<(), ArenaError> {
        self.log.as_mut().map_or(Ok(()), |log| log.keep(pair, part))
    }

    fn fold(&mut self, _: u32, part: PairResult) -> ControlFlow<()> {
        let kept = self.directory.as_ref().map_or(Ok(()), |directory| directory.keep(&part.records));
        if let Err(error) = kept {
            self.error = Some(error);
            return ControlFlow::Break(());
        }
        self.sum.add(part);
        if let Some(tell) = &mut self.progress {
            tell(&self.sum.progress());
        }
        if self.sum.decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
