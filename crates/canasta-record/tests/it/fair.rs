//! Fair deals: the test vectors in `fair/vectors.json`, which other programs can use too, and properties that no vector
//! covers. `UPDATE_VECTORS=1` regenerates the vectors from the inputs below. They must not change, because future
//! versions must still be able to prove deals committed today.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use canasta::{Card, RuleSet, Seat, deck, notation};
use canasta_record::fair::{
    Cut, DealTerms, FairnessError, Person, Proof, Seed, hex, parse_hex, rules_hash, rules_text,
};
use canasta_record::house;
use serde::{Deserialize, Serialize};
use sha3::Shake256;
use sha3::digest::{ExtendableOutput, Update, XofReader};

/// One vector, as other programs read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Vector {
    name: String,
    /// The preset's name.
    preset: String,
    /// The house rules, as in a record.
    house: String,
    /// The hash of the rules' text.
    rules: String,
    table: String,
    deal: usize,
    seats: String,
    dealer: u8,
    seed: Option<String>,
    /// The seat and its cut, `0 9c…`.
    cuts: Vec<String>,
    commitment: String,
    deck: String,
    /// `fair`, or the problem: `no-seed`, `commitment`, `deck`, `cuts`.
    verdict: String,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct File {
    about: Vec<String>,
    vectors: Vec<Vector>,
}

const ABOUT: [&str; 6] = [
    "Fair deals of Canasta: what must come of a seed and of cuts. The fairness page of the book says how it is reckoned.",
    "rules: SHA-256 of the preset's name, a line feed, house, a line feed; hashes, seeds and cuts are hexadecimal.",
    "A vector is fair where commitment and deck are what seed and cuts give. Else the verdict is the first that holds of:",
    "no-seed; cuts (a bot's, an empty seat's, a second one of a seat); commitment; deck.",
    "Seeds and cuts were made by SHAKE256 of 'canasta vector seed N' and 'canasta vector cut N', so nobody chose them;",
    "but for those whose bytes the name tells. Seed 244325 is one where the shuffle must reject a number.",
];

fn shake(text: &str, bytes: &mut [u8]) {
    let mut shake = Shake256::default();
    shake.update(text.as_bytes());
    shake.finalize_xof().read(bytes);
}

fn seed(number: u32) -> [u8; Seed::BYTES] {
    let mut bytes = [0; Seed::BYTES];
    shake(&format!("canasta vector seed {number}"), &mut bytes);
    bytes
}

fn cut(number: u32) -> [u8; Cut::BYTES] {
    let mut bytes = [0; Cut::BYTES];
    shake(&format!("canasta vector cut {number}"), &mut bytes);
    bytes
}

/// The input of a vector.
#[derive(Clone)]
struct Deal {
    preset: &'static str,
    house: &'static str,
    table: &'static str,
    deal: usize,
    seats: &'static str,
    dealer: u8,
    seed: [u8; Seed::BYTES],
    cuts: Vec<(u8, [u8; Cut::BYTES])>,
}

impl Deal {
    /// Two people and two bots. The first person cuts.
    fn usual() -> Self {
        let table = "3f9d0c5e8a71b264";
        let cuts = vec![(0, cut(1))];
        Self { preset: "hoyle", house: "{}", table, deal: 1, seats: "0 - 1 -", dealer: 3, seed: seed(1), cuts }
    }

    fn seated(seats: &'static str, cuts: &[u8]) -> Self {
        let cuts = cuts.iter().map(|&seat| (seat, cut(10 + u32::from(seat)))).collect();
        Self { seats, dealer: 0, seed: seed(2), cuts, ..Self::usual() }
    }

    fn ruled(preset: &'static str, house: &'static str) -> Self {
        Self { preset, house, ..Self::usual() }
    }

    fn rules(&self) -> RuleSet {
        let mut rules = house::preset(self.preset).unwrap().rules;
        assert_eq!(house::apply(&mut rules, &serde_json::from_str(self.house).unwrap()), Vec::new());
        rules
    }

    fn terms(&self) -> DealTerms {
        let seats = DealTerms::read_seats(self.seats).unwrap();
        let table = self.table.to_owned();
        let rules = rules_hash(self.preset, &self.rules());
        DealTerms { table, deal: self.deal, rules, seats, dealer: Seat(self.dealer) }
    }

    fn vector(&self, name: &str) -> Vector {
        // A changed rule with the preset's value, or in a different order, would be written differently.
        let text = format!("{}\n{}\n", self.preset, self.house);
        assert_eq!(rules_text(self.preset, &self.rules()), text, "{name}");
        let terms = self.terms();
        let seed = Seed(self.seed);
        let cuts: Vec<(Seat, Cut)> = self.cuts.iter().map(|&(seat, cut)| (Seat(seat), Cut(cut))).collect();
        Vector {
            name: name.to_owned(),
            preset: self.preset.to_owned(),
            house: self.house.to_owned(),
            rules: hex(&terms.rules),
            table: self.table.to_owned(),
            deal: self.deal,
            seats: self.seats.to_owned(),
            dealer: self.dealer,
            seed: Some(seed.to_hex()),
            cuts: self.cuts.iter().map(|(seat, cut)| format!("{seat} {}", hex(cut))).collect(),
            commitment: hex(&terms.commitment(&seed)),
            deck: notation::cards(&terms.deck(&seed, &cuts)).to_string(),
            verdict: "fair".to_owned(),
        }
    }
}

fn fair() -> Vec<Vector> {
    let usual = Deal::usual;
    let all = [
        ("two persons and two bots, one of them cuts", usual()),
        ("nobody cuts", Deal { cuts: Vec::new(), ..usual() }),
        ("both persons cut", Deal { cuts: vec![(0, cut(1)), (2, cut(2))], ..usual() }),
        (
            "the cuts come in another order, which changes nothing",
            Deal { cuts: vec![(2, cut(2)), (0, cut(1))], ..usual() },
        ),
        ("two players, both cut", Deal::seated("0 1", &[0, 1])),
        ("three players, the bot does not cut", Deal::seated("0 - 1", &[0, 2])),
        ("four players, all cut", Deal::seated("0 1 2 3", &[0, 1, 2, 3])),
        ("five players, one cuts", Deal::seated("4 3 2 1 0", &[4])),
        ("six players, all cut", Deal::seated("0 1 2 3 4 5", &[0, 1, 2, 3, 4, 5])),
        ("bots alone", Deal::seated("- - - -", &[])),
        ("persons with large numbers", Deal::seated("255 - 10 100", &[0, 3])),
        ("another dealer", Deal { dealer: 0, ..usual() }),
        ("deal 2 of the same table", Deal { deal: 2, ..usual() }),
        ("deal 117", Deal { deal: 117, ..usual() }),
        ("a table with a short name", Deal { table: "k7m", ..usual() }),
        ("another seed", Deal { seed: seed(3), ..usual() }),
        ("a seed of zeros, a cut of zeros", Deal { seed: [0; 80], cuts: vec![(0, [0; 16])], ..usual() }),
        ("a seed of ff, a cut of ff", Deal { seed: [255; 80], cuts: vec![(2, [255; 16])], ..usual() }),
        (
            "a seed that counts from 00 to 4f, a cut of 0a 0d 0a 0d",
            Deal { seed: counting(), cuts: vec![(0, ends())], ..usual() },
        ),
        ("a number is rejected in the shuffle", Deal { seed: seed(REJECTING), cuts: Vec::new(), ..usual() }),
        ("the rules of classic", Deal::ruled("classic", "{}")),
        ("the rules of lakin", Deal::ruled("lakin", "{}")),
        ("the rules of pack", Deal::ruled("pack", "{}")),
        ("the rules of wahhi", Deal::ruled("wahhi", "{}")),
        ("a house rule", Deal::ruled("hoyle", HOUSE_RULE)),
        ("house rules with lists", Deal::ruled("wahhi", HOUSE_LISTS)),
    ];
    all.into_iter().map(|(name, deal)| deal.vector(name)).collect()
}

const REJECTING: u32 = 244_325;
const HOUSE_RULE: &str = r#"{"game_points":3000}"#;
const HOUSE_LISTS: &str = r#"{"hand_size":[15,13,11,11,13],"exact_deal_bonus":0}"#;

fn counting() -> [u8; Seed::BYTES] {
    std::array::from_fn(|place| u8::try_from(place).unwrap())
}

/// Bytes that would be line breaks if they weren't encoded.
fn ends() -> [u8; Cut::BYTES] {
    std::array::from_fn(|place| if place % 2 == 0 { 10 } else { 13 })
}

/// Unfair deals: the usual deal with both cuts and one change.
fn unfair() -> Vec<Vector> {
    let both = Deal { cuts: vec![(0, cut(1)), (2, cut(2))], ..Deal::usual() };
    let fair = both.vector("");
    let changed = |name: &str, verdict: &str, change: &dyn Fn(&mut Vector)| {
        let mut vector = Vector { name: name.to_owned(), verdict: verdict.to_owned(), ..fair.clone() };
        change(&mut vector);
        assert_ne!(Vector { name: String::new(), verdict: "fair".to_owned(), ..vector.clone() }, fair, "{name}");
        vector
    };
    let swapped = |deck: &str, one: usize, other: usize| {
        let mut cards: Vec<&str> = deck.split(' ').collect();
        cards.swap(one, other);
        cards.join(" ")
    };
    vec![
        changed("the seed is not told", "no-seed", &|v| v.seed = None),
        changed("one bit of the seed is another", "commitment", &|v| {
            let mut bytes = seed(1);
            bytes[79] ^= 1;
            v.seed = Some(hex(&bytes));
        }),
        changed("one bit of the commitment is another", "commitment", &|v| {
            let mut bytes: [u8; 32] = parse_hex(&v.commitment).unwrap();
            bytes[0] ^= 0x80;
            v.commitment = hex(&bytes);
        }),
        changed("promised for another deal", "commitment", &|v| v.deal = 2),
        changed("promised for another table", "commitment", &|v| v.table = "3f9d0c5e8a71b265".to_owned()),
        changed("promised for other seats", "commitment", &|v| v.seats = "1 - 0 -".to_owned()),
        changed("promised for another dealer", "commitment", &|v| v.dealer = 2),
        changed("promised for other rules", "commitment", &|v| {
            v.preset = "lakin".to_owned();
            v.rules = Deal::ruled("lakin", "{}").vector("").rules;
        }),
        changed("a cut is another", "deck", &|v| v.cuts[1] = format!("2 {}", hex(&cut(3)))),
        changed("a cut is left out", "deck", &|v| v.cuts.truncate(1)),
        changed("the cuts are exchanged", "deck", &|v| {
            v.cuts = vec![format!("0 {}", hex(&cut(2))), format!("2 {}", hex(&cut(1)))];
        }),
        changed("two cards are exchanged", "deck", &|v| v.deck = swapped(&v.deck, 0, 107)),
        changed("the last card is missing", "deck", &|v| v.deck.truncate(v.deck.len() - 3)),
        changed("a bot cuts", "cuts", &|v| v.cuts.push(format!("3 {}", hex(&cut(3))))),
        changed("a seat cuts that the table does not have", "cuts", &|v| v.cuts.push(format!("4 {}", hex(&cut(3))))),
        changed("a seat cuts twice", "cuts", &|v| v.cuts.push(v.cuts[0].clone())),
    ]
}

fn file() -> File {
    let vectors = fair().into_iter().chain(unfair()).collect();
    File { about: ABOUT.map(str::to_owned).to_vec(), vectors }
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fair/vectors.json")
}

#[test]
fn the_vectors_are_stable() {
    let expected = file();
    if std::env::var_os("UPDATE_VECTORS").is_some() {
        fs::write(path(), serde_json::to_string_pretty(&expected).unwrap() + "\n").unwrap();
    }
    let written: File = serde_json::from_str(&fs::read_to_string(path()).unwrap()).unwrap();
    for (written, expected) in written.vectors.iter().zip(&expected.vectors) {
        assert_eq!(written, expected, "old commitments could no longer be checked");
    }
    assert_eq!(written, expected);
    let names: BTreeSet<&str> = written.vectors.iter().map(|vector| vector.name.as_str()).collect();
    assert!(names.len() == written.vectors.len() && names.len() >= 24);
}

/// The verdict on a vector.
fn verdict_of(vector: &Vector) -> Result<(), FairnessError> {
    let mut rules = house::preset(&vector.preset).unwrap().rules;
    house::apply(&mut rules, &serde_json::from_str(&vector.house).unwrap());
    assert_eq!(hex(&rules_hash(&vector.preset, &rules)), vector.rules, "{}", vector.name);
    let seats = DealTerms::read_seats(&vector.seats).unwrap();
    assert_eq!(DealTerms { seats: seats.clone(), ..Deal::usual().terms() }.seats_text(), vector.seats);
    let cut = |text: &String| {
        let (seat, cut) = text.split_once(' ').unwrap();
        (Seat(seat.parse().unwrap()), Cut::from_hex(cut).unwrap())
    };
    let proof = Proof {
        terms: DealTerms {
            table: vector.table.clone(),
            deal: vector.deal,
            rules: parse_hex(&vector.rules).unwrap(),
            seats,
            dealer: Seat(vector.dealer),
        },
        commitment: parse_hex(&vector.commitment).unwrap(),
        seed: vector.seed.as_deref().map(|seed| Seed::from_hex(seed).unwrap()),
        cuts: vector.cuts.iter().map(cut).collect(),
    };
    proof.check(&notation::parse_cards(&vector.deck).unwrap())
}

#[test]
fn every_vector_has_its_verdict() {
    let written: File = serde_json::from_str(&fs::read_to_string(path()).unwrap()).unwrap();
    for vector in &written.vectors {
        let verdict = match verdict_of(vector) {
            Ok(()) => "fair",
            Err(FairnessError::NoSeed) => "no-seed",
            Err(FairnessError::Commitment) => "commitment",
            Err(FairnessError::Deck) => "deck",
            Err(FairnessError::Cuts) => "cuts",
        };
        assert_eq!(verdict, vector.verdict, "{}", vector.name);
    }
}

#[test]
fn every_deck_has_all_cards() {
    let mut fresh = deck::fresh();
    fresh.sort_unstable();
    let mut decks = BTreeSet::new();
    for vector in fair() {
        let mut cards: Vec<Card> = notation::parse_cards(&vector.deck).unwrap();
        assert_eq!(cards.len(), deck::DECK_SIZE);
        decks.insert(cards.clone());
        cards.sort_unstable();
        assert_eq!(cards, fresh, "{}", vector.name);
    }
    // One vector differs from another only in the order of its cuts, which doesn't change the deck.
    assert_eq!(decks.len(), fair().len() - 1);
}

#[test]
fn every_line_changes_the_commitment() {
    let usual = Deal::usual().terms();
    let seed = Seed(seed(1));
    let commitment = usual.commitment(&seed);
    let others = [
        DealTerms { table: "x".to_owned(), ..usual.clone() },
        DealTerms { deal: 2, ..usual.clone() },
        DealTerms { rules: [0; 32], ..usual.clone() },
        DealTerms { seats: vec![Some(Person(0)), None, Some(Person(1)), Some(Person(2))], ..usual.clone() },
        DealTerms { dealer: Seat(0), ..usual.clone() },
    ];
    for other in others {
        assert_ne!(other.commitment(&seed), commitment, "{other:?}");
        assert_ne!(other.deck(&seed, &[]), usual.deck(&seed, &[]), "{other:?}");
    }
}

#[test]
fn a_seed_is_not_printed_by_accident() {
    let printed = format!("{:?}", Some(Seed(seed(1))));
    assert_eq!(printed, "Some(Seed(…))");
}

#[test]
fn rejects_invalid_seeds_and_seats() {
    let text = Seed(seed(1)).to_hex();
    assert_eq!(Seed::from_hex(&text), Some(Seed(seed(1))));
    assert_eq!(Cut::from_hex(&hex(&cut(1))), Some(Cut(cut(1))));
    for wrong in
        [&text[1..], &text.to_uppercase(), &format!("{text}0"), &format!("{}g", &text[1..]), &"é".repeat(80), ""]
    {
        assert_eq!(Seed::from_hex(wrong), None, "{wrong}");
    }
    for wrong in ["", "0 ", "0  1", "+1 0", "01 0", "256 0", "a b", "0,1"] {
        assert_eq!(DealTerms::read_seats(wrong), None, "{wrong:?}");
    }
}
