//! `canasta referee`: the rules, asked from outside.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use canasta_i18n::messages::{cli, cli_help};
use canasta_i18n::{Lang, Message};
use clap::Parser;

use crate::{USAGE, fail, paragraphs, reader_is_gone};

#[derive(Parser, Debug)]
#[command(
    about = cli_help::referee(Lang::EN),
    long_about = paragraphs(&[cli_help::referee(Lang::EN), cli_help::referee_more(Lang::EN)]),
    after_help = concat!(
        "Example:\n",
        "  echo '{\"actions\": [\"draw\"]}' | canasta referee\n",
        "  canasta referee --check examples.jsonl"
    )
)]
pub(crate) struct Args {
    #[arg(value_name = "FILE", help = cli_help::referee_file(Lang::EN))]
    file: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "file", help = cli_help::referee_check(Lang::EN))]
    check: Option<PathBuf>,
}

/// Judges, and prints the answers.
pub(crate) fn run(args: &Args) -> ExitCode {
    let path = args.check.as_deref().or(args.file.as_deref()).filter(|path| *path != Path::new("-"));
    let input: Box<dyn BufRead> = match path.map(File::open) {
        None => Box::new(io::stdin().lock()),
        Some(Ok(file)) => Box::new(BufReader::new(file)),
        Some(Err(why)) => {
            let path = path.unwrap_or(Path::new("-")).display().to_string();
            return fail(cli::cannot_be_read(Lang::EN, &path, &Message::from(why.to_string())).as_str(), USAGE);
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
        Err(why) => fail(cli::referee_failed(Lang::EN, &why.to_string()).as_str(), USAGE),
    }
}
