//! Where decks and draws come from: the system's random source, or, in tests, a seed.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use canasta::deck::shuffled;
use canasta::seating::{self, Drawn};
use canasta::{Card, Players, Rng, RuleSet, Seat, SeedRng};

/// Where the order of the cards of each deal comes from.
#[derive(Clone)]
pub enum Decks {
    /// Every deal is promised before it is dealt: a seed from the system's random source, to which the players add.
    Fair,
    /// From here, and nothing is promised of it: for tests.
    Given(Deal),
}

/// Decks in their order of the cards; `None` where there is none to be had.
pub type Deal = Arc<dyn Fn() -> Option<Vec<Card>> + Send + Sync>;

/// Decks that follow from a seed, the next one at every call, so that a test plays the same deals every time. Never for a
/// table that somebody plays at: who knows the seed knows every card.
pub fn seeded_decks(seed: u64) -> Deal {
    let dealt = AtomicU64::new(0);
    Arc::new(move || Some(shuffled(&mut SeedRng::part(seed, dealt.fetch_add(1, Ordering::Relaxed)))))
}

/// How a game begins: the cards drawn for seats and dealer, where the rules draw any, and who deals first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun {
    /// Every card drawn, in its order.
    pub draws: Vec<Drawn>,
    /// Who deals first.
    pub first_dealer: Seat,
}

impl Begun {
    /// As the rules have it, with all that is random from `rng`. `None` where a source is so unfair that nobody is
    /// settled before the pack is used up.
    pub fn by(rules: &RuleSet, players: Players, rng: &mut impl Rng) -> Option<Self> {
        let draws = seating::draw(rules, players, rng)?;
        let drawn =
            if draws.is_empty() { None } else { seating::assign_seats(rules, players, &draws).ok()?.first_dealer };
        let anybody = Seat(u8::try_from(rng.below(players.count().into())).ok()?);
        Some(Self { draws, first_dealer: drawn.unwrap_or(anybody) })
    }
}

/// Where the draw for seats and dealer comes from; `None` where there is no randomness to be had.
pub type Draw = Arc<dyn Fn(&RuleSet, Players) -> Option<Begun> + Send + Sync>;

/// Draws that follow from a seed, the next one at every call; for tests, like [`seeded_decks`].
pub fn seeded_draws(seed: u64) -> Draw {
    let drawn = AtomicU64::new(0);
    // Parts of another seed, so that a draw does not foretell a deck.
    let seed = seed ^ 0x5EA7_5EA7_5EA7_5EA7;
    Arc::new(move |rules, players| {
        Begun::by(rules, players, &mut SeedRng::part(seed, drawn.fetch_add(1, Ordering::Relaxed)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_and_decks_follow_from_their_seed() {
        let (one, same, other) = (seeded_draws(1), seeded_draws(1), seeded_draws(2));
        let mut differ = 0;
        for players in (2..=6).filter_map(Players::new) {
            let begun = one(&RuleSet::HOYLE, players).unwrap();
            assert_eq!(Some(&begun), same(&RuleSet::HOYLE, players).as_ref());
            differ += usize::from(Some(&begun) != other(&RuleSet::HOYLE, players).as_ref());
            assert!(begun.draws.len() >= usize::from(players.count()));
        }
        assert_eq!(differ, 5);
        let random = one(&RuleSet::WAHHI, Players::FOUR);
        assert_eq!(random, same(&RuleSet::WAHHI, Players::FOUR));
        assert_eq!(random.unwrap().draws, []);
        assert_eq!(seeded_decks(3)(), seeded_decks(3)());
    }
}
