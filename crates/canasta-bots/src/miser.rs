//! A bot that never feeds the next player. It is a sparring partner: nothing is trained, tuned or gated on it, so that it
//! shows what a gain is worth against a style that no search imagines. Its own rules were written down once and are not
//! tuned either.
//!
//! Of its cards it discards the safest, whatever it might have been good for: ranks of which the next player can have no
//! pair, or has discarded, or let lie; then black threes. Where nothing is safe it freezes the pile. It keeps everything
//! else: it opens with the pile or when time runs short, lays canastas only whole until then, and goes out only when
//! the deal is nearly over.

use canasta::{Action, Kind, Melds, Permission, Phase, View};

use crate::table::Table;
use crate::{Bot, exit, listed, spar};

/// Keeps what the next player might want.
#[derive(Clone, Copy, Debug, Default)]
pub struct Miser;

/// A pile of so many cards it takes.
const PILE: u8 = 4;

/// With more points in the hand than this, it does not want the deal to end.
const COSTLY_HAND: i32 = 100;

/// A card on which the next player takes the pile more often than this is not thrown while a wild card freezes it.
const RISK: f64 = 0.25;

impl Bot for Miser {
    fn name(&self) -> &str {
        "miser"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Action> {
        let table = Table::new(view);
        spar(view, seed, |phase| match phase {
            Phase::Over => Vec::new(),
            Phase::Answer { .. } => vec![Action::Answer(table.late || view.hand.points() <= COSTLY_HAND)],
            Phase::Draw => table.take_or_draw(table.late || view.public.pile().len() >= PILE).into_iter().collect(),
            Phase::Play => play(&table),
        })
    }
}

/// The turn after drawing or taking: goes out, lays, or discards a card.
fn play(table: &Table<'_>) -> Vec<Action> {
    let view = table.view;
    let permission = view.public.this_turn().permission;
    let may = permission == Permission::Yes || permission == Permission::NotAsked && table.ending;
    if let Some(exit) = may.then(|| exit::find(view)).flatten() {
        return exit;
    }
    let actions = listed(view);
    let lays = actions.iter().filter_map(|action| match action {
        Action::Meld(lay) => Some(*lay),
        _ => None,
    });
    let lay = if table.opened {
        let kept = |lay: &Melds| view.hand.total() - lay.cards().total() >= table.least_kept();
        lays.filter(|lay| kept(lay) && worthwhile(table, lay)).max_by_key(|lay| lay.cards().points())
    } else {
        let cheapest = lays.min_by_key(|lay| (lay.cards().wilds(), u8::MAX - lay.cards().total()));
        cheapest.filter(|_| table.late)
    };
    lay.map(Action::Meld).or_else(|| discard(table, &actions)).into_iter().collect()
}

/// Canastas are laid whole; when time runs short so is everything natural.
fn worthwhile(table: &Table<'_>, lay: &Melds) -> bool {
    let melds = table.melds();
    let finishes = melds.plus(lay).canastas() > melds.canastas();
    finishes || table.late && lay.cards().wilds() == 0
}

/// The safest card; among equally safe ones that which is worth least in the hand.
fn discard(table: &Table<'_>, actions: &[Action]) -> Option<Action> {
    let view = table.view;
    let frozen = view.public.pile().frozen_for_everyone(view.public.rules());
    let risk = |kind: Kind| match kind {
        // A wild card freezes the pile: so much risk it is worth, and twice as much once the pile is frozen.
        Kind::Joker | Kind::Two => RISK * if frozen { 2.0 } else { 1.0 },
        _ if discarded_by_next(view, kind) => 0.5 * table.danger(kind),
        _ => table.danger(kind),
    };
    let cards = actions.iter().filter_map(|action| match action {
        Action::Discard(kind) => Some((*kind, risk(*kind), table.kept_worth(*kind))),
        _ => None,
    });
    let safest = cards.min_by(|a, b| a.1.total_cmp(&b.1).then(a.2.total_cmp(&b.2)));
    safest.map(|(kind, ..)| Action::Discard(kind))
}

/// Whether the next player has discarded that rank into the pile. Every player leaves one card there a turn, so that their
/// discards lie as far apart as there are players.
fn discarded_by_next(view: &View, kind: Kind) -> bool {
    let players = usize::from(view.public.players().count());
    // The topmost card is that of the player before; that of the player after lies deepest in the last time around.
    let latest = view.public.pile().cards().iter().rev().skip(players - 2);
    latest.step_by(players).any(|&discarded| discarded == kind)
}
