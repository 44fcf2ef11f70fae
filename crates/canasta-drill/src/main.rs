//! Drills for a real server, which they know from outside only: by its pages, its sockets and the files it writes. No released
//! program depends on this crate.
//!
//! [`kill`] ends the server at random moments. [`syscalls`] checks with strace that no answer leaves before its commit is on the disk.
//! [`cluster`] kills, cuts off and upgrades several servers on one database. [`load`] measures.
//!
//! A [`client`] is one person's browser. A [`driver`] plays at one table for all its people, and keeps what they sent and were answered
//! in a [`ledger`], which [`check`] compares with the journal. [`strace`] parses strace's output, and [`order`] checks it.
//!
//! The exit code is 0 if every promise was kept, 1 if one was broken, and 2 if the drill could not be run.

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
mod requests;
mod server;
mod strace;
mod syscalls;
mod tables;
mod violation;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand};

use crate::server::ServerSetup;
use crate::tables::Seating;

/// Drills for a real Canasta server: it is killed, traced and loaded
#[derive(Parser, Debug)]
#[command(name = "canasta-drill", version)]
struct Cli {
    #[command(subcommand)]
    drill: Drill,
}

#[derive(Subcommand, Debug)]
enum Drill {
    Kill(Kill),
    Syscalls(Syscalls),
    Cluster(Cluster),
    Load(Load),
    Club(Club),
}

/// Options of several drills.
#[derive(clap::Args, Debug)]
struct Common {
    /// The server's binary [default: `canasta-testserver` beside this program]
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// A fault to plant in the server; the drill must find it
    #[arg(long, value_name = "NAME")]
    fault: Option<String>,
    /// The seed of everything random
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// People at a table; bots sit in the other seats [default: no bots; kill and syscalls: tables of several kinds]
    #[arg(long, value_name = "N")]
    people: Option<u8>,
    /// Seats at a table
    #[arg(long, value_name = "N", default_value_t = 4)]
    seats: u8,
}

/// Kills the server under load, again and again, and checks that what it had acknowledged is still there
#[derive(clap::Args, Debug)]
struct Kill {
    #[command(flatten)]
    common: Common,
    /// How often to kill it
    #[arg(long, value_name = "N", default_value_t = 30)]
    kills: u32,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 24)]
    tables: usize,
}

/// Records the server's system calls and checks that no act is acknowledged before it is on the disk (needs strace)
#[derive(clap::Args, Debug)]
struct Syscalls {
    #[command(flatten)]
    common: Common,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 6)]
    tables: usize,
    /// Acts at each of them
    #[arg(long, value_name = "N", default_value_t = 12)]
    acts: u64,
}

/// Three servers on one PostgreSQL, each on a host of its own: they are killed, cut off and drained, and what was acknowledged is
/// compared with the journals (needs root, iproute2 and PostgreSQL; NATS, where it is installed, fails too)
#[derive(clap::Args, Debug)]
struct Cluster {
    #[command(flatten)]
    common: Common,
    /// How many faults
    #[arg(long, value_name = "N", default_value_t = 10)]
    faults: u32,
    /// Tables at the same time
    #[arg(long, value_name = "N", default_value_t = 12)]
    tables: usize,
    /// Instead of faults, one server after the other gets the next release, which writes another format of journals
    #[arg(long, conflicts_with = "faults")]
    upgrade: bool,
    /// Whether a table that stands still too long is a broken promise too; for a machine that does nothing else
    #[arg(long)]
    in_time: bool,
    /// The network to run in, which the drill itself makes
    #[arg(long, value_name = "NAME", hide = true)]
    network: Option<String>,
}

/// Loads the server and measures: acts at a steady rate, then the greatest rate that holds, then many spectators
#[derive(clap::Args, Debug)]
struct Load {
    #[command(flatten)]
    common: Common,
    /// A little of everything: whether it works, not how fast
    #[arg(long)]
    quick: bool,
    /// The number of tables
    #[arg(long, value_name = "N")]
    tables: Option<usize>,
    /// The steady rate, in acts a second
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
    /// Screens that watch
    #[arg(long, value_name = "N")]
    spectators: Option<usize>,
    /// Load so many servers that share the database, each person at the next one
    #[arg(long, value_name = "N", requires = "database")]
    servers: Option<usize>,
    /// The address of an empty PostgreSQL database
    #[arg(long, value_name = "ADDRESS", requires = "servers")]
    database: Option<String>,
    /// The address of a NATS server, by which the servers tell each other of their tables [default: by the database]
    #[arg(long, value_name = "ADDRESS", requires = "servers")]
    nats: Option<String>,
}

/// Fifty people behind one address come by link within five seconds, play, and all reload at once: no request is refused
#[derive(clap::Args, Debug)]
struct Club {
    /// The server's binary [default: `canasta-testserver` beside this program]
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// The same people in less time, with fewer acts
    #[arg(long)]
    quick: bool,
    /// The number of people
    #[arg(long, value_name = "N", default_value_t = 50)]
    people: usize,
    /// The number of tables
    #[arg(long, value_name = "N", default_value_t = 13)]
    tables: usize,
}

impl Common {
    fn setup(&self) -> Result<ServerSetup> {
        let beside = || Some(std::env::current_exe().ok()?.with_file_name("canasta-testserver"));
        let binary = self.server.clone().or_else(beside).context("where is the server? name it with --server FILE")?;
        anyhow::ensure!(binary.is_file(), "{} is not there; build it, or name it with --server FILE", binary.display());
        Ok(ServerSetup { binary, fault: self.fault.clone(), reads_format: None, default_limits: false })
    }

    fn seating(&self) -> Seating {
        Seating { people: self.people.unwrap_or(self.seats), seats: self.seats, watched: false }
    }

    /// One person among bots, people among themselves, and both.
    fn seatings(&self) -> Vec<Seating> {
        if self.people.is_some() {
            return vec![self.seating()];
        }
        [(1, 4), (2, 2), (4, 4), (3, 6)].map(|(people, seats)| Seating { people, seats, watched: false }).to_vec()
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let done = match Cli::parse().drill {
        Drill::Kill(args) => run_kill(&args).await,
        Drill::Syscalls(args) => run_syscalls(&args).await,
        Drill::Cluster(args) => run_cluster(&args).await,
        Drill::Load(args) => run_load(&args).await,
        Drill::Club(args) => run_club(&args).await,
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            eprintln!("canasta-drill: {fault:#}");
            ExitCode::from(2)
        }
    }
}

async fn run_kill(args: &Kill) -> Result<bool> {
    let Common { seed, .. } = args.common;
    let (setup, seatings) = (args.common.setup()?, args.common.seatings());
    let plan = kill::Plan { setup, kills: args.kills, seed, tables: args.tables, seatings };
    let outcome = kill::run(&plan).await?;
    println!("{outcome}");
    Ok(outcome.violations.is_empty())
}

async fn run_syscalls(args: &Syscalls) -> Result<bool> {
    let Common { seed, .. } = args.common;
    let (setup, seatings) = (args.common.setup()?, args.common.seatings());
    let plan = syscalls::Plan { setup, seed, tables: args.tables, acts: args.acts, seatings };
    let outcome = syscalls::run(&plan).await?;
    println!("{outcome}");
    Ok(outcome.is_right())
}

async fn run_cluster(args: &Cluster) -> Result<bool> {
    let Some(network) = &args.network else {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let status = tokio::task::block_in_place(|| cluster::in_network(&words))?;
        return match status.code() {
            Some(0) => Ok(true),
            Some(1) => Ok(false),
            _ => anyhow::bail!("the drill could not be run in its network: {status}"),
        };
    };
    let Common { seed, .. } = args.common;
    let (setup, seatings) = (args.common.setup()?, args.common.seatings());
    let plan = cluster::Plan { setup, faults: args.faults, seed, tables: args.tables, seatings };
    if args.upgrade {
        let outcome = cluster::upgrade(&plan, network).await?;
        println!("{outcome}");
        return Ok(outcome.played.violations.is_empty() && (!args.in_time || outcome.is_in_time()));
    }
    let outcome = cluster::run(&plan, network).await?;
    println!("{outcome}");
    Ok(outcome.played.violations.is_empty() && (!args.in_time || outcome.is_in_time()))
}

async fn run_club(args: &Club) -> Result<bool> {
    let common = Common { server: args.server.clone(), fault: None, seed: 1, people: None, seats: 4 };
    let (within, acts) = if args.quick { (Duration::from_secs(1), 5) } else { (Duration::from_secs(5), 80) };
    let (people, tables) = (args.people, args.tables);
    let report = load::club(&load::ClubPlan { setup: common.setup()?, people, tables, within, acts }).await?;
    println!("{report}");
    Ok(report.is_right())
}

async fn run_load(args: &Load) -> Result<bool> {
    let Common { seed, .. } = args.common;
    let (setup, seating) = (args.common.setup()?, args.common.seating());
    let (tables, rate, spectators) = if args.quick { (40, 100, 200) } else { (1000, 500, 5000) };
    let rate = args.rate.unwrap_or(rate);
    let plan = load::Plan {
        setup,
        seed,
        tables: args.tables.unwrap_or(tables),
        seating,
        rate: (rate, if args.quick { 4 } else { 20 }),
        more: if args.quick { Vec::new() } else { [3, 4, 5, 6, 8, 10, 12].map(|halves| rate * halves / 2).to_vec() },
        seconds: if args.quick { 2 } else { 6 },
        spectators: args.spectators.unwrap_or(spectators),
        several: args.servers.zip(args.database.clone()),
        nats: args.nats.clone(),
    };
    let report = load::run(&plan).await?;
    println!("{report}");
    Ok(report.is_right())
}
