//! Days of the calendar, as people write them.

use canasta_record::day::Day;

use crate::{Lang, Message, time};

/// `22 November 2026`, in English.
pub fn text(day: Day) -> String {
    // The figures, of which dates are a part, are in English still.
    date(Lang::EN, day).into()
}

/// `22 November 2026`
pub fn date(lang: Lang, day: Day) -> Message {
    let (year, month, of_month) = day.parts();
    let small = |n: i64| u8::try_from(n).unwrap_or_default();
    time::date(lang, u32::try_from(year).unwrap_or_default(), small(month), small(of_month))
}
