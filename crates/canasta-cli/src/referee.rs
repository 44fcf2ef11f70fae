//! `canasta referee`: the rules, asked from outside.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;

use crate::{USAGE, fail, reader_is_gone};

/// Judges positions and acts by the rules: JSON Lines in, JSON Lines out
///
/// Ends with 0 when every line could be read as a scenario, else with 2.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Example:\n",
        "  echo '{\"actions\": [\"draw\"]}' | canasta referee\n",
        "  canasta referee --check examples.jsonl"
    )
)]
pub(crate) struct Args {
    /// Scenarios, one a line; standard input if it is missing or -
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Judge cases with answers: prints each difference, then how many passed
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    check: Option<PathBuf>,
}

/// Judges, and prints the answers.
pub(crate) fn run(args: &Args) -> ExitCode {
    let path = args.check.as_deref().or(args.file.as_deref()).filter(|path| *path != Path::new("-"));
    let input: Box<dyn BufRead> = match path.map(File::open) {
        None => Box::new(io::stdin().lock()),
        Some(Ok(file)) => Box::new(BufReader::new(file)),
        Some(Err(why)) => {
            let path = path.unwrap_or(Path::new("-")).display();
            return fail(format_args!("{path} cannot be read: {why}"), USAGE);
        }
    };
    let out = io::stdout().lock();
    let done = if args.check.is_some() {
        canasta_protocol::referee::check(input, out)
    } else {
        canasta_protocol::referee::run(input, out)
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        // `--check` failed cases: not wrong use, but not well either.
        Ok(false) => ExitCode::from(if args.check.is_some() { 1 } else { USAGE }),
        Err(why) if reader_is_gone(&why) => ExitCode::SUCCESS,
        Err(why) => fail(format_args!("the scenarios cannot be read, or the answers cannot be written: {why}"), USAGE),
    }
}
