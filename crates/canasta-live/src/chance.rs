//! Randomness of the operating system: seeds of deals and of bots, ids, secrets. A deal's seed is never short: a deck has
//! 2^578 orders, and a 64-bit seed can be found from one hand.

use canasta::{Players, Rng, RuleSet};
use canasta_record::fair::{self, Seed};
use canasta_table::SeatDraw;

/// Words fetched at once.
const WORDS: usize = 256;

/// The system's random source, as the rules' draw needs it.
struct SystemRng {
    bytes: [u8; WORDS * 8],
    used: usize,
    failed: bool,
}

impl SystemRng {
    const fn new() -> Self {
        Self { bytes: [0; WORDS * 8], used: WORDS, failed: false }
    }
}

impl Rng for SystemRng {
    fn next_u64(&mut self) -> u64 {
        if self.used == WORDS {
            self.failed |= getrandom::fill(&mut self.bytes).is_err();
            self.used = 0;
        }
        if self.failed {
            // No random number at all: the highest word is never rejected, so the draw ends, and is discarded.
            return u64::MAX;
        }
        let mut word = [0; 8];
        word.copy_from_slice(&self.bytes[self.used * 8..][..8]);
        self.used += 1;
        u64::from_le_bytes(word)
    }
}

/// The server's part of a deal; `None` where the system gives no randomness.
pub fn fair_seed() -> Option<Seed> {
    let mut bytes = [0; Seed::BYTES];
    getrandom::fill(&mut bytes).ok()?;
    Some(Seed(bytes))
}

/// The draw for seats and the first dealer, as the rules have it; `None` where the system gives no randomness.
pub fn draw_seats(rules: &RuleSet, players: Players) -> Option<SeatDraw> {
    let mut system = SystemRng::new();
    let begun = SeatDraw::by(rules, players, &mut system)?;
    (!system.failed).then_some(begun)
}

/// The letters of a spoken code: none that could be mistaken for another, or for a digit.
pub const CODE_LETTERS: &[u8; 23] = b"ABCDEFGHJKMNPQRSTUVWXYZ";
/// How many letters there are in a code: 23^6 are 148 million codes.
pub const CODE_LENGTH: usize = 6;

/// How many letters there are in a code that lets another device of a guest in: 23^8 are 78,000 million codes.
pub const DEVICE_CODE_LENGTH: usize = 8;

/// A code of so many letters; `None` where the system gives no randomness.
pub fn code_of(length: usize) -> Option<String> {
    let mut system = SystemRng::new();
    let letters = (0..length).map(|_| {
        let place = canasta::must_fit::<usize>(system.below(23));
        char::from(CODE_LETTERS[place])
    });
    let code = letters.collect();
    (!system.failed).then_some(code)
}

/// A spoken code for a table; `None` where the system gives no randomness.
pub fn code() -> Option<String> {
    code_of(CODE_LENGTH)
}

/// The present time, in milliseconds since 1970.
pub fn now() -> i64 {
    let since_1970 = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    canasta::must_fit::<i64>(since_1970.as_millis())
}

/// A seed for a bot's decision.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    // A poor seed will do for a bot; a table must go on.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// So many random bytes in hexadecimal; `None` where the system gives no randomness.
pub fn hex<const BYTES: usize>() -> Option<String> {
    bytes::<BYTES>().map(|bytes| fair::hex(&bytes))
}

/// So many random bytes; `None` where the system gives no randomness.
pub fn bytes<const BYTES: usize>() -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use canasta::deck::fresh;
    use canasta::{Card, DECK, Seat, shuffle};
    use canasta_record::fair::DealTerms;

    use super::*;

    /// The deck that follows from a seed of the system alone.
    fn deck() -> Vec<Card> {
        let terms = DealTerms { table: "t".to_owned(), deal: 1, rules: [0; 32], seats: vec![None; 4], dealer: Seat(0) };
        terms.deck(&fair_seed().unwrap(), &[])
    }

    #[test]
    fn decks_are_whole_and_differ() {
        let (one, other) = (deck(), deck());
        assert!(canasta::faces::is_whole_deck(&one) && canasta::faces::is_whole_deck(&other));
        assert_ne!(one, other);
    }

    /// Chi-square of where the first face of a fresh deck lands, 107 degrees of freedom: above 172 about once in 20,000.
    #[test]
    fn every_place_is_equally_likely() {
        let mut places = [0u32; DECK];
        let times = 20_000u32;
        for _ in 0..times {
            let deck = deck();
            let copies = deck.iter().enumerate().filter(|(_, card)| **card == Card::RED_JOKER);
            for (place, _) in copies {
                places[place] += 1;
            }
        }
        let expected = f64::from(2 * times) / 108.0;
        let chi: f64 = places.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        assert!(chi < 172.0, "{chi}");
    }

    #[test]
    fn the_draw_is_as_the_rules_have_it() {
        for players in (2..=6).filter_map(Players::new) {
            for preset in RuleSet::PRESETS {
                let begun = draw_seats(&preset.rules, players).unwrap();
                assert!(begun.first_dealer.0 < players.count());
                assert_eq!(begun.draws.is_empty(), !canasta::seating::is_drawn(&preset.rules), "{}", preset.name);
            }
        }
    }

    #[test]
    fn a_failed_source_gives_no_deck_and_ends() {
        let failed = || SystemRng { bytes: [0; WORDS * 8], used: 0, failed: true };
        // No draw of it is used, but it ends.
        let _ = SeatDraw::by(&RuleSet::HOYLE, Players::FOUR, &mut failed());
        let mut system = failed();
        let mut deck = fresh();
        shuffle(&mut deck, &mut system);
        assert!(system.failed);
    }

    #[test]
    fn a_code_can_be_spoken() {
        let code = code().unwrap();
        assert_eq!(code.len(), CODE_LENGTH);
        assert!(code.bytes().all(|letter| CODE_LETTERS.contains(&letter)), "{code}");
        assert!(["I", "L", "O", "0", "1"].iter().all(|like| !code.contains(like)), "{code}");
    }

    #[test]
    fn secrets_have_their_length() {
        assert_eq!(hex::<32>().unwrap().len(), 64);
        assert_ne!(hex::<32>(), hex::<32>());
    }
}
