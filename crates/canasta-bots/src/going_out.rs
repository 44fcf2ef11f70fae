//! Going out: the engine's exact search shows whether a hand can go out. The melds are found by repeating that search
//! after each rank.

use canasta::going_out::{LastCard, can_go_out};
use canasta::{Action, Kind, Meld, Melds, Public, RuleSet, View};

/// The actions that end the deal now, or the question whether to, if it is possible.
pub(crate) fn find(view: &View) -> Option<Vec<Action>> {
    let public = &view.public;
    let melds = *public.side_melds(public.side_of(view.seat));
    if !can_go_out(public.rules(), public.players(), &melds, &view.hand, LastCard::MeldedOrDiscarded) {
        return None;
    }
    if public.must_ask_first() {
        return public.check(&view.hand, &Action::Ask).is_ok().then(|| vec![Action::Ask]);
    }
    // Try to discard black threes first, then the least valuable card, then nothing.
    let mut kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|&kind| view.hand.of(kind) > 0).collect();
    kinds.sort_by_key(|&kind| (kind != Kind::BlackThree, public.rules().value(kind)));
    let discards = kinds.into_iter().map(Some).chain([None]);
    discards.filter_map(|discard| meld_all(view, &melds, discard)).find(|actions| ends_deal(view, actions))
}

/// Whether these actions are legal and end the deal.
fn ends_deal(view: &View, actions: &[Action]) -> bool {
    let mut now = view.clone();
    for action in actions {
        match now.after(action) {
            Ok(Some(next)) => now = next,
            _ => return false,
        }
    }
    now.public.ending().is_some()
}

/// Melds everything except the discard.
fn meld_all(view: &View, melds: &Melds, discard: Option<Kind>) -> Option<Vec<Action>> {
    let public = &view.public;
    let mut hand = view.hand;
    let mut melds = *melds;
    let mut new_melds = Melds::NONE;
    if let Some(kind) = discard {
        hand.take_one(kind);
    }
    if !can_go_out(public.rules(), public.players(), &melds, &hand, LastCard::Melded) {
        return None;
    }
    let black = hand.of(Kind::BlackThree);
    if black > 0 {
        let meld = Meld { naturals: black, ..Meld::default() };
        new_melds.set(Kind::BlackThree, meld);
        hand.set(Kind::BlackThree, 0);
    }
    for rank in Kind::NATURALS {
        let old = melds.meld(rank);
        let naturals = hand.of(rank);
        if old.is_empty() && naturals == 0 {
            continue;
        }
        let meld = best(public, &melds, &hand, rank)?;
        new_melds.set(rank, meld);
        melds.set(rank, old.plus(meld));
        hand.set(rank, 0);
        hand.set(Kind::Joker, hand.of(Kind::Joker) - meld.jokers);
        hand.set(Kind::Two, hand.of(Kind::Two) - meld.twos);
    }
    let meld = (!new_melds.is_empty()).then_some(Action::Meld(new_melds));
    Some(meld.into_iter().chain(discard.map(Action::Discard)).collect())
}

/// The most valuable meld of all naturals of a rank that still allows the other cards to be melded.
fn best(public: &Public, melds: &Melds, hand: &canasta::Counts, rank: Kind) -> Option<Meld> {
    let old = melds.meld(rank);
    let naturals = hand.of(rank);
    let room = Meld { naturals: old.naturals + naturals, ..old }.room_for_wilds(public.rules());
    let mut best: Option<(i32, Meld)> = None;
    for jokers in 0..=hand.of(Kind::Joker).min(room) {
        for twos in 0..=hand.of(Kind::Two).min(room - jokers) {
            let meld = Meld { naturals, jokers, twos };
            let full = old.plus(meld);
            if !full.is_empty() && (full.size() < 3 || full.naturals < 2) {
                continue;
            }
            let mut left = *hand;
            let mut after = *melds;
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
