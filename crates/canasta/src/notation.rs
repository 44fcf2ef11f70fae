//! Text forms of cards, actions, melds, hands and rule sets. `Display` writes one canonical form, and `FromStr` reads
//! it back as the same value. `FromStr` accepts extra white space, but no other deviations.
//!
//! | text | type |
//! |---|---|
//! | `4H`, `TD`, `XR` | [`Card`]: rank and suit; the red and the black joker are `XR` and `XB` |
//! | `4`, `T`, `X`, `2`, `3R`, `3B` | [`Kind`](crate::Kind): the rank; the joker, and the red and the black three |
//! | `4 4 K X` | [`Counts`](crate::Counts): every card, `-` for none |
//! | `4 4 4 / K K 2`, `Q: 2` | [`Melds`](crate::Melds) by kind, `-` for none |
//! | `4H 4D 4C`, `Q: 2S` | [`Group`](crate::Group), [`CardMeld`](crate::CardMeld): with the rank first if all cards are wild |
//!
//! | text | [`CardAction`](crate::CardAction) (with faces) and [`Action`](crate::Action) (with kinds) |
//! |---|---|
//! | `draw` | draw from the stock |
//! | `take`, `take 4H 4D`, `take 4: 2S`, `take 4H 4D / KH KD KC / Q: 2S` | take the pile, with further melds |
//! | `meld 4H 4D 4C / KH KD 2S`, `meld Q: 2S` | put down melds or add to them |
//! | `discard 9S`, `pass`, `declare 3H`, `ask`, `yes`, `no` | the other actions |
//!
//! ```
//! use canasta::{Action, Card, CardAction};
//!
//! let action: CardAction = "meld KH KD 2S / Q: XR".parse()?;
//! assert_eq!(action.to_string(), "meld KH KD 2S / Q: XR");
//! let kinds: Action = action.to_kinds().expect("every group has a rank");
//! assert_eq!(kinds.to_string(), "meld Q: X / K K 2");
//! assert_eq!("10H".parse::<Card>().unwrap_err().to_string(), "unknown-card: 10H");
//! # Ok::<(), canasta::ParseError>(())
//! ```

// The text forms of cards and kinds are here and not next to their types, because `ParseError` contains an `Illegal`,
// which contains both. Other text forms are next to their types.
mod card;
mod kind;

use alloc::vec::Vec;
use core::fmt;

use crate::Card;
pub use crate::parse_error::ParseError;
use crate::text::separated;

/// Displays cards, separated by single spaces. The text is empty if there are no cards. [`parse_cards`] reads it back.
///
/// ```
/// use canasta::notation::{cards, parse_cards};
///
/// let hand = parse_cards(" 4H TD\tXR ")?;
/// assert_eq!(cards(&hand).to_string(), "4H TD XR");
/// # Ok::<(), canasta::ParseError>(())
/// ```
pub const fn cards(cards: &[Card]) -> Cards<'_> {
    Cards(cards)
}

/// Displays cards; see [`cards()`].
///
/// ```
/// let joker = [canasta::Card::BLACK_JOKER];
/// assert_eq!(format!("({})", canasta::notation::cards(&joker)), "(XB)");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Cards<'a>(&'a [Card]);

impl fmt::Display for Cards<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        separated(f, self.0, " ")
    }
}

/// Parses zero or more cards, separated by white space.
///
/// # Errors
/// Returns [`ParseError::Card`] for the first text that isn't a card.
///
/// ```
/// use canasta::notation::parse_cards;
///
/// assert_eq!(parse_cards("4H  TD")?.len(), 2);
/// assert_eq!(parse_cards("4H 1D").unwrap_err().to_string(), "unknown-card: 1D");
/// # Ok::<(), canasta::ParseError>(())
/// ```
pub fn parse_cards(text: &str) -> Result<Vec<Card>, ParseError> {
    text.split_whitespace().map(str::parse).collect()
}
