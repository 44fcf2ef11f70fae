//! Calendar days in UTC.

use std::fmt;
use std::str::FromStr;

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

    /// `20261122`
    pub fn digits(self) -> String {
        self.to_string().replace('-', "")
    }
}

/// Displays the day as `2026-11-22`.
impl fmt::Display for Day {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Parses the displayed form.
impl FromStr for Day {
    type Err = InvalidDay;

    fn from_str(text: &str) -> Result<Self, InvalidDay> {
        let mut numbers = text.split('-').map(|part| part.parse::<i16>().ok());
        let mut number = || numbers.next().flatten().ok_or(InvalidDay);
        let year = number()?;
        let month = i8::try_from(number()?).map_err(|_| InvalidDay)?;
        let day = i8::try_from(number()?).map_err(|_| InvalidDay)?;
        let date = Date::new(year, month, day).map_err(|_| InvalidDay)?;
        if numbers.next().is_some() { Err(InvalidDay) } else { Ok(Self(date)) }
    }
}

/// A text that isn't a date such as `2026-11-22`, or a date that doesn't exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidDay;

impl fmt::Display for InvalidDay {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("not a date such as 2026-11-22")
    }
}

impl std::error::Error for InvalidDay {}

#[cfg(test)]
mod tests {
    use super::{Day, InvalidDay};

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
            assert_eq!(Day::of(milliseconds).to_string().replace('-', ""), digits);
        }
    }
    #[test]
    fn parses_only_days_that_exist() {
        assert_eq!("2028-02-29".parse(), Ok(Day::of(1_835_395_200_000)));
        for wrong in ["2026-02-31", "2027-02-29", "2026-13-01", "2026-00-01", "2026-11", "2026-11-22-1", "today", ""] {
            assert_eq!(wrong.parse::<Day>(), Err(InvalidDay), "{wrong}");
        }
    }
}
