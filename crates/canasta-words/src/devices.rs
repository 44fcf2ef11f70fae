//! What a guest's devices are called, and since when they are known.

use canasta_record::day::Day;

use crate::messages::devices;
use crate::{Lang, Message, day};

/// The browser inside another program.
pub const IN_AN_APP: &str = "An app";

/// What a device is called, by its browser and by what it runs on.
pub fn label(browser: Option<&str>, system: Option<&str>) -> String {
    let browser = browser.unwrap_or("A browser");
    system.map_or_else(|| browser.to_owned(), |system| format!("{browser} on {system}"))
}

/// When a device was first seen and last, both in milliseconds since 1970.
pub fn days(lang: Lang, since: i64, seen: i64) -> Message {
    devices::days(lang, &day::date(lang, Day::of(since)), &day::date(lang, Day::of(seen)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_days_of_a_device_are_dates() {
        assert_eq!(days(Lang::EN, 0, 86_400_000), "Since 1 January 1970, last seen on 2 January 1970");
    }
}
