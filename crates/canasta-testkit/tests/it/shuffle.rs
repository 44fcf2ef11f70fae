//! The shuffle is fair, and an unfair one would be detected.

use canasta::deck::{fresh, shuffled};
use canasta::faces::is_whole_deck;
use canasta::{Rng, SeedRng, shuffle};
use canasta_testkit::chance::below;
use canasta_testkit::fairness::{ShuffleCounts, ShuffleError, chi_square, deviations};

const CARDS: usize = 108;
const SHUFFLES: u32 = 20_000;

fn table(mut shuffle: impl FnMut(&mut [usize], &mut SeedRng)) -> ShuffleCounts {
    let mut rng = SeedRng::new(2024);
    ShuffleCounts::measure(CARDS, SHUFFLES, |cards| shuffle(cards, &mut rng))
}

#[test]
fn shuffle_is_fair() {
    table(shuffle).check().unwrap_or_else(|why| panic!("{why}"));
}

/// Uses consecutive seeds, each for one deck, as the arena does.
#[test]
fn consecutive_seeds_are_fair() {
    let mut seed = 0;
    let table = ShuffleCounts::measure(CARDS, SHUFFLES, |cards| {
        shuffle(cards, &mut SeedRng::new(seed));
        seed += 1;
    });
    table.check().unwrap_or_else(|why| panic!("new: {why}"));
    let mut part = 0;
    let table = ShuffleCounts::measure(CARDS, SHUFFLES, |cards| {
        shuffle(cards, &mut SeedRng::part(7, part));
        part += 1;
    });
    table.check().unwrap_or_else(|why| panic!("part: {why}"));
}

#[test]
fn decks_are_shuffled_with_this_shuffle() {
    for seed in 0..20 {
        let mut deck = fresh();
        shuffle(&mut deck, &mut SeedRng::new(seed));
        assert_eq!(deck, shuffled(&mut SeedRng::new(seed)));
        assert!(is_whole_deck(&deck));
    }
}

#[test]
fn detects_swaps_with_any_position() {
    let naive = table(|cards, rng| {
        for index in 0..cards.len() {
            let other = below(rng, cards.len());
            cards.swap(index, other);
        }
    });
    assert!(matches!(naive.check(), Err(ShuffleError::Positions(deviation)) if deviation > 20.0));
}

#[test]
fn detects_cards_that_never_stay() {
    let sattolo = table(|cards, rng| {
        for last in (1..cards.len()).rev() {
            let other = below(rng, last);
            cards.swap(last, other);
        }
    });
    assert!(matches!(sattolo.check(), Err(ShuffleError::Positions(deviation)) if deviation > 20.0));
}

#[test]
fn detects_a_card_that_is_never_dealt_first() {
    let poker = table(|cards, rng| {
        shuffle(cards, rng);
        while cards[0] == CARDS - 1 {
            shuffle(cards, rng);
        }
    });
    assert!(matches!(poker.check(), Err(ShuffleError::Position { position: 0, card: 107, .. })));
}

#[test]
fn detects_a_mere_cut() {
    let cut = table(|cards, rng| {
        let places = below(rng, cards.len());
        cards.rotate_left(places);
    });
    assert!(cut.check().is_err());
}

/// Every card is equally often in every position, but some cards tend to stay together.
#[test]
fn detects_cards_that_stick_together() {
    let sticky = table(|cards, rng| {
        let mut pairs: Vec<[usize; 2]> = cards.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        shuffle(&mut pairs, rng);
        for (index, mut pair) in pairs.into_iter().enumerate() {
            shuffle(&mut pair, rng);
            cards[2 * index..2 * index + 2].copy_from_slice(&pair);
        }
    });
    assert!(matches!(sticky.check(), Err(ShuffleError::Neighbours(deviation)) if deviation > 20.0));
}

/// A generator that returns these values.
struct Scripted(Vec<u64>);

impl Rng for Scripted {
    fn next_u64(&mut self) -> u64 {
        self.0.remove(0)
    }
}

/// `below` must return each number for equally many of the 2³² words. The first and last word for each number are
/// accepted; the word before the first would be one too many and is discarded.
#[test]
fn every_number_has_equally_many_words() {
    let words = 1u64 << 32;
    for bound in [2u64, 3, 5, 6, 7, 10, 54, 107, 108, 1000, 65_537, 3 << 30, (1 << 31) + 1, u64::from(u32::MAX)] {
        let each = words / bound;
        for number in [0, 1, bound / 2, bound - 2, bound - 1] {
            // The words w for this number satisfy number·2³² ≤ w·bound < (number + 1)·2³². The last `each` of them are
            // used.
            let end = ((number + 1) * words).div_ceil(bound);
            let first = end - each;
            let bound = u32::try_from(bound).unwrap();
            let number = u32::try_from(number).unwrap();
            for word in [first, end - 1] {
                assert_eq!(Scripted(vec![word << 32 | 0x1234]).next_below(bound), number, "{word} of {bound}");
            }
            let before = first.wrapping_sub(1) << 32;
            if (first * u64::from(bound)).checked_sub(u64::from(number) * words + u64::from(bound)).is_some() {
                // This word maps to the number but is one too many, so the next word decides.
                let mut rng = Scripted(vec![before, (end - 1) << 32]);
                assert_eq!(rng.next_below(bound), number);
                assert!(rng.0.is_empty(), "{bound}: word {} was not discarded", first - 1);
            }
        }
    }
}

#[test]
fn below_is_uniform() {
    let mut rng = SeedRng::new(99);
    for bound in 2..=108u32 {
        let mut counts = vec![0; bound as usize];
        for _ in 0..bound * 1000 {
            counts[rng.next_below(bound) as usize] += 1;
        }
        let deviation = deviations(chi_square(&counts, 1000.0), f64::from(bound - 1));
        // With few cells, the chi-square distribution is skewed to the right.
        assert!((-4.0..7.0).contains(&deviation), "{bound}: {deviation}");
    }
}

/// With this bound, every third number would come up twice as often as the others if no words were discarded.
#[test]
fn below_is_uniform_when_it_discards_numbers() {
    let bound = 3u32 << 30;
    let mut counts = [0u32; 3];
    let mut rng = SeedRng::new(5);
    for _ in 0..300_000 {
        counts[rng.next_below(bound) as usize % 3] += 1;
    }
    let deviation = deviations(chi_square(&counts, 100_000.0), 2.0);
    assert!(deviation < 7.0, "{counts:?}");
    // The same, but without discarding words.
    let mut counts = [0u32; 3];
    for _ in 0..300_000 {
        let product = (rng.next_u64() >> 32) * u64::from(bound);
        counts[usize::try_from((product >> 32) % 3).unwrap()] += 1;
    }
    assert!(deviations(chi_square(&counts, 100_000.0), 2.0) > 1000.0, "{counts:?}");
}
