//! The effects of an action, complete and as each seat sees them. The redacted step has its own type, so that nothing
//! hidden can slip through.

use alloc::vec::Vec;

use super::CardAction;
use crate::{Card, Ending, Kind, Seat};

/// Red threes that a seat placed on the table, and their replacements.
///
/// ```
/// use canasta::{Card, CardDeal, Kind, Players, RuleSet, Seat, deck};
///
/// let mut cards = deck::fresh();
/// cards.sort_by_key(|card| card.kind() != Kind::RedThree);
/// let (_, placed) = CardDeal::new(&RuleSet::WAHHI, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// assert_eq!(placed[0].seat, Seat(0));
/// assert_eq!(placed[0].red_threes, [cards[0]]);
/// assert_eq!(placed[0].drew.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct DeclaredRedThrees {
    /// The seat that placed them.
    pub seat: Seat,
    /// The red threes now on the table.
    pub red_threes: Vec<Card>,
    /// The replacements, known only to the seat.
    pub drew: Vec<Card>,
}

/// The complete effects of an action. A [`SeenStep`] is the part that a seat can see.
///
/// ```
/// use canasta::{CardAction, CardDeal, Players, RuleSet, Seat, SeedRng, deck};
///
/// let cards = deck::shuffled(&mut SeedRng::new(7));
/// let (mut deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let step = deal.apply(&CardAction::Draw)?;
/// assert_eq!((step.seat, step.action, step.drew.len()), (Seat(0), CardAction::Draw, 1));
/// # Ok::<(), canasta::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Step {
    /// The seat that acted.
    pub seat: Seat,
    /// The action, with faces.
    pub action: CardAction,
    /// The top card of the taken pile, and the number of cards that joined the hand.
    pub took: Option<(Card, u8)>,
    /// Cards drawn from the stock into the hand.
    pub drew: Vec<Card>,
    /// Red threes placed on the table.
    pub red_threes: Vec<Card>,
    /// Canastas completed by this action.
    pub canastas: Vec<Kind>,
    /// The next player's red threes, placed when the turn passed.
    pub next: Option<DeclaredRedThrees>,
    /// How the deal ended; `None` if it continues.
    pub ending: Option<Ending>,
}

/// The part of a [`Step`] that a seat can see. Cards drawn by others are only counted.
///
/// ```
/// use canasta::{CardAction, CardDeal, Players, RuleSet, Seat, SeedRng, SeenCards, deck};
///
/// let cards = deck::shuffled(&mut SeedRng::new(7));
/// let (mut deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let step = deal.apply(&CardAction::Draw)?;
/// assert_eq!(step.seen_by(Some(Seat(0))).drew, SeenCards::Faces(step.drew.clone()));
/// assert_eq!(step.seen_by(Some(Seat(1))).drew, SeenCards::Count(1));
/// # Ok::<(), canasta::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct SeenStep {
    /// The seat that acted.
    pub seat: Seat,
    /// The action. All cards it names are on the table afterwards.
    #[cfg_attr(feature = "serde", serde(rename = "act"))]
    pub action: CardAction,
    /// The top card of the taken pile, and the number of cards that joined the hand.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serde::taken_pile"))]
    pub took: Option<(Card, u8)>,
    /// Cards drawn from the stock into the hand.
    pub drew: SeenCards,
    /// Red threes placed on the table.
    pub red_threes: Vec<Card>,
    /// Canastas completed by this action.
    pub canastas: Vec<Kind>,
    /// The next player's red threes, placed when the turn passed.
    pub next: Option<SeenDeclaredRedThrees>,
    /// How the deal ended; `None` if it continues.
    pub ending: Option<Ending>,
}

/// Cards as a seat sees them: their faces, or only their number.
///
/// ```
/// use canasta::SeenCards;
///
/// let (own, other) = (SeenCards::Faces(vec!["4H".parse()?]), SeenCards::Count(1));
/// assert_ne!(own, other, "a count is not a face");
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum SeenCards {
    /// The faces of the viewer's own cards.
    Faces(Vec<Card>),
    /// The number of another player's cards.
    Count(usize),
}

/// The part of a [`DeclaredRedThrees`] that a seat can see.
///
/// ```
/// use canasta::{CardDeal, Kind, Players, RuleSet, Seat, SeenCards, deck};
///
/// let mut cards = deck::fresh();
/// cards.sort_by_key(|card| card.kind() != Kind::RedThree);
/// let (_, placed) = CardDeal::new(&RuleSet::WAHHI, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let seen = placed[0].seen_by(Some(Seat(1)));
/// assert_eq!(seen.red_threes, placed[0].red_threes, "they are on the table");
/// assert_eq!(seen.drew, SeenCards::Count(1), "only their owner knows the replacements");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct SeenDeclaredRedThrees {
    /// The seat that placed them.
    pub seat: Seat,
    /// The red threes now on the table.
    pub red_threes: Vec<Card>,
    /// The replacements.
    pub drew: SeenCards,
}

impl SeenCards {
    fn of(cards: &[Card], owner: Seat, viewer: Option<Seat>) -> Self {
        if viewer == Some(owner) { Self::Faces(cards.to_vec()) } else { Self::Count(cards.len()) }
    }
}

impl DeclaredRedThrees {
    /// The part that a seat can see, or a spectator (`None`).
    pub fn seen_by(&self, viewer: Option<Seat>) -> SeenDeclaredRedThrees {
        SeenDeclaredRedThrees {
            seat: self.seat,
            red_threes: self.red_threes.clone(),
            drew: SeenCards::of(&self.drew, self.seat, viewer),
        }
    }
}

impl Step {
    /// The part that a seat can see, or a spectator (`None`).
    pub fn seen_by(&self, viewer: Option<Seat>) -> SeenStep {
        SeenStep {
            seat: self.seat,
            action: self.action.clone(),
            took: self.took,
            drew: SeenCards::of(&self.drew, self.seat, viewer),
            red_threes: self.red_threes.clone(),
            canastas: self.canastas.clone(),
            next: self.next.as_ref().map(|next| next.seen_by(viewer)),
            ending: self.ending,
        }
    }
}
