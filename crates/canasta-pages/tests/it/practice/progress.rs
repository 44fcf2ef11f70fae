//! How far visitors are with puzzles.

use std::collections::BTreeMap;

use canasta_analysis::puzzles::repeat::ReviewSchedule;
use canasta_analysis::puzzles::{Progress, Puzzle, all};

/// The day on which pages are drawn.
pub(crate) const TODAY: i64 = 20_000;

/// Three days in a row were good ones; of the first three puzzles one comes again, one was missed, one is solved.
pub(crate) fn begun() -> Progress {
    let standing = |step, due| ReviewSchedule { step, due, tries: 2, solved: step.into() };
    let schedules = [standing(1, TODAY), standing(0, TODAY + 1), standing(2, TODAY + 2)];
    let ids = all().iter().map(|puzzle| puzzle.id.clone());
    let schedules: BTreeMap<String, ReviewSchedule> = ids.zip(schedules).collect();
    Progress { today: TODAY, schedules, own: Vec::new(), days: vec![TODAY - 1, TODAY - 2, TODAY - 3] }
}

/// The same with two puzzles from games of the player's own.
pub(crate) fn with_own() -> Progress {
    let own = [("0af3-2-31", 3), ("0af3-2-18", 4)];
    let own = own.map(|(id, place): (&str, usize)| Puzzle { id: id.to_owned(), ..all()[place].clone() });
    // The newest first: their numbers are 2 and 1.
    let [first, second] = own;
    Progress { own: vec![second, first], ..begun() }
}
