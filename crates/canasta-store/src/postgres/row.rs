//! Conversion of column values.

use sqlx::postgres::PgRow;
use sqlx::{Decode, Postgres, Row as _, Type};

use super::error::read_error;
use crate::{GuestId, NodeId, ReadError};

pub(super) fn value<'r, T: Decode<'r, Postgres> + Type<Postgres>>(
    row: &'r PgRow,
    column: usize,
) -> Result<T, ReadError> {
    row.try_get(column).map_err(read_error)
}

pub(super) fn guest(id: &[u8]) -> Result<GuestId, ReadError> {
    id.try_into().map(GuestId).map_err(|_| ReadError::Number)
}

pub(super) fn node(id: &[u8]) -> Result<NodeId, ReadError> {
    id.try_into().map(NodeId).map_err(|_| ReadError::Number)
}

/// A small number, such as that of a seat or person.
pub(super) fn small_number(row: &PgRow, column: usize) -> Result<u8, ReadError> {
    u8::try_from(value::<i64>(row, column)?).map_err(|_| ReadError::Number)
}

/// A hash, stored as 32 bytes.
pub(super) fn hash(row: &PgRow, column: usize) -> Result<[u8; 32], ReadError> {
    value::<&[u8]>(row, column)?.try_into().map_err(|_| ReadError::Number)
}
