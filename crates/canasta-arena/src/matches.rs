//! A match: two teams at a table, and all that decides its result. How it is run is in `duel`.

use std::path::PathBuf;
use std::time::Duration;

use canasta::{Players, RuleSet, Seat, Side};

use crate::team::{Team, TeamBot};

/// A table: the rules, and how many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// The rules by which all games at it are played.
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
pub enum PairKind {
    /// Single deals, with starting scores from the published table ([`crate::STARTS`]).
    Deals,
    /// Whole games, to the points that end a game.
    Games,
}

/// Two teams at a table, and all that decides the result. In a pair the same cards are played once for each side:
/// the first team sits there, the second on all other sides.
#[derive(Debug)]
pub struct Match<'b> {
    /// What is played.
    pub table: Table,
    /// The first team and the second.
    pub teams: [Team<'b>; 2],
    /// What a pair is made of.
    pub pair_kind: PairKind,
    /// The seed of decks, dealers, starting scores and decisions.
    pub seed: u64,
    /// Time for each decision. The result then depends on the machine. Without it a command has 5 seconds, other bots as
    /// long as they take.
    pub time: Option<Duration>,
    /// A file to which the standard error of commands is added.
    pub stderr: Option<PathBuf>,
}

impl<'b> Match<'b> {
    /// Pairs of single deals without a clock.
    pub const fn of_deals(table: Table, teams: [Team<'b>; 2], seed: u64) -> Self {
        Self { table, teams, pair_kind: PairKind::Deals, seed, time: None, stderr: None }
    }

    /// The bot in a seat while the first team has that side.
    pub(crate) fn bot_at(&self, a_side: Side, seat: Seat) -> &TeamBot<'b> {
        let players = self.table.players;
        self.teams[usize::from(players.side_of(seat) != a_side)].at(players, seat)
    }
}
