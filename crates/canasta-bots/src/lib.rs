//! Bots that play Canasta from a view.
//!
//! [`Bot`] is the interface, and [`by_name`] finds a bot:
//!
//! - the levels [`Beginner`], [`Casual`], [`Club`] (rules of thumb), [`Skilled`] (a club player with an [`evaluator`]),
//!   [`Strong`] (plays the evaluator's best turn, or searches briefly) and Expert (a [`Thinker`], which searches)
//! - [`Adaptive`], which switches levels to keep the game close
//! - baselines and opponents for measurements: [`Random`], [`Greedy`], [`Naive`], [`Hoarder`], [`Racer`] and
//!   [`Miser`]
//!
//! [`hint()`] rates the turns of a view and says why. [`play`] plays a deal to its end with any players; the arena and
//! the tests use it.

mod adaptive;
mod chance;
mod club;
pub mod evaluator;
mod going_out;
mod greedy;
mod hint;
mod hoarder;
mod miser;
mod naive;
mod names;
pub mod network;
mod play;
mod racer;
mod random;
mod search;
mod strong;
mod table;

use canasta::{Action, Counts, Phase, Public, View};

pub use adaptive::Adaptive;
pub use chance::GameUtility;
pub use club::{Beginner, Casual, Club, Weights};
pub use evaluator::{Skilled, Style};
pub use greedy::Greedy;
pub use hint::{Forecast, Hint, KindShares, RatedTurn};
pub use hoarder::Hoarder;
pub use miser::Miser;
pub use naive::Naive;
pub use names::{LEVELS, NAMES, by_name};
pub use play::{Misplay, decision_seed, play};
pub use racer::Racer;
pub use random::Random;
pub use search::{
    Comparison, Estimate, PlayoutPolicy, RatedBy, Thinker, Thinking, TurnValue, compare, consider, decide_over,
    foresee, hand_model, hint, play_out, result_of, value_network,
};
pub use strong::Strong;

/// A computer player. It sees only a [`View`] and has no clock: the same view and seed give the same actions on every
/// machine. If one of five sits out, bots that look at seats play the view as four players would see it
/// ([`View::as_four`]).
pub trait Bot: Send + Sync {
    /// Its name in the arena and at tables, with any non-default parameters (`expert@nodes=400`).
    fn name(&self) -> &str;

    /// Actions to make now, in order; never empty if the seat has to act. The list ends with the turn, or when
    /// something new is revealed (a drawn card, a taken pile, a replaced red three, an answer). So a turn is at most a
    /// few lists, each decided as a whole. Every action is legal when it is made.
    fn decide(&self, view: &View, seed: u64) -> Vec<Action>;

    /// Like [`Bot::decide`], but can be stopped early: as soon as `go_on` returns false, it returns the best decision
    /// so far. `go_on` is called often and can check a clock. The result is only as reproducible as `go_on`.
    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
        let _ = go_on;
        self.decide(view, seed)
    }
}

/// Step limit for listing initial melds. A dealt hand of eleven or fifteen cards needs a few hundred steps; half the
/// pack in one hand would take too long.
const MAX_LISTING_STEPS: u64 = 20_000;

/// The legal actions of the seat to act. The list is complete, except that some initial melds are missing for a very
/// large hand.
fn legal_actions(view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    view.public.legal_within(&view.hand, &mut actions, MAX_LISTING_STEPS);
    actions
}

/// Whether the actions are legal one after another, as far as the player can foresee.
fn are_legal(view: &View, actions: &[Action]) -> bool {
    let mut now = view.clone();
    for action in actions {
        match now.after(action) {
            Ok(Some(next)) => now = next,
            Ok(None) => {}
            Err(_) => return false,
        }
    }
    !actions.is_empty()
}

/// Whether the rules require a question before going out, and the player can ask it now.
fn can_ask_first(public: &Public, hand: &Counts) -> bool {
    public.must_ask_first() && public.check(hand, &Action::Ask).is_ok()
}

/// Replaces a play that would go out, if the player didn't have to ask, with the question.
fn ask_instead_of_going_out(hand: &Counts, actions: &mut Vec<Action>) {
    let played = actions.iter().map(|action| match action {
        Action::Meld(melds) => melds.cards().total(),
        Action::Discard(_) => 1,
        _ => 0,
    });
    if played.sum::<u8>() == hand.total() {
        actions.clear();
        actions.push(Action::Ask);
    }
}

/// The decision of a sparring partner: declares a red three if required, otherwise plays `choose` for the phase, or
/// [`Greedy`] if that is not legal.
fn spar(view: &View, seed: u64, choose: impl FnOnce(Phase) -> Vec<Action>) -> Vec<Action> {
    if view.check(&Action::Declare).is_ok() {
        return vec![Action::Declare];
    }
    let phase = view.public.phase();
    if phase == Phase::Over {
        return Vec::new();
    }
    let actions = choose(phase);
    if are_legal(view, &actions) { actions } else { Greedy.decide(view, seed) }
}
