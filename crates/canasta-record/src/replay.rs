//! Records played through under the rules, with every step as a screen would have shown it. A replay takes only the
//! decks and the actions from a record, and computes the scores and the winner again.
//!
//! [`Replay::of`] rejects a record that isn't a legal game, and says where it goes wrong. Each step of a replay can be
//! shown for any seat or with all hands. [`Replay::milestones`] lists the highlights, [`Replay::stats`] counts what
//! happened, and [`Replay::csv`] and [`Replay::json`] export the game for other programs.

mod json;
mod milestone;
mod play;
mod sheet;
mod stats;

use canasta::{Card, CardAction, CardDeal, DealScore, DeclaredRedThrees, MAX_SEATS, Players, Seat, Side};

pub use crate::game_error::{DeckError, GameError, GameErrorKind};
use crate::record::{Outcome, Record};
pub use milestone::{LARGE_PILE, Milestone};
pub use stats::{DealCounter, DealStats};

/// One step of a replay: the start of a deal, or the state after an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayStep {
    /// The deal, from 1.
    pub deal: usize,
    /// The turn of the deal with the action, from 1; 0 for the start of a deal.
    pub turn: usize,
    /// The seat that acted; `None` for the start of a deal.
    pub seat: Option<Seat>,
    /// The action; `None` for the start of a deal.
    pub action: Option<CardAction>,
    /// Whether a bot acted for a person.
    pub substitute: bool,
}

/// A record that is a legal game.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    players: Players,
    steps: Vec<ReplayStep>,
    sizes: Vec<[u8; MAX_SEATS]>,
    milestones: Vec<(usize, Milestone)>,
    dealt_deals: Vec<DealtDeal>,
    stats: Vec<DealStats>,
}

/// A deal before its first action.
#[derive(Clone, Debug)]
struct DealtDeal {
    /// The index of its first step.
    first: usize,
    dealt: CardDeal,
    /// Red threes placed on the table before the first action.
    red_threes: Vec<DeclaredRedThrees>,
}

impl Replay {
    /// Plays a record through under its rules.
    ///
    /// # Errors
    /// Returns the first error. A missing result and missing scores of finished deals are allowed. This doesn't check
    /// whether the deals were fair; their proofs do.
    pub fn of(record: Record) -> Result<Self, GameError> {
        play::play_through(record)
    }

    /// The record of this game.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The number of players.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// All steps, at least one.
    pub fn steps(&self) -> &[ReplayStep] {
        &self.steps
    }

    /// The index of the first step of a deal (from 1).
    pub fn start_of(&self, deal: usize) -> Option<usize> {
        self.dealt_deals.get(deal.checked_sub(1)?).map(|deal| deal.first)
    }

    /// The index of a step, capped at the last one.
    pub fn nearest(&self, step: usize) -> usize {
        step.min(self.steps.len() - 1)
    }

    /// A deal (from 1) before its first action, with the red threes placed on the table by then.
    pub fn dealt(&self, deal: usize) -> Option<(&CardDeal, &[DeclaredRedThrees])> {
        self.dealt_deals.get(deal.checked_sub(1)?).map(|deal| (&deal.dealt, deal.red_threes.as_slice()))
    }

    /// The deal at a step, capped at the last one.
    pub fn deal_at(&self, step: usize) -> CardDeal {
        self.play_to(self.nearest(step))
    }

    /// The scores by side of the deals that are over at a step, oldest deal first.
    pub fn sheet_at(&self, step: usize) -> Vec<[DealScore; MAX_SEATS]> {
        let step = self.nearest(step);
        let number = self.steps[step].deal;
        // A deal is over at its last step.
        let last = self.start_of(number + 1).unwrap_or(self.steps.len()) - 1;
        let is_over = step == last && self.stats.len() >= number;
        self.stats.iter().take(number - usize::from(!is_over)).map(|stats| stats.scores).collect()
    }

    /// A step as one line ([`crate::record::line`]), with all cards and all state that the rules need.
    pub fn line(&self, step: usize) -> String {
        crate::record::line::write(&self.deal_at(step), &self.record.preset)
    }

    /// All hands at a step, by seat, each with its oldest card first.
    pub fn hands(&self, step: usize) -> Vec<Vec<Card>> {
        let deal = self.deal_at(step);
        self.players.seats().map(|seat| deal.hand(seat).to_vec()).collect()
    }

    /// The highlights with the indices of their steps, in order. A step can have several.
    pub fn milestones(&self) -> &[(usize, Milestone)] {
        &self.milestones
    }

    /// The number of cards in each hand at each step.
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

    /// The stats of each finished deal.
    pub fn stats(&self) -> &[DealStats] {
        &self.stats
    }

    /// The winner; `None` while the game isn't over.
    pub fn winner(&self) -> Option<Side> {
        self.conceded().map_or_else(|| self.winner_by_points(), |side| self.players.other_side(side))
    }

    /// The side that conceded the game; `None` if none did.
    pub const fn conceded(&self) -> Option<Side> {
        match self.record.result {
            Outcome::Conceded(side) => Some(side),
            Outcome::Won(_) | Outcome::Unfinished => None,
        }
    }

    /// The result, even if the record doesn't state it.
    pub fn outcome(&self) -> Outcome {
        let by_points = || self.winner_by_points().map_or(Outcome::Unfinished, Outcome::Won);
        self.conceded().map_or_else(by_points, Outcome::Conceded)
    }

    /// The winner under the rules; `None` if the deals don't decide the game.
    fn winner_by_points(&self) -> Option<Side> {
        let has_deals = !self.stats.is_empty();
        let totals = self.totals_after(self.stats.len());
        if has_deals { canasta::winner(&self.record.rules, self.players, self.stats.len(), &totals) } else { None }
    }

    /// The table's id, taken from a proof; empty if there is no proof.
    pub fn table(&self) -> &str {
        let proof = self.record.deals.iter().find_map(|deal| deal.proof.as_ref());
        proof.map_or("", |proof| &proof.terms.table)
    }

    /// Each side's total after the first `deals` deals.
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

    /// The deal at a step, which must exist.
    fn play_to(&self, step: usize) -> CardDeal {
        let DealtDeal { first, dealt, .. } = &self.dealt_deals[self.steps[step].deal - 1];
        let mut deal = dealt.clone();
        for action in self.steps[first + 1..=step].iter().filter_map(|step| step.action.as_ref()) {
            // The action was legal when the record was played through.
            let accepted = deal.apply(action);
            debug_assert!(accepted.is_ok());
        }
        deal
    }
}
