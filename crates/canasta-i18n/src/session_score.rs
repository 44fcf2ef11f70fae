//! The session score, and the people invited to the next game.

use canasta_table::scene::{SessionStanding, WaitingRoom};

use crate::messages::{session_score, waiting_room};
use crate::{Lang, Message, Name};

/// The players of a row in the session score: `Ruth and Paul`.
pub fn names(lang: Lang, standing: &SessionStanding) -> Message {
    let names: Vec<Message> = standing.names.iter().map(|name| session_score::side_name(lang, Name(name))).collect();
    session_score::side(lang, &names)
}

/// The number of the next game: `Game 2 of this session.` `None` for the first.
pub fn game_number(lang: Lang, table: &WaitingRoom) -> Option<Message> {
    let games_played = table.session_score.0;
    (games_played > 0).then(|| session_score::which(lang, games_played.saturating_add(1)))
}

/// The players of the last game who haven't joined yet. Empty if all have.
pub fn missing_players(lang: Lang, table: &WaitingRoom) -> Message {
    let names: Vec<Message> =
        missing_names(table).into_iter().map(|name| session_score::asked_name(lang, Name(name))).collect();
    if names.is_empty() { Message::default() } else { session_score::asked(lang, &names) }
}

fn missing_names(table: &WaitingRoom) -> Vec<&str> {
    if table.session_score.0 == 0 {
        return Vec::new();
    }
    let missing = table.standing.iter().filter(|guest| !guest.is_present && Some(guest.person) != table.me);
    missing.map(|guest| guest.name.as_str()).collect()
}

/// The people without a seat, except for the viewer: `Without a seat: Lena and Tom.` Empty if there are none.
pub fn without_seat(lang: Lang, table: &WaitingRoom) -> Message {
    let missing = missing_names(table);
    let others = table.standing.iter().filter(|guest| Some(guest.person) != table.me);
    let others = others.map(|guest| guest.name.as_str()).filter(|name| !missing.contains(name));
    let names: Vec<Message> = others.map(|name| waiting_room::without_seat_name(lang, Name(name))).collect();
    if names.is_empty() { Message::default() } else { waiting_room::without_seat(lang, &names) }
}

/// Whether the viewer is the host and waits for invited players.
pub(crate) fn waits_for_others(table: &WaitingRoom) -> bool {
    table.is_host() && !table.is_full() && !missing_names(table).is_empty()
}
