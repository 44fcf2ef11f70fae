//! Score pads for games with real cards.

use std::slice;

use canasta_table::journal::Hash;
use sqlx::SqliteConnection;

use super::SqliteStore;
use crate::pads::{self, PadWrite, pad_store};
use crate::write::{StatementError, Write};
use crate::{
    GuestId, MAX_PAD_BYTES, MAX_PAD_EVENTS, MAX_PAD_QUERIES, PadDevice, PadDeviceId, PadEvent, PadEventId, PadId,
    PadKeeper, PadStore, PadSync, ReadError, StoredPad, WriteError,
};

// No row locks are needed, because only this process writes.
pad_store!(
    SqliteStore,
    SqliteConnection,
    readers,
    "",
    "iif(json_valid(event), json_replace(event, '$.by', ''), event)",
    read_result
);

fn read_result<T>(read: Result<T, sqlx::Error>) -> Result<T, ReadError> {
    Ok(read?)
}
