//! Why a position cannot be, in words.

use canasta::setup::SetupField;
use canasta::{Card, SetupError};

use crate::messages::position;
use crate::{Lang, Message, refusal};

/// Melds of more cards are not quoted.
const QUOTED: usize = 24;

/// A fault of a position as a sentence, without a capital and without a full stop.
pub fn sentence(lang: Lang, fault: &SetupError) -> Message {
    match fault {
        SetupError::SeatOutOfRange { part, seat, players } => {
            position::seat(lang, part_name(*part), *seat, players.count() - 1)
        }
        SetupError::Length { part, wanted, found } => position::length(lang, part_name(*part), *wanted, *found),
        SetupError::Score { side, total } => position::score(lang, side.0, *total),
        SetupError::CardTooOften { card, times } => position::card_too_often(lang, *card, *times),
        SetupError::NotEnoughCards { seat } => position::too_few_cards(lang, seat.0),
        SetupError::Meld { side, cards, why } => {
            let why = refusal::of(lang, why).because;
            if cards.len() > QUOTED {
                position::long_meld(lang, side.0, &why)
            } else {
                position::meld(lang, side.0, &written(cards), &why)
            }
        }
        SetupError::TwoMeldsOfARank { side, rank } => position::two_melds(lang, side.0, *rank),
        SetupError::NotARedThree { side, card } => position::not_a_red_three(lang, *card, side.0),
        SetupError::RedThreeInHand { seat } => position::red_three_in_hand(lang, seat.0),
        SetupError::EmptyHand { seat } => position::empty_hand(lang, seat.0),
        SetupError::Phase => position::phase(lang).into(),
        SetupError::MeldedWithoutMeld { seat } => position::melded_without_meld(lang, seat.0),
    }
}

/// Cards as the position writes them: `4H 4D XR`.
fn written(cards: &[Card]) -> String {
    cards.iter().map(|card| format!("{card:?}")).collect::<Vec<_>>().join(" ")
}

/// The entry's name in a position.
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
