//! A bot in a hurry. It is a sparring partner: nothing is trained, tuned or gated on it, so that it shows what a gain is
//! worth against a style that no search imagines. Its own rules were written down once and are not tuned either.
//!
//! It opens with the first opening it has, lays everything it can, takes the pile only where that brings it nearer to going
//! out, and goes out the first moment it can. It never asks its partner, whose answer could only hold it up, and
//! always lets the partner go out.

use canasta::{Action, Kind, Melds, Phase, View};

use crate::{Bot, exit, listed, spar};

/// Goes out as early as it can.
#[derive(Clone, Copy, Debug, Default)]
pub struct Racer;

/// The cards of a canasta.
const CANASTA: u8 = 7;

/// What opening is worth to it, in cards that it need no longer get rid of.
const OPENING: u8 = 5;

impl Bot for Racer {
    fn name(&self) -> &str {
        "racer"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        spar(view, seed, |phase| match phase {
            Phase::Over => Vec::new(),
            Phase::Answer { .. } => vec![Action::Answer(true)],
            Phase::Draw => take_or_draw(view).into_iter().collect(),
            Phase::Play => play(view),
        })
    }
}

fn own_melds(view: &View) -> &Melds {
    view.public.side_melds(view.public.side_of(view.seat))
}

/// Canastas that the side still lacks before it may go out.
fn lacking(view: &View) -> usize {
    let needed = view.public.rules().canastas_needed(view.public.players());
    usize::try_from(needed - i32::from(own_melds(view).canastas())).unwrap_or(0)
}

/// How far the player is from going out, in cards: those that fit nowhere, and those that the canastas still lack.
fn distance(view: &View) -> u8 {
    let (hand, melds) = (&view.hand, own_melds(view));
    let loose = |rank: &Kind| melds.meld(*rank).is_empty() && hand.of(*rank) < 3;
    let loose: u8 = Kind::NATURALS.into_iter().filter(loose).map(|rank| hand.of(rank)).sum();
    let unfinished = Kind::NATURALS.into_iter().filter(|&rank| melds.meld(rank).canasta().is_none());
    let mut missing: Vec<u8> =
        unfinished.map(|rank| CANASTA.saturating_sub(melds.meld(rank).size() + hand.of(rank))).collect();
    missing.sort_unstable();
    let missing: u8 = missing.into_iter().take(lacking(view)).sum();
    let opening = if view.public.opened(view.public.side_of(view.seat)) { 0 } else { OPENING };
    (loose + missing).saturating_sub(hand.wilds()) + hand.of(Kind::BlackThree) + opening
}

/// The pile, where it brings the player nearer to going out than a card of the stock may; else the stock.
fn take_or_draw(view: &View) -> Option<Action> {
    let actions = listed(view);
    let takes = actions.iter().filter(|action| matches!(action, Action::Take { .. }));
    let after = takes.filter_map(|action| Some((distance(&view.after(action).ok()??), action)));
    let nearest = after.min_by_key(|(distance, _)| *distance);
    let other = actions.iter().find(|action| matches!(action, Action::Draw | Action::Pass));
    let take = nearest.filter(|(after, _)| *after <= distance(view) || other.is_none()).map(|(_, action)| action);
    take.or(other).copied()
}

/// The turn after drawing or taking: goes out, lays, or discards a card.
fn play(view: &View) -> Vec<Action> {
    if let Some(exit) = exit::find(view) {
        return exit;
    }
    let actions = listed(view);
    let lays = actions.iter().filter_map(|action| match action {
        Action::Meld(lay) => Some(*lay),
        _ => None,
    });
    let lay = if view.public.opened(view.public.side_of(view.seat)) {
        lays.filter(|lay| worthwhile(view, lay)).max_by_key(|lay| usefulness(view, lay))
    } else {
        // The first opening there is, and of those the one that keeps wild cards for a canasta.
        lays.min_by_key(|lay| (lay.cards().wilds(), u8::MAX - lay.cards().total()))
    };
    lay.map(Action::Meld).or_else(|| discard(view, &actions)).into_iter().collect()
}

/// Natural cards are always laid; wild cards, while a canasta is lacking, only on the meld that is nearest to one.
fn worthwhile(view: &View, lay: &Melds) -> bool {
    let melds = own_melds(view);
    let size = |rank: Kind| melds.meld(rank).size();
    let unfinished = |rank: &Kind| melds.meld(*rank).canasta().is_none();
    let longest = Kind::NATURALS.into_iter().filter(unfinished).map(size).max().unwrap_or(0);
    lacking(view) == 0 || lay.iter().all(|(rank, meld)| meld.wilds() == 0 || unfinished(&rank) && size(rank) == longest)
}

/// Of the cards that may be laid first those that finish a canasta, then natural ones, and as many as there are.
fn usefulness(view: &View, lay: &Melds) -> (bool, bool, u8) {
    let melds = own_melds(view);
    let finishes = melds.plus(lay).canastas() > melds.canastas();
    (finishes, lay.cards().wilds() == 0, lay.cards().total())
}

/// What it can use least: nothing that the next player's melds wait for, black threes and single cards before others.
fn discard(view: &View, actions: &[Action]) -> Option<Action> {
    let public = &view.public;
    let next = public.side_of(public.players().after(view.seat));
    let open = !public.pile().frozen_for_everyone(public.rules());
    let cost = |kind: Kind| {
        let feeds = open && kind.is_natural() && !public.side_melds(next).meld(kind).is_empty();
        let single = kind == Kind::BlackThree || view.hand.of(kind) == 1;
        (kind.is_wild(), !single, feeds, kind != Kind::BlackThree, -kind.value())
    };
    let cards = actions.iter().filter_map(|action| match action {
        Action::Discard(kind) => Some(*kind),
        _ => None,
    });
    cards.min_by_key(|&kind| cost(kind)).map(Action::Discard)
}
