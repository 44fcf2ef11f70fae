//! Tasks of this repository: `cargo xtask help` lists them.

#![expect(clippy::print_stdout, reason = "a task reports on the terminal")]

mod browser;
mod command;
mod deny;
mod deploy;
mod drills;
mod fuzz;
mod programs;
mod release_check;
mod run_book;
mod runner;
mod speed;
mod stress;
mod test;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, Result};
use clap::Parser;

use crate::{release_check::RELEASE_CHECK, runner::Options, test::TEST};

/// Tasks of this repository
#[derive(Parser, Debug)]
#[command(bin_name = "cargo xtask")]
enum Task {
    /// Run the checks that a change is likely to break, in minutes
    Test {
        /// Run formatting and fast tests only, in under a minute once the code is compiled
        #[arg(long, exclusive = true)]
        quick: bool,
        #[command(flatten)]
        options: Options,
    },
    /// Run all other checks, in about an hour
    ReleaseCheck(Options),
    /// Run the browser tests
    Browser {
        /// Run only the files with this text in their name
        pattern: Option<String>,
        /// Show the browser
        #[arg(long)]
        headed: bool,
    },
    /// Run a drill: kill, syscalls, cluster, load, club or watch
    ///
    /// `cargo xtask drill help kill` lists the options of a drill.
    Drill {
        /// Use optimised programs, for measurements
        #[arg(long)]
        release: bool,
        /// The drill and its options
        #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// Run the commands of the book's run-book (needs root and PostgreSQL 15)
    RunBook {
        /// Use this program instead of a release build
        #[arg(long, value_name = "FILE")]
        program: Option<String>,
    },
    /// Fuzz each target for some minutes (needs cargo-fuzz and a C++ compiler)
    Fuzz {
        /// Minutes per target
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1440))]
        minutes: u64,
    },
    /// Run rounds of the random tests with new seeds
    Stress {
        /// Stop after this many minutes, once the current check ends
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=1440))]
        minutes: u64,
        /// Seed of the first round
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Compare instruction counts of fixed work with the committed ones (needs Valgrind)
    Speed {
        /// Write the new counts to the committed file
        #[arg(long)]
        accept: bool,
    },
    /// Take pictures of all pages and states in all sizes
    Pictures {
        /// Take only the pictures with this text in their name
        pattern: Option<String>,
        /// Take the pictures for README.md and the book
        #[arg(long, exclusive = true)]
        documents: bool,
    },
    /// Measure the time from Play to the first card on a slow connection and device
    FirstCard {
        /// Number of visits with an empty cache, and again with a full one
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..))]
        runs: u8,
    },
}

fn main() -> ExitCode {
    match run(Task::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            println!("xtask: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs a task. Returns `false` if it found a problem.
fn run(task: Task) -> Result<bool> {
    let root = &root()?;
    match task {
        Task::Test { quick: true, .. } => test::quick(root),
        Task::Test { quick: false, options } => TEST.run(root, &options),
        Task::ReleaseCheck(options) => RELEASE_CHECK.run(root, &options),
        Task::Browser { pattern, headed } => browser::matching(root, pattern.as_deref(), headed),
        Task::Drill { release, words } => drills::run(root, release, &words),
        Task::RunBook { program } => run_book::run(root, program.as_deref()),
        Task::Fuzz { minutes } => fuzz::run(root, minutes),
        Task::Stress { minutes, seed } => stress::run(root, minutes, seed),
        Task::Speed { accept: false } => speed::check(root),
        Task::Speed { accept: true } => speed::accept(root),
        Task::Pictures { documents: true, .. } => browser::pictures_for_documents(root),
        Task::Pictures { pattern, .. } => browser::pictures(root, pattern.as_deref()),
        Task::FirstCard { runs } => browser::first_card(root, runs),
    }
}

/// The repository's root, wherever the task was called from.
fn root() -> Result<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    Ok(own.ancestors().nth(2).context("crates/xtask is not in its repository")?.to_path_buf())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_consistent() {
        super::Task::command().debug_assert();
    }
}
