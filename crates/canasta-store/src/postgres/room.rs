//! Checks whether the database's disk has room for more games.

use sqlx::PgConnection;

use super::error::{code, write_error};
use crate::WriteError;

/// Fills more memory than allowed, so the database writes a temporary file of about 280 KB next to its tables. A commit
/// proves nothing, because the database reuses space in its own files. This file leaves nothing behind, in tables, in
/// the log or on standbys. The settings are valid until the end of the last statement.
const WRITE_FILE: &str =
    "SET LOCAL work_mem = '64kB'; SET LOCAL temp_tablespaces = ''; SELECT count(*) FROM generate_series(1, 40000)";
/// PostgreSQL's error code if the operator limits temporary files. This says nothing about the disk.
const LIMIT_EXCEEDED: &str = "53400";

pub(super) async fn check(connection: &mut PgConnection) -> Result<(), WriteError> {
    match sqlx::raw_sql(WRITE_FILE).execute(connection).await {
        Err(error) if code(&error).as_deref() != Some(LIMIT_EXCEEDED) => {
            tracing::warn!("the database cannot write a file: {error}");
            Err(write_error(&error))
        }
        _ => Ok(()),
    }
}
