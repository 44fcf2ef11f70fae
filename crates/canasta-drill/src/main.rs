//! Drills for a real server, which they observe only from outside: through its pages, its sockets and its files. No
//! released program depends on this crate.
//!
//! [`kill`] kills the server at random moments. [`syscalls`] checks with strace that no answer is sent before its
//! commit is on the disk. [`cluster`] kills, cuts off and upgrades several servers on one database. [`load`] measures
//! speed, memory and traffic.
//!
//! A [`client`] is one person's browser. A [`driver`] plays at one table for all its people, and records requests and answers in a
//! [`ledger`], which [`check`] compares with the journal. [`strace`] parses strace's output, and [`order`] checks it.
//!
//! The exit code is 0 without violations, 1 if there was one, and 2 if the drill could not be run.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "this is the command line")]
#![expect(unreachable_pub, reason = "in a program, `pub` says what other modules use")]

mod check;
mod client;
mod cluster;
mod driver;
mod follow;
mod kill;
mod ledger;
mod load;
mod order;
mod page;
mod server;
mod strace;
mod syscalls;
mod tables;
mod times;
mod violation;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use crate::server::ServerSetup;

/// Kill, trace and load a real Canasta server
///
/// Exits with 1 if the server lost or repeated something, or failed a limit, and with 2 if the drill could not be run.
#[derive(Parser, Debug)]
#[command(name = "canasta-drill", version)]
enum Drill {
    Kill(Kill),
    Syscalls(syscalls::Options),
    Cluster(cluster::Options),
    Load(load::Options),
    Club(load::ClubOptions),
}

/// Options of all drills.
#[derive(clap::Args, Debug)]
struct Common {
    /// Test this server program [default: `canasta-testserver` next to this program]
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// Plant a fault in the server, which the drill must find
    #[arg(long, value_name = "NAME")]
    fault: Option<String>,
    /// Set the random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Common {
    fn setup(&self) -> Result<ServerSetup> {
        let next_to_this = std::env::current_exe()?.with_file_name("canasta-testserver");
        let binary = self.server.clone().unwrap_or(next_to_this);
        anyhow::ensure!(binary.is_file(), "{} does not exist; build it, or set --server FILE", binary.display());
        Ok(ServerSetup { binary, fault: self.fault.clone(), reads_format: None, default_limits: false })
    }
}

/// Kill the server under load, and check that nothing acknowledged is lost
#[derive(clap::Args, Debug)]
struct Kill {
    #[command(flatten)]
    common: Common,
    /// Kill it this many times
    #[arg(long, value_name = "N", default_value_t = 30)]
    kills: u32,
    /// Play at this many tables at once
    #[arg(long, value_name = "N", default_value_t = 24)]
    tables: usize,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Drill::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            println!("something failed");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("canasta-drill: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs a drill, which prints its findings. Returns `false` if there was a violation.
async fn run(drill: Drill) -> Result<bool> {
    match drill {
        Drill::Kill(Kill { common, kills, tables }) => {
            let setup = common.setup()?;
            let seatings = tables::SEATINGS.to_vec();
            let outcome = kill::run(&kill::Plan { setup, kills, seed: common.seed, tables, seatings }).await?;
            println!("{outcome}");
            Ok(outcome.violations.is_empty())
        }
        Drill::Syscalls(options) => syscalls::run(&options).await,
        Drill::Cluster(options) => cluster::run(&options).await,
        Drill::Load(options) => load::run(&options).await,
        Drill::Club(options) => load::club(&options).await,
    }
}
