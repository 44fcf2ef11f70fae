//! Checks whether the disk has room for more games.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::private::private_or_existing_file;
use crate::WriteError;
use crate::recent::RecentCheck;

/// Far more than one action needs.
const ROOM_BYTES: usize = 256 * 1024;
const FILE_NAME: &str = "canasta.room";

/// Checks a data directory by writing a file and removing it. A commit proves nothing, because SQLite reuses space in
/// its own files, and a small write can succeed when a larger one fails.
pub(super) struct DiskSpace {
    file: PathBuf,
    recent: RecentCheck,
}

impl DiskSpace {
    pub(super) fn new(directory: &Path) -> Self {
        Self { file: directory.join(FILE_NAME), recent: RecentCheck::default() }
    }

    pub(super) async fn check(&self) -> Result<(), WriteError> {
        let file = self.file.clone();
        let write = async {
            match tokio::task::spawn_blocking(move || write_and_remove(&file)).await {
                Ok(written) => written.map_err(|error| write_error(&error)),
                Err(_) => Err(WriteError::Stopped),
            }
        };
        self.recent.or_check(write).await
    }
}

/// Nothing is synced, so the file is usually gone before it reaches the disk.
fn write_and_remove(path: &Path) -> io::Result<()> {
    let written = private_or_existing_file(path).and_then(|mut file| file.write_all(&vec![0; ROOM_BYTES]));
    let removed = fs::remove_file(path);
    written.and(removed)
}

fn write_error(error: &io::Error) -> WriteError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteError::Full,
        _ => WriteError::Stopped,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_differs_from_one_that_refuses_writes() {
        for (kind, expected) in [
            (io::ErrorKind::StorageFull, WriteError::Full),
            (io::ErrorKind::QuotaExceeded, WriteError::Full),
            (io::ErrorKind::ReadOnlyFilesystem, WriteError::Stopped),
            (io::ErrorKind::PermissionDenied, WriteError::Stopped),
        ] {
            assert_eq!(write_error(&kind.into()), expected, "{kind}");
        }
    }
}
