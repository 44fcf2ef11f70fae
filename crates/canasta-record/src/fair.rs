//! Fair deals: what the server promises before a deal, what the players add to it, the deck that comes of both, and how
//! any program checks that afterwards.
//!
//! Before the players add anything the server draws a [`Seed`] and shows a [`DealTerms`]'s commitment: a hash from which the seed
//! cannot be found, and which no other seed has. Then the players add their [`Cut`]s, and the deck follows from all of it.
//! When the deal is scored the seed is told. So neither the server alone nor the players alone choose the cards.
//!
//! Everything is text, so that another program needs only SHA-256, SHAKE256 and these lines (each ends with `\n`):
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
//! The commitment is SHA-256 of the lines up to the seed. The deck is the fresh one ([`canasta::deck::fresh`]: twos to aces,
//! spades, hearts, diamonds, clubs within a rank, the red and the black joker, and all of that once more), shuffled by
//! [`canasta::shuffle`] with numbers from SHAKE256 of all lines:
//!
//! ```text
//! for place = 107, 106, … 1:
//!     repeat: take the next 8 bytes; the last 4 of them, the least first, are a number w below 2^32;
//!             p = w * (place + 1)
//!     until p mod 2^32 >= 2^32 mod (place + 1)        (else some places were a little likelier than others)
//!     exchange the cards at place and at p div 2^32   (places are counted from 0)
//! ```
//!
//! `fair/vectors.json` has what must come out; `fair/canasta_fair.py` is the same once more in another language.

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

/// A person at a table: a number in the order of coming. The host is 0. What they are called does not stand in the chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u8);

impl Person {
    /// Who opened the table.
    pub const HOST: Self = Self(0);
}

/// The first line of what is hashed: the format of all the others.
pub const TAG: &str = "canasta fair deal 1";

/// What the server draws for a deal. 108 cards have 2^578 orders, so that 256 bits would not reach every deck; these 640
/// do. Secret until the deal is scored.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; Self::BYTES]);

impl Seed {
    /// Its length in bytes.
    pub const BYTES: usize = 80;

    /// Its bytes in hexadecimal, lower case.
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// Reads what [`Seed::text`] writes.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

/// A secret is not printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What a player adds to a deal. The one to the dealer's right, who cuts the cards at a table, makes *the* cut; but
/// everybody's counts alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut(pub [u8; Self::BYTES]);

impl Cut {
    /// Its length in bytes.
    pub const BYTES: usize = 16;

    /// Its bytes in hexadecimal, lower case.
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// Reads what [`Cut::text`] writes.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

/// The rules as they are hashed: the preset's name, then the fields that the house changes as JSON, a line each.
pub fn rules_text(preset: &str, rules: &RuleSet) -> String {
    let changes = house::preset(preset).map_or_else(Vec::new, |preset| house::changes(&preset.rules, rules));
    // Names, numbers and lists of them always have a JSON form.
    let changes = serde_json::to_string(&Changes(changes)).unwrap_or_default();
    format!("{preset}\n{changes}\n")
}

/// The hash of [`rules_text`].
pub fn rules_hash(preset: &str, rules: &RuleSet) -> Hash {
    Sha256::digest(rules_text(preset, rules).as_bytes()).into()
}

/// What a deal's commitment is about, but for the seed: everybody knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealTerms {
    /// The table's id.
    pub table: String,
    /// The deal's number, from 1.
    pub deal: usize,
    /// [`rules_hash`] of the table's rules.
    pub rules: Hash,
    /// Who sat in each seat when it was made: a person, or `None` for a bot.
    pub seats: Vec<Option<Person>>,
    /// The dealer's seat.
    pub dealer: Seat,
}

impl DealTerms {
    /// What is shown before the deal.
    pub fn commitment(&self, seed: &Seed) -> Hash {
        Sha256::digest(self.lines(seed).as_bytes()).into()
    }

    /// The order of the cards, the first dealt first. Cuts count in the order of their seats, whatever order they come in.
    pub fn deck(&self, seed: &Seed, cuts: &[(Seat, Cut)]) -> Vec<Card> {
        let mut lines = self.lines(seed);
        let mut cuts = cuts.to_vec();
        cuts.sort_by_key(|(seat, _)| *seat);
        for (seat, cut) in cuts {
            // Writing to a string does not fail.
            let _ = writeln!(lines, "cut {} {}", seat.0, cut.text());
        }
        let mut shake = Shake256::default();
        shake.update(lines.as_bytes());
        let mut deck = fresh();
        shuffle(&mut deck, &mut ShuffleNumbers(shake.finalize_xof()));
        deck
    }

    /// The players of the seats, as they are hashed: `0 - 1 -`.
    pub fn seats_text(&self) -> String {
        let seat = |who: &Option<Person>| who.map_or_else(|| "-".to_owned(), |person| person.0.to_string());
        self.seats.iter().map(seat).collect::<Vec<_>>().join(" ")
    }

    /// Reads what [`DealTerms::seats_text`] writes.
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
            seed.text(),
        )
    }
}

/// All that shows whether a deal was fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// What the commitment is about.
    pub terms: DealTerms,
    /// What was shown before the deal.
    pub commitment: Hash,
    /// The seed; `None` until the deal is scored.
    pub seed: Option<Seed>,
    /// What the players added, one each; they count in the order of their seats.
    pub cuts: Vec<(Seat, Cut)>,
}

/// Why a deal cannot be called fair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// The seed is not told yet, or was left out.
    NoSeed,
    /// The seed is not the one that was promised.
    Commitment,
    /// Seed and cuts give another deck.
    Deck,
    /// A cut is of a seat that does not exist, of a bot, or the second of one seat.
    Cuts,
}

impl Proof {
    /// Checks that a deck is what the promised seed and the cuts make of it.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, deck: &[Card]) -> Result<(), Unfair> {
        let seed = self.seed.as_ref().ok_or(Unfair::NoSeed)?;
        let person = |seat: Seat| self.terms.seats.get(seat.index()).is_some_and(Option::is_some);
        let twice = |seat: Seat| self.cuts.iter().filter(|(other, _)| *other == seat).count() > 1;
        if self.cuts.iter().any(|(seat, _)| !person(*seat) || twice(*seat)) {
            return Err(Unfair::Cuts);
        }
        if self.terms.commitment(seed) != self.commitment {
            return Err(Unfair::Commitment);
        }
        if self.terms.deck(seed, &self.cuts) == deck { Ok(()) } else { Err(Unfair::Deck) }
    }
}

/// Numbers for the shuffle out of the hash.
struct ShuffleNumbers<R>(R);

impl<R: XofReader> Rng for ShuffleNumbers<R> {
    fn next_u64(&mut self) -> u64 {
        let mut bytes = [0; 8];
        self.0.read(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}

/// Bytes in hexadecimal, lower case.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads bytes in hexadecimal, lower case and nothing else.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    for (byte, two) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(two[0])? << 4 | digit(two[1])?;
    }
    Some(bytes)
}
