//! Answers to a puzzle: its turn played action by action, and the judgement of the whole turn.

use canasta::{Action, CardAction, CardView, Illegal, Step};
use canasta_bots::{RatedTurn, result_of};

use crate::puzzles::judge::judge_worse;
use crate::puzzles::{Puzzle, hash};

/// Nodes for judging a turn that isn't offered, for each kind of playouts.
pub const PLAYED_NODES: u32 = 60_000;

/// A puzzle's turn, as far as it has been played. Hidden cards aren't part of it.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedTurn {
    /// The player's view after the steps.
    pub view: CardView,
    /// The effects of all actions, except for one that is the last and draws unknown cards.
    pub steps: Vec<Step>,
    /// All actions.
    pub actions: Vec<Action>,
    /// Whether the turn can be judged: it has ended, or its last action draws unknown cards, asks the partner or takes the
    /// pile. Puzzles don't compare what comes after those.
    pub is_over: bool,
}

/// Why an action can't be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The rules don't allow it.
    Illegal(Illegal),
    /// The turn is over.
    TurnOver,
}

/// The judgement of a whole turn.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// It is the turn with this index in [`Puzzle::turns`].
    Offered(usize),
    /// It isn't offered, and worse than the best turn.
    Worse(Box<RatedTurn>),
    /// It isn't offered, and may be as good as the best turn.
    Unclear(Vec<Action>),
}

impl Verdict {
    /// Whether the turn solves the puzzle. `None` if that is unclear.
    pub const fn is_right(&self) -> Option<bool> {
        match self {
            Self::Offered(turn) => Some(*turn == 0),
            Self::Worse(_) => Some(false),
            Self::Unclear(_) => None,
        }
    }
}

impl PlayedTurn {
    /// Performs the next action, or refuses it and changes nothing.
    ///
    /// # Errors
    /// The action isn't legal, or the turn is over.
    pub fn play(&mut self, action: &CardAction) -> Result<(), PlayError> {
        if self.is_over {
            return Err(PlayError::TurnOver);
        }
        let kinds = self.view.check(action).map_err(PlayError::Illegal)?;
        let after = self.view.after(action).map_err(PlayError::Illegal)?;
        match after {
            Some((view, step)) => {
                self.is_over = view.table.public.to_act() != view.seat || matches!(kinds, Action::Take { .. });
                self.view = view;
                self.steps.push(step);
            }
            None => self.is_over = true,
        }
        self.actions.push(kinds);
        Ok(())
    }
}

impl Puzzle {
    /// Plays the puzzle's turn from the beginning.
    ///
    /// # Errors
    /// An action isn't legal or comes after the end of the turn.
    pub fn play(&self, actions: &[CardAction]) -> Result<PlayedTurn, PlayError> {
        let mut turn = PlayedTurn { view: self.view.clone(), steps: Vec::new(), actions: Vec::new(), is_over: false };
        actions.iter().try_for_each(|action| turn.play(action))?;
        Ok(turn)
    }

    /// The index in [`Puzzle::turns`] of the turn with the same result. The order of melds doesn't matter. An offered
    /// turn that ends with its melds leaves the discard open, so it stands for every discard that isn't offered.
    pub fn offered(&self, actions: &[Action]) -> Option<usize> {
        let view = self.view.to_kinds()?;
        let with_result = |actions: &[Action]| {
            let result = result_of(&view, actions);
            self.turns.iter().position(|turn| result_of(&view, &turn.actions) == result)
        };
        with_result(actions).or_else(|| match actions {
            [melds @ .., Action::Discard(_)] => with_result(melds),
            _ => None,
        })
    }

    /// Judges a whole legal turn. If it isn't offered, compares it with the best one, with this many nodes for each
    /// kind of playouts. `None` if `keep_going`, which is called often, returned `false`. The result is the same on every
    /// machine.
    pub fn judge(&self, actions: &[Action], nodes: u32, keep_going: &dyn Fn() -> bool) -> Option<Verdict> {
        if let Some(turn) = self.offered(actions) {
            return Some(Verdict::Offered(turn));
        }
        let unclear = || Verdict::Unclear(actions.to_vec());
        let Some((view, best)) = self.view.to_kinds().zip(self.turns.first()) else { return Some(unclear()) };
        let worse = judge_worse(&view, actions, &best.actions, hash(&self.id, 0), nodes, keep_going)?;
        Some(worse.map_or_else(unclear, |turn| Verdict::Worse(Box::new(turn))))
    }
}
