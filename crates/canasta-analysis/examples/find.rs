//! Finds puzzles for the program: deals of bots are played, and where a player may well go wrong the position is judged, with few
//! nodes first and in the end with `--nodes` for each kind of play-outs. Prints a line of JSON a puzzle, and `# N` when a deal is done; what
//! comes of a deal depends on nothing but the seed, its number and the nodes, so that ranges can be found one after the other, or on several machines.
//!
//! `cargo run --release -p canasta-analysis --example find -- --seed S --from A --until B [--threads N] [--nodes N]`
//!
//! `… --example find -- again FILE [--threads N] [--nodes N]` judges the puzzles of such lines again, as the bots are now, and prints those that still
//! are puzzles. `… --example find -- choose FILE [--most N]` prints them for the data file: at most so many of a theme.

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
use canasta_analysis::puzzles::{LEAST_LOSS, Puzzle, judge};
use canasta_bots::{Bot, PlayOn, Thinking, by_name, consider, decision_seed};

/// Who plays the deals, and who may go wrong.
const PLAYERS: [&str; 4] = ["skilled", "club", "beginner", "club@untuned"];

/// Those whose wrong turn counts as one that people make; the usual wrong turn is that of the first who makes one.
const USUAL: [&str; 3] = ["skilled", "club", "beginner"];

/// Others whose turns are candidates.
const MORE: [&str; 4] = ["greedy", "hoarder", "miser", "racer"];

/// Nodes of the two quick looks, for each kind of play-outs.
const QUICK: [u32; 2] = [10_000, 60_000];

/// The part of the nodes with which a position is judged before the last time.
const BEFORE: u32 = 12;

/// Turns among which the best is found, at least.
const LEAST_CANDIDATES: usize = 3;

/// In one deal of so many it is asked whether to take the pile, too; or that would be what most puzzles are about.
const TAKES: u64 = 3;

/// Decisions of a deal after which one begins to look, at most: or nearly all puzzles would be of first turns.
const LATEST_START: u32 = 70;

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let number = |name: &str, usual: u64| {
        let place = words.iter().position(|word| word == name);
        place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(usual)
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
    let (next, until) = (AtomicU64::new(number("--from", 0)), number("--until", 100));
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

/// Positions that came so far.
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
    /// The puzzle of a deal, if it has one.
    fn deal(&self, number: u64, counts: &Counts) -> Option<Puzzle> {
        let mut rng = SeedRng::part(self.seed, number);
        let preset = &RuleSet::PRESETS[pick(&mut rng, RuleSet::PRESETS.len())];
        // Mostly four.
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
        let start = rng.below(LATEST_START);
        let mut decisions = 0;
        while let Some(seat) = deal.public().to_act() {
            let (cards, seed) = (deal.view(Some(seat)), decision_seed(number, decisions));
            let view = cards.to_kinds()?;
            let asked = view.public.phase() == Phase::Play || number.is_multiple_of(TAKES);
            if decisions >= start
                && asked
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

    /// Whether quick looks find a turn that may be the best by far, and which people may miss.
    fn look(&self, view: &View, seed: u64, counts: &Counts) -> Option<Position> {
        if !matches!(view.public.phase(), Phase::Draw | Phase::Play) {
            return None;
        }
        let usual = turns(&USUAL, view, seed);
        if usual.iter().all(|(_, actions)| *actions == usual[0].1) {
            return None;
        }
        counts.looked_at.fetch_add(1, Ordering::Relaxed);
        let kinds = [Thinking::QUICK.play_on, Thinking::EXPERT.play_on];
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
        let before = judge(&at.view, &at.given, at.seed ^ 2, self.nodes / BEFORE, &|| true)??;
        // With fewer nodes the errors are larger: what is not nearly certain here will not be with all.
        let larger = f64::from(BEFORE).sqrt();
        if before.candidates < LEAST_CANDIDATES {
            return None;
        }
        if before.leads.iter().any(|lead| lead.mean < LEAST_LOSS || lead.mean < 5.0 * lead.error / larger) {
            return None;
        }
        counts.judged.fetch_add(1, Ordering::Relaxed);
        let puzzle = self.judged(id, preset.name, cards, at)?;
        counts.found.fetch_add(1, Ordering::Relaxed);
        Some(puzzle)
    }

    /// The puzzle of a position, judged with all nodes.
    fn judged(&self, id: String, preset: &str, cards: &canasta::CardView, at: &Position) -> Option<Puzzle> {
        let found = judge(&at.view, &at.given, at.seed ^ 4, self.nodes, &|| true)??;
        if !found.is_decided() || found.candidates < LEAST_CANDIDATES {
            return None;
        }
        let wrong = |actions: &Vec<Action>| found.worse.iter().any(|turn| turn.actions == *actions);
        let missed: Vec<&(String, Vec<Action>)> = at.usual.iter().filter(|(_, actions)| wrong(actions)).collect();
        let puzzle = Puzzle::of(id, preset, cards.clone(), &found, &missed.first()?.1)?;
        let missed_by = missed.into_iter().map(|(name, _)| name.clone()).collect();
        Some(Puzzle { missed_by, ..puzzle })
    }
}

/// Judges puzzles again; each is printed when it is judged.
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
                    // The usual wrong turn stays, whoever else makes it now.
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

/// A position that is worth judging.
struct Position {
    view: View,
    /// What is usually done, by the name of who does it.
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

/// What bots would do, by their names.
fn turns(names: &[&str], view: &View, seed: u64) -> Vec<(String, Vec<Action>)> {
    names.iter().map(|name| ((*name).to_owned(), by_name(name).unwrap().decide(view, seed))).collect()
}

/// The best turn, if few nodes find it ahead of the next one by nearly enough.
fn quick(view: &View, seed: u64, nodes: u32, play_on: PlayOn) -> Option<Vec<Action>> {
    let thinking = Thinking { nodes, play_on, ..Thinking::QUICK };
    let hint = consider(view, seed, &thinking, 2, &|| true);
    let [best, next, ..] = &hint.turns[..] else { return None };
    (next.loses >= 0.8 * LEAST_LOSS && next.loses >= next.error).then(|| best.actions.clone())
}

/// Turns of one act, so that there is something to choose from where bots think of little: the cheapest ways to take the pile, or discards.
fn simple(view: &View) -> Vec<Vec<Action>> {
    let mut actions = Vec::new();
    view.public.legal_within(&view.hand, &mut actions, STEPS);
    actions.retain(|action| matches!(action, Action::Take { .. } | Action::Discard(_)));
    actions.sort_by_key(|action| match action {
        Action::Take { with, more } => {
            let spent = with.plus(&more.cards());
            (spent.wilds(), spent.total())
        }
        _ => (0, 0),
    });
    actions.into_iter().take(SIMPLE).map(|action| vec![action]).collect()
}

/// Turns of one act that are candidates, whatever else there is.
const SIMPLE: usize = 5;

/// Steps of the search for openings.
const STEPS: u64 = 2_000;

fn pick(rng: &mut SeedRng, of: usize) -> usize {
    usize::try_from(rng.below(u32::try_from(of).unwrap())).unwrap()
}

/// Prints at most so many puzzles of each theme, by id.
fn choose(text: &str, most: usize) {
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
    for puzzle in themes.values().flat_map(|puzzles| puzzles.iter().take(most)) {
        println!("{}", puzzle.line());
    }
}
