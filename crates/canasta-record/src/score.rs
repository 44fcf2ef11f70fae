//! The score of a deal in the format of the referee, the bot protocol and replays.

use canasta::DealScore;
use serde::Serialize;

/// The score of one side in a deal, with all entries.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideScore {
    natural_canastas: i32,
    mixed_canastas: i32,
    concealed_canastas: i32,
    red_threes: i32,
    going_out: i32,
    exact_deal: i32,
    penalties: i32,
    melded: i32,
    in_hand: i32,
    total: i32,
}

impl From<&DealScore> for SideScore {
    fn from(score: &DealScore) -> Self {
        Self {
            natural_canastas: score.natural_canastas,
            mixed_canastas: score.mixed_canastas,
            concealed_canastas: score.concealed_canastas,
            red_threes: score.red_threes,
            going_out: score.going_out,
            exact_deal: score.exact_deal,
            penalties: score.penalties,
            melded: score.melded,
            in_hand: score.in_hand,
            total: score.total(),
        }
    }
}
