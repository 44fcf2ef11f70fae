//! A record played through by the rules: every moment of it, as a screen would have shown it. Nothing is believed of a
//! record but the order of the cards and what everybody did; scores and the winner are counted again.
//!
//! [`Replay::of`] refuses a record that is not a game by its rules, and says where. Where it is one, every moment can be looked
//! at, from any seat or with all hands; `big` finds what one wants to see again, `figures` counts, `sheet` and `json` write
//! the game for other programs.

mod big;
mod figures;
mod json;
mod play;
mod sheet;
mod wrong;

use canasta::{Card, CardAct, CardDeal, MAX_SEATS, Players, Seat, Side};

use crate::journal::Hints;
use crate::log::Log;
use crate::record::Record;
use crate::scene::{Around, Scene};

pub use big::Big;
pub(crate) use big::LARGE;
pub use figures::DealFigures;
pub use wrong::{DeckFault, Why, Wrong};

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
    pub act: Option<CardAct>,
    /// Whether a bot did it for a person.
    pub stand_in: bool,
}

/// A record that is a game by its rules.
#[derive(Clone, Debug)]
pub struct Replay {
    record: Record,
    players: Players,
    moments: Vec<Moment>,
    sizes: Vec<[u8; MAX_SEATS]>,
    big: Vec<(usize, Big)>,
    stages: Vec<Stage>,
    figures: Vec<DealFigures>,
}

/// A deal before its first act.
#[derive(Clone, Debug)]
struct Stage {
    /// Its first moment.
    first: usize,
    dealt: CardDeal,
    log: Log,
}

impl Replay {
    /// Plays a record through by its rules.
    ///
    /// # Errors
    /// The first thing in it that cannot be. A result that is not told, and scores that are not told of a deal that ended,
    /// are not wrong. Whether the deals were fair is asked of their proofs, not here.
    pub fn of(record: Record) -> Result<Self, Wrong> {
        play::through(record)
    }

    /// The record.
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
        self.stages.get(deal.checked_sub(1)?).map(|stage| stage.first)
    }

    /// What a screen shows of a moment to a seat, or to somebody who looks on; of the last moment where there is none of
    /// that number. `n` is the number of the moment from 1, there are no hints, and nothing goes on around the cards.
    pub fn scene(&self, at: usize, viewer: Option<Seat>) -> Scene {
        let at = at.min(self.moments.len() - 1);
        let (deal, log) = self.stand(at);
        let number = self.moments[at].deal;
        let over = deal.public().ending().is_some();
        let sheet: Vec<_> =
            self.figures.iter().take(number - usize::from(!over)).map(|figures| figures.scores).collect();
        let view = deal.view(viewer);
        let fresh = viewer.map_or_else(Vec::new, |seat| log.fresh(seat, &view.hand));
        let totals = self.totals_after(sheet.len());
        Scene {
            table: self.table().to_owned(),
            n: u64::try_from(at + 1).unwrap_or(u64::MAX),
            rules: self.record.preset.clone(),
            players: self.record.players.clone(),
            seating: None,
            view,
            deal: number,
            sheet,
            totals,
            winner: if over { canasta::winner(&self.record.rules, self.players, &totals) } else { None },
            log: log.seen_by(viewer),
            fresh,
            lesson: None,
            hints: Hints::None,
            around: Around::default(),
        }
    }

    /// A moment as one line ([`crate::record::line`]): every card, and all that the rules ask of what happened before.
    pub fn line(&self, at: usize) -> String {
        crate::record::line::write(&self.stand(at.min(self.moments.len() - 1)).0, &self.record.preset)
    }

    /// Every hand in a moment, by seat, in the order in which the cards came.
    pub fn hands(&self, at: usize) -> Vec<Vec<Card>> {
        let (deal, _) = self.stand(at.min(self.moments.len() - 1));
        self.players.seats().map(|seat| deal.hand(seat).to_vec()).collect()
    }

    /// The moments that one wants to see again, in order, with what happens there; a moment may have several.
    pub fn big(&self) -> &[(usize, Big)] {
        &self.big
    }

    /// Cards in each hand, moment by moment.
    pub fn sizes(&self) -> &[[u8; MAX_SEATS]] {
        &self.sizes
    }

    /// Each side's total after each finished deal.
    pub fn totals(&self) -> Vec<[i32; MAX_SEATS]> {
        (1..=self.figures.len()).map(|deals| self.totals_after(deals)).collect()
    }

    /// Each side's total before the first deal.
    pub fn totals_before(&self) -> [i32; MAX_SEATS] {
        self.totals_after(0)
    }

    /// What is counted of each finished deal.
    pub fn figures(&self) -> &[DealFigures] {
        &self.figures
    }

    /// Who has won the game; `None` while it is not over.
    pub fn winner(&self) -> Option<Side> {
        let any = !self.figures.is_empty();
        let totals = self.totals_after(self.figures.len());
        if any { canasta::winner(&self.record.rules, self.players, &totals) } else { None }
    }

    /// The id of the table where it was played, where a deal was promised there; else nothing.
    pub fn table(&self) -> &str {
        let proof = self.record.deals.iter().find_map(|deal| deal.proof.as_ref());
        proof.map_or("", |proof| &proof.pledge.table)
    }

    /// Each side's total after so many deals.
    fn totals_after(&self, deals: usize) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for (total, before) in totals.iter_mut().zip(&self.record.before) {
            *total = *before;
        }
        for figures in self.figures.iter().take(deals) {
            for (total, score) in totals.iter_mut().zip(&figures.scores) {
                *total += score.total();
            }
        }
        totals
    }

    /// The cards and the log of a moment that there is.
    fn stand(&self, at: usize) -> (CardDeal, Log) {
        let Stage { first, dealt, log } = &self.stages[self.moments[at].deal - 1];
        let (mut deal, mut log) = (dealt.clone(), log.clone());
        for moment in &self.moments[first + 1..=at] {
            let Some(act) = &moment.act else { continue };
            // It was accepted when the record was played through.
            let accepted = log.play(&mut deal, act, moment.stand_in);
            debug_assert_eq!(accepted, Ok(()));
        }
        (deal, log)
    }
}
