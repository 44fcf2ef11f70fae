//! Names and dates of a guest's devices.

use canasta_record::day::Day;

use crate::messages::devices::{self, LabelKind, LabelOnKind};
use crate::{Lang, Message, day};

/// Stored as the browser if it is embedded in an app.
pub const EMBEDDED_BROWSER: &str = "An app";

/// Stored if the browser is unknown.
const UNKNOWN_BROWSER: &str = "A browser";

/// Separates the browser from the system.
const SYSTEM_SEPARATOR: &str = " on ";

/// The stored form of a device: its browser and system.
pub fn stored_device(browser: Option<&str>, system: Option<&str>) -> String {
    let browser = browser.unwrap_or(UNKNOWN_BROWSER);
    system.map_or_else(|| browser.to_owned(), |system| format!("{browser}{SYSTEM_SEPARATOR}{system}"))
}

/// The name of a device, from its [stored form](stored_device).
pub fn label(lang: Lang, stored: &str) -> Message {
    match stored.split_once(SYSTEM_SEPARATOR) {
        Some((EMBEDDED_BROWSER, system)) => devices::label_on(lang, LabelOnKind::App, "", system),
        Some((UNKNOWN_BROWSER, system)) => devices::label_on(lang, LabelOnKind::Browser, "", system),
        Some((browser, system)) => devices::label_on(lang, LabelOnKind::Named, browser, system),
        None if stored == EMBEDDED_BROWSER => devices::label(lang, LabelKind::App, ""),
        None if stored == UNKNOWN_BROWSER || stored.is_empty() => devices::label(lang, LabelKind::Browser, ""),
        None => devices::label(lang, LabelKind::Named, stored),
    }
}

/// When a device was first and last seen, both in milliseconds since 1970.
pub fn days(lang: Lang, since: i64, seen: i64) -> Message {
    devices::days(lang, &day::date(lang, Day::of(since)), &day::date(lang, Day::of(seen)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_the_days_of_a_device_as_dates() {
        assert_eq!(days(Lang::EN, 0, 86_400_000), "Added 1 January 1970, last seen 2 January 1970");
    }

    #[test]
    fn names_a_device_by_its_stored_form() {
        for (browser, system, expected) in [
            (Some("Firefox"), Some("Linux"), "Firefox on Linux"),
            (Some(EMBEDDED_BROWSER), Some("iPhone"), "An app on iPhone"),
            (None, Some("Mac"), "A browser on Mac"),
            (Some(EMBEDDED_BROWSER), None, "An app"),
            (None, None, "A browser"),
            (Some("Firefox"), None, "Firefox"),
        ] {
            assert_eq!(label(Lang::EN, &stored_device(browser, system)), expected);
        }
    }
}
