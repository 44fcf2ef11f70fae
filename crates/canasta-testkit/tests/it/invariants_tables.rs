//! Whole deals for every preset and for house rules, each with two to six players. All invariants hold, and the deals
//! cover the differences between presets.

#![expect(clippy::panic, reason = "a broken invariant stops the test")]

use std::collections::BTreeMap;

use canasta::deck::shuffled;
use canasta::{Action, CardAction, CardDeal, Ending, Kind, Phase, Players, Rng, RuleSet, Seat, SeedRng};
use canasta_testkit::actions::{likely_action, random_attempt};
use canasta_testkit::bytes;
use canasta_testkit::deals::{Start, totals};
use canasta_testkit::invariants::{self, Turns};
use canasta_testkit::stacked::stacked;

/// Number of events by name.
type EventCounts = BTreeMap<&'static str, u32>;

fn count_event(events: &mut EventCounts, name: &'static str) {
    *events.entry(name).or_default() += 1;
}

/// Plays a deal to its end and checks every invariant.
fn play(mut deal: CardDeal, seed: u64, events: &mut EventCounts) {
    let mut rng = SeedRng::part(seed, 9);
    let fail = |why: String| -> ! { panic!("seed {seed}: {why}") };
    invariants::check_position(&deal).unwrap_or_else(|why| fail(why));
    let mut turns = Turns::start(deal.deal());
    let mut legal = Vec::new();
    let mut actions = 0;
    while let Some(seat) = deal.public().to_act() {
        if !deal.public().legal_within(deal.deal().hand(seat), &mut legal, 2_000) {
            let action = deal.public().pick_legal(deal.deal().hand(seat), &mut rng, &mut legal).unwrap();
            legal = vec![action];
        }
        invariants::check_listed(deal.deal(), &legal, 3).unwrap_or_else(|why| fail(why));
        let action = deal.view(Some(seat)).to_cards(&likely_action(&mut rng, &legal).unwrap()).unwrap();
        count_action(&deal, &action, events);
        let step = invariants::check_action(&mut deal, &action).unwrap_or_else(|why| fail(why));
        assert!(step.is_ok(), "seed {seed}: {action:?} is listed but gives {step:?}");
        turns.check_after(&action, deal.deal()).unwrap_or_else(|why| fail(why));
        actions += 1;
        assert!(actions < 20_000, "seed {seed}: a deal without end");
    }
    count_ending(&deal, events);
}

fn count_action(deal: &CardDeal, action: &CardAction, events: &mut EventCounts) {
    let public = deal.public();
    match action {
        CardAction::Declare(_) if public.stock() == 0 => count_event(events, "declared without a replacement"),
        CardAction::Declare(_) => count_event(events, "declared"),
        CardAction::Ask => count_event(events, "asked"),
        CardAction::Take { .. } => count_event(events, "taken"),
        CardAction::Discard(card) if card.kind() == Kind::BlackThree => count_event(events, "black three discarded"),
        _ => {}
    }
    if public.stock() == 0 && public.phase() == Phase::Draw {
        count_event(events, "a turn without a stock");
    }
}

fn count_ending(deal: &CardDeal, events: &mut EventCounts) {
    let public = deal.public();
    count_event(
        events,
        match public.ending().unwrap() {
            Ending::WentOut { concealed: true, .. } => "out concealed",
            Ending::WentOut { concealed: false, .. } => "out",
            Ending::StockExhausted if public.this_turn().drew_last => "the last drawer's discard",
            Ending::StockExhausted => "passed",
            Ending::LastRedThree { .. } => "the last red three",
        },
    );
    let score = deal.deal().score();
    for side in public.players().all_sides() {
        let score = &score[side.index()];
        if score.penalties < 0 {
            count_event(events, "penalised");
        }
        if score.concealed_canastas > 0 {
            count_event(events, "canasta melded in one action");
        }
    }
}

fn new_deal(rules: &RuleSet, players: u8, seed: u64) -> CardDeal {
    let mut rng = SeedRng::part(seed, 8);
    let players = Players::new(players).unwrap();
    let dealer = Seat(u8::try_from(rng.next_below(players.count().into())).unwrap());
    let mut scores = totals(&mut rng);
    scores[usize::from(players.sides())..].fill(0);
    CardDeal::new(rules, players, dealer, scores, &shuffled(&mut rng)).unwrap().0
}

#[test]
fn invariants_hold_for_every_preset_and_number_of_players() {
    for preset in RuleSet::PRESETS {
        let mut events = EventCounts::new();
        for players in 2..=6 {
            for seed in 0..12 {
                play(new_deal(&preset.rules, players, seed * 7 + u64::from(players)), seed, &mut events);
            }
        }
        println!("{}: {events:?}", preset.name);
        let mut wanted = vec!["taken", "a turn without a stock", "passed", "black three discarded", "out"];
        if preset.rules.declares_by_hand() {
            wanted.extend(["declared", "penalised"]);
        }
        if preset.rules.last_drawer_ends.contains(&true) {
            wanted.push("the last drawer's discard");
        }
        for name in wanted {
            assert!(events.contains_key(name), "{} deals never had: {name}", preset.name);
        }
    }
}

#[test]
fn invariants_hold_under_house_rules() {
    let mut events = EventCounts::new();
    for seed in 0..150 {
        let start = Start::any_rules(seed);
        let deal = CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck).unwrap().0;
        play(deal, seed, &mut events);
    }
    println!("{events:?}");
    assert!(events.len() > 8, "{events:?}");
}

/// Stacked positions reach the rare cases: going out in every possible way, asking, canastas melded in one action, a
/// red three as the last card, declaring without a replacement.
#[test]
fn invariants_hold_in_stacked_positions() {
    let mut events = EventCounts::new();
    for seed in 0..1_500 {
        let (deal, _) = stacked(seed).build().unwrap();
        if invariants::check_penalties(deal.deal()).is_ok() {
            play(deal, seed, &mut events);
        }
    }
    println!("{events:?}");
    for name in [
        "asked",
        "canasta melded in one action",
        "declared",
        "declared without a replacement",
        "out",
        "out concealed",
        "passed",
        "penalised",
        "the last drawer's discard",
        "the last red three",
    ] {
        assert!(events.get(name).is_some_and(|&times| times > 20), "{name} is too rare: {events:?}");
    }
}

/// Other players' red threes and their penalties are hidden, and don't affect which actions are legal.
#[test]
fn hidden_red_threes_and_penalties_change_nothing() {
    let mut penalties_differ = 0;
    let mut hands_differ = 0;
    let mut actions = Vec::new();
    for seed in 0..4_000 {
        let (deal, _) = stacked(seed).build().unwrap();
        let deal = deal.deal();
        let Some(seat) = deal.public().to_act().filter(|_| deal.public().rules().declares_by_hand()) else { continue };
        let mut rng = SeedRng::part(seed, 3);
        let sample = deal.view(seat).sample(&mut rng);
        let others = || deal.public().players().seats().filter(|&other| other != seat);
        penalties_differ +=
            u32::from(others().any(|other| deal.red_three_penalty(other) != sample.red_three_penalty(other)));
        let red = |other| deal.hand(other).of(Kind::RedThree) != sample.hand(other).of(Kind::RedThree);
        hands_differ += u32::from(others().any(red));
        let is_complete = deal.public().legal_within(deal.hand(seat), &mut actions, 2_000);
        let mut tried: Vec<Action> = (0..12).map(|_| random_attempt(&mut rng, deal, &actions)).collect();
        tried.extend(actions.iter().copied().take(if is_complete { 200 } else { 0 }));
        invariants::same_legality(deal, &sample, &tried).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    println!("penalties differ in {penalties_differ}, red threes in {hands_differ}");
    assert!(
        penalties_differ > 50 && hands_differ > 200,
        "penalties differ in {penalties_differ}, red threes in {hands_differ}"
    );
}

/// Every test run also plays the seeds for fuzzing.
#[test]
fn fuzzing_seeds_keep_the_invariants() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/actions");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 20);
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        assert_eq!(bytes::play(&bytes, |_| Ok(())), Ok(()), "{}", file.display());
        assert_eq!(bytes::compare(&bytes), Ok(()), "{}", file.display());
    }
}
