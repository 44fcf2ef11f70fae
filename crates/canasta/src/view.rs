//! The view of one seat: the public part and its own hand. Bots get nothing else.

use crate::deal::{Deal, RedThreePenalty, Stock};
use crate::{Action, Counts, Illegal, Kind, Public, Seat, seat::MAX_SEATS};

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

impl View {
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
        // The other hands and the stock are left out. No other action moves their cards, except for red threes of the
        // next player, which this seat can't foresee.
        let mut hands = [Counts::NONE; MAX_SEATS];
        hands[self.seat.index()] = self.hand;
        let mut red_three_penalties = [RedThreePenalty::default(); MAX_SEATS];
        red_three_penalties[self.seat.index()] = self.red_three_penalty;
        let mut deal = Deal { public: self.public, hands, stock: Stock::EMPTY, red_three_penalties };
        deal.apply(action)?;
        Ok(Some(deal.view(self.seat)))
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
