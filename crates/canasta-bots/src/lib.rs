//! Bots that play Canasta from a view.

use canasta::{Act, View};

/// A player made of code. It sees a [`View`] and nothing else, and has no clock: the same view and seed give the same
/// acts on every machine.
pub trait Bot: Send + Sync {
    /// Its name, as the arena and the tables call it.
    fn name(&self) -> &'static str;

    /// What to do now: acts to be made in this order, never none. A list ends where something new is learned (a card
    /// drawn, a pile taken, an answer awaited) or with the turn; so a whole turn is at most a few lists, each chosen
    /// whole. Every act is legal when its moment comes.
    fn decide(&self, view: &View, seed: u64) -> Vec<Act>;
}
