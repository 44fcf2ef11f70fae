//! A pool of opponents with different styles. Bots are measured against each of these on the same deals.
//!
//! A gain over one opponent means little, because a search that models this opponent learns to beat only it. The mean
//! over a pool and the result against the worst member mean more, but not if they were used to choose the bot. So there
//! are two pools.

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
use crate::workers::{Fold, run_in_order};

use report::Totals;
pub use report::{PoolColumn, PoolReport, PoolStats};

/// A set of opponents to measure bots against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// For choosing between versions of a bot, as often as needed.
    Development,
    /// For the final measurement of a chosen bot. No bot may be trained, tuned or chosen with these opponents, so play
    /// them only once, at the end.
    HeldOut,
}

impl Pool {
    /// The teams of the pool. Mixed partners are included if a side has two seats or more.
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

    /// The pool's name in a report.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Development => "development",
            Self::HeldOut => "held-out",
        }
    }
}

/// Bots against every member of a pool, and everything that determines the result. The cards are the same for all bots
/// and members.
#[derive(Clone, Debug)]
pub struct PoolMatch {
    /// The rules and players.
    pub table: Table,
    /// The bots or teams to measure, in the format of [`Team::read`]. All others are compared with the first.
    pub bots: Vec<String>,
    /// Their opponents.
    pub pool: Pool,
    /// The unit of play in a pair.
    pub pair_kind: PairKind,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// See [`Match::time`].
    pub time: Option<Duration>,
    /// See [`Match::stderr`].
    pub stderr: Option<PathBuf>,
}

/// Progress of a pool match.
#[derive(Clone, PartialEq, Debug)]
pub struct PoolProgress {
    /// Number of pairs that every bot has played against every member.
    pub pairs: u32,
    /// Each bot's mean points per deal over the pool so far.
    pub means: Vec<Spread>,
}

impl PoolMatch {
    /// Plays this many pairs between every bot and every member. Calls `progress` whenever all bots have played a pair,
    /// in the order of the pairs. The report doesn't depend on the number of threads.
    ///
    /// # Errors
    /// [`ArenaError`]; if there are several misplays, that of the earliest pair.
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
        let idle_processes = Processes::default();
        let work = |pair| {
            matches.iter().map(|pool_match| Ok(pool_match.play_pair(&idle_processes, pair, false)?.tally)).collect()
        };
        let mut fold = PoolFold { totals: Totals::new(self), progress };
        let played = run_in_order(pairs, threads, BTreeMap::new(), work, &mut fold);
        idle_processes.end();
        played?;
        let commands = matches.iter().any(|pool_match| pool_match.teams[0].has_command());
        Ok(fold.totals.report(self, commands))
    }

    /// A match for every bot and member, grouped by bot.
    fn matches(&self) -> Result<Vec<Match<'static>>, ArenaError> {
        if self.bots.is_empty() {
            return Err(ArenaError::NoBot(String::new()));
        }
        let mut matches = Vec::new();
        for bot in &self.bots {
            for member in self.pool.members(self.table.players) {
                let teams = [Team::read(bot)?, Team::read(member)?];
                for team in &teams {
                    team.check(&self.table)?;
                }
                let Self { table, pair_kind, seed, time, ref stderr, .. } = *self;
                matches.push(Match { table, teams, pair_kind, seed, time, stderr: stderr.clone() });
            }
        }
        Ok(matches)
    }
}

impl PoolReport {
    /// One line of JSON with the keys that the book promises, in that order. Numbers are rounded to hundredths.
    pub fn json(&self) -> String {
        json::line(self)
    }
}

impl fmt::Display for PoolReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::lines(self).join("\n"))
    }
}

/// Adds pairs up in order.
struct PoolFold<'c> {
    totals: Totals,
    progress: Option<&'c mut dyn FnMut(&PoolProgress)>,
}

/// Receives the results of one pair in every match, in the order of the matches.
impl Fold<Vec<Tally>> for PoolFold<'_> {
    fn finished(&mut self, _: u32, _: &Vec<Tally>) -> Result<(), ArenaError> {
        Ok(())
    }

    fn fold(&mut self, pair: u32, tallies: Vec<Tally>) -> ControlFlow<()> {
        self.totals.add(&tallies);
        if let Some(report) = &mut self.progress {
            report(&PoolProgress { pairs: pair + 1, means: self.totals.means() });
        }
        ControlFlow::Continue(())
    }
}
