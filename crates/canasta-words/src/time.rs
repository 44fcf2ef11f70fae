//! Spans of time, in words.

use crate::messages::time;
use crate::{Lang, Message};

/// A span in figures: `45 seconds`, `1 minute and 30 seconds`, `24 hours`.
pub fn span(lang: Lang, seconds: u32) -> Message {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut parts = Vec::new();
    parts.extend((hours > 0).then(|| time::hours(lang, hours)));
    parts.extend((minutes > 0).then(|| time::minutes(lang, minutes)));
    parts.extend((rest > 0 || parts.is_empty()).then(|| time::seconds(lang, rest)));
    time::span(lang, &parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told() {
        let told = |seconds| span(Lang::EN, seconds).to_string();
        assert_eq!([0, 1, 45, 180].map(told), ["0 seconds", "1 second", "45 seconds", "3 minutes"]);
        assert_eq!(
            [90, 86_400, 3_661].map(told),
            ["1 minute and 30 seconds", "24 hours", "1 hour, 1 minute and 1 second"]
        );
    }
}
