//! The game at a table: its score, the present deal with its log, and the deal before.

use canasta::{Card, CardAction, CardDeal, Game, Illegal, RedThreesLaid};

use crate::highlights::{self, Highlight};
use crate::log::Log;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deals {
    pub(crate) game: Game,
    /// `None` before the first deal. Once over, it stays until the next one begins.
    pub(crate) present: Option<CardDeal>,
    pub(crate) log: Log,
    /// The deal before the present one, for spectators who see a deal late.
    pub(crate) previous: Option<FinishedDeal>,
    /// The feats of the finished deals, the oldest deal first.
    pub(crate) highlights: Vec<Vec<Highlight>>,
    /// The moment of the replay in which the present deal was dealt.
    first_moment: usize,
}

/// A finished deal as it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FinishedDeal {
    /// How many entries the journal had then.
    pub(crate) n: u64,
    pub(crate) deal: CardDeal,
    pub(crate) log: Log,
    pub(crate) game: Game,
}

impl Deals {
    pub(crate) fn new(game: Game) -> Self {
        Self { game, present: None, log: Log::default(), previous: None, highlights: Vec::new(), first_moment: 0 }
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.present.as_ref().is_some_and(|deal| deal.public().ending().is_none())
    }

    /// The number of the present deal, or of the last one once it is over; 0 before the first.
    pub(crate) fn number(&self) -> usize {
        self.game.deals().len() + usize::from(self.is_playing())
    }

    /// The next deal with this deck; `None` if these are not the 108 cards.
    pub(crate) fn next_with(&self, deck: &[Card]) -> Option<(CardDeal, Vec<RedThreesLaid>)> {
        let game = &self.game;
        CardDeal::new(game.rules(), game.players(), game.next_dealer(), game.totals(), deck)
    }

    /// Begins the next deal, when the journal has `n` entries.
    pub(crate) fn begin(&mut self, n: u64, deal: CardDeal, red_threes: Vec<RedThreesLaid>) {
        let number = self.game.deals().len() + 1;
        let log = Log::of_deal(number, deal.public().dealer(), red_threes, deal.public().ending());
        let log = std::mem::replace(&mut self.log, log);
        self.first_moment += usize::from(self.present.is_some()) + log.actions().count();
        if let Some(deal) = self.present.replace(deal) {
            self.previous = Some(FinishedDeal { n, deal, log, game: self.game.clone() });
        }
        self.enter_score();
    }

    /// Does an action of the seat that is to act; `None` if there is no deal.
    pub(crate) fn action(&mut self, action: &CardAction, substitute: bool) -> Option<Result<(), Illegal>> {
        let played = self.log.play(self.present.as_mut()?, action, substitute);
        if played.is_ok() {
            self.enter_score();
        }
        Some(played)
    }

    fn enter_score(&mut self) {
        if let Some(deal) = &self.present
            && deal.public().ending().is_some()
        {
            self.game.enter(deal.deal().score());
            self.highlights.push(highlights::of_deal(
                self.log.steps(),
                deal,
                self.game.deals().len(),
                self.first_moment,
            ));
        }
    }
}
