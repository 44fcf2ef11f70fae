//! Cards and acts as text, the same words everywhere: referee, journal, HTTP, bots. Reading is generous with white
//! space and with nothing else; writing is always the same.
//!
//! | text | act |
//! |---|---|
//! | `draw` | draw from the stock |
//! | `take`, `take 4H 4D`, `take 4: 2S`, `take 4H 4D / KH KD KC / Q: 2S` | take the pile, further melds in the same act |
//! | `meld 4H 4D 4C / KH KD 2S`, `meld Q: 2S` | lay melds or add to them; `RANK:` where only wild cards are named |
//! | `discard 9S`, `pass`, `declare 3H`, `ask`, `yes`, `no` | the rest |

use std::fmt;

use canasta::{Card, DressedAct, Group, Kind, Suit};

/// Why a text is no card or no act. Its `Display` is a sentence without a capital and without a full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// Nothing is written.
    Nothing,
    /// No act begins with this word.
    Word(String),
    /// No card is written so.
    Card(String),
    /// No rank is written so.
    Rank(String),
    /// A group without a card.
    EmptyGroup,
    /// `discard` and `declare` name one card.
    OneCard {
        /// The act's word.
        word: &'static str,
        /// How many cards it names.
        named: usize,
    },
    /// Something follows an act that stands alone.
    Alone {
        /// The act's word.
        word: &'static str,
        /// What follows it.
        extra: String,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("no act is named"),
            Self::Word(word) => write!(f, "“{}” is no act", shortened(word)),
            Self::Card(text) => write!(f, "“{}” is no card; a card is its rank and its suit, like 4H", shortened(text)),
            Self::Rank(text) => write!(f, "“{}” is no rank", shortened(text)),
            Self::EmptyGroup => f.write_str("a meld is named without a card"),
            Self::OneCard { word, named } => write!(f, "“{word}” needs one card; {named} are named"),
            Self::Alone { word, extra } => write!(f, "nothing may follow “{word}”, but “{}” does", shortened(extra)),
        }
    }
}

impl std::error::Error for Unreadable {}

/// Text of strangers is quoted only so far.
const QUOTED: usize = 24;

pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// A card as its rank and its suit, `4H`, `TD`, or `XR`, `XB` for a red or black joker.
pub fn card_text(card: Card) -> String {
    let mut text = String::with_capacity(2);
    push_card(&mut text, card);
    text
}

fn push_card(text: &mut String, card: Card) {
    match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => {
            text.push(rank_char(rank));
            text.push(suit_char(suit));
        }
        _ => text.push_str(if card == Card::RED_JOKER { "XR" } else { "XB" }),
    }
}

/// Cards with single spaces; no card is the empty text.
pub fn cards_text(cards: &[Card]) -> String {
    let mut text = String::with_capacity(cards.len() * 3);
    push_cards(&mut text, cards);
    text
}

fn push_cards(text: &mut String, cards: &[Card]) {
    for (place, &card) in cards.iter().enumerate() {
        if place > 0 {
            text.push(' ');
        }
        push_card(text, card);
    }
}

/// Reads one card.
///
/// # Errors
/// `Unreadable::Card` for anything else than the two letters of a card.
pub fn parse_card(text: &str) -> Result<Card, Unreadable> {
    let text = text.trim();
    let card = match text.as_bytes() {
        b"XR" => Some(Card::RED_JOKER),
        b"XB" => Some(Card::BLACK_JOKER),
        &[rank, suit] => rank_of(rank).zip(suit_of(suit)).and_then(|(rank, suit)| Card::suited(rank, suit)),
        _ => None,
    };
    card.ok_or_else(|| Unreadable::Card(text.to_owned()))
}

/// Reads any number of cards with white space between them.
///
/// # Errors
/// `Unreadable::Card` for the first that is none.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, Unreadable> {
    text.split_whitespace().map(parse_card).collect()
}

/// Reads an act.
///
/// # Errors
/// What cannot be read: an unknown word, an unknown card, an empty group, something left over.
pub fn parse_act(text: &str) -> Result<DressedAct, Unreadable> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    match word {
        "draw" => alone("draw", rest, DressedAct::Draw),
        "pass" => alone("pass", rest, DressedAct::Pass),
        "ask" => alone("ask", rest, DressedAct::Ask),
        "yes" => alone("yes", rest, DressedAct::Answer(true)),
        "no" => alone("no", rest, DressedAct::Answer(false)),
        "take" => parse_take(rest),
        "meld" => Ok(DressedAct::Meld(parse_groups(rest)?)),
        "discard" => Ok(DressedAct::Discard(one_card("discard", rest)?)),
        "declare" => Ok(DressedAct::Declare(one_card("declare", rest)?)),
        "" => Err(Unreadable::Nothing),
        _ => Err(Unreadable::Word(word.to_owned())),
    }
}

fn alone(word: &'static str, rest: &str, act: DressedAct) -> Result<DressedAct, Unreadable> {
    if rest.is_empty() { Ok(act) } else { Err(Unreadable::Alone { word, extra: rest.to_owned() }) }
}

fn one_card(word: &'static str, rest: &str) -> Result<Card, Unreadable> {
    match parse_cards(rest)?.as_slice() {
        &[card] => Ok(card),
        cards => Err(Unreadable::OneCard { word, named: cards.len() }),
    }
}

fn parse_take(rest: &str) -> Result<DressedAct, Unreadable> {
    let (with, more) = match rest.split_once('/') {
        None => (rest, Vec::new()),
        Some((with, more)) => (with, parse_groups(more)?),
    };
    if !with.contains(':') {
        return Ok(DressedAct::Take { rank: None, with: parse_cards(with)?, more });
    }
    let Group { rank, cards } = parse_group(with)?;
    Ok(DressedAct::Take { rank, with: cards, more })
}

fn parse_groups(text: &str) -> Result<Vec<Group>, Unreadable> {
    text.split('/').map(parse_group).collect()
}

fn parse_group(text: &str) -> Result<Group, Unreadable> {
    let (named, cards) = match text.split_once(':') {
        None => (None, parse_cards(text)?),
        Some((rank, cards)) => (Some(rank.trim()), parse_cards(cards)?),
    };
    let rank = named.map(|rank| parse_rank(rank, &cards)).transpose()?;
    if cards.is_empty() { Err(Unreadable::EmptyGroup) } else { Ok(Group { rank, cards }) }
}

/// The kind of a named rank. A three is red only if red threes come with it.
fn parse_rank(text: &str, cards: &[Card]) -> Result<Kind, Unreadable> {
    let &[letter] = text.as_bytes() else { return Err(Unreadable::Rank(text.to_owned())) };
    let red = cards.iter().any(|card| card.kind() == Kind::RedThree);
    match rank_of(letter) {
        Some(2) => Ok(Kind::Two),
        Some(3) => Ok(if red { Kind::RedThree } else { Kind::BlackThree }),
        rank => rank.and_then(|rank| Kind::from_index(rank.into())).ok_or_else(|| Unreadable::Rank(text.to_owned())),
    }
}

/// Writes an act as [`parse_act`] reads it.
pub fn act_text(act: &DressedAct) -> String {
    match act {
        DressedAct::Draw => "draw".to_owned(),
        DressedAct::Pass => "pass".to_owned(),
        DressedAct::Ask => "ask".to_owned(),
        DressedAct::Answer(true) => "yes".to_owned(),
        DressedAct::Answer(false) => "no".to_owned(),
        DressedAct::Discard(card) => format!("discard {}", card_text(*card)),
        DressedAct::Declare(card) => format!("declare {}", card_text(*card)),
        DressedAct::Meld(groups) => {
            let mut text = "meld".to_owned();
            for (place, group) in groups.iter().enumerate() {
                text.push_str(if place == 0 { " " } else { " / " });
                push_group(&mut text, group);
            }
            text
        }
        DressedAct::Take { rank, with, more } => {
            let mut text = "take".to_owned();
            if !with.is_empty() {
                text.push(' ');
                push_ranked(&mut text, *rank, with);
            }
            for group in more {
                text.push_str(" / ");
                push_group(&mut text, group);
            }
            text
        }
    }
}

fn push_group(text: &mut String, group: &Group) {
    push_ranked(text, group.rank, &group.cards);
}

fn push_ranked(text: &mut String, rank: Option<Kind>, cards: &[Card]) {
    if let Some(rank) = rank {
        text.push(kind_char(rank));
        text.push_str(": ");
    }
    push_cards(text, cards);
}

const RANKS: [char; 13] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

/// The letter of a rank 2 … 14.
fn rank_char(rank: u8) -> char {
    RANKS.get(usize::from(rank).wrapping_sub(2)).copied().unwrap_or('?')
}

fn rank_of(letter: u8) -> Option<u8> {
    let place = RANKS.iter().position(|&known| known == char::from(letter))?;
    u8::try_from(place + 2).ok()
}

/// The letter of a kind's rank; a joker, which has none, is `X`.
pub(crate) fn kind_char(kind: Kind) -> char {
    match kind {
        Kind::Joker => 'X',
        Kind::Two => '2',
        Kind::RedThree | Kind::BlackThree => '3',
        natural => u8::try_from(natural.index()).map_or('?', rank_char),
    }
}

/// The kind of a letter that [`kind_char`] writes; `3` is the black three.
pub(crate) fn kind_of(text: &str) -> Option<Kind> {
    match text.as_bytes() {
        b"X" => Some(Kind::Joker),
        b"2" => Some(Kind::Two),
        b"3" => Some(Kind::BlackThree),
        &[letter] => rank_of(letter).and_then(|rank| Kind::from_index(rank.into())),
        _ => None,
    }
}

const fn suit_char(suit: Suit) -> char {
    match suit {
        Suit::Spades => 'S',
        Suit::Hearts => 'H',
        Suit::Diamonds => 'D',
        Suit::Clubs => 'C',
    }
}

const fn suit_of(letter: u8) -> Option<Suit> {
    match letter {
        b'S' => Some(Suit::Spades),
        b'H' => Some(Suit::Hearts),
        b'D' => Some(Suit::Diamonds),
        b'C' => Some(Suit::Clubs),
        _ => None,
    }
}
