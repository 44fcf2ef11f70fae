//! The game at a table: its score, the current deal with its log, and the previous deal.

use canasta::{Card, CardAction, CardDeal, DeclaredRedThrees, Game, Illegal};

use crate::highlights::{self, Highlight};
use crate::log::Log;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Deals {
    pub(crate) game: Game,
    /// The current deal; `None` before the first. A finished deal stays here until the next one begins.
    pub(crate) current: Option<CardDeal>,
    pub(crate) log: Log,
    /// The previous deal, for spectators who see each deal only after it ends.
    pub(crate) previous: Option<FinishedDeal>,
    /// Highlights of the finished deals, oldest deal first.
    pub(crate) highlights: Vec<Vec<Highlight>>,
    /// The deal before each meld of this turn that can be taken back, oldest first.
    before_melds: Vec<CardDeal>,
    /// The replay step at which the current deal starts.
    first_step: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FinishedDeal {
    /// The journal's length at the end of the deal.
    pub(crate) n: u64,
    pub(crate) deal: CardDeal,
    pub(crate) log: Log,
    pub(crate) game: Game,
}

impl Deals {
    pub(crate) fn new(game: Game) -> Self {
        Self {
            game,
            current: None,
            log: Log::default(),
            previous: None,
            highlights: Vec::new(),
            before_melds: Vec::new(),
            first_step: 0,
        }
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.current.as_ref().is_some_and(|deal| deal.public().ending().is_none())
    }

    /// The number of the current deal, or of the last one if it is over; 0 before the first.
    pub(crate) fn number(&self) -> usize {
        self.game.deals().len() + usize::from(self.is_playing())
    }

    /// The next deal with this deck; `None` if these aren't the 108 cards.
    pub(crate) fn next_with(&self, deck: &[Card]) -> Option<(CardDeal, Vec<DeclaredRedThrees>)> {
        let game = &self.game;
        CardDeal::new(game.rules(), game.next_players(), game.next_dealer(), game.totals(), deck)
    }

    /// Begins the next deal. `n` is the journal's length.
    pub(crate) fn begin(&mut self, n: u64, deal: CardDeal, red_threes: Vec<DeclaredRedThrees>) {
        let number = self.game.deals().len() + 1;
        let log = Log::of_deal(number, deal.public().dealer(), red_threes, deal.public().ending());
        let log = std::mem::replace(&mut self.log, log);
        self.before_melds.clear();
        self.first_step += usize::from(self.current.is_some()) + log.actions().count();
        if let Some(deal) = self.current.replace(deal) {
            self.previous = Some(FinishedDeal { n, deal, log, game: self.game.clone() });
        }
        self.enter_score();
    }

    /// Applies an action of the seat to act; `None` if there is no deal. A meld can be taken back until the next other
    /// action, if `can_take_back` is set.
    pub(crate) fn action(
        &mut self,
        action: &CardAction,
        substitute: bool,
        can_take_back: bool,
    ) -> Option<Result<(), Illegal>> {
        let deal = self.current.as_mut()?;
        let before = (can_take_back && matches!(action, CardAction::Meld(_))).then(|| deal.clone());
        let played = self.log.play(deal, action, substitute);
        if played.is_ok() {
            match before.filter(|_| deal.public().ending().is_none()) {
                Some(before) => self.before_melds.push(before),
                None => self.before_melds.clear(),
            }
            self.enter_score();
        }
        Some(played)
    }

    pub(crate) fn has_meld_to_take_back(&self) -> bool {
        !self.before_melds.is_empty()
    }

    /// The number of log events before the first meld that can be taken back.
    pub(crate) fn lasting_events(&self) -> usize {
        self.log.len_before(self.before_melds.len())
    }

    /// Takes back the last meld of this turn, if it can be taken back.
    pub(crate) fn take_back(&mut self) {
        if let Some(before) = self.before_melds.pop() {
            self.current = Some(before);
            self.log.take_back();
        }
    }

    fn enter_score(&mut self) {
        if let Some(deal) = &self.current
            && deal.public().ending().is_some()
        {
            self.game.enter(deal.deal().score());
            self.highlights.push(highlights::of_deal(self.log.steps(), deal, self.game.deals().len(), self.first_step));
        }
    }
}
