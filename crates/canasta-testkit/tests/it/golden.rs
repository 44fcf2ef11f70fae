//! Golden values. For a given seed, the numbers, decks, hands and whole played deals must never change.

use std::fmt::Write;

use canasta::deck::shuffled;
use canasta::{Action, Card, CardDeal, Deal, Melds, Players, Rng, RuleSet, Seat, SeedRng};
use canasta_testkit::chance::below;
use canasta_testkit::compare::ending_name;

fn text(cards: impl IntoIterator<Item = Card>) -> String {
    let mut text = String::new();
    for card in cards {
        write!(text, "{}{card:?}", if text.is_empty() { "" } else { " " }).unwrap();
    }
    text
}

/// Values of the published implementation for these seeds.
#[test]
fn golden_numbers() {
    let mut rng = SeedRng::new(0);
    assert_eq!(rng.next_u64(), 0xE220_A839_7B1D_CDAF);
    assert_eq!(rng.next_u64(), 0x6E78_9E6A_A1B9_65F4);
    let mut rng = SeedRng::new(1_234_567);
    assert_eq!(rng.next_u64(), 6_457_827_717_110_365_317);
    assert_eq!(rng.next_u64(), 3_203_168_211_198_807_973);
    assert_eq!(SeedRng::part(1, 2).next_u64(), 14_199_616_709_479_013_707);
}

fn check_deck(mut rng: SeedRng, expect: &str) {
    assert_eq!(text(shuffled(&mut rng)), expect.split_whitespace().collect::<Vec<_>>().join(" "));
}

#[test]
fn golden_decks() {
    check_deck(
        SeedRng::new(0),
        "TD 3H XR 5D QC 8D TH QS 7S JS 9C 4D JH 2S 8D 6H 5D 6C TS 4C KS AD XB 4S 9H 3D 2D
         6S 5S KD 7C JC 9S JD 8C 5H 9C 5H KH QC 7D 4D KH 2H JC AH 3C JH JS 9S QH 4H TS QD
         2S 4S AH 4H 3C 9D 8H 5C 3S AC 3S AC 3H TC 7H 9H 7D TC 9D 3D 2H 2C 6S 8S QD XB 7S
         AS KC 6D 8C 8H 2C TD 7H 6D 5C KS AS 5S XR AD 6C JD QS 8S 7C 6H TH 4C KC 2D KD QH",
    );
    check_deck(
        SeedRng::new(1),
        "4C QS 9H AS 5H QH 6D JS KC JC 3D AH JS 4S 5C QH JH 8C 5D KH 2D 7C 5H 6S 6H 9D TH
         4H 5D 7D 8D TH 4C 6C KS TC 7H 3D 4S 7D 2S 2H 5S 2S 9H TD XR 8H 4D 5S 2D 9C 3S 7H
         AC 6C TS 6H JH 6S 4H 7S KD 2H 8C JD KC QD 7C 8D XB QC JD 6D TS 9D KH AH TD 9S 2C
         9C 2C 8S 4D QD 3C 3H KS XB 7S 3H 5C QS AD QC 3S JC AC 9S XR TC 8S AD KD AS 8H 3C",
    );
    check_deck(
        SeedRng::part(1, 7),
        "2D 5S 9H 7C 9D AD 9C 2C QD KH 2S XB 7H JS KC 2C 6S AS 3D JS 7D 3C TS 4H 5C 6D XR
         QH 7D 7S KS 7C 4C 3S 5C KD QH TD AC QC QS 8C AS KC QD 8D 4S 5S JC TH XR 8D 2H 4C
         2H AH 6S 5D JH 6H 2S KD TH TC JC 8S 7H 8S 3H 6D 3H 3D 4D 5H 3C 2D 6H XB 4S 8H QS
         5H 6C JD TC 9H 8H JH 9C TS KH 5D 4H 8C AH 7S 6C 4D AD KS 9S 9D 9S QC JD 3S TD AC",
    );
}

/// The deck is dealt in order: from the dealer's left, one card at a time, then the upcard, then the stock.
#[test]
fn golden_deal() {
    let deck = shuffled(&mut SeedRng::new(0));
    let (deal, red_threes) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &deck).unwrap();
    let mut lines: Vec<String> = (0..4).map(|seat| text(deal.hand(Seat(seat)).iter().copied())).collect();
    lines.push(text(deal.table().pile));
    lines.push(text(deal.stock().take(5)));
    lines.push(format!("{red_threes:?}"));
    let expect = "TD QC 7S JH 5D KS 9H 5S 9S 9C 7D
3H 8D JS 2S 6C AD 3D KD JD 5H 4D
XR TH 9C 8D TS XB 2D 7C 8C KH KH
5D QS 4D 6H 4C 4S 6S JC 5H QC 2H
JC
AH 3C JH JS 9S
[]";
    assert_eq!(lines.join("\n"), expect);
}

/// A key to sort actions by, so that the choice doesn't depend on the order in which they are listed.
fn sort_key(action: &Action) -> Vec<u8> {
    let bytes_of = |melds: &Melds| -> Vec<u8> {
        melds.iter().flat_map(|(rank, meld)| [rank as u8, meld.naturals, meld.jokers, meld.twos]).collect()
    };
    match action {
        Action::Draw => vec![0],
        Action::Take { with, more } => [vec![1], with.lanes().to_vec(), bytes_of(more)].concat(),
        Action::Meld(melds) => [vec![2], bytes_of(melds)].concat(),
        Action::Discard(kind) => vec![3, *kind as u8],
        Action::Pass => vec![4],
        Action::Declare => vec![5],
        Action::Ask => vec![6],
        Action::Answer(yes) => vec![7, u8::from(*yes)],
    }
}

/// Plays whole deals with random legal actions. The golden values pin the legal actions, their effects and the scores.
#[test]
fn golden_played_deals() {
    let mut lines = Vec::new();
    for seed in 0..6 {
        let mut rng = SeedRng::new(seed);
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut rng);
        let mut actions = 0;
        while let Some(seat) = deal.public().to_act() {
            let mut listed = Vec::new();
            deal.public().legal(deal.hand(seat), &mut listed);
            listed.sort_by_key(sort_key);
            deal.apply(&listed[below(&mut rng, listed.len())]).unwrap();
            actions += 1;
        }
        let scores = deal.score();
        let we = scores[0].total();
        let they = scores[1].total();
        lines.push(format!("{actions} actions, {}, {we} and {they}", ending_name(&deal.public().ending().unwrap())));
    }
    let expect = "110 actions, went-out, 1135 and 450
120 actions, went-out, 1160 and 1040
75 actions, went-out, 925 and 365
85 actions, went-out, 55 and 1140
133 actions, went-out, 505 and 4160
86 actions, went-out, 820 and 885";
    assert_eq!(lines.join("\n"), expect);
}
