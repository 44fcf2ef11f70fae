//! The scores of a deal: one entry per bonus, for each side.

use crate::meld::Canasta;
use crate::rules::RedThreesCount;
use crate::{Deal, Ending, Kind, Public, RuleSet, Side, seat::MAX_SEATS};

/// The score of one side in a deal. The entries are signed points and add up to the total.
///
/// ```
/// use canasta::DealScore;
///
/// let score = DealScore { natural_canastas: 500, melded: 120, in_hand: -35, ..DealScore::default() };
/// assert_eq!(score.total(), 585);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DealScore {
    /// Bonuses for natural canastas.
    pub natural_canastas: i32,
    /// Bonuses for mixed canastas.
    pub mixed_canastas: i32,
    /// Bonuses for concealed canastas (melded as a whole in one action), if the rules have them.
    pub concealed_canastas: i32,
    /// Bonuses for red threes. Negative if they count against the side.
    pub red_threes: i32,
    /// The bonus for going out, concealed or not, with any bonuses for black threes.
    pub going_out: i32,
    /// The bonus for dealing exactly the cards needed.
    pub exact_deal: i32,
    /// Penalties for undeclared red threes, if the rules have them.
    pub penalties: i32,
    /// The values of the cards melded.
    pub melded: i32,
    /// The values of the cards left in hands, negative.
    pub in_hand: i32,
}

impl DealScore {
    /// The sum of all entries.
    pub const fn total(&self) -> i32 {
        self.natural_canastas
            + self.mixed_canastas
            + self.concealed_canastas
            + self.red_threes
            + self.going_out
            + self.exact_deal
            + self.penalties
            + self.melded
            + self.in_hand
    }
}

/// What a side has at the end of a deal, in counts and card points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SideResult {
    /// Canastas without wild cards.
    pub natural_canastas: u8,
    /// Canastas with wild cards.
    pub mixed_canastas: u8,
    /// Canastas of either kind that were melded as a whole in one action.
    pub concealed_canastas: u8,
    /// Whether the side has any melds.
    pub has_melded: bool,
    /// Red threes on the table.
    pub red_threes: u8,
    /// Black threes melded when going out.
    pub black_threes: u8,
    /// Penalties for red threes that were not declared in time.
    pub undeclared_red_threes: u8,
    /// Whether a player of this side went out.
    pub went_out: bool,
    /// Whether that player went out concealed.
    pub concealed: bool,
    /// Whether the dealer belongs to this side and picked up exactly the cards needed.
    pub exact_deal: bool,
    /// The values of the cards melded.
    pub melded: i32,
    /// The values of the cards left in hands.
    pub in_hand: i32,
}

impl RuleSet {
    /// The bonus for a canasta, in points.
    pub const fn canasta_bonus(&self, canasta: Canasta) -> i32 {
        match canasta {
            Canasta::Natural => self.natural_canasta_bonus,
            Canasta::Mixed => self.mixed_canasta_bonus,
        }
    }

    /// The score of a side with this result.
    ///
    /// ```
    /// use canasta::{RuleSet, SideResult};
    ///
    /// let result = SideResult { mixed_canastas: 1, has_melded: true, red_threes: 2, melded: 215, in_hand: 40, ..SideResult::default() };
    /// assert_eq!(RuleSet::HOYLE.score(&result).total(), 300 + 200 + 215 - 40);
    /// ```
    pub fn score(&self, result: &SideResult) -> DealScore {
        let canastas = |n: u8, bonus: i32| i32::from(n) * bonus;
        let mut score = DealScore {
            natural_canastas: canastas(result.natural_canastas, self.natural_canasta_bonus),
            mixed_canastas: canastas(result.mixed_canastas, self.mixed_canasta_bonus),
            concealed_canastas: canastas(result.concealed_canastas, self.concealed_canasta_bonus),
            red_threes: self.red_three_points(result),
            penalties: -i32::from(result.undeclared_red_threes) * self.undeclared_penalty,
            melded: result.melded,
            in_hand: -result.in_hand,
            ..DealScore::default()
        };
        if result.went_out {
            score.going_out = if result.concealed { self.concealed_bonus } else { self.going_out_bonus };
            score.going_out += i32::from(result.black_threes) * self.black_three_bonus;
            if result.black_threes == 4 {
                score.going_out += self.four_black_threes_bonus;
            }
        }
        if result.exact_deal {
            score.exact_deal = self.exact_deal_bonus;
        }
        score
    }

    fn red_three_points(&self, result: &SideResult) -> i32 {
        let threes = i32::from(result.red_threes);
        let bonus = if threes == 4 { self.four_red_threes_bonus } else { threes * self.red_three_bonus };
        let has_canasta = result.natural_canastas > 0 || result.mixed_canastas > 0;
        let counts_for_side = match self.red_threes_count {
            RedThreesCount::Melded | RedThreesCount::MeldedOrNothing => result.has_melded,
            RedThreesCount::Canasta | RedThreesCount::CanastaOrNothing => has_canasta,
        };
        match self.red_threes_count {
            _ if counts_for_side => bonus,
            RedThreesCount::MeldedOrNothing | RedThreesCount::CanastaOrNothing => 0,
            RedThreesCount::Melded | RedThreesCount::Canasta => {
                let cost = match self.red_three_penalty {
                    0 => bonus,
                    each => threes * each,
                };
                let max = self.max_red_three_penalty;
                if max > 0 { -cost.min(max) } else { -cost }
            }
        }
    }
}

impl Public {
    /// The points of a side's meld of a rank: its cards and any canasta bonuses. 0 if there is no such meld.
    ///
    /// ```
    /// use canasta::{Kind, Players, RuleSet, Setup, Side, notation::parse_cards};
    ///
    /// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
    /// setup.melds[0] = vec![parse_cards("KS KS KH KH KD KD KC")?, parse_cards("AS AH 2S")?];
    /// let (deal, _) = setup.build().expect("a possible position");
    /// let worth = |rank| deal.public().meld_worth(Side(0), rank);
    /// assert_eq!((worth(Kind::King), worth(Kind::Ace), worth(Kind::Four)), (500 + 70, 60, 0));
    /// # Ok::<(), canasta::ParseError>(())
    /// ```
    pub fn meld_worth(&self, side: Side, rank: Kind) -> i32 {
        let meld = self.side_melds(side).meld(rank);
        let concealed = self.concealed_canasta_ranks(side) >> rank.index() & 1 == 1;
        meld.points(rank, &self.rules)
            + meld.canasta().map_or(0, |canasta| self.rules.canasta_bonus(canasta))
            + if concealed { self.rules.concealed_canasta_bonus } else { 0 }
    }

    /// Points of a side's melds, canastas and red threes if the deal ended now.
    ///
    /// ```
    /// use canasta::{Players, RuleSet, Setup, Side, notation::parse_cards};
    ///
    /// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
    /// setup.melds[0] = vec![parse_cards("KS KS KH KH KD KD KC")?, parse_cards("AS AH 2S")?];
    /// let (deal, _) = setup.build().expect("a possible position");
    /// assert_eq!(deal.public().points_on_table(Side(0)), 500 + 70 + 60);
    /// assert_eq!(deal.public().points_on_table(Side(1)), 0);
    /// # Ok::<(), canasta::ParseError>(())
    /// ```
    pub fn points_on_table(&self, side: Side) -> i32 {
        let score = self.rules.score(&self.result_on_table(side));
        score.natural_canastas + score.mixed_canastas + score.concealed_canastas + score.red_threes + score.melded
    }

    /// The part of a side's result that is on the table.
    fn result_on_table(&self, side: Side) -> SideResult {
        let melds = self.side_melds(side);
        let canastas = |kind| melds.iter().filter(|(_, meld)| meld.canasta() == Some(kind)).count();
        SideResult {
            natural_canastas: crate::must_fit::<u8>(canastas(Canasta::Natural)),
            mixed_canastas: crate::must_fit::<u8>(canastas(Canasta::Mixed)),
            concealed_canastas: crate::must_fit::<u8>(self.concealed_canasta_ranks(side).count_ones()),
            has_melded: !melds.is_empty(),
            red_threes: self.red_threes[side.index()],
            black_threes: melds.meld(Kind::BlackThree).size(),
            melded: melds.points(&self.rules),
            ..SideResult::default()
        }
    }

    /// Bit mask of the ranks whose canasta the side melded as a whole.
    fn concealed_canasta_ranks(&self, side: Side) -> u16 {
        self.side_melds(side).canasta_ranks() & self.concealed_canastas[side.index()]
    }
}

impl Deal {
    /// The score of each side if the deal ended now. Final once it has ended.
    pub fn score(&self) -> [DealScore; MAX_SEATS] {
        let mut scores = [DealScore::default(); MAX_SEATS];
        for side in self.public.players.all_sides() {
            scores[side.index()] = self.side_score(side);
        }
        scores
    }

    fn side_score(&self, side: Side) -> DealScore {
        let public = &self.public;
        let mut result = public.result_on_table(side);
        if let Some(Ending::WentOut { seat, concealed }) = public.ending {
            result.went_out = public.side_of(seat) == side;
            result.concealed = concealed;
        }
        result.exact_deal = public.exact_deal && public.side_of(public.dealer) == side;
        for seat in public.players.seats().filter(|&seat| public.side_of(seat) == side) {
            result.in_hand += self.hand(seat).points(&public.rules);
            result.undeclared_red_threes += self.red_three_penalty(seat).total;
        }
        public.rules.score(&result)
    }
}
