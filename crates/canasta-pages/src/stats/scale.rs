//! Positions in a chart as integers, in hundredths of a percent.

/// The ends of an axis and the distance between its marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scale {
    pub(super) from: i32,
    pub(super) to: i32,
    step: i32,
}

impl Scale {
    /// An axis that contains zero and all `numbers`, with at most `max_steps` steps.
    pub(super) fn of(numbers: &[i32], max_steps: i32) -> Self {
        let least = numbers.iter().copied().min().unwrap_or(0).min(0);
        let best = numbers.iter().copied().max().unwrap_or(0).max(1);
        let ends = |step: i32| (least.div_euclid(step) * step, best.div_euclid(step) * step + step);
        let steps = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
        let fits = |&step: &i32| {
            let (from, to) = ends(step);
            (to - from) / step <= max_steps
        };
        let step = steps.into_iter().find(fits).unwrap_or(1_000_000);
        let (from, to) = ends(step);
        Self { from, to, step }
    }

    /// The marks in ascending order.
    pub(super) fn marks(self) -> impl Iterator<Item = i32> {
        (0..=(self.to - self.from) / self.step).map(move |mark| self.from + mark * self.step)
    }

    /// A number's distance from the top of an axis that is `parts` units long.
    pub(super) fn down(self, number: i32, parts: i64) -> i64 {
        part(i64::from(self.to - number), i64::from(self.to - self.from), parts)
    }
}

/// Scales `n` of `of` to a whole of `parts` units.
pub(super) const fn part(n: i64, of: i64, parts: i64) -> i64 {
    if of == 0 { 0 } else { n * parts / of }
}

/// Formats hundredths of a percent for SVG: `12.50%`.
pub(super) fn percent(hundredths: i64) -> String {
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_round_marks_and_contains_all_numbers() {
        let scale = Scale::of(&[-560, 3420], 6);
        assert_eq!((scale.from, scale.to), (-1000, 4000));
        assert_eq!(scale.marks().collect::<Vec<_>>(), [-1000, 0, 1000, 2000, 3000, 4000]);
        assert_eq!((scale.down(4000, 10_000), scale.down(0, 10_000), scale.down(-1000, 10_000)), (0, 8000, 10_000));
        assert_eq!(Scale::of(&[], 6).marks().count(), 2);
    }

    #[test]
    fn formats_percentages_for_svg() {
        assert_eq!((percent(0), percent(1205), percent(10_000)), ("0.00%".into(), "12.05%".into(), "100.00%".into()));
        assert_eq!(part(1, 0, 100), 0);
    }
}
