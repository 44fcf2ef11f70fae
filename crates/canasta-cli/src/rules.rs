//! `canasta rules`: rule sets in plain sentences, what differs between them, and files of house rules.

pub(crate) mod page;

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use canasta::Players;
use canasta_i18n::rules::SCHEMA;
use canasta_record::house::{self, HouseRules};
use clap::{Parser, Subcommand};

use crate::input::{bounded_text, shown};
use crate::{USAGE, fail, reader_is_gone};

/// No file of house rules is longer, in mebibytes.
const LONGEST: u64 = 1;

/// Prints rule sets in plain sentences or what differs between them, and checks house rules
///
/// Without an argument it lists the rule sets. Ends with 0, with 1 when a file has faults, else with 2.
#[derive(Parser, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = concat!(
        "Example:\n  canasta rules hoyle --players 4 | less\n  canasta rules diff hoyle wahhi\n",
        "  canasta rules check house.json"
    )
)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// A rule set, or a file of house rules, to print in full
    #[arg(value_name = "NAME|FILE")]
    name: Option<String>,
    /// Only the rules for this many players, 2 to 6
    #[arg(long, value_name = "N", value_parser = players, requires = "name")]
    players: Option<Players>,
    /// Print the JSON Schema of a file of house rules
    #[arg(long, conflicts_with_all = ["name", "players"])]
    schema: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Prints what differs between two rule sets, or files of house rules
    #[command(
        after_help = concat!("Example:\n", "  canasta rules diff hoyle wahhi --players 4"))]
    Diff {
        /// The first rule set
        #[arg(value_name = "NAME|FILE")]
        a: String,
        /// The second rule set
        #[arg(value_name = "NAME|FILE")]
        b: String,
        /// Only the rules for this many players, 2 to 6
        #[arg(long, value_name = "N", value_parser = players)]
        players: Option<Players>,
    },
    /// Checks a file of house rules: all its faults, or what it changes
    #[command(
        after_help = concat!(
            "Example:\n",
            "  echo '{\"rules\": \"wahhi\", \"house\": {\"exact_deal_bonus\": 0}}' | canasta rules check -"
        )
    )]
    Check {
        /// The file; standard input if it is -
        #[arg(value_name = "FILE")]
        file: String,
        /// Only the rules for this many players, 2 to 6
        #[arg(long, value_name = "N", value_parser = players)]
        players: Option<Players>,
    },
}

/// Prints what was asked for.
pub(crate) fn run(args: &Args) -> ExitCode {
    let text = match (&args.command, &args.name) {
        (Some(Command::Diff { a, b, players }), _) => diff(a, b, *players),
        (Some(Command::Check { file, players }), _) => check(file, *players),
        (None, _) if args.schema => Ok(format!("{:#}\n", house::schema(&SCHEMA))),
        (None, Some(name)) => find(name).map(|house| page::page(&house, args.players.or(house.players))),
        (None, None) => Ok(page::listed()),
    };
    match text {
        Ok(text) => print(&text, ExitCode::SUCCESS),
        Err(Failure::Faults(text)) => print(&text, ExitCode::FAILURE),
        Err(Failure::Unusable(sentence)) => fail(sentence, USAGE),
    }
}

/// Why there is nothing to print.
enum Failure {
    /// A file's faults, as they are printed.
    Faults(String),
    /// What is not there or cannot be read, a sentence.
    Unusable(String),
}

fn diff(a: &str, b: &str, players: Option<Players>) -> Result<String, Failure> {
    let (one, other) = (find(a)?, find(b)?);
    Ok(page::compared((a, &one), (b, &other), players.or(one.players).or(other.players)))
}

fn check(file: &str, players: Option<Players>) -> Result<String, Failure> {
    let house = read(file)?;
    Ok(page::checked(shown(file), &house, players.or(house.players)))
}

/// The rule set of that name, or of the file of that name.
fn find(name: &str) -> Result<HouseRules, Failure> {
    match house::preset(name) {
        Some(preset) => Ok(HouseRules::unchanged(preset)),
        None if name == "-" || Path::new(name).exists() || name.contains(['/', '.']) => read(name),
        None => Err(Failure::Unusable(page::no_such(name))),
    }
}

fn read(path: &str) -> Result<HouseRules, Failure> {
    let text = bounded_text(path, LONGEST).map_err(Failure::Unusable)?;
    HouseRules::read(&text).map_err(|faults| Failure::Faults(page::faults(shown(path), &faults)))
}

pub(crate) fn players(text: &str) -> Result<Players, &'static str> {
    text.parse().ok().and_then(Players::new).ok_or("expected a number from 2 to 6")
}

fn print(text: &str, code: ExitCode) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => code,
        Err(why) if reader_is_gone(&why) => code,
        Err(why) => fail(format_args!("the output cannot be written: {why}"), USAGE),
    }
}
