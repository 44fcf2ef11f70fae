//! A patient bot that freezes and hoards. It is a sparring partner: no other bot was tuned against it. Its own numbers were
//! set by hand, partly by how it did against random, greedy and the untuned club player.
//!
//! It freezes the pile early with a wild card, keeps pairs and wild cards, discards what the next player cannot take, and lays
//! nothing while the pile grows. It opens with the pile, or when time runs short; then it lays what it has and goes out
//! as soon as it can.

use canasta::{Action, Counts, Kind, Meld, Melds, Permission, Phase, View};

use crate::table::Table;
use crate::{Bot, exit, listed, spar};

/// Freezes, hoards, and waits for the pile.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hoarder;

/// A pile of fewer cards is left to grow.
const GOOD_PILE: u8 = 7;

/// And by a side that has opened, of fewer than these.
const SMALL_PILE: u8 = 3;

/// With more points in the hand than this, it does not want the deal to end.
const COSTLY_HAND: i32 = 100;

impl Bot for Hoarder {
    fn name(&self) -> &str {
        "hoarder"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let table = Table::new(view);
        spar(view, seed, |phase| match phase {
            Phase::Over => Vec::new(),
            Phase::Answer { .. } => vec![Action::Answer(table.late || view.hand.points() <= COSTLY_HAND)],
            Phase::Draw => table.take_or_draw(wants_pile(&table)).into_iter().collect(),
            Phase::Play => play(&table),
        })
    }
}

/// Whether the pile is worth a pair.
fn wants_pile(table: &Table<'_>) -> bool {
    let least = if table.opened { SMALL_PILE } else { GOOD_PILE };
    table.late || table.view.public.pile().len() >= least
}

/// The turn after drawing or taking: goes out, lays, or discards a card.
fn play(table: &Table<'_>) -> Vec<Action> {
    let view = table.view;
    let permission = view.public.this_turn().permission;
    if permission != Permission::No
        && let Some(exit) = exit::find(view)
    {
        if permission == Permission::Yes || table.ending {
            return exit;
        }
        if permission == Permission::NotAsked && view.check(&Action::Ask).is_ok() {
            return vec![Action::Ask];
        }
    }
    if let Some(lay) = lay(table) {
        return vec![Action::Meld(lay)];
    }
    discard(table).map(Action::Discard).into_iter().collect()
}

/// What to lay now, if anything.
fn lay(table: &Table<'_>) -> Option<Melds> {
    if !table.opened {
        return if table.late { opening(table) } else { None };
    }
    let mut lays: Vec<(Kind, Meld)> = Kind::NATURALS.into_iter().filter_map(|rank| addition(table, rank)).collect();
    while !lays.is_empty() {
        let mut lay = Melds::NONE;
        for &(rank, meld) in &lays {
            lay.set(rank, meld);
        }
        let left = table.view.hand.total().saturating_sub(lay.cards().total());
        if left >= table.least_kept() && table.view.check(&Action::Meld(lay)).is_ok() {
            return Some(lay);
        }
        // Too much: what makes no canasta and is worth least stays.
        let melds = table.melds();
        let made = |&(rank, meld): &(Kind, Meld)| melds.meld(rank).plus(meld).canasta().is_some();
        let place = (0..lays.len()).min_by_key(|&place| (made(&lays[place]), lays[place].1.points(lays[place].0)))?;
        lays.remove(place);
    }
    None
}

/// The opening that spends fewest wild cards, and lays most beside.
fn opening(table: &Table<'_>) -> Option<Melds> {
    let lays = listed(table.view).into_iter().filter_map(|action| match action {
        Action::Meld(lay) => Some(lay),
        _ => None,
    });
    lays.min_by_key(|lay| (lay.cards().wilds(), u8::MAX - lay.cards().total()))
}

/// What to lay on a rank: everything natural that makes a meld, and wild cards where they make a canasta.
fn addition(table: &Table<'_>, rank: Kind) -> Option<(Kind, Meld)> {
    let rules = &table.view.public.rules();
    let hand = &table.view.hand;
    let old = table.melds().meld(rank);
    let naturals = hand.of(rank);
    let bare = Meld { naturals, ..Meld::default() };
    let full = old.plus(bare);
    if full.naturals < 2 {
        return None;
    }
    let lacking = if full.canasta().is_some() { 0 } else { 7_u8.saturating_sub(full.size()) };
    let makes = full.naturals >= 4 && lacking <= full.room_for_wilds(rules).min(hand.wilds());
    let wilds = if makes && (old.wilds() > 0 || lacking <= 2 || table.late) {
        lacking
    } else if full.size() < 3 && table.ending {
        full.room_for_wilds(rules).min(3 - full.size()).min(hand.wilds())
    } else {
        0
    };
    let twos = wilds.min(hand.of(Kind::Two));
    let meld = Meld { naturals, twos, jokers: wilds - twos };
    (!meld.is_empty() && old.plus(meld).size() >= 3).then_some((rank, meld))
}

/// The card to discard: a wild card that freezes, or what costs least.
fn discard(table: &Table<'_>) -> Option<Kind> {
    let hand = &table.view.hand;
    let public = &table.view.public;
    if hand.of(Kind::Two) > 0 && table.should_freeze() && table.view.check(&Action::Discard(Kind::Two)).is_ok() {
        return Some(Kind::Two);
    }
    let lawful = |kind: &Kind| hand.of(*kind) > 0 && table.view.check(&Action::Discard(*kind)).is_ok();
    let cost = |kind: Kind| {
        let mut pile: Counts = *public.pile().counts();
        pile.add_one(kind);
        table.danger(kind) * table.pile_worth(&pile) + table.kept_worth(kind)
    };
    Kind::ALL.into_iter().filter(lawful).map(|kind| (kind, cost(kind))).min_by(|a, b| a.1.total_cmp(&b.1)).map(|c| c.0)
}
