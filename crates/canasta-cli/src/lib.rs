//! The `canasta` command. It is a library so that the test server of the drills can run the same code with additional
//! options.

mod arena;
mod backup;
mod bench;
mod export;
mod input;
mod migrate;
mod referee;
#[cfg(test)]
mod reference;
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
use mimalloc::MiMalloc;

pub use self::serve::Args as ServeArgs;

/// Pages are written in many large, short-lived buffers, which the system's allocator is slow to find room for.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Play Canasta in your browser, run bots against each other, and check rules
#[derive(Parser, Debug)]
#[command(
    name = "canasta",
    version,
    args_conflicts_with_subcommands = true,
    override_usage = "canasta [COMMAND] [OPTIONS]",
    after_help = "Without a command, canasta starts the server; see `canasta serve --help`."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Args),
    Replay(replay::Args),
    Review(review::Args),
    Verify(verify::Args),
    Export(export::Args),
    Rules(rules::Args),
    Referee(referee::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Migrate(migrate::Args),
}

/// Exit code if the arguments, or a file or database they name, cannot be used. Nothing has been changed.
const EXIT_USAGE: u8 = 2;

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let cli = match parse(std::env::args_os().collect()) {
        Ok(cli) => cli,
        Err(error) => return report_usage_error(&error),
    };
    match cli.command {
        None => serve(cli.serve, |_| {}),
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
        Some(Command::Bench(args)) => exit_code(bench::run(&args)),
        Some(Command::Arena(args)) => exit_code(arena::run(args)),
    }
}

/// Serves until the process is told to stop. `change` adjusts the configuration made from the settings.
pub fn serve(args: ServeArgs, change: impl FnOnce(&mut ServerConfig)) -> ExitCode {
    serve::run(args, change)
}

/// The clap command. `canasta` accepts the options of `serve` without naming the command, but its help hides them. The
/// help of `serve` hides their environment variables, because they would make its lines too long.
fn command() -> clap::Command {
    let command = Cli::command().mut_args(|arg| arg.hide(true));
    command.mut_subcommand("serve", |serve| serve.mut_args(|arg| arg.hide_env(true)))
}

/// Parses the command line. Only `serve` reads environment variables, so a wrong one doesn't affect other commands.
fn parse(words: Vec<OsString>) -> Result<Cli, clap::Error> {
    let mut command = command();
    let subcommand =
        words.get(1).and_then(|word| command.find_subcommand(word)).map(|found| found.get_name().to_owned());
    if subcommand.is_some() {
        command = command.mut_args(|arg| arg.env(Resettable::Reset));
    } else {
        command = serve::settings::with_old_variables(command);
    }
    if subcommand.as_deref() == Some("serve") {
        command = command.mut_subcommand("serve", serve::settings::with_old_variables);
    }
    let mut found = command.clone().try_get_matches_from(words)?;
    Cli::from_arg_matches_mut(&mut found).map_err(|error| error.format(&mut command))
}

fn exit_code(result: anyhow::Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.downcast_ref().is_some_and(is_closed_pipe) => ExitCode::SUCCESS,
        Err(error) if error.is::<arena::UnusableArguments>() => fail(error, EXIT_USAGE),
        Err(error) => fail(format_args!("{error:#}"), 1),
    }
}

/// Whether the reader has closed the pipe. It has read enough (for example `| head`), so this is not a failure.
fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

/// Prints an error message to standard error.
#[expect(clippy::print_stderr, reason = "this is the command line")]
fn fail(message: impl fmt::Display, code: u8) -> ExitCode {
    eprintln!("canasta: {message}");
    ExitCode::from(code)
}

/// Prints help and version unchanged, and shortens clap's other errors to one sentence.
fn report_usage_error(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // The output may be closed, which is not a failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let sentence = text.trim_start_matches("error: ").split("\n\n").next().unwrap_or_default();
    let sentence = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = Cli::command().get_name().to_owned();
    fail(format_args!("{sentence} (see {name} --help)"), EXIT_USAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All commands and subcommands, with the words that call them.
    fn commands() -> Vec<(String, clap::Command)> {
        let mut commands = Vec::new();
        let mut queue = vec![("canasta".to_owned(), Cli::command())];
        while let Some((words, command)) = queue.pop() {
            queue.extend(command.get_subcommands().map(|sub| (format!("{words} {}", sub.get_name()), sub.clone())));
            commands.push((words, command));
        }
        commands
    }

    #[test]
    fn hides_no_option_and_no_command() {
        let mut seen = 0;
        for (words, command) in commands() {
            for arg in command.get_arguments() {
                assert!(!arg.is_hide_set(), "{words}: {:?}", arg.get_long());
                seen += 1;
            }
            assert!(!command.is_hide_set(), "{words}");
        }
        assert!(seen > 40, "{seen}");
    }

    #[test]
    fn describes_everything_in_one_short_line() {
        let check = |what: &str, help: Option<&clap::builder::StyledStr>| {
            let help = help.unwrap_or_else(|| panic!("{what} has no help")).to_string();
            let text = help.split(" [default: ").next().unwrap();
            assert!(text.chars().count() < 80 && !text.contains('\n') && !text.ends_with('.'), "{what}: {text}");
            assert!(text.starts_with(|first: char| first.is_uppercase()), "{what}: {text}");
        };
        for (words, command) in commands() {
            check(&words, command.get_about());
            for arg in command.get_arguments() {
                check(&format!("{words} {}", arg.get_id()), arg.get_help());
            }
        }
    }
}
