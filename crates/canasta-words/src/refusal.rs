//! Why an act was refused, for people: a stable code, a sentence with the numbers, and the chapter of the rules book.

use canasta::illegal::{CannotAsk, CannotDeclare, NotNow, Threes, WhichMeld};
use canasta::{Frozen, Illegal, Kind, ParseError};

use crate::{a_kind, card_name, kind_name, kind_names, number, points, some_cards, some_of};

/// A refusal as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, one of a fixed list; programs may branch on it.
    pub code: &'static str,
    /// The reason in plain words, to be read after “Not possible:”; no capital, no full stop.
    pub because: String,
    /// The chapter of the rules book, as in `book/src/rules/<chapter>.md`.
    pub rule: &'static str,
}

impl Refusal {
    fn new(code: &'static str, rule: &'static str, because: impl Into<String>) -> Self {
        Self { code, because: because.into(), rule }
    }
}

/// A refusal by the rules.
pub fn of(illegal: &Illegal) -> Refusal {
    Refusal::new(illegal.code(), chapter(illegal), because(illegal))
}

/// A text that is no act; nothing was judged.
pub fn unreadable(unreadable: &ParseError) -> Refusal {
    Refusal::new("unreadable", "turn", misread(unreadable))
}

fn misread(why: &ParseError) -> String {
    match why {
        ParseError::Empty => "no act is named".to_owned(),
        ParseError::Word(word) => format!("“{}” is no act", shortened(word)),
        ParseError::Card(text) => {
            format!("“{}” is no card; a card is its rank and its suit, like 4H", shortened(text))
        }
        ParseError::Rank(text) => format!("“{}” is no rank", shortened(text)),
        ParseError::EmptyGroup => "a meld is named without a card".to_owned(),
        ParseError::OneCard { word, named } => format!("“{word}” needs one card; {named} are named"),
        ParseError::Alone { word, extra } => format!("nothing may follow “{word}”, but “{}” does", shortened(extra)),
        other => format!("it cannot be read ({other})"),
    }
}

/// Text of strangers is quoted only so far.
const QUOTED: usize = 24;

fn shortened(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// The chapter of the rules book.
const fn chapter(illegal: &Illegal) -> &'static str {
    match illegal {
        Illegal::NotNow(NotNow::DrawFirst | NotNow::AlreadyDrew)
        | Illegal::NotInHand { .. }
        | Illegal::NothingNamed => "turn",
        Illegal::NotNow(NotNow::AnswerDue | NotNow::NothingAsked)
        | Illegal::PartnerSaidNo
        | Illegal::MustGoOut { .. }
        | Illegal::CannotAsk(_) => "asking",
        Illegal::NotNow(NotNow::StockNotEmpty) | Illegal::StockEmpty | Illegal::MustTakePile { .. } => "stock-end",
        Illegal::DealOver => "scores",
        Illegal::MeldTooSmall { .. }
        | Illegal::TooFewNaturals { .. }
        | Illegal::TooManyWilds { .. }
        | Illegal::WildsOutnumber { .. }
        | Illegal::MixedRanks { .. }
        | Illegal::WhichMeld(_)
        | Illegal::NoSuchMeld { .. } => "melds",
        Illegal::NaturalsMustOutnumber { .. } | Illegal::BelowMinimum { .. } => "opening",
        Illegal::ThreesNotMelded(_) | Illegal::CannotDiscard | Illegal::CannotDeclare(_) => "threes",
        Illegal::PileEmpty
        | Illegal::PileTopBlocked { .. }
        | Illegal::PileFrozen { .. }
        | Illegal::PileNeedsMatch { .. }
        | Illegal::OneCardHand => "pile",
        Illegal::MustKeepCard { .. } | Illegal::NoCanasta { .. } => "going-out",
    }
}

fn because(illegal: &Illegal) -> String {
    match *illegal {
        Illegal::NotNow(why) => not_now(why).to_owned(),
        Illegal::DealOver => "the deal is over; nothing can be played any more".to_owned(),
        Illegal::NotInHand { kind, card, named, held } => not_in_hand(kind, card, named, held),
        Illegal::NothingNamed => "a meld is named without a card".to_owned(),
        Illegal::MeldTooSmall { rank, cards } => {
            format!("a meld needs three cards; this {} has {}", meld_of(rank), alone(cards))
        }
        Illegal::TooFewNaturals { rank, naturals } => {
            format!("a meld needs two natural cards; this {} has {}", meld_of(rank), alone(naturals))
        }
        Illegal::TooManyWilds { rank, wilds } => {
            format!("a meld has three wild cards at most; this {} would have {}", meld_of(rank), alone(wilds))
        }
        Illegal::WildsOutnumber { rank, naturals, wilds } => format!(
            "wild cards may not outnumber natural ones; this {} would have {} and {}",
            meld_of(rank),
            some_of(naturals.into(), rank),
            wild_cards(wilds)
        ),
        Illegal::NaturalsMustOutnumber { rank, naturals, wilds } => format!(
            "in an opening with the pile natural cards must outnumber wild cards; this {} would have {} and {}",
            meld_of(rank),
            some_of(naturals.into(), rank),
            wild_cards(wilds)
        ),
        Illegal::MixedRanks { one, other } => {
            format!("a meld is of one rank; {} and {} do not go together", kind_names(one), kind_names(other))
        }
        Illegal::WhichMeld(WhichMeld::NoRank) => "wild cards are no meld alone; say which meld they join".to_owned(),
        Illegal::WhichMeld(WhichMeld::NamedTwice(rank)) => {
            format!("the {} are named twice; put them together", kind_names(rank))
        }
        Illegal::NoSuchMeld { rank } => format!("your side has no meld of {} to add to", kind_names(rank)),
        Illegal::ThreesNotMelded(why) => threes(why).to_owned(),
        Illegal::BelowMinimum { needs, makes } => {
            format!("the opening needs {}, this makes {}", points(needs), points(makes))
        }
        Illegal::PileEmpty => "there is no pile to take".to_owned(),
        Illegal::StockEmpty => "the stock is empty; take the pile or pass".to_owned(),
        Illegal::PileTopBlocked { top } => {
            format!("{} lies on top; the pile cannot be taken until a four or higher lies on it", a_kind(top))
        }
        Illegal::PileFrozen { why, top, named, held } => pile_frozen(why, top, named, held),
        Illegal::PileNeedsMatch { top, held, wild_allowed } => pile_needs_match(top, held, wild_allowed),
        Illegal::OneCardHand => "with one card in hand you may not take a pile of one card".to_owned(),
        Illegal::MustTakePile { top } => {
            format!("the stock is empty and {} on top fits your meld; you must take the pile", the_kind(top))
        }
        Illegal::MustKeepCard { needs, has } => {
            format!("only one card would be left, and you could not discard it: {}", canastas(needs, has))
        }
        Illegal::NoCanasta { needs, has } => format!("no card would be left: {}", canastas(needs, has)),
        Illegal::PartnerSaidNo => "your partner said no; you may not go out this turn".to_owned(),
        Illegal::MustGoOut { undeclared: 0 } => {
            "your partner said yes; after this you could not go out this turn".to_owned()
        }
        Illegal::MustGoOut { undeclared } => {
            format!("your partner said yes; first declare {}, then go out", your_red_threes(undeclared))
        }
        Illegal::CannotAsk(why) => cannot_ask(why),
        Illegal::CannotDiscard => "a red three is never discarded".to_owned(),
        Illegal::CannotDeclare(why) => cannot_declare(why).to_owned(),
    }
}

const fn not_now(why: NotNow) -> &'static str {
    match why {
        NotNow::DrawFirst => "first draw, or take the pile",
        NotNow::AlreadyDrew => "you have your cards for this turn; lay down or discard",
        NotNow::AnswerDue => "“may I go out?” was asked; first the partner answers yes or no",
        NotNow::NothingAsked => "nobody has asked anything",
        NotNow::StockNotEmpty => "there are cards in the stock; draw, or take the pile",
    }
}

fn not_in_hand(kind: Kind, card: Option<canasta::Card>, named: u8, held: u8) -> String {
    match (card, named, held) {
        (Some(card), _, 0) => format!("you do not hold {}", card_name(card)),
        (Some(card), named, held) => {
            format!("you named {} {}, you hold it {}", card_name(card), times(named), times(held))
        }
        (None, _, 0) => format!("you hold no {}", kind_name(kind)),
        (None, named, held) => {
            format!("you named {}, you hold {}", some_of(named.into(), kind), number(held.into()))
        }
    }
}

fn times(n: u8) -> String {
    match n {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{} times", number(n.into())),
    }
}

const fn threes(why: Threes) -> &'static str {
    match why {
        Threes::Red => "red threes are never melded",
        Threes::BlackNotGoingOut => "black threes are melded only when going out; more than one card would be left",
        Threes::BlackWithWild => "black threes are melded without wild cards",
    }
}

fn pile_frozen(why: Frozen, top: Kind, named: u8, held: u8) -> String {
    let frozen = match why {
        Frozen::By(kind) => format!("the pile is frozen, because {} lies in it", a_kind(kind)),
        Frozen::NotOpened => "the pile is frozen for you until your side has opened".to_owned(),
    };
    match held {
        0 => format!("{frozen}, and you hold no {}", kind_name(top)),
        1 => format!("{frozen}, and you hold only one {}", kind_name(top)),
        _ => {
            format!("{frozen}; it takes two {} from your hand, and you named {}", kind_names(top), alone(named))
        }
    }
}

fn pile_needs_match(top: Kind, held: u8, wild_allowed: bool) -> String {
    let wild = if wild_allowed { format!(", or one {} and a wild card", kind_name(top)) } else { String::new() };
    let hold = match held {
        0 => format!("; you hold no {}", kind_name(top)),
        _ => String::new(),
    };
    format!("to take the pile you need two {} from your hand{wild}{hold}", kind_names(top))
}

fn cannot_ask(why: CannotAsk) -> String {
    let says = match why {
        CannotAsk::Alone => "you have no partner to ask",
        CannotAsk::Twice => "you have asked this turn",
        CannotAsk::TooLate => "you can ask only before you lay cards or take the pile",
        CannotAsk::LaidMore => "you can ask only before you lay more cards",
        CannotAsk::TooEarly => "you can ask only after drawing or taking the pile",
        CannotAsk::DeclareFirst { undeclared } => {
            return format!("first declare {}, then ask", your_red_threes(undeclared));
        }
        CannotAsk::Unable => "you cannot go out now",
        CannotAsk::NoWayBack => "after a no you could not end your turn",
    };
    says.to_owned()
}

const fn your_red_threes(n: u8) -> &'static str {
    if n == 1 { "your red three" } else { "your red threes" }
}

const fn cannot_declare(why: CannotDeclare) -> &'static str {
    match why {
        CannotDeclare::Automatic => "red threes are tabled by themselves; there is nothing to declare",
        CannotDeclare::NotThere => "you do not hold that red three",
        CannotDeclare::NotARedThree => "only red threes are declared",
    }
}

fn canastas(needs: u8, has: u8) -> String {
    let canastas = if needs == 1 { "canasta" } else { "canastas" };
    format!("to go out your side needs {} {canastas} and has {}", number(needs.into()), alone(has))
}

/// A number with no noun behind it.
fn alone(n: u8) -> String {
    if n == 0 { "none".to_owned() } else { number(n.into()) }
}

fn meld_of(rank: Kind) -> String {
    format!("meld of {}", kind_names(rank))
}

fn the_kind(kind: Kind) -> String {
    format!("the {}", kind_name(kind))
}

fn wild_cards(n: u8) -> String {
    some_cards(n.into()).replacen(" card", " wild card", 1)
}
