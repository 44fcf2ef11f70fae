//! The games of an evening: which one it is, and who is asked to the next one.

use canasta_table::scene::{EveningScore, Gathering};

use crate::messages::{evening, gathering};
use crate::{Lang, Message, Name};

/// The players of a side in the table of the evening: `Ruth and Paul`.
pub fn names(lang: Lang, tally: &EveningScore) -> Message {
    let names: Vec<Message> = tally.names.iter().map(|name| evening::side_name(lang, Name(name))).collect();
    evening::side(lang, &names)
}

/// Which game it is that gathers: `Game two of the evening.` Nothing for the first.
pub fn which(lang: Lang, table: &Gathering) -> Option<Message> {
    let before = table.evening.0;
    (before > 0).then(|| evening::which(lang, before.saturating_add(1)))
}

/// Who played before, is asked and has not come yet, with where they read it; empty where all have come.
pub fn asked(lang: Lang, table: &Gathering) -> Message {
    let names: Vec<Message> = missing(table).into_iter().map(|name| evening::asked_name(lang, Name(name))).collect();
    if names.is_empty() { Message::default() } else { evening::asked(lang, &names) }
}

/// The names of the people who are asked and have not come yet.
fn missing(table: &Gathering) -> Vec<&str> {
    if table.evening.0 == 0 {
        return Vec::new();
    }
    let missing = table.standing.iter().filter(|guest| !guest.here && Some(guest.person) != table.me);
    missing.map(|guest| guest.name.as_str()).collect()
}

/// Who is there without a seat, but for the viewer: `Without a seat: Lena and Tom.` Empty where all have seats.
pub fn without_seat(lang: Lang, table: &Gathering) -> Message {
    let asked = missing(table);
    let others = table.standing.iter().filter(|guest| Some(guest.person) != table.me);
    let others = others.map(|guest| guest.name.as_str()).filter(|name| !asked.contains(name));
    let names: Vec<Message> = others.map(|name| gathering::without_seat_name(lang, Name(name))).collect();
    if names.is_empty() { Message::default() } else { gathering::without_seat(lang, &names) }
}

/// Whether the viewer is the host and waits for others who are asked.
pub(crate) fn waits_for_others(table: &Gathering) -> bool {
    table.is_host() && !table.is_full() && !missing(table).is_empty()
}
