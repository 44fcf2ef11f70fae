//! What a try at a day's deal came to.

use canasta::Side;
use canasta_record::daily::OWN;
use canasta_record::replay::Replay;
use serde::{Deserialize, Serialize};

use crate::review::{DealReview, Effort, FinishedGame, review};

/// How much is thought about each try: the usual review, without splitting the luck between the choices.
pub const EFFORT: Effort = Effort { event_nodes: 0, ..Effort::with_nodes(5000) };

/// Stretches of a deal, at most.
const STRETCHES: usize = 6;

/// From so many points on, a stretch was costly.
const COSTLY: f64 = 80.0;

/// What a try came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Points that the person's own choices gave away for certain.
    pub lost: u32,
    /// Points of the person's side.
    pub own: i32,
    /// Points of the other side.
    pub theirs: i32,
    /// How the choices of each stretch of the deal were, in order.
    pub stretches: Vec<Stretch>,
}

/// How the choices of a stretch of the deal were.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stretch {
    /// Nothing was given away for certain.
    Good,
    /// A little was.
    Fine,
    /// 80 points or more were.
    Costly,
}

impl Outcome {
    /// By how much the person's side was ahead.
    pub const fn lead(&self) -> i32 {
        self.own.saturating_sub(self.theirs)
    }

    /// Whether it is better than another: less given away, then further ahead.
    pub fn is_better_than(&self, other: &Self) -> bool {
        (self.lost, -i64::from(self.lead())) < (other.lost, -i64::from(other.lead()))
    }
}

/// Judges a day's deal that is over, as the seat of the person played it. The same deal and effort give the same outcome on every
/// machine. `None` where `go_on` said no, or the deal is not over.
pub fn outcome(replay: Replay, effort: &Effort, go_on: &dyn Fn() -> bool) -> Option<Outcome> {
    let players = replay.players();
    let scores = replay.stats().first()?.scores;
    let game = FinishedGame::single_deal(replay).ok()?;
    let review = review(&game, OWN, effort, &mut |_| (), go_on)?;
    let deal = review.deals.first()?;
    let side = players.side_of(OWN);
    let points = |side: Side| scores[side.index()].total();
    Some(Outcome {
        lost: whole(-deal.skill.in_points()),
        own: points(side),
        theirs: players.all_sides().filter(|other| *other != side).map(points).max()?,
        stretches: stretches(deal),
    })
}

/// The choices in up to six stretches of about as many each.
fn stretches(deal: &DealReview) -> Vec<Stretch> {
    let lost: Vec<f64> = deal.choices().map(|choice| -choice.skill.in_points()).collect();
    let count = lost.len().min(STRETCHES);
    let stretch = |place: usize| {
        let part = &lost[place * lost.len() / count..(place + 1) * lost.len() / count];
        match part.iter().sum::<f64>() {
            sum if sum >= COSTLY => Stretch::Costly,
            sum if whole(sum) > 0 => Stretch::Fine,
            _ => Stretch::Good,
        }
    };
    (0..count).map(stretch).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is rounded, and a cast of a float saturates"
)]
fn whole(points: f64) -> u32 {
    points.round() as u32
}
