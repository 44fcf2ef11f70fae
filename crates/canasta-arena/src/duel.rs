//! Two bots, many duplicate deals: the same cards once for each side that the first bot can sit on.

use core::fmt;
use std::thread;

use canasta::{Deal, MAX_SEATS, Players, Rng, RuleSet, Seat, SeedRng};
use canasta_bots::{Bot, Misplay, NAMES, by_name, play};

use crate::report::{Report, Spread, Tally};

/// Why no report can be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no bot of that name.
    UnknownBot(String),
    /// There must be at least one pair.
    NoPairs,
    /// A bot did something that a player may not do.
    Misplay {
        /// The bot's name.
        bot: String,
        /// The pair, counted from 0.
        pair: u32,
        /// What it did.
        what: Misplay,
    },
    /// A thread did not come back.
    LostThread,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownBot(name) => write!(f, "there is no bot called “{name}”; the bots are {}", NAMES.join(", ")),
            Self::NoPairs => write!(f, "at least one pair of deals must be played"),
            Self::Misplay { bot, pair, what } => write!(f, "{bot} broke the rules in pair {pair}: {what}"),
            Self::LostThread => write!(f, "a thread of the arena broke down"),
        }
    }
}

impl std::error::Error for Trouble {}

/// What is played at a table: the rules, and how many play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its rules.
    pub rules: RuleSet,
    /// How many play.
    pub players: Players,
}

impl Table {
    /// Hoyle's rules, four players.
    pub const HOYLE: Self = Self { rules: RuleSet::HOYLE, players: Players::FOUR };
}

/// What one pair brought, seen from the first bot.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Pair {
    /// The sum over all its deals of (score − the others' average) × (number of others); whole, so that a bot against
    /// itself comes to nothing exactly.
    pub(crate) sum: i32,
    pub(crate) tally: Tally,
}

/// Plays `pairs` pairs of duplicate deals and reports them as seen from the bot `a`. In a pair the same cards are played
/// once for each side: `a` sits there, `b` on all other sides. The same table, names, pairs and seed give the same
/// report with any number of threads.
///
/// # Errors
/// [`Trouble`]; of several misplays the one of the earliest pair.
pub fn run(table: &Table, a: &str, b: &str, pairs: u32, seed: u64, threads: usize) -> Result<Report, Trouble> {
    let named = |name: &str| by_name(name).ok_or_else(|| Trouble::UnknownBot(name.to_owned()));
    run_bots(table, &*named(a)?, &*named(b)?, pairs, seed, threads)
}

/// [`run`] with any two bots.
///
/// # Errors
/// As [`run`].
pub fn run_bots(
    table: &Table,
    a: &dyn Bot,
    b: &dyn Bot,
    pairs: u32,
    seed: u64,
    threads: usize,
) -> Result<Report, Trouble> {
    if pairs == 0 {
        return Err(Trouble::NoPairs);
    }
    let played = spread(pairs, threads, |pair| play_pair(table, a, b, pair, seed))?;
    Ok(report(table, [a.name().to_owned(), b.name().to_owned()], seed, &played))
}

/// Plays so many of something on so many threads; in order, or the first trouble in that order.
pub(crate) fn spread<T: Send>(
    count: u32,
    threads: usize,
    play: impl Fn(u32) -> Result<T, Trouble> + Sync,
) -> Result<Vec<T>, Trouble> {
    let threads = u32::try_from(threads.max(1)).unwrap_or(u32::MAX).min(count.max(1));
    let share = count.div_ceil(threads);
    let play = &play;
    let parts: Vec<Result<Vec<T>, Trouble>> = thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                let (from, to) = (part.saturating_mul(share).min(count), (part + 1).saturating_mul(share).min(count));
                scope.spawn(move || (from..to).map(play).collect())
            })
            .collect();
        parts.into_iter().map(|part| part.join().unwrap_or(Err(Trouble::LostThread))).collect()
    });
    let mut played = Vec::new();
    for part in parts {
        played.extend(part?);
    }
    Ok(played)
}

/// One deal once for each side, on which the first bot sits.
fn play_pair(table: &Table, a: &dyn Bot, b: &dyn Bot, pair: u32, seed: u64) -> Result<Pair, Trouble> {
    let &Table { rules, players } = table;
    let mut rng = SeedRng::part(seed, u64::from(pair));
    let dealer = Seat(u8::try_from(rng.below(u32::from(players.count()))).unwrap_or(0));
    let mut scores = [0; MAX_SEATS];
    for score in &mut scores[..usize::from(players.sides())] {
        *score = starting_score(&mut rng);
    }
    let deal = Deal::shuffled(&rules, players, dealer, scores, &mut rng);
    let play_seed = rng.next_u64();
    let mut total = Pair::default();
    for a_side in players.all_sides() {
        let mut deal = deal.clone();
        let bot = |seat: Seat| if players.side_of(seat) == a_side { a } else { b };
        let acts = play(&mut deal, play_seed, |deal, seat, seed| bot(seat).decide(&deal.view(seat), seed)).map_err(
            |what| {
                let bot = match what {
                    Misplay::Illegal { seat, .. } | Misplay::Silent { seat } => bot(seat).name().to_owned(),
                    Misplay::Endless => a.name().to_owned(),
                };
                Trouble::Misplay { bot, pair, what }
            },
        )?;
        total.sum += total.tally.add(&deal, a_side, acts);
    }
    Ok(total)
}

/// A total before the deal. Each of the four minimums is equally likely.
fn starting_score(rng: &mut SeedRng) -> i32 {
    let (low, steps) = [(-300, 60), (0, 300), (1500, 300), (3000, 399)][rng.below(4) as usize];
    low + 5 * i32::try_from(rng.below(steps)).unwrap_or(0)
}

fn report(table: &Table, bots: [String; 2], seed: u64, played: &[Pair]) -> Report {
    let mut tally = Tally::default();
    for pair in played {
        tally.merge(&pair.tally);
    }
    let sides = f64::from(table.players.sides());
    let others = sides - 1.0;
    let points: Vec<f64> = played.iter().map(|pair| f64::from(pair.sum) / others / sides).collect();
    let pairs = u32::try_from(played.len()).unwrap_or(u32::MAX);
    let deals = pairs.saturating_mul(table.players.sides().into());
    let [own, theirs] = tally.points.map(|points| points as f64 / f64::from(deals.max(1)));
    Report {
        bots,
        players: table.players.count(),
        pairs,
        deals,
        seed,
        points_per_deal: Spread::of(&points),
        deals_won: tally.won,
        endings: tally.endings,
        acts_per_deal: f64::from(tally.acts) / f64::from(deals.max(1)),
        deals_by_minimum: tally.minimums,
        own_points: [own, theirs / others],
    }
}
