//! Whether one turn is the best for certain.

use canasta::{Action, View};
use canasta_bots::{Comparison, Estimate, PlayOn, RatedTurn, Thinking, Worth, compare};

/// Points that a wrong turn loses at least.
pub const LEAST_LOSS: f64 = 80.0;

/// Standard errors that its loss is away from nothing at least.
pub const CERTAIN: f64 = 4.0;

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
    given: &[Vec<Action>],
    seed: u64,
    nodes: u32,
    go_on: &dyn Fn() -> bool,
) -> Option<Option<Judgement>> {
    let Some(judge) = Judge::new(view, given, seed, nodes, go_on)? else { return Some(None) };
    let by_club = judge.by(CLUB, go_on)?;
    let best = by_club.best();
    if !is_sure(&by_club, best) {
        return Some(None);
    }
    let by_evaluated = judge.by(EVALUATED, go_on)?;
    if !is_sure(&by_evaluated, best) {
        return Some(None);
    }
    Some(Some(found(&[by_club, by_evaluated], best, &Comparison::loss)))
}

/// The same of a turn that was played, and may be a mistake: `Some(None)` where it is not worse for certain by both kinds of play-outs. Turns that cannot
/// be told from the best are among the candidates, but not among those that are worse.
pub fn judge_mistake(
    view: &View,
    played: &[Action],
    better: &[Action],
    seed: u64,
    nodes: u32,
    go_on: &dyn Fn() -> bool,
) -> Option<Option<Judgement>> {
    let given = [played.to_vec(), better.to_vec()];
    let Some(judge) = Judge::new(view, &given, seed, nodes, go_on)? else { return Some(None) };
    let by_club = judge.by(CLUB, go_on)?;
    // The played turn stands first.
    if !is_certain(&by_club.loss(0)) {
        return Some(None);
    }
    let by_evaluated = judge.by(EVALUATED, go_on)?;
    if !is_certain(&by_evaluated.loss(0)) {
        return Some(None);
    }
    let both = [by_club, by_evaluated];
    // Better than the played one for certain by either kind, not only by the one that chose it.
    let beats = |turn: &usize| both.iter().all(|found| is_certain(&found.lead(*turn, 0)));
    let best = both.iter().map(Comparison::best).find(beats);
    Some(best.map(|best| found(&both, best, &|found: &Comparison, turn| found.lead(best, turn))))
}

/// A position that is judged.
struct Judge<'a> {
    view: &'a View,
    turns: Vec<Vec<Action>>,
    seed: u64,
    nodes: u32,
}

/// The kinds of play-outs; each has imagined deals of its own.
const CLUB: (PlayOn, u64) = (Thinking::QUICK.play_on, 0);
const EVALUATED: (PlayOn, u64) = (Thinking::EXPERT.play_on, 1);

impl<'a> Judge<'a> {
    /// `Some(None)` where there is nothing to choose.
    fn new(
        view: &'a View,
        given: &[Vec<Action>],
        seed: u64,
        nodes: u32,
        go_on: &dyn Fn() -> bool,
    ) -> Option<Option<Self>> {
        // Two deals for each half, to learn which turns there are.
        let thinking = Thinking { nodes: 1, ..Thinking::QUICK };
        let turns = compare(view, given, seed, &thinking, go_on)?.turns().to_vec();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast of a float saturates")]
        let nodes = (f64::from(nodes) / USED) as u32;
        Some((turns.len() > 1).then_some(Self { view, turns, seed, nodes }))
    }

    /// All turns compared by a kind of play-outs.
    fn by(&self, (play_on, deals): (PlayOn, u64), go_on: &dyn Fn() -> bool) -> Option<Comparison> {
        let thinking = Thinking { nodes: self.nodes, play_on, ..Thinking::QUICK };
        compare(self.view, &self.turns, self.seed ^ deals, &thinking, go_on)
    }
}

/// Whether both halves of the deals choose this turn.
fn is_sure(found: &Comparison, turn: usize) -> bool {
    found.best() == turn && found.loss(turn).points == Estimate::default()
}

fn found(both: &[Comparison; 2], best: usize, lead: &dyn Fn(&Comparison, usize) -> Worth) -> Judgement {
    let [by_club, _] = both;
    let rated = |turn: usize| {
        let is_best = turn == best;
        let loss = if is_best { Estimate::default() } else { lead(by_club, turn).points };
        RatedTurn {
            actions: by_club.turns()[turn].clone(),
            loses: loss.mean.max(0.0),
            error: loss.error,
            equal: is_best,
            worse_in: if is_best { 0.0 } else { by_club.worse_in(turn, best) },
            forecast: *by_club.forecast(turn),
        }
    };
    let others = || (0..by_club.turns().len()).filter(|&turn| turn != best);
    let leads = [0, 1].map(|kind| {
        let leads = others().map(|turn| lead(&both[kind], turn).points);
        leads.min_by(|one, other| one.mean.total_cmp(&other.mean)).unwrap_or_default()
    });
    let certain = |turn: &usize| both.iter().all(|found| is_certain(&lead(found, *turn)));
    let mut worse: Vec<RatedTurn> = others().filter(certain).map(rated).collect();
    worse.sort_by(|one, other| one.loses.total_cmp(&other.loses));
    Judgement { best: rated(best), worse, candidates: by_club.turns().len(), leads }
}

/// Whether a loss is one for certain: of points, and of what turns are chosen by.
fn is_certain(loss: &Worth) -> bool {
    let sure = |of: Estimate| of.mean >= CERTAIN * of.error;
    loss.points.mean >= LEAST_LOSS && sure(loss.points) && sure(loss.worth)
}
