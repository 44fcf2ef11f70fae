//! `canasta export`: stored games as records, score sheets or JSON.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use canasta_i18n::{Lang, record, replay as words};
use canasta_record::replay::Replay;
use canasta_server::{BackupError, ExportError, Listed, PostgresSettings, StoredGames, WithCauses, private_file};
use clap::{Parser, ValueEnum};

use crate::serve::{NO_DATA_DIRECTORY, default_data};
use crate::{USAGE, fail, reader_is_gone};

/// Writes a stored game as a record, a score sheet or JSON, while the server runs or not
///
/// Without a table it lists them all, the newest first. Only deals that are over are written; nothing is ever changed.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Example:\n",
        "  canasta export --data ./games\n",
        "  canasta export 3fa9 --out evening.canasta\n",
        "  canasta export 3fa9 --as csv\n",
        "  canasta export --database postgres://canasta@db.example/canasta 3fa9"
    )
)]
pub(crate) struct Args {
    /// The directory of the games [default: the platform's data directory]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The PostgreSQL database of the games, instead of a directory; a password comes from PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// The table, or how its name begins
    #[arg(value_name = "TABLE")]
    table: Option<String>,
    /// What to write
    #[arg(long = "as", value_name = "FORM", default_value = "record", requires = "table")]
    form: Form,
    /// Into this new file, which only you may read, instead of standard output
    #[arg(long, value_name = "FILE", requires = "table")]
    out: Option<PathBuf>,
}

// What a game is written as.
#[derive(Clone, Copy, ValueEnum, Debug)]
enum Form {
    /// The Canasta notation
    Record,
    /// The score sheet, for a spreadsheet
    Csv,
    /// All of it, for other programs
    Json,
}

/// Where the games are.
enum Place {
    Directory(PathBuf),
    Database(PostgresSettings),
}

/// Why nothing was written: the sentence, and how the command ends.
struct Failure(String, u8);

impl From<ExportError> for Failure {
    fn from(why: ExportError) -> Self {
        let code = match &why {
            ExportError::Unusable(BackupError::Missing { .. } | BackupError::Unusable(_))
            | ExportError::Database(_)
            | ExportError::NoTable(_)
            | ExportError::Several(_) => USAGE,
            _ => 1,
        };
        Self(WithCauses(&why).to_string(), code)
    }
}

/// Exports a game, or lists them.
pub(crate) fn run(args: Args) -> ExitCode {
    let place = match (&args.database, &args.data) {
        (Some(address), _) => Place::Database(PostgresSettings::for_chores(address)),
        (None, Some(data)) => Place::Directory(data.clone()),
        (None, None) => match default_data() {
            Some(data) => Place::Directory(data),
            None => return fail(NO_DATA_DIRECTORY, USAGE),
        },
    };
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(format_args!("cannot start: {why}"), 1),
    };
    match runtime.block_on(export(&place, args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence, code)) => fail(sentence, code),
    }
}

async fn export(place: &Place, args: Args) -> Result<(), Failure> {
    let mut games = match place {
        Place::Directory(data) => StoredGames::open(data).await?,
        Place::Database(settings) => StoredGames::open_database(settings).await?,
    };
    let done = match args.table {
        None => list(&mut games).await,
        Some(table) => one(&mut games, &table, args.form, args.out.as_deref()).await,
    };
    games.close().await?;
    done
}

/// A line for each table, written as soon as it is known.
async fn list(games: &mut StoredGames) -> Result<(), Failure> {
    let ids = games.tables().await?;
    let mut stdout = io::stdout().lock();
    for some in ids.chunks(StoredGames::TOGETHER) {
        let mut lines = String::new();
        for (id, listed) in some.iter().zip(games.listed(some).await?) {
            let line = listed.map_or_else(|why| WithCauses(&why).to_string(), |listed| about(&listed));
            lines += &format!("{id}  {line}\n");
        }
        if !written(stdout.write_all(lines.as_bytes()).and_then(|()| stdout.flush()))? {
            break;
        }
    }
    Ok(())
}

/// `2026-11-22  Anna and Paul, Ruth and Ida  hoyle  Anna and Paul won by 5,230 to 4,100`
fn about(listed: &Listed) -> String {
    let outcome = words::outcome(Lang::EN, &listed.players, listed.winner, &listed.totals, listed.deals);
    format!("{}  {}  {}  {outcome}", listed.date, words::sides(Lang::EN, &listed.players), listed.preset)
}

async fn one(games: &mut StoredGames, table: &str, form: Form, out: Option<&Path>) -> Result<(), Failure> {
    let id = games.find(table).await?;
    let record = games.record(&id).await?;
    if record.deals.is_empty() {
        return Err(Failure(format!("no deal at table {id} is over yet, so there is nothing to export"), 1));
    }
    let replayed = |record| {
        Replay::of(record).map_err(|fault| Failure(format!("table {id}: {}", record::game_error(Lang::EN, &fault)), 1))
    };
    let text = match form {
        Form::Record => record.text(),
        Form::Csv => replayed(record)?.csv(),
        Form::Json => replayed(record)?.json(),
    };
    let Some(path) = out else {
        let mut stdout = io::stdout().lock();
        written(stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()))?;
        return Ok(());
    };
    let shown = path.display();
    let unwritten = |why: io::Error| match why.kind() {
        io::ErrorKind::AlreadyExists => {
            Failure(format!("{shown} already exists and is not overwritten; choose another name"), USAGE)
        }
        _ => Failure(format!("{shown} cannot be written: {why}"), 1),
    };
    // The cards of a whole game are its players' business.
    let mut file = private_file(path).map_err(unwritten)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(unwritten)
}

/// Whether the output is still read.
fn written(done: io::Result<()>) -> Result<bool, Failure> {
    match done {
        Ok(()) => Ok(true),
        Err(why) if reader_is_gone(&why) => Ok(false),
        Err(why) => Err(Failure(format!("the output cannot be written: {why}"), 1)),
    }
}
