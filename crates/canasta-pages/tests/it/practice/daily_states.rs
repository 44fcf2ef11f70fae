//! The page of the deal of the day in all its states.

use canasta_analysis::daily::{Attempt, Field, NotCounted, Outcome, SegmentGrade};
use canasta_pages::{Daily, EarlierDay, MyAttempt};
use canasta_record::daily::start_of_day;

/// 26 November 2026.
pub(crate) const TODAY: i64 = 20_783;

pub(crate) fn outcome(lost: u32, own: i32, theirs: i32) -> Outcome {
    use SegmentGrade::{Costly, Fine, Good};
    Outcome { lost, own, theirs, segments: vec![Good, Good, Fine, Good, Costly, Good] }
}

/// Forty results, from no points given away to very many.
pub(crate) fn forty() -> Field {
    let lost = |n: u32| if n < 5 { 0 } else { (n * n * 37 / 70) + n };
    Field::new((0..39).map(|n| outcome(lost(n), 900 - 40 * n.cast_signed(), 310)).chain([mine()]))
}

pub(crate) fn mine() -> Outcome {
    outcome(85, 1230, 410)
}

fn page(own: MyAttempt, field: Field) -> Daily<'static> {
    let earlier = vec![
        EarlierDay { day: TODAY - 1, own: Some(("k7m2".to_owned(), Some(Attempt::Finished(mine())))), field: forty() },
        EarlierDay {
            day: TODAY - 2,
            own: Some(("k7m3".to_owned(), Some(Attempt::NotCounted(NotCounted::Late)))),
            field: forty(),
        },
        EarlierDay { day: TODAY - 3, own: None, field: Field::default() },
    ];
    let is_over = matches!(own, MyAttempt::Over(_, Attempt::Finished(_)));
    Daily {
        now: start_of_day(TODAY + 1) - 18_720_000,
        day: TODAY,
        others: "strong",
        best: "expert",
        began: field.len() + 3,
        own,
        field,
        expert: Some(outcome(0, 1480, 265)),
        earlier,
        finished: is_over.then_some(TODAY).into_iter().chain([TODAY - 1, TODAY - 5, TODAY - 12]).collect(),
        origin: "https://canasta.example",
    }
}

/// All states, with their gallery names.
pub(crate) fn states() -> Vec<(&'static str, Daily<'static>)> {
    let table = || "k7m1".to_owned();
    let over = |attempt| MyAttempt::Over(table(), attempt);
    let first_visitor = |own| Daily {
        began: 0,
        earlier: Vec::new(),
        finished: Vec::new(),
        expert: None,
        ..page(own, Field::default())
    };
    vec![
        ("daily", page(MyAttempt::Before, forty())),
        ("daily-first", first_visitor(MyAttempt::Before)),
        ("daily-playing", page(MyAttempt::Playing(table()), forty())),
        ("daily-judged", page(MyAttempt::Judged(table()), forty())),
        ("daily-over", page(over(Attempt::Finished(mine())), forty())),
        (
            "daily-alone",
            Daily { began: 1, expert: None, ..page(over(Attempt::Finished(mine())), Field::new([mine()])) },
        ),
        ("daily-helped", page(over(Attempt::NotCounted(NotCounted::Helped)), forty())),
    ]
}
