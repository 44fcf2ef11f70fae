//! Commitments to deals, the seats that are ready for the next deal, and the seeds revealed afterwards.
//!
//! The server draws a seed for the next deal and shows its commitment. Then people get ready and add their cuts. The
//! deck follows from seed and cuts, and the fold accepts no other. The seed is revealed when the deal is scored or
//! the game is closed.
//!
//! Deals with known cards have no commitment. These are lessons, replayed deals, deals of the day, and deals that a
//! practice table continues.

use canasta::{Card, MAX_SEATS, Seat};
use canasta_record::fair::{Cut, DealTerms, Proof, Seed, rules_hash};

use crate::committed::CommittedDeal;
use crate::fold::{State, Table};
use crate::fold_error::FoldError;
use crate::journal::Entry;
use crate::scene::{DealCommitment, Player, Shuffling};

/// A change to a table's commitments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommitmentEvent {
    /// A new commitment.
    Committed(DealCommitment),
    /// The seed of a deal is revealed because the deal is scored.
    Revealed {
        /// The deal's number, from 1.
        deal: usize,
    },
    /// All seeds are revealed because the game is closed or conceded.
    AllRevealed,
}

impl Table {
    /// Whether the next deal needs a commitment and has none yet.
    pub fn wants_commitment(&self) -> bool {
        self.next_deal().is_some() && self.committed.next.is_none() && !self.is_lesson() && !self.is_set()
    }

    /// The entry that commits to the next deal; `None` if it needs no commitment.
    pub fn commitment(&self, seed: Seed) -> Option<Entry> {
        let deal = self.next_deal().filter(|_| self.wants_commitment())?;
        Some(Entry::Committed { deal, seed })
    }

    /// Whether the next deal has a commitment.
    pub const fn has_commitment(&self) -> bool {
        self.committed.next.is_some()
    }

    /// Whether the person in this seat is ready for the next deal.
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.committed.ready.contains(&seat)
    }

    /// Whether anyone is ready for the next deal.
    pub fn is_anyone_ready(&self) -> bool {
        !self.committed.ready.is_empty()
    }

    /// Whether the next deal may be dealt now. The caller decides which players to wait for.
    pub fn may_deal(&self) -> bool {
        self.state() == State::Playing && self.next_deal().is_some() && !self.is_lesson() && !self.is_set()
    }

    /// The entry that deals the committed deck; `None` if there is no commitment or it isn't time to deal.
    pub fn deal_committed(&self) -> Option<Entry> {
        let committed = self.committed.next.as_ref().filter(|_| self.may_deal())?;
        Some(Entry::Dealt { deal: committed.terms.deal, deck: committed.deck() })
    }

    /// The entry that deals a deck without a commitment; `None` if there is a commitment or it isn't time to deal.
    pub fn deal_without_commitment(&self, deck: Vec<Card>) -> Option<Entry> {
        let deal = self.next_deal().filter(|_| self.may_deal() && !self.has_commitment())?;
        Some(Entry::Dealt { deal, deck })
    }

    /// Whether the game was abandoned or closed.
    pub const fn is_closed(&self) -> bool {
        self.stage.closed
    }

    /// The proofs of all committed deals in order, including the next one. A proof contains the seed once the deal is
    /// scored or the game is stopped.
    pub fn proofs(&self) -> Vec<Proof> {
        let scored = self.deals.game.deals().len();
        let proof = |committed: &CommittedDeal| {
            let is_revealed = committed.terms.deal <= scored || self.is_stopped();
            let mut cuts = committed.cuts.clone();
            cuts.sort_by_key(|(seat, _)| *seat);
            Proof {
                terms: committed.terms.clone(),
                commitment: committed.commitment,
                seed: is_revealed.then(|| committed.seed.clone()),
                cuts,
            }
        };
        self.committed.dealt.iter().chain(&self.committed.next).map(proof).collect()
    }

    /// The change to the commitments if this entry comes next; `None` if nothing changes.
    pub fn commitment_event(&self, entry: &Entry) -> Option<CommitmentEvent> {
        match entry {
            Entry::Committed { deal, seed } => {
                Some(CommitmentEvent::Committed(CommittedDeal::of(self.deal_terms(*deal), seed.clone()).commitment()))
            }
            Entry::Closed { .. } | Entry::Conceded(_) => Some(CommitmentEvent::AllRevealed),
            Entry::Acted { action, .. } => {
                let deal = self.committed.dealt.last().map(|committed| committed.terms.deal)?;
                let mut after =
                    self.deals.current.clone().filter(|_| self.is_playing() && deal == self.deal_number())?;
                after.apply(action).ok()?;
                after.public().ending().map(|_| CommitmentEvent::Revealed { deal })
            }
            // With some decks no action is possible, so the deal is over as soon as it is dealt.
            Entry::Dealt { deal, .. } => {
                let was_committed = self.committed.next.is_some();
                let mut after = self.clone();
                after.apply(entry).ok()?;
                (was_committed && !after.is_playing()).then_some(CommitmentEvent::Revealed { deal: *deal })
            }
            _ => None,
        }
    }

    /// The commitment to a deal.
    pub(crate) fn commitment_of(&self, deal: usize) -> Option<DealCommitment> {
        let committed = self.committed.dealt.iter().chain(&self.committed.next);
        committed.map(CommittedDeal::commitment).find(|commitment| commitment.deal == deal)
    }

    /// Marks the seats that are ready for this deal. No seat is ready if it isn't the next deal.
    pub(crate) fn ready_for(&self, deal: usize) -> [bool; MAX_SEATS] {
        let mut ready = [false; MAX_SEATS];
        for seat in self.committed.ready.iter().filter(|_| self.next_deal() == Some(deal)) {
            ready[seat.index()] = true;
        }
        ready
    }

    /// The screen between the start of the game and its first deal; `None` at any other time.
    pub fn shuffling(&self, viewer: Option<Seat>) -> Option<Shuffling> {
        if self.deals.current.is_some() || !self.has_begun() {
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

    /// The cut if it counts; `None` if the deal has no commitment or the person took the seat after the commitment.
    pub(crate) fn accepted_cut(&self, seat: Seat, cut: Option<Cut>) -> Option<Cut> {
        let terms = &self.committed.next.as_ref()?.terms;
        cut.filter(|_| terms.seats.get(seat.index()).is_some_and(Option::is_some))
    }

    /// Applies an entry about commitments, ready players or the end of the game.
    pub(crate) fn apply_commitment(&mut self, entry: &Entry) -> Result<(), FoldError> {
        let check = |is_possible: bool, why| if is_possible { Ok(()) } else { Err(FoldError::Commitment(why)) };
        match entry {
            Entry::Committed { deal, seed } => {
                check(self.next_deal() == Some(*deal) && self.wants_commitment(), "a commitment out of order")?;
                self.committed.next = Some(CommittedDeal::of(self.deal_terms(*deal), seed.clone()));
            }
            Entry::Ready { by, deal, cut } => {
                let is_due = self.next_deal() == Some(*deal) && self.state() == State::Playing;
                check(is_due && self.person(by.seat).is_some(), "a person was ready for the wrong deal")?;
                check(!self.is_ready(by.seat), "a person was ready twice")?;
                check(self.accepted_cut(by.seat, *cut) == *cut, "a cut that doesn't count")?;
                self.committed.ready.insert(by.seat);
                if let (Some(committed), Some(cut)) = (&mut self.committed.next, cut) {
                    committed.cuts.push((by.seat, *cut));
                }
            }
            Entry::Closed { by } => {
                check(self.state() != State::Over, "a finished game was closed")?;
                check(by.is_none_or(|person| person.0 < self.came()), "an unknown person closed the table")?;
                self.stage.closed = true;
                self.stage.closed_by = *by;
            }
            _ => {}
        }
        Ok(())
    }

    /// Checks a deck against the commitment, if there is one.
    pub(crate) fn check_commitment(&self, deal: usize, deck: &[Card]) -> Result<(), FoldError> {
        match &self.committed.next {
            Some(committed) if committed.deck() != deck => Err(FoldError::WrongDeck { deal }),
            _ => Ok(()),
        }
    }

    /// Moves the next deal's commitment to the dealt ones, and forgets who was ready.
    pub(crate) fn mark_committed_deal_as_dealt(&mut self) {
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
