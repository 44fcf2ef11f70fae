//! Measures the value of hidden information. An oracle is a search that knows some of the hidden hands. It plays
//! duplicate pairs against the same search without that knowledge, and both play Club on the same cards. How far the
//! honest search gets from Club to the oracle says more than points do. For development only: no bot in the program can
//! see this much.
//!
//! `cargo run --release -p canasta-arena --example oracle -- --sees next --nodes 3000 --pairs 60 --seed 1 [--threads 2]`
//!
//! `--sees` is `all`, `next` (the next player), `partner` or `opponents`. In the oracle's sampled deals, the hands it
//! sees are real, while the other hands and the stock are random. It searches as for a hint, with the given number of
//! nodes.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "this is a command")]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use canasta::going_out::{LastCard, can_go_out};
use canasta::{Action, Deal, Phase, Players, Seat, SeedRng};
use canasta_arena::{Moments, Spread, Start, Table};
use canasta_bots::{Bot, Club, Misplay, Thinker, Thinking, decide_over, play};

/// The hidden hands the oracle sees.
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

    /// Whether the oracle in seat `own` sees the hand of seat `other`.
    fn sees(self, players: Players, own: Seat, other: Seat) -> bool {
        let partners = players.side_of(own) == players.side_of(other);
        match self {
            Self::All => true,
            Self::Next => other == players.next_seat(own),
            Self::Partner => partners,
            Self::Opponents => !partners,
        }
    }
}

/// Samples a deal for the oracle in this seat.
fn sampled(deal: &Deal, seat: Seat, sees: Sees, rng: &mut SeedRng) -> Deal {
    let public = deal.public();
    let view = deal.view(seat);
    let players = public.players();
    let mut known = public.seen().known;
    for other in players.seats().filter(|&other| sees.sees(players, seat, other)) {
        known[other.index()] = *deal.hand(other);
    }
    let mut deal_sample = view.sample_knowing(&known, rng);
    // A player who asks is able to go out, so try to find such a hand, as a search does.
    if let Phase::Answer { drawn } = public.phase() {
        let last = if drawn { LastCard::MeldedOrDiscarded } else { LastCard::Melded };
        let can = |deal_sample: &Deal| {
            can_go_out(public.rules(), players, public.side_melds(public.side()), deal_sample.hand(public.turn()), last)
        };
        for _ in 0..400 {
            if can(&deal_sample) {
                break;
            }
            deal_sample = view.sample_knowing(&known, rng);
        }
    }
    deal_sample
}

/// A player who can see the whole deal.
trait Player: Sync {
    fn decide(&self, deal: &Deal, seat: Seat, seed: u64) -> Vec<Action>;
}

/// A search that sees some of the hidden hands.
struct Oracle {
    sees: Sees,
    thinking: Thinking,
}

impl Player for Oracle {
    fn decide(&self, deal: &Deal, seat: Seat, seed: u64) -> Vec<Action> {
        let mut sample = |deal_sample| sampled(deal, seat, self.sees, &mut SeedRng::part(seed, deal_sample));
        decide_over(&deal.view(seat), seed, &self.thinking, &mut sample)
    }
}

/// A bot, which sees only its view.
struct Honest<B>(B);

impl<B: Bot> Player for Honest<B> {
    fn decide(&self, deal: &Deal, seat: Seat, seed: u64) -> Vec<Action> {
        self.0.decide(&deal.view(seat), seed)
    }
}

/// The lead of the first player's side over the second's in points per deal, over one pair. The pairs are the same as
/// the arena's for that seed.
fn ahead(pair: u32, seed: u64, [a, b]: [&dyn Player; 2]) -> Result<f64, Misplay> {
    let table = Table::HOYLE;
    let start = Start::for_pair(&table, seed, pair);
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

/// Leads in one pair, in points per deal.
#[derive(Clone, Copy, Debug)]
struct PairLeads {
    oracle_against_honest: f64,
    oracle_against_club: f64,
    honest_against_club: f64,
}

#[derive(Clone, Copy, Debug)]
struct Options {
    sees: Sees,
    nodes: u32,
    pairs: u32,
    seed: u64,
    threads: u32,
}

impl Options {
    fn play(&self, pair: u32) -> Result<PairLeads, Misplay> {
        let thinking = Thinking { nodes: self.nodes, ..Thinking::QUICK };
        let oracle = Oracle { sees: self.sees, thinking };
        let honest = Honest(Thinker::new("honest", thinking));
        let club = Honest(Club::default());
        Ok(PairLeads {
            oracle_against_honest: ahead(pair, self.seed, [&oracle, &honest])?,
            oracle_against_club: ahead(pair, self.seed, [&oracle, &club])?,
            honest_against_club: ahead(pair, self.seed, [&honest, &club])?,
        })
    }

    /// The results of all pairs, in order.
    fn run(&self) -> Result<Vec<PairLeads>, Misplay> {
        let next = AtomicU32::new(0);
        let done = Mutex::new(Vec::new());
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
    let mut positions = Moments::default();
    values.for_each(|value| positions.add(value));
    positions.spread()
}

/// The mean of `one` as a share of the mean of `other`. The confidence interval comes from how far each pair deviates
/// from that ratio. `None` if the second mean is not positive.
fn share(one: &[f64], other: &[f64]) -> Option<Spread> {
    let distance = spread(other.iter().copied()).mean;
    let share = spread(one.iter().copied()).mean / distance;
    let deviations = one.iter().zip(other).map(|(one, other)| share + (one - share * other) / distance);
    (distance > 0.0).then(|| spread(deviations))
}

fn options(words: &[String]) -> Result<Options, String> {
    let mut options = Options { sees: Sees::All, nodes: 3000, pairs: 60, seed: 1, threads: 1 };
    for words in words.chunks(2) {
        let [name, value] = words else { return Err(format!("{} needs a value", words.concat())) };
        let error = || format!("invalid value {value} for {name}");
        let count = || value.parse().ok().filter(|&count: &u32| count > 0).ok_or_else(error);
        match name.as_str() {
            "--sees" => {
                let known = Sees::ALL.into_iter().find(|(known, _)| known == value);
                options.sees = known.ok_or_else(error)?.1;
            }
            "--nodes" => options.nodes = count()?,
            "--pairs" => options.pairs = count()?,
            "--threads" => options.threads = count()?,
            "--seed" => options.seed = value.parse().map_err(|_| error())?,
            _ => return Err(format!("unknown option {name}")),
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

fn print(options: &Options, played: &[PairLeads]) {
    let Options { sees, nodes, pairs, seed, .. } = options;
    let name = Sees::ALL.iter().find(|(_, any)| any == sees).map_or("", |(name, _)| name);
    println!(
        "oracle@sees={name} and the honest search at {nodes} nodes, {pairs} pairs of duplicate deals (hoyle, 4 players), seed {seed}"
    );
    let all = |of: fn(&PairLeads) -> f64| played.iter().map(of).collect::<Vec<f64>>();
    let oracle = all(|pair| pair.oracle_against_club);
    let honest = all(|pair| pair.honest_against_club);
    for (name_of_match, values) in [
        ("oracle against the honest search", &all(|pair| pair.oracle_against_honest)),
        ("oracle against club", &oracle),
        ("the honest search against club", &honest),
    ] {
        let Spread { mean, ci95: [low, high] } = spread(values.iter().copied());
        println!("{name_of_match}: {mean:+.0} points per deal (95%: {low:+.0} to {high:+.0})");
    }
    match share(&honest, &oracle) {
        Some(Spread { mean, ci95: [low, high] }) => {
            let [mean, low, high] = [mean, low, high].map(|part| 100.0 * part);
            println!(
                "the honest search's share of the distance from club to the oracle: {mean:.0}% (95%: {low:.0} to {high:.0})"
            );
        }
        None => println!("the oracle is not ahead of club, so there is no distance to compare with"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays deals between club players and calls `each` before every decision.
    fn positions(mut each: impl FnMut(&Deal, Seat, u64)) {
        for pair in 0..10 {
            let (mut deal, seed) = Start::for_pair(&Table::HOYLE, 3, pair).deal(&Table::HOYLE);
            play(&mut deal, seed, |deal, seat, seed| {
                each(deal, seat, seed);
                Club::default().decide(&deal.view(seat), seed)
            })
            .unwrap();
        }
    }

    #[test]
    fn seen_hands_are_real_and_the_others_mostly_are_not() {
        let players = Players::FOUR;
        for (name, sees) in Sees::ALL {
            let mut hidden = 0;
            let mut other = 0;
            positions(|deal, seat, seed| {
                let deal_sample = sampled(deal, seat, sees, &mut SeedRng::new(seed));
                assert_eq!(deal_sample.view(seat), deal.view(seat), "{name}: the seat's view differs");
                for any in players.seats().filter(|&any| any != seat) {
                    if sees.sees(players, seat, any) {
                        assert_eq!(deal_sample.hand(any), deal.hand(any), "{name}: {any:?} seen from {seat:?}");
                    } else {
                        hidden += 1;
                        other += u32::from(deal_sample.hand(any) != deal.hand(any));
                    }
                }
            });
            assert_eq!(hidden == 0, sees == Sees::All, "{name}");
            assert!(other * 10 >= hidden * 9, "{name}: {other} of {hidden} unseen hands differ");
        }
    }

    /// No oracle sees the stock.
    #[test]
    fn seeing_all_hands_does_not_reveal_the_stock() {
        let mut late_positions = 0;
        let mut other = 0;
        positions(|deal, seat, seed| {
            let deal_sample = sampled(deal, seat, Sees::All, &mut SeedRng::new(seed));
            late_positions += u32::from(deal.public().stock() > 10);
            other += u32::from(deal.public().stock() > 10 && !deal_sample.stock().eq(deal.stock()));
        });
        assert!(late_positions > 100 && other == late_positions, "{other} of {late_positions}");
    }

    #[test]
    fn sees_the_seats_its_name_says() {
        let seen = |sees: Sees| {
            let seats = Players::FOUR.seats().filter(|&any| any != Seat(1));
            seats.filter(|&any| sees.sees(Players::FOUR, Seat(1), any)).map(|seat| seat.0).collect::<Vec<_>>()
        };
        assert_eq!(Sees::ALL.map(|(_, sees)| seen(sees)), [vec![0, 2, 3], vec![2], vec![3], vec![0, 2]]);
    }

    #[test]
    fn plays_the_same_pairs_as_the_arena() {
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
        // The standard error of the mean of 0.25, 0.75 and 0.5 is 0.25 / √3.
        let half = 1.96 * 0.25 / 3_f64.sqrt();
        assert!((low - (0.5 - half)).abs() < 1e-12 && (high - (0.5 + half)).abs() < 1e-12, "{low} {high}");
        assert_eq!(share(&[100.0], &[-400.0]), None);
    }

    #[test]
    fn rejects_unknown_options() {
        let read = |text: &str| options(&text.split(' ').map(str::to_owned).collect::<Vec<_>>()).map(|read| read.pairs);
        assert_eq!(read("--sees next --pairs 5"), Ok(5));
        for (text, why) in [
            ("--sees stock", "invalid value stock for --sees"),
            ("--pairs 0", "invalid value 0 for --pairs"),
            ("--pairs", "--pairs needs a value"),
            ("--deals 3", "unknown option --deals"),
        ] {
            assert_eq!(read(text), Err(why.to_owned()));
        }
    }
}
