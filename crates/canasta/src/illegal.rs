//! Why an act is refused: one variant a rule of the book, with its numbers. The sentences are made elsewhere.

use core::fmt;

use crate::{Card, Frozen, Kind};

/// Why an act is refused. Nothing has changed.
///
/// Where several apply, one of them is told: `NothingNamed` before `DealOver`, then `NotNow`, `PileEmpty` and
/// `StockEmpty`, `PileTopBlocked`, `NotInHand` and `CannotDeclare`; else the most particular one.
///
/// A new rule is a breaking change: a program that tells people why hears of it when it is compiled.
///
/// ```
/// use canasta::{CardDeal, Illegal, Players, RuleSet, Seat, SeedRng, deck};
///
/// let cards = deck::shuffled(&mut SeedRng::new(7));
/// let (deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let why = deal.check(&"take".parse()?).unwrap_err();
/// assert_eq!(why.code(), "pile-frozen");
/// assert!(matches!(why, Illegal::PileFrozen { named: 0, .. }));
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The wrong moment in the turn.
    NotNow(NotNow),
    /// The deal has ended.
    DealOver,
    /// A named card is not in the hand, or not so often.
    NotInHand {
        /// What was named.
        kind: Kind,
        /// The very face, where faces are played.
        card: Option<Card>,
        /// How many the act names.
        named: u8,
        /// How many the hand holds.
        held: u8,
    },
    /// A group of the act names no card, or the act no group.
    NothingNamed,
    /// Fewer than three cards.
    MeldTooSmall {
        /// The rank of the meld.
        rank: Kind,
        /// How many cards were named for it.
        cards: u8,
    },
    /// Fewer than two naturals.
    TooFewNaturals {
        /// The rank of the meld.
        rank: Kind,
        /// Its natural cards.
        naturals: u8,
    },
    /// More than three wild cards.
    TooManyWilds {
        /// The rank of the meld.
        rank: Kind,
        /// Its wild cards.
        wilds: u8,
    },
    /// More wild cards than natural cards, where the rules forbid it.
    WildsOutnumber {
        /// The rank of the meld.
        rank: Kind,
        /// Its natural cards.
        naturals: u8,
        /// Its wild cards.
        wilds: u8,
    },
    /// An opening with the pile in which wild cards are not outnumbered, where the rules ask for it.
    NaturalsMustOutnumber {
        /// The rank of the meld.
        rank: Kind,
        /// Its natural cards.
        naturals: u8,
        /// Its wild cards.
        wilds: u8,
    },
    /// Natural cards of different ranks in one meld.
    MixedRanks {
        /// One of them.
        one: Kind,
        /// Another rank in the same meld.
        other: Kind,
    },
    /// It cannot be told to which meld cards go.
    WhichMeld(WhichMeld),
    /// Wild cards for a meld that the side does not have.
    NoSuchMeld {
        /// The rank of which the side has no meld.
        rank: Kind,
    },
    /// Threes where they may not be melded.
    ThreesNotMelded(Threes),
    /// The opening is too small.
    BelowMinimum {
        /// Points the side needs.
        needs: i32,
        /// Points this makes.
        makes: i32,
    },
    /// There is no pile to take.
    PileEmpty,
    /// There is no stock to draw from.
    StockEmpty,
    /// The pile's top card is a wild card or a three.
    PileTopBlocked {
        /// The top card.
        top: Kind,
    },
    /// The pile is frozen, and not two naturals of the top card's rank come from the hand.
    PileFrozen {
        /// What freezes it.
        why: Frozen,
        /// The top card.
        top: Kind,
        /// How many naturals of its rank the act names.
        named: u8,
        /// How many the hand holds.
        held: u8,
    },
    /// The pile is not frozen, but the cards named do not make a meld that takes it.
    PileNeedsMatch {
        /// The top card.
        top: Kind,
        /// How many naturals of its rank the hand holds.
        held: u8,
        /// Whether one natural and a wild card would do.
        wild_allowed: bool,
    },
    /// A one-card hand may not take a one-card pile.
    OneCardHand,
    /// The stock is empty and the top card fits an own meld: it must be taken.
    MustTakePile {
        /// The top card.
        top: Kind,
    },
    /// The act leaves one card that could only be discarded as the last, without the right to go out.
    MustKeepCard {
        /// Canastas needed to go out.
        needs: u8,
        /// Canastas the side has.
        has: u8,
    },
    /// Going out without the canastas needed.
    NoCanasta {
        /// Canastas needed to go out.
        needs: u8,
        /// Canastas the side has.
        has: u8,
    },
    /// Going out after the partner said no.
    PartnerSaidNo,
    /// After a yes, an act that no longer goes out this turn.
    MustGoOut {
        /// Red threes that the hand holds, which are declared before anything else.
        undeclared: u8,
    },
    /// Asking is not possible.
    CannotAsk(CannotAsk),
    /// A red three is never discarded.
    CannotDiscard,
    /// Declaring is not possible.
    CannotDeclare(CannotDeclare),
}

impl Illegal {
    /// The rule as a stable code, for programs to branch on and to send to others. Rules that are told apart only by their
    /// numbers share one.
    ///
    /// ```
    /// use canasta::Illegal;
    ///
    /// let why = Illegal::BelowMinimum { needs: 90, makes: 75 };
    /// assert_eq!(why.code(), "below-minimum");
    /// assert_eq!(why.to_string(), "below-minimum: needs 90, makes 75");
    /// ```
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotNow(_) => "not-now",
            Self::DealOver => "deal-over",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NothingNamed => "unreadable",
            Self::MeldTooSmall { .. } => "meld-too-small",
            Self::TooFewNaturals { .. } => "too-few-naturals",
            Self::TooManyWilds { .. } => "too-many-wilds",
            Self::WildsOutnumber { .. } | Self::NaturalsMustOutnumber { .. } => "wilds-outnumber-naturals",
            Self::MixedRanks { .. } => "mixed-ranks",
            Self::WhichMeld(_) => "which-meld",
            Self::NoSuchMeld { .. } => "no-such-meld",
            Self::ThreesNotMelded(_) => "threes-not-melded",
            Self::BelowMinimum { .. } => "below-minimum",
            Self::PileEmpty => "pile-empty",
            Self::StockEmpty => "stock-empty",
            Self::PileTopBlocked { .. } => "pile-top-blocked",
            Self::PileFrozen { .. } => "pile-frozen",
            Self::PileNeedsMatch { .. } => "pile-needs-match",
            Self::OneCardHand => "one-card-hand",
            Self::MustTakePile { .. } => "must-take-pile",
            Self::MustKeepCard { .. } => "must-keep-card",
            Self::NoCanasta { .. } => "no-canasta",
            Self::PartnerSaidNo => "partner-said-no",
            Self::MustGoOut { .. } => "must-go-out",
            Self::CannotAsk(_) => "cannot-ask",
            Self::CannotDiscard => "cannot-discard",
            Self::CannotDeclare(_) => "cannot-declare",
        }
    }
}

/// The code and the numbers, no sentence: `below-minimum: needs 90, makes 75`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::DealOver
            | Self::NothingNamed
            | Self::PileEmpty
            | Self::StockEmpty
            | Self::OneCardHand
            | Self::PartnerSaidNo
            | Self::CannotDiscard => Ok(()),
            Self::NotNow(why) => write!(f, ": {why}"),
            Self::NotInHand { card: Some(card), named, held, .. } => write!(f, ": {card}, named {named}, held {held}"),
            Self::NotInHand { kind, card: None, named, held } => write!(f, ": {kind}, named {named}, held {held}"),
            Self::MeldTooSmall { rank, cards } => write!(f, ": {rank}, cards {cards}"),
            Self::TooFewNaturals { rank, naturals } => write!(f, ": {rank}, naturals {naturals}"),
            Self::TooManyWilds { rank, wilds } => write!(f, ": {rank}, wilds {wilds}"),
            Self::WildsOutnumber { rank, naturals, wilds } | Self::NaturalsMustOutnumber { rank, naturals, wilds } => {
                write!(f, ": {rank}, naturals {naturals}, wilds {wilds}")
            }
            Self::MixedRanks { one, other } => write!(f, ": {one}, {other}"),
            Self::WhichMeld(why) => write!(f, ": {why}"),
            Self::NoSuchMeld { rank } => write!(f, ": {rank}"),
            Self::ThreesNotMelded(why) => write!(f, ": {why}"),
            Self::BelowMinimum { needs, makes } => write!(f, ": needs {needs}, makes {makes}"),
            Self::PileTopBlocked { top } | Self::MustTakePile { top } => write!(f, ": {top}"),
            Self::PileFrozen { why, top, named, held } => write!(f, ": {why}, {top}, named {named}, held {held}"),
            Self::PileNeedsMatch { top, held, wild_allowed } => {
                write!(f, ": {top}, held {held}, wild {}", if *wild_allowed { "allowed" } else { "not-allowed" })
            }
            Self::MustKeepCard { needs, has } | Self::NoCanasta { needs, has } => {
                write!(f, ": canastas needed {needs}, made {has}")
            }
            Self::MustGoOut { undeclared } => write!(f, ": undeclared {undeclared}"),
            Self::CannotAsk(why) => write!(f, ": {why}"),
            Self::CannotDeclare(why) => write!(f, ": {why}"),
        }
    }
}

impl core::error::Error for Illegal {}

/// The wrong moment, and which.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::NotNow;
///
/// assert_eq!(Illegal::NotNow(NotNow::DrawFirst).to_string(), "not-now: draw-first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotNow {
    /// The turn begins with drawing or taking the pile.
    DrawFirst,
    /// The player has drawn or taken the pile already.
    AlreadyDrew,
    /// The partner's answer is due.
    AnswerDue,
    /// No question is waiting for an answer.
    NothingAsked,
    /// Passing is for when the stock is empty.
    StockNotEmpty,
}

/// Which meld is meant cannot be told.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::WhichMeld;
///
/// assert_eq!(Illegal::WhichMeld(WhichMeld::NoRank).to_string(), "which-meld: no-rank");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichMeld {
    /// Only wild cards, and no rank.
    NoRank,
    /// This rank is named twice in one act.
    NamedTwice(Kind),
}

/// Why these threes are not melded.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::Threes;
///
/// assert_eq!(Illegal::ThreesNotMelded(Threes::Red).to_string(), "threes-not-melded: red");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threes {
    /// Red threes are never melded.
    Red,
    /// Black threes are melded only in the turn that goes out.
    BlackNotGoingOut,
    /// Black threes are melded without wild cards.
    BlackWithWild,
}

/// Why a red three cannot be declared.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::CannotDeclare;
///
/// assert_eq!(Illegal::CannotDeclare(CannotDeclare::Automatic).to_string(), "cannot-declare: automatic");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotDeclare {
    /// Red threes are laid down automatically under these rules.
    Automatic,
    /// There is no red three in the hand.
    NotThere,
    /// The named card is no red three.
    NotARedThree,
}

/// Why "may I go out?" cannot be asked.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::CannotAsk;
///
/// assert_eq!(Illegal::CannotAsk(CannotAsk::DeclareFirst { undeclared: 2 }).to_string(), "cannot-ask: declare-first 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotAsk {
    /// There is no partner.
    Alone,
    /// Asked already this turn.
    Twice,
    /// Cards were laid or the pile was taken.
    TooLate,
    /// Cards were laid beyond the meld that took the pile, where the rules allow asking after taking.
    LaidMore,
    /// These rules allow it only after drawing or taking the pile.
    TooEarly,
    /// The hand holds red threes, which are declared before anything else.
    DeclareFirst {
        /// How many red threes the hand holds.
        undeclared: u8,
    },
    /// The player cannot go out now.
    Unable,
    /// A no would leave no legal way to end the turn.
    NoWayBack,
}

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::DrawFirst => "draw-first",
            Self::AlreadyDrew => "already-drew",
            Self::AnswerDue => "answer-due",
            Self::NothingAsked => "nothing-asked",
            Self::StockNotEmpty => "stock-not-empty",
        })
    }
}

impl fmt::Display for WhichMeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoRank => "no-rank",
            Self::NamedTwice(rank) => return write!(f, "named-twice {rank}"),
        })
    }
}

impl fmt::Display for Threes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::BlackNotGoingOut => "black-not-going-out",
            Self::BlackWithWild => "black-with-wild",
        })
    }
}

impl fmt::Display for CannotDeclare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Automatic => "automatic",
            Self::NotThere => "not-there",
            Self::NotARedThree => "not-a-red-three",
        })
    }
}

impl fmt::Display for CannotAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Alone => "alone",
            Self::Twice => "twice",
            Self::TooLate => "too-late",
            Self::LaidMore => "laid-more",
            Self::TooEarly => "too-early",
            Self::Unable => "unable",
            Self::NoWayBack => "no-way-back",
            Self::DeclareFirst { undeclared } => return write!(f, "declare-first {undeclared}"),
        })
    }
}

/// A card's kind as it is written, or `not-opened`.
impl fmt::Display for Frozen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::By(kind) => write!(f, "frozen by {kind}"),
            Self::NotOpened => f.write_str("not-opened"),
        }
    }
}
