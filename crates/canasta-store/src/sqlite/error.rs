//! What SQLite's errors mean to the store.

use crate::ReadError;

/// SQLite's result code for a full disk.
pub(super) const FULL: u32 = 13;
/// For an I/O error, a damaged page, and a file that is no database.
const IO: u32 = 10;
const CORRUPT: u32 = 11;
const NO_DATABASE: u32 = 26;

/// SQLite's primary result code.
pub(super) fn code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?.parse::<u32>().ok()?;
    Some(code & 0xFF)
}

/// Whether the database is no database at all.
pub(super) fn is_no_database(error: &sqlx::Error) -> bool {
    code(error) == Some(NO_DATABASE)
}

/// Whether pages of the file are not what they were.
pub(super) fn is_corrupt(error: &sqlx::Error) -> bool {
    code(error) == Some(CORRUPT)
}

/// Whether the file cannot be read, or pages of it are not what they were.
pub(super) fn is_damaged(error: &sqlx::Error) -> bool {
    matches!(code(error), Some(IO | CORRUPT))
}

impl From<sqlx::Error> for ReadError {
    fn from(error: sqlx::Error) -> Self {
        // Where there should be text, a damaged page may have none.
        let no_text = matches!(error, sqlx::Error::ColumnDecode { .. });
        if no_text || is_damaged(&error) || is_no_database(&error) {
            Self::Damaged(error.into())
        } else {
            Self::Unavailable(error.into())
        }
    }
}
