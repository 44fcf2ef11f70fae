//! Conversion of column values.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use crate::{GuestId, ReadError};

pub(super) fn guest(id: &[u8]) -> Result<GuestId, ReadError> {
    id.try_into().map(GuestId).map_err(|_| ReadError::Number)
}

/// A small number, such as that of a seat or person.
pub(super) fn small_number(row: &SqliteRow, column: usize) -> Result<u8, ReadError> {
    u8::try_from(row.try_get::<i64, _>(column)?).map_err(|_| ReadError::Number)
}

/// A hash, stored as 32 bytes.
pub(super) fn hash(row: &SqliteRow, column: usize) -> Result<[u8; 32], ReadError> {
    row.try_get::<&[u8], _>(column)?.try_into().map_err(|_| ReadError::Number)
}
