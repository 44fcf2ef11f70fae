//! The scores of a deal: one entry per bonus, for each side.

use crate::meld::Canasta;
use crate::rules::RedThreesCount;
use crate::{Deal, Ending, Kind, Melds, Public, RuleSet, Side, seat::MAX_SEATS};

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

impl RuleSet {
    /// The bonus for a canasta, in points.
    pub const fn canasta_bonus(&self, canasta: Canasta) -> i32 {
        match canasta {
            Canasta::Natural => self.natural_canasta_bonus,
            Canasta::Mixed => self.mixed_canasta_bonus,
        }
    }

    /// The points for this number of red threes on the table, for a side with these melds.
    fn red_three_points(&self, threes: u8, melds: &Melds) -> i32 {
        let bonus = if threes == 4 { self.four_red_threes_bonus } else { i32::from(threes) * self.red_three_bonus };
        let counts_for_side = match self.red_threes_count {
            RedThreesCount::Melded | RedThreesCount::MeldedOrNothing => !melds.is_empty(),
            RedThreesCount::Canasta | RedThreesCount::CanastaOrNothing => melds.canastas() > 0,
        };
        match self.red_threes_count {
            _ if counts_for_side => bonus,
            RedThreesCount::MeldedOrNothing | RedThreesCount::CanastaOrNothing => 0,
            RedThreesCount::Melded | RedThreesCount::Canasta => {
                let cost = match self.red_three_penalty {
                    0 => bonus,
                    each => i32::from(threes) * each,
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
        meld.points(rank)
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
        let melds = self.side_melds(side).iter().map(|(rank, _)| self.meld_worth(side, rank));
        melds.sum::<i32>() + self.rules.red_three_points(self.red_threes[side.index()], self.side_melds(side))
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
        let rules = &public.rules;
        let melds = public.side_melds(side);
        let mut score = DealScore { melded: melds.points(), ..DealScore::default() };
        for (_, meld) in melds.iter() {
            match meld.canasta() {
                Some(Canasta::Natural) => score.natural_canastas += rules.canasta_bonus(Canasta::Natural),
                Some(Canasta::Mixed) => score.mixed_canastas += rules.canasta_bonus(Canasta::Mixed),
                None => {}
            }
        }
        let concealed = public.concealed_canasta_ranks(side);
        score.concealed_canastas = crate::must_fit::<i32>(concealed.count_ones()) * rules.concealed_canasta_bonus;
        score.red_threes = rules.red_three_points(public.red_threes[side.index()], melds);
        if let Some(Ending::WentOut { seat, concealed }) = public.ending
            && public.side_of(seat) == side
        {
            score.going_out = if concealed { rules.concealed_bonus } else { rules.going_out_bonus };
            let black_threes = melds.meld(Kind::BlackThree).size();
            score.going_out += i32::from(black_threes) * rules.black_three_bonus;
            if black_threes == 4 {
                score.going_out += rules.four_black_threes_bonus;
            }
        }
        if public.exact_deal && public.side_of(public.dealer) == side {
            score.exact_deal = rules.exact_deal_bonus;
        }
        for seat in public.players.seats().filter(|&seat| public.side_of(seat) == side) {
            score.in_hand -= self.hand(seat).points();
            score.penalties -= i32::from(self.red_three_penalty(seat).total) * rules.undeclared_penalty;
        }
        score
    }
}
