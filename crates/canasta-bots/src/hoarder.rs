//! A patient bot that freezes and hoards. It is a sparring partner: no other bot was tuned against it. Its own
//! parameters were set by hand, partly from its results against random, greedy and the untuned club player.
//!
//! It freezes the pile early with a wild card, keeps pairs and wild cards, discards what the next player can't take,
//! and melds nothing while the pile grows. It makes its initial meld with the pile, or when time runs short. Then it
//! melds everything and goes out as soon as it can.

use canasta::{Action, Counts, Kind, Meld, Melds, Permission, Phase, View};

use crate::table::Table;
use crate::{Bot, going_out, legal_actions, spar};

/// Freezes, hoards, and waits for the pile.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hoarder;

/// Minimum cards in a pile to take it before the initial meld.
const MIN_PILE_BEFORE_MELD: u8 = 7;

/// Minimum cards in a pile to take it after the initial meld.
const MIN_PILE_AFTER_MELD: u8 = 3;

/// With more points than this in the hand, it doesn't want the deal to end.
const COSTLY_HAND: i32 = 100;

impl Bot for Hoarder {
    fn name(&self) -> &str {
        "hoarder"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        if let Some(four) = view.as_four() {
            return self.decide(&four, seed);
        }
        let table = Table::new(view);
        spar(view, seed, |phase| match phase {
            Phase::Over => Vec::new(),
            Phase::Answer { .. } => {
                vec![Action::Answer(table.late || view.hand.points(view.public.rules()) <= COSTLY_HAND)]
            }
            Phase::Draw => table.take_or_draw(wants_pile(&table)).into_iter().collect(),
            Phase::Play => play(&table),
        })
    }
}

/// Whether the pile is large enough to give up a pair for it.
fn wants_pile(table: &Table<'_>) -> bool {
    let min_pile = if table.has_melded { MIN_PILE_AFTER_MELD } else { MIN_PILE_BEFORE_MELD };
    table.late || table.view.public.pile().len() >= min_pile
}

/// The turn after drawing or taking: goes out, melds, or discards.
fn play(table: &Table<'_>) -> Vec<Action> {
    let view = table.view;
    let permission = view.public.this_turn().permission;
    if permission != Permission::No
        && let Some(actions_out) = going_out::find(view)
    {
        if permission == Permission::Yes || table.ending {
            return actions_out;
        }
        if permission == Permission::NotAsked && view.check(&Action::Ask).is_ok() {
            return vec![Action::Ask];
        }
    }
    if let Some(new_melds) = new_melds(table) {
        return vec![Action::Meld(new_melds)];
    }
    discard(table).map(Action::Discard).into_iter().collect()
}

/// The cards to meld now, if any.
fn new_melds(table: &Table<'_>) -> Option<Melds> {
    if !table.has_melded {
        return if table.late { initial_meld(table) } else { None };
    }
    let mut options: Vec<(Kind, Meld)> = Kind::NATURALS.into_iter().filter_map(|rank| addition(table, rank)).collect();
    while !options.is_empty() {
        let mut new_melds = Melds::NONE;
        for &(rank, meld) in &options {
            new_melds.set(rank, meld);
        }
        let left = table.view.hand.total().saturating_sub(new_melds.cards().total());
        if left >= table.min_kept() && table.view.check(&Action::Meld(new_melds)).is_ok() {
            return Some(new_melds);
        }
        // Too few cards would be left, so drop the least valuable meld that completes no canasta.
        let melds = table.melds();
        let made = |&(rank, meld): &(Kind, Meld)| melds.meld(rank).plus(meld).canasta().is_some();
        let points = |&(rank, meld): &(Kind, Meld)| meld.points(rank, table.view.public.rules());
        let index = (0..options.len()).min_by_key(|&index| (made(&options[index]), points(&options[index])))?;
        options.remove(index);
    }
    None
}

/// The initial meld with the fewest wild cards, then the most cards.
fn initial_meld(table: &Table<'_>) -> Option<Melds> {
    let options = legal_actions(table.view).into_iter().filter_map(|action| match action {
        Action::Meld(new_melds) => Some(new_melds),
        _ => None,
    });
    options.min_by_key(|new_melds| (new_melds.cards().wilds(), u8::MAX - new_melds.cards().total()))
}

/// The cards to meld on a rank: all naturals if they make a meld, and wild cards if they complete a canasta.
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

/// Picks a wild card to freeze the pile, or else the card with the lowest cost.
fn discard(table: &Table<'_>) -> Option<Kind> {
    let hand = &table.view.hand;
    let public = &table.view.public;
    if hand.of(Kind::Two) > 0 && table.should_freeze() && table.view.check(&Action::Discard(Kind::Two)).is_ok() {
        return Some(Kind::Two);
    }
    let is_legal = |kind: &Kind| hand.of(*kind) > 0 && table.view.check(&Action::Discard(*kind)).is_ok();
    let cost = |kind: Kind| {
        let mut pile: Counts = *public.pile().counts();
        pile.add_one(kind);
        table.danger(kind) * table.pile_value(&pile) + table.hand_value(kind)
    };
    Kind::ALL
        .into_iter()
        .filter(is_legal)
        .map(|kind| (kind, cost(kind)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|c| c.0)
}
