//! What a player in a seat asks of the game, and the entry that it becomes: judged whole, changing nothing.

use canasta::{CardAction, Illegal, Phase};
use canasta_record::fair::Cut;

use crate::fold::{State, Table};
use crate::journal::{ActionId, Entry};
use crate::lesson::LessonHint;

/// What a player in a seat asks of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatRequest {
    /// An act of a turn.
    Action(CardAction),
    /// To have the next deal, with the cut that the player adds; it counts where the table has committed to a seed.
    NextDeal(Option<Cut>),
}

/// What becomes of a request that is granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposed {
    /// A new entry: make it durable, then apply it.
    New(Entry),
    /// It was done before, under the same id.
    Done {
        /// How many entries the journal has up to it.
        n: u64,
    },
}

/// Why a request in the game is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRefusal {
    /// The table has no such seat.
    NoSuchSeat,
    /// The request was made looking at an older state of the table.
    Stale,
    /// The id was used for another request.
    IdTaken,
    /// The rules of the game forbid it.
    Illegal(Illegal),
    /// It is the turn of another player.
    NotYourTurn {
        /// The name of that player; empty for a person who was forgotten.
        to_act: String,
    },
    /// The partner has to answer first whether the player may go out.
    AnswerDue {
        /// The partner's name; empty for a person who was forgotten.
        from: String,
    },
    /// The next deal comes when this one is over.
    DealNotOver,
    /// The player is ready for the next deal.
    ReadyAlready,
    /// The game is over.
    GameOver,
    /// The game has not begun.
    NotBegun,
    /// The game is paused.
    Paused,
    /// The rules allow it, but the lesson is elsewhere.
    NotYet(LessonHint),
}

impl Table {
    /// Judges a request of a seat that was made looking at the table with `n` entries. Sent again under the same id, it
    /// has the same answer as the first time.
    ///
    /// # Errors
    /// [`GameRefusal`], with the reason.
    pub fn propose(&self, by: ActionId, n: u64, request: SeatRequest) -> Result<Proposed, GameRefusal> {
        if by.seat.0 >= self.players().count() {
            return Err(GameRefusal::NoSuchSeat);
        }
        if let Some(done) = self.journal.done.get(&by) {
            let same = match &request {
                SeatRequest::Action(action) => done.action.as_ref() == Some(action),
                SeatRequest::NextDeal(_) => done.action.is_none(),
            };
            return if same { Ok(Proposed::Done { n: done.n }) } else { Err(GameRefusal::IdTaken) };
        }
        // People who came, left or paused since then make no act stale.
        if n < self.played() || n > self.n() {
            return Err(GameRefusal::Stale);
        }
        match self.state() {
            State::WaitingRoom => return Err(GameRefusal::NotBegun),
            State::Paused => return Err(GameRefusal::Paused),
            State::Playing | State::Over => {}
        }
        match request {
            SeatRequest::Action(action) => self.propose_action(by, action),
            SeatRequest::NextDeal(cut) => self.propose_ready(by, cut),
        }
    }

    fn propose_action(&self, by: ActionId, action: CardAction) -> Result<Proposed, GameRefusal> {
        if self.state() == State::Over {
            return Err(GameRefusal::GameOver);
        }
        let Some(deal) = &self.deals.present else { return Err(GameRefusal::Illegal(Illegal::DealOver)) };
        match self.to_act() {
            None => return Err(GameRefusal::Illegal(Illegal::DealOver)),
            Some(seat) if seat != by.seat => {
                let name = self.name(seat);
                let answers = matches!(deal.public().phase(), Phase::Answer { .. }) && deal.public().turn() == by.seat;
                let name = name.to_owned();
                return Err(if answers {
                    GameRefusal::AnswerDue { from: name }
                } else {
                    GameRefusal::NotYourTurn { to_act: name }
                });
            }
            Some(_) => {}
        }
        deal.check(&action).map_err(GameRefusal::Illegal)?;
        if let Some(first) = self.not_yet(by.seat, &action) {
            return Err(GameRefusal::NotYet(first));
        }
        Ok(Proposed::New(Entry::Acted { by, action, substitute: false }))
    }

    fn propose_ready(&self, by: ActionId, cut: Option<Cut>) -> Result<Proposed, GameRefusal> {
        if self.state() == State::Over {
            return Err(GameRefusal::GameOver);
        }
        if let Some(first) = self.only_one_deal() {
            return Err(GameRefusal::NotYet(first));
        }
        let deal = self.next_deal().ok_or(GameRefusal::DealNotOver)?;
        if self.person(by.seat).is_none() {
            return Err(GameRefusal::NoSuchSeat);
        }
        if self.is_ready(by.seat) {
            return Err(GameRefusal::ReadyAlready);
        }
        let cut = self.counted(by.seat, cut);
        Ok(Proposed::New(Entry::Ready { by, deal, cut }))
    }
}
