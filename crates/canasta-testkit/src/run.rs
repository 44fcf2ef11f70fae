//! Plays whole deals with the engine and the reference implementation side by side.

use canasta::{Action, Deal, Permission, Rng, RuleSet, Seat, SeedRng, Setup};

use crate::actions::{likely_action, random_attempt};
use crate::compare::{compare_action, compare_position};
use crate::deals::Start;
use crate::house;
use crate::reference::Reference;
use crate::stacked::stacked;
use crate::tally::{Tallies, Tally};

/// Maximum number of actions in a deal, far more than any deal needs.
const MAX_ACTIONS: usize = 20_000;

/// Plays and compares the deal for a seed: under a preset or house rules, with any number of players. One in eight
/// starts with a shuffled deck, the others with a stacked position.
///
/// # Errors
/// The difference in words, and the seed.
pub fn compare_deal(seed: u64, tallies: &mut Tallies) -> Result<(), String> {
    compare_deal_with(seed, tallies, |_| {})
}

/// Like [`compare_deal`], but the reference implementation plays by rules modified by `change`. Tests the comparison
/// itself.
///
/// # Errors
/// The difference in words, and the seed.
pub fn compare_deal_with(seed: u64, tallies: &mut Tallies, change: impl Fn(&mut RuleSet)) -> Result<(), String> {
    let mut rng = SeedRng::part(seed, 1);
    let (mut deal, mut reference) = if seed.is_multiple_of(8) {
        start_deal(&Start::any_rules(seed), change)
    } else {
        set_up(stacked(seed), change).map_err(|why| format!("seed {seed}: {why}"))?
    };
    let rules = *deal.public().rules();
    let tally = tallies.preset(house::rules_name(&rules));
    let players = deal.public().players();
    tally.count_event(match players.sits_out() {
        Some(_) => "three against two",
        None => ["2 players", "3 players", "4 players", "5 players", "6 players"][players.index()],
    });
    let result = compare_position(&deal, &reference).and_then(|()| play(&mut rng, &mut deal, &mut reference, tally));
    result.map_err(|why| {
        let rules = if reference.rules == rules { String::new() } else { format!("\nengine {rules:?}") };
        format!("seed {seed}, {}: {why}\nreference {reference:?}{rules}", house::rules_name(&reference.rules))
    })
}

fn start_deal(start: &Start, change: impl Fn(&mut RuleSet)) -> (Deal, Reference) {
    let kinds = start.kinds();
    let (deal, _) = Deal::new(&start.rules, start.players, start.dealer, start.scores, &kinds);
    let mut rules = start.rules;
    change(&mut rules);
    (deal, start.reference(&rules))
}

/// Sets the position up in the engine and in the reference implementation, whose rules are modified by `change`.
///
/// # Errors
/// The problems with the position.
pub fn set_up(setup: Setup, change: impl Fn(&mut RuleSet)) -> Result<(Deal, Reference), String> {
    let mut other = setup.clone();
    change(&mut other.rules);
    let reference = Reference::of_setup(&other);
    let (card_deal, _) = setup.build().map_err(|problems| format!("{problems:?}"))?;
    Ok((card_deal.deal().clone(), reference))
}

fn play(rng: &mut SeedRng, deal: &mut Deal, reference: &mut Reference, tally: &mut Tally) -> Result<(), String> {
    let mut listed: Vec<Action> = Vec::new();
    if reference.ending.is_some() {
        tally.deals += 1;
        tally.count_event("over before the first action");
    }
    for number in 0..MAX_ACTIONS {
        let Some(seat) = deal.public().to_act() else {
            // The deal is over, so both must refuse any action.
            let action = random_attempt(rng, deal, &[]);
            return compare_action(deal, reference, &action, tally).map(|_| ());
        };
        list_actions(rng, deal, seat, &mut listed, tally);
        if listed.is_empty() {
            return Err("nothing is listed, but the deal is not over".to_owned());
        }
        // Try more actions early on, while a stacked position is still close to its rare case, and after an answer,
        // which makes many actions illegal.
        let answered = deal.public().this_turn().permission != Permission::NotAsked;
        for _ in 0..rng.next_below(if answered || number < 3 { 10 } else { 4 }) {
            let action = random_attempt(rng, deal, &listed);
            if compare_action(deal, reference, &action, tally)? {
                let Some(seat) = deal.public().to_act() else { break };
                list_actions(rng, deal, seat, &mut listed, tally);
            }
        }
        if let Some(action) = likely_action(rng, &listed)
            && deal.public().to_act().is_some()
            && !compare_action(deal, reference, &action, tally)?
        {
            return Err(format!("{action:?} is listed but refused"));
        }
    }
    Err("the deal does not end".to_owned())
}

/// Lists the legal actions, or just one of them if a huge hand has too many.
fn list_actions(rng: &mut SeedRng, deal: &Deal, seat: Seat, listed: &mut Vec<Action>, tally: &mut Tally) {
    if !deal.public().legal_within(deal.hand(seat), listed, 20_000) {
        tally.count_event("too much to list");
        let action = deal.public().pick_legal(deal.hand(seat), rng, listed);
        listed.clear();
        listed.extend(action);
    }
}
