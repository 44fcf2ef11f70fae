//! Deals with a commitment: their seeds, the players' cuts, and the seats that are ready for the next deal. The rules
//! for them are in `commitments`.

use std::collections::BTreeSet;

use canasta::{Card, Seat};
use canasta_record::fair::{Cut, DealTerms, Seed};

use crate::journal::Hash;
use crate::scene::DealCommitment;

/// A committed deal with its secret seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommittedDeal {
    pub(crate) terms: DealTerms,
    pub(crate) seed: Seed,
    pub(crate) commitment: Hash,
    /// Cuts in the order of arrival.
    pub(crate) cuts: Vec<(Seat, Cut)>,
}

impl CommittedDeal {
    pub(crate) fn of(terms: DealTerms, seed: Seed) -> Self {
        Self { commitment: terms.commitment(&seed), terms, seed, cuts: Vec::new() }
    }

    pub(crate) fn deck(&self) -> Vec<Card> {
        self.terms.deck(&self.seed, &self.cuts)
    }

    pub(crate) const fn commitment(&self) -> DealCommitment {
        DealCommitment { deal: self.terms.deal, commitment: self.commitment }
    }
}

/// The commitments of a table, and the seats that are ready for the next deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct CommittedDeals {
    /// Deals dealt so far, oldest first.
    pub(crate) dealt: Vec<CommittedDeal>,
    pub(crate) next: Option<CommittedDeal>,
    /// The seats that are ready for the next deal.
    pub(crate) ready: BTreeSet<Seat>,
}
