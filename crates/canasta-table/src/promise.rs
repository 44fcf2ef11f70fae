//! What is promised of a deal before it is dealt, which seats are ready for it, and what is told of it afterwards.
//!
//! A deal is sealed: the server has drawn a seed, and its commitment is shown. Then persons are ready for it and add their
//! cuts. The deck follows from both, and the fold takes no other. The seed is told when the deal is scored, or when the game
//! is given up. Nothing is promised of cards that are known: those of a lesson, of a deal that is played again, and of the deals
//! from which a practice table goes on.

use canasta::{Card, MAX_SEATS, Seat};
use canasta_record::fair::{Cut, DealTerms, Proof, Seed, rules_hash};

use crate::committed::CommittedDeal;
use crate::fold::{State, Table};
use crate::fold_error::FoldError;
use crate::journal::Entry;
use crate::scene::{DealCommitment, Player, Shuffling};

/// What an entry changes about the commitments of deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommitmentEvent {
    /// A deal is committed to.
    Committed(DealCommitment),
    /// The seed of a deal is revealed: the deal is scored.
    Revealed {
        /// Its number, from 1.
        deal: usize,
    },
    /// Every seed is revealed: the game is given up.
    AllRevealed,
}

impl Table {
    /// Whether the next deal may be sealed: there will be one, and nothing was promised of it yet.
    pub fn wants_commitment(&self) -> bool {
        self.next_deal().is_some() && self.committed.next.is_none() && !self.is_lesson() && !self.is_set()
    }

    /// The entry that promises the next deal; `None` where none is to be promised.
    pub fn commitment(&self, seed: Seed) -> Option<Entry> {
        let deal = self.next_deal().filter(|_| self.wants_commitment())?;
        Some(Entry::Committed { deal, seed })
    }

    /// Whether the next deal is promised.
    pub const fn has_commitment(&self) -> bool {
        self.committed.next.is_some()
    }

    /// Whether the person in this seat is ready for the next deal.
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.committed.ready.contains(&seat)
    }

    /// Whether any person is ready for the next deal.
    pub fn is_anybody_ready(&self) -> bool {
        !self.committed.ready.is_empty()
    }

    /// Whether the next deal may be dealt now. Who is waited for is not the table's to say.
    pub fn may_deal(&self) -> bool {
        self.state() == State::Playing && self.next_deal().is_some() && !self.is_lesson() && !self.is_set()
    }

    /// The entry that deals what was promised; `None` where nothing was, or nothing may be dealt now.
    pub fn deal_committed(&self) -> Option<Entry> {
        let promise = self.committed.next.as_ref().filter(|_| self.may_deal())?;
        Some(Entry::Dealt { deal: promise.terms.deal, deck: promise.deck() })
    }

    /// The entry that deals a deck of which nothing was promised; `None` where something was, or nothing may be dealt now.
    pub fn deal_unpromised(&self, deck: Vec<Card>) -> Option<Entry> {
        let deal = self.next_deal().filter(|_| self.may_deal() && !self.has_commitment())?;
        Some(Entry::Dealt { deal, deck })
    }

    /// Whether the game was given up.
    pub const fn is_closed(&self) -> bool {
        self.stage.closed
    }

    /// What shows whether each promised deal is fair, in their order, the next one included. The seed is told once the deal
    /// is scored, or the game given up.
    pub fn proofs(&self) -> Vec<Proof> {
        let scored = self.deals.game.deals().len();
        let proof = |promise: &CommittedDeal| {
            let told = promise.terms.deal <= scored || self.is_closed();
            let mut cuts = promise.cuts.clone();
            cuts.sort_by_key(|(seat, _)| *seat);
            Proof {
                terms: promise.terms.clone(),
                commitment: promise.commitment,
                seed: told.then(|| promise.seed.clone()),
                cuts,
            }
        };
        self.committed.dealt.iter().chain(&self.committed.next).map(proof).collect()
    }

    /// What this entry, coming next, will change about the commitments of deals.
    pub fn commitment_event(&self, entry: &Entry) -> Option<CommitmentEvent> {
        match entry {
            Entry::Committed { deal, seed } => {
                Some(CommitmentEvent::Committed(CommittedDeal::of(self.deal_terms(*deal), seed.clone()).commitment()))
            }
            Entry::Closed { .. } => Some(CommitmentEvent::AllRevealed),
            Entry::Acted { action, .. } => {
                let deal = self.committed.dealt.last().map(|promise| promise.terms.deal)?;
                let mut after =
                    self.deals.present.clone().filter(|_| self.is_playing() && deal == self.deal_number())?;
                after.apply(action).ok()?;
                after.public().ending().map(|_| CommitmentEvent::Revealed { deal })
            }
            // Where the cards are such that no act is possible, a deal is over as soon as it is dealt.
            Entry::Dealt { deal, .. } => {
                let promised = self.committed.next.is_some();
                let mut after = self.clone();
                after.apply(entry).ok()?;
                (promised && !after.is_playing()).then_some(CommitmentEvent::Revealed { deal: *deal })
            }
            _ => None,
        }
    }

    /// What was promised of a deal that is shown, or of the next one after a deal that is shown and over.
    pub(crate) fn commitment_of(&self, deal: usize) -> Option<DealCommitment> {
        let promises = self.committed.dealt.iter().chain(&self.committed.next);
        promises.map(CommittedDeal::commitment).find(|commitment| commitment.deal == deal)
    }

    /// Which seats are ready for a deal of this number; none where that is not the next one.
    pub(crate) fn ready_for(&self, deal: usize) -> [bool; MAX_SEATS] {
        let mut ready = [false; MAX_SEATS];
        for seat in self.committed.ready.iter().filter(|_| self.next_deal() == Some(deal)) {
            ready[seat.index()] = true;
        }
        ready
    }

    /// What everybody is shown between the beginning of the game and its first deal; `None` at any other time.
    pub fn shuffling(&self, viewer: Option<Seat>) -> Option<Shuffling> {
        if self.deals.present.is_some() || !self.has_begun() {
            return None;
        }
        let player = |seat: Seat| Player { name: self.name(seat).to_owned(), bot: self.bot(seat).map(str::to_owned) };
        Some(Shuffling {
            table: self.id.clone(),
            n: self.n(),
            players: self.players().seats().map(player).collect(),
            me: viewer,
            commitment: self.commitment_of(1),
            ready: self.ready_for(1),
            paused: self.stage.paused_by.map(|person| self.name_of(person).to_owned()),
            closed: self.is_closed(),
            closed_by: self.closed_by().map(str::to_owned),
        })
    }

    /// What a person in a seat may add to the next deal: nothing where it is not sealed, or they came to the seat later.
    pub(crate) fn counted(&self, seat: Seat, cut: Option<Cut>) -> Option<Cut> {
        let terms = &self.committed.next.as_ref()?.terms;
        cut.filter(|_| terms.seats.get(seat.index()).is_some_and(Option::is_some))
    }

    /// Does an entry that promises, says that a person is ready, or gives the game up.
    pub(crate) fn promise(&mut self, entry: &Entry) -> Result<(), FoldError> {
        let fits = |could: bool, why| if could { Ok(()) } else { Err(FoldError::Commitment(why)) };
        match entry {
            Entry::Committed { deal, seed } => {
                fits(self.next_deal() == Some(*deal) && self.wants_commitment(), "a deal was promised out of order")?;
                self.committed.next = Some(CommittedDeal::of(self.deal_terms(*deal), seed.clone()));
            }
            Entry::Ready { by, deal, cut } => {
                let now = self.next_deal() == Some(*deal) && self.state() == State::Playing;
                fits(now && self.person(by.seat).is_some(), "a person was ready for a deal that did not come next")?;
                fits(!self.is_ready(by.seat), "a person was ready twice")?;
                fits(self.counted(by.seat, *cut) == *cut, "a cut was added that does not count")?;
                self.committed.ready.insert(by.seat);
                if let (Some(promise), Some(cut)) = (&mut self.committed.next, cut) {
                    promise.cuts.push((by.seat, *cut));
                }
            }
            Entry::Closed { by } => {
                fits(self.state() != State::Over, "a game was given up that was over")?;
                fits(by.is_none_or(|person| person.0 < self.came()), "a table was closed by a person who never came")?;
                self.stage.closed = true;
                self.stage.closed_by = *by;
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether a deck is the one that was promised, where one was.
    pub(crate) fn check_promise(&self, deal: usize, deck: &[Card]) -> Result<(), FoldError> {
        match &self.committed.next {
            Some(promise) if promise.deck() != deck => Err(FoldError::WrongDeck { deal }),
            _ => Ok(()),
        }
    }

    /// The next deal was dealt.
    pub(crate) fn was_dealt(&mut self) {
        self.committed.ready.clear();
        self.committed.dealt.extend(self.committed.next.take());
    }

    fn deal_terms(&self, deal: usize) -> DealTerms {
        DealTerms {
            table: self.id.clone(),
            deal,
            rules: rules_hash(&self.terms.preset, &self.terms.rules),
            seats: self.players().seats().map(|seat| self.person(seat)).collect(),
            dealer: self.deals.game.next_dealer(),
        }
    }
}
