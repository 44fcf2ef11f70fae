//! The text next to the pile: why it is frozen, and how it can be taken. It depends on public facts and, during the viewer's
//! turn, on the viewer's hand.

use canasta::{Counts, Frozen, Kind, Phase, Public, Seat, faces};
use canasta_table::scene::Scene;

use crate::messages::pile;
use crate::table::{PlayerList, cards_to_draw, name_of, own_side, player, plays_alone};
use crate::{Lang, Message};

/// The text next to the pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PileText {
    /// Whether the pile is frozen for everyone.
    pub is_frozen: bool,
    /// Why it can't simply be taken: `Frozen by a two`. Can be empty.
    pub reason: Message,
    /// How it can be taken now. Can be empty.
    pub ways_to_take: Message,
}

/// The text next to the pile.
pub fn pile(lang: Lang, scene: &Scene) -> PileText {
    let public = &scene.view.table.public;
    let Some(top) = public.pile().top() else {
        return PileText { reason: pile::none(lang).into(), ..PileText::default() };
    };
    let to_draw = (public.phase() == Phase::Draw).then(|| public.turn());
    let (is_frozen, reason) = frozen(lang, scene, to_draw);
    let ways_to_take = match to_draw {
        None => Message::default(),
        Some(_) if !top.is_natural() => pile::blocked(lang, top),
        Some(_) if !public.may_meld() => pile::first_round(lang).into(),
        Some(_) if public.is_complete(top) => pile::complete(lang, top),
        Some(seat) if scene.view.seat == Some(seat) => way_to_take(lang, public, &faces::counts(&scene.view.hand), top),
        Some(seat) => way_to_take_for_other(lang, scene, seat, top),
    };
    PileText { is_frozen, reason, ways_to_take }
}

/// Whether the pile is frozen for everyone, and why the side to draw can't simply take it.
fn frozen(lang: Lang, scene: &Scene, to_draw: Option<Seat>) -> (bool, Message) {
    let public = &scene.view.table.public;
    let side = to_draw.map_or_else(|| own_side(scene), |seat| public.side_of(seat));
    match public.frozen_for(side) {
        Some(Frozen::By(kind)) => (true, pile::frozen(lang, kind)),
        Some(Frozen::NoInitialMeld) if plays_alone(scene) => {
            let seat = public.players().seats().find(|&seat| public.side_of(seat) == side);
            (false, pile::player_not_melded(lang, player(scene, seat.unwrap_or_default())))
        }
        Some(Frozen::NoInitialMeld) if scene.view.seat.is_none() => {
            (false, pile::players_not_melded(lang, &PlayerList::of_side(lang, scene, side).others))
        }
        Some(Frozen::NoInitialMeld) => (false, pile::side_not_melded(lang, side == own_side(scene))),
        None => (false, Message::default()),
    }
}

/// How the viewer can take the pile, judged by their hand.
fn way_to_take(lang: Lang, public: &Public, hand: &Counts, top: Kind) -> Message {
    let held = hand.of(top);
    let frozen = public.frozen_for(public.side()).is_some();
    if !frozen && !public.side_melds(public.side()).meld(top).is_empty() {
        return pile::onto_your(lang, top);
    }
    let with_wild = !frozen && public.rules().take_with_wild;
    if held >= 2 {
        return pile::with_two(lang, top);
    }
    if held == 1 && with_wild && hand.wilds() > 0 {
        return pile::with_wild(lang, top);
    }
    pile::takes_two(lang, top, with_wild, held == 1)
}

/// How another player can take the pile, as far as the table shows.
fn way_to_take_for_other(lang: Lang, scene: &Scene, seat: Seat, top: Kind) -> Message {
    let public = &scene.view.table.public;
    let side = public.side_of(seat);
    let who = name_of(scene, seat);
    if public.frozen_for(side).is_some() {
        return pile::other_with_two(lang, who, top, false);
    }
    if !public.side_melds(side).meld(top).is_empty() {
        let ours = scene.view.seat.is_some() && !plays_alone(scene) && side == own_side(scene);
        return pile::other_onto(lang, who, top, ours);
    }
    pile::other_with_two(lang, who, top, public.rules().take_with_wild)
}

/// Everything about the pile, spoken on a key press: `Discard pile, 14 cards, the six of clubs on top. Frozen by a two. Take
/// it with two sixes from your hand.`
pub fn pile_description(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    let label = match scene.view.table.pile.last() {
        Some(&top) => pile::label(lang, public.pile().len(), top),
        None => pile::empty(lang).into(),
    };
    let PileText { reason, ways_to_take, .. } = pile(lang, scene);
    let reason = if reason.is_empty() { reason } else { pile::sentence(lang, &reason) };
    Message::sentences([&pile::sentence(lang, &label), &reason, &ways_to_take])
}

/// The heading of the pile's card list.
pub fn pile_list_title(lang: Lang, scene: &Scene) -> Message {
    pile::look_title(lang, scene.view.table.pile.len())
}

/// The pile for screen readers: `Discard pile, 14 cards, the six of clubs on top. Frozen by a two`.
pub fn pile_label(lang: Lang, scene: &Scene) -> Message {
    let public = &scene.view.table.public;
    let cards = public.pile().len();
    let Some(&top) = scene.view.table.pile.last() else { return pile::empty(lang).into() };
    match public.pile().freezing_card(public.rules()) {
        Some(place) => pile::label_frozen(lang, cards, top, public.pile().cards()[place]),
        None => pile::label(lang, cards, top),
    }
}

/// The stock for screen readers: `Stock, 31 cards`.
pub fn stock_label(lang: Lang, scene: &Scene) -> Message {
    pile::stock(lang, scene.view.table.public.stock())
}

/// The stock as a button: `Stock, 31 cards. Draw two`.
pub fn stock_button(lang: Lang, scene: &Scene) -> Message {
    pile::stock_button(lang, scene.view.table.public.stock(), cards_to_draw(scene))
}
