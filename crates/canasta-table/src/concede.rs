//! Conceding: a side gives up the game, and the other side wins. The score doesn't change.
//!
//! All people of the side have to agree. The first to agree makes the offer, and the others are asked. Bots always
//! agree, and people who have left the game aren't asked. An offer ends with the deal, or when the people of the side
//! change. Until then it is in the journal, so it survives a restart.

use canasta::{Game, Seat, Side};

use crate::TableRefusal;
use crate::fold::{State, Table};
use crate::fold_error::{FoldError, check};
use crate::journal::{Entry, Person, Substitute};

/// What a person wants to do about conceding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConcedeRequest {
    /// Offer to concede, or agree with a partner who has offered it.
    Offer,
    /// Agree with a partner's offer.
    Agree,
    /// Withdraw the offer, or decline it.
    KeepPlaying,
}

impl Table {
    /// The side that conceded the game; `None` if none did.
    pub const fn conceded(&self) -> Option<Side> {
        self.stage.conceded
    }

    /// The winner of a game that was conceded or is over; `None` for a replayed deal, which doesn't decide a game.
    pub(crate) fn winner_in(&self, game: &Game) -> Option<Side> {
        let by_points = || game.winner().filter(|_| !self.is_set());
        self.conceded().map_or_else(by_points, |side| self.players().other_side(side))
    }

    /// The seats of this seat's side whose people have agreed to concede; empty if no one has offered it.
    pub fn agreed_to_concede(&self, seat: Seat) -> Vec<Seat> {
        let side = self.players().side_of(seat);
        let agreed = self.stage.agreed_to_concede.iter().copied();
        agreed.filter(|&other| self.players().side_of(other) == side && self.state() != State::Over).collect()
    }

    /// Whether the person in a seat can concede, or offer to.
    ///
    /// # Errors
    /// [`TableRefusal`] with the reason.
    pub fn may_concede(&self, seat: Seat) -> Result<(), TableRefusal> {
        match self.state() {
            State::Over => return Err(TableRefusal::GameOver),
            State::Paused => return Err(TableRefusal::Paused),
            State::WaitingRoom => return Err(TableRefusal::GameNotBegun),
            State::Playing => {}
        }
        match self.person(seat) {
            None => Err(TableRefusal::NotSeated),
            _ if self.deals.current.is_none() => Err(TableRefusal::GameNotBegun),
            _ if self.is_set() || self.is_lesson() => Err(TableRefusal::DealToConcede),
            _ if self.players().sides() != 2 => Err(TableRefusal::SidesToConcede),
            Some(_) => Ok(()),
        }
    }

    /// The seats of the partners who must agree before this seat's side concedes, and haven't: people who haven't left
    /// the game.
    pub(crate) fn partners_to_ask(&self, seat: Seat) -> Vec<Seat> {
        let side = self.players().side_of(seat);
        let is_asked = |other: &Seat| {
            *other != seat
                && self.players().side_of(*other) == side
                && self.person(*other).is_some()
                && self.substitute(*other) != Some(Substitute::Left)
                && !self.stage.agreed_to_concede.contains(other)
        };
        self.players().seats().filter(is_asked).collect()
    }

    pub(crate) fn concede_entries(&self, person: Person, request: ConcedeRequest) -> Result<Vec<Entry>, TableRefusal> {
        let seat = self.seat_of(person).ok_or(TableRefusal::NotSeated)?;
        let is_pending = !self.agreed_to_concede(seat).is_empty();
        if request == ConcedeRequest::KeepPlaying {
            return Ok(if is_pending { vec![Entry::KeptPlaying(seat)] } else { Vec::new() });
        }
        // The request was sent twice.
        if self.conceded() == Some(self.players().side_of(seat)) {
            return Ok(Vec::new());
        }
        self.may_concede(seat)?;
        if request == ConcedeRequest::Agree && !is_pending {
            return Err(TableRefusal::RequestGone);
        }
        if self.stage.agreed_to_concede.contains(&seat) {
            return Ok(Vec::new());
        }
        let entry =
            if self.partners_to_ask(seat).is_empty() { Entry::Conceded(seat) } else { Entry::AgreedToConcede(seat) };
        // Someone who has left the game comes back to it first.
        let back = self.back(seat).filter(|_| self.substitute(seat) == Some(Substitute::Left));
        Ok(back.into_iter().chain([entry]).collect())
    }

    /// Applies an entry about conceding.
    pub(crate) fn apply_concession(&mut self, entry: &Entry) -> Result<(), FoldError> {
        match entry {
            Entry::AgreedToConcede(seat) => {
                let is_new = self.may_concede(*seat).is_ok() && !self.stage.agreed_to_concede.contains(seat);
                check(is_new && !self.partners_to_ask(*seat).is_empty(), "a person agreed to concede who couldn't")?;
                self.stage.agreed_to_concede.insert(*seat);
            }
            Entry::KeptPlaying(seat) => {
                let is_pending = self.person(*seat).is_some() && !self.agreed_to_concede(*seat).is_empty();
                check(is_pending, "an offer to concede was withdrawn that no one had made")?;
                self.withdraw_offer_to_concede(*seat);
            }
            Entry::Conceded(seat) => {
                let is_agreed = self.may_concede(*seat).is_ok() && self.partners_to_ask(*seat).is_empty();
                check(is_agreed, "a side conceded that couldn't")?;
                let side = self.players().side_of(*seat);
                self.stage.agreed_to_concede.clear();
                self.stage.conceded = Some(side);
                self.deals.log.concede(side);
            }
            _ => {}
        }
        Ok(())
    }

    /// Ends the offer of this seat's side, because it was withdrawn or the people of the side have changed.
    pub(crate) fn withdraw_offer_to_concede(&mut self, seat: Seat) {
        let players = self.players();
        self.stage.agreed_to_concede.retain(|&other| players.side_of(other) != players.side_of(seat));
    }
}
