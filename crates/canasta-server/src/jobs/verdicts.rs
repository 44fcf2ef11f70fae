//! Judgements of turns that a puzzle doesn't offer. The newest are kept, because the page after an answer shows the
//! judgement again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use canasta::Action;
use canasta_analysis::puzzles::{PLAYED_NODES, Puzzle, Verdict};
use canasta_live::Background;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Maximum number of turns that are judged at once, so that reviews still find a place in the queue.
const MAX_JUDGES: usize = 4;
const MAX_KEPT: usize = 100;

/// Effort for judging a turn that a puzzle doesn't offer.
#[derive(Clone, Copy, Debug)]
pub struct JudgeEffort {
    /// Nodes for each kind of playouts.
    pub nodes: u32,
    /// Time limit, including the wait for a free processor.
    pub timeout: Duration,
}

impl Default for JudgeEffort {
    fn default() -> Self {
        Self { nodes: PLAYED_NODES, timeout: Duration::from_secs(15) }
    }
}

struct Judged {
    puzzle: Puzzle,
    actions: Vec<Action>,
    verdict: Verdict,
}

pub(crate) struct Verdicts {
    background: Arc<Background>,
    effort: JudgeEffort,
    judges: Semaphore,
    /// Oldest first.
    kept: Mutex<VecDeque<Judged>>,
}

impl Verdicts {
    pub(crate) fn new(background: Arc<Background>, effort: JudgeEffort) -> Self {
        Self { background, effort, judges: Semaphore::new(MAX_JUDGES), kept: Mutex::default() }
    }

    /// The judgement of a whole turn. `None` if the time runs out, the queue is full or the server is stopping.
    pub(crate) async fn verdict(&self, puzzle: &Puzzle, actions: Vec<Action>) -> Option<Verdict> {
        if let Some(turn) = puzzle.offered(&actions) {
            return Some(Verdict::Offered(turn));
        }
        if let Some(verdict) = self.find(puzzle, &actions) {
            return Some(verdict);
        }
        let judge = async {
            let _judge = self.judges.acquire().await.ok()?;
            let (puzzle, actions, nodes) = (puzzle.clone(), actions.clone(), self.effort.nodes);
            self.background.submit(move |keep_going| puzzle.judge(&actions, nodes, keep_going))?.await.ok()?
        };
        let verdict = timeout(self.effort.timeout, judge).await.ok().flatten()?;
        let mut kept = self.lock();
        if kept.len() >= MAX_KEPT {
            kept.pop_front();
        }
        kept.push_back(Judged { puzzle: puzzle.clone(), actions, verdict: verdict.clone() });
        Some(verdict)
    }

    fn find(&self, puzzle: &Puzzle, actions: &[Action]) -> Option<Verdict> {
        let kept = self.lock();
        let judged = kept.iter().find(|judged| judged.actions == actions && judged.puzzle == *puzzle)?;
        Some(judged.verdict.clone())
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Judged>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use canasta::Kind;
    use canasta_analysis::puzzles::all;
    use canasta_live::{Bots, Thinking};

    use super::*;

    #[tokio::test]
    async fn a_turn_is_judged_once() {
        let discard = |kind| vec![Action::Discard(kind)];
        let is_possible = |puzzle: &&Puzzle, kind| {
            let action = puzzle.view.to_cards(&Action::Discard(kind));
            action.is_some_and(|action| puzzle.play(&[action]).is_ok()) && puzzle.offered(&discard(kind)).is_none()
        };
        let puzzle = all().iter().find(|puzzle| is_possible(puzzle, Kind::Two)).unwrap();
        let thinking = Thinking::start(&Bots::levels()).unwrap();
        let effort = JudgeEffort { nodes: 500, timeout: Duration::from_secs(600) };
        let verdicts = Verdicts::new(thinking.background(), effort);
        let first = verdicts.verdict(puzzle, discard(Kind::Two)).await;
        assert!(first.is_some());
        // No judge is left.
        thinking.end();
        assert_eq!(verdicts.verdict(puzzle, discard(Kind::Two)).await, first);
        let other = Puzzle { id: "other".to_owned(), ..puzzle.clone() };
        assert_eq!(verdicts.verdict(&other, discard(Kind::Two)).await, None);
    }
}
