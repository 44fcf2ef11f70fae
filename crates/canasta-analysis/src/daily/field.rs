//! The field: all who finished a day's deal, as numbers.

use crate::daily::outcome::Outcome;

/// Where the bands of a field end, in points given away; the last one has no end.
pub const BANDS: [u32; 5] = [0, 50, 150, 300, 600];

/// All outcomes of a day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Field {
    outcomes: Vec<Outcome>,
}

/// A place in the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// From 1; who did the same has the same.
    pub place: usize,
    /// How many finished.
    pub of: usize,
    /// Of a hundred others, how many gave more away, rounded down; `None` where nobody else finished.
    pub ahead_of: Option<usize>,
}

impl Field {
    /// The field of these outcomes.
    pub fn new(outcomes: impl IntoIterator<Item = Outcome>) -> Self {
        Self { outcomes: outcomes.into_iter().collect() }
    }

    /// How many finished.
    pub const fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether nobody did.
    pub const fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// The place of one of its outcomes.
    pub fn place(&self, own: &Outcome) -> Place {
        let better = self.outcomes.iter().filter(|other| other.is_better_than(own)).count();
        let more = self.outcomes.iter().filter(|other| other.lost > own.lost).count();
        let others = self.outcomes.len().saturating_sub(1);
        Place { place: better + 1, of: self.outcomes.len(), ahead_of: (more * 100).checked_div(others) }
    }

    /// The points given away by the one in the middle: half of the others gave away as much or less.
    pub fn middle(&self) -> Option<u32> {
        let mut lost: Vec<u32> = self.outcomes.iter().map(|outcome| outcome.lost).collect();
        lost.sort_unstable();
        lost.get(lost.len().saturating_sub(1) / 2).copied()
    }

    /// How many are in each band of [`BANDS`], and beyond the last.
    pub fn bands(&self) -> [usize; BANDS.len() + 1] {
        let mut counts = [0; BANDS.len() + 1];
        for outcome in &self.outcomes {
            counts[Self::band(outcome)] += 1;
        }
        counts
    }

    /// The band of an outcome.
    pub fn band(outcome: &Outcome) -> usize {
        BANDS.iter().position(|&most| outcome.lost <= most).unwrap_or(BANDS.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(lost: u32, own: i32) -> Outcome {
        Outcome { lost, own, theirs: 100, stretches: Vec::new() }
    }

    #[test]
    fn what_is_given_away_counts_first_and_points_second() {
        let field =
            Field::new([outcome(0, 50), outcome(30, 900), outcome(30, 900), outcome(30, 1200), outcome(700, 3000)]);
        let place = |lost, own| field.place(&outcome(lost, own));
        assert_eq!(place(0, 50), Place { place: 1, of: 5, ahead_of: Some(100) });
        assert_eq!(place(30, 1200), Place { place: 2, of: 5, ahead_of: Some(25) });
        assert_eq!(place(30, 900), Place { place: 3, of: 5, ahead_of: Some(25) });
        assert_eq!(place(700, 3000), Place { place: 5, of: 5, ahead_of: Some(0) });
        assert_eq!(field.middle(), Some(30));
        assert_eq!(field.bands(), [1, 3, 0, 0, 0, 1]);
    }

    #[test]
    fn a_field_of_one_has_nobody_to_be_ahead_of() {
        let field = Field::new([outcome(85, 50)]);
        assert_eq!(field.place(&outcome(85, 50)), Place { place: 1, of: 1, ahead_of: None });
        assert_eq!(field.middle(), Some(85));
        assert_eq!(Field::default().middle(), None);
    }

    #[test]
    fn the_bands_end_where_they_say() {
        for (lost, band) in [(0, 0), (1, 1), (50, 1), (51, 2), (150, 2), (300, 3), (600, 4), (601, 5), (u32::MAX, 5)] {
            assert_eq!(Field::band(&outcome(lost, 0)), band, "{lost}");
        }
    }
}
