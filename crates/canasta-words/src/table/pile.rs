//! The words beside the pile: whether it is frozen and why, and how it could be taken. They follow from public facts
//! and, in one's own turn, from one's own hand.

use canasta::{Counts, Frozen, Kind, Phase, Public, Seat, faces};
use canasta_table::scene::Scene;

use crate::table::{alone, capital, name, own_side, side_name, whose};
use crate::{a_kind, card_name, kind_name, kind_names};

/// What stands beside the pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileWords {
    /// Frozen for everyone: a crystal stands in front.
    pub ice: bool,
    /// Why it cannot simply be taken: `Frozen: a two lies in it`. May be empty.
    pub why: String,
    /// How it may be taken now. May be empty.
    pub how: String,
}

/// What stands beside the pile.
pub fn pile(scene: &Scene) -> PileWords {
    let public = &scene.view.table.public;
    let Some(top) = public.pile().top() else {
        return PileWords { why: "No pile".to_owned(), ..PileWords::default() };
    };
    let chooser = if public.phase() == Phase::Draw { Some(public.turn()) } else { None };
    let side = chooser.map_or_else(|| own_side(scene), |seat| public.side_of(seat));
    let own = side == own_side(scene);
    let (ice, why) = match public.frozen_for(side) {
        Some(Frozen::By(kind)) => (true, frozen_by(kind)),
        Some(Frozen::NotOpened) if alone(scene) => {
            let has = if own && scene.view.seat.is_some() { "have" } else { "has" };
            (false, format!("{} {has} not opened", side_name(scene, side)))
        }
        Some(Frozen::NotOpened) if scene.view.seat.is_none() => {
            (false, format!("{} have not opened", side_name(scene, side)))
        }
        Some(Frozen::NotOpened) if own => (false, "Your side has not opened".to_owned()),
        Some(Frozen::NotOpened) => (false, "They have not opened".to_owned()),
        None => (false, String::new()),
    };
    let how = match chooser {
        None => String::new(),
        Some(_) if !top.is_natural() => format!("{} on top: it cannot be taken.", capital(&a_kind(top))),
        Some(seat) if scene.view.seat == Some(seat) => own_way(public, &faces::counts(&scene.view.hand), top),
        Some(seat) => others_way(scene, seat, top),
    };
    PileWords { ice, why, how }
}

fn frozen_by(kind: Kind) -> String {
    format!("Frozen: {} lies in it", a_kind(kind))
}

/// How the viewer may take it, from the hand.
fn own_way(public: &Public, hand: &Counts, top: Kind) -> String {
    let held = hand.of(top);
    let frozen = public.frozen_for(public.side()).is_some();
    if !frozen && !public.side_melds(public.side()).meld(top).is_empty() {
        return format!("Take it onto your {}.", kind_names(top));
    }
    let with_wild = !frozen && public.rules().take_with_wild;
    if held >= 2 {
        return format!("Take it with two {} from your hand.", kind_names(top));
    }
    if held == 1 && with_wild && hand.wilds() > 0 {
        return format!("Take it with your {} and a wild card.", kind_name(top));
    }
    let hold = match held {
        0 => format!("you hold no {}", kind_name(top)),
        _ => format!("you hold one {}", kind_name(top)),
    };
    let or_wild = if with_wild { ", or one and a wild card" } else { "" };
    format!("It takes two {}{or_wild}; {hold}.", kind_names(top))
}

/// How another may take it, as far as the table shows it.
fn others_way(scene: &Scene, seat: Seat, top: Kind) -> String {
    let public = &scene.view.table.public;
    let who = name(scene, seat);
    let side = public.side_of(seat);
    if public.frozen_for(side).is_some() {
        return format!("{who} may take it with two {}.", kind_names(top));
    }
    if !public.side_melds(side).meld(top).is_empty() {
        return format!("{who} may take it onto {} {}.", whose(scene, seat), kind_names(top));
    }
    let or_wild = if public.rules().take_with_wild { ", or one and a wild card" } else { "" };
    format!("{who} may take it with two {}{or_wild}.", kind_names(top))
}

/// What stands over the pile's cards while they may be looked through.
pub fn look_title(scene: &Scene) -> String {
    let cards = crate::table::cards_in_figures(scene.view.table.pile.len());
    format!("The pile, {cards}, the top one first")
}

/// The pile for a screen reader: `Discard pile, 14 cards, six of clubs on top. Frozen: a two lies in it`.
pub fn pile_label(scene: &Scene) -> String {
    let public = &scene.view.table.public;
    let Some(&top) = scene.view.table.pile.last() else { return "Discard pile, 0 cards".to_owned() };
    let cards = crate::table::cards_in_figures(public.pile().len().into());
    let card = card_name(top);
    let card = card.strip_prefix("the ").unwrap_or(&card);
    let frozen = match public.pile().freezing_card(public.rules()) {
        Some(place) => format!(". {}", frozen_by(public.pile().cards()[place])),
        None => String::new(),
    };
    format!("Discard pile, {cards}, {card} on top{frozen}")
}

/// The stock for a screen reader: `Stock, 31 cards`.
pub fn stock_label(scene: &Scene) -> String {
    match scene.view.table.public.stock() {
        0 => "Stock, empty".to_owned(),
        n => format!("Stock, {}", crate::table::cards_in_figures(n.into())),
    }
}
