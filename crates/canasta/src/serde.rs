//! Serialisation, with the optional feature `serde`. Types with a text form become that text, seats and player counts
//! become numbers, and a score becomes a map of its entries. A step as a seat sees it ([`crate::SeenStep`]) can be
//! serialised, but not deserialised.
//!
//! ```
//! use canasta::{CardAction, DealScore, RuleSet, Seat};
//!
//! let action: CardAction = "meld KH KD 2S".parse()?;
//! assert_eq!(serde_json::to_string(&action)?, "\"meld KH KD 2S\"");
//! assert_eq!(serde_json::from_str::<CardAction>("\"meld KH KD 2S\"")?, action);
//! assert_eq!(serde_json::to_string(&RuleSet::WAHHI)?, "\"wahhi\"");
//! assert_eq!(serde_json::from_str::<Seat>("2")?, Seat(2));
//! assert!(serde_json::from_str::<Seat>("6").is_err(), "there are six seats");
//! let score: DealScore = serde_json::from_str("{\"melded\": 65, \"in_hand\": -20}")?;
//! assert_eq!(score.total(), 45);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::ser::SerializeStruct as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Action, Card, CardAction, CardMeld, Counts, DealScore, Group, Kind, MAX_SEATS, Melds, Players, RuleSet, Seat, Side,
    Suit,
};

/// The top card of a taken pile, and the number of cards that came with it.
pub(crate) fn taken_pile<S: Serializer>(took: &Option<(Card, u8)>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct TakenPile {
        top: Card,
        rest: u8,
    }

    took.map(|(top, rest)| TakenPile { top, rest }).serialize(serializer)
}

/// Parses a text with `FromStr`, without allocating.
struct Text<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! impl_as_text {
    ($($type:ty: $what:literal,)+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text($what, PhantomData))
            }
        }
    )+};
}

impl_as_text! {
    Suit: "a suit",
    Card: "a card",
    Kind: "a kind of card",
    Counts: "kinds of cards",
    Group: "cards of one meld",
    CardMeld: "a meld",
    Melds: "melds by kinds",
    CardAction: "an action",
    Action: "an action by kinds",
    RuleSet: "a rule set",
}

macro_rules! impl_as_number {
    ($($type:ty: $what:literal, $number:expr, $read:expr;)+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let number: fn(&$type) -> u8 = $number;
                serializer.serialize_u8(number(self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let read: fn(u8) -> Option<$type> = $read;
                let number = u8::deserialize(deserializer)?;
                read(number).ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(number.into()), &$what))
            }
        }
    )+};
}

impl_as_number! {
    Seat: "a seat, 0 to 5", |seat| seat.0, |number| (usize::from(number) < MAX_SEATS).then_some(Self(number));
    Side: "a side, 0 to 5", |side| side.0, |number| (usize::from(number) < MAX_SEATS).then_some(Self(number));
    Players: "2 to 6 players", |players| players.count(), Self::new;
}

macro_rules! impl_score {
    ($count:literal: $($entry:ident),+) => {
        const ENTRIES: &[&str] = &[$(stringify!($entry)),+];

        impl Serialize for DealScore {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut score = serializer.serialize_struct("DealScore", $count)?;
                $(score.serialize_field(stringify!($entry), &self.$entry)?;)+
                score.end()
            }
        }

        /// Reads a score from its entries. Missing entries are 0.
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = DealScore;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the entries of a score")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<DealScore, A::Error> {
                let mut score = DealScore::default();
                while let Some(Entry(entry)) = map.next_key()? {
                    let points: i32 = map.next_value()?;
                    match entry {
                        $(stringify!($entry) => score.$entry = points,)+
                        _ => {}
                    }
                }
                Ok(score)
            }
        }
    };
}

impl_score!(9: natural_canastas, mixed_canastas, concealed_canastas, red_threes, going_out, exact_deal, penalties, melded, in_hand);

impl<'de> Deserialize<'de> for DealScore {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("DealScore", ENTRIES, Entries)
    }
}

struct Entry(&'static str);

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(EntryName)
    }
}

struct EntryName;

impl Visitor<'_> for EntryName {
    type Value = Entry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of an entry")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Entry, E> {
        let known = ENTRIES.iter().find(|known| **known == name);
        known.map(|known| Entry(known)).ok_or_else(|| E::unknown_field(name, ENTRIES))
    }
}
