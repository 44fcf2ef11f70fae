//! `canasta referee`: checks scenarios from other programs.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;

use crate::{EXIT_USAGE, fail, is_closed_pipe};

/// Check positions and actions against the rules (JSON Lines)
///
/// Reads one scenario per line and writes one answer per line.
///
/// Exits with 0 if every line is a valid scenario, otherwise 2. With --check, exits with 1 if a case fails.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Example:\n",
        "  echo '{\"actions\": [\"draw\"]}' | canasta referee\n",
        "  canasta referee --check examples.jsonl"
    )
)]
pub(crate) struct Args {
    /// Scenarios, one per line; standard input if missing or -
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Run the test cases in this file, which have expected answers
    ///
    /// Prints each mismatch, then how many cases passed and failed.
    #[arg(long, value_name = "FILE", conflicts_with = "file")]
    check: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    let path = args.check.as_deref().or(args.file.as_deref()).filter(|path| *path != Path::new("-"));
    let input: Box<dyn BufRead> = match path.map(File::open) {
        None => Box::new(io::stdin().lock()),
        Some(Ok(file)) => Box::new(BufReader::new(file)),
        Some(Err(why)) => {
            let path = path.unwrap_or(Path::new("-")).display();
            return fail(format_args!("cannot read {path}: {why}"), EXIT_USAGE);
        }
    };
    let out = io::stdout().lock();
    let result = if args.check.is_some() {
        canasta_protocol::referee::check(input, out)
    } else {
        canasta_protocol::referee::run(input, out)
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(if args.check.is_some() { 1 } else { EXIT_USAGE }),
        Err(why) if is_closed_pipe(&why) => ExitCode::SUCCESS,
        Err(why) => fail(format_args!("I/O error: {why}"), EXIT_USAGE),
    }
}
