//! Days of the calendar, as people write them.

use canasta_record::day::Day;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// `22 November 2026`
pub fn text(day: Day) -> String {
    let (year, month, of_month) = day.parts();
    let month = usize::try_from(month - 1).ok().and_then(|place| MONTHS.get(place));
    format!("{of_month} {} {year}", month.copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_names() {
        for (at, name) in
            [(-1, "31 December 1969"), (951_782_400_000, "29 February 2000"), (1_795_305_600_000, "22 November 2026")]
        {
            assert_eq!(text(Day::of(at)), name);
        }
    }
}
