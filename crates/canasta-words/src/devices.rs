//! What the pages say of a guest's devices, and of how another one is opened.

use canasta_record::day::Day;

use crate::day;

/// The browser inside another program.
pub const IN_AN_APP: &str = "An app";

/// What a device is called, by its browser and by what it runs on.
pub fn label(browser: Option<&str>, system: Option<&str>) -> String {
    let browser = browser.unwrap_or("A browser");
    system.map_or_else(|| browser.to_owned(), |system| format!("{browser} on {system}"))
}

/// Since when a device is known and when it was seen last, both in milliseconds since 1970.
pub fn days(since: i64, seen: i64) -> String {
    format!("Since {}, last seen on {}", day::text(Day::of(since)), day::text(Day::of(seen)))
}

/// What a private link carries: whose seats and games.
pub fn carries(name: &str, games: u32) -> String {
    match games {
        0 => format!("It carries the settings of {name}. There are no games yet."),
        1 => format!("It carries the seat of {name} at one table, with its game and the settings."),
        _ => format!("It carries the seats of {name} at {games} tables, with their games and the settings."),
    }
}

/// What becomes of games that were played in this browser as somebody else.
pub fn kept_apart(name: &str, games: u32) -> String {
    let tables = if games == 1 { "one table".to_owned() } else { format!("{games} tables") };
    format!(
        "In this browser somebody has played already: {name}, at {tables}. Nothing of that is lost: it is kept apart. \
         On the page “Your devices” you can go back to it at any time."
    )
}

/// A guest whom a device keeps apart.
pub fn apart(name: &str, games: u32) -> String {
    let tables = if games == 1 { "one table".to_owned() } else { format!("{games} tables") };
    format!("{name}, at {tables}")
}

/// For a link or a code that was used, is too old, or never was.
pub const USED: &str = "This link or code is not good any more. Each works once, for ten minutes. Make a new one on the device \
    where you play: “Your devices”, “Open on another device”.";
/// For somebody whose browser has no guest yet.
pub const NOBODY: &str = "You have not played in this browser yet. On the device where you play, open “Your devices” and make \
    a link or a code; then come back here with it.";
/// For somebody who opens the link on a device that it came from.
pub const SAME: &str = "You play on this device already: these are your own seats and games. The link is still good; open it on \
    the other device.";
/// For the browser inside another program.
pub const APP: &str = "This is the browser of an app. If you would rather play in your usual browser, open the link there: it is \
    still good.";
/// For a device that is not in the list any more.
pub const NO_DEVICE: &str = "This device is not one of yours any more.";
/// For the last device.
pub const LAST: &str = "This is your only device. To end it, too, would lose your seats: open another one first, or forget \
    everything.";

/// After somebody was forgotten, once nothing is left in the browser.
pub const NOTHING_LEFT: &str =
    "Your name, your seats and your devices are gone from this server, and nothing is left in this browser.";
/// The same before the script has done its part.
pub const SCRIPT_CLEARS: &str = "Your name, your seats and your devices are gone from this server, and so are the cookies in this \
    browser. What scripts have noted of promised deals is cleared by a script.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_table_is_not_several() {
        assert!(carries("Ruth", 1).contains("at one table") && carries("Ruth", 3).contains("at 3 tables"));
        assert!(kept_apart("Ruth", 1).contains("at one table") && apart("Ruth", 2).ends_with("2 tables"));
        assert_eq!(days(0, 86_400_000), "Since 1 January 1970, last seen on 2 January 1970");
    }
}
