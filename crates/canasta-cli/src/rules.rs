//! `canasta rules`: prints and compares rule sets, and validates house-rules files.

pub(crate) mod page;

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use canasta::Players;
use canasta_i18n::rules::SCHEMA;
use canasta_record::house::{self, HouseRules};
use clap::{Parser, Subcommand};

use crate::input::{bounded_text, display_name};
use crate::{EXIT_USAGE, fail, is_closed_pipe};

pub(crate) const MAX_HOUSE_RULES_MIB: u64 = 1;

/// Print, compare and validate rule sets
///
/// Without arguments, lists the rule sets.
///
/// Exits with 1 if a house-rules file has errors, or 2 if an argument cannot be used.
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
    /// Rule set or house-rules file to print
    #[arg(value_name = "NAME|FILE")]
    name: Option<String>,
    /// Print only the rules for this many players, 2 to 6
    #[arg(long, value_name = "N", value_parser = players, requires = "name")]
    players: Option<Players>,
    /// Print the JSON Schema for house-rules files
    #[arg(long, conflicts_with_all = ["name", "players"])]
    schema: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Compare two rule sets or house-rules files
    ///
    /// Exits with 1 if a house-rules file has errors, or 2 if an argument cannot be used.
    #[command(
        after_help = concat!("Example:\n", "  canasta rules diff hoyle wahhi --players 4"))]
    Diff {
        /// First rule set or house-rules file
        #[arg(value_name = "NAME|FILE")]
        a: String,
        /// Second rule set or house-rules file
        #[arg(value_name = "NAME|FILE")]
        b: String,
        /// Compare only the rules for this many players, 2 to 6
        #[arg(long, value_name = "N", value_parser = players)]
        players: Option<Players>,
    },
    /// Validate a house-rules file and list its changes or errors
    ///
    /// Exits with 1 if the file has errors, or 2 if it cannot be read.
    #[command(
        after_help = concat!(
            "Example:\n",
            "  echo '{\"rules\": \"wahhi\", \"house\": {\"exact_deal_bonus\": 0}}' | canasta rules check -"
        )
    )]
    Check {
        /// House-rules file; standard input if -
        #[arg(value_name = "FILE")]
        file: String,
        /// List only the changes for this many players, 2 to 6
        #[arg(long, value_name = "N", value_parser = players)]
        players: Option<Players>,
    },
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let text = match (&args.command, &args.name) {
        (Some(Command::Diff { a, b, players }), _) => diff(a, b, *players),
        (Some(Command::Check { file, players }), _) => check(file, *players),
        (None, _) if args.schema => Ok(format!("{:#}\n", house::schema(&SCHEMA))),
        (None, Some(name)) => find(name).map(|house| page::rules(&house, args.players.or(house.players))),
        (None, None) => Ok(page::list_of_presets()),
    };
    match text {
        Ok(text) => print(&text, ExitCode::SUCCESS),
        Err(Failure::Invalid(text)) => print(&text, ExitCode::FAILURE),
        Err(Failure::Unusable(message)) => fail(message, EXIT_USAGE),
    }
}

enum Failure {
    /// The file has errors. The text lists them, for standard output.
    Invalid(String),
    /// The rule set doesn't exist, or the file cannot be read. Contains the error message.
    Unusable(String),
}

fn diff(a: &str, b: &str, players: Option<Players>) -> Result<String, Failure> {
    let first = find(a)?;
    let second = find(b)?;
    Ok(page::differences((a, &first), (b, &second), players.or(first.players).or(second.players)))
}

fn check(file: &str, players: Option<Players>) -> Result<String, Failure> {
    let house = read(file)?;
    Ok(page::valid(display_name(file), &house, players.or(house.players)))
}

/// The preset with this name, or else the rules in the file with this name.
fn find(name: &str) -> Result<HouseRules, Failure> {
    match house::preset(name) {
        Some(preset) => Ok(HouseRules::unchanged(preset)),
        None if name == "-" || Path::new(name).exists() || name.contains(['/', '.']) => read(name),
        None => Err(Failure::Unusable(page::no_such(name))),
    }
}

fn read(path: &str) -> Result<HouseRules, Failure> {
    let text = bounded_text(path, MAX_HOUSE_RULES_MIB).map_err(Failure::Unusable)?;
    HouseRules::read(&text).map_err(|errors| Failure::Invalid(page::errors(display_name(path), &errors)))
}

pub(crate) fn players(text: &str) -> Result<Players, &'static str> {
    text.parse().ok().and_then(Players::new).ok_or("expected a number from 2 to 6")
}

fn print(text: &str, code: ExitCode) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => code,
        Err(why) if is_closed_pipe(&why) => code,
        Err(why) => fail(format_args!("cannot write output: {why}"), EXIT_USAGE),
    }
}
