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

use crate::rules::{page, players};
use crate::text::list;

/// Plays duplicate deals or games between two teams of bots and reports them, seen from the first
///
/// A pair is the same cards played once for each side: A sits there, B on all other sides. With two sides that is one
/// deal, or game, played twice with the sides swapped; where all play alone, A is measured against the average of the
/// others. The same command gives the same report on any machine and with any number of threads.
///
/// A team is a bot, perhaps with parameters as in expert@nodes=400, or a command as exec:COMMAND, or partners joined by
/// +, such as strong+club.
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
    #[arg(long, value_name = "A,B", value_parser = two_teams,
        help = format!("The two teams; the bots are {}, and exec:COMMAND", NAMES.join(", ")))]
    bots: Option<[String; 2]>,
    /// A team, which may have commas in it; give it twice
    #[arg(long, value_name = "TEAM", value_parser = team)]
    bot: Vec<String>,
    /// These teams, with commas between them, each against every member of a pool of opponents: one line a member,
    /// their mean and the minimum
    #[arg(long, value_name = "TEAMS", value_parser = teams, conflicts_with_all = ["sprt", "resume", "records"])]
    pool: Option<Named>,
    /// With --pool, opponents on which no bot was ever trained, tuned or chosen: play them once, at the end
    #[arg(long, conflicts_with_all = ["bots", "bot"])]
    held_out: bool,
    #[command(flatten)]
    table: Table,
    /// How many pairs of single deals [default: 2000; with --sprt at most 100000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000), conflicts_with = "games")]
    pairs: Option<u32>,
    /// Play this many whole games instead, rounded up to whole pairs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: Option<u32>,
    /// Stop when it is clear which of two gains of A holds: points a deal for single deals, Elo for games
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// The seed of decks, starting scores and decisions: the same seed gives the same report
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Give each decision this many milliseconds; the report then depends on the machine, and says so
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=3_600_000))]
    time: Option<u32>,
    /// Keep finished pairs in this file; the same command goes on where it stopped
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write what is played into this directory, a record for each game or single deal; a new one, or with --resume
    /// that of the run
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Add what commands write to standard error to this file
    #[arg(long, value_name = "FILE")]
    stderr: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Threads to use (default: one for each processor); the report does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

// What is played.
#[derive(clap::Args, Debug)]
pub(crate) struct Table {
    /// The rules: hoyle, classic, lakin, pack, wahhi, or a file of house rules
    #[arg(long, value_name = "PRESET|FILE", default_value = "hoyle", value_parser = rules)]
    rules: HouseRules,
    /// How many play: 2 to 6 [default: as the file of house rules says, else 4]
    #[arg(long, value_name = "N", value_parser = players)]
    players: Option<Players>,
}

impl Table {
    /// As the arena knows it.
    pub(crate) fn table(&self) -> canasta_arena::Table {
        let players = self.players.or(self.rules.players).unwrap_or(Players::FOUR);
        canasta_arena::Table { rules: self.rules.rules, players }
    }
}

/// No file of house rules is longer, in mebibytes.
const LONGEST: u64 = 1;

fn rules(name: &str) -> Result<HouseRules, String> {
    if let Some(preset) = house::preset(name) {
        return Ok(HouseRules::unchanged(preset));
    }
    let Ok(about) = fs::metadata(Path::new(name)) else { return Err(page::no_such(name)) };
    if about.len() > LONGEST << 20 {
        return Err(format!("{name} cannot be read: it is longer than {LONGEST} MiB"));
    }
    let text = fs::read_to_string(name).map_err(|why| format!("{name} cannot be read: {why}"))?;
    HouseRules::read(&text).map_err(|faults| page::faults(name, &faults))
}

fn two_teams(text: &str) -> Result<[String; 2], String> {
    Team::read_two(text).map(|teams| teams.map(|team| team.to_string()))
}

fn team(text: &str) -> Result<String, String> {
    Team::read(text).map(|team| team.to_string()).map_err(|error| error.to_string())
}

/// Teams as they are written, one after the other.
#[derive(Clone, Debug)]
struct Named(Vec<String>);

fn teams(text: &str) -> Result<Named, String> {
    let teams = Team::read_list(text).map_err(|error| error.to_string())?;
    Ok(Named(teams.iter().map(Team::to_string).collect()))
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let two = text.split_once(',').and_then(|(low, high)| Some((low.trim().parse().ok()?, high.trim().parse().ok()?)));
    two.and_then(|(low, high)| Sprt::new(low, high))
        .ok_or_else(|| "expected two numbers separated by a comma, the lower first, such as 0,20".to_owned())
}

/// Wrong use that shows only when all is taken together: nothing was done. A sentence.
#[derive(Debug)]
pub(crate) struct Unusable(String);

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unusable {}

const ALL_FORFEITED: &str = "every deal was forfeited, so the result does not show who plays better";

/// Runs it and prints the report.
///
/// # Errors
/// [`Unusable`]: a team does not fit the table, or the file of the run cannot be used. Else the output is closed, a bot
/// broke the rules, a command cannot be started, or nothing but given-up deals came of it (the report is printed then).
pub(crate) fn run(mut args: Args) -> anyhow::Result<()> {
    if let Some(Named(bots)) = args.pool.take() {
        return run_pool(&args, bots);
    }
    let (pair_kind, pairs) = args.pairs(if args.sprt.is_some() { 100_000 } else { 2000 });
    let (time, threads) = (args.time(), args.threads());
    let table = args.table.table();
    let named: Vec<String> = args.bots.map_or(args.bot, Vec::from);
    let [a, b] = &named[..] else {
        let there = if named.len() == 1 { "there is" } else { "there are" };
        let why = format!("two teams are needed, each with its own --bot; {there} {}", named.len());
        return Err(Unusable(why).into());
    };
    let teams = [Team::read(a)?, Team::read(b)?];
    for team in &teams {
        team.check(table.players).map_err(|why| Unusable(why.to_string()))?;
    }
    let played = Match { table, teams, pair_kind, seed: args.seed, time, stderr: args.stderr };
    let log = args.resume.map(|path| Log::open(&path, &played)).transpose().map_err(|why| Unusable(why.to_string()))?;
    let goes_on = log.as_ref().is_some_and(|log| log.pairs() > 0);
    let directory = args.records.map(|path| RecordDirectory::open(&path, goes_on)).transpose();
    let directory = directory.map_err(|why| Unusable(why.to_string()))?;
    let mut bar = Bar::new(pairs);
    let mut tell = |progress: &Progress| bar.tell(progress);
    let report = played.run(RunOptions { pairs, threads, sprt: args.sprt, log, directory, progress: Some(&mut tell) });
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
    /// What is played in pairs, and how many of them.
    fn pairs(&self, usual: u32) -> (PairKind, u32) {
        match self.games {
            Some(games) => (PairKind::Games, games.div_ceil(self.table.table().players.sides().into())),
            None => (PairKind::Deals, self.pairs.unwrap_or(usual)),
        }
    }

    fn time(&self) -> Option<Duration> {
        self.time.map(|time| Duration::from_millis(time.into()))
    }

    fn threads(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from)
    }
}

/// [`run`] against a pool.
fn run_pool(args: &Args, bots: Vec<String>) -> anyhow::Result<()> {
    let table = args.table.table();
    for bot in &bots {
        Team::read(bot)?.check(table.players).map_err(|why| Unusable(why.to_string()))?;
    }
    let (pair_kind, pairs) = args.pairs(2000);
    let pool = if args.held_out { Pool::HeldOut } else { Pool::Development };
    let (seed, time, stderr) = (args.seed, args.time(), args.stderr.clone());
    let played = PoolMatch { table, bots, pool, pair_kind, seed, time, stderr };
    let mut bar = Bar::new(pairs);
    let mut tell = |progress: &PoolProgress| bar.tell_pool(&played.bots, progress);
    let report = played.run(pairs, args.threads(), Some(&mut tell));
    bar.bar.finish_and_clear();
    let report = report?;
    let text = if args.json { report.json() } else { report.to_string() };
    writeln!(std::io::stdout().lock(), "{text}")?;
    if report.bots.iter().map(|bot| bot.forfeits).sum::<u32>() >= report.deals {
        bail!(ALL_FORFEITED);
    }
    Ok(())
}

/// A bar on standard error, where that is a terminal; else nothing.
struct Bar {
    bar: ProgressBar,
    said: Option<Instant>,
}

impl Bar {
    fn new(pairs: u32) -> Self {
        let bar = ProgressBar::new(pairs.into());
        let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} pairs, {eta} left\n{msg}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.tick();
        Self { bar, said: None }
    }

    /// Whether it is time to say something again.
    fn is_due(&mut self) -> bool {
        const OFTEN: Duration = Duration::from_millis(100);
        if self.bar.is_hidden() || self.said.is_some_and(|said| said.elapsed() < OFTEN) {
            return false;
        }
        self.said = Some(Instant::now());
        true
    }

    fn tell_pool(&mut self, bots: &[String], progress: &PoolProgress) {
        if !self.is_due() {
            return;
        }
        let figure = |(bot, &Spread { mean, ci95: [_, high] }): (&String, &Spread)| {
            format!("{bot} {mean:+.1} ± {:.1} points a deal", high - mean)
        };
        let stats: Vec<String> = bots.iter().zip(&progress.means).map(figure).collect();
        self.bar.set_message(list(&stats));
        self.bar.set_position(progress.pairs.into());
    }

    fn tell(&mut self, progress: &Progress) {
        if !self.is_due() {
            return;
        }
        let (points, [low, high]) = (progress.points.mean, progress.points.ci95);
        let mut stats = vec![format!("{points:+.1} points a deal (95 %: {low:+.1} to {high:+.1})")];
        if let Some(games) = progress.games {
            let shares = [games.mean, games.ci95[0], games.ci95[1]];
            let [mean, low, high] = shares.map(|share| 100.0 * share);
            stats.push(format!("{mean:.1} % of the games ({low:.1} to {high:.1})"));
        }
        if let Some(ratio) = progress.ratio {
            stats.push(format!("log likelihood ratio {ratio:+.2} of ±{:.2}", Sprt::bound()));
        }
        self.bar.set_message(list(&stats));
        self.bar.set_position(progress.pairs.into());
    }
}
