//! The parts of the benchmark.

use core::fmt;

/// A part of the benchmark, in the order of measurement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Random deals from shuffle to score.
    Deals,
    /// Sampling deals that fit a seat's view.
    SampledDeals,
    /// Listing the candidate turns.
    Turns,
    /// Decisions simulated in playouts.
    Nodes,
    /// Decisions of every level, and their duration.
    Levels,
    /// How far decisions exceed a time limit. Only this part's amount of work depends on the clock.
    Time,
    /// The messages that show actions on all screens of a table. The caller makes them, because this crate has no pages.
    Page,
}

impl Part {
    /// All parts, in the order of measurement and output.
    pub const ALL: [Self; 7] =
        [Self::Deals, Self::SampledDeals, Self::Turns, Self::Nodes, Self::Levels, Self::Time, Self::Page];

    /// The part's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deals => "deals",
            Self::SampledDeals => "worlds",
            Self::Turns => "turns",
            Self::Nodes => "nodes",
            Self::Levels => "levels",
            Self::Time => "time",
            Self::Page => "page",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
