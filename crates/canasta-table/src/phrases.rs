//! Decides which phrases a seat may say, under the rules of the game and the table's terms.

use canasta::Seat;

use crate::chat::Phrase;
use crate::fold::{State, Table};
use crate::scene::SpokenPhrase;

impl Table {
    /// The phrases that a seat may say now.
    pub fn may_say(&self, seat: Seat) -> Vec<Phrase> {
        Phrase::ALL.into_iter().filter(|&phrase| self.spoken_phrase(seat, phrase).is_some()).collect()
    }

    /// The phrase as everyone sees it; `None` if the seat may not say it.
    ///
    /// The minimum may be said in the partner's turn, as long as the side hasn't melded. The reminder of red threes may
    /// be said in the partner's turn if they are declared by hand. Neither depends on a player's cards.
    pub fn spoken_phrase(&self, seat: Seat, phrase: Phrase) -> Option<SpokenPhrase> {
        let people = self.players().seats().filter(|&seat| self.person(seat).is_some()).count();
        if !self.terms.chat || people < 2 || self.person(seat).is_none() || self.state() == State::WaitingRoom {
            return None;
        }
        let public = self.deals.current.as_ref()?.public();
        let side = public.side_of(seat);
        let partner_plays = public.ending().is_none()
            && public.turn() != seat
            && public.side_of(public.turn()) == side
            && self.is_playing();
        match phrase {
            Phrase::Minimum if !partner_plays || public.has_melded(side) => None,
            Phrase::RedThrees if !partner_plays || !public.rules().declares_by_hand() => None,
            _ => Some(self.past_phrase(seat, phrase)),
        }
    }

    /// The phrase as everyone sees it, for a phrase that the seat said earlier in the current deal.
    pub fn past_phrase(&self, seat: Seat, phrase: Phrase) -> SpokenPhrase {
        let public = self.deals.current.as_ref().map(canasta::CardDeal::public).filter(|_| phrase == Phrase::Minimum);
        SpokenPhrase { seat, phrase, minimum: public.map(|public| public.minimum(public.side_of(seat))) }
    }
}
