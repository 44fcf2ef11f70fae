//! Scores of a deal, side by side, entry by entry.

use crate::meld::Canasta;
use crate::{Deal, Ending, Side, seat::MAX_SEATS};

/// What one side scored in a deal; the entries, already signed, add up to the total. All in points.
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
    /// Bonuses for concealed canastas (laid down whole in one act), where rules give one.
    pub concealed_canastas: i32,
    /// Red threes: plus if the side has a meld, else minus.
    pub red_threes: i32,
    /// For going out, concealed or not.
    pub going_out: i32,
    /// For dealing exactly the cards needed.
    pub exact_deal: i32,
    /// For red threes not declared, where rules ask for it.
    pub penalties: i32,
    /// Values of the cards melded.
    pub melded: i32,
    /// Values of the cards left in hands, negative.
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

impl Deal {
    /// What each side has scored if the deal ends as it stands; final once it has ended.
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
                Some(Canasta::Natural) => score.natural_canastas += rules.natural_canasta_bonus,
                Some(Canasta::Mixed) => score.mixed_canastas += rules.mixed_canasta_bonus,
                None => {}
            }
        }
        let whole = melds.canasta_ranks() & public.concealed_canastas[side.index()];
        score.concealed_canastas = i32::try_from(whole.count_ones()).unwrap_or(0) * rules.concealed_canasta_bonus;
        let threes = public.red_threes[side.index()];
        let bonus = if threes == 4 { rules.four_red_threes_bonus } else { i32::from(threes) * rules.red_three_bonus };
        score.red_threes = if melds.is_empty() { -bonus } else { bonus };
        if let Some(Ending::WentOut { seat, concealed }) = public.ending
            && public.side_of(seat) == side
        {
            score.going_out = if concealed { rules.concealed_bonus } else { rules.going_out_bonus };
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
