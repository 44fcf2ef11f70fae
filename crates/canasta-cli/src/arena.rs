//! `canasta arena`: bots against bots.

use std::fmt;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::bail;
use canasta::Players;
use canasta_arena::{
    Log, Match, PairKind, Pool, PoolMatch, PoolProgress, Progress, RecordDirectory, RunOptions, Spread, Sprt, Team,
};
use canasta_bots::NAMES;
use canasta_record::house::{self, HouseRules};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::rules::{MAX_HOUSE_RULES_MIB, page, players};
use crate::text::list;

/// Play bots against each other and compare them
///
/// Plays duplicate deals or games between two teams and reports the result for the first team. A pair plays the same cards
/// once from each side, with A on that side and B on the others. With two sides, that is one deal (or game) played twice with
/// the sides swapped. If everyone plays alone, A is compared with the average of the others. Without --time-per-decision,
/// the result is the same on any machine and with any number of threads.
///
/// A team is a bot, optionally with parameters (expert@nodes=400), a command (exec:COMMAND), or partners joined with +
/// (strong+club).
///
/// Exits with 1 if the match fails or every deal was forfeited, or 2 if an argument cannot be used.
#[derive(Parser, Debug)]
#[command(
    after_help = concat!(
        "Example:\n  canasta arena --rules wahhi --players 5 --bots club,greedy --pairs 2000 --seed 1\n",
        "  canasta arena --bots club,exec:./mybot.py --games 100 --resume run.jsonl\n",
        "  canasta arena --bot club+greedy --bot 'exec:python3 mybot.py 1,2' --sprt 0,20\n",
        "  canasta arena --pool club,greedy --pairs 200"
    ),
    group = clap::ArgGroup::new("teams").args(["bots", "bot", "pool"]).required(true)
)]
pub(crate) struct Args {
    #[arg(long, value_name = "A,B", value_parser = two_teams, help_heading = "Teams",
        help = "Compare these two teams",
        long_help = format!("Compare these two teams\n\nThe bots are {}, and exec:COMMAND.", NAMES.join(", ")))]
    bots: Option<[String; 2]>,
    /// Add a team, which may contain commas; specify twice
    #[arg(long, value_name = "TEAM", value_parser = team, help_heading = "Teams")]
    bot: Vec<String>,
    /// Play each of these teams against every opponent in a pool
    ///
    /// Prints a line for each opponent, and the mean and minimum.
    #[arg(long, value_name = "TEAMS", value_parser = teams, help_heading = "Teams",
        conflicts_with_all = ["sprt", "resume", "records"])]
    pool: Option<TeamList>,
    /// Use the held-out opponents, with --pool
    ///
    /// They were never used to train, tune or choose a bot. Play against them once, at the end.
    #[arg(long, help_heading = "Teams", conflicts_with_all = ["bots", "bot"])]
    held_out: bool,
    #[command(flatten)]
    table: Table,
    /// Play this many pairs of single deals [default: 2000; with --sprt at most 100000]
    #[arg(long, value_name = "N", help_heading = "Match",
        value_parser = clap::value_parser!(u32).range(1..=10_000_000), conflicts_with = "games")]
    pairs: Option<u32>,
    /// Play this many full games instead, rounded up to whole pairs
    #[arg(long, value_name = "N", help_heading = "Match",
        value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: Option<u32>,
    /// Stop early with a sequential test between two advantages of A
    ///
    /// In points per deal, or in Elo with --games.
    #[arg(long, value_name = "LOW,HIGH", help_heading = "Match", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Set the random seed; the same seed gives the same report
    #[arg(long, value_name = "S", help_heading = "Match", default_value_t = 1)]
    seed: u64,
    /// Give each decision this many milliseconds
    ///
    /// The result then depends on the machine, and the report says so.
    #[arg(long, alias = "time", value_name = "MS", help_heading = "Match",
        value_parser = clap::value_parser!(u32).range(1..=3_600_000))]
    time_per_decision: Option<u32>,
    /// Use this many threads [default: one per CPU]
    #[arg(long, value_name = "N", help_heading = "Match", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print one line of JSON
    #[arg(long, help_heading = "Output")]
    json: bool,
    /// Save progress to this file, to resume later
    ///
    /// Run the same command again to resume.
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    resume: Option<PathBuf>,
    /// Write a record of each game or deal to this directory
    ///
    /// The directory must be new or empty, or with --resume be from the same run.
    #[arg(long, value_name = "DIR", help_heading = "Output")]
    records: Option<PathBuf>,
    /// Append the standard error of commands to this file
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    stderr: Option<PathBuf>,
}

// Rules and players, for the arena and the benchmark.
#[derive(clap::Args, Debug)]
pub(crate) struct Table {
    /// Play under these rules: a preset or a house-rules file
    ///
    /// The presets are hoyle, classic, lakin, pack and wahhi.
    #[arg(long, value_name = "PRESET|FILE", help_heading = "Table", default_value = "hoyle", value_parser = rules)]
    rules: HouseRules,
    /// Set the number of players, 2 to 6 [default: from the house-rules file, otherwise 4]
    #[arg(long, value_name = "N", help_heading = "Table", value_parser = players)]
    players: Option<Players>,
}

impl Table {
    pub(crate) fn table(&self) -> canasta_arena::Table {
        let players = self.players.or(self.rules.players).unwrap_or(Players::FOUR);
        canasta_arena::Table { rules: self.rules.rules, players }
    }
}

fn rules(name: &str) -> Result<HouseRules, String> {
    if let Some(preset) = house::preset(name) {
        return Ok(HouseRules::unchanged(preset));
    }
    let Ok(metadata) = fs::metadata(Path::new(name)) else { return Err(page::no_such(name)) };
    if metadata.len() > MAX_HOUSE_RULES_MIB << 20 {
        return Err(format!("cannot read {name}: it is longer than {MAX_HOUSE_RULES_MIB} MiB"));
    }
    let text = fs::read_to_string(name).map_err(|error| format!("cannot read {name}: {error}"))?;
    HouseRules::read(&text).map_err(|errors| page::errors(name, &errors))
}

fn two_teams(text: &str) -> Result<[String; 2], String> {
    Team::read_two(text).map(|teams| teams.map(|team| team.to_string()))
}

fn team(text: &str) -> Result<String, String> {
    Team::read(text).map(|team| team.to_string()).map_err(|error| error.to_string())
}

/// Teams in their canonical text. A type of its own, because clap would read a `Vec` as one value per option.
#[derive(Clone, Debug)]
struct TeamList(Vec<String>);

fn teams(text: &str) -> Result<TeamList, String> {
    let teams = Team::read_list(text).map_err(|error| error.to_string())?;
    Ok(TeamList(teams.iter().map(Team::to_string).collect()))
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let bounds =
        text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    bounds
        .and_then(|(low, high)| Sprt::new(low, high))
        .ok_or_else(|| "expected two numbers separated by a comma, the lower first, such as 0,20".to_owned())
}

/// An error in the arguments that clap can't check. Contains the error message.
#[derive(Debug)]
pub(crate) struct UnusableArguments(String);

impl fmt::Display for UnusableArguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UnusableArguments {}

const ALL_FORFEITED: &str = "every deal was forfeited, so the result is meaningless";

/// Runs the match and prints the report.
///
/// # Errors
/// [`UnusableArguments`] if a team does not fit the table, or a file cannot be used. Also fails if the output is
/// closed, a bot broke the rules, a command cannot be started, or every deal was forfeited. In the last case the report
/// is printed anyway.
pub(crate) fn run(mut args: Args) -> anyhow::Result<()> {
    if let Some(TeamList(bots)) = args.pool.take() {
        return run_pool(&args, bots);
    }
    let (pair_kind, pairs) = args.pairs(if args.sprt.is_some() { 100_000 } else { 2000 });
    let time = args.time();
    let threads = args.threads();
    let table = args.table.table();
    let names: Vec<String> = args.bots.map_or(args.bot, Vec::from);
    let [a, b] = &names[..] else {
        return Err(UnusableArguments(format!("expected two --bot options, got {}", names.len())).into());
    };
    let teams = [Team::read(a)?, Team::read(b)?];
    for team in &teams {
        team.check(&table).map_err(|why| UnusableArguments(why.to_string()))?;
    }
    let planned = Match { table, teams, pair_kind, seed: args.seed, time, stderr: args.stderr };
    let log = args.resume.map(|path| Log::open(&path, &planned)).transpose();
    let log = log.map_err(|why| UnusableArguments(why.to_string()))?;
    let is_resumed = log.as_ref().is_some_and(|log| log.pairs() > 0);
    let directory = args.records.map(|path| RecordDirectory::open(&path, is_resumed)).transpose();
    let directory = directory.map_err(|why| UnusableArguments(why.to_string()))?;
    let mut bar = Bar::new(pairs);
    let mut show = |progress: &Progress| bar.show(progress);
    let report = planned.run(RunOptions { pairs, threads, sprt: args.sprt, log, directory, progress: Some(&mut show) });
    bar.bar.finish_and_clear();
    let report = report?;
    let text = if args.json { report.json() } else { report.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    if report.forfeits.iter().sum::<u32>() >= report.deals {
        bail!(ALL_FORFEITED);
    }
    Ok(())
}

impl Args {
    fn pairs(&self, default: u32) -> (PairKind, u32) {
        match self.games {
            Some(games) => (PairKind::Games, games.div_ceil(self.table.table().players.sides().into())),
            None => (PairKind::Deals, self.pairs.unwrap_or(default)),
        }
    }

    fn time(&self) -> Option<Duration> {
        self.time_per_decision.map(|time| Duration::from_millis(time.into()))
    }

    fn threads(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
    }
}

/// Plays the teams against a pool and prints the report.
fn run_pool(args: &Args, bots: Vec<String>) -> anyhow::Result<()> {
    let table = args.table.table();
    for bot in &bots {
        Team::read(bot)?.check(&table).map_err(|why| UnusableArguments(why.to_string()))?;
    }
    let (pair_kind, pairs) = args.pairs(2000);
    let pool = if args.held_out { Pool::HeldOut } else { Pool::Development };
    let seed = args.seed;
    let time = args.time();
    let stderr = args.stderr.clone();
    let planned = PoolMatch { table, bots, pool, pair_kind, seed, time, stderr };
    let mut bar = Bar::new(pairs);
    let mut show = |progress: &PoolProgress| bar.show_pool(&planned.bots, progress);
    let report = planned.run(pairs, args.threads(), Some(&mut show));
    bar.bar.finish_and_clear();
    let report = report?;
    let text = if args.json { report.json() } else { report.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    if report.bots.iter().map(|bot| bot.forfeits).sum::<u32>() >= report.deals {
        bail!(ALL_FORFEITED);
    }
    Ok(())
}

/// A progress bar on standard error, if that is a terminal.
struct Bar {
    bar: ProgressBar,
    updated: Option<Instant>,
}

impl Bar {
    fn new(pairs: u32) -> Self {
        let bar = ProgressBar::new(pairs.into());
        let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} pairs, {eta} left\n{msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.tick();
        Self { bar, updated: None }
    }

    /// Whether the bar should be updated again.
    fn is_due(&mut self) -> bool {
        const UPDATE_INTERVAL: Duration = Duration::from_millis(100);
        if self.bar.is_hidden() || self.updated.is_some_and(|updated| updated.elapsed() < UPDATE_INTERVAL) {
            return false;
        }
        self.updated = Some(Instant::now());
        true
    }

    fn show_pool(&mut self, bots: &[String], progress: &PoolProgress) {
        if !self.is_due() {
            return;
        }
        let mean = |(bot, &Spread { mean, ci95: [_, high] }): (&String, &Spread)| {
            format!("{bot} {mean:+.1} ± {:.1} points per deal", high - mean)
        };
        let stats: Vec<String> = bots.iter().zip(&progress.means).map(mean).collect();
        self.bar.set_message(list(&stats));
        self.bar.set_position(progress.pairs.into());
    }

    fn show(&mut self, progress: &Progress) {
        if !self.is_due() {
            return;
        }
        let points = progress.points.mean;
        let [low, high] = progress.points.ci95;
        let mut stats = vec![format!("{points:+.1} points per deal (95% CI {low:+.1} to {high:+.1})")];
        if let Some(games) = progress.games {
            let shares = [games.mean, games.ci95[0], games.ci95[1]];
            let [mean, low, high] = shares.map(|share| 100.0 * share);
            stats.push(format!("{mean:.1}% of games ({low:.1} to {high:.1})"));
        }
        if let Some(ratio) = progress.ratio {
            stats.push(format!("log likelihood ratio {ratio:+.2} (bounds ±{:.2})", Sprt::bound()));
        }
        self.bar.set_message(list(&stats));
        self.bar.set_position(progress.pairs.into());
    }
}
