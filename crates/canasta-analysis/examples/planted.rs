//! Measures how well reviews find planted mistakes, how rarely they report mistakes that aren't there, and how long
//! they take. There are five modes:
//!
//! - `feed`: in games of one level (default Strong), seat 0 gives a large pile to the next player whenever it can,
//!   unless the game is nearly decided or its bot would have done so anyway. To measure the cost, the same bots play on
//!   to the end. A game counts as found if a turn that certainly cost points is marked. Games without such a turn don't
//!   count.
//! - `level`: all seats think like the reviewer, with `--player` nodes per decision (default 100,000, as for Expert).
//!   No turn should be called a blunder.
//! - `luck`: club players play, and the mean luck of all seats is printed with its standard error. One seat's mistakes
//!   are luck for the others, so skill and luck should add up to zero.
//! - `sums`: games with all presets and player counts are reviewed with hardly any nodes, and must add up to a
//!   thousandth of a point.
//! - `accuracy`: all seats of a game have the same level, and the accuracy found by reviews is printed for each level.
//!
//! `cargo run --release -p canasta-analysis --example planted -- feed|level|luck|sums|accuracy [--games N] [--seed N] [--nodes N] [--player N] [--of LEVEL]`

#![expect(clippy::print_stdout, clippy::unwrap_used, clippy::disallowed_types, reason = "a tool for developers")]

use std::time::Instant;

use canasta::{Players, RuleSet, Seat};
use canasta_analysis::review::{Choice, Effort, FinishedGame, Mark, SeatReview, review};
use canasta_bots::{Bot, Club, LEVELS, RatedTurn, by_name};

#[path = "../tests/it/review/games.rs"]
mod games;

use games::{LOW_EFFORT, PlantedTurn, check_sums, game, planted, reviewer, short};

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |name: &str, default: u32| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(default)
    };
    let effort = Effort::with_nodes(number("--nodes", 5000));
    let first = u64::from(number("--seed", 1));
    let games = number("--games", 100);
    let seeds = (first..).take(usize::try_from(games).unwrap());
    let of = words.iter().position(|word| word == "--of").and_then(|place| words.get(place + 1));
    match words.get(1).map(String::as_str) {
        Some("feed") => feed(&*by_name(of.map_or("strong", String::as_str)).unwrap(), seeds, &effort),
        Some("level") => level(seeds, &effort, number("--player", 100_000)),
        Some("luck") => luck(seeds, &effort),
        Some("sums") => sums(seeds),
        Some("accuracy") => {
            let levels = LEVELS.iter().filter(|&&level| of.is_none_or(|of| of == level));
            levels.for_each(|level| accuracy(level, seeds.clone(), &effort));
        }
        _ => println!("feed, level, luck, sums or accuracy"),
    }
}

/// Reviews a seat and measures how many seconds it takes.
fn timed(game: &FinishedGame, seat: Seat, effort: &Effort) -> (SeatReview, f64) {
    let began = Instant::now();
    let found = review(game, seat, effort, &mut |_| (), &|| true).unwrap();
    (found, began.elapsed().as_secs_f64())
}

fn print_choice(deal: usize, choice: &Choice) {
    let actions = |turn: &RatedTurn| turn.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let points = choice.loss.points;
    let chance = choice.loss.chance;
    println!(
        "    deal {deal}, moment {}, {}: {:.0} ± {:.0} points, {:.1} ± {:.1}% {:?}; {}; better {}",
        choice.moment,
        if choice.deep { "suspicious" } else { "not suspicious" },
        points.mean,
        points.error,
        100.0 * chance.mean,
        100.0 * chance.error,
        choice.tags,
        actions(&choice.played),
        actions(&choice.better)
    );
}

fn feed(player: &dyn Bot, seeds: impl Iterator<Item = u64>, effort: &Effort) {
    let mut games = 0;
    let mut found = 0;
    let mut blunders = 0;
    let mut turns = 0;
    let mut turns_found = 0;
    let mut seconds = 0.0;
    let mut uncertain = 0;
    let mut uncertain_marked = 0;
    for seed in seeds {
        let (game, fed) = planted(&RuleSet::HOYLE, seed, player);
        if fed.is_empty() {
            println!("seed {seed}: no opportunity");
            continue;
        }
        let (review, time) = timed(&game, Seat(0), effort);
        seconds += time;
        let mut marks: Vec<Mark> = Vec::new();
        for (deal, choice) in
            (1..).zip(&review.deals).flat_map(|(number, deal)| deal.choices().map(move |choice| (number, choice)))
        {
            let Some(fed) = fed.iter().find(|fed| fed.moment == choice.moment) else { continue };
            if fed.costs() {
                turns += 1;
                marks.extend(choice.mark);
                if choice.mark.is_none() {
                    print_choice(deal, choice);
                }
            } else {
                uncertain += 1;
                uncertain_marked += u32::from(choice.mark.is_some());
            }
        }
        turns_found += marks.len();
        if fed.iter().any(PlantedTurn::costs) {
            games += 1;
            found += u32::from(!marks.is_empty());
            blunders += u32::from(marks.contains(&Mark::Blunder));
        }
        println!(
            "seed {seed}: {} of {} turns marked ({marks:?}), accuracy {:.0} ({:.0} to {:.0}), {time:.1} s",
            marks.len(),
            fed.iter().filter(|fed| fed.costs()).count(),
            review.accuracy.percent,
            review.accuracy.least,
            review.accuracy.most
        );
    }
    println!(
        "{found} of {games} games found, {blunders} with a blunder; {turns_found} of {turns} turns marked; {uncertain_marked} of {uncertain} \
         turns without a certain cost marked; {seconds:.0} s of reviews"
    );
}

fn level(seeds: impl Iterator<Item = u64>, effort: &Effort, nodes: u32) {
    let player = reviewer(nodes);
    let mut games = 0;
    let mut clean = 0;
    let mut choices = 0;
    let mut marks = [0; 3];
    let mut lost = 0.0;
    let mut seconds = 0.0;
    for seed in seeds {
        let game = game(&RuleSet::HOYLE, Players::FOUR, seed, |_, view, seed| player.decide(view, seed));
        let (review, time) = timed(&game, Seat(u8::try_from(seed % 4).unwrap()), effort);
        let mut blunders = 0;
        for (deal, choice) in review.marks() {
            marks[choice.mark.unwrap() as usize] += 1;
            if choice.mark == Some(Mark::Blunder) {
                blunders += 1;
                print_choice(deal, choice);
            }
        }
        games += 1;
        clean += u32::from(blunders == 0);
        choices += review.accuracy.choices;
        lost += review.accuracy.lost.mean;
        seconds += time;
        println!(
            "seed {seed}: {blunders} blunders in {} choices, accuracy {:.0} ({:.0} to {:.0}), skill {:.0} points in {} deals, {time:.1} s",
            review.accuracy.choices,
            review.accuracy.percent,
            review.accuracy.least,
            review.accuracy.most,
            review.skill.in_points(),
            review.deals.len()
        );
    }
    let [inaccuracies, mistakes, blunders] = marks;
    println!(
        "{clean} of {games} games without a blunder; {inaccuracies} inaccuracies, {mistakes} mistakes, {blunders} blunders in {choices} choices; \
         mean loss {:.1}% per game over all choices; {seconds:.0} s of reviews",
        100.0 * lost / f64::from(games.max(1))
    );
}

fn luck(seeds: impl Iterator<Item = u64>, effort: &Effort) {
    let club = Club::default();
    let mut deals = 0.0;
    let mut luck = 0.0;
    let mut squares = 0.0;
    let mut skill = 0.0;
    for seed in seeds {
        let game = game(&RuleSet::HOYLE, Players::FOUR, seed, |_, view, seed| club.decide(view, seed));
        // Review only one seat per game, because seats of the same game aren't independent.
        let (review, _) = timed(&game, Seat(u8::try_from(seed % 4).unwrap()), effort);
        for deal in &review.deals {
            let part = deal.luck.in_points();
            deals += 1.0;
            luck += part;
            squares += part * part;
            skill += deal.skill.in_points();
        }
    }
    let mean = luck / f64::max(deals, 1.0);
    let error = ((squares / f64::max(deals, 1.0) - mean * mean) / f64::max(deals - 1.0, 1.0)).sqrt();
    println!(
        "luck {mean:+.1} ± {:.1} points per deal in {deals} deals, skill {:+.1}",
        1.96 * error,
        skill / f64::max(deals, 1.0)
    );
}

fn accuracy(level: &str, seeds: impl Iterator<Item = u64>, effort: &Effort) {
    let bot = by_name(level).unwrap();
    let mut found = Vec::new();
    let mut charged = Vec::new();
    let mut marks = [0; 3];
    let mut seconds = 0.0;
    for seed in seeds {
        let game = game(&RuleSet::HOYLE, Players::FOUR, seed, |_, view, seed| bot.decide(view, seed));
        let (review, time) = timed(&game, Seat(u8::try_from(seed % 4).unwrap()), effort);
        review.marks().for_each(|(_, choice)| marks[choice.mark.unwrap() as usize] += 1);
        charged.push(-review.skill.in_points() / review.deals.len() as f64);
        found.push(review.accuracy);
        seconds += time;
    }
    let games = found.len() as f64;
    // A mean and half of its 95% interval.
    let mean = |numbers: &mut dyn Iterator<Item = f64>| {
        let numbers: Vec<f64> = numbers.collect();
        let mean = numbers.iter().sum::<f64>() / games;
        let spread = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (games - 1.0);
        (mean, 1.96 * (spread / games).sqrt())
    };
    let percent = mean(&mut found.iter().map(|accuracy| accuracy.percent));
    let lost = mean(&mut found.iter().map(|accuracy| 100.0 * accuracy.lost.mean));
    let charged = mean(&mut charged.into_iter());
    let mut sorted: Vec<f64> = found.iter().map(|accuracy| accuracy.percent).collect();
    sorted.sort_by(f64::total_cmp);
    let quarter = |quarters: usize| sorted[(sorted.len() - 1) * quarters / 4];
    let [inaccuracies, mistakes, blunders] = marks.map(|count| f64::from(count) / games);
    println!(
        "{level}: {games} games, accuracy {:.1} ± {:.1} (half of the games {:.0} to {:.0}), lost {:.1} ± {:.1}% of a win per game, \
         charged {:.1} ± {:.1} points per deal; {inaccuracies:.1} inaccuracies, {mistakes:.1} mistakes, {blunders:.1} blunders per game; \
         {:.1} s per review",
        percent.0,
        percent.1,
        quarter(1),
        quarter(3),
        lost.0,
        lost.1,
        charged.0,
        charged.1,
        seconds / games
    );
}

/// Panics if a review doesn't add up.
fn sums(seeds: impl Iterator<Item = u64>) {
    let mut games = 0;
    for seed in seeds {
        let preset = usize::try_from(seed % 5).unwrap();
        let players = u8::try_from(2 + seed / 5 % 5).unwrap();
        let game = short(preset, players, seed);
        let (found, _) = timed(&game, Seat(u8::try_from(seed % u64::from(players)).unwrap()), &LOW_EFFORT);
        check_sums(&game, &found);
        games += 1;
    }
    println!("{games} games add up");
}
