//! Going out: the rules' own exact search says whether a hand can; what is laid where is found by asking it again after
//! each rank.

use canasta::going_out::{LastCard, can_go_out};
use canasta::{Action, Kind, Meld, Melds, Public, RuleSet, View};

/// The acts that end the deal now, if there are any.
pub(crate) fn find(view: &View) -> Option<Vec<Action>> {
    let public = &view.public;
    let melds = *public.side_melds(public.side_of(view.seat));
    if !can_go_out(public.rules(), public.players(), &melds, &view.hand, LastCard::MeldedOrDiscarded) {
        return None;
    }
    // The discard: black threes first, then what is worth least; or none.
    let mut kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| view.hand.of(kind) > 0).collect();
    kinds.sort_by_key(|&kind| (kind != Kind::BlackThree, kind.value()));
    let discards = kinds.into_iter().map(Some).chain([None]);
    discards.filter_map(|discard| lay_all(view, &melds, discard)).find(|actions| ends(view, actions))
}

/// Whether the rules agree that this ends the deal.
fn ends(view: &View, actions: &[Action]) -> bool {
    let mut now = view.clone();
    for action in actions {
        match now.after(action) {
            Ok(Some(next)) => now = next,
            _ => return false,
        }
    }
    now.public.ending().is_some()
}

/// Lays all but the discard.
fn lay_all(view: &View, melds: &Melds, discard: Option<Kind>) -> Option<Vec<Action>> {
    let public = &view.public;
    let (mut hand, mut melds, mut lay) = (view.hand, *melds, Melds::NONE);
    if let Some(kind) = discard {
        hand.take_one(kind);
    }
    if !can_go_out(public.rules(), public.players(), &melds, &hand, LastCard::Melded) {
        return None;
    }
    let black = hand.of(Kind::BlackThree);
    if black > 0 {
        let meld = Meld { naturals: black, ..Meld::default() };
        lay.set(Kind::BlackThree, meld);
        hand.set(Kind::BlackThree, 0);
    }
    for rank in Kind::NATURALS {
        let (old, naturals) = (melds.meld(rank), hand.of(rank));
        if old.is_empty() && naturals == 0 {
            continue;
        }
        let meld = best(public, &melds, &hand, rank)?;
        lay.set(rank, meld);
        melds.set(rank, old.plus(meld));
        hand.set(rank, 0);
        hand.set(Kind::Joker, hand.of(Kind::Joker) - meld.jokers);
        hand.set(Kind::Two, hand.of(Kind::Two) - meld.twos);
    }
    let laying = (!lay.is_empty()).then_some(Action::Meld(lay));
    Some(laying.into_iter().chain(discard.map(Action::Discard)).collect())
}

/// The most valuable way to lay all naturals of a rank after which the rest can still be laid.
fn best(public: &Public, melds: &Melds, hand: &canasta::Counts, rank: Kind) -> Option<Meld> {
    let (old, naturals) = (melds.meld(rank), hand.of(rank));
    let room = Meld { naturals: old.naturals + naturals, ..old }.room_for_wilds(public.rules());
    let mut best: Option<(i32, Meld)> = None;
    for jokers in 0..=hand.of(Kind::Joker).min(room) {
        for twos in 0..=hand.of(Kind::Two).min(room - jokers) {
            let meld = Meld { naturals, jokers, twos };
            let full = old.plus(meld);
            if !full.is_empty() && (full.size() < 3 || full.naturals < 2) {
                continue;
            }
            let (mut left, mut after) = (*hand, *melds);
            left.set(rank, 0);
            left.set(Kind::Joker, hand.of(Kind::Joker) - jokers);
            left.set(Kind::Two, hand.of(Kind::Two) - twos);
            after.set(rank, full);
            let points = bonus(public.rules(), full) - i32::from(meld.wilds());
            let better = best.is_none_or(|(known, _)| points > known);
            if better && can_go_out(public.rules(), public.players(), &after, &left, LastCard::Melded) {
                best = Some((points, meld));
            }
        }
    }
    best.map(|(_, meld)| meld)
}

fn bonus(rules: &RuleSet, meld: Meld) -> i32 {
    meld.canasta().map_or(0, |canasta| rules.canasta_bonus(canasta))
}
