//! `canasta export`: stored games as records, score sheets or JSON.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use canasta_i18n::messages::{cli, cli_games, cli_help};
use canasta_i18n::{Lang, record, replay as words};
use canasta_record::replay::Replay;
use canasta_server::{BackupError, ExportError, Listed, PostgresSettings, StoredGames, private_file};
use clap::{Parser, ValueEnum};

use crate::serve::default_data;
use crate::{USAGE, fail, paragraphs, reader_is_gone};

#[derive(Parser, Debug)]
#[command(
    about = cli_help::export(Lang::EN),
    long_about = paragraphs(&[cli_help::export(Lang::EN), cli_help::export_more(Lang::EN)]),
    after_help = concat!(
        "Example:\n",
        "  canasta export --data ./games\n",
        "  canasta export 3fa9 --out evening.canasta\n",
        "  canasta export 3fa9 --as csv\n",
        "  canasta export --database postgres://canasta@db.example/canasta 3fa9"
    )
)]
pub(crate) struct Args {
    #[arg(long, value_name = "DIR", help = cli_help::data(Lang::EN))]
    data: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data", help = cli_help::database(Lang::EN))]
    database: Option<String>,
    #[arg(value_name = "TABLE", help = cli_help::export_table(Lang::EN))]
    table: Option<String>,
    #[arg(long = "as", value_name = "FORM", default_value = "record", requires = "table",
        help = cli_help::export_form(Lang::EN))]
    form: Form,
    #[arg(long, value_name = "FILE", requires = "table", help = cli_help::export_out(Lang::EN))]
    out: Option<PathBuf>,
}

// What a game is written as.
#[derive(Clone, Copy, ValueEnum, Debug)]
enum Form {
    #[value(help = cli_help::export_form_record(Lang::EN))]
    Record,
    #[value(help = cli_help::export_form_csv(Lang::EN))]
    Csv,
    #[value(help = cli_help::export_form_json(Lang::EN))]
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
        Self(why.to_string(), code)
    }
}

/// Exports a game, or lists them.
pub(crate) fn run(args: Args) -> ExitCode {
    let place = match (&args.database, &args.data) {
        (Some(address), _) => Place::Database(PostgresSettings::for_chores(address)),
        (None, Some(data)) => Place::Directory(data.clone()),
        (None, None) => match default_data() {
            Some(data) => Place::Directory(data),
            None => return fail(cli::no_data_directory(Lang::EN), USAGE),
        },
    };
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(why) => return fail(cli::cannot_start(Lang::EN, &why.to_string()).as_str(), 1),
    };
    match runtime.block_on(export(&place, args)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence, code)) => fail(&sentence, code),
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
            let line = listed.map_or_else(|why| why.to_string(), |listed| about(&listed));
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
        return Err(Failure(cli_games::nothing_to_export(Lang::EN, &id.to_string()).into(), 1));
    }
    let replayed = |record| {
        Replay::of(record).map_err(|fault| {
            let fault = record::game_fault(Lang::EN, &fault);
            Failure(cli_games::fault_in(Lang::EN, &id.to_string(), &fault).into(), 1)
        })
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
    let file = path.display().to_string();
    let unwritten = |why: io::Error| match why.kind() {
        io::ErrorKind::AlreadyExists => Failure(cli_games::already_there(Lang::EN, &file).into(), USAGE),
        _ => Failure(cli::file_cannot_be_written(Lang::EN, &file, &why.to_string()).into(), 1),
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
        Err(why) => Err(Failure(cli::cannot_be_written(Lang::EN, &why.to_string()).into(), 1)),
    }
}
