//! The commitments to a table's deals as its fold keeps them, seeds included.

use std::collections::BTreeSet;

use canasta::{Card, Seat};
use canasta_journal::Hash;
use canasta_record::fair::{Cut, Pledge, Seed};

use crate::scene::Seal;

/// What was promised of one deal, the secret included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Promise {
    pub(crate) pledge: Pledge,
    pub(crate) seed: Seed,
    pub(crate) commitment: Hash,
    /// In the order in which they came.
    pub(crate) cuts: Vec<(Seat, Cut)>,
}

impl Promise {
    pub(crate) fn of(pledge: Pledge, seed: Seed) -> Self {
        Self { commitment: pledge.commitment(&seed), pledge, seed, cuts: Vec::new() }
    }

    pub(crate) fn deck(&self) -> Vec<Card> {
        self.pledge.deck(&self.seed, &self.cuts)
    }

    pub(crate) const fn seal(&self) -> Seal {
        Seal { deal: self.pledge.deal, commitment: self.commitment }
    }
}

/// The promises of a table, and who waits for the next deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Promises {
    /// Of the deals that were dealt, in their order.
    pub(crate) dealt: Vec<Promise>,
    /// Of the deal that comes next.
    pub(crate) next: Option<Promise>,
    /// Who is ready for it.
    pub(crate) ready: BTreeSet<Seat>,
    /// Whether the game was given up.
    pub(crate) closed: bool,
}
