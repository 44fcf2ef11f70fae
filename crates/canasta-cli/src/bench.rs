//! `canasta bench`: how fast the engine is.

use std::io::Write as _;
use std::time::Duration;

use canasta_arena::bench::{self, Limit};
use clap::Parser;

use crate::arena::Table;

/// Measures the engine: random play on one thread, shuffling, dealing and scoring included; then what bots think with
///
/// That is: drawing deals that fit what a seat sees, whole turns of club, decisions simulated by a search, and by how much
/// decisions take longer than a time that is set for them. As many as fit the number of random deals, or a quarter of the
/// seconds for each.
#[derive(Parser, Debug)]
#[command(after_help = "Example:\n  canasta bench --rules lakin --players 3 --seconds 5")]
pub(crate) struct Args {
    #[command(flatten)]
    table: Table,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Play so many deals
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Play for so many seconds instead
    #[arg(long, value_name = "S", conflicts_with = "deals", value_parser = seconds)]
    seconds: Option<Duration>,
    /// The seed of shuffles and choices: the same seed plays the same deals
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Runs it and prints the report.
///
/// # Errors
/// Nobody reads the output, or the engine refused an act that it had listed.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let &Args { ref table, json, deals, seconds, seed } = args;
    let limit = seconds.map_or(Limit::Deals(deals), Limit::Time);
    let bench = bench::run(&table.table(), limit, seed)
        .map_err(|why| anyhow::anyhow!("the engine refused a listed act: {why:?}"))?;
    let text = if json { bench.json() } else { bench.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let most = 3600.0;
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= most => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("it must be a number of seconds above 0, at most {most}")),
    }
}
