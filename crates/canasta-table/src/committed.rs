//! Deals that were sealed before they are dealt: the seed with its commitment, the cuts that players added, and who is ready
//! for the next one. What the table makes of them is in `promise`.

use std::collections::BTreeSet;

use canasta::{Card, Seat};
use canasta_record::fair::{Cut, DealTerms, Seed};

use crate::journal::Hash;
use crate::scene::DealCommitment;

/// What was promised of one deal, the secret included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommittedDeal {
    pub(crate) terms: DealTerms,
    pub(crate) seed: Seed,
    pub(crate) commitment: Hash,
    /// In the order in which they came.
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

/// The promises of a table, and the seats that are ready for the next deal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct CommittedDeals {
    /// Of the deals that were dealt, in their order.
    pub(crate) dealt: Vec<CommittedDeal>,
    /// Of the deal that comes next.
    pub(crate) next: Option<CommittedDeal>,
    /// The seats that are ready for it.
    pub(crate) ready: BTreeSet<Seat>,
}
