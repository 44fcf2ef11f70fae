//! How well reviews find what was planted, and how seldom they find what is not there; and how long they take.
//!
//! In `feed`, seat 0 of a game of one level (Strong, if no other is named) hands a large pile to the next player whenever it can,
//! the game is open and its own turn would not have done so. What that cost is learned by playing on to the end with players like it: a
//! game counts as found where a turn that certainly cost something is marked; games without one do not count. In `level`, all
//! seats play as the reviewer itself thinks, with `--player` nodes a decision (100,000, as Expert): no turn should be called a blunder.
//! In `luck`, club players play, and the mean luck of all seats and its standard error are told: what one loses is luck to the others, so
//! with what a seat loses by its own choices it should come to nothing. In `sums`, games of all presets and numbers of players are
//! reviewed with hardly any thought, and must add up to the last thousandth of a point. In
//! `accuracy`, all seats of each game are of one level, and what reviews say of its accuracy is told, level by level.
//!
//! `cargo run --release -p canasta-analysis --example planted -- feed|level|luck|sums|accuracy [--games N] [--seed N] [--nodes N] [--player N] [--of LEVEL]`

#![expect(clippy::print_stdout, clippy::unwrap_used, clippy::disallowed_types, reason = "a tool for developers")]

use std::time::Instant;

use canasta::{Players, RuleSet, Seat};
use canasta_analysis::review::{Choice, Effort, FinishedGame, Mark, SeatReview, review};
use canasta_bots::{Bot, Club, LEVELS, RatedTurn, by_name};

#[path = "../tests/it/review/games.rs"]
mod games;

use games::{LITTLE, PlantedTurn, check_sums, game, planted, reviewer, short};

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |name: &str, usual: u32| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(usual)
    };
    let effort = Effort::with_nodes(number("--nodes", 5000));
    let (first, games) = (u64::from(number("--seed", 1)), number("--games", 100));
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

/// Reviews a seat; with the seconds it took.
fn timed(game: &FinishedGame, seat: Seat, effort: &Effort) -> (SeatReview, f64) {
    let began = Instant::now();
    let found = review(game, seat, effort, &mut |_| (), &|| true).unwrap();
    (found, began.elapsed().as_secs_f64())
}

/// A marked choice.
fn tell(deal: usize, choice: &Choice) {
    let actions = |turn: &RatedTurn| turn.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let (points, chance) = (choice.loss.points, choice.loss.chance);
    println!(
        "    deal {deal}, moment {}, {}: {:.0} ± {:.0} points, {:.1} ± {:.1} % {:?}; {}; better {}",
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
    let (mut games, mut found, mut blunders, mut turns, mut turns_found, mut seconds) = (0, 0, 0, 0, 0, 0.0);
    let (mut uncertain, mut uncertain_marked) = (0, 0);
    for seed in seeds {
        let (game, fed) = planted(&RuleSet::HOYLE, seed, player);
        if fed.is_empty() {
            println!("seed {seed}: no occasion");
            continue;
        }
        let (review, time) = timed(&game, Seat(0), effort);
        seconds += time;
        let mut marks: Vec<Mark> = Vec::new();
        for (deal, choice) in
            (1..).zip(&review.deals).flat_map(|(number, deal)| deal.choices().map(move |one| (number, one)))
        {
            let Some(fed) = fed.iter().find(|fed| fed.moment == choice.moment) else { continue };
            if fed.costs() {
                turns += 1;
                marks.extend(choice.mark);
                if choice.mark.is_none() {
                    tell(deal, choice);
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
        "{found} of {games} games found, {blunders} with a blunder; {turns_found} of {turns} turns marked; of {uncertain} whose \
         cost is not certain {uncertain_marked} marked; {seconds:.0} s of reviews"
    );
}

fn level(seeds: impl Iterator<Item = u64>, effort: &Effort, nodes: u32) {
    let player = reviewer(nodes);
    let (mut games, mut clean, mut choices, mut marks, mut lost, mut seconds) = (0, 0, 0, [0; 3], 0.0, 0.0);
    for seed in seeds {
        let game = game(&RuleSet::HOYLE, Players::FOUR, seed, |_, view, seed| player.decide(view, seed));
        let (review, time) = timed(&game, Seat(u8::try_from(seed % 4).unwrap()), effort);
        let mut blunders = 0;
        for (deal, choice) in review.marks() {
            marks[choice.mark.unwrap() as usize] += 1;
            if choice.mark == Some(Mark::Blunder) {
                blunders += 1;
                tell(deal, choice);
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
         {:.1} % lost a game by the losses of all choices; {seconds:.0} s of reviews",
        100.0 * lost / f64::from(games.max(1))
    );
}

fn luck(seeds: impl Iterator<Item = u64>, effort: &Effort) {
    let (club, mut deals, mut luck, mut squares, mut skill) = (Club::default(), 0.0, 0.0, 0.0, 0.0);
    for seed in seeds {
        let game = game(&RuleSet::HOYLE, Players::FOUR, seed, |_, view, seed| club.decide(view, seed));
        // One seat a game: those of one game are not independent.
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
        "luck {mean:+.1} ± {:.1} points a deal in {deals} deals, skill {:+.1}",
        1.96 * error,
        skill / f64::max(deals, 1.0)
    );
}

fn accuracy(level: &str, seeds: impl Iterator<Item = u64>, effort: &Effort) {
    let bot = by_name(level).unwrap();
    let (mut found, mut charged, mut marks, mut seconds) = (Vec::new(), Vec::new(), [0; 3], 0.0);
    for seed in seeds {
        let game = game(&RuleSet::HOYLE, Players::FOUR, seed, |_, view, seed| bot.decide(view, seed));
        let (review, time) = timed(&game, Seat(u8::try_from(seed % 4).unwrap()), effort);
        review.marks().for_each(|(_, choice)| marks[choice.mark.unwrap() as usize] += 1);
        charged.push(-review.skill.in_points() / review.deals.len() as f64);
        found.push(review.accuracy);
        seconds += time;
    }
    let games = found.len() as f64;
    // A mean, with half of its 95 % interval.
    let mean = |numbers: &mut dyn Iterator<Item = f64>| {
        let numbers: Vec<f64> = numbers.collect();
        let mean = numbers.iter().sum::<f64>() / games;
        let spread = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (games - 1.0);
        (mean, 1.96 * (spread / games).sqrt())
    };
    let (percent, lost) =
        (mean(&mut found.iter().map(|one| one.percent)), mean(&mut found.iter().map(|one| 100.0 * one.lost.mean)));
    let charged = mean(&mut charged.into_iter());
    let mut middle: Vec<f64> = found.iter().map(|one| one.percent).collect();
    middle.sort_by(f64::total_cmp);
    let quarter = |quarters: usize| middle[(middle.len() - 1) * quarters / 4];
    let [inaccuracies, mistakes, blunders] = marks.map(|count| f64::from(count) / games);
    println!(
        "{level}: {games} games, accuracy {:.1} ± {:.1} (half of the games {:.0} to {:.0}), lost {:.1} ± {:.1} % of a win a game, \
         charged {:.1} ± {:.1} points a deal; {inaccuracies:.1} inaccuracies, {mistakes:.1} mistakes, {blunders:.1} blunders a game; \
         {:.1} s a review",
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

/// Panics where a review does not add up.
fn sums(seeds: impl Iterator<Item = u64>) {
    let mut games = 0;
    for seed in seeds {
        let (preset, players) = (usize::try_from(seed % 5).unwrap(), u8::try_from(2 + seed / 5 % 5).unwrap());
        let game = short(preset, players, seed);
        let (found, _) = timed(&game, Seat(u8::try_from(seed % u64::from(players)).unwrap()), &LITTLE);
        check_sums(&game, &found);
        games += 1;
    }
    println!("{games} games add up");
}
