//! Classifies SQLite's errors.

use crate::ReadError;

/// SQLite's result code for a full disk.
pub(super) const FULL: u32 = 13;
/// SQLite's result codes for an I/O error, a damaged page, and a file that isn't a database.
const IO: u32 = 10;
const CORRUPT: u32 = 11;
const NOT_A_DATABASE: u32 = 26;

/// Primary result code of SQLite.
pub(super) fn code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?.parse::<u32>().ok()?;
    Some(code & 0xFF)
}

pub(super) fn is_not_a_database(error: &sqlx::Error) -> bool {
    code(error) == Some(NOT_A_DATABASE)
}

/// Whether pages of the file are damaged.
pub(super) fn is_corrupt(error: &sqlx::Error) -> bool {
    code(error) == Some(CORRUPT)
}

/// Whether the file can't be read or has damaged pages.
pub(super) fn is_damaged(error: &sqlx::Error) -> bool {
    matches!(code(error), Some(IO | CORRUPT))
}

impl From<sqlx::Error> for ReadError {
    fn from(error: sqlx::Error) -> Self {
        // On a damaged page, a text column can contain a value of a different type.
        let no_text = matches!(error, sqlx::Error::ColumnDecode { .. });
        if no_text || is_damaged(&error) || is_not_a_database(&error) {
            Self::Damaged(error.into())
        } else {
            Self::Unavailable(error.into())
        }
    }
}
