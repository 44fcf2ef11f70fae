//! `canasta bench`: how fast the engine is.

use std::io::Write as _;
use std::time::Duration;

use canasta_arena::bench::{self, Limit, Part};
use canasta_i18n::Lang;
use canasta_i18n::messages::{cli_arena, cli_help};
use clap::Parser;

use crate::arena::Table;
use crate::paragraphs;

#[derive(Parser, Debug)]
#[command(
    about = cli_help::bench(Lang::EN),
    long_about = paragraphs(&[cli_help::bench(Lang::EN), cli_help::bench_more(Lang::EN)]),
    after_help = concat!(
        "Example:\n",
        "  canasta bench --rules lakin --players 3 --seconds 5\n",
        "  canasta bench --only worlds --only nodes"
    )
)]
pub(crate) struct Args {
    #[command(flatten)]
    table: Table,
    #[arg(long, help = cli_help::json(Lang::EN))]
    json: bool,
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1..),
        help = cli_help::bench_deals(Lang::EN))]
    deals: u32,
    #[arg(long, value_name = "S", conflicts_with = "deals", value_parser = seconds,
        help = cli_help::bench_seconds(Lang::EN))]
    seconds: Option<Duration>,
    #[arg(long, value_name = "PART", value_parser = part, help = only())]
    only: Vec<Part>,
    #[arg(long, value_name = "S", default_value_t = 1, help = cli_help::bench_seed(Lang::EN))]
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
        .map_err(|why| anyhow::Error::msg(cli_arena::engine_refused(Lang::EN, &format!("{why:?}"))))?;
    let text = if json { bench.json() } else { bench.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(())
}

/// What there is to measure, as it is listed.
fn parts() -> String {
    Part::ALL.map(Part::name).join(", ")
}

fn only() -> String {
    cli_arena::only(Lang::EN, &parts()).into()
}

fn part(text: &str) -> Result<Part, String> {
    let part = Part::ALL.into_iter().find(|part| part.name() == text);
    part.ok_or_else(|| cli_arena::no_such_part(Lang::EN, &parts()).into())
}

/// It measures no longer, in seconds.
const MOST: u32 = 3600;

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= f64::from(MOST) => Ok(Duration::from_secs_f64(seconds)),
        _ => Err(cli_arena::wants_seconds(Lang::EN, MOST).into()),
    }
}
