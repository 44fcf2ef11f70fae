//! The OS's randomness, for ids, secrets and the seeds of deals and bots. A deal's seed must be long: a deck has 2^578
//! possible orders, and a seed of only 64 bits could be found from a single hand.

use canasta::{Players, Rng, RuleSet};
use canasta_record::fair::{self, Seed};
use canasta_table::SeatDraw;

/// Number of random words to fetch at once.
const BUFFER_WORDS: usize = 256;

/// The OS's random source, as an [`Rng`].
struct SystemRng {
    bytes: [u8; BUFFER_WORDS * 8],
    used: usize,
    failed: bool,
}

impl SystemRng {
    const fn new() -> Self {
        Self { bytes: [0; BUFFER_WORDS * 8], used: BUFFER_WORDS, failed: false }
    }
}

impl Rng for SystemRng {
    fn next_u64(&mut self) -> u64 {
        if self.used == BUFFER_WORDS {
            self.failed |= getrandom::fill(&mut self.bytes).is_err();
            self.used = 0;
        }
        if self.failed {
            // The source failed. Return the highest word, which is never rejected, so that the draw terminates. Its
            // result is discarded.
            return u64::MAX;
        }
        let mut word = [0; 8];
        word.copy_from_slice(&self.bytes[self.used * 8..][..8]);
        self.used += 1;
        u64::from_le_bytes(word)
    }
}

/// A random seed: the server's contribution to shuffling a deal. `None` if the OS has no randomness.
pub fn random_deal_seed() -> Option<Seed> {
    let mut bytes = [0; Seed::BYTES];
    getrandom::fill(&mut bytes).ok()?;
    Some(Seed(bytes))
}

/// Draws seats and the first dealer under the rules; `None` if the OS has no randomness.
pub fn draw_seats(rules: &RuleSet, players: Players) -> Option<SeatDraw> {
    let mut system = SystemRng::new();
    let begun = SeatDraw::by(rules, players, &mut system)?;
    (!system.failed).then_some(begun)
}

/// Letters for codes. None of them is easily mistaken for another letter or a digit.
pub const CODE_LETTERS: &[u8; 23] = b"ABCDEFGHJKMNPQRSTUVWXYZ";
/// Letters in a table's code. 23^6 makes 148 million codes.
pub const CODE_LENGTH: usize = 6;

/// Letters in the code of a device invitation. 23^8 makes 78 billion codes.
pub const DEVICE_CODE_LENGTH: usize = 8;

/// A random code of `length` letters; `None` if the OS has no randomness.
pub fn random_code(length: usize) -> Option<String> {
    let mut system = SystemRng::new();
    let letters = (0..length).map(|_| {
        let index = canasta::must_fit::<usize>(system.next_below(23));
        char::from(CODE_LETTERS[index])
    });
    let code = letters.collect();
    (!system.failed).then_some(code)
}

/// A random code for a table; `None` if the OS has no randomness.
pub fn random_table_code() -> Option<String> {
    random_code(CODE_LENGTH)
}

/// The current time in milliseconds since 1970.
pub fn unix_millis() -> i64 {
    let since_1970 = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    canasta::must_fit::<i64>(since_1970.as_millis())
}

/// A random seed for a bot's decision.
pub fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    // Any seed will do for a bot, and the table must continue.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Random bytes in hexadecimal; `None` if the OS has no randomness.
pub fn random_hex<const BYTES: usize>() -> Option<String> {
    random_bytes::<BYTES>().map(|bytes| fair::hex(&bytes))
}

/// Random bytes; `None` if the OS has no randomness.
pub fn random_bytes<const BYTES: usize>() -> Option<[u8; BYTES]> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use canasta::deck::fresh;
    use canasta::{Card, DECK_SIZE, Seat, shuffle};
    use canasta_record::fair::DealTerms;

    use super::*;

    /// A deck shuffled with a random seed and no cuts.
    fn deck() -> Vec<Card> {
        let terms = DealTerms { table: "t".to_owned(), deal: 1, rules: [0; 32], seats: vec![None; 4], dealer: Seat(0) };
        terms.deck(&random_deal_seed().unwrap(), &[])
    }

    #[test]
    fn decks_are_complete_and_different() {
        let one = deck();
        let other = deck();
        assert!(canasta::faces::is_whole_deck(&one) && canasta::faces::is_whole_deck(&other));
        assert_ne!(one, other);
    }

    /// Chi-square statistic of where the deck's first card ends up, with 107 degrees of freedom. It exceeds 172 about
    /// once in 20,000 runs.
    #[test]
    fn every_place_is_equally_likely() {
        let mut places = [0u32; DECK_SIZE];
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
    fn the_draw_follows_the_rules() {
        for players in (2..=6).filter_map(Players::new) {
            for preset in RuleSet::PRESETS {
                let begun = draw_seats(&preset.rules, players).unwrap();
                assert!(begun.first_dealer.0 < players.count());
                assert_eq!(begun.draws.is_empty(), !canasta::seating::has_draw(&preset.rules), "{}", preset.name);
            }
        }
    }

    #[test]
    fn a_failed_source_terminates_without_a_deck() {
        let failed = || SystemRng { bytes: [0; BUFFER_WORDS * 8], used: 0, failed: true };
        // The result is discarded, but the draw terminates.
        let _ = SeatDraw::by(&RuleSet::HOYLE, Players::FOUR, &mut failed());
        let mut system = failed();
        let mut deck = fresh();
        shuffle(&mut deck, &mut system);
        assert!(system.failed);
    }

    #[test]
    fn a_code_has_no_confusable_letters() {
        let code = random_table_code().unwrap();
        assert_eq!(code.len(), CODE_LENGTH);
        assert!(code.bytes().all(|letter| CODE_LETTERS.contains(&letter)), "{code}");
        assert!(["I", "L", "O", "0", "1"].iter().all(|like| !code.contains(like)), "{code}");
    }

    #[test]
    fn secrets_have_their_length() {
        assert_eq!(random_hex::<32>().unwrap().len(), 64);
        assert_ne!(random_hex::<32>(), random_hex::<32>());
    }
}
