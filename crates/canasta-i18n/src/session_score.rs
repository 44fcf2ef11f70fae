//! The games of an evening: which one it is, and who is asked to the next one.

use canasta_table::scene::{SessionStanding, WaitingRoom};

use crate::messages::{session_score, waiting_room};
use crate::{Lang, Message, Name};

/// The players of a side in the table of the evening: `Ruth and Paul`.
pub fn names(lang: Lang, tally: &SessionStanding) -> Message {
    let names: Vec<Message> = tally.names.iter().map(|name| session_score::side_name(lang, Name(name))).collect();
    session_score::side(lang, &names)
}

/// Which game it is that gathers: `Game two of the session_score.` Nothing for the first.
pub fn which(lang: Lang, table: &WaitingRoom) -> Option<Message> {
    let before = table.session_score.0;
    (before > 0).then(|| session_score::which(lang, before.saturating_add(1)))
}

/// Who played before, is asked and has not come yet, with where they read it; empty where all have come.
pub fn asked(lang: Lang, table: &WaitingRoom) -> Message {
    let names: Vec<Message> =
        missing(table).into_iter().map(|name| session_score::asked_name(lang, Name(name))).collect();
    if names.is_empty() { Message::default() } else { session_score::asked(lang, &names) }
}

/// The names of the people who are asked and have not come yet.
fn missing(table: &WaitingRoom) -> Vec<&str> {
    if table.session_score.0 == 0 {
        return Vec::new();
    }
    let missing = table.standing.iter().filter(|guest| !guest.here && Some(guest.person) != table.me);
    missing.map(|guest| guest.name.as_str()).collect()
}

/// Who is there without a seat, but for the viewer: `Without a seat: Lena and Tom.` Empty where all have seats.
pub fn without_seat(lang: Lang, table: &WaitingRoom) -> Message {
    let asked = missing(table);
    let others = table.standing.iter().filter(|guest| Some(guest.person) != table.me);
    let others = others.map(|guest| guest.name.as_str()).filter(|name| !asked.contains(name));
    let names: Vec<Message> = others.map(|name| waiting_room::without_seat_name(lang, Name(name))).collect();
    if names.is_empty() { Message::default() } else { waiting_room::without_seat(lang, &names) }
}

/// Whether the viewer is the host and waits for others who are asked.
pub(crate) fn waits_for_others(table: &WaitingRoom) -> bool {
    table.is_host() && !table.is_full() && !missing(table).is_empty()
}
