//! The deal of the day: the same cards, dealer and bots for everyone. Everything follows from the day's seed. It is
//! revealed after the day, so that everyone can check the deal.
//!
//! A service keeps a [`Secret`], drawn once. The seed of a day is the SHA-256 of these lines (each ends with `\n`):
//!
//! ```text
//! canasta daily seed 1
//! secret 5e…           32 bytes in hexadecimal
//! day 2026-11-26       the day, in UTC
//! ```
//!
//! A revealed seed gives away neither the secret nor the seed of any other day. The deal uses the first 89 bytes of
//! SHAKE256 of these lines:
//!
//! ```text
//! canasta daily deal 1
//! day 2026-11-26
//! seed 7b…             32 bytes in hexadecimal
//! ```
//!
//! - 80 bytes are the seed of a fair deal without cuts ([`crate::fair`]) at the table `daily-2026-11-26`, under the
//!   rules `hoyle`, with a person in seat 0.
//! - The next byte modulo four is the dealer's seat.
//! - The last eight bytes, little-endian, are the random seed of the bots.

use canasta::{Card, Players, RuleSet, Seat};
use sha2::{Digest as _, Sha256};
use sha3::Shake256;
use sha3::digest::{ExtendableOutput as _, Update as _, XofReader as _};

use crate::day::Day;
use crate::fair::{DealTerms, Hash, Person, Seed, hex, parse_hex, rules_hash};

/// The preset name and rules of every deal of the day.
pub const RULES: (&str, RuleSet) = ("hoyle", RuleSet::HOYLE);

/// The number of players.
pub const PLAYERS: Players = Players::FOUR;

/// The person's seat.
pub const PERSON_SEAT: Seat = Seat(0);

const MILLISECONDS_PER_DAY: i64 = 24 * 60 * 60 * 1000;

/// The secret from which a service derives all day seeds. It is never revealed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// The seed of a day, secret until the day is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DaySeed(pub [u8; 32]);

/// Keeps the secret out of logs.
impl core::fmt::Debug for Secret {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Keeps the seed out of logs.
impl core::fmt::Debug for DaySeed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("DaySeed(…)")
    }
}

/// Converts a time in milliseconds since 1970 to a day, given as the number of days since 1970 in UTC.
pub const fn day_of(milliseconds: i64) -> i64 {
    milliseconds.div_euclid(MILLISECONDS_PER_DAY)
}

/// The start of a day, in milliseconds since 1970.
pub const fn start_of_day(day: i64) -> i64 {
    day.saturating_mul(MILLISECONDS_PER_DAY)
}

/// The date in the form `2026-11-26`.
pub fn date(day: i64) -> String {
    Day::of(start_of_day(day)).to_string()
}

impl Secret {
    /// The seed of a day.
    pub fn seed(&self, day: i64) -> DaySeed {
        let lines = format!("canasta daily seed 1\nsecret {}\nday {}\n", hex(&self.0), date(day));
        DaySeed(Sha256::digest(lines.as_bytes()).into())
    }
}

impl DaySeed {
    /// The bytes in lower-case hexadecimal.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// Parses the output of [`DaySeed::to_hex`].
    pub fn from_hex(text: &str) -> Option<Self> {
        parse_hex(text).map(Self)
    }

    /// The deal of the day, derived from this seed.
    pub fn deal(&self, day: i64) -> DayDeal {
        let mut shake = Shake256::default();
        shake.update(format!("canasta daily deal 1\nday {}\nseed {}\n", date(day), self.to_hex()).as_bytes());
        let mut stream = shake.finalize_xof();
        let mut seed = [0; Seed::BYTES];
        let mut dealer = [0; 1];
        let mut bots = [0; 8];
        stream.read(&mut seed);
        stream.read(&mut dealer);
        stream.read(&mut bots);
        let terms = DealTerms {
            table: format!("daily-{}", date(day)),
            deal: 1,
            rules: rules_hash(RULES.0, &RULES.1),
            seats: PLAYERS.seats().map(|seat| (seat == PERSON_SEAT).then_some(Person::HOST)).collect(),
            dealer: Seat(dealer[0] % PLAYERS.count()),
        };
        DayDeal { day, seed: Seed(seed), terms, bots: u64::from_le_bytes(bots) }
    }
}

/// A deal of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayDeal {
    /// The day, in days since 1970 (UTC).
    pub day: i64,
    /// The random seed of the bots.
    pub bots: u64,
    terms: DealTerms,
    seed: Seed,
}

impl DayDeal {
    /// The deck, in dealing order.
    pub fn deck(&self) -> Vec<Card> {
        self.terms.deck(&self.seed, &[])
    }

    /// The dealer's seat.
    pub const fn dealer(&self) -> Seat {
        self.terms.dealer
    }

    /// The commitment, which can be shown during the day. It later proves that the cards, dealer and seed were fixed
    /// from the start.
    pub fn commitment(&self) -> Hash {
        self.terms.commitment(&self.seed)
    }
}
