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
use canasta_i18n::messages::{cli, cli_arena, cli_help};
use canasta_i18n::{Lang, Message};
use canasta_record::house::{self, HouseRules};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::paragraphs;
use crate::rules::page;

#[derive(Parser, Debug)]
#[command(
    about = cli_help::arena(Lang::EN),
    long_about = paragraphs(&[
        cli_help::arena(Lang::EN),
        cli_help::arena_more(Lang::EN),
        cli_help::arena_teams(Lang::EN),
    ]),
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
        help = cli_arena::bots(Lang::EN, &NAMES.join(", ")).into_text().into_owned())]
    bots: Option<[String; 2]>,
    #[arg(long, value_name = "TEAM", value_parser = team, help = cli_help::arena_bot(Lang::EN))]
    bot: Vec<String>,
    #[arg(long, value_name = "TEAMS", value_parser = teams, conflicts_with_all = ["sprt", "resume", "records"],
        help = cli_help::arena_pool(Lang::EN))]
    pool: Option<Named>,
    #[arg(long, conflicts_with_all = ["bots", "bot"], help = cli_help::arena_held_out(Lang::EN))]
    held_out: bool,
    #[command(flatten)]
    table: Table,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000), conflicts_with = "games",
        help = cli_help::arena_pairs(Lang::EN))]
    pairs: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000),
        help = cli_help::arena_games(Lang::EN))]
    games: Option<u32>,
    #[arg(long, value_name = "LOW,HIGH", value_parser = sprt, allow_hyphen_values = true,
        help = cli_help::arena_sprt(Lang::EN))]
    sprt: Option<Sprt>,
    #[arg(long, value_name = "S", default_value_t = 1, help = cli_help::arena_seed(Lang::EN))]
    seed: u64,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=3_600_000),
        help = cli_help::arena_time(Lang::EN))]
    time: Option<u32>,
    #[arg(long, value_name = "FILE", help = cli_help::arena_resume(Lang::EN))]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "DIR", help = cli_help::arena_records(Lang::EN))]
    records: Option<PathBuf>,
    #[arg(long, value_name = "FILE", help = cli_help::arena_stderr(Lang::EN))]
    stderr: Option<PathBuf>,
    #[arg(long, help = cli_help::json(Lang::EN))]
    json: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024),
        help = cli_help::arena_threads(Lang::EN))]
    threads: Option<u16>,
}

// What is played.
#[derive(clap::Args, Debug)]
pub(crate) struct Table {
    #[arg(long, value_name = "PRESET|FILE", default_value = "hoyle", value_parser = rules,
        help = cli_help::table_rules(Lang::EN))]
    rules: HouseRules,
    #[arg(long, value_name = "N", value_parser = players, help = cli_help::table_players(Lang::EN))]
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
        return Err(cli::cannot_be_read(Lang::EN, name, &cli::too_long(Lang::EN, LONGEST)).into());
    }
    let text =
        fs::read_to_string(name).map_err(|why| cli::cannot_be_read(Lang::EN, name, &Message::from(why.to_string())))?;
    HouseRules::read(&text).map_err(|faults| page::faults(name, &faults))
}

fn players(text: &str) -> Result<Players, String> {
    text.parse().ok().and_then(Players::new).ok_or_else(|| cli::wants_players(Lang::EN).to_owned())
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
    two.and_then(|(low, high)| Sprt::new(low, high)).ok_or_else(|| cli_arena::wants_bounds(Lang::EN).to_owned())
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
        return Err(Unusable(cli_arena::wants_two_teams(Lang::EN, named.len()).into()).into());
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
        bail!(cli_arena::all_forfeited(Lang::EN));
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
        bail!(cli_arena::all_forfeited(Lang::EN));
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
        let progress = cli_arena::progress(Lang::EN, "{pos}", "{len}", "{eta}");
        let style = ProgressStyle::with_template(&format!("{{wide_bar}} {progress}\n{{msg}}"));
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
            cli_arena::pool_mean(Lang::EN, bot, &format!("{mean:+.1}"), &format!("{:.1}", high - mean))
        };
        let figures: Vec<Message> = bots.iter().zip(&progress.means).map(figure).collect();
        self.bar.set_message(cli_arena::so_far(Lang::EN, &figures).into_text());
        self.bar.set_position(progress.pairs.into());
    }

    fn tell(&mut self, progress: &Progress) {
        if !self.is_due() {
            return;
        }
        let (points, [low, high]) = (progress.points.mean, progress.points.ci95);
        let [points, low, high] = [points, low, high].map(|points| format!("{points:+.1}"));
        let mut figures = vec![cli_arena::points(Lang::EN, &points, &low, &high)];
        if let Some(games) = progress.games {
            let shares = [games.mean, games.ci95[0], games.ci95[1]];
            let [mean, low, high] = shares.map(|share| format!("{:.1}", 100.0 * share));
            figures.push(cli_arena::games(Lang::EN, &mean, &low, &high));
        }
        if let Some(ratio) = progress.ratio {
            let (ratio, bound) = (format!("{ratio:+.2}"), format!("{:.2}", Sprt::bound()));
            figures.push(cli_arena::ratio(Lang::EN, &ratio, &bound));
        }
        self.bar.set_message(cli_arena::so_far(Lang::EN, &figures).into_text());
        self.bar.set_position(progress.pairs.into());
    }
}
