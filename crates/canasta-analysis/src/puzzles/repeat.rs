//! Spaced repetition of puzzles, and streaks. Days are numbered from 1 January 1970, UTC.

/// Days until a solved puzzle is due again, after the first time, the second, and so on. After the last it is learned.
pub const STEPS: [u8; 4] = [1, 3, 7, 21];

/// The review schedule of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReviewSchedule {
    /// Number of times in a row it was solved when due. It is the index of the next interval in [`STEPS`].
    pub step: u8,
    /// The day it is due again; [`NEVER_DUE`] once it is learned.
    pub due: i64,
    /// The number of attempts.
    pub tries: u32,
    /// The number of successful attempts.
    pub solved: u32,
}

/// The due day of puzzles that are learned.
pub const NEVER_DUE: i64 = i64::MAX;

impl ReviewSchedule {
    /// The schedule after an answer. `before` is `None` for a new puzzle. Solving a puzzle before it is due counts, but
    /// doesn't postpone it. After a wrong answer it starts again tomorrow.
    pub fn after(before: Option<Self>, solved: bool, day: i64) -> Self {
        let previous = before.unwrap_or(Self { due: day, ..Self::default() });
        let tries = previous.tries.saturating_add(1);
        if !solved {
            return Self { step: 0, due: day + 1, tries, solved: previous.solved };
        }
        let counted = Self { tries, solved: previous.solved.saturating_add(1), ..previous };
        if day < previous.due {
            return counted;
        }
        let days = STEPS.get(usize::from(previous.step));
        Self {
            step: previous.step.saturating_add(1),
            due: days.map_or(NEVER_DUE, |days| day + i64::from(*days)),
            ..counted
        }
    }

    /// Whether it is due on this day.
    pub const fn is_due(&self, day: i64) -> bool {
        self.due <= day
    }

    /// Whether the last attempt that affected the schedule was successful.
    pub const fn is_solved(&self) -> bool {
        self.step > 0
    }

    /// Whether it is no longer repeated.
    pub fn is_learned(&self) -> bool {
        self.due == NEVER_DUE
    }
}

/// The current streak: the number of days in a row with a solved puzzle, up to today or, if none was solved today yet,
/// up to yesterday. `days` can be in any order.
pub fn streak(days: &[i64], today: i64) -> u32 {
    let has = |day: i64| days.contains(&day);
    let mut day = if has(today) { today } else { today - 1 };
    let mut streak = 0;
    while has(day) {
        streak += 1;
        day -= 1;
    }
    streak
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The due days of a puzzle that is first solved on day 100 and then whenever it is due.
    #[test]
    fn a_solved_puzzle_is_due_after_1_3_7_and_21_days_and_then_learned() {
        let mut standing = ReviewSchedule::after(None, true, 100);
        let mut days = Vec::new();
        while !standing.is_learned() {
            days.push(standing.due);
            assert!(standing.is_due(standing.due) && !standing.is_due(standing.due - 1) && standing.is_solved());
            standing = ReviewSchedule::after(Some(standing), true, standing.due);
        }
        assert_eq!(days, [101, 104, 111, 132]);
        assert_eq!((standing.tries, standing.solved), (5, 5));
    }

    #[test]
    fn a_wrong_answer_restarts_the_schedule_tomorrow() {
        let solved = ReviewSchedule { step: 3, due: 50, tries: 3, solved: 3 };
        let wrong = ReviewSchedule::after(Some(solved), false, 50);
        assert_eq!(wrong, ReviewSchedule { step: 0, due: 51, tries: 4, solved: 3 });
        assert!(!wrong.is_solved());
        assert_eq!(ReviewSchedule::after(Some(wrong), true, 51).due, 52);
        assert_eq!(ReviewSchedule::after(None, false, 9), ReviewSchedule { step: 0, due: 10, tries: 1, solved: 0 });
    }

    #[test]
    fn solving_a_puzzle_early_does_not_postpone_it() {
        let first = ReviewSchedule::after(None, true, 100);
        let again = ReviewSchedule::after(Some(first), true, 100);
        assert_eq!(again, ReviewSchedule { step: 1, due: 101, tries: 2, solved: 2 });
        let late = ReviewSchedule::after(Some(first), true, 140);
        assert_eq!((late.step, late.due), (2, 143));
    }

    #[test]
    fn a_streak_ends_at_a_day_without_a_solution_except_today() {
        assert_eq!(streak(&[], 10), 0);
        assert_eq!(streak(&[10], 10), 1);
        assert_eq!(streak(&[9, 8], 10), 2);
        assert_eq!(streak(&[8, 7], 10), 0);
        assert_eq!(streak(&[7, 10, 9, 8, 9], 10), 4);
    }
}
