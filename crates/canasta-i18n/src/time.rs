//! Durations and dates in words.

use crate::messages::error;
use crate::messages::time::{self, DateMonth};
use crate::{Lang, Message};

/// The time until a page tries again after too many requests.
pub fn retry_notice(lang: Lang, seconds: u64) -> Message {
    error::again_in(lang, &span(lang, canasta::must_fit::<u32>(seconds)))
}

/// A duration: `45 seconds`, `1 minute and 30 seconds`, `24 hours`.
pub fn span(lang: Lang, seconds: u32) -> Message {
    let hours = seconds / 3600;
    let minutes = seconds / 60 % 60;
    let rest = seconds % 60;
    let mut parts = Vec::new();
    parts.extend((hours > 0).then(|| time::hours(lang, hours)));
    parts.extend((minutes > 0).then(|| time::minutes(lang, minutes)));
    parts.extend((rest > 0 || parts.is_empty()).then(|| time::seconds(lang, rest)));
    time::span(lang, &parts)
}

const MONTHS: [DateMonth; 12] = [
    DateMonth::January,
    DateMonth::February,
    DateMonth::March,
    DateMonth::April,
    DateMonth::May,
    DateMonth::June,
    DateMonth::July,
    DateMonth::August,
    DateMonth::September,
    DateMonth::October,
    DateMonth::November,
    DateMonth::December,
];

/// A date: `22 November 2026`. `month` is 1 to 12; the text is empty for any other.
pub fn date(lang: Lang, year: u32, month: u8, day: u8) -> Message {
    let month = month.checked_sub(1).and_then(|place| MONTHS.get(usize::from(place)));
    month.map_or_else(Message::default, |&month| time::date(lang, day, month, year))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_dates() {
        assert_eq!(date(Lang::EN, 2026, 11, 22), "22 November 2026");
        assert_eq!(date(Lang::EN, 1969, 12, 31), "31 December 1969");
        assert_eq!(date(Lang::EN, 2026, 13, 1), "");
    }

    #[test]
    fn writes_durations() {
        let written = |seconds| span(Lang::EN, seconds).to_string();
        assert_eq!([0, 1, 45, 180].map(written), ["0 seconds", "1 second", "45 seconds", "3 minutes"]);
        assert_eq!(
            [90, 86_400, 3_661].map(written),
            ["1 minute and 30 seconds", "24 hours", "1 hour, 1 minute and 1 second"]
        );
    }
}
