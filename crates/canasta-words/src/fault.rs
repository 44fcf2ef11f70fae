//! Why a position cannot be, in words.

use canasta::setup::SetupField;
use canasta::{SetupFault, Side, notation};

use crate::{card_name, kind_names, number, points, refusal};

/// A fault of a position as a sentence, without a capital and without a full stop.
pub fn sentence(fault: &SetupFault) -> String {
    match fault {
        SetupFault::SeatOutOfRange { part, seat, players } => {
            format!("{} is seat {seat}, but the seats are 0 to {}", part_name(*part), players.count() - 1)
        }
        SetupFault::Length { part, wanted, found } => {
            format!("{} must have {wanted} entries, not {found}", part_name(*part))
        }
        SetupFault::Score { side, total } => format!("{} cannot have {} points", side_name(*side), points(*total)),
        SetupFault::CardTooOften { card, times } => {
            format!("{} is named {} times, but there are two", card_name(*card), number(*times))
        }
        SetupFault::NotEnoughCards { seat } => format!("too few cards are left to fill the hand of seat {}", seat.0),
        SetupFault::Meld { side, cards, why } => {
            let cards = if cards.len() > 24 { "(many cards)".to_owned() } else { notation::cards(cards).to_string() };
            format!("{} cannot have the meld “{cards}”: {}", side_name(*side), refusal::of(why).because)
        }
        SetupFault::TwoMeldsOfARank { side, rank } => {
            format!("{} has two melds of {}", side_name(*side), kind_names(*rank))
        }
        SetupFault::NotARedThree { side, card } => {
            format!("{} lies among the red threes of {}", card_name(*card), side_name(*side))
        }
        SetupFault::RedThreeInHand { seat } => {
            format!("seat {} holds a red three, which the rules have put on the table", seat.0)
        }
        SetupFault::EmptyHand { seat } => format!("seat {} is to play, but holds no card", seat.0),
        SetupFault::Phase => "the phase does not fit the flags".to_owned(),
        SetupFault::MeldedWithoutMeld { seat } => {
            format!("seat {} is said to have melded, but its side has no meld", seat.0)
        }
    }
}

fn side_name(side: Side) -> String {
    format!("side {}", side.0)
}

const fn part_name(part: SetupField) -> &'static str {
    match part {
        SetupField::Dealer => "dealer",
        SetupField::Turn => "turn",
        SetupField::Scores => "scores",
        SetupField::Hands => "hands",
        SetupField::Melds => "melds",
        SetupField::RedThrees => "red_threes",
        SetupField::Melded => "melded",
    }
}
