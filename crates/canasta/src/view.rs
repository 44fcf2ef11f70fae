//! The view of one seat: the public part and its own hand. Bots get nothing else.

use crate::deal::{Deal, RedThreePenalty, Stock};
use crate::public::Ending;
use crate::seat::{FIFTH_SEAT, MAX_SEATS};
use crate::{Action, Counts, Illegal, Kind, Players, Public, Seat};

/// Everything one seat can see.
///
/// ```
/// use canasta::{Action, DECK_SIZE, Deal, Players, RuleSet, Seat, SeedRng};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// let view = deal.view(Seat(0));
/// assert_eq!(view.hand, *deal.hand(Seat(0)));
/// assert_eq!(view.check(&Action::Draw), Ok(()));
/// // No side has melded yet, so the seat sees its hand, the pile and the red threes on the table.
/// let seen = view.hand.total() + view.public.pile().len() + view.public.red_threes().iter().sum::<u8>();
/// assert_eq!(usize::from(view.unseen().total() + seen), DECK_SIZE);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer's seat.
    pub seat: Seat,
    /// The public part.
    pub public: Public,
    /// The viewer's own hand.
    pub hand: Counts,
    /// Penalties for the viewer's own undeclared red threes.
    pub red_three_penalty: RedThreePenalty,
}

impl Deal {
    /// The view of a seat.
    pub fn view(&self, seat: Seat) -> View {
        View { seat, public: self.public, hand: *self.hand(seat), red_three_penalty: self.red_three_penalty(seat) }
    }
}

impl Public {
    /// The public part with the seats of a game of four, if one of five sits out: the seat that takes its place has its
    /// number. `None` if no one sits out. Sides keep their numbers.
    pub fn as_four(&self) -> Option<Self> {
        let players = self.players;
        players.sits_out()?;
        let mut four = Self {
            players: Players::FOUR,
            dealer: players.place_of(self.dealer),
            turn: players.place_of(self.turn),
            ending: self.ending.map(|ending| match ending {
                Ending::WentOut { seat, concealed } => Ending::WentOut { seat: players.place_of(seat), concealed },
                Ending::LastRedThree { seat } => Ending::LastRedThree { seat: players.place_of(seat) },
                Ending::StockExhausted => Ending::StockExhausted,
            }),
            ..*self
        };
        by_place(players, &mut four.hand_sizes);
        by_place(players, &mut four.melded);
        by_place(players, &mut four.had_turn);
        by_place(players, &mut four.seen.known);
        by_place(players, &mut four.seen.passed);
        Some(four)
    }
}

impl Deal {
    /// The deal with the seats of a game of four, if one of five sits out. See [`Public::as_four`].
    pub fn as_four(&self) -> Option<Self> {
        let mut four = Self { public: self.public.as_four()?, ..self.clone() };
        by_place(self.public.players, &mut four.hands);
        by_place(self.public.players, &mut four.red_three_penalties);
        Some(four)
    }
}

/// Moves the entry of the seat that plays for another to the other's place. The seat without a place has no entry.
fn by_place<T: Copy + Default>(players: Players, entries: &mut [T; MAX_SEATS]) {
    entries.swap(FIFTH_SEAT.index(), players.place_of(FIFTH_SEAT).index());
    entries[FIFTH_SEAT.index()] = T::default();
}

impl View {
    /// The view of a player of four who sees the same, if one of five sits out. Every action means the same in both.
    /// `None` if no one sits out, or if it is the view of the one who does.
    ///
    /// ```
    /// use canasta::{Deal, Players, RuleSet, Seat, SeedRng, rules::FivePlayers};
    ///
    /// let rules = RuleSet { five_players: FivePlayers::TwoSides, ..RuleSet::HOYLE };
    /// let players = Players::THREE_AGAINST_TWO.without(Seat(2)).expect("one of the three");
    /// let deal = Deal::shuffled(&rules, players, Seat(1), [0; 6], &mut SeedRng::new(1));
    /// let view = deal.view(Seat(4)).as_four().expect("seat 4 plays");
    /// assert_eq!((view.seat, view.public.turn()), (Seat(2), Seat(2)));
    /// assert_eq!(view.hand, *deal.hand(Seat(4)));
    /// ```
    pub fn as_four(&self) -> Option<Self> {
        let public = self.public.as_four()?;
        let players = self.public.players;
        let plays = players.sits_out() != Some(self.seat);
        plays.then(|| Self { seat: players.place_of(self.seat), public, ..self.clone() })
    }

    /// Whether the action is legal for this seat, which must be the one to act ([`Public::to_act`]).
    ///
    /// # Errors
    /// Returns the rule that forbids the action.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.public.check(&self.hand, action)
    }

    /// The view after an action of this seat. `None` if cards are drawn, which the seat can't foresee: for
    /// [`Action::Draw`], and for [`Action::Declare`] if the stock has a replacement.
    ///
    /// Returns the same errors as [`View::check`].
    pub fn after(&self, action: &Action) -> Result<Option<Self>, Illegal> {
        if *action == Action::Draw || *action == Action::Declare && self.public.stock > 0 {
            return self.check(action).map(|()| None);
        }
        // No other action moves cards of the other hands or the stock, except for red threes of the next player, which
        // this seat can't foresee.
        let mut deal = self.visible_deal();
        deal.apply(action)?;
        Ok(Some(deal.view(self.seat)))
    }

    /// The deal without the other hands and the stock.
    pub(crate) fn visible_deal(&self) -> Deal {
        let mut hands = [Counts::NONE; MAX_SEATS];
        hands[self.seat.index()] = self.hand;
        let mut red_three_penalties = [RedThreePenalty::default(); MAX_SEATS];
        red_three_penalties[self.seat.index()] = self.red_three_penalty;
        Deal { public: self.public, hands, stock: Stock::EMPTY, red_three_penalties }
    }

    /// The cards the seat can't see: those in other hands and in the stock.
    pub fn unseen(&self) -> Counts {
        let mut seen = self.hand.plus(self.public.pile.counts());
        for side in self.public.players.all_sides() {
            seen = seen.plus(&self.public.side_melds(side).cards());
            let threes = seen.of(Kind::RedThree) + self.public.red_threes[side.index()];
            seen.set(Kind::RedThree, threes);
        }
        Counts::packs().minus(&seen)
    }
}
