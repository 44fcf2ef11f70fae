//! Refusals, with one variant per rule in the rules book and the numbers involved. They aren't sentences: phrasing them
//! is up to the caller.

use core::fmt;

use crate::{Card, Frozen, Kind};

/// The reason why an action is refused. A refused action changes nothing.
///
/// If several reasons apply, the first in this order is returned: `NothingNamed`, `DealOver`, `NotNow`, `PileEmpty` and
/// `StockEmpty`, `PileTopBlocked`, `NotInHand` and `CannotDeclare`, then the most specific one.
///
/// Adding a variant is a breaking change, so that programs that explain refusals can't miss it.
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
    /// The action isn't possible in this phase.
    NotNow(NotNow),
    /// The player melds or takes the pile in the first turn of the deal, if the rules forbid it.
    FirstRound,
    /// The deal has ended.
    DealOver,
    /// The hand doesn't hold a named card, or holds too few of them.
    NotInHand {
        /// The kind named.
        kind: Kind,
        /// The exact face, if the action has faces.
        card: Option<Card>,
        /// The number of cards named.
        named: u8,
        /// The number of them that the hand holds.
        held: u8,
    },
    /// A group without cards, or an action without groups.
    NothingNamed,
    /// A meld of fewer than three cards.
    MeldTooSmall {
        /// The rank of the meld.
        rank: Kind,
        /// The number of its cards.
        cards: u8,
    },
    /// A meld with fewer than two natural cards.
    TooFewNaturals {
        /// The rank of the meld.
        rank: Kind,
        /// The number of natural cards.
        naturals: u8,
    },
    /// A meld with more than three wild cards.
    TooManyWilds {
        /// The rank of the meld.
        rank: Kind,
        /// The number of wild cards.
        wilds: u8,
    },
    /// A meld with too few natural cards for its wild cards, if the rules limit wild cards by the natural ones.
    WildsNeedNaturals {
        /// The rank of the meld.
        rank: Kind,
        /// The number of natural cards.
        naturals: u8,
        /// The number of wild cards.
        wilds: u8,
        /// The number of natural cards needed.
        needs: u8,
    },
    /// A wild card added to a natural canasta, if the rules forbid it.
    WildOnNaturalCanasta {
        /// The rank of the canasta.
        rank: Kind,
    },
    /// More wild cards than natural cards in a meld, if the rules forbid it.
    WildsOutnumber {
        /// The rank of the meld.
        rank: Kind,
        /// The number of natural cards.
        naturals: u8,
        /// The number of wild cards.
        wilds: u8,
    },
    /// An initial meld with the pile in which natural cards don't outnumber wild cards, if the rules require it.
    NaturalsMustOutnumber {
        /// The rank of the meld.
        rank: Kind,
        /// The number of natural cards.
        naturals: u8,
        /// The number of wild cards.
        wilds: u8,
    },
    /// An initial meld with wild cards, if the rules forbid them.
    WildInInitialMeld {
        /// The rank of the meld.
        rank: Kind,
        /// The number of wild cards.
        wilds: u8,
    },
    /// Natural cards of different ranks in one meld.
    MixedRanks {
        /// One of the ranks.
        one: Kind,
        /// A different rank in the same meld.
        other: Kind,
    },
    /// It is unclear which meld the cards belong to.
    WhichMeld(WhichMeld),
    /// Wild cards for a meld that the side doesn't have.
    NoSuchMeld {
        /// The rank of the missing meld.
        rank: Kind,
    },
    /// Threes that can't be melded.
    ThreesNotMelded(Threes),
    /// The initial meld is below the minimum.
    BelowMinimum {
        /// The side's minimum.
        needs: i32,
        /// The points of the initial meld.
        makes: i32,
    },
    /// The pile is empty.
    PileEmpty,
    /// The stock is empty.
    StockEmpty,
    /// The pile's top card is a wild card or a three.
    PileTopBlocked {
        /// The top card.
        top: Kind,
    },
    /// The pile is frozen, and the action doesn't name two natural cards of the top card's rank from the hand.
    PileFrozen {
        /// The reason why it is frozen.
        why: Frozen,
        /// The top card.
        top: Kind,
        /// The number of natural cards of its rank that are named.
        named: u8,
        /// The number of natural cards of its rank in the hand.
        held: u8,
    },
    /// The pile isn't frozen, but the cards named don't make a meld with its top card.
    PileNeedsMatch {
        /// The top card.
        top: Kind,
        /// The number of natural cards of its rank in the hand.
        held: u8,
        /// Whether one natural and one wild card would be enough.
        wild_allowed: bool,
    },
    /// The side has a canasta of the top card's rank, which can't take the pile under these rules.
    CanastaComplete {
        /// The rank of the canasta.
        rank: Kind,
    },
    /// A card that came with the pile can't be melded in the same turn under these rules.
    TakenThisTurn {
        /// The kind named.
        kind: Kind,
        /// The number of cards named.
        named: u8,
        /// The number of them that can be melded.
        meldable: u8,
    },
    /// A player with one card can't take a pile of one card.
    OneCardHand,
    /// The stock is empty and the top card fits one of the side's melds, so the pile must be taken.
    MustTakePile {
        /// The top card.
        top: Kind,
    },
    /// The action leaves one card, which could only be discarded to go out, but the side can't go out.
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
    /// Going out without asking first, if the rules require it.
    MustAsk,
    /// The partner said yes, but the player couldn't go out this turn after the action.
    MustGoOut {
        /// Red threes in the hand, which must be declared first.
        undeclared: u8,
    },
    /// The player can't ask.
    CannotAsk(CannotAsk),
    /// A red three can't be discarded.
    CannotDiscard,
    /// The player can't declare.
    CannotDeclare(CannotDeclare),
}

impl Illegal {
    /// The rule as a stable code, for programs. Rules that differ only in their numbers share a code.
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
            Self::FirstRound => "first-round",
            Self::DealOver => "deal-over",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NothingNamed => "unreadable",
            Self::MeldTooSmall { .. } => "meld-too-small",
            Self::TooFewNaturals { .. } => "too-few-naturals",
            Self::TooManyWilds { .. } | Self::WildsNeedNaturals { .. } => "too-many-wilds",
            Self::WildOnNaturalCanasta { .. } => "natural-canasta",
            Self::WildsOutnumber { .. } | Self::NaturalsMustOutnumber { .. } => "wilds-outnumber-naturals",
            Self::WildInInitialMeld { .. } => "wild-in-initial-meld",
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
            Self::CanastaComplete { .. } => "canasta-complete",
            Self::TakenThisTurn { .. } => "taken-this-turn",
            Self::OneCardHand => "one-card-hand",
            Self::MustTakePile { .. } => "must-take-pile",
            Self::MustKeepCard { .. } => "must-keep-card",
            Self::NoCanasta { .. } => "no-canasta",
            Self::PartnerSaidNo => "partner-said-no",
            Self::MustAsk => "must-ask",
            Self::MustGoOut { .. } => "must-go-out",
            Self::CannotAsk(_) => "cannot-ask",
            Self::CannotDiscard => "cannot-discard",
            Self::CannotDeclare(_) => "cannot-declare",
        }
    }
}

/// The code and the numbers, not a sentence: `below-minimum: needs 90, makes 75`.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self {
            Self::FirstRound
            | Self::DealOver
            | Self::NothingNamed
            | Self::PileEmpty
            | Self::StockEmpty
            | Self::OneCardHand
            | Self::PartnerSaidNo
            | Self::MustAsk
            | Self::CannotDiscard => Ok(()),
            Self::NotNow(why) => write!(f, ": {why}"),
            Self::NotInHand { card: Some(card), named, held, .. } => write!(f, ": {card}, named {named}, held {held}"),
            Self::NotInHand { kind, card: None, named, held } => write!(f, ": {kind}, named {named}, held {held}"),
            Self::MeldTooSmall { rank, cards } => write!(f, ": {rank}, cards {cards}"),
            Self::TooFewNaturals { rank, naturals } => write!(f, ": {rank}, naturals {naturals}"),
            Self::TooManyWilds { rank, wilds } | Self::WildInInitialMeld { rank, wilds } => {
                write!(f, ": {rank}, wilds {wilds}")
            }
            Self::WildsOutnumber { rank, naturals, wilds } | Self::NaturalsMustOutnumber { rank, naturals, wilds } => {
                write!(f, ": {rank}, naturals {naturals}, wilds {wilds}")
            }
            Self::WildsNeedNaturals { rank, naturals, wilds, needs } => {
                write!(f, ": {rank}, naturals {naturals}, wilds {wilds}, needs {needs}")
            }
            Self::MixedRanks { one, other } => write!(f, ": {one}, {other}"),
            Self::WhichMeld(why) => write!(f, ": {why}"),
            Self::NoSuchMeld { rank } | Self::CanastaComplete { rank } | Self::WildOnNaturalCanasta { rank } => {
                write!(f, ": {rank}")
            }
            Self::ThreesNotMelded(why) => write!(f, ": {why}"),
            Self::BelowMinimum { needs, makes } => write!(f, ": needs {needs}, makes {makes}"),
            Self::PileTopBlocked { top } | Self::MustTakePile { top } => write!(f, ": {top}"),
            Self::PileFrozen { why, top, named, held } => write!(f, ": {why}, {top}, named {named}, held {held}"),
            Self::PileNeedsMatch { top, held, wild_allowed } => {
                write!(f, ": {top}, held {held}, wild {}", if *wild_allowed { "allowed" } else { "not-allowed" })
            }
            Self::TakenThisTurn { kind, named, meldable } => {
                write!(f, ": {kind}, named {named}, meldable {meldable}")
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

/// The reason why an action isn't possible in this phase.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::NotNow;
///
/// assert_eq!(Illegal::NotNow(NotNow::DrawFirst).to_string(), "not-now: draw-first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotNow {
    /// The player must draw or take the pile first.
    DrawFirst,
    /// The player has already drawn or taken the pile.
    AlreadyDrew,
    /// The partner must answer first.
    AnswerDue,
    /// There is no question to answer.
    NothingAsked,
    /// Passing is only possible when the stock is empty.
    StockNotEmpty,
}

/// The reason why it is unclear which meld is meant.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::WhichMeld;
///
/// assert_eq!(Illegal::WhichMeld(WhichMeld::NoRank).to_string(), "which-meld: no-rank");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhichMeld {
    /// There are only wild cards, and no rank is named.
    NoRank,
    /// A rank is named twice in one action.
    NamedTwice(Kind),
}

/// The reason why threes can't be melded.
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
    /// Black threes are melded only when going out.
    BlackNotGoingOut,
    /// Black threes are melded without wild cards.
    BlackWithWild,
}

/// The reason why a red three can't be declared.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::CannotDeclare;
///
/// assert_eq!(Illegal::CannotDeclare(CannotDeclare::Automatic).to_string(), "cannot-declare: automatic");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotDeclare {
    /// Under these rules, red threes are placed automatically.
    Automatic,
    /// The red three isn't in the player's hand.
    NotHeld,
    /// The named card isn't a red three.
    NotARedThree,
}

/// The reason why "may I go out?" can't be asked.
///
/// ```
/// use canasta::Illegal;
/// use canasta::illegal::CannotAsk;
///
/// assert_eq!(Illegal::CannotAsk(CannotAsk::DeclareFirst { undeclared: 2 }).to_string(), "cannot-ask: declare-first 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotAsk {
    /// The player has no partner.
    Alone,
    /// The player has already asked this turn.
    Twice,
    /// The player has melded or taken the pile.
    TooLate,
    /// The player has melded more than the cards used to take the pile, under rules that allow asking after taking it.
    MeldedMore,
    /// Under these rules, the player must draw or take the pile first.
    TooEarly,
    /// The hand holds red threes, which must be declared first.
    DeclareFirst {
        /// The number of red threes in the hand.
        undeclared: u8,
    },
    /// The hand can't go out now.
    Unable,
    /// After a no, there would be no legal way to end the turn.
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
            Self::NotHeld => "not-there",
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
            Self::MeldedMore => "laid-more",
            Self::TooEarly => "too-early",
            Self::Unable => "unable",
            Self::NoWayBack => "no-way-back",
            Self::DeclareFirst { undeclared } => return write!(f, "declare-first {undeclared}"),
        })
    }
}

/// `frozen by` and the card's kind, or `not-opened`.
impl fmt::Display for Frozen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::By(kind) => write!(f, "frozen by {kind}"),
            Self::NoInitialMeld => f.write_str("not-opened"),
        }
    }
}
