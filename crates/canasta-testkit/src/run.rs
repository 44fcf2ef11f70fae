//! Whole deals, played by the engine and its twin side by side.

use canasta::{Act, Deal, Rng, SeedRng};

use crate::acts::{playing, trying};
use crate::compare::{Tally, same, step};
use crate::deals::{Start, stacked};
use crate::twin::Twin;

/// Acts after which a deal is left alone; far more than any deal needs.
const LONGEST: usize = 20_000;

/// Plays and compares the deal of a seed: one in eight a whole deal from the deck, the others stacked positions.
///
/// # Errors
/// What differs, in words, with the seed.
pub fn compared(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut rng = SeedRng::part(seed, 1);
    let (mut deal, mut twin) = match seed % 16 {
        0 => dealt(&Start::hoyle(seed)),
        8 => dealt(&Start::any_rules(seed)),
        _ => {
            let setup = stacked(seed);
            let twin = Twin::of_setup(&setup);
            let (dressed, _) = setup.build().map_err(|faults| format!("seed {seed}: {faults:?}"))?;
            (dressed.deal().clone(), twin)
        }
    };
    let result = same(&deal, &twin).and_then(|()| play(&mut rng, &mut deal, &mut twin, tally));
    result.map_err(|why| format!("seed {seed}: {why}\ntwin {twin:?}"))
}

fn dealt(start: &Start) -> (Deal, Twin) {
    let kinds = start.kinds();
    let (deal, _) = Deal::new(&start.rules, start.players, start.dealer, start.scores, &kinds);
    let players = usize::from(start.players.count());
    (deal, Twin::deal(&start.rules, players, start.dealer.index(), &start.scores, &kinds))
}

fn play(rng: &mut SeedRng, deal: &mut Deal, twin: &mut Twin, tally: &mut Tally) -> Result<(), String> {
    let mut listed: Vec<Act> = Vec::new();
    if twin.ending.is_some() {
        tally.event("over before the first act");
    }
    for _ in 0..LONGEST {
        let Some(seat) = deal.public().to_act() else {
            // Nothing can be played any more.
            let act = trying(rng, deal, &[]);
            return step(deal, twin, &act, tally).map(|_| ());
        };
        deal.public().legal(deal.hand(seat), &mut listed);
        if listed.is_empty() {
            return Err("nothing is listed, and the deal is not over".to_owned());
        }
        for _ in 0..rng.below(4) {
            let act = trying(rng, deal, &listed);
            if step(deal, twin, &act, tally)? {
                let Some(seat) = deal.public().to_act() else { break };
                deal.public().legal(deal.hand(seat), &mut listed);
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
