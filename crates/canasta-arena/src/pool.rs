//! A pool: opponents of different styles, against each of which bots are measured on the same deals.
//!
//! A gain over one opponent says little: a search that imagines that opponent learns to beat it and nobody else. The mean over
//! a pool, and the worst member, say more; and as little as ever where a bot was chosen by them. So there are two pools.

mod json;
mod report;
mod text;

use core::fmt;
use core::ops::ControlFlow;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use canasta::Players;

use crate::ArenaError;
use crate::matches::{Match, PairKind, Table};
use crate::pair::Tally;
use crate::processes::Processes;
use crate::stats::Spread;
use crate::team::Team;
use crate::workers::{Fold, spread};

use report::Sum;
pub use report::{PoolColumn, PoolReport, PoolStats};

/// Opponents to measure bots against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// For choosing between versions of a bot: as often as one likes.
    Development,
    /// For saying how strong a bot is that has been chosen: nothing is trained, tuned or chosen by these, so they are
    /// played once, at the end.
    HeldOut,
}

impl Pool {
    /// The teams of the pool. Partners of two kinds are in it where a side has two seats or more.
    pub fn members(self, players: Players) -> Vec<&'static str> {
        let (alone, partners): (&[_], &[_]) = match self {
            Self::Development => {
                (&["club", "club@untuned", "beginner", "greedy", "hoarder"], &["club+greedy", "beginner+hoarder"])
            }
            Self::HeldOut => (&["racer", "miser"], &[]),
        };
        let partners = if players.side_size() > 1 { partners } else { &[] };
        [alone, partners].concat()
    }

    /// Its name, as a report writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Development => "development",
            Self::HeldOut => "held-out",
        }
    }
}

/// Bots against every member of a pool, and all that decides the result. Every bot meets every member on the same cards.
#[derive(Clone, Debug)]
pub struct PoolMatch {
    /// What is played.
    pub table: Table,
    /// The bots or teams that are measured, as [`Team::read`] reads them. The others are compared with the first.
    pub bots: Vec<String>,
    /// Their opponents.
    pub pool: Pool,
    /// What a pair is made of.
    pub pair_kind: PairKind,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// As [`Match::time`].
    pub time: Option<Duration>,
    /// As [`Match::stderr`].
    pub stderr: Option<PathBuf>,
}

/// Where a run stands.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolProgress {
    /// Pairs that every bot has played against every member.
    pub pairs: u32,
    /// The mean of each bot's points a deal over the pool, so far.
    pub means: Vec<Spread>,
}

impl PoolMatch {
    /// Plays so many pairs between every bot and every member. `progress` is told after each pair of all of them, in the order of the
    /// seed. The report does not depend on the number of threads.
    ///
    /// # Errors
    /// [`ArenaError`]; of several misplays the one of the earliest pair.
    pub fn run(
        &self,
        pairs: u32,
        threads: usize,
        progress: Option<&mut dyn FnMut(&PoolProgress)>,
    ) -> Result<PoolReport, ArenaError> {
        let matches = self.matches()?;
        if pairs == 0 {
            return Err(ArenaError::NoPairs);
        }
        let free = Processes::default();
        let work = |pair| matches.iter().map(|one| Ok(one.play_pair(&free, pair, false)?.tally)).collect();
        let mut folding = Folding { sum: Sum::new(self), progress };
        let played = spread(pairs, threads, BTreeMap::new(), work, &mut folding);
        free.end();
        played?;
        let commands = matches.iter().any(|one| one.teams[0].has_command());
        Ok(folding.sum.report(self, commands))
    }

    /// Every bot against every member, bot by bot.
    fn matches(&self) -> Result<Vec<Match<'static>>, ArenaError> {
        if self.bots.is_empty() {
            return Err(ArenaError::NoBot(String::new()));
        }
        let mut matches = Vec::new();
        for bot in &self.bots {
            for member in self.pool.members(self.table.players) {
                let teams = [Team::read(bot)?, Team::read(member)?];
                for team in &teams {
                    team.check(self.table.players)?;
                }
                let Self { table, pair_kind, seed, time, ref stderr, .. } = *self;
                matches.push(Match { table, teams, pair_kind, seed, time, stderr: stderr.clone() });
            }
        }
        Ok(matches)
    }
}

impl PoolReport {
    /// One line of JSON with the keys that the book promises, in their order; figures are rounded to hundredths.
    pub fn json(&self) -> String {
        json::line(self)
    }
}

/// The report as people read it, in lines.
impl fmt::Display for PoolReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::lines(self).join("\n"))
    }
}

/// Adds pairs up as they come in order.
struct Folding<'c> {
    sum: Sum,
    progress: Option<&'c mut dyn FnMut(&PoolProgress)>,
}

/// What a pair of every match brought, in the order of the matches.
impl Fold<Vec<Tally>> for Folding<'_> {
    fn finished(&mut self, _: u32, _: &Vec<Tally>) -> Result<(), ArenaError> {
        Ok(())
    }

    fn fold(&mut self, pair: u32, tallies: Vec<Tally>) -> ControlFlow<()> {
        self.sum.add(&tallies);
        if let Some(tell) = &mut self.progress {
            tell(&PoolProgress { pairs: pair + 1, means: self.sum.means() });
        }
        ControlFlow::Continue(())
    }
}
