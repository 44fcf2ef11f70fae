//! Creates and checks private files and directories. They contain the cards of running deals in plain text, so only
//! their owner may use them.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Why other users of this machine could access the games.
#[derive(Debug, thiserror::Error)]
pub enum PermissionsError {
    /// Any user of this machine can add and remove files there.
    #[error("every user of this machine may write there; remove that permission with `chmod o-w {}`", path.display())]
    WritableByAll {
        /// That directory.
        path: PathBuf,
    },
    /// Members of the directory's group, which includes other users, can do so.
    #[error(
        "a group with other users in it (gid {group}) may write there; remove that permission with `chmod g-w {}`",
        path.display()
    )]
    WritableByGroup {
        /// That directory.
        path: PathBuf,
        /// The id of the group (gid).
        group: u32,
    },
    /// Other users can read a file, and its permissions can't be changed.
    #[error("other users of this machine can read {}, and its permissions cannot be changed", path.display())]
    Readable {
        /// That file.
        path: PathBuf,
        /// Error of the OS.
        #[source]
        error: io::Error,
    },
}

/// A new, empty file that only its owner can read or write, whatever the umask.
///
/// # Errors
/// An error of the OS, for example if the file exists.
pub fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    private_mode(&mut options);
    let file = options.open(path)?;
    make_private(&file)?;
    Ok(file)
}

/// Like [`private_file`], but also opens an existing file.
pub(super) fn private_or_existing_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    private_mode(&mut options);
    let file = options.open(path)?;
    make_private(&file)?;
    Ok(file)
}

#[cfg(unix)]
mod system {
    use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};

    use super::{File, Path, PathBuf, PermissionsError, fs, io};

    /// Mode bits that give permissions to other users.
    const OTHERS_MASK: u32 = 0o077;

    pub(super) fn private_mode(options: &mut fs::OpenOptions) {
        options.mode(0o600);
    }

    /// Sets the requested mode again: the umask may have removed some of the owner's permissions, and some file systems
    /// ignore the mode of a new file.
    pub(super) fn make_private(file: &File) -> io::Result<()> {
        if file.metadata()?.mode() & 0o777 == 0o600 {
            return Ok(());
        }
        file.set_permissions(fs::Permissions::from_mode(0o600))
    }

    pub(in crate::sqlite) fn make_directory(path: &Path) -> io::Result<()> {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(path)
    }

    /// Checks that only its owner can add files to a directory. A group whose only member is the owner is fine.
    pub(in crate::sqlite) fn check_directory(path: &Path) -> Result<(), PermissionsError> {
        // If the metadata can't be read, neither can the directory, which is reported later.
        let Ok(found) = fs::metadata(path) else { return Ok(()) };
        if found.mode() & 0o002 != 0 {
            return Err(PermissionsError::WritableByAll { path: path.to_owned() });
        }
        let read = |path| fs::read_to_string(path).unwrap_or_default();
        let shared = || !is_own_group(found.uid(), found.gid(), &read("/etc/passwd"), &read("/etc/group"));
        if found.mode() & 0o020 != 0 && shared() {
            return Err(PermissionsError::WritableByGroup { path: path.to_owned(), group: found.gid() });
        }
        Ok(())
    }

    /// Whether `owner` is the only member of a group: it is their primary group and has no other member in the system's
    /// lists. A user missing from the lists, for example in a container, has the group with the same number.
    pub(super) fn is_own_group(owner: u32, group: u32, passwd: &str, groups: &str) -> bool {
        let rows = || passwd.lines().map(|row| row.split(':').collect::<Vec<_>>());
        let field = |row: &[&str], column: usize| row.get(column).and_then(|text| text.parse::<u32>().ok());
        let of_group = |row: &[&str]| field(row, 3) == Some(group);
        if rows().any(|row| of_group(&row) && field(&row, 2) != Some(owner)) {
            return false;
        }
        let names: Vec<&str> = rows().filter(|row| field(row, 2) == Some(owner)).map(|row| row[0]).collect();
        let has_no_other_member = groups.lines().map(|row| row.split(':').collect::<Vec<_>>()).all(|row| {
            let members = row.get(3).copied().unwrap_or_default().split(',').filter(|name| !name.is_empty());
            field(&row, 2) != Some(group) || members.into_iter().all(|name| names.contains(&name))
        });
        let is_primary = rows().any(|row| of_group(&row) && field(&row, 2) == Some(owner));
        has_no_other_member && if names.is_empty() { owner == group } else { is_primary }
    }

    /// Removes other users' permissions on our files in a directory. Returns the files that those users could access,
    /// with their old modes.
    pub(in crate::sqlite) fn restrict_files(directory: &Path) -> Result<Vec<(PathBuf, u32)>, PermissionsError> {
        let mut restricted = Vec::new();
        let entries = fs::read_dir(directory).into_iter().flatten().flatten();
        let ours = entries.map(|entry| entry.path()).filter(|path| is_ours(path));
        for path in ours {
            let Ok(found) = fs::metadata(&path) else { continue };
            let mode = found.mode() & 0o777;
            if !found.is_file() || mode & OTHERS_MASK == 0 {
                continue;
            }
            let closed = fs::set_permissions(&path, fs::Permissions::from_mode(mode & !OTHERS_MASK));
            closed.map_err(|error| PermissionsError::Readable { path: path.clone(), error })?;
            restricted.push((path, mode));
        }
        restricted.sort();
        Ok(restricted)
    }

    /// `canasta.db`, the files that SQLite and this program put next to it, and backups.
    fn is_ours(path: &Path) -> bool {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        name == "canasta.lock"
            || name.starts_with("canasta.db")
            || (name.starts_with("canasta-") && name.contains(".db"))
    }
}

/// Other systems don't have such modes. There, the user's profile directory protects the files.
#[cfg(not(unix))]
mod system {
    use super::{File, Path, PathBuf, PermissionsError, fs, io};

    pub(super) const fn private_mode(_: &mut fs::OpenOptions) {}

    pub(super) const fn make_private(_: &File) -> io::Result<()> {
        Ok(())
    }

    pub(in crate::sqlite) fn make_directory(path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    pub(in crate::sqlite) const fn check_directory(_: &Path) -> Result<(), PermissionsError> {
        Ok(())
    }

    pub(in crate::sqlite) const fn restrict_files(_: &Path) -> Result<Vec<(PathBuf, u32)>, PermissionsError> {
        Ok(Vec::new())
    }
}

pub(super) use system::{check_directory, make_directory, restrict_files};
use system::{make_private, private_mode};

#[cfg(all(test, unix))]
mod tests {
    use super::system::is_own_group;

    const PASSWD: &str = "root:x:0:0:root:/root:/bin/sh\nanna:x:1000:1000::/:/bin/sh\n\
                          bert:x:1001:100::/:/bin/sh\ncleo:x:1002:100::/:/bin/sh\n\
                          dora:x:1003:1003::/:/bin/sh\n";
    const GROUPS: &str = "root:x:0:\nusers:x:100:\nanna:x:1000:\ndora:x:1003:dora,bert\nclub:x:2000:anna\n";

    fn check(owner: u32, group: u32, expect: bool) {
        assert_eq!(is_own_group(owner, group, PASSWD, GROUPS), expect, "{owner}:{group}");
    }

    #[test]
    fn a_group_is_private_when_its_owner_is_the_only_member() {
        check(1000, 1000, true);
        check(0, 0, true);
        // The primary group of two users, a group with a second member, and a group that isn't the owner's primary one.
        check(1001, 100, false);
        check(1003, 1003, false);
        check(1000, 2000, false);
        check(1000, 3000, false);
        // This user is missing from the lists, for example in a container.
        check(5000, 5000, true);
        check(5000, 0, false);
        assert!(is_own_group(7, 7, "", "") && !is_own_group(7, 8, "", ""));
    }
}
