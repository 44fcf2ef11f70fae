//! The results of all attempts on one day.

use crate::daily::outcome::Outcome;

/// Upper ends of the bands, in points lost. The last band has no upper end.
pub const BANDS: [u32; 5] = [0, 100, 300, 1000, 3000];

/// The outcomes of a day, for ranking attempts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Field {
    outcomes: Vec<Outcome>,
}

/// An outcome's rank on its day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The rank, from 1. Equal outcomes share a rank.
    pub place: usize,
    /// The number of finished attempts.
    pub of: usize,
    /// The percentage of others who lost more, rounded down; `None` if no one else finished.
    pub ahead_of: Option<usize>,
}

impl Field {
    /// Collects the outcomes of a day.
    pub fn new(outcomes: impl IntoIterator<Item = Outcome>) -> Self {
        Self { outcomes: outcomes.into_iter().collect() }
    }

    /// The number of finished attempts.
    pub const fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether no one has finished.
    pub const fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// The rank of one of the outcomes.
    pub fn place(&self, own: &Outcome) -> Place {
        let better_outcomes = self.outcomes.iter().filter(|other| other.is_better_than(own)).count();
        let larger_losses = self.outcomes.iter().filter(|other| other.lost > own.lost).count();
        let others = self.outcomes.len().saturating_sub(1);
        Place {
            place: better_outcomes + 1,
            of: self.outcomes.len(),
            ahead_of: (larger_losses * 100).checked_div(others),
        }
    }

    /// The median of the points lost: half of the attempts lost this much or less.
    pub fn median(&self) -> Option<u32> {
        let mut lost: Vec<u32> = self.outcomes.iter().map(|outcome| outcome.lost).collect();
        lost.sort_unstable();
        lost.get(lost.len().saturating_sub(1) / 2).copied()
    }

    /// The number of outcomes in each band of [`BANDS`] and in the open one after them.
    pub fn bands(&self) -> [usize; BANDS.len() + 1] {
        let mut counts = [0; BANDS.len() + 1];
        for outcome in &self.outcomes {
            counts[Self::band(outcome)] += 1;
        }
        counts
    }

    /// The index of an outcome's band.
    pub fn band(outcome: &Outcome) -> usize {
        BANDS.iter().position(|&max| outcome.lost <= max).unwrap_or(BANDS.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(lost: u32, own: i32) -> Outcome {
        Outcome { lost, own, theirs: 100, segments: Vec::new() }
    }

    #[test]
    fn fewer_points_lost_rank_higher_then_more_points() {
        let field =
            Field::new([outcome(0, 50), outcome(30, 900), outcome(30, 900), outcome(30, 1200), outcome(700, 3000)]);
        let place = |lost, own| field.place(&outcome(lost, own));
        assert_eq!(place(0, 50), Place { place: 1, of: 5, ahead_of: Some(100) });
        assert_eq!(place(30, 1200), Place { place: 2, of: 5, ahead_of: Some(25) });
        assert_eq!(place(30, 900), Place { place: 3, of: 5, ahead_of: Some(25) });
        assert_eq!(place(700, 3000), Place { place: 5, of: 5, ahead_of: Some(0) });
        assert_eq!(field.median(), Some(30));
        assert_eq!(field.bands(), [1, 3, 0, 1, 0, 0]);
    }

    #[test]
    fn a_single_outcome_is_ahead_of_no_one() {
        let field = Field::new([outcome(85, 50)]);
        assert_eq!(field.place(&outcome(85, 50)), Place { place: 1, of: 1, ahead_of: None });
        assert_eq!(field.median(), Some(85));
        assert_eq!(Field::default().median(), None);
    }

    #[test]
    fn bands_include_their_upper_ends() {
        for (lost, band) in
            [(0, 0), (1, 1), (100, 1), (101, 2), (300, 2), (1000, 3), (3000, 4), (3001, 5), (u32::MAX, 5)]
        {
            assert_eq!(Field::band(&outcome(lost, 0)), band, "{lost}");
        }
    }
}
