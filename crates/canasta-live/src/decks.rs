//! Sources of decks and draws: the OS's randomness, or a seed in tests.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use canasta::deck::shuffled;
use canasta::{Card, Players, RuleSet, SeedRng};
use canasta_table::SeatDraw;

/// Source of the order of the cards.
#[derive(Clone)]
pub enum Decks {
    /// A seed from the OS's randomness, to which the server commits before the deal, combined with the players' cuts.
    Fair,
    /// Decks from this source, without commitments; for tests.
    Given(DeckSource),
}

/// Returns the next shuffled deck; `None` if there is no randomness.
pub type DeckSource = Arc<dyn Fn() -> Option<Vec<Card>> + Send + Sync>;

/// Decks derived from a seed, a new one per call, so that a test always plays the same deals. Never use this for a real
/// game: anyone who knows the seed knows every card.
pub fn seeded_decks(seed: u64) -> DeckSource {
    let dealt = AtomicU64::new(0);
    Arc::new(move || Some(shuffled(&mut SeedRng::part(seed, dealt.fetch_add(1, Ordering::Relaxed)))))
}

/// Draws seats and the first dealer; `None` if there is no randomness.
pub type DrawSource = Arc<dyn Fn(&RuleSet, Players) -> Option<SeatDraw> + Send + Sync>;

/// Draws derived from a seed, a new one per call; for tests, like [`seeded_decks`].
pub fn seeded_draws(seed: u64) -> DrawSource {
    let drawn = AtomicU64::new(0);
    // Use a different stream from the decks', so that a draw reveals nothing about a deck.
    let seed = seed ^ 0x5EA7_5EA7_5EA7_5EA7;
    Arc::new(move |rules, players| {
        SeatDraw::by(rules, players, &mut SeedRng::part(seed, drawn.fetch_add(1, Ordering::Relaxed)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_and_decks_follow_from_their_seed() {
        let one = seeded_draws(1);
        let same = seeded_draws(1);
        let other = seeded_draws(2);
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
