//! The club player's weights, in points unless stated otherwise.

use canasta::Public;

/// Declares each group of weights once: name, size, description, and the club player's values.
macro_rules! weights {
    ($($(#[doc = $doc:literal])+ $name:ident: $count:literal = $values:expr;)*) => {
        /// The weights of [`super::Club`], tuned by self-play.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[doc = $doc])+ pub $name: [f64; $count],)*
        }

        impl Weights {
            /// Total number of weights.
            pub const COUNT: usize = 0 $(+ $count)*;

            /// Weights for partnerships, and for two players.
            pub const CLUB: Self = Self { $($name: $values,)* };

            /// Names and sizes of the groups, in order.
            pub const GROUPS: &'static [(&'static str, usize)] = &[$((stringify!($name), $count),)*];

            /// All weights in order, for a tuner.
            pub fn numbers(&self) -> Vec<f64> {
                let mut all = Vec::with_capacity(Self::COUNT);
                $(all.extend(self.$name);)*
                all
            }

            /// The mean of these weights and `other`.
            #[must_use]
            pub fn midway(mut self, other: &Self) -> Self {
                $(for (own, other) in self.$name.iter_mut().zip(other.$name) {
                    *own = (*own + other) / 2.0;
                })*
                self
            }

            /// Replaces the weights, in order. Missing ones stay unchanged.
            #[must_use]
            pub fn with_numbers(mut self, numbers: &[f64]) -> Self {
                let mut numbers = numbers.iter().copied();
                $(for weight in &mut self.$name {
                    *weight = numbers.next().unwrap_or(*weight);
                })*
                self
            }
        }
    };
}

weights! {
    /// Share of a card's points that counts in the hand: for a single card, a pair, three or more.
    card: 3 = [0.063, 1.162, 0.59];
    /// A pair kept to take the pile: its base value, and its share of the pile's value.
    pair: 2 = [8.798, 0.004];
    /// The third and each further card of a rank kept in the hand.
    set: 1 = [-0.47];
    /// Chance to meld a concealed canasta, if that earns a bonus, with 4, 5, and 6 or more cards of a rank in the hand.
    concealed: 3 = [-0.063, 0.238, 0.488];
    /// A wild card kept in the hand, on top of its points: the first, second, third, and any further.
    wild: 4 = [144.639, 175.752, 73.715, 29.68];
    /// A black three kept in the hand.
    black_three: 1 = [-4.207];
    /// Chance to complete a canasta from a meld of 3, 4, 5 and 6 cards.
    canasta: 4 = [0.028, 0.031, 0.067, 0.761];
    /// Factor on that chance for a meld with wild cards and only two or three naturals.
    few_naturals: 2 = [0.328, 0.216];
    /// Chance that a meld without wild cards becomes a natural canasta, if it becomes a canasta.
    natural: 1 = [0.493];
    /// Cost of adding a wild card to an unfinished meld of five naturals or more.
    spoilt: 1 = [71.845];
    /// Value of the canastas needed to go out; each counts for its share.
    first_canasta: 1 = [40.794];
    /// Value of having made the initial meld.
    has_melded: 1 = [8.886];
    /// Having 1, 2, 3, … cards left.
    hand_size: 6 = [-9.907, -24.093, -22.55, -22.287, 4.687, -1.088];
    /// Each card in the hand beyond the sixth.
    extra_cards: 1 = [6.449];
    /// A pile card for the side that takes it, on top of its points.
    pile_card: 1 = [34.137];
    /// Cards expected to join the pile before it is taken.
    pile_growth: 1 = [4.351];
    /// Weight of the side's advantage in the fight for the pile.
    control: 1 = [0.715];
    /// Factors on the chance that an opponent takes a card: of a kind they have passed up, and of a kind they have
    /// discarded.
    passed_or_discarded: 2 = [0.737, 1.473];
    /// Factor on the chance that an opponent takes the pile if they still need an initial meld of 15, 50, 90 and 120
    /// points.
    can_meld: 4 = [0.538, 0.913, 0.725, 0.876];
    /// Loss per card in the partner's hand when the deal ends.
    partner_card: 1 = [11.818];
    /// Loss per card in an opponent's hand when the deal ends.
    opponent_card: 1 = [12.266];
    /// Loss of an opposing side if it hasn't melded when the deal ends.
    opponent_unmelded: 1 = [53.553];
    /// If going out is better or worse by at most this margin, the player asks first. The second weight is added per
    /// card in the partner's hand.
    doubt: 2 = [18.528, 3.651];
    /// Margin that taking the pile needs over drawing.
    take: 1 = [5.385];
    /// Chance that an opposing side that can go out does so before the player's next turn, with one card in the hand,
    /// two, three, up to five, up to eight, and more.
    goes_out: 6 = [0.747, 0.374, 0.239, 0.201, 0.071, 0.146];
}

impl Weights {
    /// The club player's weights for a table.
    pub const fn for_table(public: &Public) -> &'static Self {
        match public.players().count() {
            2 | 4 => &Self::CLUB,
            3 if !public.rules().frozen_until_opened => &Self::AGAINST_MORE,
            3 => &Self::AGAINST_TWO,
            6 => &Self::TEAMS_OF_THREE,
            _ => &Self::AGAINST_MORE,
        }
    }

    /// A beginner's weights: like [`Self::EAGER`], but discards high single cards first, for fear of being left with
    /// them, and doesn't keep pairs to take the pile.
    pub const BEGINNER: Self = Self { card: [-0.2, 0.0, 0.0], pair: [0.0, 0.0], ..Self::EAGER };

    /// An eager player's weights: melds everything, spends wild cards freely, takes every pile, makes the initial meld
    /// as soon as possible, and mostly ignores the opponents.
    pub const EAGER: Self = Self {
        card: [0.1, 0.3, 0.4],
        pair: [6.0, 0.0],
        set: [0.0],
        wild: [12.0, 6.0, 0.0, 0.0],
        black_three: [0.0],
        canasta: [0.15, 0.3, 0.5, 0.8],
        few_naturals: [1.0, 1.0],
        natural: [0.5],
        spoilt: [0.0],
        has_melded: [90.0],
        hand_size: [20.0, 15.0, 10.0, 5.0, 0.0, 0.0],
        extra_cards: [-2.0],
        pile_card: [14.0],
        control: [0.1],
        can_meld: [0.5, 0.4, 0.3, 0.2],
        take: [-60.0],
        doubt: [0.0, 0.0],
        goes_out: [0.3, 0.15, 0.1, 0.05, 0.02, 0.0],
        ..Self::CLUB
    };

    /// A racer's weights: makes the initial meld at once, melds everything, and goes out as soon as it can. Tuned to go
    /// out as often as possible, not for points.
    pub const RACING: Self = Self {
        card: [-0.14, -0.01, 0.26],
        pair: [0.00, 0.10],
        set: [-0.12],
        concealed: [-0.09, -0.06, -0.17],
        wild: [308.32, 101.96, 63.19, 11.51],
        black_three: [-16.48],
        canasta: [0.16, 0.37, 0.36, 0.93],
        few_naturals: [-0.39, 0.51],
        natural: [0.10],
        spoilt: [0.02],
        first_canasta: [95.12],
        has_melded: [808.79],
        hand_size: [13.20, 53.69, 13.75, 19.62, 14.23, 18.46],
        extra_cards: [4.98],
        pile_card: [0.07],
        pile_growth: [-0.17],
        control: [0.03],
        passed_or_discarded: [0.48, 0.29],
        can_meld: [0.31, 1.09, 0.40, -0.50],
        partner_card: [-0.16],
        opponent_card: [140.58],
        opponent_unmelded: [173.94],
        doubt: [-0.06, -0.17],
        take: [0.01],
        goes_out: [0.70, 0.21, -0.01, 0.15, 0.11, -0.18],
    };

    /// The club player's weights before tuning, as a baseline.
    pub const UNTUNED: Self = Self {
        card: [0.1, 0.5, 0.7],
        pair: [20.0, 0.03],
        set: [5.0],
        concealed: [0.05, 0.2, 0.45],
        wild: [72.0, 62.0, 48.0, 30.0],
        black_three: [2.0],
        canasta: [0.0, 0.1, 0.31, 0.81],
        few_naturals: [0.5, 0.45],
        natural: [0.3],
        spoilt: [80.0],
        first_canasta: [40.0],
        has_melded: [8.0],
        hand_size: [-10.0, -45.0, -30.0, -20.0, 6.0, -1.4],
        extra_cards: [3.0],
        pile_card: [20.0],
        pile_growth: [5.0],
        control: [0.68],
        passed_or_discarded: [0.6, 0.7],
        can_meld: [1.0, 1.0, 0.61, 0.65],
        partner_card: [14.0],
        opponent_card: [11.6],
        opponent_unmelded: [50.0],
        doubt: [30.0, 6.0],
        take: [20.0],
        goes_out: [0.45, 0.35, 0.27, 0.18, 0.08, 0.03],
    };

    /// Against two opponents who play alone. Tuned from the weights against a single side (see the example `tune`).
    pub const AGAINST_TWO: Self = Self {
        card: [0.124, 0.687, 1.457],
        pair: [7.731, -0.004],
        set: [-0.48],
        concealed: [-0.056, 0.105, 0.499],
        wild: [166.228, 107.75, 81.067, 46.165],
        black_three: [6.303],
        canasta: [0.075, 0.0, 0.022, 0.814],
        few_naturals: [0.316, 0.193],
        natural: [0.619],
        spoilt: [94.057],
        first_canasta: [10.487],
        has_melded: [5.27],
        hand_size: [-8.921, -26.681, -16.013, -2.144, 3.542, -0.549],
        extra_cards: [7.042],
        pile_card: [32.722],
        pile_growth: [5.897],
        control: [0.257],
        passed_or_discarded: [0.834, 1.569],
        can_meld: [0.559, 0.751, 0.813, 0.758],
        partner_card: [8.488],
        opponent_card: [19.284],
        opponent_unmelded: [33.675],
        doubt: [25.043, 5.669],
        take: [-0.091],
        goes_out: [0.471, 0.309, 0.197, 0.229, 0.047, 0.202],
    };

    /// Against four opponents who play alone, and against two if the pile is not frozen until a side has melded. With
    /// that many opponents it pays to take piles early and to spend wild cards. (With five players, the tuned weights
    /// lose 43 points per deal against these.)
    pub const AGAINST_MORE: Self = Self { take: [-10.0], ..Self::UNTUNED };

    /// For teams of three. Tuned from the weights for partnerships.
    pub const TEAMS_OF_THREE: Self = Self {
        card: [0.083, 0.657, 0.868],
        pair: [8.258, -0.016],
        set: [-0.679],
        concealed: [-0.038, 0.247, 0.633],
        wild: [146.882, 131.104, 58.11, 44.14],
        black_three: [-7.623],
        canasta: [0.021, 0.111, 0.175, 0.95],
        few_naturals: [0.437, 0.24],
        natural: [0.686],
        spoilt: [77.51],
        first_canasta: [40.561],
        has_melded: [11.169],
        hand_size: [-1.117, 9.359, -6.135, -5.252, 5.474, -0.53],
        extra_cards: [2.756],
        pile_card: [25.579],
        pile_growth: [4.121],
        control: [0.439],
        passed_or_discarded: [0.546, 1.44],
        can_meld: [0.443, 0.675, 0.644, 0.096],
        partner_card: [10.891],
        opponent_card: [10.861],
        opponent_unmelded: [31.231],
        doubt: [21.837, 2.101],
        take: [5.997],
        goes_out: [0.407, 0.246, 0.181, 0.184, 0.12, 0.135],
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::CLUB
    }
}
