//! Calendar days in UTC.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// A calendar day in UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Day(Date);

impl Day {
    /// The day at a time in milliseconds since 1970. Times outside the years −9999 to 9999 give the first or last day.
    pub fn of(milliseconds: i64) -> Self {
        let nearest = if milliseconds < 0 { Timestamp::MIN } else { Timestamp::MAX };
        let time = Timestamp::from_millisecond(milliseconds).unwrap_or(nearest);
        Self(TimeZone::UTC.to_datetime(time).date())
    }

    /// The year, the month (from 1) and the day (from 1).
    pub fn parts(self) -> (i64, i64, i64) {
        (self.0.year().into(), self.0.month().into(), self.0.day().into())
    }

    /// Parses a day in the form of [`Day::dashed`]; `None` for anything else, including dates that don't exist.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split('-').map(|part| part.parse::<i16>().ok());
        let year = numbers.next()??;
        let month = numbers.next()??;
        let day = numbers.next()??;
        let date = Date::new(year, month.try_into().ok()?, day.try_into().ok()?).ok()?;
        numbers.next().is_none().then_some(Self(date))
    }

    /// `20261122`
    pub fn digits(self) -> String {
        self.dashed().replace('-', "")
    }

    /// `2026-11-22`
    pub fn dashed(self) -> String {
        self.0.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Day;

    #[test]
    fn converts_times_to_days() {
        for (milliseconds, digits) in [
            (-1, "19691231"),
            (0, "19700101"),
            (951_782_400_000, "20000229"),
            (951_868_800_000, "20000301"),
            (19_782 * 86_400_000, "20240229"),
            (1_795_305_599_999, "20261121"),
            (1_795_305_600_000, "20261122"),
            (1_798_675_200_000, "20261231"),
        ] {
            assert_eq!(Day::of(milliseconds).digits(), digits);
            assert_eq!(Day::of(milliseconds).dashed().replace('-', ""), digits);
        }
    }
    #[test]
    fn parses_only_days_that_exist() {
        assert_eq!(Day::read("2028-02-29"), Some(Day::of(1_835_395_200_000)));
        for wrong in ["2026-02-31", "2027-02-29", "2026-13-01", "2026-00-01", "2026-11", "2026-11-22-1", "today", ""] {
            assert_eq!(Day::read(wrong), None, "{wrong}");
        }
    }
}
