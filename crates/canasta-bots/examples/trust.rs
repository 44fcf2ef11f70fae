//! Whether a search can be trusted: a bot plays deals against the club player, and wherever the two would do different
//! things the search is asked how many points the bot's choice is better. If it judges right, all that together is what
//! the bot really wins or loses. (A deal is played twice, the sides swapped.)
//!
//! `cargo run --release -p canasta-bots --example trust -- BOT [--deals D] [--nodes N] [--swaps S] [--margin M] [--horizon H]`

#![expect(clippy::print_stdout, reason = "a tool for developers")]

use canasta::{Action, Deal, MAX_SEATS, Players, Rng, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Bot, Club, PlayOn, Thinking, by_name, consider, play};

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |name: &str, usual: u32| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(usual)
    };
    let Some(bot) = words.get(1).and_then(|name| by_name(name)) else {
        println!("a bot is needed, such as club@untuned");
        return;
    };
    let thinking = Thinking {
        nodes: number("--nodes", 3000),
        turns: 24,
        margin: number("--margin", 300).into(),
        play_on: PlayOn::Club { horizon: number("--horizon", 8) },
        swaps: number("--swaps", 0),
        ..Thinking::QUICK
    };
    let (deals, mut total) = (number("--deals", 2000), Total::default());
    for number in 0..deals {
        let thought = total.play(&*bot, number.into(), &thinking);
        total.squares += thought * thought;
    }
    let deals = f64::from(deals.max(1));
    let (mean, won) = (total.thought / deals, total.won / deals);
    let error = ((total.squares / deals - mean * mean) / deals).sqrt();
    println!(
        "{} points a deal better than club, it is thought: {mean:+.0} ± {:.0}; really {won:+.0}",
        bot.name(),
        1.96 * error
    );
    println!("{} choices differed, {} of them not thought through", total.differ, total.missing);
}

#[derive(Default)]
struct Total {
    thought: f64,
    squares: f64,
    won: f64,
    differ: u32,
    missing: u32,
}

impl Total {
    /// Plays one deal; what the bot's choices in it are thought to be better, in all.
    fn play(&mut self, bot: &dyn Bot, number: u64, thinking: &Thinking) -> f64 {
        let (players, club) = (Players::FOUR, Club::default());
        let mut rng = SeedRng::part(0x57d1, number / 2);
        let dealer = Seat(u8::try_from(rng.below(players.count().into())).unwrap_or(0));
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, players, dealer, [500; MAX_SEATS], &mut rng);
        let own = usize::from(number % 2 == 1);
        let mut thought = 0.0;
        let played = play(&mut deal, number, |deal, seat, seed| {
            let view = deal.view(seat);
            let instead = club.decide(&view, seed);
            if deal.public().side_of(seat).index() != own {
                return instead;
            }
            let choice = bot.decide(&view, seed);
            if choice != instead {
                self.differ += 1;
                match better(&view, [&choice, &instead], seed, thinking) {
                    Some(points) => thought += points,
                    None => self.missing += 1,
                }
            }
            choice
        });
        if let Err(why) = played {
            println!("{why}");
        }
        let score = deal.score();
        self.won += f64::from(score[own].total() - score[1 - own].total());
        self.thought += thought;
        thought
    }
}

/// How many points the first of two turns is thought to be better.
fn better(view: &View, turns: [&Vec<Action>; 2], seed: u64, thinking: &Thinking) -> Option<f64> {
    // No turn is dropped before the end, so that all are judged alike.
    let hint = consider(view, seed ^ 1, thinking, usize::MAX, &|| true);
    let of =
        |actions: &Vec<Action>| hint.turns.iter().find(|turn| turn.actions == *actions).map(|turn| turn.forecast.ahead);
    Some(of(turns[0])? - of(turns[1])?)
}
