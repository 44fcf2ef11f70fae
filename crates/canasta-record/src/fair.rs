//! Fair deals: the server's commitment before a deal, the players' cuts, the deck that follows from both, and the check
//! that any program can make afterwards.
//!
//! The server draws a [`Seed`] and shows the commitment of the [`DealTerms`], a hash that doesn't reveal the seed and
//! that no other seed produces. Then the players add their [`Cut`]s. The deck follows from all of these together. After
//! the deal is scored, the seed is revealed. So neither the server alone nor the players alone can choose the cards.
//!
//! The hashed data is text, so other programs need only SHA-256, SHAKE256 and these lines (each ends with `\n`):
//!
//! ```text
//! canasta fair deal 1
//! table 3f…            the table's id
//! deal 2               the deal's number, from 1
//! rules ab…            SHA-256 of the rules' text (`rules_text`)
//! seats 0 - 1 -        who sits in each seat: the number of a person, - for a bot
//! dealer 3             the seat that deals
//! seed 12…             80 bytes in hexadecimal
//! cut 0 9c…            16 bytes, once for each seat that added any, in the order of the seats
//! ```
//!
//! The commitment is the SHA-256 of the lines up to the seed. The shuffle starts with the deck
//! [`canasta::deck::fresh`]: twos to aces, each in the order spades, hearts, diamonds, clubs, then the red and the
//! black joker, then all of this again. [`canasta::shuffle`] shuffles it with numbers from SHAKE256 of all lines:
//!
//! ```text
//! for place = 107, 106, … 1:
//!     repeat: take the next 8 bytes; the last 4 of them are a little-endian number w below 2^32;
//!             p = w * (place + 1)
//!     until p mod 2^32 >= 2^32 mod (place + 1)        (otherwise some places would be slightly more likely)
//!     exchange the cards at place and at p div 2^32   (places are counted from 0)
//! ```
//!
//! `fair/vectors.json` contains test vectors, and `fair/canasta_fair.py` is an implementation in another language.

use std::fmt;
use std::fmt::Write as _;

use canasta::deck::fresh;
use canasta::{Card, Rng, RuleSet, Seat, shuffle};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sha3::Shake256;
use sha3::digest::{ExtendableOutput, Update, XofReader};

use crate::house::{self, Changes};

/// A SHA-256 hash.
pub type Hash = [u8; 32];

/// A person at a table, numbered in the order of arrival. The host is 0. Names aren't part of the hashed data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u8);

impl Person {
    /// The creator of the table.
    pub const HOST: Self = Self(0);
}

/// The first line of the hashed data, which identifies the format.
pub const TAG: &str = "canasta fair deal 1";

/// The server's random seed of a deal, secret until the deal is scored. There are about 2^578 orders of 108 cards, so
/// 256 bits couldn't reach every deck, but 640 bits can.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; Self::BYTES]);

impl Seed {
    /// The length in bytes.
    pub const BYTES: usize = 80;

    /// The bytes in lower-case hexadecimal.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Parses the output of [`Seed::to_hex`].
    pub fn from_hex(text: &str) -> Option<Self> {
        parse_hex(text).map(Self)
    }
}

/// Keeps the seed out of logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A player's contribution to the shuffle. At a card table, one player cuts the pack. Here, all cuts count equally.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut(pub [u8; Self::BYTES]);

impl Cut {
    /// The length in bytes.
    pub const BYTES: usize = 16;

    /// The bytes in lower-case hexadecimal.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Parses the output of [`Cut::to_hex`].
    pub fn from_hex(text: &str) -> Option<Self> {
        parse_hex(text).map(Self)
    }
}

/// The hashed form of the rules: a line with the preset's name, and a line with the house rules as JSON.
pub fn rules_text(preset: &str, rules: &RuleSet) -> String {
    let changes = house::preset(preset).map_or_else(Vec::new, |preset| house::changes(&preset.rules, rules));
    // Serialising names, numbers and lists can't fail.
    let changes = serde_json::to_string(&Changes(changes)).unwrap_or_default();
    format!("{preset}\n{changes}\n")
}

/// The hash of [`rules_text`].
pub fn rules_hash(preset: &str, rules: &RuleSet) -> Hash {
    Sha256::digest(rules_text(preset, rules).as_bytes()).into()
}

/// The public terms of a deal, which the commitment covers together with the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealTerms {
    /// The table's id.
    pub table: String,
    /// The deal's number, from 1.
    pub deal: usize,
    /// [`rules_hash`] of the table's rules.
    pub rules: Hash,
    /// The person in each seat at the time of the commitment; `None` for a bot.
    pub seats: Vec<Option<Person>>,
    /// The dealer's seat.
    pub dealer: Seat,
}

impl DealTerms {
    /// The commitment, shown before the deal.
    pub fn commitment(&self, seed: &Seed) -> Hash {
        Sha256::digest(self.lines(seed).as_bytes()).into()
    }

    /// The deck, in dealing order. The order of `cuts` doesn't matter, because they are sorted by seat.
    pub fn deck(&self, seed: &Seed, cuts: &[(Seat, Cut)]) -> Vec<Card> {
        let mut lines = self.lines(seed);
        let mut cuts = cuts.to_vec();
        cuts.sort_by_key(|(seat, _)| *seat);
        for (seat, cut) in cuts {
            // Writing to a string can't fail.
            let _ = writeln!(lines, "cut {} {}", seat.0, cut.to_hex());
        }
        let mut shake = Shake256::default();
        shake.update(lines.as_bytes());
        let mut deck = fresh();
        shuffle(&mut deck, &mut ShuffleNumbers(shake.finalize_xof()));
        deck
    }

    /// The person in each seat, in the hashed form: `0 - 1 -`.
    pub fn seats_text(&self) -> String {
        let seat = |person: &Option<Person>| person.map_or_else(|| "-".to_owned(), |person| person.0.to_string());
        self.seats.iter().map(seat).collect::<Vec<_>>().join(" ")
    }

    /// Parses the output of [`DealTerms::seats_text`].
    pub fn read_seats(text: &str) -> Option<Vec<Option<Person>>> {
        let seat = |word: &str| match word {
            "-" => Some(None),
            number => number.parse().ok().filter(|n: &u8| n.to_string() == number).map(|n| Some(Person(n))),
        };
        text.split(' ').map(seat).collect()
    }

    fn lines(&self, seed: &Seed) -> String {
        format!(
            "{TAG}\ntable {}\ndeal {}\nrules {}\nseats {}\ndealer {}\nseed {}\n",
            self.table,
            self.deal,
            hex(&self.rules),
            self.seats_text(),
            self.dealer.0,
            seed.to_hex(),
        )
    }
}

/// Everything needed to check whether a deal was fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The terms covered by the commitment.
    pub terms: DealTerms,
    /// The commitment shown before the deal.
    pub commitment: Hash,
    /// The seed; `None` until the deal is scored.
    pub seed: Option<Seed>,
    /// The players' cuts, one each, in any order.
    pub cuts: Vec<(Seat, Cut)>,
}

/// The reason why a deal can't be proved fair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FairnessError {
    /// The seed has not been revealed yet, or is missing.
    NoSeed,
    /// The seed doesn't match the commitment.
    Commitment,
    /// The seed and cuts give a different deck.
    Deck,
    /// A cut is from a bot, from a seat that doesn't exist, or from a seat that already has one.
    Cuts,
}

impl Proof {
    /// Checks that a deck follows from the committed seed and the cuts.
    ///
    /// # Errors
    /// Returns the first problem found.
    pub fn check(&self, deck: &[Card]) -> Result<(), FairnessError> {
        let seed = self.seed.as_ref().ok_or(FairnessError::NoSeed)?;
        let is_person = |seat: Seat| self.terms.seats.get(seat.index()).is_some_and(Option::is_some);
        let is_repeated = |seat: Seat| self.cuts.iter().filter(|(other, _)| *other == seat).count() > 1;
        if self.cuts.iter().any(|(seat, _)| !is_person(*seat) || is_repeated(*seat)) {
            return Err(FairnessError::Cuts);
        }
        if self.terms.commitment(seed) != self.commitment {
            return Err(FairnessError::Commitment);
        }
        if self.terms.deck(seed, &self.cuts) == deck { Ok(()) } else { Err(FairnessError::Deck) }
    }
}

/// Random numbers for the shuffle, from the hash.
struct ShuffleNumbers<R>(R);

impl<R: XofReader> Rng for ShuffleNumbers<R> {
    fn next_u64(&mut self) -> u64 {
        let mut bytes = [0; 8];
        self.0.read(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}

/// Bytes in lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Parses lower-case hexadecimal bytes.
pub fn parse_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(digits[0])? << 4 | digit(digits[1])?;
    }
    Some(bytes)
}
