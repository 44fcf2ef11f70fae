//! A match: two teams at a table, and everything that determines the result. The module `duel` runs it.

use std::path::PathBuf;
use std::time::Duration;

use canasta::{Players, RuleSet, Seat, Side};

use crate::team::{Team, TeamBot};

/// A table: the rules and the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The rules of all games.
    pub rules: RuleSet,
    /// The number of players.
    pub players: Players,
}

impl Table {
    /// Four players under Hoyle.
    pub const HOYLE: Self = Self { rules: RuleSet::HOYLE, players: Players::FOUR };
}

/// The unit of play in a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PairKind {
    /// Single deals, with starting scores from the published table ([`crate::STARTS`]).
    Deals,
    /// Whole games.
    Games,
}

/// Two teams at a table, and everything that determines the result. A pair plays the same cards once for each side. The
/// first team sits on that side, and the second team on all others.
#[derive(Debug)]
pub struct Match<'b> {
    /// The rules and players.
    pub table: Table,
    /// The first team and the second.
    pub teams: [Team<'b>; 2],
    /// The unit of play in a pair.
    pub pair_kind: PairKind,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// Time limit per decision, which makes the result depend on the machine. Without it, commands have 5 seconds and
    /// other bots have no limit.
    pub time: Option<Duration>,
    /// File to append the commands' stderr to.
    pub stderr: Option<PathBuf>,
}

impl<'b> Match<'b> {
    /// A match of single deals without a time limit.
    pub const fn single_deals(table: Table, teams: [Team<'b>; 2], seed: u64) -> Self {
        Self { table, teams, pair_kind: PairKind::Deals, seed, time: None, stderr: None }
    }

    /// The bot in a seat while the first team sits on side `a_side`.
    pub(crate) fn bot_at(&self, a_side: Side, seat: Seat) -> &TeamBot<'b> {
        let players = self.table.players;
        self.teams[usize::from(players.side_of(seat) != a_side)].bot_at(players, seat)
    }
}
