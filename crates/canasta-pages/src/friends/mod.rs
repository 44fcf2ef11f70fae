//! Playing with people: the waiting room, joining a table, the host's controls and the lobby.

pub(crate) mod hosting;
pub(crate) mod joining;
pub(crate) mod lobby;
pub(crate) mod session;
pub(crate) mod waiting_room;
