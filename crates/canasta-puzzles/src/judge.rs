//! Whether one turn is the best for certain.

use canasta::{Act, View};
use canasta_bots::{Comparison, Estimate, PlayOn, RatedTurn, Thinking, compare};

/// Points that a wrong turn loses at least.
pub const LEAST_LOSS: f64 = 80.0;

/// Standard errors that its loss is away from nothing at least.
pub const CERTAIN: f64 = 4.0;

/// The two kinds of play-outs by which a puzzle is judged.
const KINDS: [PlayOn; 2] = [Thinking::HINT.play_on, Thinking::EXPERT.play_on];

/// A comparison in which all turns are given plays them with this part of its nodes; the rest would be for what is
/// dropped, and nothing is.
const USED: f64 = 0.8;

/// By how much the best turn leads another, in points of the deal over the mean of the others, with the standard error.
pub type Lead = Estimate;

/// What was found of a position in which both kinds of play-outs choose the same turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The turn that is best.
    pub best: RatedTurn,
    /// The turns that are worse, for certain, what loses least first.
    pub worse: Vec<RatedTurn>,
    /// Candidates in all.
    pub candidates: usize,
    /// The lead over the turn that comes nearest, for certain or not, by each kind of play-outs: by club players, and by players with an
    /// evaluator.
    pub leads: [Lead; 2],
}

impl Judgement {
    /// Whether every other candidate is worse for certain.
    pub fn is_decided(&self) -> bool {
        self.worse.len() + 1 == self.candidates && !self.worse.is_empty()
    }
}

/// Judges a position, with about so many nodes for each kind of play-outs, among the given turns of the player to act and those
/// that a search thinks of. `Some(None)` where the two kinds do not agree on the best turn, or either is in doubt of it. `None` if `go_on` (asked
/// often) says no before the end. The same view, turns, seed and nodes give the same judgement on every machine.
pub fn judge(
    view: &View,
    given: &[Vec<Act>],
    seed: u64,
    nodes: u32,
    go_on: &dyn Fn() -> bool,
) -> Option<Option<Judgement>> {
    let [club, evaluated] = KINDS;
    let thinking = |nodes, play_on| Thinking { nodes, play_on, ..Thinking::HINT };
    // Two deals for each half, to learn which turns there are.
    let turns = compare(view, given, seed, &thinking(1, club), go_on)?.turns().to_vec();
    if turns.len() < 2 {
        return Some(None);
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast of a float saturates")]
    let nodes = (f64::from(nodes) / USED) as u32;
    let by_club = compare(view, &turns, seed, &thinking(nodes, club), go_on)?;
    let best = by_club.best();
    if !is_sure(&by_club, best) {
        return Some(None);
    }
    // Other deals than those of the first kind.
    let by_evaluated = compare(view, &turns, seed ^ 1, &thinking(nodes, evaluated), go_on)?;
    if !is_sure(&by_evaluated, best) || by_evaluated.turns() != by_club.turns() {
        return Some(None);
    }
    Some(Some(found(&by_club, &by_evaluated, best)))
}

/// Whether both halves of the deals choose this turn.
fn is_sure(found: &Comparison, turn: usize) -> bool {
    found.best() == turn && found.loss(turn).points == Estimate::default()
}

fn found(by_club: &Comparison, by_evaluated: &Comparison, best: usize) -> Judgement {
    let both = [by_club, by_evaluated];
    let rated = |turn: usize| {
        let loss = by_club.loss(turn).points;
        RatedTurn {
            acts: by_club.turns()[turn].clone(),
            loses: loss.mean.max(0.0),
            error: loss.error,
            equal: turn == best,
            worse_in: if turn == best { 0.0 } else { by_club.worse_in(turn, best) },
            forecast: *by_club.forecast(turn),
        }
    };
    let others = (0..by_club.turns().len()).filter(|&turn| turn != best);
    let leads = both.map(|found| {
        let leads = others.clone().map(|turn| found.loss(turn).points);
        leads.min_by(|one, other| one.mean.total_cmp(&other.mean)).unwrap_or_default()
    });
    let certain = |turn: &usize| both.iter().all(|found| is_certain(found, *turn));
    let mut worse: Vec<RatedTurn> = others.clone().filter(certain).map(rated).collect();
    worse.sort_by(|one, other| one.loses.total_cmp(&other.loses));
    Judgement { best: rated(best), worse, candidates: by_club.turns().len(), leads }
}

/// Whether a turn is worse than the best, for certain: by points, and by what turns are chosen by.
fn is_certain(found: &Comparison, turn: usize) -> bool {
    let loss = found.loss(turn);
    let sure = |of: Estimate| of.mean >= CERTAIN * of.error;
    loss.points.mean >= LEAST_LOSS && sure(loss.points) && sure(loss.worth)
}
