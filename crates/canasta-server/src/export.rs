//! The games of a data directory as records, read beside a server that may run. Nothing is ever written.

use std::collections::BTreeMap;
use std::path::Path;

use canasta_record::journal::Person;
use canasta_record::record::Record;
use canasta_record::words::day::Day;
use canasta_table::record_of;

use crate::store::{BackupError, Beside};

/// Why there is no record.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The data directory holds no games that can be read.
    #[error(transparent)]
    Unusable(#[from] BackupError),
    /// The games cannot be read.
    #[error("{0}")]
    Unread(String),
    /// No table is called so.
    #[error("there is no table “{0}”; `canasta export` alone lists them")]
    NoTable(String),
    /// Several tables are called so.
    #[error("several tables begin with “{0}”; write more of the name")]
    Several(String),
    /// The table's journal is not whole, or is no game.
    #[error("the table {id} cannot be read: {why}")]
    Broken {
        /// The table.
        id: String,
        /// What is wrong with it.
        why: String,
    },
}

/// The stored games.
pub struct StoredGames {
    store: Beside,
}

impl StoredGames {
    /// Those of a data directory.
    ///
    /// # Errors
    /// [`ExportError::Unusable`] where there is none.
    pub async fn open(data: &Path) -> Result<Self, ExportError> {
        Ok(Self { store: Beside::open(data).await? })
    }

    /// The ids of all tables, those that were opened last first.
    ///
    /// # Errors
    /// [`ExportError::Unread`].
    pub async fn tables(&mut self) -> Result<Vec<String>, ExportError> {
        let tables = self.store.tables().await.map_err(|why| ExportError::Unread(why.to_string()))?;
        Ok(tables.into_iter().map(|(id, _)| id).collect())
    }

    /// The only table whose id is or begins so.
    ///
    /// # Errors
    /// [`ExportError::NoTable`], [`ExportError::Several`].
    pub async fn find(&mut self, id: &str) -> Result<String, ExportError> {
        let found = self.store.beginning(id).await.map_err(|why| ExportError::Unread(why.to_string()))?;
        match &found[..] {
            [] => Err(ExportError::NoTable(id.to_owned())),
            [one] => Ok(one.clone()),
            // The very id of one may be the beginning of another's.
            [first, ..] if first == id => Ok(first.clone()),
            _ => Err(ExportError::Several(id.to_owned())),
        }
    }

    /// The game of a table as far as its deals are over, as [`record_of`] writes it down; its date is the day on which the
    /// table was opened.
    ///
    /// # Errors
    /// [`ExportError::Broken`].
    pub async fn record(&mut self, id: &str) -> Result<Record, ExportError> {
        let broken = |why: String| ExportError::Broken { id: id.to_owned(), why };
        let kept = self.store.table(id).await.map_err(|why| broken(why.to_string()))?;
        let called: BTreeMap<u8, String> =
            kept.names.into_iter().filter_map(|(person, name)| Some((person, name?))).collect();
        let name = |person: Person| called.get(&person.0).cloned();
        let date = Day::of(kept.created).dashed();
        record_of(id, &kept.entries, &name, Some(date)).map_err(|why| broken(why.to_string()))
    }

    /// Lets go of them.
    ///
    /// # Errors
    /// [`ExportError::Unread`].
    pub async fn close(self) -> Result<(), ExportError> {
        self.store.close().await.map_err(|why| ExportError::Unread(why.to_string()))
    }
}
