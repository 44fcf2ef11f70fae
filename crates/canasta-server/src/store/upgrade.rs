//! Before a file is brought up to this program's version, it is copied beside itself: an older program cannot read what
//! comes of it. The copies of the last two versions are kept.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

use super::StartError;
use super::backup::{beside, copy, remove, sync_directory};
use super::open::unopened;
use super::schema::{SCHEMA, bring_up};

/// Stands between the file's name and the version that a copy has.
const MARK: &str = ".version-";
/// So many copies are kept, those of the newest versions.
const KEPT: usize = 2;

/// Brings the file to the present version; a file with games in it is copied first.
pub(super) async fn upgrade(connection: &mut SqliteConnection, path: &Path) -> Result<(), StartError> {
    let database = |why| unopened(path, why);
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await.map_err(database)?;
    let older = (1..SCHEMA).contains(&version);
    if older {
        let kept = keep(path, version).await?;
        tracing::info!(version, now = SCHEMA, kept = %kept.display(), "the database is brought up; it was copied before");
    }
    bring_up(connection).await.map_err(database)?;
    if older {
        prune(path);
    }
    Ok(())
}

/// Copies the file, with what is still in its log, under a name with its version. A copy of that name is of an upgrade that
/// was not finished, or was taken back by hand: what is there now is what must not be lost.
async fn keep(path: &Path, version: i64) -> Result<PathBuf, StartError> {
    let (kept, part) = (beside(path, &format!("{MARK}{version}")), beside(path, &format!("{MARK}{version}.part")));
    let uncopied = |why| StartError::Uncopied { path: path.to_owned(), version, why: Box::new(why) };
    // One that was killed may have left it; the lock of the directory says that nobody is at it.
    remove(&part).map_err(uncopied)?;
    copy(path, &part).await.map_err(uncopied)?;
    let unwritable = |why| uncopied(super::BackupError::Unwritable { path: kept.clone(), why });
    fs::rename(&part, &kept).map_err(unwritable)?;
    path.parent().map_or(Ok(()), sync_directory).map_err(unwritable)?;
    Ok(kept)
}

/// Removes the copies of all but the newest versions.
fn prune(path: &Path) {
    let copies = copies(path);
    for (_, old) in copies.iter().rev().skip(KEPT) {
        if let Err(why) = fs::remove_file(old) {
            tracing::warn!(%why, "the copy {} of an old version cannot be removed", old.display());
        }
    }
}

/// The copies beside a file, by their versions.
fn copies(path: &Path) -> Vec<(u32, PathBuf)> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let entries = path.parent().and_then(|parent| fs::read_dir(parent).ok()).into_iter().flatten().flatten();
    let version = |found: &str| found.strip_prefix(name.as_str())?.strip_prefix(MARK)?.parse::<u32>().ok();
    let mut copies: Vec<_> =
        entries.filter_map(|entry| Some((version(&entry.file_name().to_string_lossy())?, entry.path()))).collect();
    copies.sort();
    copies
}

#[cfg(test)]
mod tests {
    use canasta_journal::{Chain, Entry};
    use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _};

    use super::*;
    use crate::config::ServerConfig;
    use crate::store::open::{DATABASE, judge_version, options, settle};
    use crate::store::schema::{APPLICATION, bring_up_to};
    use crate::store::tests::Home;
    use crate::store::{check, open};

    /// What the release before this one knows.
    const BEFORE: i64 = SCHEMA - 1;
    const OPENED: &str = r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"You"},{"name":"Ruth","bot":"club"}],"first_dealer":1}}}"#;

    async fn connect(path: &Path) -> SqliteConnection {
        options(path).create_if_missing(true).connect().await.unwrap()
    }

    /// What the release before this one left when it was killed: so many tables, none of them carried over from the log.
    async fn left(home: &Home, tables: usize) -> SqliteConnection {
        fs::create_dir_all(home.path()).unwrap();
        let path = home.path().join(DATABASE);
        let mut connection = connect(&path).await;
        settle(&mut connection, &path).await.unwrap();
        connection.execute("PRAGMA wal_autocheckpoint = 0").await.unwrap();
        bring_up_to(&mut connection, BEFORE).await.unwrap();
        for k in 0..tables {
            let hash = canasta_record::fair::hex(Chain::start(&format!("t{k}")).with(OPENED).last());
            let rows = format!(
                "INSERT INTO tables (id, created) VALUES ('t{k}', {k});
                 INSERT INTO journal (table_id, n, entry, hash) VALUES ('t{k}', 1, '{OPENED}', x'{hash}');"
            );
            connection.execute(AssertSqlSafe(rows)).await.unwrap();
        }
        connection
    }

    async fn version(path: &Path) -> i64 {
        let mut connection = connect(path).await;
        let version = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        version
    }

    /// The release before this one cannot read what came of the upgrade, but all of what was copied before.
    #[tokio::test]
    async fn the_release_before_reads_the_copy() {
        let home = Home::new();
        let killed = left(&home, 3).await;
        let store = home.store().await;
        assert_eq!(store.table("t2").await.unwrap().unwrap().entries, [Entry::read(OPENED).unwrap()]);
        store.close().await;
        drop(killed);
        let (now, kept) = (home.path().join(DATABASE), home.path().join(format!("{DATABASE}{MARK}{BEFORE}")));
        let reads = |path, found| judge_version(path, found, APPLICATION, BEFORE);
        let refused = reads(&now, version(&now).await);
        assert!(matches!(refused, Err(StartError::Newer { found: SCHEMA, .. })), "{refused:?}");
        reads(&kept, version(&kept).await).unwrap();
        let counted = check::file(&kept).await.unwrap();
        assert_eq!((counted.tables, counted.entries), (3, 3));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(fs::metadata(&kept).unwrap().permissions().mode() & 0o777, 0o600);
        }
        assert!(!home.path().join(format!("{DATABASE}{MARK}{BEFORE}.part")).exists());
    }

    /// A new file, and one of this version, need no copy.
    #[tokio::test]
    async fn nothing_is_copied_where_nothing_is_brought_up() {
        let home = Home::new();
        for _ in 0..2 {
            home.store().await.close().await;
        }
        assert_eq!(copies(&home.path().join(DATABASE)), []);
    }

    #[tokio::test]
    async fn the_copies_of_two_versions_stay() {
        let home = Home::new();
        left(&home, 1).await.close().await.unwrap();
        let path = home.path().join(DATABASE);
        let named = |version: &str| home.path().join(format!("{DATABASE}{MARK}{version}"));
        // Older ones, one of this version that was not finished, and what is no copy.
        for old in ["0", &(BEFORE - 1).to_string(), &BEFORE.to_string(), &format!("{BEFORE}.part"), "x"] {
            fs::write(named(old), "old").unwrap();
        }
        home.store().await.close().await;
        let stay: Vec<i64> = copies(&path).iter().map(|&(version, _)| version.into()).collect();
        assert_eq!(stay, [BEFORE - 1, BEFORE]);
        assert_eq!(fs::read(named(&(BEFORE - 1).to_string())).unwrap(), b"old");
        assert_eq!(version(&named(&BEFORE.to_string())).await, BEFORE);
        assert!(named("x").exists());
    }

    /// Where no copy can be made, nothing is changed.
    #[tokio::test]
    async fn without_a_copy_nothing_is_brought_up() {
        let home = Home::new();
        left(&home, 1).await.close().await.unwrap();
        let path = home.path().join(DATABASE);
        let part = home.path().join(format!("{DATABASE}{MARK}{BEFORE}.part"));
        fs::create_dir_all(part.join("in the way")).unwrap();
        let why = open(&ServerConfig::new(home.path())).await.err().unwrap().to_string();
        assert!(why.contains(&format!("is of version {BEFORE}, and")) && why.contains("nothing was changed"), "{why}");
        assert_eq!(version(&path).await, BEFORE);
        fs::remove_dir_all(&part).unwrap();
        home.store().await.close().await;
        assert_eq!(version(&path).await, SCHEMA);
    }
}
