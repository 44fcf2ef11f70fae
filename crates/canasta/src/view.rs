//! What one seat may see: the public part and its own hand. Bots get this and nothing else.

use crate::deal::{Deal, RedThreePenalty, Stock};
use crate::{Action, Counts, Illegal, Kind, Public, Seat, seat::MAX_SEATS};

/// What one seat may see.
///
/// ```
/// use canasta::{Action, DECK, Deal, Players, RuleSet, Seat, SeedRng};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// let view = deal.view(Seat(0));
/// assert_eq!(view.hand, *deal.hand(Seat(0)));
/// assert_eq!(view.check(&Action::Draw), Ok(()));
/// // No side has melded yet: beside the hand the seat sees the pile and the red threes on the table.
/// let seen = view.hand.total() + view.public.pile().len() + view.public.red_threes().iter().sum::<u8>();
/// assert_eq!(usize::from(view.unseen().total() + seen), DECK);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everyone sees.
    pub public: Public,
    /// The seat's own hand.
    pub hand: Counts,
    /// What the seat's own undeclared red threes have cost.
    pub red_three_penalty: RedThreePenalty,
}

impl Deal {
    /// What a seat may see.
    pub fn view(&self, seat: Seat) -> View {
        View { seat, public: self.public, hand: *self.hand(seat), red_three_penalty: self.red_three_penalty(seat) }
    }
}

impl View {
    /// Whether the seat, if it is the one to act ([`Public::to_act`]), may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: &Action) -> Result<(), Illegal> {
        self.public.check(&self.hand, action)
    }

    /// The seat's view after an act of its own, as far as the seat can foresee it: what is drawn it cannot, so `None`
    /// for [`Action::Draw`], and for [`Action::Declare`] while a replacement comes from the stock.
    ///
    /// # Errors
    /// As [`View::check`].
    pub fn after(&self, action: &Action) -> Result<Option<Self>, Illegal> {
        if *action == Action::Draw || *action == Action::Declare && self.public.stock > 0 {
            return self.check(action).map(|()| None);
        }
        // The others' hands and the stock stay out of it: no other act moves their cards, but for red threes of the
        // next player, which this seat cannot foresee.
        let mut hands = [Counts::NONE; MAX_SEATS];
        hands[self.seat.index()] = self.hand;
        let mut red_three_penalties = [RedThreePenalty::default(); MAX_SEATS];
        red_three_penalties[self.seat.index()] = self.red_three_penalty;
        let mut deal = Deal { public: self.public, hands, stock: Stock::EMPTY, red_three_penalties };
        deal.apply(action)?;
        Ok(Some(deal.view(self.seat)))
    }

    /// Cards the seat cannot see: in other hands or in the stock.
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
