//! From a wish to an entry: judged whole, changing nothing.

use canasta::{CardAct, Illegal, Phase};
use canasta_record::fair::Cut;
use canasta_record::journal::{ActId, Entry};
use canasta_record::words::desk;
use canasta_record::words::refusal::{self, Refusal};

use crate::fold::{State, Table};

/// What somebody in a seat wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To act.
    Act(CardAct),
    /// To have the next deal.
    NextDeal {
        /// What they add to it; it counts where the deal is promised.
        cut: Option<Cut>,
    },
}

/// What becomes of a wish that is granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposed {
    /// A new entry: make it durable, then apply it.
    New(Entry),
    /// It was done before, under the same name: the number of its entry.
    Done {
        /// Entries of the journal with it.
        n: u64,
    },
}

/// Why a wish is not granted. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The table has no such seat.
    NoSuchSeat,
    /// The wish was made looking at an older state of the table.
    Stale,
    /// The name was used for another wish.
    IdTaken,
    /// The rules of the game, or whose turn it is, forbid it.
    Rules(Refusal),
    /// The rules allow it, but the lesson is elsewhere: what to do first.
    NotYet(&'static str),
}

impl Table {
    /// Judges a wish of a seat that was made looking at the table with `n` entries. Sent again under the same name, it has
    /// the same answer as the first time.
    ///
    /// # Errors
    /// [`Refused`], with the reason.
    pub fn propose(&self, by: ActId, n: u64, wish: Wish) -> Result<Proposed, Refused> {
        if by.seat.0 >= self.players().count() {
            return Err(Refused::NoSuchSeat);
        }
        if let Some(done) = self.done.get(&by) {
            let same = match &wish {
                Wish::Act(act) => done.act.as_ref() == Some(act),
                Wish::NextDeal { .. } => done.act.is_none(),
            };
            return if same { Ok(Proposed::Done { n: done.n }) } else { Err(Refused::IdTaken) };
        }
        // Who came, went or rested since makes no act stale.
        if n < self.played() || n > self.n() {
            return Err(Refused::Stale);
        }
        match self.state() {
            State::Gathering => return Err(Refused::Rules(desk::not_begun())),
            State::Paused => return Err(Refused::Rules(desk::paused())),
            State::Playing | State::Over => {}
        }
        match wish {
            Wish::Act(act) => self.propose_act(by, act),
            Wish::NextDeal { cut } => self.propose_ready(by, cut),
        }
    }

    fn propose_act(&self, by: ActId, act: CardAct) -> Result<Proposed, Refused> {
        if self.state() == State::Over {
            return Err(Refused::Rules(desk::game_over()));
        }
        let Some(deal) = &self.deal else { return Err(illegal(&Illegal::DealOver)) };
        match self.to_act() {
            None => return Err(illegal(&Illegal::DealOver)),
            Some(seat) if seat != by.seat => {
                let name = self.name(seat);
                let answers = matches!(deal.public().phase(), Phase::Answer { .. }) && deal.public().turn() == by.seat;
                let refusal = if answers { desk::answer_due_from(name) } else { desk::not_your_turn(name) };
                return Err(Refused::Rules(refusal));
            }
            Some(_) => {}
        }
        deal.check(&act).map_err(|why| illegal(&why))?;
        if let Some(first) = self.not_yet(by.seat, &act) {
            return Err(Refused::NotYet(first));
        }
        Ok(Proposed::New(Entry::Acted { by, act, stand_in: false }))
    }

    fn propose_ready(&self, by: ActId, cut: Option<Cut>) -> Result<Proposed, Refused> {
        if self.state() == State::Over {
            return Err(Refused::Rules(desk::game_over()));
        }
        if let Some(first) = self.only_one_deal() {
            return Err(Refused::NotYet(first));
        }
        let deal = self.next_deal().ok_or_else(|| Refused::Rules(desk::deal_not_over()))?;
        if self.person(by.seat).is_none() {
            return Err(Refused::NoSuchSeat);
        }
        if self.is_ready(by.seat) {
            return Err(Refused::Rules(desk::ready_already()));
        }
        let cut = self.counted(by.seat, cut);
        Ok(Proposed::New(Entry::Ready { by, deal, cut }))
    }
}

fn illegal(why: &Illegal) -> Refused {
    Refused::Rules(refusal::of(why))
}
