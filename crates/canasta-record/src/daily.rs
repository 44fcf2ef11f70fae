//! The deal of a day: the same cards, dealer and computer's players for everybody. All of it follows from the day's seed, which is
//! told when the day is over, so that everybody can check then what was dealt.
//!
//! A service keeps a [`Secret`], drawn once. The seed of a day is SHA-256 of these lines (each ends with `\n`):
//!
//! ```text
//! canasta daily seed 1
//! secret 5e…           32 bytes in hexadecimal
//! day 2026-11-26       the day, in UTC
//! ```
//!
//! The secret cannot be found from a seed that was told, and so no other day's seed can. What the day needs are the first 89 bytes of SHAKE256
//! of these lines:
//!
//! ```text
//! canasta daily deal 1
//! day 2026-11-26
//! seed 7b…             32 bytes in hexadecimal
//! ```
//!
//! 80 bytes are the seed of a fair deal without cuts ([`crate::fair`]) at the table `daily-2026-11-26`, by the rules `hoyle`, with a person in
//! seat 0; the remainder of the next byte, divided by four, is the dealer's seat; the last eight, the least first, are the number from which
//! the computer's players take what is random to them.

use canasta::{Card, Players, RuleSet, Seat};
use sha2::{Digest as _, Sha256};
use sha3::Shake256;
use sha3::digest::{ExtendableOutput as _, Update as _, XofReader as _};

use crate::day::Day;
use crate::fair::{DealTerms, Hash, Person, Seed, hex, rules_hash, unhex};

/// The rules of every day's deal.
pub const RULES: (&str, RuleSet) = ("hoyle", RuleSet::HOYLE);

/// How many play.
pub const PLAYERS: Players = Players::FOUR;

/// Where the person sits.
pub const OWN: Seat = Seat(0);

/// A day, in milliseconds.
const A_DAY: i64 = 24 * 60 * 60 * 1000;

/// From what a service mixes its days' seeds. It is told to nobody.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// The seed of a day; secret until the day is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DaySeed(pub [u8; 32]);

/// A secret is not printed by accident.
impl core::fmt::Debug for Secret {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A secret is not printed by accident.
impl core::fmt::Debug for DaySeed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("DaySeed(…)")
    }
}

/// The day of a time in milliseconds since 1970: days since 1970, in UTC.
pub const fn day_of(milliseconds: i64) -> i64 {
    milliseconds.div_euclid(A_DAY)
}

/// When a day begins, in milliseconds since 1970.
pub const fn begins(day: i64) -> i64 {
    day.saturating_mul(A_DAY)
}

/// `2026-11-26`
pub fn date(day: i64) -> String {
    Day::of(begins(day)).dashed()
}

impl Secret {
    /// The seed of a day.
    pub fn seed(&self, day: i64) -> DaySeed {
        let lines = format!("canasta daily seed 1\nsecret {}\nday {}\n", hex(&self.0), date(day));
        DaySeed(Sha256::digest(lines.as_bytes()).into())
    }
}

impl DaySeed {
    /// Its bytes in hexadecimal, lower case.
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// Reads what [`DaySeed::text`] writes.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// What follows from it for its day.
    pub fn deal(&self, day: i64) -> DayDeal {
        let mut shake = Shake256::default();
        shake.update(format!("canasta daily deal 1\nday {}\nseed {}\n", date(day), self.text()).as_bytes());
        let mut stream = shake.finalize_xof();
        let (mut seed, mut dealer, mut bots) = ([0; Seed::BYTES], [0; 1], [0; 8]);
        stream.read(&mut seed);
        stream.read(&mut dealer);
        stream.read(&mut bots);
        let terms = DealTerms {
            table: format!("daily-{}", date(day)),
            deal: 1,
            rules: rules_hash(RULES.0, &RULES.1),
            seats: PLAYERS.seats().map(|seat| (seat == OWN).then_some(Person::HOST)).collect(),
            dealer: Seat(dealer[0] % PLAYERS.count()),
        };
        DayDeal { day, seed: Seed(seed), terms, bots: u64::from_le_bytes(bots) }
    }
}

/// A day's deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayDeal {
    /// The day, in days since 1970 (UTC).
    pub day: i64,
    /// From what the computer's players take what is random to them.
    pub bots: u64,
    terms: DealTerms,
    seed: Seed,
}

impl DayDeal {
    /// The order of the cards, the first dealt first.
    pub fn deck(&self) -> Vec<Card> {
        self.terms.deck(&self.seed, &[])
    }

    /// Who deals.
    pub const fn dealer(&self) -> Seat {
        self.terms.dealer
    }

    /// What may be shown from the first moment on: the hash by which everybody sees afterwards that cards, dealer and seed were those
    /// from the beginning.
    pub fn commitment(&self) -> Hash {
        self.terms.commitment(&self.seed)
    }
}
