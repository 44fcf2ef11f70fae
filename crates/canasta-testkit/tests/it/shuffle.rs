//! The shuffle is fair, and an unfair one would be noticed.

use canasta::deck::{fresh, shuffled};
use canasta::faces::is_whole_deck;
use canasta::{Rng, SeedRng, shuffle};
use canasta_testkit::chance::below;
use canasta_testkit::fair::{ShuffleCounts, ShuffleError, chi_square, deviations};

const CARDS: usize = 108;
const SHUFFLES: u32 = 20_000;

fn table(mut shuffle: impl FnMut(&mut [usize], &mut SeedRng)) -> ShuffleCounts {
    let mut rng = SeedRng::new(2024);
    ShuffleCounts::of(CARDS, SHUFFLES, |cards| shuffle(cards, &mut rng))
}

#[test]
fn the_shuffle_is_fair() {
    table(shuffle).judge().unwrap_or_else(|why| panic!("{why}"));
}

/// Seeds in a row, as the arena uses them, each for one deck.
#[test]
fn seeds_in_a_row_are_fair() {
    let mut seed = 0;
    let table = ShuffleCounts::of(CARDS, SHUFFLES, |cards| {
        shuffle(cards, &mut SeedRng::new(seed));
        seed += 1;
    });
    table.judge().unwrap_or_else(|why| panic!("new: {why}"));
    let mut part = 0;
    let table = ShuffleCounts::of(CARDS, SHUFFLES, |cards| {
        shuffle(cards, &mut SeedRng::part(7, part));
        part += 1;
    });
    table.judge().unwrap_or_else(|why| panic!("part: {why}"));
}

#[test]
fn a_deck_is_shuffled_that_way() {
    for seed in 0..20 {
        let mut deck = fresh();
        shuffle(&mut deck, &mut SeedRng::new(seed));
        assert_eq!(deck, shuffled(&mut SeedRng::new(seed)));
        assert!(is_whole_deck(&deck));
    }
}

#[test]
fn swapping_with_any_place_is_noticed() {
    let naive = table(|cards, rng| {
        for place in 0..cards.len() {
            let other = below(rng, cards.len());
            cards.swap(place, other);
        }
    });
    assert!(matches!(naive.judge(), Err(ShuffleError::Places(off)) if off > 20.0));
}

#[test]
fn a_card_that_never_stays_is_noticed() {
    let sattolo = table(|cards, rng| {
        for last in (1..cards.len()).rev() {
            let other = below(rng, last);
            cards.swap(last, other);
        }
    });
    assert!(matches!(sattolo.judge(), Err(ShuffleError::Places(off)) if off > 20.0));
}

#[test]
fn a_card_that_is_never_dealt_first_is_noticed() {
    let poker = table(|cards, rng| {
        shuffle(cards, rng);
        while cards[0] == CARDS - 1 {
            shuffle(cards, rng);
        }
    });
    assert!(matches!(poker.judge(), Err(ShuffleError::Place { place: 0, card: 107, .. })));
}

#[test]
fn a_mere_cut_is_noticed() {
    let cut = table(|cards, rng| {
        let places = below(rng, cards.len());
        cards.rotate_left(places);
    });
    assert!(cut.judge().is_err());
}

/// Every card in every place equally often, but some cards stick together.
#[test]
fn cards_that_stick_together_are_noticed() {
    let sticky = table(|cards, rng| {
        let mut pairs: Vec<[usize; 2]> = cards.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
        shuffle(&mut pairs, rng);
        for (place, mut pair) in pairs.into_iter().enumerate() {
            shuffle(&mut pair, rng);
            cards[2 * place..2 * place + 2].copy_from_slice(&pair);
        }
    });
    assert!(matches!(sticky.judge(), Err(ShuffleError::Neighbours(off)) if off > 20.0));
}

/// Words as they are wanted, then noise that must not be needed.
struct Scripted(Vec<u64>);

impl Rng for Scripted {
    fn next_u64(&mut self) -> u64 {
        self.0.remove(0)
    }
}

/// `below` gives each number for exactly as many of the 2³² words as the others: the first and the last word of each
/// number are accepted, and the word before the first, which would be one too many, is thrown away.
#[test]
fn each_number_has_as_many_words() {
    let words = 1u64 << 32;
    for bound in [2u64, 3, 5, 6, 7, 10, 54, 107, 108, 1000, 65_537, 3 << 30, (1 << 31) + 1, u64::from(u32::MAX)] {
        let each = words / bound;
        for number in [0, 1, bound / 2, bound - 2, bound - 1] {
            // Words w with number·2³² ≤ w·bound < (number + 1)·2³²; of these the last `each`.
            let end = ((number + 1) * words).div_ceil(bound);
            let first = end - each;
            let bound = u32::try_from(bound).unwrap();
            let number = u32::try_from(number).unwrap();
            for word in [first, end - 1] {
                assert_eq!(Scripted(vec![word << 32 | 0x1234]).below(bound), number, "{word} of {bound}");
            }
            let before = first.wrapping_sub(1) << 32;
            if (first * u64::from(bound)).checked_sub(u64::from(number) * words + u64::from(bound)).is_some() {
                // It belongs to this number, but is one too many: the next word decides.
                let mut rng = Scripted(vec![before, (end - 1) << 32]);
                assert_eq!(rng.below(bound), number);
                assert!(rng.0.is_empty(), "{bound}: word {} was not thrown away", first - 1);
            }
        }
    }
}

#[test]
fn below_is_even() {
    let mut rng = SeedRng::new(99);
    for bound in 2..=108u32 {
        let mut counts = vec![0; bound as usize];
        for _ in 0..bound * 1000 {
            counts[rng.below(bound) as usize] += 1;
        }
        let off = deviations(chi_square(&counts, 1000.0), f64::from(bound - 1));
        // With few cells chi-square leans to the right.
        assert!((-4.0..7.0).contains(&off), "{bound}: {off}");
    }
}

/// A bound at which throwing nothing away would make every third number twice as likely as the others.
#[test]
fn below_is_even_where_it_must_discard_numbers() {
    let bound = 3u32 << 30;
    let mut counts = [0u32; 3];
    let mut rng = SeedRng::new(5);
    for _ in 0..300_000 {
        counts[rng.below(bound) as usize % 3] += 1;
    }
    let off = deviations(chi_square(&counts, 100_000.0), 2.0);
    assert!(off < 7.0, "{counts:?}");
    // The same without throwing away.
    let mut counts = [0u32; 3];
    for _ in 0..300_000 {
        let product = (rng.next_u64() >> 32) * u64::from(bound);
        counts[usize::try_from((product >> 32) % 3).unwrap()] += 1;
    }
    assert!(deviations(chi_square(&counts, 100_000.0), 2.0) > 1000.0, "{counts:?}");
}
