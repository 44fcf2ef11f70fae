//! The progress of visitors with the puzzles.

use std::collections::BTreeMap;

use canasta_analysis::puzzles::repeat::ReviewSchedule;
use canasta_analysis::puzzles::{Progress, Puzzle, all};

pub(crate) const TODAY: i64 = 20_000;

/// A three-day streak. Of the first three puzzles, one is due for review, one was missed and one is solved.
pub(crate) fn started() -> Progress {
    let schedule = |step, due| ReviewSchedule { step, due, tries: 2, solved: step.into() };
    let schedules = [schedule(1, TODAY), schedule(0, TODAY + 1), schedule(2, TODAY + 2)];
    let ids = all().iter().map(|puzzle| puzzle.id.clone());
    let schedules: BTreeMap<String, ReviewSchedule> = ids.zip(schedules).collect();
    Progress { today: TODAY, schedules, own: Vec::new(), days: vec![TODAY - 1, TODAY - 2, TODAY - 3] }
}

/// The same progress, with two puzzles from the player's own games.
pub(crate) fn with_own() -> Progress {
    let own = [("0af3-2-31", 3), ("0af3-2-18", 4)];
    let own = own.map(|(id, place): (&str, usize)| Puzzle { id: id.to_owned(), ..all()[place].clone() });
    // Newest first, so their numbers are 2 and 1.
    let [first, second] = own;
    Progress { own: vec![second, first], ..started() }
}
