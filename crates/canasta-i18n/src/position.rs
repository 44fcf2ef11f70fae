//! Problems with positions, in words.

use canasta::setup::SetupField;
use canasta::{Card, SetupError};

use crate::messages::position;
use crate::{Lang, Message, refusal};

/// Larger melds are not quoted.
const MAX_QUOTED_CARDS: usize = 24;

/// A problem as a sentence without a capital or full stop.
pub fn sentence(lang: Lang, error: &SetupError) -> Message {
    match error {
        SetupError::SeatOutOfRange { part, seat, players } => {
            position::seat(lang, field_name(*part), *seat, players.count() - 1)
        }
        SetupError::SitsOut { part, seat } => position::sits_out(lang, field_name(*part), seat.0),
        SetupError::Length { part, wanted, found } => position::length(lang, field_name(*part), *wanted, *found),
        SetupError::Score { side, total } => position::score(lang, side.0, *total),
        SetupError::CardTooOften { card, times } => position::card_too_often(lang, *card, *times),
        SetupError::NotEnoughCards { seat } => position::too_few_cards(lang, seat.0),
        SetupError::Meld { side, cards, why } => {
            let why = refusal::explain(lang, why).because;
            if cards.len() > MAX_QUOTED_CARDS {
                position::long_meld(lang, side.0, &why)
            } else {
                position::meld(lang, side.0, &card_codes(cards), &why)
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

/// Cards in the notation of positions: `4H 4D XR`.
fn card_codes(cards: &[Card]) -> String {
    cards.iter().map(|card| format!("{card:?}")).collect::<Vec<_>>().join(" ")
}

/// The name of a field in a position.
const fn field_name(field: SetupField) -> &'static str {
    match field {
        SetupField::Dealer => "dealer",
        SetupField::Turn => "turn",
        SetupField::Scores => "scores",
        SetupField::Hands => "hands",
        SetupField::Melds => "melds",
        SetupField::RedThrees => "red_threes",
        SetupField::Melded => "melded",
    }
}
