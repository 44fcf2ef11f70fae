//! Measures how two sides score in the same deal, for each number of players. One bot plays whole games against itself
//! under `hoyle`. Prints `src/chance/results.rs`. With four players it plays `GAMES` games, otherwise a fifth of that.
//!
//!     cargo run --release -p canasta-bots --example deal_results -- [GAMES] [SEED] [BOT] | rustfmt

#![expect(clippy::print_stdout, reason = "an example prints its results")]

use std::collections::BTreeMap;

use canasta::{Deal, Game, MAX_SEATS, Players, RuleSet, Seat, SeedRng};
use canasta_bots::{by_name, play};

/// Width of a bucket in points.
const STEP: f64 = 200.0;

/// More deals than any real game takes.
const MAX_DEALS: usize = 500;

/// Two sides in a deal: their lead before it and their scores in it.
struct Two {
    lead: f64,
    results: [f64; 2],
}

const FILE_HEADER: &str =
    "//! Distribution of two sides' scores in one deal, from one bot playing itself in whole games under `hoyle`. Generated
//! by:
//!
//! `cargo run --release -p canasta-bots --example deal_results";

const TYPE: &str = "/// Frequencies of pairs of scores, and how they depend on the totals before the deal.
#[derive(Debug)]
pub(super) struct Results {
    /// Lower bound of the lowest bucket.
    pub(super) lowest: i16,
    /// The share of its lead that the leading side loses in an average deal, because its initial meld has a higher
    /// minimum.
    pub(super) pull: f64,
    /// Scores with `pull` removed. Rows are buckets of the higher score and columns are buckets of the lower score,
    /// each [`STEP`] points wide. Row `i` has columns 0 to `i`.
    pub(super) pairs: &'static [&'static [u16]],
}
";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| words.get(index).and_then(|word| word.parse().ok()).unwrap_or(default);
    let games = number(0, 10_000);
    let seed = number(1, 1);
    let bot = words.get(2).map_or("club@untuned", String::as_str);
    println!("{FILE_HEADER} -- {games} {seed} {bot} | rustfmt`\n");
    println!("/// Width of a bucket in points.\npub(super) const STEP: i16 = {STEP};\n\n{TYPE}");
    println!("/// For two to six players.\npub(super) const RESULTS: [Results; 5] = [");
    for players in (2..=6).filter_map(Players::new) {
        let games = if players == Players::FOUR { games } else { games / 5 };
        let mut twos = Vec::new();
        let mut deals = 0;
        for number in 0..games {
            deals += play_game(players, bot, seed, number, &mut twos);
        }
        println!("// {} players: {games} games, {deals} deals.", players.count());
        print(&twos);
    }
    println!("];");
}

/// Plays a game, records every pair of sides in every deal, and returns the number of deals.
fn play_game(players: Players, bot: &str, seed: u64, number: u64, twos: &mut Vec<Two>) -> usize {
    let Some(bot) = by_name(bot) else { return 0 };
    let mut rng = SeedRng::part(seed, number);
    let first = Seat(u8::try_from(number % u64::from(players.count())).unwrap_or(0));
    let mut game = Game::new(RuleSet::HOYLE, players, first);
    while game.winner().is_none() && game.deals().len() < MAX_DEALS {
        let totals = game.totals();
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, players, game.next_dealer(), totals, &mut rng);
        if play(&mut deal, number, |deal, seat, seed| bot.decide(&deal.view(seat), seed)).is_err() {
            break;
        }
        let scores = deal.score();
        add(players, &totals, &scores.map(|score| score.total()), twos);
        game.enter(scores);
    }
    game.deals().len()
}

fn add(players: Players, totals: &[i32; MAX_SEATS], results: &[i32; MAX_SEATS], twos: &mut Vec<Two>) {
    for one in players.all_sides().map(|side| side.index()) {
        for other in 0..one {
            let lead = f64::from(totals[one] - totals[other]);
            twos.push(Two { lead, results: [one, other].map(|side| f64::from(results[side])) });
        }
    }
}

/// Prints the measured pairs as an entry of the table.
fn print(twos: &[Two]) {
    let square: f64 = twos.iter().map(|two| two.lead * two.lead).sum();
    let lost: f64 = twos.iter().map(|two| two.lead * (two.results[1] - two.results[0])).sum();
    let pull = (lost / square * 1000.0).round() / 1000.0;
    let mut buckets: BTreeMap<(i32, i32), u32> = BTreeMap::new();
    for two in twos {
        let even = two.lead * pull / 2.0;
        #[expect(clippy::cast_possible_truncation, reason = "results have five digits at most")]
        let bucket = |result: f64| (result / STEP).floor() as i32;
        let a = bucket(two.results[0] + even);
        let b = bucket(two.results[1] - even);
        *buckets.entry((a.max(b), a.min(b))).or_default() += 1;
    }
    let lowest = buckets.keys().map(|&(_, lower)| lower).min().unwrap_or(0);
    let highest = buckets.keys().map(|&(higher, _)| higher).max().unwrap_or(0);
    println!("Results {{ lowest: {}, pull: {pull:?}, pairs: &[", f64::from(lowest) * STEP);
    for higher in lowest..=highest {
        let row = (lowest..=higher).map(|lower| buckets.get(&(higher, lower)).copied().unwrap_or(0).to_string());
        println!("&[{}],", row.collect::<Vec<_>>().join(", "));
    }
    println!("] }},");
}
