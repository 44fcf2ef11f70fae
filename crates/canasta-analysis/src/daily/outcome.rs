//! The outcome of an attempt at a deal of the day.

use canasta::Side;
use canasta_record::daily::PERSON_SEAT;
use canasta_record::replay::Replay;
use serde::{Deserialize, Serialize};

use crate::review::{DealReview, Effort, FinishedGame, review};

/// The effort for judging an attempt: that of a usual review, except that luck isn't split between events.
pub const EFFORT: Effort = Effort { event_nodes: 0, ..Effort::with_nodes(5000) };

/// Maximum number of graded segments in a deal.
const MAX_SEGMENTS: usize = 6;

/// Points lost that make a segment costly.
const COSTLY_POINTS: f64 = 80.0;

/// The outcome of an attempt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Points that the person's own choices certainly lost.
    pub lost: u32,
    /// Points that the person's side scored.
    pub own: i32,
    /// Points that the other side scored.
    pub theirs: i32,
    /// The grade of each segment of the deal, in order.
    #[serde(rename = "stretches")]
    pub segments: Vec<SegmentGrade>,
}

/// The grade of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SegmentGrade {
    /// No certain losses.
    Good,
    /// Small losses.
    Fine,
    /// At least 80 points lost.
    Costly,
}

impl Outcome {
    /// The lead of the person's side in points.
    pub const fn lead(&self) -> i32 {
        self.own.saturating_sub(self.theirs)
    }

    /// Whether it ranks above `other`: fewer points lost or, if equal, a larger lead.
    pub fn is_better_than(&self, other: &Self) -> bool {
        (self.lost, -i64::from(self.lead())) < (other.lost, -i64::from(other.lead()))
    }
}

/// Judges a finished deal of the day from the person's seat. The same deal and effort give the same outcome on every
/// machine. `None` if `keep_going` returned `false` or the deal isn't finished.
pub fn outcome(replay: Replay, effort: &Effort, keep_going: &dyn Fn() -> bool) -> Option<Outcome> {
    let players = replay.players();
    let scores = replay.stats().first()?.scores;
    let game = FinishedGame::single_deal(replay).ok()?;
    let review = review(&game, PERSON_SEAT, effort, &mut |_| (), keep_going)?;
    let deal = review.deals.first()?;
    let side = players.side_of(PERSON_SEAT);
    let points = |side: Side| scores[side.index()].total();
    Some(Outcome {
        lost: whole(-deal.skill.in_points()),
        own: points(side),
        theirs: players.all_sides().filter(|other| *other != side).map(points).max()?,
        segments: segments(deal),
    })
}

/// Grades the choices in up to six segments, which are about equally long.
fn segments(deal: &DealReview) -> Vec<SegmentGrade> {
    let lost: Vec<f64> = deal.choices().map(|choice| -choice.skill.in_points()).collect();
    let count = lost.len().min(MAX_SEGMENTS);
    let grade = |place: usize| {
        let part = &lost[place * lost.len() / count..(place + 1) * lost.len() / count];
        match part.iter().sum::<f64>() {
            sum if sum >= COSTLY_POINTS => SegmentGrade::Costly,
            sum if whole(sum) > 0 => SegmentGrade::Fine,
            _ => SegmentGrade::Good,
        }
    };
    (0..count).map(grade).collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rounded, and float casts saturate")]
fn whole(points: f64) -> u32 {
    points.round() as u32
}
