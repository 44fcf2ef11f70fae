//! `canasta backup` and `canasta restore`: every game in one file, and back.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use canasta_i18n::messages::{cli, cli_games, cli_help};
use canasta_i18n::{Lang, Message};
use canasta_server::{BackupError, Copied, ExchangeError, PostgresSettings};
use clap::Parser;

use crate::serve::default_data;
use crate::{USAGE, fail, paragraphs};

#[derive(Parser, Debug)]
#[command(
    about = cli_help::backup(Lang::EN),
    long_about = paragraphs(&[cli_help::backup(Lang::EN), cli_help::backup_more(Lang::EN)]),
    after_help = concat!(
    "Example:\n",
    "  canasta backup --data ./games ./games-today.db\n",
    "  canasta backup /media/stick\n",
    "  canasta backup --database postgres://canasta@db.example/canasta ./games-today.db"
))]
pub(crate) struct BackupArgs {
    #[arg(long, value_name = "DIR", help = cli_help::data(Lang::EN))]
    data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data", help = cli_help::database(Lang::EN))]
    database: Option<String>,
    #[arg(value_name = "TO", help = cli_help::backup_to(Lang::EN))]
    to: PathBuf,
}

#[derive(Parser, Debug)]
#[command(
    about = cli_help::restore(Lang::EN),
    after_help = concat!("Example:\n", "  canasta restore ./games-today.db --data ./games"))]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "FROM", help = cli_help::restore_from(Lang::EN))]
    from: PathBuf,
    #[arg(long, value_name = "DIR", help = cli_help::restore_data(Lang::EN))]
    data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["data", "replace"],
        help = cli_help::restore_database(Lang::EN))]
    database: Option<String>,
    #[arg(long, help = cli_help::restore_replace(Lang::EN))]
    replace: bool,
}

/// Makes a backup.
pub(crate) fn backup(args: BackupArgs) -> ExitCode {
    let kept = |copied: &Copied| {
        let contents = &copied.contents;
        cli_games::kept(Lang::EN, contents.tables, contents.entries, &copied.file.display().to_string())
    };
    if let Some(address) = args.database {
        return done(wait(canasta_server::backup_database(&PostgresSettings::for_chores(address), &args.to)), kept);
    }
    let Some(data) = args.data.or_else(default_data) else { return fail(cli::no_data_directory(Lang::EN), USAGE) };
    done(wait(canasta_server::backup(&data, &args.to)), kept)
}

/// Puts a backup in the place of a data directory.
pub(crate) fn restore(args: RestoreArgs) -> ExitCode {
    if let Some(address) = args.database {
        let settings = PostgresSettings::for_chores(address);
        return done(wait(canasta_server::restore_database(&args.from, &settings)), |copied| {
            cli_games::restored_to_database(Lang::EN, copied.contents.tables, copied.contents.entries)
        });
    }
    let Some(data) = args.data.or_else(default_data) else { return fail(cli::no_data_directory(Lang::EN), USAGE) };
    done(wait(canasta_server::restore(&args.from, &data, args.replace)), |copied| {
        let (tables, entries) = (copied.contents.tables, copied.contents.entries);
        let file = copied.file.display().to_string();
        match &copied.before {
            None => cli_games::restored(Lang::EN, tables, entries, &file),
            Some(before) => cli_games::restored_over(Lang::EN, tables, entries, &file, &before.display().to_string()),
        }
    })
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

fn done(copied: Result<Copied, Failure>, says: impl FnOnce(&Copied) -> Message) -> ExitCode {
    let copied = match copied {
        Ok(copied) => copied,
        Err(Failure::Runtime(why)) => return fail(cli::cannot_start(Lang::EN, &why.to_string()).as_str(), 1),
        Err(Failure::Backup(why)) => return fail(&why.to_string(), code(&why)),
        Err(Failure::Exchange(why @ ExchangeError::Copy(_))) => return fail(&why.to_string(), 1),
        Err(Failure::Exchange(why)) => return fail(&why.to_string(), USAGE),
    };
    for (table, why) in &copied.contents.broken {
        let broken = cli_games::broken(Lang::EN, &table.to_string(), &why.to_string());
        let _ = writeln!(std::io::stderr(), "canasta: {broken}");
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
