//! The score of a deal as the referee, the protocol of bots and replays write it.

use canasta::DealScore;
use serde::Serialize;

/// One side's score of a deal, entry by entry.
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
