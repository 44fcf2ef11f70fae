//! Measures what two sides score in a deal: whole games of one bot against itself under `hoyle`, for each number of players.
//! Prints `src/chance/results.rs`. Four players play that many games, the others a fifth of it.
//!
//!     cargo run --release -p canasta-bots --example deal_results -- [GAMES] [SEED] [BOT] | rustfmt

#![expect(clippy::print_stdout, reason = "an example says what it found")]

use std::collections::BTreeMap;

use canasta::{Deal, Game, MAX_SEATS, Players, RuleSet, Seat, SeedRng};
use canasta_bots::{by_name, play};

/// Points a cell of the table spans.
const STEP: f64 = 200.0;

/// More deals than any game has.
const MOST_DEALS: usize = 500;

/// Two sides before a deal, and what it brought them.
struct Two {
    lead: f64,
    results: [f64; 2],
}

const HEAD: &str =
    "//! What two sides score in one deal: one bot against itself, whole games under `hoyle`. Made, not written:
//!
//! `cargo run --release -p canasta-bots --example deal_results";

const TYPE: &str = "/// How often results came up in pairs, and how they depend on the totals before the deal.
#[derive(Debug)]
pub(super) struct Results {
    /// The lower end of the lowest cell.
    pub(super) lowest: i16,
    /// The part of its lead that the leading side loses to the other in a deal, on average: its opening minimum is higher.
    pub(super) pull: f64,
    /// Results with that evened out. Row by row the higher result, in each row the lower one, in cells of [`STEP`]
    /// points: row `i` has the cells 0 to `i`.
    pub(super) pairs: &'static [&'static [u16]],
}
";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (games, seed) = (number(0, 10_000), number(1, 1));
    let bot = words.get(2).map_or("club@untuned", String::as_str);
    println!("{HEAD} -- {games} {seed} {bot} | rustfmt`\n");
    println!("/// Points a cell spans.\npub(super) const STEP: i16 = {STEP};\n\n{TYPE}");
    println!("/// For two to six players.\npub(super) const RESULTS: [Results; 5] = [");
    for players in (2..=6).filter_map(Players::new) {
        let games = if players == Players::FOUR { games } else { games / 5 };
        let (mut twos, mut deals) = (Vec::new(), 0);
        for number in 0..games {
            deals += play_game(players, bot, seed, number, &mut twos);
        }
        println!("// {} players: {games} games, {deals} deals.", players.count());
        print(&twos);
    }
    println!("];");
}

/// Plays a game, adds every two sides of every deal, and returns the number of deals.
fn play_game(players: Players, bot: &str, seed: u64, number: u64, twos: &mut Vec<Two>) -> usize {
    let Some(bot) = by_name(bot) else { return 0 };
    let mut rng = SeedRng::part(seed, number);
    let first = Seat(u8::try_from(number % u64::from(players.count())).unwrap_or(0));
    let mut game = Game::new(RuleSet::HOYLE, players, first);
    while game.winner().is_none() && game.deals().len() < MOST_DEALS {
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

/// The measured pairs as a value of the table.
fn print(twos: &[Two]) {
    let square: f64 = twos.iter().map(|two| two.lead * two.lead).sum();
    let lost: f64 = twos.iter().map(|two| two.lead * (two.results[1] - two.results[0])).sum();
    let pull = (lost / square * 1000.0).round() / 1000.0;
    let mut cells: BTreeMap<(i32, i32), u32> = BTreeMap::new();
    for two in twos {
        let even = two.lead * pull / 2.0;
        #[expect(clippy::cast_possible_truncation, reason = "results have five digits at most")]
        let cell = |result: f64| (result / STEP).floor() as i32;
        let (a, b) = (cell(two.results[0] + even), cell(two.results[1] - even));
        *cells.entry((a.max(b), a.min(b))).or_default() += 1;
    }
    let lowest = cells.keys().map(|&(_, lower)| lower).min().unwrap_or(0);
    let highest = cells.keys().map(|&(higher, _)| higher).max().unwrap_or(0);
    println!("Results {{ lowest: {}, pull: {pull:?}, pairs: &[", f64::from(lowest) * STEP);
    for higher in lowest..=highest {
        let row = (lowest..=higher).map(|lower| cells.get(&(higher, lower)).copied().unwrap_or(0).to_string());
        println!("&[{}],", row.collect::<Vec<_>>().join(", "));
    }
    println!("] }},");
}
