//! Whole deals, played by the engine and its twin side by side.

use canasta::{Action, Deal, Permission, Rng, RuleSet, Seat, SeedRng, Setup};

use crate::actions::{playing, trying};
use crate::compare::{same, step};
use crate::deals::Start;
use crate::house;
use crate::reference::Reference;
use crate::stacked::stacked;
use crate::tally::{Tallies, Tally};

/// Acts after which a deal is left alone; far more than any deal needs.
const LONGEST: usize = 20_000;

/// Plays and compares the deal of a seed, under a preset or house rules, for any number of players: one in eight a whole
/// deal from the deck, the others stacked positions.
///
/// # Errors
/// What differs, in words, with the seed.
pub fn compared(seed: u64, tallies: &mut Tallies) -> Result<(), String> {
    compared_with(seed, tallies, |_| {})
}

/// The same, with a twin that plays by other rules; for tests of the comparison.
///
/// # Errors
/// What differs, in words, with the seed.
pub fn compared_with(seed: u64, tallies: &mut Tallies, change: impl Fn(&mut RuleSet)) -> Result<(), String> {
    let mut rng = SeedRng::part(seed, 1);
    let (mut deal, mut reference) = if seed.is_multiple_of(8) {
        dealt(&Start::any_rules(seed), change)
    } else {
        set_up(stacked(seed), change).map_err(|why| format!("seed {seed}: {why}"))?
    };
    let rules = *deal.public().rules();
    let tally = tallies.of(house::name(&rules));
    tally.event(["2 players", "3 players", "4 players", "5 players", "6 players"][deal.public().players().index()]);
    let result = same(&deal, &reference).and_then(|()| play(&mut rng, &mut deal, &mut reference, tally));
    result.map_err(|why| {
        let rules = if reference.rules == rules { String::new() } else { format!("\nthe engine's {rules:?}") };
        format!("seed {seed}, {}: {why}\ntwin {reference:?}{rules}", house::name(&reference.rules))
    })
}

fn dealt(start: &Start, change: impl Fn(&mut RuleSet)) -> (Deal, Reference) {
    let kinds = start.kinds();
    let (deal, _) = Deal::new(&start.rules, start.players, start.dealer, start.scores, &kinds);
    let mut rules = start.rules;
    change(&mut rules);
    let players = usize::from(start.players.count());
    (deal, Reference::deal(&rules, players, start.dealer.index(), &start.scores, &kinds))
}

/// The position and its twin.
///
/// # Errors
/// The faults of the position.
pub fn set_up(setup: Setup, change: impl Fn(&mut RuleSet)) -> Result<(Deal, Reference), String> {
    let mut other = setup.clone();
    change(&mut other.rules);
    let reference = Reference::of_setup(&other);
    let (card_deal, _) = setup.build().map_err(|faults| format!("{faults:?}"))?;
    Ok((card_deal.deal().clone(), reference))
}

fn play(rng: &mut SeedRng, deal: &mut Deal, reference: &mut Reference, tally: &mut Tally) -> Result<(), String> {
    let mut listed: Vec<Action> = Vec::new();
    if reference.ending.is_some() {
        tally.deals += 1;
        tally.event("over before the first action");
    }
    for n in 0..LONGEST {
        let Some(seat) = deal.public().to_act() else {
            // Nothing can be played any more.
            let action = trying(rng, deal, &[]);
            return step(deal, reference, &action, tally).map(|_| ());
        };
        list(rng, deal, seat, &mut listed, tally);
        if listed.is_empty() {
            return Err("nothing is listed, and the deal is not over".to_owned());
        }
        // A stacked position is near its corner at the beginning; after an answer much is forbidden that was allowed
        // before.
        let answered = deal.public().this_turn().permission != Permission::NotAsked;
        for _ in 0..rng.below(if answered || n < 3 { 10 } else { 4 }) {
            let action = trying(rng, deal, &listed);
            if step(deal, reference, &action, tally)? {
                let Some(seat) = deal.public().to_act() else { break };
                list(rng, deal, seat, &mut listed, tally);
            }
        }
        if let Some(action) = playing(rng, &listed)
            && deal.public().to_act().is_some()
            && !step(deal, reference, &action, tally)?
        {
            return Err(format!("{action:?} is listed, yet refused"));
        }
    }
    Err("the deal does not end".to_owned())
}

/// What is legal; where a huge hand has more legal acts than anyone wants to see, one of them.
fn list(rng: &mut SeedRng, deal: &Deal, seat: Seat, listed: &mut Vec<Action>, tally: &mut Tally) {
    if !deal.public().legal_within(deal.hand(seat), listed, 20_000) {
        tally.event("too much to list");
        let action = deal.public().pick_legal(deal.hand(seat), rng, listed);
        listed.clear();
        listed.extend(action);
    }
}
