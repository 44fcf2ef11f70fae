//! What the program says to people: whole messages with typed arguments, by language.
//!
//! The messages are written in `messages/LANGUAGE/*.ftl` (Fluent). `cargo xtask words` checks them and compiles them to the
//! functions of [`messages`], which this crate commits; nothing is looked up or parsed while the program runs. No I/O and
//! no clock: the language comes in as a [`Lang`]. The other modules choose the message for what there is to say. Many of them
//! still put their sentences together here, in English: `crates/xtask/src/tidy/sentences.txt` lists what is to be converted.
//!
//! ```
//! use canasta_words::{Lang, messages::refusal};
//!
//! let why = refusal::below_minimum(Lang::EN, 90, 1075);
//! assert_eq!(why, "the opening needs 90 points; this makes 1,075");
//! ```

mod argument;
pub mod awaited;
pub mod company;
pub mod day;
pub mod desk;
pub mod devices;
pub mod door;
pub mod evening;
pub mod example;
pub mod fair;
pub mod fault;
pub mod figures;
pub mod form;
#[allow(
    clippy::match_same_arms,
    clippy::single_match,
    clippy::too_many_arguments,
    clippy::too_many_lines,
    reason = "as long, and as much alike, as the messages are"
)]
mod generated;
pub mod hint;
pub mod host;
mod lang;
pub mod lesson;
pub mod level;
pub mod locale;
mod message;
pub mod protocol;
pub mod record;
pub mod refusal;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod start;
pub mod table;
pub mod talk;
pub mod time;
pub mod unseen;

use canasta::{Card, Kind, Suit};

pub use argument::{Name, Number, Player};
pub use generated::{Messages, messages};
pub use lang::{Lang, Language};
pub use message::{Mark, Markup, Message, Piece, Writer};

/// What one card of a kind is called: `king`, `two`, `joker`, `black three`.
pub const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Joker => "joker",
        Kind::Two => "two",
        Kind::RedThree => "red three",
        Kind::BlackThree => "black three",
        Kind::Four => "four",
        Kind::Five => "five",
        Kind::Six => "six",
        Kind::Seven => "seven",
        Kind::Eight => "eight",
        Kind::Nine => "nine",
        Kind::Ten => "ten",
        Kind::Jack => "jack",
        Kind::Queen => "queen",
        Kind::King => "king",
        Kind::Ace => "ace",
    }
}

/// What several cards of a kind are called: `kings`, `sixes`, `black threes`.
pub const fn kind_names(kind: Kind) -> &'static str {
    match kind {
        Kind::Joker => "jokers",
        Kind::Two => "twos",
        Kind::RedThree => "red threes",
        Kind::BlackThree => "black threes",
        Kind::Four => "fours",
        Kind::Five => "fives",
        Kind::Six => "sixes",
        Kind::Seven => "sevens",
        Kind::Eight => "eights",
        Kind::Nine => "nines",
        Kind::Ten => "tens",
        Kind::Jack => "jacks",
        Kind::Queen => "queens",
        Kind::King => "kings",
        Kind::Ace => "aces",
    }
}

/// A number in words up to twelve, in figures beyond: `one`, `twelve`, `13`. Zero is `no`, as in “no card”.
pub fn number(n: usize) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(n).map_or_else(|| n.to_string(), |&word| word.to_owned())
}

/// So many of a kind: `one king`, `two sixes`, `no ace`.
pub fn some_of(n: usize, kind: Kind) -> String {
    format!("{} {}", number(n), if n < 2 { kind_name(kind) } else { kind_names(kind) })
}

/// So many cards: `one card`, `two cards`, `no card`.
pub fn some_cards(n: usize) -> String {
    format!("{} {}", number(n), if n < 2 { "card" } else { "cards" })
}

/// A kind with its article: `a king`, `an ace`, `an eight`.
pub fn a_kind(kind: Kind) -> String {
    let article = if matches!(kind, Kind::Eight | Kind::Ace) { "an" } else { "a" };
    format!("{article} {}", kind_name(kind))
}

/// The name of a suit: `hearts`.
pub const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

/// The name of a card with its article: `the six of clubs`, `the red joker`.
pub fn card_name(card: Card) -> String {
    match card.suit() {
        None => format!("the {} joker", if card == Card::RED_JOKER { "red" } else { "black" }),
        // A three's colour is in its suit: "the three of hearts", not "the red three of hearts".
        Some(suit) => {
            let rank = if card.rank() == Some(3) { "three" } else { kind_name(card.kind()) };
            format!("the {rank} of {}", suit_name(suit))
        }
    }
}

/// Points as they are written on a sheet: a thousands comma and a real minus sign, `1,640`, `−85`.
pub fn points(n: i32) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut text = String::new();
    if n < 0 {
        text.push('−');
    }
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
