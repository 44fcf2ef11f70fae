//! Tests whether a search's estimates can be trusted. A bot plays deals against the club player. Whenever the two would
//! play differently, the search estimates the gain of the bot's choice in points. If the estimates are right, they add
//! up to the bot's real gain or loss. (Each deal is played twice, with the sides swapped.)
//!
//! `cargo run --release -p canasta-bots --example trust -- BOT [--deals D] [--nodes N] [--swaps S] [--margin M]
//! [--horizon H]`

#![expect(clippy::print_stdout, reason = "a tool for developers")]

use canasta::{Action, Deal, MAX_SEATS, Players, Rng, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Bot, Club, PlayoutPolicy, Thinking, by_name, consider, play};

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |name: &str, default: u32| {
        let index = words.iter().position(|word| word == name);
        index.and_then(|index| words.get(index + 1)?.parse().ok()).unwrap_or(default)
    };
    let Some(bot) = words.get(1).and_then(|name| by_name(name)) else {
        println!("missing bot, such as club@untuned");
        return;
    };
    let thinking = Thinking {
        nodes: number("--nodes", 3000),
        turns: 24,
        margin: number("--margin", 300).into(),
        playout_policy: PlayoutPolicy::Club { horizon: number("--horizon", 8) },
        swaps: number("--swaps", 0),
        ..Thinking::QUICK
    };
    let deals = number("--deals", 2000);
    let mut total = Total::default();
    for number in 0..deals {
        let gain = total.play(&*bot, number.into(), &thinking);
        total.squares += gain * gain;
    }
    let deals = f64::from(deals.max(1));
    let mean = total.gain / deals;
    let won = total.won / deals;
    let error = ((total.squares / deals - mean * mean) / deals).sqrt();
    println!(
        "{} estimated gain over club {mean:+.0} ± {:.0} points per deal; real {won:+.0}",
        bot.name(),
        1.96 * error
    );
    println!("{} choices differed, {} of them without an estimate", total.differ, total.unestimated);
}

#[derive(Default)]
struct Total {
    gain: f64,
    squares: f64,
    won: f64,
    differ: u32,
    unestimated: u32,
}

impl Total {
    /// Plays one deal and returns the estimated gain of the bot's choices.
    fn play(&mut self, bot: &dyn Bot, number: u64, thinking: &Thinking) -> f64 {
        let players = Players::FOUR;
        let club = Club::default();
        let mut rng = SeedRng::part(0x57d1, number / 2);
        let dealer = Seat(u8::try_from(rng.next_below(players.count().into())).unwrap_or(0));
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, players, dealer, [500; MAX_SEATS], &mut rng);
        let own = usize::from(number % 2 == 1);
        let mut gain = 0.0;
        let played = play(&mut deal, number, |deal, seat, seed| {
            let view = deal.view(seat);
            let instead = club.decide(&view, seed);
            if deal.public().side_of(seat).index() != own {
                return instead;
            }
            let choice = bot.decide(&view, seed);
            if choice != instead {
                self.differ += 1;
                match estimated_gain(&view, [&choice, &instead], seed, thinking) {
                    Some(points) => gain += points,
                    None => self.unestimated += 1,
                }
            }
            choice
        });
        if let Err(why) = played {
            println!("{why}");
        }
        let score = deal.score();
        self.won += f64::from(score[own].total() - score[1 - own].total());
        self.gain += gain;
        gain
    }
}

/// The estimated gain of the first turn over the second, in points.
fn estimated_gain(view: &View, turns: [&Vec<Action>; 2], seed: u64, thinking: &Thinking) -> Option<f64> {
    // Keep all turns to the end, so that they are all estimated equally well.
    let hint = consider(view, seed ^ 1, thinking, usize::MAX, &|| true);
    let ahead_of =
        |actions: &Vec<Action>| hint.turns.iter().find(|turn| turn.actions == *actions).map(|turn| turn.forecast.ahead);
    Some(ahead_of(turns[0])? - ahead_of(turns[1])?)
}
