//! What PostgreSQL's errors mean to the store.

use sqlx::Postgres;
use sqlx::pool::PoolConnection;

use crate::{ReadError, WriteError};

/// PostgreSQL's code of an error, such as `53100`.
pub(super) fn code(error: &sqlx::Error) -> Option<String> {
    Some(error.as_database_error()?.code()?.into_owned())
}

/// Whether the database undid a transaction because of another one: nothing was written, and again it may work.
pub(super) fn is_to_be_repeated(error: &sqlx::Error) -> bool {
    matches!(code(error).as_deref(), Some("40001" | "40P01"))
}

/// What a failed write is for the one who asked for it.
pub(super) fn write_error(error: &sqlx::Error) -> WriteError {
    match error {
        sqlx::Error::PoolClosed => WriteError::Stopped,
        sqlx::Error::PoolTimedOut => WriteError::Unreachable,
        error if code(error).as_deref() == Some("53100") => WriteError::Full,
        // It was lost on the way there, on the way back, or with the server.
        _ => WriteError::Unknown,
    }
}

/// A connection, before anything was sent on it.
pub(super) fn reached(
    connection: Result<PoolConnection<Postgres>, sqlx::Error>,
) -> Result<PoolConnection<Postgres>, WriteError> {
    connection.map_err(|why| match why {
        sqlx::Error::PoolClosed => WriteError::Stopped,
        why => {
            tracing::warn!("the database cannot be reached: {why}");
            WriteError::Unreachable
        }
    })
}

/// What was looked for by a text that a visitor sent. PostgreSQL refuses one with a NUL in it, which therefore is nowhere.
pub(super) fn found<T>(read: Result<Option<T>, sqlx::Error>) -> Result<Option<T>, ReadError> {
    match read {
        Err(why) if is_no_text(&why) => Ok(None),
        read => read.map_err(read_error),
    }
}

/// Whether a text has a NUL in it, which no text in the database has.
pub(super) fn is_no_text(error: &sqlx::Error) -> bool {
    code(error).as_deref() == Some("22021")
}

/// What a failed read is for the one who asked for it.
pub(super) fn read_error(error: sqlx::Error) -> ReadError {
    match &error {
        sqlx::Error::ColumnDecode { .. } => ReadError::Damaged(error.into()),
        error if matches!(code(error).as_deref(), Some("XX001" | "XX002")) => {
            ReadError::Damaged(error.to_string().into())
        }
        _ => ReadError::Unavailable(error.into()),
    }
}
