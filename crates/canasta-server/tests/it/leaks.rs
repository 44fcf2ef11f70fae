//! Plays two worlds on two real servers, and compares every byte that reaches an observer. In both worlds the observer
//! has seen the same, but the hidden cards differ. Observers are players with one or two tabs who drop out and return,
//! late joiners, people without a seat, spectators (with and without a delay), and visitors who may not watch. The
//! comparison includes pages with their headers, answers to legal and illegal actions, hints, calendars, the lobby, and
//! all messages on live connections.
//!
//! The only exceptions are the digits of clocks, and the number of spectators if it reaches a server late. Ids and
//! secrets are the same in both worlds. Planted leaks prove that the comparison finds leaks.
//!
//! `LEAKS_CASES`, `LEAKS_SEED` and `LEAKS_FIRST` select more cases or different ones.

mod mutants;
mod observer;
mod pair;
mod program;
mod stage;
mod track;
mod worlds;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use canasta_i18n::Lang;
use canasta_testkit::volume::{number, volume};
use mutants::MUTANTS;
use observer::{ObserverClient, Received, Source};
use pair::{Case, Observer, Op};
use stage::{Route, Stage};

/// Number of cases in a quick run. This is enough to find every planted leak.
const QUICK_CASES: u64 = 40;
const FULL_CASES: u64 = 250;
/// Number of cases in the pseudo-language, which has longer sentences.
const QUICK_PSEUDO_CASES: u64 = 12;
const FULL_PSEUDO_CASES: u64 = 40;
/// Number of cases written to the databases at once.
const BATCH: usize = 25;
/// Number of cases observed through a server that forwards to another.
#[cfg(unix)]
const QUICK_FORWARDED_CASES: u64 = 10;
#[cfg(unix)]
const FULL_FORWARDED_CASES: u64 = 60;
#[cfg(unix)]
const MAX_FORWARDED_CASES: u64 = 600;
/// Pairs of servers, each with its own cases. With forwarding, each pair is two clusters of two servers.
const PAIRS: usize = 4;
const FORWARDING_PAIRS: usize = 1;

#[derive(Default)]
struct Tally {
    cases: u64,
    /// Number of cases that have no second world.
    passed_over: u64,
    actions: u64,
    received: u64,
    messages: u64,
    bytes: u64,
    /// Number of hidden cards that differ between the worlds, in hands and in the stock.
    apart: [usize; 2],
    observers: BTreeMap<&'static str, u64>,
    /// For each mutant, the first case that caught it.
    caught: [Option<u64>; MUTANTS.len()],
}

const fn kind(observer: Observer) -> &'static str {
    match observer {
        Observer::Seated(_) => "players",
        Observer::Standing => "guests without a seat",
        Observer::Stranger => "spectators",
        Observer::Late => "spectators a deal late",
        Observer::Outside => "strangers at the door",
    }
}

impl Tally {
    fn enter(&mut self, lang: Lang, case: &Case, worlds: &[Vec<Received>; 2]) {
        let [one, two] = worlds;
        let html = format!("<html lang=\"{}\"", lang.tag());
        assert!(one.iter().any(|received| received.bytes.contains(&html)), "no page is in the language {}", lang.tag());
        if let Some(difference) = observer::difference(lang, one, two) {
            let Case { number, observer, terms, ops, .. } = case;
            panic!(
                "case {number} leaks to {observer:?} ({}, {:?}): {difference}\n{ops:?}",
                terms.preset, terms.players
            );
        }
        self.cases += 1;
        self.apart = [0, 1].map(|place| self.apart[place] + case.apart[place]);
        self.actions += case.ops.iter().filter(|op| matches!(op, Op::Play(_) | Op::Next)).count() as u64;
        self.received += one.len() as u64;
        let message = |received: &&Received| !matches!(received.source, Source::Page | Source::Answer);
        self.messages += one.iter().filter(message).count() as u64;
        self.bytes += one.iter().map(|received| received.bytes.len() as u64).sum::<u64>();
        *self.observers.entry(kind(case.observer)).or_default() += 1;
        for (mutant, caught) in MUTANTS.iter().zip(&mut self.caught).filter(|(_, caught)| caught.is_none()) {
            let leaking = [0, 1].map(|world| mutant.apply(case, world, &worlds[world]));
            *caught = observer::difference(lang, &leaking[0], &leaking[1]).map(|_| self.cases);
        }
    }

    fn add(&mut self, other: &Self) {
        self.cases += other.cases;
        self.passed_over += other.passed_over;
        self.actions += other.actions;
        self.received += other.received;
        self.messages += other.messages;
        self.bytes += other.bytes;
        self.apart = [0, 1].map(|place| self.apart[place] + other.apart[place]);
        for (kind, cases) in &other.observers {
            *self.observers.entry(kind).or_default() += cases;
        }
        for (caught, more) in self.caught.iter_mut().zip(other.caught) {
            *caught = caught.iter().copied().chain(more).min();
        }
    }
}

/// Plays cases until all tasks together have compared enough.
async fn compare(route: Route, lang: Lang, seed: u64, cases: u64, next: Arc<AtomicU64>, left: Arc<AtomicU64>) -> Tally {
    let stages = [Stage::open(route, 0, lang).await, Stage::open(route, 1, lang).await];
    let mut tally = Tally::default();
    let take = || left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok();
    loop {
        let mut batch = Vec::new();
        while batch.len() < BATCH && take() {
            batch.push(loop {
                match Case::new(seed, next.fetch_add(1, Ordering::Relaxed)) {
                    // Spectators' requests aren't forwarded. The other server follows the table itself, and its number
                    // of spectators lags behind.
                    Some(case) if route == Route::Forwarded && case.observer.is_spectator() => {}
                    Some(case) => break case,
                    None => tally.passed_over += 1,
                }
                assert!(tally.passed_over < 100 + cases, "hardly any case has a second world");
            });
        }
        if batch.is_empty() {
            break;
        }
        tokio::join!(stages[0].set(&batch), stages[1].set(&batch));
        for case in &batch {
            let (one, two) =
                tokio::join!(ObserverClient::see(case, &stages[0], 0), ObserverClient::see(case, &stages[1], 1));
            tally.enter(lang, case, &[one, two]);
        }
    }
    let [one, two] = stages;
    tokio::join!(one.check(), two.check());
    one.close().await;
    two.close().await;
    tally
}

/// Plays cases in a language. Prints and returns the tally.
#[expect(clippy::print_stdout, reason = "the task prints the results of a run")]
async fn compared(route: Route, lang: Lang, cases: u64) -> Tally {
    let seed = number("LEAKS_SEED", 1, 1);
    let began = Instant::now();
    let next = AtomicU64::new(number("LEAKS_FIRST", 0, 0));
    let left = AtomicU64::new(cases);
    let next = Arc::new(next);
    let left = Arc::new(left);
    let pairs = if route == Route::Alone { PAIRS } else { FORWARDING_PAIRS };
    let run = |_| tokio::spawn(compare(route, lang, seed, cases, Arc::clone(&next), Arc::clone(&left)));
    let runs: Vec<_> = (0..pairs).map(run).collect();
    let mut all = Tally::default();
    for run in runs {
        all.add(&run.await.unwrap());
    }
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{} cases (seed {seed}, language {}) in {seconds:.1} s: {} actions, {} answers and messages ({} messages), {} bytes in each world; \
         {} numbers had no second world",
        all.cases,
        lang.tag(),
        all.actions,
        all.received,
        all.messages,
        all.bytes,
        all.passed_over
    );
    let each = |sum: usize| sum as f64 / all.cases as f64;
    println!(
        "hidden cards of another kind, a case: {:.1} in hands, {:.1} in the stock",
        each(all.apart[0]),
        each(all.apart[1])
    );
    println!("{:?}", all.observers);
    for (mutant, first) in MUTANTS.iter().zip(all.caught) {
        println!("planted: {}: found in case {first:?}", mutant.name);
    }
    assert_eq!(all.cases, cases);
    all
}

impl Tally {
    /// Asserts that every planted leak was found, if at least `least` cases were played.
    fn finds_all_planted(&self, least: u64) {
        for (mutant, first) in MUTANTS.iter().zip(self.caught) {
            assert!(first.is_some() || self.cases < least, "this leak was not found: {}", mutant.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_byte_sent_is_the_same_whatever_the_hidden_cards() {
    let cases = number("LEAKS_CASES", QUICK_CASES, FULL_CASES);
    let all = compared(Route::Alone, Lang::EN, cases).await;
    // If the worlds hardly differed, the test would prove nothing.
    assert!(all.apart.iter().all(|&sum| sum as u64 > 4 * cases) || cases < QUICK_CASES, "{:?}", all.apart);
    assert!(all.observers.len() == 5 || cases < QUICK_CASES, "{:?}", all.observers);
    all.finds_all_planted(QUICK_CASES);
}

/// Compares what comes through a server that owns none of the tables and forwards everything.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn every_byte_forwarded_by_another_server_is_the_same() {
    let cases = number("LEAKS_CASES", QUICK_FORWARDED_CASES, FULL_FORWARDED_CASES).min(MAX_FORWARDED_CASES);
    let all = compared(Route::Forwarded, Lang::EN, cases).await;
    assert!(all.observers.len() == 3 || cases < FULL_FORWARDED_CASES, "{:?}", all.observers);
    all.finds_all_planted(FULL_FORWARDED_CASES);
}

/// In any language, words and lengths of sentences must not depend on hidden cards.
#[tokio::test(flavor = "multi_thread")]
async fn every_byte_sent_is_the_same_in_the_pseudo_language() {
    let cases = volume(QUICK_PSEUDO_CASES, FULL_PSEUDO_CASES);
    let all = compared(Route::Alone, Lang::pseudo(), cases).await;
    all.finds_all_planted(FULL_PSEUDO_CASES);
}
