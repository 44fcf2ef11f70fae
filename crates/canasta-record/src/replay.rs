//! A record played through by the rules: every moment of it, as a screen would have shown it. Nothing is believed of a
//! record but the order of the cards and what everybody did; scores and the winner are counted again.
//!
//! [`Replay::of`] refuses a record that is not a game by its rules, and says where. Where it is one, every moment can be looked
//! at, from any seat or with all hands; `milestones` are what people look for, `stats` counts, `sheet` and `json` write
//! the game for other programs.

mod json;
mod milestone;
mod play;
mod sheet;
mod stats;

use canasta::{Card, CardAction, CardDeal, DealScore, MAX_SEATS, Players, RedThreesLaid, Seat, Side};

pub use crate::game_error::{DeckError, GameError, GameErrorKind};
use crate::record::Record;
pub use milestone::{LARGE_PILE, Milestone};
pub use stats::{DealCounter, DealStats};

/// One point of a replay: the cards as they are dealt, or as they lie after an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of the deal, from 1.
    pub deal: usize,
    /// The record's line of the deal in which the act stands, from 1; 0 as the cards are dealt.
    pub turn: usize,
    /// Who acted; `None` as the cards are dealt.
    pub seat: Option<Seat>,
    /// The act; `None` as the cards are dealt.
    pub action: Option<CardAction>,
    /// Whether a bot did it for a person.
    pub substitute: bool,
}

/// A record that is a game by its rules.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    players: Players,
    moments: Vec<Moment>,
    sizes: Vec<[u8; MAX_SEATS]>,
    milestones: Vec<(usize, Milestone)>,
    dealt_deals: Vec<DealtDeal>,
    stats: Vec<DealStats>,
}

/// A deal before its first act.
#[derive(Clone, Debug)]
struct DealtDeal {
    /// Its first moment.
    first: usize,
    dealt: CardDeal,
    /// Red threes that were laid down before the first act.
    red_threes: Vec<RedThreesLaid>,
}

impl Replay {
    /// Plays a record through by its rules.
    ///
    /// # Errors
    /// The first thing in it that cannot be. A result that is not told, and scores that are not told of a deal that ended,
    /// are not wrong. Whether the deals were fair is asked of their proofs, not here.
    pub fn of(record: Record) -> Result<Self, GameError> {
        play::through(record)
    }

    /// The record from which the replay was made.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Every moment, in order; there is at least one.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The moment in which a deal (from 1) is dealt.
    pub fn start_of(&self, deal: usize) -> Option<usize> {
        self.dealt_deals.get(deal.checked_sub(1)?).map(|deal| deal.first)
    }

    /// The number of a moment that exists: the last one's for any number beyond it.
    pub fn nearest(&self, at: usize) -> usize {
        at.min(self.moments.len() - 1)
    }

    /// A deal (from 1) before its first act, with the red threes that were laid down until then.
    pub fn dealt(&self, deal: usize) -> Option<(&CardDeal, &[RedThreesLaid])> {
        self.dealt_deals.get(deal.checked_sub(1)?).map(|deal| (&deal.dealt, deal.red_threes.as_slice()))
    }

    /// The cards of a moment; of the last one for any number beyond it.
    pub fn deal_at(&self, at: usize) -> CardDeal {
        self.stand(self.nearest(at))
    }

    /// The scores of the deals that are over in a moment, the oldest first; an entry a side.
    pub fn sheet_at(&self, at: usize) -> Vec<[DealScore; MAX_SEATS]> {
        let at = self.nearest(at);
        let number = self.moments[at].deal;
        // A deal is over from its last moment on.
        let last = self.start_of(number + 1).unwrap_or(self.moments.len()) - 1;
        let over = at == last && self.stats.len() >= number;
        self.stats.iter().take(number - usize::from(!over)).map(|stats| stats.scores).collect()
    }

    /// A moment as one line ([`crate::record::line`]): every card, and all that the rules ask of what happened before.
    pub fn line(&self, at: usize) -> String {
        crate::record::line::write(&self.deal_at(at), &self.record.preset)
    }

    /// Every hand in a moment, by seat, in the order in which the cards came.
    pub fn hands(&self, at: usize) -> Vec<Vec<Card>> {
        let deal = self.deal_at(at);
        self.players.seats().map(|seat| deal.hand(seat).to_vec()).collect()
    }

    /// The highlights in order, with what happens there; a moment may have several.
    pub fn milestones(&self) -> &[(usize, Milestone)] {
        &self.milestones
    }

    /// Cards in each hand, moment by moment.
    pub fn sizes(&self) -> &[[u8; MAX_SEATS]] {
        &self.sizes
    }

    /// Each side's total after each finished deal.
    pub fn totals(&self) -> Vec<[i32; MAX_SEATS]> {
        (1..=self.stats.len()).map(|deals| self.totals_after(deals)).collect()
    }

    /// Each side's total before the first deal.
    pub fn totals_before(&self) -> [i32; MAX_SEATS] {
        self.totals_after(0)
    }

    /// What is counted of each finished deal.
    pub fn stats(&self) -> &[DealStats] {
        &self.stats
    }

    /// The side that has won the game; `None` while it is not over.
    pub fn winner(&self) -> Option<Side> {
        let any = !self.stats.is_empty();
        let totals = self.totals_after(self.stats.len());
        if any { canasta::winner(&self.record.rules, self.players, &totals) } else { None }
    }

    /// The id of the table where it was played, where a deal was promised there; else nothing.
    pub fn table(&self) -> &str {
        let proof = self.record.deals.iter().find_map(|deal| deal.proof.as_ref());
        proof.map_or("", |proof| &proof.terms.table)
    }

    /// Each side's total after so many deals.
    pub fn totals_after(&self, deals: usize) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for (total, before) in totals.iter_mut().zip(&self.record.before) {
            *total = *before;
        }
        for stats in self.stats.iter().take(deals) {
            for (total, score) in totals.iter_mut().zip(&stats.scores) {
                *total += score.total();
            }
        }
        totals
    }

    /// The cards of a moment that exists.
    fn stand(&self, at: usize) -> CardDeal {
        let DealtDeal { first, dealt, .. } = &self.dealt_deals[self.moments[at].deal - 1];
        let mut deal = dealt.clone();
        for action in self.moments[first + 1..=at].iter().filter_map(|moment| moment.action.as_ref()) {
            // It was accepted when the record was played through.
            let accepted = deal.apply(action);
            debug_assert!(accepted.is_ok());
        }
        deal
    }
}
