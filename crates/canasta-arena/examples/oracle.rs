//! What seeing more would be worth: a search that knows some of the hidden hands, which no bot may, plays duplicate pairs against the
//! same search without that knowledge, and both play against Club on the same cards. How far a search has come on the way from Club to the
//! oracle says more than points do. For development alone: no bot of the program can see what this sees.
//!
//! `cargo run --release -p canasta-arena --example oracle -- --sees next --nodes 3000 --pairs 60 --seed 1 [--threads 2]`
//!
//! `--sees` is `all`, `next` (the player after oneself), `partner` or `opponents`. In the deals that the oracle imagines the hands that
//! it sees are the true ones, and the other hands and the stock are made of the cards that are left, by chance. It thinks as hints
//! do, with as many nodes.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "this is a command")]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use canasta::going_out::{LastCard, can_go_out};
use canasta::{Action, Deal, Phase, Players, Seat, SeedRng};
use canasta_arena::{Moments, Spread, Start, Table};
use canasta_bots::{Bot, Club, Misplay, Thinker, Thinking, decide_over, play};

/// Which of the hidden hands the oracle sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sees {
    All,
    Next,
    Partner,
    Opponents,
}

impl Sees {
    const ALL: [(&'static str, Self); 4] =
        [("all", Self::All), ("next", Self::Next), ("partner", Self::Partner), ("opponents", Self::Opponents)];

    /// Whether the oracle in a seat sees the hand of another.
    fn sees(self, players: Players, own: Seat, other: Seat) -> bool {
        let partners = players.side_of(own) == players.side_of(other);
        match self {
            Self::All => true,
            Self::Next => other == players.after(own),
            Self::Partner => partners,
            Self::Opponents => !partners,
        }
    }
}

/// A deal that the oracle in this seat imagines.
fn imagined(deal: &Deal, seat: Seat, sees: Sees, rng: &mut SeedRng) -> Deal {
    let (public, view) = (deal.public(), deal.view(seat));
    let players = public.players();
    let mut known = public.seen().known;
    for other in players.seats().filter(|&other| sees.sees(players, seat, other)) {
        known[other.index()] = *deal.hand(other);
    }
    let mut world = view.sample_knowing(&known, rng);
    // A player who asks can go out, so such a hand is looked for a while, as a search does.
    if let Phase::Answer { drawn } = public.phase() {
        let last = if drawn { LastCard::MeldedOrDiscarded } else { LastCard::Melded };
        let can = |world: &Deal| {
            can_go_out(public.rules(), players, public.side_melds(public.side()), world.hand(public.turn()), last)
        };
        for _ in 0..400 {
            if can(&world) {
                break;
            }
            world = view.sample_knowing(&known, rng);
        }
    }
    world
}

/// A player who may see the whole deal.
trait Player: Sync {
    fn decide(&self, deal: &Deal, seat: Seat, seed: u64) -> Vec<Action>;
}

/// The search that sees some hands.
struct Oracle {
    sees: Sees,
    thinking: Thinking,
}

impl Player for Oracle {
    fn decide(&self, deal: &Deal, seat: Seat, seed: u64) -> Vec<Action> {
        let mut imagine = |world| imagined(deal, seat, self.sees, &mut SeedRng::part(seed, world));
        decide_over(&deal.view(seat), seed, &self.thinking, &mut imagine)
    }
}

/// A bot, which sees its view alone.
struct Honest<B>(B);

impl<B: Bot> Player for Honest<B> {
    fn decide(&self, deal: &Deal, seat: Seat, seed: u64) -> Vec<Action> {
        self.0.decide(&deal.view(seat), seed)
    }
}

/// Points a deal by which the first player's side is ahead of the second's, on the cards of a pair: those of the arena with
/// the same seed.
fn ahead(pair: u32, seed: u64, [a, b]: [&dyn Player; 2]) -> Result<f64, Misplay> {
    let table = Table::HOYLE;
    let start = Start::of_pair(&table, seed, pair);
    let mut sum = 0.0;
    for own in table.players.all_sides() {
        let (mut deal, seed) = start.deal(&table);
        play(&mut deal, seed, |deal, seat, seed| {
            let player = if table.players.side_of(seat) == own { a } else { b };
            player.decide(deal, seat, seed)
        })?;
        for (side, score) in table.players.all_sides().zip(deal.score()) {
            sum += f64::from(score.total()) * if side == own { 1.0 } else { -1.0 };
        }
    }
    Ok(sum / f64::from(table.players.sides()))
}

/// What one pair brought, in points a deal.
#[derive(Clone, Copy, Debug)]
struct Played {
    oracle_against_honest: f64,
    oracle_against_club: f64,
    honest_against_club: f64,
}

/// What is to be measured.
#[derive(Clone, Copy, Debug)]
struct Options {
    sees: Sees,
    nodes: u32,
    pairs: u32,
    seed: u64,
    threads: u32,
}

impl Options {
    fn play(&self, pair: u32) -> Result<Played, Misplay> {
        let thinking = Thinking { nodes: self.nodes, ..Thinking::QUICK };
        let oracle = Oracle { sees: self.sees, thinking };
        let (honest, club) = (Honest(Thinker::new("honest", thinking)), Honest(Club::default()));
        Ok(Played {
            oracle_against_honest: ahead(pair, self.seed, [&oracle, &honest])?,
            oracle_against_club: ahead(pair, self.seed, [&oracle, &club])?,
            honest_against_club: ahead(pair, self.seed, [&honest, &club])?,
        })
    }

    /// All pairs, in their order.
    fn run(&self) -> Result<Vec<Played>, Misplay> {
        let (next, done) = (AtomicU32::new(0), Mutex::new(Vec::new()));
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let pair = next.fetch_add(1, Ordering::Relaxed);
                        if pair >= self.pairs {
                            break;
                        }
                        let played = self.play(pair);
                        if let Ok(mut done) = done.lock() {
                            done.push((pair, played));
                        }
                    }
                });
            }
        });
        let mut done = done.into_inner().unwrap_or_default();
        done.sort_by_key(|(pair, _)| *pair);
        done.into_iter().map(|(_, played)| played).collect()
    }
}

fn spread(values: impl Iterator<Item = f64>) -> Spread {
    let mut moments = Moments::default();
    values.for_each(|value| moments.add(value));
    moments.spread()
}

/// How far the first has come on the way to the second, as a part of it: the ratio of the means. Its interval is that of a ratio of
/// means of pairs, from what each pair deviates from it. `None` where the second is not ahead.
fn share(one: &[f64], other: &[f64]) -> Option<Spread> {
    let way = spread(other.iter().copied()).mean;
    let share = spread(one.iter().copied()).mean / way;
    let deviations = one.iter().zip(other).map(|(one, other)| share + (one - share * other) / way);
    (way > 0.0).then(|| spread(deviations))
}

fn options(words: &[String]) -> Result<Options, String> {
    let mut options = Options { sees: Sees::All, nodes: 3000, pairs: 60, seed: 1, threads: 1 };
    for words in words.chunks(2) {
        let [name, value] = words else { return Err(format!("{} needs a value", words.concat())) };
        let wrong = || format!("{name} cannot be {value}");
        let count = || value.parse().ok().filter(|&count: &u32| count > 0).ok_or_else(wrong);
        match name.as_str() {
            "--sees" => {
                let known = Sees::ALL.into_iter().find(|(known, _)| known == value);
                options.sees = known.ok_or_else(wrong)?.1;
            }
            "--nodes" => options.nodes = count()?,
            "--pairs" => options.pairs = count()?,
            "--threads" => options.threads = count()?,
            "--seed" => options.seed = value.parse().map_err(|_| wrong())?,
            _ => return Err(format!("there is no option {name}")),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let options = match options(&words) {
        Ok(options) => options,
        Err(why) => {
            eprintln!("{why}; the options are --sees all|next|partner|opponents, --nodes, --pairs, --seed, --threads");
            return ExitCode::from(2);
        }
    };
    match options.run() {
        Ok(played) => print(&options, &played),
        Err(misplay) => {
            eprintln!("{misplay}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn print(options: &Options, played: &[Played]) {
    let Options { sees, nodes, pairs, seed, .. } = options;
    let name = Sees::ALL.iter().find(|(_, any)| any == sees).map_or("", |(name, _)| name);
    println!(
        "oracle@sees={name} and the honest search at {nodes} nodes, {pairs} pairs of duplicate deals (hoyle, 4 players), seed {seed}"
    );
    let all = |of: fn(&Played) -> f64| played.iter().map(of).collect::<Vec<f64>>();
    let (oracle, honest) = (all(|pair| pair.oracle_against_club), all(|pair| pair.honest_against_club));
    for (who, values) in [
        ("oracle against the honest search", &all(|pair| pair.oracle_against_honest)),
        ("oracle against club", &oracle),
        ("the honest search against club", &honest),
    ] {
        let Spread { mean, ci95: [low, high] } = spread(values.iter().copied());
        println!("{who}: {mean:+.0} points a deal (95 %: {low:+.0} to {high:+.0})");
    }
    match share(&honest, &oracle) {
        Some(Spread { mean, ci95: [low, high] }) => {
            let [mean, low, high] = [mean, low, high].map(|part| 100.0 * part);
            println!(
                "the honest search's share of the way from club to the oracle: {mean:.0} % (95 %: {low:.0} to {high:.0})"
            );
        }
        None => println!("the oracle is not ahead of club: there is no way to have a share of"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In the middle of deals of club players: the deal, the seat to act.
    fn moments(mut each: impl FnMut(&Deal, Seat, u64)) {
        for pair in 0..10 {
            let (mut deal, seed) = Start::of_pair(&Table::HOYLE, 3, pair).deal(&Table::HOYLE);
            play(&mut deal, seed, |deal, seat, seed| {
                each(deal, seat, seed);
                Club::default().decide(&deal.view(seat), seed)
            })
            .unwrap();
        }
    }

    #[test]
    fn who_is_seen_holds_what_they_hold_and_the_others_mostly_do_not() {
        let players = Players::FOUR;
        for (name, sees) in Sees::ALL {
            let (mut hidden, mut other) = (0, 0);
            moments(|deal, seat, seed| {
                let world = imagined(deal, seat, sees, &mut SeedRng::new(seed));
                assert_eq!(world.view(seat), deal.view(seat), "{name}: the seat could not tell them apart");
                for any in players.seats().filter(|&any| any != seat) {
                    if sees.sees(players, seat, any) {
                        assert_eq!(world.hand(any), deal.hand(any), "{name}: {any:?} seen from {seat:?}");
                    } else {
                        hidden += 1;
                        other += u32::from(world.hand(any) != deal.hand(any));
                    }
                }
            });
            assert_eq!(hidden == 0, sees == Sees::All, "{name}");
            assert!(
                other * 10 >= hidden * 9,
                "{name}: {other} of {hidden} hands that are not seen are imagined otherwise"
            );
        }
    }

    /// The stock is hidden from every oracle.
    #[test]
    fn who_sees_all_hands_does_not_see_the_stock() {
        let (mut moment, mut other) = (0, 0);
        moments(|deal, seat, seed| {
            let world = imagined(deal, seat, Sees::All, &mut SeedRng::new(seed));
            moment += u32::from(deal.public().stock() > 10);
            other += u32::from(deal.public().stock() > 10 && !world.stock().eq(deal.stock()));
        });
        assert!(moment > 100 && other == moment, "{other} of {moment}");
    }

    #[test]
    fn seats_are_seen_as_the_names_say() {
        let seen = |sees: Sees| {
            let seats = Players::FOUR.seats().filter(|&any| any != Seat(1));
            seats.filter(|&any| sees.sees(Players::FOUR, Seat(1), any)).map(|seat| seat.0).collect::<Vec<_>>()
        };
        assert_eq!(Sees::ALL.map(|(_, sees)| seen(sees)), [vec![0, 2, 3], vec![2], vec![3], vec![0, 2]]);
    }

    #[test]
    fn a_pair_is_that_of_the_arena() {
        let options = Options { sees: Sees::All, nodes: 40, pairs: 4, seed: 9, threads: 2 };
        let played = options.run().unwrap();
        let arena =
            canasta_arena::run(&Table::HOYLE, "expert@nodes=40;turns=16;horizon=10;model-error=60", "club", 4, 9, 1)
                .unwrap();
        let honest = spread(played.iter().map(|pair| pair.honest_against_club));
        assert_eq!(honest, arena.points_per_deal);
    }

    #[test]
    fn a_share_is_a_ratio_of_means() {
        let Spread { mean, ci95: [low, high] } = share(&[100.0, 300.0, 200.0], &[400.0, 400.0, 400.0]).unwrap();
        assert!((mean - 0.5).abs() < 1e-12);
        // The error of the mean of 0.25, 0.75 and 0.5 is 0.25 / √3.
        let half = 1.96 * 0.25 / 3_f64.sqrt();
        assert!((low - (0.5 - half)).abs() < 1e-12 && (high - (0.5 + half)).abs() < 1e-12, "{low} {high}");
        assert_eq!(share(&[100.0], &[-400.0]), None);
    }

    #[test]
    fn what_is_not_understood_is_told() {
        let read = |text: &str| options(&text.split(' ').map(str::to_owned).collect::<Vec<_>>()).map(|read| read.pairs);
        assert_eq!(read("--sees next --pairs 5"), Ok(5));
        for (text, why) in [
            ("--sees stock", "--sees cannot be stock"),
            ("--pairs 0", "--pairs cannot be 0"),
            ("--pairs", "--pairs needs a value"),
            ("--deals 3", "there is no option --deals"),
        ] {
            assert_eq!(read(text), Err(why.to_owned()));
        }
    }
}
