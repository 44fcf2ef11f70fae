//! Whole deals, played by the engine and its twin side by side.

use canasta::{Act, Deal, Permission, Rng, RuleSet, Seat, SeedRng, Setup};

use crate::acts::{playing, trying};
use crate::compare::{same, step};
use crate::deals::Start;
use crate::house;
use crate::stacked::stacked;
use crate::tally::{Tallies, Tally};
use crate::twin::Twin;

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
    let (mut deal, mut twin) = if seed.is_multiple_of(8) {
        dealt(&Start::any_rules(seed), change)
    } else {
        set_up(stacked(seed), change).map_err(|why| format!("seed {seed}: {why}"))?
    };
    let rules = *deal.public().rules();
    let tally = tallies.of(house::name(&rules));
    tally.event(["2 players", "3 players", "4 players", "5 players", "6 players"][deal.public().players().index()]);
    let result = same(&deal, &twin).and_then(|()| play(&mut rng, &mut deal, &mut twin, tally));
    result.map_err(|why| {
        let rules = if twin.rules == rules { String::new() } else { format!("\nthe engine's {rules:?}") };
        format!("seed {seed}, {}: {why}\ntwin {twin:?}{rules}", house::name(&twin.rules))
    })
}

fn dealt(start: &Start, change: impl Fn(&mut RuleSet)) -> (Deal, Twin) {
    let kinds = start.kinds();
    let (deal, _) = Deal::new(&start.rules, start.players, start.dealer, start.scores, &kinds);
    let mut rules = start.rules;
    change(&mut rules);
    let players = usize::from(start.players.count());
    (deal, Twin::deal(&rules, players, start.dealer.index(), &start.scores, &kinds))
}

/// The position and its twin.
///
/// # Errors
/// The faults of the position.
pub fn set_up(setup: Setup, change: impl Fn(&mut RuleSet)) -> Result<(Deal, Twin), String> {
    let mut other = setup.clone();
    change(&mut other.rules);
    let twin = Twin::of_setup(&other);
    let (card_deal, _) = setup.build().map_err(|faults| format!("{faults:?}"))?;
    Ok((card_deal.deal().clone(), twin))
}

fn play(rng: &mut SeedRng, deal: &mut Deal, twin: &mut Twin, tally: &mut Tally) -> Result<(), String> {
    let mut listed: Vec<Act> = Vec::new();
    if twin.ending.is_some() {
        tally.deals += 1;
        tally.event("over before the first act");
    }
    for n in 0..LONGEST {
        let Some(seat) = deal.public().to_act() else {
            // Nothing can be played any more.
            let act = trying(rng, deal, &[]);
            return step(deal, twin, &act, tally).map(|_| ());
        };
        list(rng, deal, seat, &mut listed, tally);
        if listed.is_empty() {
            return Err("nothing is listed, and the deal is not over".to_owned());
        }
        // A stacked position is near its corner at the beginning; after an answer much is forbidden that was allowed
        // before.
        let answered = deal.public().this_turn().permission != Permission::NotAsked;
        for _ in 0..rng.below(if answered || n < 3 { 10 } else { 4 }) {
            let act = trying(rng, deal, &listed);
            if step(deal, twin, &act, tally)? {
                let Some(seat) = deal.public().to_act() else { break };
                list(rng, deal, seat, &mut listed, tally);
            }
        }
        if let Some(act) = playing(rng, &listed)
            && deal.public().to_act().is_some()
            && !step(deal, twin, &act, tally)?
        {
            return Err(format!("{act:?} is listed, yet refused"));
        }
    }
    Err("the deal does not end".to_owned())
}

/// What is legal; where a huge hand has more legal acts than anyone wants to see, one of them.
fn list(rng: &mut SeedRng, deal: &Deal, seat: Seat, listed: &mut Vec<Act>, tally: &mut Tally) {
    if !deal.public().legal_within(deal.hand(seat), listed, 20_000) {
        tally.event("too much to list");
        let act = deal.public().pick_legal(deal.hand(seat), rng, listed);
        listed.clear();
        listed.extend(act);
    }
}
