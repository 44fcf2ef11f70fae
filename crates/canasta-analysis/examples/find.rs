//! Finds puzzles for the collection. Plays deals between bots and judges positions in which players could easily go
//! wrong, first with few nodes and finally with `--nodes` for each kind of playouts. Prints a line of JSON per puzzle,
//! and `# N` after deal N. The result for a deal depends only on the seed, its number and the nodes, so the deals can
//! be split over several runs or machines.
//!
//! `cargo run --release -p canasta-analysis --example find -- --seed S --from A --until B [--threads N] [--nodes N]`
//!
//! `… --example find -- again FILE [--threads N] [--nodes N]` judges the puzzles of such a file again with the
//! current bots and prints those that still qualify. `… --example find -- choose FILE [--most N]` selects the puzzles
//! for the data file, at most N per theme.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::unwrap_used,
    clippy::disallowed_types,
    reason = "a tool for developers"
)]

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use canasta::rules::Preset;
use canasta::{Action, CardDeal, MAX_SEATS, Phase, Players, Rng as _, RuleSet, Seat, SeedRng, View, deck};
use canasta_analysis::puzzles::{MIN_LOSS_POINTS, Puzzle, judge};
use canasta_bots::{Bot, PlayoutPolicy, Thinking, by_name, consider, decision_seed};

/// Bots that play the deals. Some of them are weak.
const PLAYERS: [&str; 4] = ["skilled", "club", "beginner", "club@untuned"];

/// Bots that make mistakes typical of people. The first of them that makes a mistake determines the usual one.
const USUAL: [&str; 3] = ["skilled", "club", "beginner"];

/// Bots that add more candidates.
const MORE: [&str; 4] = ["greedy", "hoarder", "miser", "racer"];

/// Nodes of the two quick checks, one for each kind of playouts.
const QUICK: [u32; 2] = [10_000, 60_000];

/// Divides the nodes for the preliminary judgement of a position.
const PRELIMINARY_DIVISOR: u32 = 12;

/// Minimum number of turns to compare.
const MIN_CANDIDATES: usize = 3;

/// Positions about taking the pile count in only one of this many deals. Otherwise most puzzles would be about that.
const TAKE_DEALS: u64 = 3;

/// Upper limit for the first decision to consider in a deal. Without it nearly all puzzles would be about first turns.
const MAX_FIRST_DECISION: u32 = 70;

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |name: &str, default: u64| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(default)
    };
    if words.get(1).is_some_and(|word| word == "choose") {
        let text = std::fs::read_to_string(&words[2]).unwrap();
        return choose(&text, usize::try_from(number("--most", 40)).unwrap());
    }
    let threads = number("--threads", 1);
    let finder = Finder { seed: number("--seed", 1), nodes: u32::try_from(number("--nodes", 1_000_000)).unwrap() };
    if words.get(1).is_some_and(|word| word == "again") {
        let text = std::fs::read_to_string(&words[2]).unwrap();
        return again(&text, &finder, threads);
    }
    let next = AtomicU64::new(number("--from", 0));
    let until = number("--until", 100);
    let counts = Counts::default();
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= until {
                        break;
                    }
                    let found = finder.deal(deal, &counts);
                    let line = found.map_or_else(String::new, |puzzle| puzzle.line() + "\n");
                    println!("{line}# {deal}");
                }
            });
        }
    });
    eprintln!("{counts:?} in {:.0} s", began.elapsed().as_secs_f64());
}

/// Number of positions that reach each stage.
#[derive(Default, Debug)]
struct Counts {
    looked_at: AtomicUsize,
    by_club: AtomicUsize,
    by_evaluated: AtomicUsize,
    judged: AtomicUsize,
    found: AtomicUsize,
}

struct Finder {
    seed: u64,
    nodes: u32,
}

impl Finder {
    /// Returns the first puzzle in a deal, if there is one.
    fn deal(&self, number: u64, counts: &Counts) -> Option<Puzzle> {
        let mut rng = SeedRng::part(self.seed, number);
        let preset = &RuleSet::PRESETS[pick(&mut rng, RuleSet::PRESETS.len())];
        // Most deals have four players.
        let players = Players::new([4, 4, 4, 4, 4, 4, 2, 3, 5, 6][pick(&mut rng, 10)]).unwrap();
        let bots: Vec<Box<dyn Bot>> =
            players.seats().map(|_| by_name(PLAYERS[pick(&mut rng, PLAYERS.len())]).unwrap()).collect();
        let dealer = Seat(u8::try_from(pick(&mut rng, players.count().into())).unwrap());
        let mut scores = [0; MAX_SEATS];
        for score in &mut scores[..players.sides().into()] {
            *score = 250 * i32::try_from(pick(&mut rng, 11)).unwrap();
        }
        let cards = deck::shuffled(&mut rng);
        let (mut deal, _) = CardDeal::new(&preset.rules, players, dealer, scores, &cards)?;
        let start = rng.next_below(MAX_FIRST_DECISION);
        let mut decisions = 0;
        while let Some(seat) = deal.public().to_act() {
            let cards = deal.view(Some(seat));
            let seed = decision_seed(number, decisions);
            let view = cards.to_kinds()?;
            let is_wanted = view.public.phase() == Phase::Play || number.is_multiple_of(TAKE_DEALS);
            if decisions >= start
                && is_wanted
                && let Some(found) = self.look(&view, seed, counts)
            {
                let id = format!("{number}-{decisions}");
                if let Some(puzzle) = self.puzzle(id, preset, &cards, &found, counts) {
                    return Some(puzzle);
                }
            }
            for action in bots[seat.index()].decide(&view, seed) {
                let action = deal.view(Some(seat)).to_cards(&action)?;
                deal.apply(&action).ok()?;
            }
            decisions += 1;
        }
        None
    }

    /// Runs quick checks for a position in which one turn is probably best by far and people could miss it.
    fn look(&self, view: &View, seed: u64, counts: &Counts) -> Option<Position> {
        if !matches!(view.public.phase(), Phase::Draw | Phase::Play) {
            return None;
        }
        let usual = turns(&USUAL, view, seed);
        if usual.iter().all(|(_, actions)| *actions == usual[0].1) {
            return None;
        }
        counts.looked_at.fetch_add(1, Ordering::Relaxed);
        let kinds = [Thinking::QUICK.playout_policy, Thinking::EXPERT.playout_policy];
        let by_club = quick(view, seed, QUICK[0], kinds[0])?;
        if usual.iter().all(|(_, actions)| *actions == by_club) {
            return None;
        }
        counts.by_club.fetch_add(1, Ordering::Relaxed);
        let by_evaluated = quick(view, seed, QUICK[1], kinds[1])?;
        if by_evaluated != by_club {
            return None;
        }
        counts.by_evaluated.fetch_add(1, Ordering::Relaxed);
        Some(Position::new(view, seed, usual))
    }

    fn puzzle(
        &self,
        id: String,
        preset: &Preset,
        cards: &canasta::CardView,
        at: &Position,
        counts: &Counts,
    ) -> Option<Puzzle> {
        let before = judge(&at.view, &at.given, at.seed ^ 2, self.nodes / PRELIMINARY_DIVISOR, &|| true)??;
        // Fewer nodes mean larger errors. Keep a position only if it is likely to be certain with all nodes.
        let larger = f64::from(PRELIMINARY_DIVISOR).sqrt();
        if before.candidates < MIN_CANDIDATES {
            return None;
        }
        if before.leads.iter().any(|lead| lead.mean < MIN_LOSS_POINTS || lead.mean < 5.0 * lead.error / larger) {
            return None;
        }
        counts.judged.fetch_add(1, Ordering::Relaxed);
        let puzzle = self.judged(id, preset.name, cards, at)?;
        counts.found.fetch_add(1, Ordering::Relaxed);
        Some(puzzle)
    }

    /// Judges a position with all nodes and makes a puzzle of it.
    fn judged(&self, id: String, preset: &str, cards: &canasta::CardView, at: &Position) -> Option<Puzzle> {
        let found = judge(&at.view, &at.given, at.seed ^ 4, self.nodes, &|| true)??;
        if !found.is_decided() || found.candidates < MIN_CANDIDATES {
            return None;
        }
        let wrong = |actions: &Vec<Action>| found.worse.iter().any(|turn| turn.actions == *actions);
        let missed: Vec<&(String, Vec<Action>)> = at.usual.iter().filter(|(_, actions)| wrong(actions)).collect();
        let puzzle = Puzzle::of(id, preset, cards.clone(), &found, &missed.first()?.1)?;
        let missed_by = missed.into_iter().map(|(name, _)| name.clone()).collect();
        Some(Puzzle { missed_by, ..puzzle })
    }
}

/// Judges puzzles again and prints each one that still qualifies.
fn again(text: &str, finder: &Finder, threads: u64) {
    let lines: Vec<&str> = text.lines().filter(|line| line.starts_with('{')).collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Puzzle { id, preset, view: cards, turns: offered, missed_by, .. } = Puzzle::read(line).unwrap();
                    let view = cards.to_kinds().unwrap();
                    let number: u64 = id.split('-').next().unwrap().parse().unwrap();
                    let seed = decision_seed(number, 0);
                    // Keep the usual mistake, whichever bots make it now.
                    let mut usual = vec![(missed_by[0].clone(), offered[1].actions.clone())];
                    usual.extend(turns(&USUAL, &view, seed).into_iter().filter(|(name, _)| *name != missed_by[0]));
                    let at = Position::new(&view, seed, usual);
                    match finder.judged(id.clone(), preset, &cards, &at) {
                        Some(puzzle) => println!("{}", puzzle.line()),
                        None => println!("# no longer {id}"),
                    }
                }
            });
        }
    });
}

/// A position worth judging.
struct Position {
    view: View,
    /// The usual turns, with the names of the bots that play them.
    usual: Vec<(String, Vec<Action>)>,
    given: Vec<Vec<Action>>,
    seed: u64,
}

impl Position {
    fn new(view: &View, seed: u64, usual: Vec<(String, Vec<Action>)>) -> Self {
        let mut given: Vec<Vec<Action>> = usual.iter().map(|(_, actions)| actions.clone()).collect();
        given.extend(turns(&MORE, view, seed).into_iter().map(|(_, actions)| actions));
        given.extend(simple(view));
        Self { view: view.clone(), usual, given, seed }
    }
}

/// The turns that these bots would play, with their names.
fn turns(names: &[&str], view: &View, seed: u64) -> Vec<(String, Vec<Action>)> {
    names.iter().map(|name| ((*name).to_owned(), by_name(name).unwrap().decide(view, seed))).collect()
}

/// Returns the best turn if, with few nodes, it is nearly far enough ahead of the next one.
fn quick(view: &View, seed: u64, nodes: u32, playout_policy: PlayoutPolicy) -> Option<Vec<Action>> {
    let thinking = Thinking { nodes, playout_policy, ..Thinking::QUICK };
    let hint = consider(view, seed, &thinking, 2, &|| true);
    let [best, next, ..] = &hint.turns[..] else { return None };
    (next.loses >= 0.8 * MIN_LOSS_POINTS && next.loses >= next.error).then(|| best.actions.clone())
}

/// Extra candidates that are a single action: the cheapest ways to take the pile, or discards.
fn simple(view: &View) -> Vec<Vec<Action>> {
    let mut actions = Vec::new();
    view.public.legal_within(&view.hand, &mut actions, MAX_SEARCH_STEPS);
    actions.retain(|action| matches!(action, Action::Take { .. } | Action::Discard(_)));
    actions.sort_by_key(|action| match action {
        Action::Take { with, more } => {
            let spent = with.plus(&more.cards());
            (spent.wilds(), spent.total())
        }
        _ => (0, 0),
    });
    actions.into_iter().take(MAX_SIMPLE_TURNS).map(|action| vec![action]).collect()
}

const MAX_SIMPLE_TURNS: usize = 5;

/// Step limit for listing initial melds.
const MAX_SEARCH_STEPS: u64 = 2_000;

fn pick(rng: &mut SeedRng, of: usize) -> usize {
    usize::try_from(rng.next_below(u32::try_from(of).unwrap())).unwrap()
}

/// Prints at most `max` puzzles of each theme, by id.
fn choose(text: &str, max: usize) {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut themes: BTreeMap<&str, Vec<Puzzle>> = BTreeMap::new();
    for puzzle in lines.map(|line| Puzzle::read(line).unwrap()) {
        themes.entry(puzzle.theme.code()).or_default().push(puzzle);
    }
    for puzzles in themes.values_mut() {
        puzzles.sort_by(|one, other| one.id.cmp(&other.id));
        puzzles.dedup_by(|one, other| one.id == other.id);
    }
    for (theme, puzzles) in &themes {
        eprintln!("{theme}: {}", puzzles.len());
    }
    for puzzle in themes.values().flat_map(|puzzles| puzzles.iter().take(max)) {
        println!("{}", puzzle.line());
    }
}
