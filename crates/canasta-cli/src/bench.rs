//! `canasta bench`: how fast the engine is.

use std::io::Write as _;
use std::time::Duration;

use canasta_arena::bench::{self, Limit, Part};
use clap::Parser;

use crate::arena::Table;

/// Measures the engine: random play on one thread, shuffling, dealing and scoring included; then what bots think with
///
/// The parts: deals (random play), worlds (drawing deals that fit what a seat sees), turns (listing the whole turns
/// that are worth considering), nodes (decisions simulated in deals that a search plays on), levels (decisions of every
/// level), and time (by how much decisions take longer than a time that is set for them). Of each as many as fit the
/// number of random deals, or a quarter of the seconds; without the part time the same command does the same work every
/// time.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Example:\n",
        "  canasta bench --rules lakin --players 3 --seconds 5\n",
        "  canasta bench --only worlds --only nodes"
    )
)]
pub(crate) struct Args {
    #[command(flatten)]
    table: Table,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Play this many deals
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Play for this many seconds instead
    #[arg(long, value_name = "S", conflicts_with = "deals", value_parser = seconds)]
    seconds: Option<Duration>,
    #[arg(long, value_name = "PART", value_parser = part,
        help = format!("Measure only this part; may be repeated. The parts: {} [default: all]", parts()))]
    only: Vec<Part>,
    /// The seed of shuffles and choices: the same seed plays the same deals
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Runs it and prints the report.
///
/// # Errors
/// The output is closed, or the engine refused an act that it had listed.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let &Args { ref table, json, deals, seconds, ref only, seed } = args;
    let limit = seconds.map_or(Limit::Deals(deals), Limit::Time);
    let parts = if only.is_empty() { &Part::ALL[..] } else { only };
    let bench = bench::run(&table.table(), limit, seed, parts)
        .map_err(|why| anyhow::anyhow!("the engine refused a listed action: {why:?}"))?;
    let text = if json { bench.json() } else { bench.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(())
}

/// What there is to measure, as it is listed.
fn parts() -> String {
    Part::ALL.map(Part::name).join(", ")
}

fn part(text: &str) -> Result<Part, String> {
    let part = Part::ALL.into_iter().find(|part| part.name() == text);
    part.ok_or_else(|| format!("there is no such part; the parts are {}", parts()))
}

/// It measures no longer, in seconds.
const MOST: u32 = 3600;

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= f64::from(MOST) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("expected a number of seconds above 0, at most {MOST}")),
    }
}
