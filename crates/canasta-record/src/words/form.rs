//! What the form for a new table says: who plays, in what the table differs from its preset, what cannot be read.

use canasta::Players;

use super::{number, points};

/// Over the choice of who may be given hints.
pub const HINTS: &str = "Hints";

/// What a hint is.
pub const HINTS_ABOUT: &str = "On your turn a button shows the three best things to do, what each loses, and why.";

/// What a level is, where one that there is not was asked for.
pub const LEVEL: &str = "The computer plays";

/// Letters of somebody's own that are repeated at most.
const SHOWN: usize = 40;

/// So many players: `four players`.
pub fn players(players: Players) -> String {
    format!("{} players", number(players.count().into()))
}

/// Who plays with and against whom, for the one who starts the table.
pub const fn who(players: Players) -> &'static str {
    match players.count() {
        2 => "You against one opponent, played by the computer.",
        3 => "You against two others, each alone, played by the computer.",
        4 => "You and a partner against two opponents, played by the computer.",
        5 => "You against four others, each alone, played by the computer.",
        _ => "You and two partners against three opponents, played by the computer.",
    }
}

/// The rules of a table in a few words: the preset's title, and whether the house changes it.
pub fn rules(title: &str, changes: usize) -> String {
    match changes {
        0 => title.to_owned(),
        _ => format!("{title}, with {}", house_rules(changes)),
    }
}

/// So many changes: `one house rule`, `no house rule`.
pub fn house_rules(changes: usize) -> String {
    format!("{} house {}", number(changes), if changes < 2 { "rule" } else { "rules" })
}

/// Above the list of differences.
pub fn differs(title: &str) -> String {
    format!("Your table differs from {title}:")
}

/// In place of the list.
pub fn same(title: &str) -> String {
    format!("Your table plays {title} as it is.")
}

/// In place of the list where only rules are changed that have no meaning at this table.
pub fn without_meaning(title: &str) -> String {
    format!("What you changed plays no part at this table, which plays {title} as it is.")
}

/// A preset that there is not.
pub fn no_such_rules(typed: &str) -> String {
    format!("There are no rules called “{}”.", shown(typed))
}

/// A number of players that there is not.
pub fn not_so_many(typed: &str) -> String {
    format!("Two to six can play, not “{}”.", shown(typed))
}

/// Something else than a number within bounds.
pub fn takes_number(label: &str, low: i32, high: i32, typed: &str) -> String {
    format!("{label}: a whole number from {} to {}, not “{}”.", points(low), points(high), shown(typed))
}

/// Something else than what is offered.
pub fn not_offered(label: &str, typed: &str) -> String {
    format!("{label}: one of the answers offered, not “{}”.", shown(typed))
}

fn shown(typed: &str) -> String {
    match typed.char_indices().nth(SHOWN) {
        None => typed.to_owned(),
        Some((end, _)) => format!("{}…", &typed[..end]),
    }
}
