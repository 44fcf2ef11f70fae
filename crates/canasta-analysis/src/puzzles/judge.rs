//! Judges whether one turn is certainly the best.

use canasta::{Action, View};
use canasta_bots::{Comparison, Estimate, PlayoutPolicy, RatedTurn, Thinking, TurnValue, compare};

/// Minimum loss of a wrong turn, in points.
pub const MIN_LOSS_POINTS: f64 = 80.0;

/// Minimum loss of a wrong turn, in standard errors.
pub const MIN_LOSS_ERRORS: f64 = 4.0;

/// Minimum loss of a played turn that isn't offered, in standard errors. No turn has to stand out from all others here, so
/// this is less than [`MIN_LOSS_ERRORS`], and a small loss is enough.
const MIN_PLAYED_LOSS_ERRORS: f64 = 3.0;

/// Share of its nodes that a comparison of given turns uses. The rest are reserved for turns that were dropped, and
/// given turns never are.
const USED_NODES_SHARE: f64 = 0.8;

/// The lead of the best turn over another, in points relative to the mean of the other sides.
pub type Lead = Estimate;

/// A judgement that both kinds of playouts agree on.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The turn that both kinds choose.
    pub best: RatedTurn,
    /// The turns that are certainly worse, sorted by loss, smallest first.
    pub worse: Vec<RatedTurn>,
    /// The number of candidates.
    pub candidates: usize,
    /// The best turn's lead over the next best, certain or not. First in playouts by club players, then in playouts by
    /// players with an evaluator.
    pub leads: [Lead; 2],
}

impl Judgement {
    /// Whether every other candidate is certainly worse.
    pub fn is_decided(&self) -> bool {
        self.worse.len() + 1 == self.candidates && !self.worse.is_empty()
    }
}

/// Judges a position with about this many nodes for each kind of playouts. The candidates are the given turns and those
/// that a search considers. `Some(None)` if the two kinds disagree on the best turn, or if either is uncertain. `None`
/// if `keep_going`, which is called often, returned `false`. The result is the same on every machine.
pub fn judge(
    view: &View,
    given: &[Vec<Action>],
    seed: u64,
    nodes: u32,
    keep_going: &dyn Fn() -> bool,
) -> Option<Option<Judgement>> {
    let Some(judge) = Judge::new(view, given, seed, nodes, keep_going)? else { return Some(None) };
    let by_club = judge.compare_by(CLUB_PLAYOUTS, keep_going)?;
    let best = by_club.best();
    if !is_sure(&by_club, best) {
        return Some(None);
    }
    let by_evaluated = judge.compare_by(EVALUATED_PLAYOUTS, keep_going)?;
    if !is_sure(&by_evaluated, best) {
        return Some(None);
    }
    Some(Some(found(&[by_club, by_evaluated], best, &Comparison::loss)))
}

/// Judges a played turn that might be a mistake. `Some(None)` unless both kinds of playouts find it certainly worse.
/// Turns that are hard to tell from the best one count as candidates, but not as worse.
pub fn judge_mistake(
    view: &View,
    played: &[Action],
    better: &[Action],
    seed: u64,
    nodes: u32,
    keep_going: &dyn Fn() -> bool,
) -> Option<Option<Judgement>> {
    let given = [played.to_vec(), better.to_vec()];
    let Some(judge) = Judge::new(view, &given, seed, nodes, keep_going)? else { return Some(None) };
    let by_club = judge.compare_by(CLUB_PLAYOUTS, keep_going)?;
    // Turn 0 is the played one.
    if !is_certain(&by_club.loss(0)) {
        return Some(None);
    }
    let by_evaluated = judge.compare_by(EVALUATED_PLAYOUTS, keep_going)?;
    if !is_certain(&by_evaluated.loss(0)) {
        return Some(None);
    }
    let both = [by_club, by_evaluated];
    // The best turn must beat the played one in both kinds of playouts, not only in the kind that chose it.
    let beats = |turn: &usize| both.iter().all(|found| is_certain(&found.lead(*turn, 0)));
    let best = both.iter().map(Comparison::best).find(beats);
    Some(best.map(|best| found(&both, best, &|found: &Comparison, turn| found.lead(best, turn))))
}

/// Compares a turn with a better one, using about this many nodes for each kind of playouts. `Some(None)` unless both
/// kinds find the turn worse by [`MIN_PLAYED_LOSS_ERRORS`]. `None` if `keep_going`, which is called often, returned `false`.
pub(crate) fn judge_worse(
    view: &View,
    turn: &[Action],
    better: &[Action],
    seed: u64,
    nodes: u32,
    keep_going: &dyn Fn() -> bool,
) -> Option<Option<RatedTurn>> {
    let given = [better.to_vec(), turn.to_vec()];
    let compare_by = |(playout_policy, deals)| {
        // The search can't avoid adding its first choice.
        let thinking = Thinking { nodes, playout_policy, turns: 1, ..Thinking::QUICK };
        compare(view, &given, seed ^ deals, &thinking, keep_going)
    };
    let both = [compare_by(CLUB_PLAYOUTS)?, compare_by(EVALUATED_PLAYOUTS)?];
    let [by_club, _] = &both;
    let lead = |found: &Comparison| found.lead(0, 1);
    let is_likely = |loss: Estimate| loss.mean > 0.0 && loss.mean >= MIN_PLAYED_LOSS_ERRORS * loss.error;
    let is_worse = both.iter().map(lead).all(|loss| is_likely(loss.points) && is_likely(loss.worth));
    Some(is_worse.then(|| rated(by_club, 1, 0, lead(by_club).points)))
}

/// A position to judge, with the turns to compare.
struct Judge<'a> {
    view: &'a View,
    turns: Vec<Vec<Action>>,
    seed: u64,
    nodes: u32,
}

/// The two kinds of playouts. Each has its own sampled deals.
const CLUB_PLAYOUTS: (PlayoutPolicy, u64) = (Thinking::QUICK.playout_policy, 0);
const EVALUATED_PLAYOUTS: (PlayoutPolicy, u64) = (Thinking::EXPERT.playout_policy, 1);

impl<'a> Judge<'a> {
    /// `Some(None)` if there is nothing to choose.
    fn new(
        view: &'a View,
        given: &[Vec<Action>],
        seed: u64,
        nodes: u32,
        keep_going: &dyn Fn() -> bool,
    ) -> Option<Option<Self>> {
        // This search is minimal, because it only has to list the turns.
        let thinking = Thinking { nodes: 1, ..Thinking::QUICK };
        let turns = compare(view, given, seed, &thinking, keep_going)?.turns().to_vec();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast of a float saturates")]
        let nodes = (f64::from(nodes) / USED_NODES_SHARE) as u32;
        Some((turns.len() > 1).then_some(Self { view, turns, seed, nodes }))
    }

    /// Compares all turns in one kind of playouts.
    fn compare_by(
        &self,
        (playout_policy, deals): (PlayoutPolicy, u64),
        keep_going: &dyn Fn() -> bool,
    ) -> Option<Comparison> {
        let thinking = Thinking { nodes: self.nodes, playout_policy, ..Thinking::QUICK };
        compare(self.view, &self.turns, self.seed ^ deals, &thinking, keep_going)
    }
}

/// Whether both halves of the deals choose this turn.
fn is_sure(found: &Comparison, turn: usize) -> bool {
    found.best() == turn && found.loss(turn).points == Estimate::default()
}

fn found(both: &[Comparison; 2], best: usize, lead: &dyn Fn(&Comparison, usize) -> TurnValue) -> Judgement {
    let [by_club, _] = both;
    let rated = |turn: usize| {
        let loss = if turn == best { Estimate::default() } else { lead(by_club, turn).points };
        rated(by_club, turn, best, loss)
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

fn rated(found: &Comparison, turn: usize, best: usize, loss: Estimate) -> RatedTurn {
    let is_best = turn == best;
    RatedTurn {
        actions: found.turns()[turn].clone(),
        loses: loss.mean.max(0.0),
        error: loss.error,
        equal: is_best,
        worse_in: if is_best { 0.0 } else { found.worse_in(turn, best) },
        forecast: *found.forecast(turn),
    }
}

/// Whether a loss is certain, both in points and in the value that decides the choice of turns.
fn is_certain(loss: &TurnValue) -> bool {
    let is_large = |loss: Estimate| loss.mean >= MIN_LOSS_ERRORS * loss.error;
    loss.points.mean >= MIN_LOSS_POINTS && is_large(loss.points) && is_large(loss.worth)
}
