//! Playing with people: the waiting room of a table, the ways into one, the host's controls, the lobby.

pub(crate) mod hosting;
pub(crate) mod joining;
pub(crate) mod lobby;
pub(crate) mod session;
pub(crate) mod waiting_room;
