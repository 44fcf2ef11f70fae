//! Dates in words.

use canasta_record::day::Day;

use crate::{Lang, Message, time};

/// `22 November 2026`
pub fn date(lang: Lang, day: Day) -> Message {
    let (year, month, day_of_month) = day.parts();
    let to_u8 = |n: i64| u8::try_from(n).unwrap_or_default();
    time::date(lang, u32::try_from(year).unwrap_or_default(), to_u8(month), to_u8(day_of_month))
}
