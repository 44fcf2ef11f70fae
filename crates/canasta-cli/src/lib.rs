//! The `canasta` command: serve (the default), backup, restore, migrate, export, replay, review, verify, referee, rules, bench, arena. A library,
//! so that the server of the tests is this one, with a setup that only tests may have.

mod arena;
mod backup;
mod bench;
mod export;
mod input;
mod migrate;
mod referee;
mod replay;
mod review;
mod rules;
mod serve;
mod text;
mod verify;

use std::ffi::OsString;
use std::fmt;
use std::io;
use std::process::ExitCode;

use canasta_server::ServerConfig;
use clap::builder::Resettable;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

pub use self::serve::Args as ServeArgs;

/// Canasta: a table in the browser, bots to play with, and the rules as a referee
#[derive(Parser, Debug)]
#[command(name = "canasta", version, args_conflicts_with_subcommands = true)]
#[command(after_help = concat!(
    "Without a command, canasta starts the server.\n\n",
    "Example:\n",
    "  canasta\n",
    "  canasta serve --listen 127.0.0.1:7878"
))]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Migrate(migrate::Args),
    Referee(referee::Args),
    Rules(rules::Args),
    Replay(replay::Args),
    Review(review::Args),
    Export(export::Args),
    Verify(verify::Args),
    Bench(bench::Args),
    Arena(arena::Args),
}

/// Wrong use, or something that is not there or cannot be used: nothing was done.
const USAGE: u8 = 2;

/// Does what the command line says.
pub fn main() -> ExitCode {
    let asked = match read(std::env::args_os().collect()) {
        Ok(asked) => asked,
        Err(error) => return usage(&error),
    };
    match asked.command {
        None => serve(asked.serve, |_| {}),
        Some(Command::Serve(args)) => serve(args, |_| {}),
        Some(Command::Backup(args)) => backup::backup(args),
        Some(Command::Restore(args)) => backup::restore(args),
        Some(Command::Migrate(args)) => migrate::run(args),
        Some(Command::Referee(args)) => referee::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Export(args)) => export::run(args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Bench(args)) => ended(bench::run(&args)),
        Some(Command::Arena(args)) => ended(arena::run(args)),
    }
}

/// Serves until the process is told to stop, set up as the settings say and then changed.
pub fn serve(args: ServeArgs, change: impl FnOnce(&mut ServerConfig)) -> ExitCode {
    serve::run(args, change)
}

/// The command line. Without a command it serves, by the environment's settings; of the named commands, only `serve`
/// reads them.
fn read(words: Vec<OsString>) -> Result<Cli, clap::Error> {
    let mut command = Cli::command();
    if words.get(1).is_some_and(|word| command.find_subcommand(word).is_some()) {
        command = command.mut_args(|arg| arg.env(Resettable::Reset));
    }
    let mut found = command.clone().try_get_matches_from(words)?;
    Cli::from_arg_matches_mut(&mut found).map_err(|error| error.format(&mut command))
}

fn ended(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.downcast_ref().is_some_and(reader_is_gone) => ExitCode::SUCCESS,
        Err(error) if error.is::<arena::Unusable>() => fail(error, USAGE),
        Err(error) => fail(format_args!("{error:#}"), 1),
    }
}

/// Whether the program that reads the output has closed the pipe. It has read enough (`| head`), so this is no failure.
fn reader_is_gone(why: &io::Error) -> bool {
    why.kind() == io::ErrorKind::BrokenPipe
}

/// Says one sentence to the operator and fails.
#[expect(clippy::print_stderr, reason = "this is the command line")]
fn fail(sentence: impl fmt::Display, code: u8) -> ExitCode {
    eprintln!("canasta: {sentence}");
    ExitCode::from(code)
}

/// Help and version go where they belong; what is wrong is said in one sentence.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // The output may be closed.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let sentence = text.trim_start_matches("error: ").split("\n\n").next().unwrap_or_default();
    let sentence = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = Cli::command().get_name().to_owned();
    fail(format_args!("{sentence} (see {name} --help)"), USAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every option and command stands in the help.
    #[test]
    fn nothing_is_hidden() {
        let mut commands = vec![Cli::command()];
        let mut seen = 0;
        while let Some(command) = commands.pop() {
            for arg in command.get_arguments() {
                assert!(!arg.is_hide_set(), "{}: {:?}", command.get_name(), arg.get_long());
                seen += 1;
            }
            assert!(!command.is_hide_set(), "{}", command.get_name());
            commands.extend(command.get_subcommands().cloned());
        }
        assert!(seen > 40, "{seen}");
    }
}
