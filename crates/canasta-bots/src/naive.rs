//! A player who only knows the rules. The easiest level should lose to it.

use canasta::{Action, Phase, View};

use crate::{Bot, Greedy, going_out, spar};

/// Goes out when it can, otherwise takes and melds all it can like [`Greedy`], and discards its cheapest single card.
/// Pays no attention to the other players.
#[derive(Clone, Copy, Debug, Default)]
pub struct Naive;

impl Bot for Naive {
    fn name(&self) -> &str {
        "naive"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        spar(view, seed, |phase| {
            if phase == Phase::Play
                && let Some(actions_out) = going_out::find(view)
            {
                return actions_out;
            }
            match Greedy.decide(view, seed)[..] {
                [Action::Discard(_)] => cheapest_single(view).into_iter().collect(),
                ref actions => actions.to_vec(),
            }
        })
    }
}

/// The least valuable natural card, single cards first, and a wild card only if there is nothing else.
fn cheapest_single(view: &View) -> Option<Action> {
    let cards = view.hand.iter().filter(|&(kind, _)| view.check(&Action::Discard(kind)).is_ok());
    let cheapest = cards.min_by_key(|&(kind, held)| (kind.is_wild(), held > 1, view.public.rules().value(kind)));
    cheapest.map(|(kind, _)| Action::Discard(kind))
}
