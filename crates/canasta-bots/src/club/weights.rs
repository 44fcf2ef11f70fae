//! What a club player thinks things are worth. All in points unless said otherwise.

use canasta::Public;

/// Declares the numbers once: their names, how many there are of each, what they are for, and the club player's own.
macro_rules! weights {
    ($($(#[doc = $doc:literal])+ $name:ident: $count:literal = $values:expr;)*) => {
        /// The numbers behind [`super::Club`]'s judgement, tuned by playing.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[doc = $doc])+ pub $name: [f64; $count],)*
        }

        impl Weights {
            /// How many numbers there are.
            pub const COUNT: usize = 0 $(+ $count)*;

            /// In pairs or alone against one side.
            pub const CLUB: Self = Self { $($name: $values,)* };

            /// The names of the groups and how many numbers each has, in their order.
            pub const GROUPS: &'static [(&'static str, usize)] = &[$((stringify!($name), $count),)*];

            /// All numbers in their order, for a tuner.
            pub fn numbers(&self) -> Vec<f64> {
                let mut all = Vec::with_capacity(Self::COUNT);
                $(all.extend(self.$name);)*
                all
            }

            /// The numbers midway between these and others.
            #[must_use]
            pub fn midway(mut self, other: &Self) -> Self {
                $(for (own, other) in self.$name.iter_mut().zip(other.$name) {
                    *own = (*own + other) / 2.0;
                })*
                self
            }

            /// The other way round; numbers that are missing stay as they are.
            #[must_use]
            pub fn with_numbers(mut self, numbers: &[f64]) -> Self {
                let mut numbers = numbers.iter().copied();
                $(for place in &mut self.$name {
                    *place = numbers.next().unwrap_or(*place);
                })*
                self
            }
        }
    };
}

weights! {
    /// The share of its value that a card in the hand brings in when it is alone, one of a pair, one of three or more.
    card: 3 = [0.063, 1.162, 0.59];
    /// A pair kept in the hand, for the pile: for itself, and the share of the pile's worth it stands for.
    pair: 2 = [8.798, 0.004];
    /// The third and each further card of a rank kept in the hand.
    set: 1 = [-0.47];
    /// The chance to lay a concealed canasta, where that brings more, of 4, 5, and 6 or more cards of a rank in the hand.
    concealed: 3 = [-0.063, 0.238, 0.488];
    /// A wild card kept in the hand, beyond its value: the first, the second, the third, any further.
    wild: 4 = [144.639, 175.752, 73.715, 29.68];
    /// A black three kept in the hand.
    black_three: 1 = [-4.207];
    /// The chance to make a canasta of a meld of 3, 4, 5 and 6 cards.
    canasta: 4 = [0.028, 0.031, 0.067, 0.761];
    /// The factor on that chance for a meld with wild cards and only two, only three naturals.
    thin: 2 = [0.328, 0.216];
    /// The chance that a meld without wild cards becomes a natural canasta, if it becomes one at all.
    natural: 1 = [0.493];
    /// What it costs to have put a wild card on a meld of five naturals or more that is no canasta yet.
    spoilt: 1 = [71.845];
    /// The canastas that let the side go out: each brings its part.
    first_canasta: 1 = [40.794];
    /// What it is worth that the side has opened.
    opened: 1 = [8.886];
    /// Being left with 1, 2, 3, … cards.
    hand_size: 6 = [-9.907, -24.093, -22.55, -22.287, 4.687, -1.088];
    /// Each card in the hand beyond the sixth.
    many: 1 = [6.449];
    /// A card of the pile for the side that gets it, beyond its value.
    pile_card: 1 = [34.137];
    /// How many cards are thought to join the pile before it is taken.
    pile_growth: 1 = [4.351];
    /// How much the side's better chance to win the pile later counts.
    control: 1 = [0.715];
    /// The factor on the chance that an opponent takes a card that it has let lie, and one that it has discarded.
    let_lie: 2 = [0.737, 1.473];
    /// The factor on the chance that an opponent who has not opened can meet the minimum of 15, 50, 90 and 120 with a take.
    can_open: 4 = [0.538, 0.913, 0.725, 0.876];
    /// What a card in the partner's hand loses when the deal ends.
    partner_card: 1 = [11.818];
    /// What a card in an opponent's hand loses when the deal ends.
    opponent_card: 1 = [12.266];
    /// What an opposing side that has not opened loses when the deal ends.
    opponent_unopened: 1 = [53.553];
    /// How sure going out must look to be done unasked, and how much surer for each card of the partner's. As far on the
    /// other side of even, going out is not thought of.
    doubt: 2 = [18.528, 3.651];
    /// How much better taking the pile must be than drawing.
    take: 1 = [5.385];
    /// The chance that an opposing side that may go out does so before the player's next turn, for a hand of one card, of two,
    /// three, up to five, up to eight, and more cards.
    out: 6 = [0.747, 0.374, 0.239, 0.201, 0.071, 0.146];
}

impl Weights {
    /// The club player's own at this table.
    pub const fn at(public: &Public) -> &'static Self {
        match public.players().count() {
            2 | 4 => &Self::CLUB,
            3 if !public.rules().frozen_until_opened => &Self::AGAINST_MORE,
            3 => &Self::AGAINST_TWO,
            6 => &Self::TEAMS_OF_THREE,
            _ => &Self::AGAINST_MORE,
        }
    }

    /// A beginner's: melds what can be melded, spends wild cards freely, takes every pile, opens as soon as possible,
    /// thinks little of the opponents.
    pub const BEGINNER: Self = Self {
        card: [0.1, 0.3, 0.4],
        pair: [6.0, 0.0],
        set: [0.0],
        wild: [12.0, 6.0, 0.0, 0.0],
        black_three: [0.0],
        canasta: [0.15, 0.3, 0.5, 0.8],
        thin: [1.0, 1.0],
        natural: [0.5],
        spoilt: [0.0],
        opened: [90.0],
        hand_size: [20.0, 15.0, 10.0, 5.0, 0.0, 0.0],
        many: [-2.0],
        pile_card: [14.0],
        control: [0.1],
        can_open: [0.5, 0.4, 0.3, 0.2],
        take: [-60.0],
        doubt: [0.0, 0.0],
        out: [0.3, 0.15, 0.1, 0.05, 0.02, 0.0],
        ..Self::CLUB
    };

    /// The club player's before they were tuned: what tuning brought is measured against these.
    pub const UNTUNED: Self = Self {
        card: [0.1, 0.5, 0.7],
        pair: [20.0, 0.03],
        set: [5.0],
        concealed: [0.05, 0.2, 0.45],
        wild: [72.0, 62.0, 48.0, 30.0],
        black_three: [2.0],
        canasta: [0.0, 0.1, 0.31, 0.81],
        thin: [0.5, 0.45],
        natural: [0.3],
        spoilt: [80.0],
        first_canasta: [40.0],
        opened: [8.0],
        hand_size: [-10.0, -45.0, -30.0, -20.0, 6.0, -1.4],
        many: [3.0],
        pile_card: [20.0],
        pile_growth: [5.0],
        control: [0.68],
        let_lie: [0.6, 0.7],
        can_open: [1.0, 1.0, 0.61, 0.65],
        partner_card: [14.0],
        opponent_card: [11.6],
        opponent_unopened: [50.0],
        doubt: [30.0, 6.0],
        take: [20.0],
        out: [0.45, 0.35, 0.27, 0.18, 0.08, 0.03],
    };

    /// Against two lone players, tuned from those against one side (see the example `tune`).
    pub const AGAINST_TWO: Self = Self {
        card: [0.124, 0.687, 1.457],
        pair: [7.731, -0.004],
        set: [-0.48],
        concealed: [-0.056, 0.105, 0.499],
        wild: [166.228, 107.75, 81.067, 46.165],
        black_three: [6.303],
        canasta: [0.075, 0.0, 0.022, 0.814],
        thin: [0.316, 0.193],
        natural: [0.619],
        spoilt: [94.057],
        first_canasta: [10.487],
        opened: [5.27],
        hand_size: [-8.921, -26.681, -16.013, -2.144, 3.542, -0.549],
        many: [7.042],
        pile_card: [32.722],
        pile_growth: [5.897],
        control: [0.257],
        let_lie: [0.834, 1.569],
        can_open: [0.559, 0.751, 0.813, 0.758],
        partner_card: [8.488],
        opponent_card: [19.284],
        opponent_unopened: [33.675],
        doubt: [25.043, 5.669],
        take: [-0.091],
        out: [0.471, 0.309, 0.197, 0.229, 0.047, 0.202],
    };

    /// Against four lone players, and against two where the pile is not frozen until a side has opened: a pile is taken sooner than
    /// left to so many, and wild cards kept for long are wild cards that others play. (The tuned numbers lose 43 points a deal
    /// against these with five players.)
    pub const AGAINST_MORE: Self = Self { take: [-10.0], ..Self::UNTUNED };

    /// In teams of three, tuned from those of pairs.
    pub const TEAMS_OF_THREE: Self = Self {
        card: [0.083, 0.657, 0.868],
        pair: [8.258, -0.016],
        set: [-0.679],
        concealed: [-0.038, 0.247, 0.633],
        wild: [146.882, 131.104, 58.11, 44.14],
        black_three: [-7.623],
        canasta: [0.021, 0.111, 0.175, 0.95],
        thin: [0.437, 0.24],
        natural: [0.686],
        spoilt: [77.51],
        first_canasta: [40.561],
        opened: [11.169],
        hand_size: [-1.117, 9.359, -6.135, -5.252, 5.474, -0.53],
        many: [2.756],
        pile_card: [25.579],
        pile_growth: [4.121],
        control: [0.439],
        let_lie: [0.546, 1.44],
        can_open: [0.443, 0.675, 0.644, 0.096],
        partner_card: [10.891],
        opponent_card: [10.861],
        opponent_unopened: [31.231],
        doubt: [21.837, 2.101],
        take: [5.997],
        out: [0.407, 0.246, 0.181, 0.184, 0.12, 0.135],
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::CLUB
    }
}
