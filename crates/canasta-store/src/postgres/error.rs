//! Classifies PostgreSQL's errors.

use sqlx::Postgres;
use sqlx::pool::PoolConnection;

use crate::{ReadError, WriteError};

/// PostgreSQL's error code, such as `53100`.
pub(super) fn code(error: &sqlx::Error) -> Option<String> {
    Some(error.as_database_error()?.code()?.into_owned())
}

/// Whether the database rolled a transaction back because of another one. Nothing was written, and a retry can succeed.
pub(super) fn is_retryable(error: &sqlx::Error) -> bool {
    matches!(code(error).as_deref(), Some("40001" | "40P01"))
}

pub(super) fn write_error(error: &sqlx::Error) -> WriteError {
    match error {
        sqlx::Error::PoolClosed => WriteError::Stopped,
        sqlx::Error::PoolTimedOut => WriteError::Unreachable,
        error if code(error).as_deref() == Some("53100") => WriteError::Full,
        // The request or the reply was lost, or the server went down.
        _ => WriteError::Unknown,
    }
}

/// Converts the error if no connection could be acquired, so nothing has been sent.
pub(super) fn acquired(
    connection: Result<PoolConnection<Postgres>, sqlx::Error>,
) -> Result<PoolConnection<Postgres>, WriteError> {
    connection.map_err(|error| match error {
        sqlx::Error::PoolClosed => WriteError::Stopped,
        error => {
            tracing::warn!("the database cannot be reached: {error}");
            WriteError::Unreachable
        }
    })
}

/// Result of a search for text that a visitor sent. PostgreSQL rejects text that contains a NUL, so such text matches
/// nothing.
pub(super) fn read_optional<T>(read: Result<Option<T>, sqlx::Error>) -> Result<Option<T>, ReadError> {
    match read {
        Err(error) if is_invalid_text(&error) => Ok(None),
        read => read.map_err(read_error),
    }
}

/// Whether the error is about text with a NUL, which no stored text contains.
pub(super) fn is_invalid_text(error: &sqlx::Error) -> bool {
    code(error).as_deref() == Some("22021")
}

pub(super) fn read_error(error: sqlx::Error) -> ReadError {
    match &error {
        sqlx::Error::ColumnDecode { .. } => ReadError::Damaged(error.into()),
        error if matches!(code(error).as_deref(), Some("XX001" | "XX002")) => {
            ReadError::Damaged(error.to_string().into())
        }
        _ => ReadError::Unavailable(error.into()),
    }
}
