//! `canasta export`: prints stored games as records, score sheets or JSON.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use canasta::Players;
use canasta_i18n::{Lang, record, replay as words};
use canasta_record::csv::CsvStyle;
use canasta_record::replay::Replay;
use canasta_server::{BackupError, ExportError, GameListing, PostgresSettings, StoredGames, WithCauses, private_file};
use clap::{Parser, ValueEnum};

use crate::serve::{NO_DATA_DIRECTORY, default_data};
use crate::{EXIT_USAGE, fail, is_closed_pipe};

/// Export a stored game as a record, score sheet or JSON
///
/// Without a table, lists all tables, newest first. Exports finished deals only, and never changes anything. Works
/// while the server is running. Score pads for games with real cards are exported together, with `--pads`.
///
/// Exits with 1 if the game cannot be exported, or 2 if the games, the table or the output file cannot be used.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Example:\n",
        "  canasta export --data ./games\n",
        "  canasta export 3fa9 --out evening.canasta\n",
        "  canasta export 3fa9 --format csv\n",
        "  canasta export --pads --out pads.jsonl\n",
        "  canasta export --database postgres://canasta@db.example/canasta 3fa9"
    )
)]
pub(crate) struct Args {
    /// Read this games directory [default: the platform's data directory]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Read this PostgreSQL database instead of a directory
    ///
    /// Put the password in PGPASSWORD or ~/.pgpass.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// Table ID, the beginning of one, or a link to the table [default: list all tables]
    #[arg(value_name = "TABLE", group = "what")]
    table: Option<String>,
    /// Set the output format
    #[arg(long, alias = "as", value_name = "FORMAT", default_value = "record", requires = "table")]
    format: Format,
    /// Write to this new file instead of standard output
    ///
    /// Only you can read the file.
    #[arg(long, value_name = "FILE", requires = "what")]
    out: Option<PathBuf>,
    /// Export all score pads instead, one line of JSON for each
    #[arg(long, conflicts_with_all = ["table", "format"], group = "what")]
    pads: bool,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Format {
    /// Canasta game record
    Record,
    /// Score sheet for a spreadsheet
    Csv,
    /// Whole game, for other programs
    Json,
}

/// Where to read the games from.
enum Source {
    Directory(PathBuf),
    Database(PostgresSettings),
}

/// An error message and the exit code.
struct Failure(String, u8);

impl From<ExportError> for Failure {
    fn from(why: ExportError) -> Self {
        let code = match &why {
            ExportError::Unusable(BackupError::Missing { .. } | BackupError::Unusable(_))
            | ExportError::Database(_)
            | ExportError::NoTable(_)
            | ExportError::Several(_) => EXIT_USAGE,
            _ => 1,
        };
        Self(WithCauses(&why).to_string(), code)
    }
}

/// Exports a game, or lists them.
pub(crate) fn run(args: Args) -> ExitCode {
    let source = match (&args.database, &args.data) {
        (Some(address), _) => Source::Database(PostgresSettings::for_maintenance(address)),
        (None, Some(data)) => Source::Directory(data.clone()),
        (None, None) => match default_data() {
            Some(data) => Source::Directory(data),
            None => return fail(NO_DATA_DIRECTORY, EXIT_USAGE),
        },
    };
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(format_args!("cannot start: {why}"), 1),
    };
    match runtime.block_on(export(&source, args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(message, code)) => fail(message, code),
    }
}

async fn export(source: &Source, args: Args) -> Result<(), Failure> {
    let mut games = match source {
        Source::Directory(data) => StoredGames::open(data).await?,
        Source::Database(settings) => StoredGames::open_database(settings).await?,
    };
    let result = match args.table {
        None if args.pads => export_pads(&mut games, args.out.as_deref()).await,
        None => list(&mut games).await,
        Some(table) => export_table(&mut games, &table, args.format, args.out.as_deref()).await,
    };
    games.close().await?;
    result
}

/// Prints one line per table, in batches.
async fn list(games: &mut StoredGames) -> Result<(), Failure> {
    let ids = games.tables().await?;
    let mut stdout = io::stdout().lock();
    for batch in ids.chunks(StoredGames::MAX_LISTINGS) {
        let mut lines = String::new();
        for (id, listing) in batch.iter().zip(games.listings(batch).await?) {
            let line = listing.map_or_else(|why| WithCauses(&why).to_string(), |listing| summary(&listing));
            lines += &format!("{id}  {line}\n");
        }
        if !is_still_read(stdout.write_all(lines.as_bytes()).and_then(|()| stdout.flush()))? {
            break;
        }
    }
    Ok(())
}

/// Writes one line of JSON per score pad.
async fn export_pads(games: &mut StoredGames, out: Option<&Path>) -> Result<(), Failure> {
    let mut file = out.map(new_file).transpose()?;
    let mut stdout = io::stdout().lock();
    for code in games.pads().await? {
        let Some(mut line) = games.pad(&code).await? else { continue };
        line.push('\n');
        match (&mut file, out) {
            (Some(file), Some(path)) => file.write_all(line.as_bytes()).map_err(|error| write_failure(path, &error))?,
            _ if is_still_read(stdout.write_all(line.as_bytes()).and_then(|()| stdout.flush()))? => {}
            _ => return Ok(()),
        }
    }
    match (file, out) {
        (Some(file), Some(path)) => file.sync_all().map_err(|error| write_failure(path, &error)),
        _ => Ok(()),
    }
}

/// `2026-11-22  Anna and Paul, Ruth and Ida  hoyle  Anna and Paul won by 5,230 to 4,100`
fn summary(listing: &GameListing) -> String {
    let outcome = words::outcome(Lang::EN, &listing.players, listing.outcome, &listing.totals, listing.deals);
    let of = Players::with_sides(listing.players.len(), listing.totals.len()).unwrap_or(Players::FOUR);
    format!("{}  {}  {}  {outcome}", listing.date, words::sides(Lang::EN, of, &listing.players), listing.preset)
}

async fn export_table(games: &mut StoredGames, table: &str, format: Format, out: Option<&Path>) -> Result<(), Failure> {
    let id = games.find(table_id(table)).await?;
    let record = games.record(&id).await?;
    if record.deals.is_empty() {
        return Err(Failure(format!("table {id} has no finished deals to export"), 1));
    }
    let replayed = |record| {
        Replay::of(record).map_err(|error| Failure(format!("table {id}: {}", record::game_error(Lang::EN, &error)), 1))
    };
    let text = match format {
        Format::Record => record.text(),
        Format::Csv => replayed(record)?.csv(CsvStyle::DOCUMENTED),
        Format::Json => replayed(record)?.json(),
    };
    let Some(path) = out else {
        let mut stdout = io::stdout().lock();
        is_still_read(stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()))?;
        return Ok(());
    };
    let mut file = new_file(path)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(|error| write_failure(path, &error))
}

/// Creates a file that other users of the machine can't read, because exports contain names and the hands of all
/// players.
fn new_file(path: &Path) -> Result<File, Failure> {
    private_file(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure(format!("{} already exists", path.display()), EXIT_USAGE),
        _ => write_failure(path, &error),
    })
}

fn write_failure(path: &Path, error: &io::Error) -> Failure {
    Failure(format!("cannot write {}: {error}", path.display()), 1)
}

/// The table's ID in a link, such as `https://canasta.example/table/3fa9…/replay?at=17`.
fn table_id(text: &str) -> &str {
    let Some((_, rest)) = text.split_once("/table/") else { return text.trim() };
    rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default()
}

/// Whether the output can still be written, because its reader hasn't closed the pipe.
fn is_still_read(written: io::Result<()>) -> Result<bool, Failure> {
    match written {
        Ok(()) => Ok(true),
        Err(error) if is_closed_pipe(&error) => Ok(false),
        Err(error) => Err(Failure(format!("cannot write output: {error}"), 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::table_id;

    #[test]
    fn finds_the_table_in_a_link() {
        for text in [
            "3fa9",
            " 3fa9\n",
            "https://canasta.example/table/3fa9",
            "/table/3fa9/replay?at=17",
            "<http://h:1/table/3fa9>.",
        ] {
            assert_eq!(table_id(text), "3fa9", "{text}");
        }
    }
}
