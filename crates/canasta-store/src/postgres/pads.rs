//! Score pads for games with real cards.

use std::slice;

use canasta_table::journal::Hash;
use sqlx::PgConnection;

use super::PostgresStore;
use super::error::read_optional;
use crate::pads::{self, PadWrite, pad_store};
use crate::write::{StatementError, Write};
use crate::{
    GuestId, MAX_PAD_BYTES, MAX_PAD_EVENTS, MAX_PAD_QUERIES, PadDevice, PadDeviceId, PadEvent, PadEventId, PadId,
    PadKeeper, PadStore, PadSync, ReadError, StoredPad, WriteError,
};

// Each write locks its pad first.
pad_store!(
    PostgresStore,
    PgConnection,
    pool,
    "FOR UPDATE",
    r#"regexp_replace(event, '"by"\s*:\s*"([^"\\]|\\.)*"', '"by":""')"#,
    read_optional
);
