//! Two bots, many pairs of duplicate deals.

use core::fmt;
use std::thread;

use canasta::{Deal, MAX_SEATS, Players, Rng, RuleSet, Seat, SeedRng, Side};
use canasta_bots::{Bot, Misplay, NAMES, by_name, play};

use crate::report::{Endings, Report, Spread, Tally};

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
        bot: &'static str,
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

/// What one pair brought, seen from the first bot.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Pair {
    /// Twice the points a deal: the differences of both deals, added.
    pub(crate) doubled: i32,
    pub(crate) tally: Tally,
}

/// Plays `pairs` pairs of duplicate deals (Hoyle's rules, four players, partners alike) and reports them as seen from
/// the bot `a`. The same names, pairs and seed give the same report with any number of threads.
///
/// # Errors
/// [`Trouble`]; of several misplays the one of the earliest pair.
pub fn run(a: &str, b: &str, pairs: u32, seed: u64, threads: usize) -> Result<Report, Trouble> {
    let named = |name: &str| by_name(name).ok_or_else(|| Trouble::UnknownBot(name.to_owned()));
    run_bots(&*named(a)?, &*named(b)?, pairs, seed, threads)
}

/// [`run`] with any two bots.
///
/// # Errors
/// As [`run`].
pub fn run_bots(a: &dyn Bot, b: &dyn Bot, pairs: u32, seed: u64, threads: usize) -> Result<Report, Trouble> {
    if pairs == 0 {
        return Err(Trouble::NoPairs);
    }
    let threads = u32::try_from(threads.max(1)).unwrap_or(u32::MAX).min(pairs);
    let share = pairs.div_ceil(threads);
    let parts: Vec<Result<Vec<Pair>, Trouble>> = thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                let (from, to) = (part.saturating_mul(share).min(pairs), (part + 1).saturating_mul(share).min(pairs));
                scope.spawn(move || (from..to).map(|pair| play_pair(a, b, pair, seed)).collect())
            })
            .collect();
        parts.into_iter().map(|part| part.join().unwrap_or(Err(Trouble::LostThread))).collect()
    });
    let mut played = Vec::new();
    for part in parts {
        played.extend(part?);
    }
    Ok(report(a.name(), b.name(), seed, &played))
}

/// One deal twice, the sides swapped.
fn play_pair(a: &dyn Bot, b: &dyn Bot, pair: u32, seed: u64) -> Result<Pair, Trouble> {
    let mut rng = SeedRng::part(seed, u64::from(pair));
    let dealer = Seat(u8::try_from(rng.below(4)).unwrap_or(0));
    let mut scores = [0; MAX_SEATS];
    for score in &mut scores[..2] {
        *score = starting_score(&mut rng);
    }
    let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, dealer, scores, &mut rng);
    let play_seed = rng.next_u64();
    let mut total = Pair::default();
    for a_side in [Side(0), Side(1)] {
        let mut deal = deal.clone();
        let bot = |seat: Seat| if Players::FOUR.side_of(seat) == a_side { a } else { b };
        let acts = play(&mut deal, play_seed, |deal, seat, seed| bot(seat).decide(&deal.view(seat), seed)).map_err(
            |what| {
                let bot = match what {
                    Misplay::Illegal { seat, .. } | Misplay::Silent { seat } => bot(seat).name(),
                    Misplay::Endless => a.name(),
                };
                Trouble::Misplay { bot, pair, what }
            },
        )?;
        let scored = deal.score();
        let difference = scored[a_side.index()].total() - scored[1 - a_side.index()].total();
        total.doubled += difference;
        total.tally.add(&deal, a_side, difference, acts);
    }
    Ok(total)
}

/// A total before the deal. Each of the four minimums is equally likely.
fn starting_score(rng: &mut SeedRng) -> i32 {
    let (low, steps) = [(-300, 60), (0, 300), (1500, 300), (3000, 399)][rng.below(4) as usize];
    low + 5 * i32::try_from(rng.below(steps)).unwrap_or(0)
}

fn report(a: &'static str, b: &'static str, seed: u64, played: &[Pair]) -> Report {
    let mut tally = Tally::default();
    for pair in played {
        tally.merge(&pair.tally);
    }
    let points: Vec<f64> = played.iter().map(|pair| f64::from(pair.doubled) / 2.0).collect();
    let deals = 2 * u32::try_from(played.len()).unwrap_or(u32::MAX);
    Report {
        bots: [a, b],
        pairs: deals / 2,
        deals,
        seed,
        points_per_deal: Spread::of(&points),
        deals_won: tally.won,
        endings: Endings { ..tally.endings },
        acts_per_deal: f64::from(tally.acts) / f64::from(deals),
        deals_by_minimum: tally.minimums,
        own_points: [tally.points[0], tally.points[1]].map(|points| points as f64 / f64::from(deals)),
    }
}
