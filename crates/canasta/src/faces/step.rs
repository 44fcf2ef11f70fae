//! What an act did, whole and as each seat may see it: redaction makes another type, it never deletes fields.

use alloc::vec::Vec;

use super::CardAction;
use crate::{Card, Ending, Kind, Seat};

/// Red threes that a seat laid down, and the cards that replaced them.
///
/// ```
/// use canasta::{Card, CardDeal, Kind, Players, RuleSet, Seat, deck};
///
/// let mut cards = deck::fresh();
/// cards.sort_by_key(|card| card.kind() != Kind::RedThree);
/// let (_, laid) = CardDeal::new(&RuleSet::WAHHI, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// assert_eq!(laid[0].seat, Seat(0));
/// assert_eq!(laid[0].red_threes, [cards[0]]);
/// assert_eq!(laid[0].drew.len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RedThreesLaid {
    /// The seat that laid them.
    pub seat: Seat,
    /// The red threes that were laid.
    pub red_threes: Vec<Card>,
    /// What came to the hand instead; known to the seat alone.
    pub drew: Vec<Card>,
}

/// What an act did, with everything in it. What a seat may see of it is a [`SeenStep`].
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
    /// The act, with the faces of its cards.
    pub action: CardAction,
    /// The pile's top card that was taken, and how many cards joined the hand with it.
    pub took: Option<(Card, u8)>,
    /// Cards that came from the stock to the hand.
    pub drew: Vec<Card>,
    /// Red threes that came to the table.
    pub red_threes: Vec<Card>,
    /// Canastas this act completed.
    pub canastas: Vec<Kind>,
    /// Red threes that the next player laid down as the turn passed.
    pub next: Option<RedThreesLaid>,
    /// How the deal ended, if it did.
    pub ending: Option<Ending>,
}

/// What a seat may see of a [`Step`]: cards drawn by others are only counted.
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
    /// The act. (All that an act names lies on the table after it.)
    #[cfg_attr(feature = "serde", serde(rename = "act"))]
    pub action: CardAction,
    /// The pile's top card that was taken, and how many cards joined the hand with it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::serde::taken_pile"))]
    pub took: Option<(Card, u8)>,
    /// What came from the stock to the hand.
    pub drew: SeenCards,
    /// Red threes that came to the table.
    pub red_threes: Vec<Card>,
    /// Canastas this act completed.
    pub canastas: Vec<Kind>,
    /// Red threes that the next player laid down as the turn passed.
    pub next: Option<SeenRedThreesLaid>,
    /// How the deal ended, if it did.
    pub ending: Option<Ending>,
}

/// Cards as a seat sees them: all of them, or only how many.
///
/// ```
/// use canasta::SeenCards;
///
/// let (own, other) = (SeenCards::Faces(vec!["4H".parse()?]), SeenCards::Count(1));
/// assert_ne!(own, other, "how many is not which");
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum SeenCards {
    /// The faces: the viewer's own cards.
    Faces(Vec<Card>),
    /// How many: another player's cards.
    Count(usize),
}

/// What a seat may see of a [`RedThreesLaid`].
///
/// ```
/// use canasta::{CardDeal, Kind, Players, RuleSet, Seat, SeenCards, deck};
///
/// let mut cards = deck::fresh();
/// cards.sort_by_key(|card| card.kind() != Kind::RedThree);
/// let (_, laid) = CardDeal::new(&RuleSet::WAHHI, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let seen = laid[0].seen_by(Some(Seat(1)));
/// assert_eq!(seen.red_threes, laid[0].red_threes, "they lie on the table");
/// assert_eq!(seen.drew, SeenCards::Count(1), "what replaced them is known to their owner alone");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct SeenRedThreesLaid {
    /// The seat that laid them.
    pub seat: Seat,
    /// The red threes that were laid.
    pub red_threes: Vec<Card>,
    /// What came to the hand instead.
    pub drew: SeenCards,
}

impl SeenCards {
    fn of(cards: &[Card], owner: Seat, viewer: Option<Seat>) -> Self {
        if viewer == Some(owner) { Self::Faces(cards.to_vec()) } else { Self::Count(cards.len()) }
    }
}

impl RedThreesLaid {
    /// What a seat, or a spectator, may see of it.
    pub fn seen_by(&self, viewer: Option<Seat>) -> SeenRedThreesLaid {
        SeenRedThreesLaid {
            seat: self.seat,
            red_threes: self.red_threes.clone(),
            drew: SeenCards::of(&self.drew, self.seat, viewer),
        }
    }
}

impl Step {
    /// What a seat, or a spectator, may see of it.
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
