//! The deal of a day follows from its seed. The derivation is stable, so that old days can still be checked.

use canasta::faces::is_whole_deck;
use canasta::{Seat, notation};
use canasta_record::daily::{DaySeed, Secret, date, day_of, start_of_day};
use canasta_record::fair::hex;

/// 26 November 2026.
const DAY: i64 = 20_783;

/// Computed by `fair/canasta_fair.py --daily` and another program's SHA-256.
#[test]
fn the_deal_of_a_day_is_stable() {
    let seed = Secret([7; 32]).seed(DAY);
    assert_eq!(seed.to_hex(), "55494f75ed40fd02cfaa1f7e8b16037742c5410f38cbfe518c68fc5465ffbaf7");
    let deal = seed.deal(DAY);
    assert_eq!(hex(&deal.commitment()), "890f3c535d30e5e681d6bb25ca332f94166235d548253983a1a087dc8dd40cd8");
    assert_eq!((deal.dealer(), deal.bots, deal.day), (Seat(1), 12_118_454_953_227_212_153, DAY));
    let deck = notation::cards(&deal.deck()).to_string();
    assert!(
        deck.starts_with("AD 8D XB 8H 6S 7H JS 7S 2D 2C 3H 9C 6C 7H KS 4C TS 2H 3D 5S 5D 7D 6H JD KH 3D 6S 8S"),
        "{deck}"
    );
    assert!(is_whole_deck(&deal.deck()));
}

#[test]
fn each_day_and_each_secret_has_its_own_seed() {
    let secret = Secret([7; 32]);
    let seeds: Vec<String> = (DAY - 200..DAY + 200).map(|day| secret.seed(day).to_hex()).collect();
    let mut distinct = seeds.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), seeds.len());
    assert_ne!(Secret([8; 32]).seed(DAY), secret.seed(DAY));
    // The deal also depends on the day, so the same seed gives different cards on two days.
    let seed = secret.seed(DAY);
    assert_ne!(seed.deal(DAY).deck(), seed.deal(DAY + 1).deck());
    let dealers: std::collections::BTreeSet<u8> =
        (DAY..DAY + 40).map(|day| secret.seed(day).deal(day).dealer().0).collect();
    assert_eq!(dealers.len(), 4, "every seat deals on some day");
}

#[test]
fn days_are_in_utc() {
    assert_eq!([day_of(-1), day_of(0), day_of(86_399_999), day_of(86_400_000)], [-1, 0, 0, 1]);
    assert_eq!((day_of(start_of_day(DAY)), day_of(start_of_day(DAY) - 1)), (DAY, DAY - 1));
    assert_eq!((date(DAY), date(0)), ("2026-11-26".to_owned(), "1970-01-01".to_owned()));
}

#[test]
fn secrets_are_not_printed() {
    let secret = Secret([7; 32]);
    let seed = secret.seed(DAY);
    let printed = format!("{secret:?} {seed:?} {:?}", seed.deal(DAY));
    assert!(
        !printed.contains("0707") && !printed.contains("7, 7, 7") && !printed.contains(&seed.to_hex()),
        "{printed}"
    );
    assert_eq!(DaySeed::from_hex(&seed.to_hex()), Some(seed));
    assert_eq!(DaySeed::from_hex("5549"), None);
}
