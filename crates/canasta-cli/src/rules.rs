//! `canasta rules`: rule sets in plain sentences, what differs between them, and files of house rules.

use std::fs::File;
use std::io::{self, Read, Write as _};
use std::path::Path;
use std::process::ExitCode;

use canasta::Players;
use canasta_record::house::{self, HouseRules};
use canasta_words::rules as words;
use clap::{Parser, Subcommand};

use crate::{USAGE, fail};

/// No file of house rules is longer.
const LONGEST: u64 = 1 << 20;

/// Tells rule sets in plain sentences, what differs between them, and checks house rules
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
    /// A rule set, or a file of house rules, to be told whole
    #[arg(value_name = "NAME|FILE")]
    name: Option<String>,
    /// Only what holds for so many players, 2 to 6
    #[arg(long, value_name = "N", value_parser = players, requires = "name")]
    players: Option<Players>,
    /// Print the JSON Schema of a file of house rules
    #[arg(long, conflicts_with_all = ["name", "players"])]
    schema: bool,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Says what differs between two rule sets, or files of house rules
    #[command(after_help = "Example:\n  canasta rules diff hoyle wahhi --players 4")]
    Diff {
        /// The one
        #[arg(value_name = "NAME|FILE")]
        a: String,
        /// The other
        #[arg(value_name = "NAME|FILE")]
        b: String,
        /// Only what holds for so many players, 2 to 6
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
        /// The file; standard input where it is -
        #[arg(value_name = "FILE")]
        file: String,
        /// Only what holds for so many players, 2 to 6
        #[arg(long, value_name = "N", value_parser = players)]
        players: Option<Players>,
    },
}

/// Tells what was asked for.
pub(crate) fn run(args: &Args) -> ExitCode {
    let told = match (&args.command, &args.name) {
        (Some(Command::Diff { a, b, players }), _) => diff(a, b, *players),
        (Some(Command::Check { file, players }), _) => check(file, *players),
        (None, _) if args.schema => Ok(format!("{:#}\n", house::schema(&words::SCHEMA))),
        (None, Some(name)) => find(name).map(|house| words::page(&house, args.players.or(house.players))),
        (None, None) => Ok(words::listed()),
    };
    match told {
        Ok(text) => print(&text, ExitCode::SUCCESS),
        Err(Trouble::Faults(text)) => print(&text, ExitCode::FAILURE),
        Err(Trouble::Unusable(sentence)) => fail(&sentence, USAGE),
    }
}

/// Why nothing can be told.
enum Trouble {
    /// A file's faults, as they are printed.
    Faults(String),
    /// What is not there or cannot be read, a sentence.
    Unusable(String),
}

fn diff(a: &str, b: &str, players: Option<Players>) -> Result<String, Trouble> {
    let (one, other) = (find(a)?, find(b)?);
    Ok(words::compared((a, &one), (b, &other), players.or(one.players).or(other.players)))
}

fn check(file: &str, players: Option<Players>) -> Result<String, Trouble> {
    let house = read(file)?;
    Ok(words::checked(shown(file), &house, players.or(house.players)))
}

/// The rule set of that name, or of the file of that name.
fn find(name: &str) -> Result<HouseRules, Trouble> {
    match house::preset(name) {
        Some(preset) => Ok(HouseRules::unchanged(preset)),
        None if name == "-" || Path::new(name).exists() || name.contains(['/', '.']) => read(name),
        None => Err(Trouble::Unusable(words::no_such(name))),
    }
}

fn read(path: &str) -> Result<HouseRules, Trouble> {
    let unusable = |why: &dyn std::fmt::Display| Trouble::Unusable(format!("{} cannot be read: {why}", shown(path)));
    let input: Box<dyn Read> = match path {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(path).map_err(|why| unusable(&why))?),
    };
    let mut bytes = Vec::new();
    input.take(LONGEST + 1).read_to_end(&mut bytes).map_err(|why| unusable(&why))?;
    if bytes.len() as u64 > LONGEST {
        return Err(unusable(&"it is longer than 1 MiB"));
    }
    let text = String::from_utf8(bytes).map_err(|_| unusable(&"it is no UTF-8 text"))?;
    HouseRules::read(&text).map_err(|faults| Trouble::Faults(words::faults(shown(path), &faults)))
}

/// What is read, as it is called in a sentence.
fn shown(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}

fn players(text: &str) -> Result<Players, &'static str> {
    text.parse().ok().and_then(Players::new).ok_or("a number from 2 to 6 is wanted")
}

fn print(text: &str, code: ExitCode) -> ExitCode {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => code,
        // Whoever read has read enough.
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => code,
        Err(why) => fail(&format!("this could not be written: {why}"), USAGE),
    }
}
