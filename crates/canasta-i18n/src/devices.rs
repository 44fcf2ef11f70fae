//! What a guest's devices are called, and since when they are known.

use canasta_record::day::Day;

use crate::messages::devices::{self, LabelKind, LabelOnKind};
use crate::{Lang, Message, day};

/// How a device is kept whose browser is part of another program.
pub const IN_AN_APP: &str = "An app";

/// How a device is kept whose browser is not known.
const UNKNOWN: &str = "A browser";

/// Between the browser and the system.
const ON: &str = " on ";

/// What the server keeps of a device: its browser, and what it runs on.
pub fn kept(browser: Option<&str>, system: Option<&str>) -> String {
    let browser = browser.unwrap_or(UNKNOWN);
    system.map_or_else(|| browser.to_owned(), |system| format!("{browser}{ON}{system}"))
}

/// What a device is called, from what is [`kept`] of it.
pub fn label(lang: Lang, kept: &str) -> Message {
    match kept.split_once(ON) {
        Some((IN_AN_APP, system)) => devices::label_on(lang, LabelOnKind::App, "", system),
        Some((UNKNOWN, system)) => devices::label_on(lang, LabelOnKind::Browser, "", system),
        Some((browser, system)) => devices::label_on(lang, LabelOnKind::Named, browser, system),
        None if kept == IN_AN_APP => devices::label(lang, LabelKind::App, ""),
        None if kept == UNKNOWN || kept.is_empty() => devices::label(lang, LabelKind::Browser, ""),
        None => devices::label(lang, LabelKind::Named, kept),
    }
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
        assert_eq!(days(Lang::EN, 0, 86_400_000), "Added 1 January 1970, last seen 2 January 1970");
    }

    #[test]
    fn a_device_is_called_by_what_is_kept_of_it() {
        for (browser, system, called) in [
            (Some("Firefox"), Some("Linux"), "Firefox on Linux"),
            (Some(IN_AN_APP), Some("iPhone"), "An app on iPhone"),
            (None, Some("Mac"), "A browser on Mac"),
            (Some(IN_AN_APP), None, "An app"),
            (None, None, "A browser"),
            (Some("Firefox"), None, "Firefox"),
        ] {
            assert_eq!(label(Lang::EN, &kept(browser, system)), called);
        }
    }
}
