//! Days of the calendar, in universal time.

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

    /// The year, the month from 1 and the day from 1.
    pub const fn parts(self) -> (i64, i64, i64) {
        (self.year, self.month, self.day)
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
        for (at, digits) in [
            (-1, "19691231"),
            (0, "19700101"),
            (951_782_400_000, "20000229"),
            (951_868_800_000, "20000301"),
            (19_782 * 86_400_000, "20240229"),
            (1_795_305_599_999, "20261121"),
            (1_795_305_600_000, "20261122"),
            (1_798_675_200_000, "20261231"),
        ] {
            assert_eq!(Day::of(at).digits(), digits);
            assert_eq!(Day::of(at).dashed().replace('-', ""), digits);
        }
    }
}
