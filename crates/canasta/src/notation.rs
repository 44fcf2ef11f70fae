//! Cards, acts, melds, hands and rule sets as text. `Display` always writes the same; `FromStr` is generous with white
//! space and with nothing else. What is written reads back as the same value.
//!
//! | text | type |
//! |---|---|
//! | `4H`, `TD`, `XR` | [`Card`]: rank and suit; the red and the black joker are `XR` and `XB` |
//! | `4`, `T`, `X`, `2`, `3R`, `3B` | [`Kind`]: the rank; the joker, and the red and the black three |
//! | `4 4 K X` | [`Counts`]: every card, `-` for none |
//! | `4 4 4 / K K 2`, `Q: 2` | [`Melds`] by kinds, `-` for none |
//! | `4H 4D 4C`, `Q: 2S` | [`Group`], [`CardMeld`]: a rank in front where wild cards alone do not tell it |
//!
//! | text | [`CardAct`] (with cards) and [`Act`] (with kinds) |
//! |---|---|
//! | `draw` | draw from the stock |
//! | `take`, `take 4H 4D`, `take 4: 2S`, `take 4H 4D / KH KD KC / Q: 2S` | take the pile, further melds in the same act |
//! | `meld 4H 4D 4C / KH KD 2S`, `meld Q: 2S` | lay melds or add to them |
//! | `discard 9S`, `pass`, `declare 3H`, `ask`, `yes`, `no` | the rest |
//!
//! ```
//! use canasta::{Act, Card, CardAct};
//!
//! let act: CardAct = "meld KH KD 2S / Q: XR".parse()?;
//! assert_eq!(act.to_string(), "meld KH KD 2S / Q: XR");
//! let kinds: Act = act.to_kinds().expect("every group has a rank");
//! assert_eq!(kinds.to_string(), "meld Q: X / K K 2");
//! assert_eq!("10H".parse::<Card>().unwrap_err().to_string(), "unknown-card: 10H");
//! # Ok::<(), canasta::ParseError>(())
//! ```

mod error;

use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use crate::{Act, Card, CardAct, CardMeld, Counts, Group, Kind, Meld, Melds, Players, Seat, Side, Suit};
pub use error::ParseError;

const RANKS: &[u8; 13] = b"23456789TJQKA";
const SUITS: &[u8; 4] = b"SHDC";

/// Cards with single spaces between them; no card is the empty text. [`parse_cards`] reads them.
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

/// Writes cards; see [`cards()`].
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

/// Reads any number of cards with white space between them.
///
/// # Errors
/// [`ParseError::Card`] for the first that is none.
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

fn separated<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    separator: &str,
) -> fmt::Result {
    for (place, item) in items.into_iter().enumerate() {
        if place > 0 {
            f.write_str(separator)?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(SUITS[*self as usize]))
    }
}

impl FromStr for Suit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let suit = match text.trim().as_bytes() {
            &[letter] => SUITS.iter().position(|&known| known == letter),
            _ => None,
        };
        suit.map(|place| Self::ALL[place]).ok_or_else(|| ParseError::Rank(text.trim().to_owned()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(rank), Some(suit)) = (self.rank(), self.suit()) else {
            return f.write_str(if *self == Self::RED_JOKER { "XR" } else { "XB" });
        };
        f.write_char(char::from(RANKS[usize::from(rank) - 2]))?;
        suit.fmt(f)
    }
}

/// As it is written: `4H`.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let text = text.trim();
        let card = match text.as_bytes() {
            b"XR" => Some(Self::RED_JOKER),
            b"XB" => Some(Self::BLACK_JOKER),
            &[rank, suit] => {
                let suit = SUITS.iter().position(|&known| known == suit).map(|place| Suit::ALL[place]);
                rank_of(rank).zip(suit).and_then(|(rank, suit)| Self::suited(rank, suit))
            }
            _ => None,
        };
        card.ok_or_else(|| ParseError::Card(text.to_owned()))
    }
}

/// The rank 2 … 14 of a letter.
fn rank_of(letter: u8) -> Option<u8> {
    let place = RANKS.iter().position(|&known| known == letter)?;
    u8::try_from(place + 2).ok()
}

impl Kind {
    /// The letter of its rank: `4`, `T`, `A`. A joker, which has none, is `X`; both threes are `3`.
    ///
    /// ```
    /// # use canasta::Kind;
    /// assert_eq!([Kind::Ten, Kind::Joker, Kind::RedThree].map(Kind::letter), ['T', 'X', '3']);
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Self::Joker => 'X',
            Self::Two => '2',
            Self::RedThree | Self::BlackThree => '3',
            natural => RANKS[natural.index() - 2] as char,
        }
    }

    /// The kind of a letter; `3` is the black three.
    ///
    /// ```
    /// # use canasta::Kind;
    /// assert_eq!(Kind::from_letter('T'), Some(Kind::Ten));
    /// assert_eq!(Kind::from_letter('3'), Some(Kind::BlackThree));
    /// assert_eq!(Kind::from_letter('1'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'X' => Some(Self::Joker),
            '2' => Some(Self::Two),
            '3' => Some(Self::BlackThree),
            _ => u8::try_from(letter).ok().and_then(rank_of).and_then(|rank| Self::from_index(rank.into())),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RedThree => f.write_str("3R"),
            Self::BlackThree => f.write_str("3B"),
            other => f.write_char(other.letter()),
        }
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let text = text.trim();
        let mut letters = text.chars();
        let kind = match (text, letters.next(), letters.next()) {
            ("3R", ..) => Some(Self::RedThree),
            ("3B", ..) => Some(Self::BlackThree),
            ("3", ..) => None,
            (_, Some(letter), None) => Self::from_letter(letter),
            _ => None,
        };
        kind.ok_or_else(|| ParseError::Rank(text.to_owned()))
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_char('-') } else { separated(f, self.cards(), " ") }
    }
}

/// As it is written, in brackets: `[4 4 K X]`.
impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Counts {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut counts = Self::NONE;
        if text.trim() == "-" {
            return Ok(counts);
        }
        for word in text.split_whitespace() {
            let kind: Kind = word.parse()?;
            if counts.of(kind) == u8::MAX {
                return Err(ParseError::TooManyCards);
            }
            counts.add_one(kind);
        }
        Ok(counts)
    }
}

/// A rank where the cards do not tell it, and cards.
fn write_group(f: &mut fmt::Formatter<'_>, rank: Option<Kind>, cards: &[Card]) -> fmt::Result {
    if let Some(rank) = rank {
        write!(f, "{}: ", rank.letter())?;
    }
    separated(f, cards, " ")
}

fn write_groups(f: &mut fmt::Formatter<'_>, groups: &[Group]) -> fmt::Result {
    separated(f, groups, " / ")
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_group(f, self.rank, &self.cards)
    }
}

impl FromStr for Group {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (named, cards) = match text.split_once(':') {
            None => (None, parse_cards(text)?),
            Some((rank, cards)) => (Some(rank.trim()), parse_cards(cards)?),
        };
        let rank = named.map(|rank| named_rank(rank, &cards)).transpose()?;
        if cards.is_empty() { Err(ParseError::EmptyGroup) } else { Ok(Self { rank, cards }) }
    }
}

/// The kind of a named rank. A three is red only if red threes come with it.
fn named_rank(text: &str, cards: &[Card]) -> Result<Kind, ParseError> {
    let error = || ParseError::Rank(text.to_owned());
    let &[letter] = text.as_bytes() else { return Err(error()) };
    let kind = Kind::from_letter(char::from(letter)).filter(|kind| *kind != Kind::Joker).ok_or_else(error)?;
    let red = kind == Kind::BlackThree && cards.iter().any(|card| card.kind() == Kind::RedThree);
    Ok(if red { Kind::RedThree } else { kind })
}

fn parse_groups(text: &str) -> Result<Vec<Group>, ParseError> {
    text.split('/').map(str::parse).collect()
}

impl fmt::Display for CardMeld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wild = self.cards.iter().all(|card| card.kind().is_wild());
        write_group(f, wild.then_some(self.rank), &self.cards)
    }
}

/// Reads the cards of a meld; whether they make one is asked of the rules.
impl FromStr for CardMeld {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let group: Group = text.parse()?;
        let kinds = checked_counts(&group.cards)?;
        let melds = Melds::from_groups([(group.rank, kinds)]).map_err(ParseError::Meld)?;
        let (rank, _) = melds.iter().next().ok_or(ParseError::EmptyGroup)?;
        Ok(Self { rank, cards: group.cards })
    }
}

/// The kinds of cards that may be more than there are.
fn checked_counts(cards: &[Card]) -> Result<Counts, ParseError> {
    if cards.len() > crate::DECK { Err(ParseError::TooManyCards) } else { Ok(crate::faces::counts(cards)) }
}

/// The cards of one meld by kinds.
struct Kinds(Kind, Meld);

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(rank, Meld { naturals, jokers, twos }) = self;
        if naturals == 0 {
            write!(f, "{rank}: ")?;
        }
        let of = |kind, count| core::iter::repeat_n(kind, usize::from(count));
        separated(f, of(rank, naturals).chain(of(Kind::Joker, jokers)).chain(of(Kind::Two, twos)), " ")
    }
}

fn write_melds(f: &mut fmt::Formatter<'_>, melds: &Melds) -> fmt::Result {
    separated(f, melds.iter().map(|(rank, meld)| Kinds(rank, meld)), " / ")
}

impl fmt::Display for Melds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() { f.write_char('-') } else { write_melds(f, self) }
    }
}

/// As it is written, in brackets: `[4 4 4 / K K 2]`.
impl fmt::Debug for Melds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Reads melds as they are grouped; whether they are melds is asked of the rules.
impl FromStr for Melds {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if matches!(text.trim(), "" | "-") {
            return Ok(Self::NONE);
        }
        let groups: Vec<(Option<Kind>, Counts)> = text.split('/').map(kinds_group).collect::<Result<_, _>>()?;
        Self::from_groups(groups).map_err(ParseError::Meld)
    }
}

fn kinds_group(text: &str) -> Result<(Option<Kind>, Counts), ParseError> {
    let (rank, cards) = match text.split_once(':') {
        None => (None, text.parse()?),
        Some((rank, cards)) => (Some(rank.parse()?), cards.parse()?),
    };
    let cards: Counts = cards;
    if cards.is_empty() { Err(ParseError::EmptyGroup) } else { Ok((rank, cards)) }
}

impl fmt::Display for CardAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Ask => f.write_str("ask"),
            Self::Answer(yes) => f.write_str(if *yes { "yes" } else { "no" }),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Declare(card) => write!(f, "declare {card}"),
            Self::Meld(groups) => {
                f.write_str("meld ")?;
                write_groups(f, groups)
            }
            Self::Take { rank, with, more } => {
                f.write_str("take")?;
                if !with.is_empty() {
                    f.write_char(' ')?;
                    write_group(f, *rank, with)?;
                }
                more.iter().try_for_each(|group| write!(f, " / {group}"))
            }
        }
    }
}

impl FromStr for CardAct {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (word, rest) = split_word(text);
        match simple_act(word, rest)? {
            Some(Act::Draw) => return Ok(Self::Draw),
            Some(Act::Pass) => return Ok(Self::Pass),
            Some(Act::Ask) => return Ok(Self::Ask),
            Some(Act::Answer(yes)) => return Ok(Self::Answer(yes)),
            _ => {}
        }
        match word {
            "take" => parse_take(rest),
            "meld" => Ok(Self::Meld(parse_groups(rest)?)),
            "discard" => Ok(Self::Discard(one_of("discard", &parse_cards(rest)?)?)),
            "declare" => Ok(Self::Declare(one_of("declare", &parse_cards(rest)?)?)),
            "" => Err(ParseError::Empty),
            _ => Err(ParseError::Word(word.to_owned())),
        }
    }
}

/// The first word of an act, and what it names.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// The acts that are one word; the same with cards and by kinds.
fn simple_act(word: &str, rest: &str) -> Result<Option<Act>, ParseError> {
    let (word, act) = match word {
        "draw" => ("draw", Act::Draw),
        "pass" => ("pass", Act::Pass),
        "ask" => ("ask", Act::Ask),
        "yes" => ("yes", Act::Answer(true)),
        "no" => ("no", Act::Answer(false)),
        _ => return Ok(None),
    };
    if rest.is_empty() { Ok(Some(act)) } else { Err(ParseError::Alone { word, extra: rest.to_owned() }) }
}

fn one_of<T: Copy>(word: &'static str, named: &[T]) -> Result<T, ParseError> {
    match named {
        &[one] => Ok(one),
        _ => Err(ParseError::OneCard { word, named: named.len() }),
    }
}

fn parse_take(rest: &str) -> Result<CardAct, ParseError> {
    let (with, more) = match rest.split_once('/') {
        None => (rest, Vec::new()),
        Some((with, more)) => (with, parse_groups(more)?),
    };
    if !with.contains(':') {
        return Ok(CardAct::Take { rank: None, with: parse_cards(with)?, more });
    }
    let Group { rank, cards } = with.parse()?;
    Ok(CardAct::Take { rank, with: cards, more })
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Ask => f.write_str("ask"),
            Self::Declare => f.write_str("declare"),
            Self::Answer(yes) => f.write_str(if *yes { "yes" } else { "no" }),
            Self::Discard(kind) => write!(f, "discard {kind}"),
            Self::Meld(melds) => write!(f, "meld {melds}"),
            Self::Take { with, more } => {
                f.write_str("take")?;
                if !with.is_empty() {
                    write!(f, " {with}")?;
                }
                more.iter().try_for_each(|(rank, meld)| write!(f, " / {}", Kinds(rank, meld)))
            }
        }
    }
}

impl FromStr for Act {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (word, rest) = split_word(text);
        if let Some(act) = simple_act(word, rest)? {
            return Ok(act);
        }
        match word {
            "take" => {
                let (with, more) = rest.split_once('/').map_or((rest, None), |(with, more)| (with, Some(more)));
                Ok(Self::Take { with: with.parse()?, more: more.map_or(Ok(Melds::NONE), str::parse)? })
            }
            "meld" => Ok(Self::Meld(rest.parse()?)),
            "discard" => {
                let kinds: Vec<Kind> = rest.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
                one_of("discard", &kinds).map(Self::Discard)
            }
            "declare" if rest.is_empty() => Ok(Self::Declare),
            "declare" => Err(ParseError::Alone { word: "declare", extra: rest.to_owned() }),
            "" => Err(ParseError::Empty),
            _ => Err(ParseError::Word(word.to_owned())),
        }
    }
}

/// A number below `end`.
fn number(text: &str, end: u8) -> Result<u8, ParseError> {
    let number = text.trim().parse().ok().filter(|number| *number < end);
    number.ok_or_else(|| ParseError::Number(text.trim().to_owned()))
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        number(text, MOST_SEATS).map(Self)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        number(text, MOST_SEATS).map(Self)
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.count().fmt(f)
    }
}

impl FromStr for Players {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let players = number(text, MOST_SEATS + 1).ok().and_then(Self::new);
        players.ok_or_else(|| ParseError::Number(text.trim().to_owned()))
    }
}

/// [`MAX_SEATS`](crate::MAX_SEATS) as the number of a seat.
const MOST_SEATS: u8 = 6;
