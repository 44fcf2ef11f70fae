//! Ways to take the pile that are worth considering.

use canasta::{Action, Counts, Kind, Meld, Melds};

use super::features::{TableFeatures, ViewRef};
use super::initial_melds::InitialMelds;

pub(super) const MAX_TAKES: usize = 12;

/// The ways to take the pile that are worth considering. The pile allows them, but callers must check the other rules.
pub(super) fn takes(view: &ViewRef<'_>, features: &TableFeatures<'_>, actions: &mut Vec<Action>) {
    let public = view.public;
    let Some(top) = public.pile().top().filter(|top| top.is_natural()) else { return };
    let held = view.hand.of(top);
    let frozen = public.frozen_for(features.side).is_some();
    let has_own_meld = !features.melds.meld(top).is_empty();
    let has_melded = !features.melds.is_empty();
    let rules = &public.rules();
    if has_melded {
        let with = if !frozen && has_own_meld {
            Counts::NONE
        } else if held >= 2 {
            Counts::from_iter([top, top])
        } else if let Some(cheapest_wild) =
            cheapest_wild(view.hand).filter(|_| !frozen && held == 1 && rules.take_with_wild)
        {
            Counts::from_iter([top, cheapest_wild])
        } else {
            return;
        };
        actions.push(Action::Take { with, more: Melds::NONE });
        return;
    }
    let least = if frozen || !rules.take_with_wild { 2 } else { 1 };
    if held < least {
        return;
    }
    for naturals in [held.min(2), held] {
        let mut hand = *view.hand;
        hand.set(top, 0);
        let need = public.minimum(features.side);
        let mut initial_melds = InitialMelds::with_base(&hand, need, Some((top, naturals + 1)), features);
        while let Some(mut new_melds) = initial_melds.next() {
            let meld = new_melds.meld(top);
            if meld.size() < 3 || actions.len() >= MAX_TAKES {
                continue;
            }
            new_melds.set(top, Meld::default());
            let mut with = Counts::NONE;
            with.set(top, naturals);
            with.set(Kind::Joker, meld.jokers);
            with.set(Kind::Two, meld.twos);
            actions.push(Action::Take { with, more: new_melds });
        }
        if held <= 2 {
            break;
        }
    }
}

fn cheapest_wild(hand: &Counts) -> Option<Kind> {
    [Kind::Two, Kind::Joker].into_iter().find(|&kind| hand.of(kind) > 0)
}
