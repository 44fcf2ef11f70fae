//! Days of the calendar, in universal time.

use canasta_words::{Lang, time};

/// A day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Day {
    year: i64,
    /// From 1.
    month: i64,
    /// From 1.
    day: i64,
}

impl Day {
    /// The day of a time in milliseconds since 1970. Years are counted from 1 March, so that the leap day is their last.
    pub const fn of(milliseconds: i64) -> Self {
        let days = milliseconds.div_euclid(86_400_000) + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + era * 400 + if month <= 2 { 1 } else { 0 };
        Self { year, month, day: of_year - (153 * from_march + 2) / 5 + 1 }
    }

    /// `22 November 2026`
    pub fn text(self) -> String {
        let small = |n: i64| u8::try_from(n).unwrap_or_default();
        let year = u32::try_from(self.year).unwrap_or_default();
        // The figures, of which dates are a part, are in English still.
        time::date(Lang::EN, year, small(self.month), small(self.day)).into()
    }

    /// Reads a day as [`Day::dashed`] writes it.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split('-').map(|part| part.parse().ok());
        let (year, month, day) = (numbers.next()??, numbers.next()??, numbers.next()??);
        let could = numbers.next().is_none() && (1..=12).contains(&month) && (1..=31).contains(&day);
        could.then_some(Self { year, month, day })
    }

    /// `20261122`
    pub fn digits(self) -> String {
        format!("{:04}{:02}{:02}", self.year, self.month, self.day)
    }

    /// `2026-11-22`
    pub fn dashed(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::Day;

    #[test]
    fn days_have_dates() {
        for (at, text, digits) in [
            (-1, "31 December 1969", "19691231"),
            (0, "1 January 1970", "19700101"),
            (951_782_400_000, "29 February 2000", "20000229"),
            (951_868_800_000, "1 March 2000", "20000301"),
            (19_782 * 86_400_000, "29 February 2024", "20240229"),
            (1_795_305_599_999, "21 November 2026", "20261121"),
            (1_795_305_600_000, "22 November 2026", "20261122"),
            (1_798_675_200_000, "31 December 2026", "20261231"),
        ] {
            assert_eq!((Day::of(at).text().as_str(), Day::of(at).digits().as_str()), (text, digits));
            assert_eq!(Day::of(at).dashed().replace('-', ""), digits);
        }
    }
}
