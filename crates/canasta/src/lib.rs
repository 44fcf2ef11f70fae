#![doc = include_str!("../README.md")]
//! # A tour
//!
//! - [`Card`] is one of the 54 faces. [`Kind`] is what the rules distinguish. [`Counts`] is a hand, counted by kind.
//! - [`RuleSet`] holds the rules of a table as plain data.
//! - [`Deal`] is [`Public`] plus all hands and the stock. [`View`] is [`Public`] plus one hand. Legality
//!   ([`Public::check`], [`Public::legal`]) depends on nothing else.
//! - [`Deal::apply`] performs one [`Action`] completely, or refuses it with an [`Illegal`] and changes nothing.
//! - [`CardDeal`] adds faces, and [`CardView`] is the part of it that a seat can see.
//! - [`Setup`] builds a deal from a described position, or reports all its problems.
//! - [`Game`] adds up the scores of its deals.
//! - [`notation`] lists the text formats.

#![no_std]
extern crate alloc;

pub mod action;
mod apply;
mod black_threes;
mod card;
mod counts;
mod deal;
pub mod deck;
pub mod faces;
mod frozen;
mod game;
pub mod going_out;
pub mod illegal;
mod judge;
mod kind;
mod legal;
mod list;
pub mod meld;
mod must_fit;
pub mod notation;
mod parse_error;
mod pick;
mod pile;
mod public;
pub mod rules;
mod sample;
mod score;
mod seat;
pub mod seating;
#[cfg(feature = "serde")]
mod serde;
pub mod setup;
mod singles;
mod text;
mod view;

pub use action::Action;
pub use apply::Outcome;
pub use card::{Card, Suit};
pub use counts::Counts;
pub use deal::{Deal, RedThreePenalty, ReplacedRedThrees};
pub use deck::{DECK_SIZE, Rng, SeedRng, shuffle};
pub use faces::{
    CardAction, CardDeal, CardMeld, CardPublic, CardView, DeclaredRedThrees, Group, SeenCards, SeenDeclaredRedThrees,
    SeenStep, Step,
};
pub use frozen::Frozen;
pub use game::{Game, winner};
pub use illegal::Illegal;
pub use kind::{KIND_COUNT, Kind};
pub use meld::{Canasta, Meld, Melds};
pub use must_fit::must_fit;
pub use parse_error::ParseError;
pub use pile::{Pile, freezes};
pub use public::{Ending, Permission, Phase, Public, Seen, Turn};
pub use rules::RuleSet;
pub use score::{DealScore, SideResult};
pub use seat::{MAX_SEATS, Players, Seat, Side};
pub use setup::{History, Setup, SetupError};
pub use view::View;
