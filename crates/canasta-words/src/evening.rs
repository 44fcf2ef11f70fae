//! The games of an evening: what they came to, and how the same people play the next one.

use canasta_table::scene::{Gathering, Tally};

use crate::number;
use crate::table::{and, capital};

/// Over what the games came to.
pub const TITLE: &str = "The evening so far";

/// How many games there were: `Two games.`
pub fn games(n: u32) -> String {
    let n = usize::try_from(n).unwrap_or(usize::MAX);
    format!("{} {}.", capital(&number(n)), if n == 1 { "game" } else { "games" })
}

/// Who stands together in the table of the evening: `Ruth and Paul`.
pub fn names(tally: &Tally) -> String {
    and(&tally.names)
}

/// The button that brings the same people to the next game, each in the seat they had.
pub const AGAIN: &str = "Play again";

/// The same where somebody has pressed already.
pub const JOIN: &str = "Join them";

/// The button for the same people with other seats.
pub const DRAWN: &str = "Draw for seats anew";

/// What both do.
pub const ABOUT: &str =
    "All of you come to one new table, in the seats you had or as the cards say. Who has not pressed yet is asked.";

/// For those who have not pressed yet.
pub const GATHERS: &str = "The next game is being gathered.";

/// Which game it is that gathers: `Game two of the evening.`
pub fn which(gathering: &Gathering) -> Option<String> {
    let before = usize::try_from(gathering.evening.0).ok().filter(|&games| games > 0)?;
    Some(format!("Game {} of the evening.", number(before + 1)))
}

/// Who played before, is asked and has not come yet, with where they read it; empty where nobody is awaited.
pub fn asked(gathering: &Gathering) -> String {
    let names: Vec<&str> = missing(gathering);
    match names.len() {
        0 => String::new(),
        n => format!(
            "{} {} asked, and {} not come yet. They see the question at the old table, and this table on their start page.",
            and(&names),
            if n == 1 { "is" } else { "are" },
            if n == 1 { "has" } else { "have" },
        ),
    }
}

/// The names of those who are asked and have not come yet.
fn missing(gathering: &Gathering) -> Vec<&str> {
    if gathering.evening.0 == 0 {
        return Vec::new();
    }
    let missing = gathering.standing.iter().filter(|guest| !guest.here && Some(guest.person) != gathering.me);
    missing.map(|guest| guest.name.as_str()).collect()
}

/// The names of those who are there without a seat, but for the viewer.
pub fn without_seat(gathering: &Gathering) -> Vec<&str> {
    let asked = missing(gathering);
    let others = gathering.standing.iter().filter(|guest| Some(guest.person) != gathering.me);
    others.map(|guest| guest.name.as_str()).filter(|name| !asked.contains(name)).collect()
}

/// For the host while some are asked and have not come.
pub fn awaited(gathering: &Gathering) -> Option<&'static str> {
    let waits = gathering.is_host() && !gathering.is_full() && !missing(gathering).is_empty();
    waits.then_some("The others are asked. Begin when they are here.")
}
