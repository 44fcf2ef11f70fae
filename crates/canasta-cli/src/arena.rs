//! `canasta arena`: bots against bots.

use std::io::Write as _;
use std::thread;

use canasta::{Players, RuleSet};
use canasta_bots::NAMES;
use clap::Parser;

/// Plays duplicate deals between two bots and reports points a deal, seen from the first
///
/// A pair is the same cards and starting scores played once for each side: A sits there, B on all other sides. With two
/// sides that is one deal played twice with the sides swapped; where everybody plays alone, A is measured against the
/// average of the others.
#[derive(Parser, Debug)]
#[command(after_help = "Example:\n  canasta arena --rules wahhi --players 5 --bots club,greedy --pairs 2000 --seed 1")]
pub(crate) struct Args {
    #[command(flatten)]
    table: Table,
    /// The two bots: random, greedy, club
    #[arg(long, value_name = "A,B", value_parser = bots)]
    bots: (String, String),
    /// How many pairs of deals
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pairs: u32,
    /// The seed of decks, starting scores and decisions: the same seed gives the same report
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Threads to use (default: one a processor); the report does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// What is played.
#[derive(clap::Args, Debug)]
pub(crate) struct Table {
    /// The rules: hoyle, classic, lakin, pack, wahhi
    #[arg(long, value_name = "PRESET", default_value = "hoyle", value_parser = preset)]
    rules: RuleSet,
    /// How many play: 2 to 6
    #[arg(long, value_name = "N", default_value = "4", value_parser = players)]
    players: Players,
}

impl Table {
    /// As the arena knows it.
    pub(crate) const fn table(&self) -> canasta_arena::Table {
        canasta_arena::Table { rules: self.rules, players: self.players }
    }
}

fn preset(name: &str) -> Result<RuleSet, String> {
    let known = || RuleSet::PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ");
    RuleSet::preset(name).ok_or_else(|| format!("there is no preset called “{name}”; the presets are {}", known()))
}

fn players(text: &str) -> Result<Players, String> {
    text.parse().ok().and_then(Players::new).ok_or_else(|| "2 to 6 can play".to_owned())
}

/// Runs it and prints the report.
///
/// # Errors
/// Nobody reads the output, or a bot broke the rules.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let Args { table, bots: (a, b), pairs, seed, json, threads } = args;
    let threads = threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from);
    let report = canasta_arena::run(&table.table(), &a, &b, pairs, seed, threads)?;
    let text = if json { report.json() } else { report.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(())
}

fn bots(text: &str) -> Result<(String, String), String> {
    let known = NAMES.join(", ");
    let Some((a, b)) = text.split_once(',') else {
        return Err(format!("two names with a comma between them are needed; the bots are {known}"));
    };
    match [a, b].into_iter().find(|name| !NAMES.contains(name)) {
        Some(name) => Err(format!("there is no bot called “{name}”; the bots are {known}")),
        None => Ok((a.to_owned(), b.to_owned())),
    }
}
