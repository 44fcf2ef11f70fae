//! `canasta bench`: the speed of the engine, the bots and the pages.

mod page;

use std::io::Write as _;
use std::time::Duration;

use canasta_arena::bench::{self, Limit, Part};
use clap::Parser;

use self::page::ShownGame;
use crate::arena::Table;

/// Benchmark the engine, the bots and the pages
///
/// Everything runs on one thread. The parts are deals (random play, including shuffling, dealing and scoring), worlds
/// (sampling deals that fit what a seat can see), turns (listing the plays worth considering), nodes (decisions simulated
/// in playouts), levels (decisions of every level), time (overrun of timed decisions) and page (actions at a table of
/// people, and the messages that show them on every screen).
///
/// Every part scales with --deals, or takes a quarter of --seconds. Without the part time, the same command does the same
/// work every time.
///
/// Exits with 1 if the benchmark fails, or 2 if an argument cannot be used.
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
    /// Play this many random deals
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// Play for this many seconds instead
    #[arg(long, value_name = "S", conflicts_with = "deals", value_parser = seconds)]
    seconds: Option<Duration>,
    #[arg(long, value_name = "PART", value_parser = part,
        help = "Run only this part; repeatable [default: all]",
        long_help = format!("Run only this part; repeatable [default: all]\n\nThe parts are {}.", parts()))]
    only: Vec<Part>,
    /// Set the random seed; the same seed plays the same deals
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// Runs the benchmark and prints the report.
///
/// # Errors
/// The output is closed, or the engine refused an action that it had listed as legal.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let &Args { ref table, json, deals, seconds, ref only, seed } = args;
    let limit = seconds.map_or(Limit::Deals(deals), Limit::Time);
    let parts = if only.is_empty() { &Part::ALL[..] } else { only };
    let table = table.table();
    let mut game = parts.contains(&Part::Page).then(|| ShownGame::new(&table, seed)).transpose()?;
    let show_action = || game.iter_mut().for_each(ShownGame::show_action);
    let bench = bench::run(&table, limit, seed, parts, show_action)
        .map_err(|why| anyhow::anyhow!("the engine refused a legal action: {why:?}"))?;
    let text = if json { bench.json() } else { bench.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(())
}

fn parts() -> String {
    Part::ALL.map(Part::name).join(", ")
}

fn part(text: &str) -> Result<Part, String> {
    let part = Part::ALL.into_iter().find(|part| part.name() == text);
    part.ok_or_else(|| format!("there is no such part; the parts are {}", parts()))
}

const MAX_SECONDS: u32 = 3600;

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= f64::from(MAX_SECONDS) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(format!("expected a number of seconds above 0, at most {MAX_SECONDS}")),
    }
}
