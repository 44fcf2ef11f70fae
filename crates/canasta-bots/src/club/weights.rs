//! What a club player thinks things are worth. All in points unless said otherwise.

use canasta::Public;

/// The numbers behind [`super::Club`]'s judgement, tuned by the arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// The share of its value that a card in the hand brings in when it is alone, one of a pair, one of three or more.
    pub card: [f64; 3],
    /// A pair kept in the hand, for the pile: for itself, and the share of the pile's worth it stands for.
    pub pair: [f64; 2],
    /// The third and each further card of a rank kept in the hand.
    pub set: f64,
    /// The chance to lay a canasta whole, where that brings more, of 4, 5, and 6 or more cards of a rank in the hand.
    pub whole: [f64; 3],
    /// A wild card kept in the hand, beyond its value: the first, the second, the third, any further.
    pub wild: [f64; 4],
    /// A black three kept in the hand.
    pub black_three: f64,
    /// The chance to make a canasta of a meld of 3, 4, 5 and 6 cards.
    pub canasta: [f64; 4],
    /// The factor on that chance for a meld with wild cards and only two, only three naturals.
    pub thin: [f64; 2],
    /// The chance that a meld without wild cards becomes a natural canasta, if it becomes one at all.
    pub natural: f64,
    /// What it costs to have put a wild card on a meld of five naturals or more that is no canasta yet.
    pub spoilt: f64,
    /// The canastas that let the side go out: each brings its part.
    pub first_canasta: f64,
    /// Having opened.
    pub opened: f64,
    /// Being left with 1, 2, 3, … cards.
    pub hand_size: [f64; 6],
    /// Each card in the hand beyond the sixth.
    pub many: f64,
    /// A card of the pile for the side that gets it, beyond its value.
    pub pile_card: f64,
    /// How many cards are thought to join the pile before it is taken.
    pub pile_growth: f64,
    /// How much the side's better chance to win the pile later counts.
    pub control: f64,
    /// The factor on the chance that a foe takes a card it has let lie, and on one it has discarded.
    pub let_lie: [f64; 2],
    /// The factor on the chance that an unopened foe can meet its minimum of 15, 50, 90 and 120 with a take.
    pub can_open: [f64; 4],
    /// What a card in the partner's hand loses when the deal ends.
    pub partner_card: f64,
    /// What a card in a foe's hand loses when the deal ends.
    pub foe_card: f64,
    /// What foes who have not opened lose when the deal ends.
    pub foe_unopened: f64,
    /// How sure going out must look to be done unasked, and how much surer for each card of the partner's. As far on the
    /// other side of even, going out is not thought of.
    pub doubt: [f64; 2],
    /// How much better taking the pile must be than drawing.
    pub take: f64,
}

impl Weights {
    /// The club player's own at this table.
    pub const fn at(public: &Public) -> &'static Self {
        match public.players.sides() {
            ..=2 => &Self::CLUB,
            3 => &Self::AGAINST_TWO,
            _ => &Self::AGAINST_MORE,
        }
    }

    /// Against one side.
    pub const CLUB: Self = Self {
        card: [0.1, 0.5, 0.7],
        pair: [20.0, 0.03],
        set: 5.0,
        whole: [0.05, 0.2, 0.45],
        wild: [72.0, 62.0, 48.0, 30.0],
        black_three: 2.0,
        canasta: [0.0, 0.1, 0.31, 0.81],
        thin: [0.5, 0.45],
        natural: 0.3,
        spoilt: 80.0,
        first_canasta: 40.0,
        opened: 8.0,
        hand_size: [-10.0, -45.0, -30.0, -20.0, 6.0, -1.4],
        many: 3.0,
        pile_card: 20.0,
        pile_growth: 5.0,
        control: 0.68,
        let_lie: [0.6, 0.7],
        can_open: [1.0, 1.0, 0.61, 0.65],
        partner_card: 14.0,
        foe_card: 11.6,
        foe_unopened: 50.0,
        doubt: [30.0, 6.0],
        take: 20.0,
    };

    /// Against two lone players: the pile changes hands more often, and winning it counts for more than keeping pairs.
    /// (Measured: 107 points a deal more against two greedy bots, even against two that think as [`Self::CLUB`].)
    pub const AGAINST_TWO: Self =
        Self { pair: [10.0, 0.015], pile_growth: 8.0, control: 1.2, take: -10.0, ..Self::CLUB };

    /// Against more lone players: a pile is taken sooner than left to so many.
    pub const AGAINST_MORE: Self = Self { take: -10.0, ..Self::CLUB };
}

impl Default for Weights {
    fn default() -> Self {
        Self::CLUB
    }
}
