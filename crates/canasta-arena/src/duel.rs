//! Two teams, many duplicate deals or games: the same cards once for each side that the first team can sit on.

use core::ops::ControlFlow;
use std::time::{Duration, Instant};

use canasta::{Deal, Game, Players, Rng as _, RuleSet, Seat, SeedRng, Side, View};
use canasta_bots::{Bot, Misplay, play};

use crate::log::Log;
use crate::part::{MOST_DEALS, Part, Played};
use crate::report::{Report, Sum};
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
    /// Time for each decision. What comes of it then depends on the machine.
    pub time: Option<Duration>,
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
    /// Told after every pair, in the order of the seed.
    pub progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl Course<'_> {
    /// So many pairs on so many threads.
    pub const fn of(pairs: u32, threads: usize) -> Self {
        Self { pairs, threads, sprt: None, log: None, progress: None }
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
    Match { table: *table, teams, of: Of::Deals, seed, time: None }.run(Course::of(pairs, threads))
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
    let teams = [Team::of(a), Team::of(b)];
    Match { table: *table, teams, of: Of::Deals, seed, time: None }.run(Course::of(pairs, threads))
}

impl Match<'_> {
    /// Plays it and reports.
    ///
    /// # Errors
    /// [`Trouble`]; of several misplays the one of the earliest pair.
    pub fn run(&self, course: Course<'_>) -> Result<Report, Trouble> {
        let Course { pairs, threads, sprt, mut log, progress } = course;
        for team in &self.teams {
            team.check(self.table.players)?;
        }
        if pairs == 0 {
            return Err(Trouble::NoPairs);
        }
        let known = log.as_mut().map(Log::take).unwrap_or_default();
        let mut folding = Folding { sum: Sum::new(self, sprt), log, progress };
        spread(pairs, threads, known, |pair| self.play_pair(pair), &mut folding)?;
        Ok(folding.sum.report(self))
    }

    /// Once for each side, on which the first team sits.
    fn play_pair(&self, pair: u32) -> Result<Part, Trouble> {
        match self.of {
            Of::Deals => self.play_deals(pair),
            Of::Games => self.play_games(pair),
        }
    }

    fn play_deals(&self, pair: u32) -> Result<Part, Trouble> {
        let start = Start::of_pair(&self.table, self.seed, pair);
        let dealt = start.deal(&self.table);
        let mut part = Part::default();
        for a_side in self.table.players.all_sides() {
            let played = self.play_deal(pair, &dealt, a_side)?;
            part.add(pair, &played, a_side);
        }
        Ok(part)
    }

    fn play_games(&self, pair: u32) -> Result<Part, Trouble> {
        let mut rng = SeedRng::part(self.seed, u64::from(pair));
        let first_dealer = any_seat(&self.table, &mut rng);
        let game_seed = rng.next_u64();
        let mut part = Part::default();
        for a_side in self.table.players.all_sides() {
            self.play_game(pair, first_dealer, game_seed, a_side, &mut part)?;
        }
        Ok(part)
    }

    /// One game to its end. A team that gives up a deal has lost the game.
    fn play_game(
        &self,
        pair: u32,
        first_dealer: Seat,
        game_seed: u64,
        a_side: Side,
        part: &mut Part,
    ) -> Result<(), Trouble> {
        let game = Game::new(self.table.rules, self.table.players, first_dealer);
        let mut scores = [0; canasta::MAX_SEATS];
        for number in 0..MOST_DEALS {
            let dealer = game.dealer_of(usize::try_from(number).unwrap_or(0));
            let start = Start::of_game(game_seed, number, dealer, scores);
            let played = self.play_deal(pair, &start.deal(&self.table), a_side)?;
            let totals = part.add(pair, &played, a_side);
            for (score, total) in scores.iter_mut().zip(totals) {
                *score += total;
            }
            let won_by_a = match &played.given_up {
                Some((seat, _)) => Some(self.table.players.side_of(*seat) != a_side),
                None => canasta::winner(&self.table.rules, self.table.players, &scores).map(|winner| winner == a_side),
            };
            match won_by_a {
                Some(true) => part.tally.games_a += 1,
                Some(false) => part.tally.games_b += 1,
                None => continue,
            }
            return Ok(());
        }
        part.tally.unfinished += 1;
        Ok(())
    }

    /// One deal, the first team on that side.
    fn play_deal(&self, pair: u32, (deal, seed): &(Deal, u64), a_side: Side) -> Result<Played, Trouble> {
        let players = self.table.players;
        let mut deal = deal.clone();
        let sitter = |seat: Seat| self.teams[usize::from(players.side_of(seat) != a_side)].on(players, seat);
        let acts = play(&mut deal, *seed, |deal, seat, seed| {
            sitter(seat).bot().map(|bot| self.decide(bot, &deal.view(seat), seed)).unwrap_or_default()
        })
        .map_err(|what| {
            let bot = match what {
                Misplay::Illegal { seat, .. } | Misplay::Silent { seat } => sitter(seat).to_string(),
                Misplay::Endless => self.teams[0].to_string(),
            };
            Trouble::Misplay { bot, pair, what }
        })?;
        Ok(Played { deal, acts, given_up: None })
    }

    /// What a bot does; with a clock, if it has one.
    fn decide(&self, bot: &dyn Bot, view: &View, seed: u64) -> Vec<canasta::Act> {
        match self.time {
            None => bot.decide(view, seed),
            Some(time) => {
                let start = Instant::now();
                bot.decide_while(view, seed, &|| start.elapsed() < time)
            }
        }
    }
}

/// Adds pairs up as they come in order, and keeps them as they are finished.
struct Folding<'c> {
    sum: Sum,
    log: Option<Log>,
    progress: Option<&'c mut dyn FnMut(&Progress)>,
}

impl Fold<Part> for Folding<'_> {
    fn finished(&mut self, pair: u32, part: &Part) -> Result<(), Trouble> {
        self.log.as_mut().map_or(Ok(()), |log| log.keep(pair, part))
    }

    fn fold(&mut self, _: u32, part: Part) -> ControlFlow<()> {
        self.sum.add(part);
        if let Some(tell) = &mut self.progress {
            tell(&self.sum.progress());
        }
        if self.sum.decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
