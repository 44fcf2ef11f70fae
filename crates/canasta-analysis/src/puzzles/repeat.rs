//! When a puzzle comes again, and how many days in a row one was solved. Days are numbered: those since 1970 began, in UTC.

/// Days after which a solved puzzle comes again: after the first time, the second, and so on. After the last it is learned.
pub const STEPS: [u8; 4] = [1, 3, 7, 21];

/// How far somebody is with a puzzle that they have tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// How often in a row it was solved when it was due: an index into [`STEPS`]; its length once the puzzle is learned.
    pub step: u8,
    /// The day on which it is due again; [`NEVER`] once it is learned.
    pub due: i64,
    /// How often it was tried.
    pub tries: u32,
    /// How often it was solved.
    pub solved: u32,
}

/// No day.
pub const NEVER: i64 = i64::MAX;

impl Standing {
    /// After an answer on a day; `before` is `None` for a puzzle that was never tried. A puzzle that is solved before it is due is
    /// counted, but comes again no later; a wrong answer begins again tomorrow.
    pub fn after(before: Option<Self>, solved: bool, day: i64) -> Self {
        let was = before.unwrap_or(Self { due: day, ..Self::default() });
        let tries = was.tries.saturating_add(1);
        if !solved {
            return Self { step: 0, due: day + 1, tries, solved: was.solved };
        }
        let counted = Self { tries, solved: was.solved.saturating_add(1), ..was };
        if day < was.due {
            return counted;
        }
        let days = STEPS.get(usize::from(was.step));
        Self { step: was.step.saturating_add(1), due: days.map_or(NEVER, |days| day + i64::from(*days)), ..counted }
    }

    /// Whether it is time for it.
    pub const fn is_due(&self, day: i64) -> bool {
        self.due <= day
    }

    /// Whether it is solved and waits, or is learned.
    pub const fn is_solved(&self) -> bool {
        self.step > 0
    }

    /// Whether it comes no more.
    pub fn is_learned(&self) -> bool {
        self.due == NEVER
    }
}

/// Days in a row with a puzzle solved, up to today; where today has none yet, up to yesterday. `days` are those on which one was solved, in any
/// order.
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

    /// The days on which a puzzle is due that is first solved on day 100 and then always when it is due.
    #[test]
    fn a_solved_puzzle_comes_again_after_1_3_7_and_21_days_and_then_no_more() {
        let (mut standing, mut days) = (Standing::after(None, true, 100), Vec::new());
        while !standing.is_learned() {
            days.push(standing.due);
            assert!(standing.is_due(standing.due) && !standing.is_due(standing.due - 1) && standing.is_solved());
            standing = Standing::after(Some(standing), true, standing.due);
        }
        assert_eq!(days, [101, 104, 111, 132]);
        assert_eq!((standing.tries, standing.solved), (5, 5));
    }

    #[test]
    fn a_wrong_answer_begins_again_tomorrow() {
        let solved = Standing { step: 3, due: 50, tries: 3, solved: 3 };
        let wrong = Standing::after(Some(solved), false, 50);
        assert_eq!(wrong, Standing { step: 0, due: 51, tries: 4, solved: 3 });
        assert!(!wrong.is_solved());
        assert_eq!(Standing::after(Some(wrong), true, 51).due, 52);
        assert_eq!(Standing::after(None, false, 9), Standing { step: 0, due: 10, tries: 1, solved: 0 });
    }

    #[test]
    fn a_puzzle_solved_before_it_is_due_comes_again_no_later() {
        let first = Standing::after(None, true, 100);
        let again = Standing::after(Some(first), true, 100);
        assert_eq!(again, Standing { step: 1, due: 101, tries: 2, solved: 2 });
        let late = Standing::after(Some(first), true, 140);
        assert_eq!((late.step, late.due), (2, 143));
    }

    #[test]
    fn a_streak_ends_with_a_day_that_has_none_but_today_may_still_come() {
        assert_eq!(streak(&[], 10), 0);
        assert_eq!(streak(&[10], 10), 1);
        assert_eq!(streak(&[9, 8], 10), 2);
        assert_eq!(streak(&[8, 7], 10), 0);
        assert_eq!(streak(&[7, 10, 9, 8, 9], 10), 4);
    }
}
