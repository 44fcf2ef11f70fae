//! Bots that play Canasta from a view.
//!
//! A guided tour. [`Bot`] is a player made of code; [`by_name`] finds one: [`Random`] (the floor), [`Greedy`] (takes
//! and melds all it can, kept for measuring), [`Club`] (rules of a club player), [`Skilled`] (a club player with an
//! [`evaluator`]), [`Strong`] (plays what that likes best), [`Thinker`] (thinks on from there, as Expert). [`Beginner`] and [`Casual`] are easier,
//! [`Adaptive`] plays at the level that keeps the game close. [`Hoarder`],
//! [`Racer`] and [`Miser`] are opponents of other styles: the others are measured against them. [`hint`] says
//! what the turns of a view are worth, and why. [`play`] plays a deal to its end with any players, and is what the arena
//! and the tests do.

mod adaptive;
mod chance;
mod club;
pub mod evaluator;
mod exit;
mod greedy;
mod hint;
mod hoarder;
mod miser;
mod names;
pub mod network;
mod play;
mod racer;
mod random;
mod search;
mod strong;
mod table;

use canasta::{Action, Phase, View};

pub use adaptive::Adaptive;
pub use chance::Stake;
pub use club::{Beginner, Casual, Club, Weights};
pub use evaluator::{Skilled, Style};
pub use greedy::Greedy;
pub use hint::{Forecast, Hint, KindShares, RatedTurn};
pub use hoarder::Hoarder;
pub use miser::Miser;
pub use names::{LEVELS, NAMES, by_name};
pub use play::{Misplay, decision_seed, play};
pub use racer::Racer;
pub use random::Random;
pub use search::{
    Comparison, Estimate, PlayOn, RatedBy, Thinker, Thinking, Worth, compare, consider, decide_over, foresee,
    hand_model, hint, play_out, value_network,
};
pub use strong::Strong;

/// A player made of code. It sees a [`View`] and nothing else, and has no clock: the same view and seed give the same
/// acts on every machine.
pub trait Bot: Send + Sync {
    /// Its name, as the arena and the tables call it; with its parameters, if they are not the usual ones
    /// (`expert@nodes=400`).
    fn name(&self) -> &str;

    /// What to do now: acts to be made in this order, never none while the seat has to act. A list ends where something
    /// new is learned (a card drawn, a pile taken, a red three replaced, an answer awaited) or with the turn; so a whole turn is at most a few
    /// lists, each chosen whole. Every act is legal when its moment comes.
    fn decide(&self, view: &View, seed: u64) -> Vec<Action>;

    /// [`Bot::decide`] for a caller that may have less time: thinks as long as `go_on` says yes (it is asked often, and
    /// may look at a clock), at most as much as the bot thinks anyway, and answers with the best found so far. Reproducible
    /// only as far as `go_on` is.
    fn decide_while(&self, view: &View, seed: u64, go_on: &dyn Fn() -> bool) -> Vec<Action> {
        let _ = go_on;
        self.decide(view, seed)
    }
}

/// Steps of the search for openings. A dealt hand of eleven or fifteen needs a few hundred; a hand with half the pack in
/// it would need more than there is time for.
const STEPS: u64 = 20_000;

/// The legal acts of the seat that is to act. Of the openings of a very great hand a part is missing; what is there is
/// legal, and all else is there.
fn listed(view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    view.public.legal_within(&view.hand, &mut actions, STEPS);
    actions
}

/// Whether all acts are legal one after the other, as far as the player can foresee.
fn allowed(view: &View, actions: &[Action]) -> bool {
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

/// What a sparring partner does: it lays down a red three where the rules ask for it, else does what `choose` says for the phase, and plays as [`Greedy`] where that is
/// not allowed.
fn spar(view: &View, seed: u64, choose: impl FnOnce(Phase) -> Vec<Action>) -> Vec<Action> {
    if view.check(&Action::Declare).is_ok() {
        return vec![Action::Declare];
    }
    let phase = view.public.phase();
    if phase == Phase::Over {
        return Vec::new();
    }
    let actions = choose(phase);
    if allowed(view, &actions) { actions } else { Greedy.decide(view, seed) }
}
