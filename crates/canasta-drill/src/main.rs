//! The `canasta-drill` command: kill, spy, load, club. It ends with 0 where every promise was kept, with 1 where one was broken,
//! with 2 where the drill could not be run.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "this is the command line")]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result};
use canasta_drill::people::Company;
use canasta_drill::serving::Setup;
use canasta_drill::{kill, load, spy};
use clap::{Parser, Subcommand};

/// Drills for a real Canasta server: it is killed, spied on and loaded
#[derive(Parser, Debug)]
#[command(name = "canasta-drill", version)]
struct Cli {
    #[command(subcommand)]
    drill: Drill,
}

#[derive(Subcommand, Debug)]
enum Drill {
    Kill(Kill),
    Spy(Spy),
    Load(Load),
    Club(Club),
}

/// What all drills take.
#[derive(clap::Args, Debug)]
struct Common {
    /// The server's binary [default: `canasta-testserver` beside this program]
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// A fault for the server to have; the drill must find it
    #[arg(long, value_name = "NAME")]
    fault: Option<String>,
    /// Where all that is random comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// People at a table; bots sit in the other seats [default: all of them; kill and spy: some of everything]
    #[arg(long, value_name = "N")]
    people: Option<u8>,
    /// Seats at a table
    #[arg(long, value_name = "N", default_value_t = 4)]
    seats: u8,
}

/// Kills the server under load, again and again, and looks for what it had acknowledged
#[derive(clap::Args, Debug)]
struct Kill {
    #[command(flatten)]
    common: Common,
    /// How often
    #[arg(long, value_name = "N", default_value_t = 30)]
    kills: u32,
    /// Tables at one time
    #[arg(long, value_name = "N", default_value_t = 24)]
    tables: usize,
}

/// Records the server's system calls and looks whether anybody is told of an act before it is on the disk (needs strace)
#[derive(clap::Args, Debug)]
struct Spy {
    #[command(flatten)]
    common: Common,
    /// Tables at one time
    #[arg(long, value_name = "N", default_value_t = 6)]
    tables: usize,
    /// Acts at each of them
    #[arg(long, value_name = "N", default_value_t = 12)]
    acts: u64,
}

/// Loads the server and measures: acts at a steady rate, then the greatest rate that holds, then many who look on
#[derive(clap::Args, Debug)]
struct Load {
    #[command(flatten)]
    common: Common,
    /// Little of everything: whether it works, not how fast
    #[arg(long)]
    quick: bool,
    /// Tables
    #[arg(long, value_name = "N")]
    tables: Option<usize>,
    /// Acts a second
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
    /// Screens that look on
    #[arg(long, value_name = "N")]
    viewers: Option<usize>,
}

/// Fifty people behind one address come by link within five seconds, play, and all reload at once: nobody is sent away
#[derive(clap::Args, Debug)]
struct Club {
    /// The server's binary [default: `canasta-testserver` beside this program]
    #[arg(long, value_name = "FILE")]
    server: Option<PathBuf>,
    /// The same people in less time, who play less
    #[arg(long)]
    quick: bool,
    /// People
    #[arg(long, value_name = "N", default_value_t = 50)]
    people: usize,
    /// Tables
    #[arg(long, value_name = "N", default_value_t = 13)]
    tables: usize,
}

impl Common {
    fn setup(&self) -> Result<Setup> {
        let beside = || Some(std::env::current_exe().ok()?.with_file_name("canasta-testserver"));
        let server = self.server.clone().or_else(beside).context("where is the server? name it with --server FILE")?;
        anyhow::ensure!(server.is_file(), "{} is not there; build it, or name it with --server FILE", server.display());
        Ok(Setup { server, fault: self.fault.clone(), limits: false, more: Vec::new() })
    }

    fn company(&self) -> Company {
        Company { people: self.people.unwrap_or(self.seats), seats: self.seats }
    }

    /// One person among bots, people among themselves, and both.
    fn companies(&self) -> Vec<Company> {
        if self.people.is_some() {
            return vec![self.company()];
        }
        [(1, 4), (2, 2), (4, 4), (3, 6)].map(|(people, seats)| Company { people, seats }).to_vec()
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let done = match Cli::parse().drill {
        Drill::Kill(args) => killed(&args).await,
        Drill::Spy(args) => spied(&args).await,
        Drill::Load(args) => loaded(&args).await,
        Drill::Club(args) => met(&args).await,
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

async fn killed(args: &Kill) -> Result<bool> {
    let Common { seed, .. } = args.common;
    let (setup, companies) = (args.common.setup()?, args.common.companies());
    let plan = kill::Plan { setup, kills: args.kills, seed, tables: args.tables, companies };
    let outcome = kill::run(&plan).await?;
    println!("{outcome}");
    Ok(outcome.violations.is_empty())
}

async fn spied(args: &Spy) -> Result<bool> {
    let Common { seed, .. } = args.common;
    let (setup, companies) = (args.common.setup()?, args.common.companies());
    let outcome = spy::run(&spy::Plan { setup, seed, tables: args.tables, acts: args.acts, companies }).await?;
    println!("{outcome}");
    Ok(outcome.is_right())
}

async fn met(args: &Club) -> Result<bool> {
    let common = Common { server: args.server.clone(), fault: None, seed: 1, people: None, seats: 4 };
    let (within, acts) = if args.quick { (Duration::from_secs(1), 5) } else { (Duration::from_secs(5), 80) };
    let (people, tables) = (args.people, args.tables);
    let report = load::club(&load::ClubPlan { setup: common.setup()?, people, tables, within, acts }).await?;
    println!("{report}");
    Ok(report.is_right())
}

async fn loaded(args: &Load) -> Result<bool> {
    let Common { seed, .. } = args.common;
    let (setup, company) = (args.common.setup()?, args.common.company());
    let (tables, rate, viewers) = if args.quick { (40, 100, 200) } else { (1000, 500, 5000) };
    let rate = args.rate.unwrap_or(rate);
    let plan = load::Plan {
        setup,
        seed,
        tables: args.tables.unwrap_or(tables),
        company,
        rate: (rate, if args.quick { 4 } else { 20 }),
        more: if args.quick { Vec::new() } else { [3, 4, 5, 6, 8, 10, 12].map(|halves| rate * halves / 2).to_vec() },
        seconds: if args.quick { 2 } else { 6 },
        viewers: args.viewers.unwrap_or(viewers),
    };
    let report = load::run(&plan).await?;
    println!("{report}");
    Ok(report.is_right())
}
