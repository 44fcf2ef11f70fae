//! `canasta backup` and `canasta restore`: copies all games to a single file, and back.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use canasta_server::{BackupError, Copied, ExchangeError, PostgresSettings, WithCauses};
use clap::Parser;

use crate::serve::{NO_DATA_DIRECTORY, default_data};
use crate::{EXIT_USAGE, fail};

/// Back up all games to a single file
///
/// Works while the server is running. The backup is a consistent snapshot, verified before it appears under its final
/// name. It contains every hand and every invitation, so only its owner can read it. Existing files are never
/// overwritten.
///
/// Exits with 1 if the copy fails, or 2 if the games or the new file cannot be used.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
    "Example:\n",
    "  canasta backup --data ./games ./games-today.db\n",
    "  canasta backup /media/stick\n",
    "  canasta backup --database postgres://canasta@db.example/canasta ./games-today.db"
))]
pub(crate) struct BackupArgs {
    /// Back up this games directory [default: the platform's data directory]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Back up this PostgreSQL database instead of a directory
    ///
    /// Put the password in PGPASSWORD or ~/.pgpass.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// Output file, or a directory for a file named after the current time
    #[arg(value_name = "TO")]
    to: PathBuf,
}

/// Restore games from a backup
///
/// Stop the server first.
///
/// Exits with 1 if the copy fails, or 2 if the backup or its destination cannot be used.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!("Example:\n", "  canasta restore ./games-today.db --data ./games"))]
pub(crate) struct RestoreArgs {
    /// Backup file created by `canasta backup`
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// Restore to this games directory [default: the platform's data directory]
    ///
    /// Created if missing.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Restore to this PostgreSQL database instead, which must be empty
    ///
    /// Put the password in PGPASSWORD or ~/.pgpass.
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["data", "replace"])]
    database: Option<String>,
    /// Keep games that are already there, under another name
    #[arg(long)]
    replace: bool,
}

pub(crate) fn backup(args: BackupArgs) -> ExitCode {
    let summary = |copied: &Copied| format!("{} saved to {}", contents(copied), copied.file.display());
    if let Some(address) = args.database {
        let settings = PostgresSettings::for_maintenance(address);
        return report(block_on(canasta_server::backup_database(&settings, &args.to)), summary);
    }
    let Some(data) = args.data.or_else(default_data) else { return fail(NO_DATA_DIRECTORY, EXIT_USAGE) };
    report(block_on(canasta_server::backup(&data, &args.to)), summary)
}

pub(crate) fn restore(args: RestoreArgs) -> ExitCode {
    if let Some(address) = args.database {
        let settings = PostgresSettings::for_maintenance(address);
        return report(block_on(canasta_server::restore_database(&args.from, &settings)), |copied| {
            format!("{} restored to the database", contents(copied))
        });
    }
    let Some(data) = args.data.or_else(default_data) else { return fail(NO_DATA_DIRECTORY, EXIT_USAGE) };
    report(block_on(canasta_server::restore(&args.from, &data, args.replace)), |copied| {
        let restored = format!("{} restored to {}", contents(copied), copied.file.display());
        match &copied.before {
            None => restored,
            Some(before) => format!("{restored}; the previous games are now in {}", before.display()),
        }
    })
}

/// For example `3 tables with 120 entries`.
fn contents(copied: &Copied) -> String {
    let counted = |count: u64, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
    let tables = counted(copied.contents.tables, "table", "tables");
    let entries = counted(copied.contents.entries, "entry", "entries");
    let pads = counted(copied.contents.pads, "score pad", "score pads");
    let pads = if copied.contents.pads == 0 { String::new() } else { format!(", and {pads}") };
    format!("{tables} with {entries}{pads}")
}

fn block_on<T, E>(copying: impl Future<Output = Result<T, E>>) -> Result<T, Failure>
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

/// Prints the summary of a finished copy, or the reason why it failed.
fn report(copied: Result<Copied, Failure>, summary: impl FnOnce(&Copied) -> String) -> ExitCode {
    let copied = match copied {
        Ok(copied) => copied,
        Err(Failure::Runtime(why)) => return fail(format_args!("cannot start: {why}"), 1),
        Err(Failure::Backup(why)) => return fail(WithCauses(&why), exit_code(&why)),
        Err(Failure::Exchange(why @ ExchangeError::Copy(_))) => return fail(WithCauses(&why), 1),
        Err(Failure::Exchange(why)) => return fail(WithCauses(&why), EXIT_USAGE),
    };
    for (table, why) in &copied.contents.broken {
        let message = format!("canasta: table {table} was already damaged and was copied unchanged: {why}");
        let _ = writeln!(std::io::stderr(), "{message}");
    }
    // If the output is closed, the copy still succeeded.
    let _ = writeln!(std::io::stdout(), "{}", summary(&copied));
    ExitCode::SUCCESS
}

const fn exit_code(why: &BackupError) -> u8 {
    match why {
        BackupError::CopyFailed { .. } | BackupError::Damaged { .. } | BackupError::WriteFailed { .. } => 1,
        BackupError::Unusable(_)
        | BackupError::Missing { .. }
        | BackupError::Exists { .. }
        | BackupError::NotEmpty { .. } => EXIT_USAGE,
    }
}
