//! How the reference implementation scores: item by item, as on a score sheet.

use canasta::rules::RedThreesCount;
use canasta::{DealScore, Ending, Kind};

use super::{
    Reference, count,
    judge::{cards_of, is_canasta},
    points,
};

impl Reference {
    /// The score of each side if the deal ended now.
    pub fn score(&self) -> Vec<DealScore> {
        (0..self.sides()).map(|side| self.side_score(side)).collect()
    }

    fn side_score(&self, side: usize) -> DealScore {
        let mut score = DealScore::default();
        for (rank, meld) in &self.melds[side] {
            score.melded += points(meld, &self.rules);
            if is_canasta(*rank, meld) {
                if count(meld, *rank) == meld.len() {
                    score.natural_canastas += self.rules.natural_canasta_bonus;
                } else {
                    score.mixed_canastas += self.rules.mixed_canasta_bonus;
                }
            }
        }
        for _ in &self.concealed_canastas[side] {
            score.concealed_canastas += self.rules.concealed_canasta_bonus;
        }
        let has_canasta = self.melds[side].iter().any(|(rank, meld)| is_canasta(*rank, meld));
        let has_meld = !self.melds[side].is_empty();
        let in_favour = match self.red_threes[side] {
            0 => 0,
            1 => self.rules.red_three_bonus,
            2 => 2 * self.rules.red_three_bonus,
            3 => 3 * self.rules.red_three_bonus,
            _ => self.rules.four_red_threes_bonus,
        };
        let mut against = in_favour;
        if self.rules.red_three_penalty > 0 {
            against = 0;
            for _ in 0..self.red_threes[side] {
                against += self.rules.red_three_penalty;
            }
        }
        if self.rules.max_red_three_penalty > 0 && against > self.rules.max_red_three_penalty {
            against = self.rules.max_red_three_penalty;
        }
        score.red_threes = match self.rules.red_threes_count {
            RedThreesCount::Melded | RedThreesCount::MeldedOrNothing if has_meld => in_favour,
            RedThreesCount::Canasta | RedThreesCount::CanastaOrNothing if has_canasta => in_favour,
            RedThreesCount::MeldedOrNothing | RedThreesCount::CanastaOrNothing => 0,
            RedThreesCount::Melded | RedThreesCount::Canasta => -against,
        };
        if let Some(Ending::WentOut { seat, concealed }) = self.ending
            && self.side_of(seat.index()) == side
        {
            score.going_out = if concealed { self.rules.concealed_bonus } else { self.rules.going_out_bonus };
            let black_threes = cards_of(&self.melds[side], Kind::BlackThree);
            for _ in &black_threes {
                score.going_out += self.rules.black_three_bonus;
            }
            if black_threes.len() == 4 {
                score.going_out += self.rules.four_black_threes_bonus;
            }
        }
        if self.exact_deal && self.side_of(self.dealer) == side {
            score.exact_deal = self.rules.exact_deal_bonus;
        }
        for seat in (0..self.players).filter(|&seat| self.side_of(seat) == side) {
            let hand: Vec<Kind> = self.hands[seat].clone();
            score.in_hand -= points(&hand, &self.rules);
            for _ in 0..self.red_three_debts[seat].penalties {
                score.penalties -= self.rules.undeclared_penalty;
            }
        }
        score
    }
}
