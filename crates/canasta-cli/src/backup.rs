//! `canasta backup` and `canasta restore`: every game in one file, and back.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use canasta_server::{BackupError, Copied, ExchangeError, PostgresSettings, WithCauses};
use clap::Parser;

use crate::serve::{NO_DATA_DIRECTORY, default_data};
use crate::{USAGE, fail};

/// Copies every game to one file, while the server runs or not
///
/// The copy is of one moment and is checked whole before it has its name. It holds every hand and every invitation, so
/// it can be read by its owner only. Nothing is overwritten.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
    "Example:\n",
    "  canasta backup --data ./games ./games-today.db\n",
    "  canasta backup /media/stick\n",
    "  canasta backup --database postgres://canasta@db.example/canasta ./games-today.db"
))]
pub(crate) struct BackupArgs {
    /// The directory of the games [default: the platform's data directory]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The PostgreSQL database of the games, instead of a directory; a password comes from PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// The new file; in a directory it is named after the time
    #[arg(value_name = "TO")]
    to: PathBuf,
}

/// Brings the games of a backup back, while the server does not run
#[derive(Parser, Debug)]
#[command(
    after_help = concat!("Example:\n", "  canasta restore ./games-today.db --data ./games"))]
pub(crate) struct RestoreArgs {
    /// The file that `canasta backup` made
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// The directory of the games, created if it is missing [default: the platform's data directory]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The PostgreSQL database that gets the games, instead of a directory; it must be empty. A password comes from
    /// PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["data", "replace"])]
    database: Option<String>,
    /// Where there are games already, keeps them beside the restored ones, under another name
    #[arg(long)]
    replace: bool,
}

/// Makes a backup.
pub(crate) fn backup(args: BackupArgs) -> ExitCode {
    let kept = |copied: &Copied| format!("{} saved in {}", contents(copied), copied.file.display());
    if let Some(address) = args.database {
        return done(wait(canasta_server::backup_database(&PostgresSettings::for_chores(address), &args.to)), kept);
    }
    let Some(data) = args.data.or_else(default_data) else { return fail(NO_DATA_DIRECTORY, USAGE) };
    done(wait(canasta_server::backup(&data, &args.to)), kept)
}

/// Puts a backup in the place of a data directory.
pub(crate) fn restore(args: RestoreArgs) -> ExitCode {
    if let Some(address) = args.database {
        let settings = PostgresSettings::for_chores(address);
        return done(wait(canasta_server::restore_database(&args.from, &settings)), |copied| {
            format!("{} restored to the database", contents(copied))
        });
    }
    let Some(data) = args.data.or_else(default_data) else { return fail(NO_DATA_DIRECTORY, USAGE) };
    done(wait(canasta_server::restore(&args.from, &data, args.replace)), |copied| {
        let restored = format!("{} restored to {}", contents(copied), copied.file.display());
        match &copied.before {
            None => restored,
            Some(before) => format!("{restored}; the games that were there before are now in {}", before.display()),
        }
    })
}

/// What was copied: `3 tables with 120 entries`.
fn contents(copied: &Copied) -> String {
    let counted = |count: u64, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
    let tables = counted(copied.contents.tables, "table", "tables");
    let entries = counted(copied.contents.entries, "entry", "entries");
    format!("{tables} with {entries}")
}

fn wait<T, E>(copying: impl Future<Output = Result<T, E>>) -> Result<T, Failure>
where
    Failure: From<E>,
{
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::Runtime)?;
    Ok(runtime.block_on(copying)?)
}

enum Failure {
    Runtime(std::io::Error),
    Backup(BackupError),
    Exchange(ExchangeError),
}

impl From<BackupError> for Failure {
    fn from(why: BackupError) -> Self {
        Self::Backup(why)
    }
}

impl From<ExchangeError> for Failure {
    fn from(why: ExchangeError) -> Self {
        match why {
            ExchangeError::File(why) => Self::Backup(why),
            why => Self::Exchange(why),
        }
    }
}

fn done(copied: Result<Copied, Failure>, says: impl FnOnce(&Copied) -> String) -> ExitCode {
    let copied = match copied {
        Ok(copied) => copied,
        Err(Failure::Runtime(why)) => return fail(format_args!("cannot start: {why}"), 1),
        Err(Failure::Backup(why)) => return fail(WithCauses(&why), code(&why)),
        Err(Failure::Exchange(why @ ExchangeError::Copy(_))) => return fail(WithCauses(&why), 1),
        Err(Failure::Exchange(why)) => return fail(WithCauses(&why), USAGE),
    };
    for (table, why) in &copied.contents.broken {
        let _ =
            writeln!(std::io::stderr(), "canasta: table {table} was already damaged and was copied as it is: {why}");
    }
    // The output may be closed.
    let _ = writeln!(std::io::stdout(), "{}", says(&copied));
    ExitCode::SUCCESS
}

/// The exit code: a file or directory that cannot be used is wrong use, a copy that fails is not.
const fn code(why: &BackupError) -> u8 {
    match why {
        BackupError::CopyFailed { .. } | BackupError::Damaged { .. } | BackupError::WriteFailed { .. } => 1,
        BackupError::Unusable(_)
        | BackupError::Missing { .. }
        | BackupError::Exists { .. }
        | BackupError::NotEmpty { .. } => USAGE,
    }
}
