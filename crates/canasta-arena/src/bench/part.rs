//! The parts of the bench.

use core::fmt;

/// What can be measured, in the order in which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Random deals from shuffle to score.
    Deals,
    /// Deals drawn that fit what a seat sees.
    Worlds,
    /// The whole turns that are worth considering, listed.
    Turns,
    /// Decisions simulated in deals that are played on.
    Nodes,
    /// Decisions of every level, and how long they take.
    Levels,
    /// By how much decisions take longer than a time that is set for them; the only part whose work depends on the clock.
    Time,
}

impl Part {
    /// All parts, in the order in which they are run and printed.
    pub const ALL: [Self; 6] = [Self::Deals, Self::Worlds, Self::Turns, Self::Nodes, Self::Levels, Self::Time];

    /// As the command line knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deals => "deals",
            Self::Worlds => "worlds",
            Self::Turns => "turns",
            Self::Nodes => "nodes",
            Self::Levels => "levels",
            Self::Time => "time",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
