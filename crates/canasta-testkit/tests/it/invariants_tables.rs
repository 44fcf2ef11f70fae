//! Whole deals at every table: each preset with two to six players, and house rules. No law is broken, and the deals
//! come to what makes the presets differ.

#![expect(clippy::panic, reason = "a broken law stops the test")]

use std::collections::BTreeMap;

use canasta::deck::shuffled;
use canasta::{Action, CardAction, CardDeal, Ending, Kind, Phase, Players, Rng, RuleSet, Seat, SeedRng};
use canasta_testkit::actions::{playing, trying};
use canasta_testkit::bytes;
use canasta_testkit::deals::{Start, totals};
use canasta_testkit::invariants::{self, Turns};
use canasta_testkit::stacked::stacked;

/// How often something was met, by its name.
type Met = BTreeMap<&'static str, u32>;

fn meet(met: &mut Met, name: &'static str) {
    *met.entry(name).or_default() += 1;
}

/// Plays a deal to its end under every law.
fn play(mut deal: CardDeal, seed: u64, met: &mut Met) {
    let mut rng = SeedRng::part(seed, 9);
    let told = |why: String| -> ! { panic!("seed {seed}: {why}") };
    invariants::stands(&deal).unwrap_or_else(|why| told(why));
    let mut turns = Turns::from(deal.deal());
    let (mut room, mut actions) = (Vec::new(), 0);
    while let Some(seat) = deal.public().to_act() {
        if !deal.public().legal_within(deal.deal().hand(seat), &mut room, 2_000) {
            let action = deal.public().pick_legal(deal.deal().hand(seat), &mut rng, &mut room).unwrap();
            room = vec![action];
        }
        invariants::listed(deal.deal(), &room, 3).unwrap_or_else(|why| told(why));
        let action = deal.view(Some(seat)).to_cards(&playing(&mut rng, &room).unwrap()).unwrap();
        count(&deal, &action, met);
        let step = invariants::put(&mut deal, &action).unwrap_or_else(|why| told(why));
        assert!(step.is_ok(), "seed {seed}: {action:?} is listed, yet {step:?}");
        turns.after(&action, deal.deal()).unwrap_or_else(|why| told(why));
        actions += 1;
        assert!(actions < 20_000, "seed {seed}: a deal without end");
    }
    count_end(&deal, met);
}

fn count(deal: &CardDeal, action: &CardAction, met: &mut Met) {
    let public = deal.public();
    match action {
        CardAction::Declare(_) if public.stock() == 0 => meet(met, "declared, nothing comes for it"),
        CardAction::Declare(_) => meet(met, "declared"),
        CardAction::Ask => meet(met, "asked"),
        CardAction::Take { .. } => meet(met, "taken"),
        CardAction::Discard(card) if card.kind() == Kind::BlackThree => meet(met, "black three discarded"),
        _ => {}
    }
    if public.stock() == 0 && public.phase() == Phase::Draw {
        meet(met, "a turn without a stock");
    }
}

fn count_end(deal: &CardDeal, met: &mut Met) {
    let public = deal.public();
    meet(
        met,
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
            meet(met, "penalised");
        }
        if score.concealed_canastas > 0 {
            meet(met, "canasta laid whole");
        }
    }
}

fn dealt(rules: &RuleSet, players: u8, seed: u64) -> CardDeal {
    let mut rng = SeedRng::part(seed, 8);
    let players = Players::new(players).unwrap();
    let dealer = Seat(u8::try_from(rng.below(players.count().into())).unwrap());
    let mut scores = totals(&mut rng);
    scores[usize::from(players.sides())..].fill(0);
    CardDeal::new(rules, players, dealer, scores, &shuffled(&mut rng)).unwrap().0
}

#[test]
fn every_preset_with_two_to_six_players() {
    for preset in RuleSet::PRESETS {
        let mut met = Met::new();
        for players in 2..=6 {
            for seed in 0..12 {
                play(dealt(&preset.rules, players, seed * 7 + u64::from(players)), seed, &mut met);
            }
        }
        println!("{}: {met:?}", preset.name);
        let mut wanted = vec!["taken", "a turn without a stock", "passed", "black three discarded", "out"];
        if preset.rules.declares_by_hand() {
            wanted.extend(["declared", "penalised"]);
        }
        if preset.rules.last_drawer_ends.contains(&true) {
            wanted.push("the last drawer's discard");
        }
        for name in wanted {
            assert!(met.contains_key(name), "{} deals never met: {name}", preset.name);
        }
    }
}

#[test]
fn house_rules() {
    let mut met = Met::new();
    for seed in 0..150 {
        let start = Start::any_rules(seed);
        let deal = CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck).unwrap().0;
        play(deal, seed, &mut met);
    }
    println!("{met:?}");
    assert!(met.len() > 8, "{met:?}");
}

/// From stacked positions the rare ends are near: going out in every way, asking, canastas laid whole, a red three as
/// the last card, declaring when nothing comes for it.
#[test]
fn stacked_positions() {
    let mut met = Met::new();
    for seed in 0..1_500 {
        let (deal, _) = stacked(seed).build().unwrap();
        if invariants::penalties(deal.deal()).is_ok() {
            play(deal, seed, &mut met);
        }
    }
    println!("{met:?}");
    for name in [
        "asked",
        "canasta laid whole",
        "declared",
        "declared, nothing comes for it",
        "out",
        "out concealed",
        "passed",
        "penalised",
        "the last drawer's discard",
        "the last red three",
    ] {
        assert!(met.get(name).is_some_and(|&times| times > 20), "{name} is met too seldom: {met:?}");
    }
}

/// What the others hold and what they owe is hidden: red threes in their hands and penalties change no legality.
#[test]
fn what_others_hold_and_owe_makes_no_difference() {
    let (mut owing, mut moved, mut actions) = (0, 0, Vec::new());
    for seed in 0..4_000 {
        let (deal, _) = stacked(seed).build().unwrap();
        let deal = deal.deal();
        let Some(seat) = deal.public().to_act().filter(|_| deal.public().rules().declares_by_hand()) else { continue };
        let mut rng = SeedRng::part(seed, 3);
        let sample = deal.view(seat).sample(&mut rng);
        let others = || deal.public().players().seats().filter(|&other| other != seat);
        owing += u32::from(others().any(|other| deal.red_three_penalty(other) != sample.red_three_penalty(other)));
        let red = |other| deal.hand(other).of(Kind::RedThree) != sample.hand(other).of(Kind::RedThree);
        moved += u32::from(others().any(red));
        let whole = deal.public().legal_within(deal.hand(seat), &mut actions, 2_000);
        let mut tried: Vec<Action> = (0..12).map(|_| trying(&mut rng, deal, &actions)).collect();
        tried.extend(actions.iter().copied().take(if whole { 200 } else { 0 }));
        invariants::same_legality(deal, &sample, &tried).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    println!("{owing} owe, {moved} hold other red threes");
    assert!(owing > 50 && moved > 200, "{owing} owe, {moved} hold other red threes");
}

/// What fuzzing starts from is played in every run of the tests.
#[test]
fn the_seeds_of_fuzzing() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/actions");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 20);
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        assert_eq!(bytes::play(&bytes, |_| Ok(())), Ok(()), "{}", file.display());
        assert_eq!(bytes::compared(&bytes), Ok(()), "{}", file.display());
    }
}
