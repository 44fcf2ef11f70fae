//! Before drawing: the ways to take the pile that are worth thinking through.

use canasta::{Action, Counts, Kind, Meld, Melds};

use super::openings::Openings;
use super::reading::{Reading, Sight};

/// Ways to take the pile that are thought through.
pub(super) const MOST_TAKES: usize = 12;

/// The ways to take the pile that are worth thinking through; legal as far as the pile is concerned, the engine has the
/// last word.
pub(super) fn takes(sight: &Sight<'_>, reading: &Reading<'_>, actions: &mut Vec<Action>) {
    let public = sight.public;
    let Some(top) = public.pile().top().filter(|top| top.is_natural()) else { return };
    let held = sight.hand.of(top);
    let frozen = public.frozen_for(reading.side).is_some();
    let own = !reading.melds.meld(top).is_empty();
    let opened = !reading.melds.is_empty();
    let rules = &public.rules();
    if opened {
        let with = if !frozen && own {
            Counts::NONE
        } else if held >= 2 {
            Counts::from_iter([top, top])
        } else if let Some(wild) = wild(sight.hand).filter(|_| !frozen && held == 1 && rules.take_with_wild) {
            Counts::from_iter([top, wild])
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
        let mut hand = *sight.hand;
        hand.set(top, 0);
        let need = public.minimum(reading.side);
        let mut openings = Openings::with(&hand, need, Some((top, naturals + 1)), reading);
        while let Some(mut lay) = openings.next() {
            let meld = lay.meld(top);
            if meld.size() < 3 || actions.len() >= MOST_TAKES {
                continue;
            }
            lay.set(top, Meld::default());
            let mut with = Counts::NONE;
            with.set(top, naturals);
            with.set(Kind::Joker, meld.jokers);
            with.set(Kind::Two, meld.twos);
            actions.push(Action::Take { with, more: lay });
        }
        if held <= 2 {
            break;
        }
    }
}

/// The wild card that is missed least.
fn wild(hand: &Counts) -> Option<Kind> {
    [Kind::Two, Kind::Joker].into_iter().find(|&kind| hand.of(kind) > 0)
}
