//! Slow turns: the player takes longer than the table allows, or has left. Also what the others can do about it.

use canasta::{Phase, Seat};
use canasta_table::scene::{Scene, SlowTurn};

use crate::messages::delay;
use crate::table::{is_absent, name_of, one_card_sentence};
use crate::{Lang, Message, time};

/// Shown to the waiting players instead of whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delay {
    /// The emphasised beginning.
    pub lead: Message,
    /// The rest, possibly empty.
    pub rest: Message,
    /// `None` if the viewer can't do anything.
    pub offer: Option<Offer>,
}

/// An action offered to a waiting player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Agree to let a bot make this one decision.
    Agree,
    /// Have a bot play in this seat until its person is back. Only for the host.
    Substitute(Seat),
}

impl Offer {
    /// The label of its button.
    pub fn label(self, lang: Lang) -> &'static str {
        match self {
            Self::Agree => delay::agree(lang),
            Self::Substitute(_) => delay::substitute(lang),
        }
    }
}

/// The delay the viewer is waiting for. `None` if there is none, or the viewer is the slow player.
pub fn delay(lang: Lang, scene: &Scene) -> Option<Delay> {
    let seat = scene.view.table.public.to_act().filter(|&seat| scene.view.seat != Some(seat))?;
    let who = name_of(scene, seat);
    let lead = |text: Message| Message::sentences([&one_card_sentence(lang, scene), &text]);
    if scene.status.is_host && can_be_substituted(scene, seat) {
        return Some(Delay {
            lead: lead(delay::away(lang, who)),
            rest: delay::offer_substitute(lang, who),
            offer: Some(Offer::Substitute(seat)),
        });
    }
    let Some(late) = scene.status.slow_turn.filter(|late| late.seat == seat) else {
        let waits_for_host = can_be_substituted(scene, seat);
        return waits_for_host.then(|| Delay {
            lead: lead(delay::away(lang, who)),
            rest: delay::host_decides(lang).into(),
            offer: None,
        });
    };
    let too_long = scene
        .status
        .allowed
        .map_or_else(|| delay::long(lang, who), |seconds| delay::late(lang, who, &time::span(lang, seconds)));
    Some(Delay { lead: lead(too_long), rest: agreement(lang, late), offer: late.may_agree.then_some(Offer::Agree) })
}

/// Whether the seat's person has left in a running game and no bot plays for them.
fn can_be_substituted(scene: &Scene, seat: Seat) -> bool {
    let status = &scene.status;
    let is_running = scene.view.table.public.phase() != Phase::Over && status.paused.is_none() && !status.closed;
    is_running && status.substitutes[seat.index()].is_none() && is_absent(scene, seat)
}

/// The number of players who have agreed; empty if one is enough.
fn agreement(lang: Lang, late: SlowTurn) -> Message {
    match (late.agreed, late.needed) {
        (_, 0 | 1) => Message::default(),
        (0, needed) => delay::needed(lang, needed),
        (agreed, needed) => delay::agreed(lang, agreed, needed),
    }
}

/// Shown to the viewer if they are the slow player; otherwise empty.
pub fn own_delay(lang: Lang, scene: &Scene) -> Message {
    if scene.status.slow_turn.is_none_or(|late| scene.view.seat != Some(late.seat)) {
        return Message::default();
    }
    scene
        .status
        .allowed
        .map_or_else(|| delay::you_long(lang).into(), |seconds| delay::you_late(lang, &time::span(lang, seconds)))
}

/// The delay for a screen reader, including one caused by the viewer.
pub(crate) fn spoken(lang: Lang, scene: &Scene) -> Option<Message> {
    let own = own_delay(lang, scene);
    if !own.is_empty() {
        return Some(own);
    }
    let Delay { lead, rest, offer } = delay(lang, scene)?;
    let hint = (offer == Some(Offer::Agree)).then(|| Message::from(delay::you_may(lang)));
    Some(Message::sentences([&lead].into_iter().chain(&hint).chain([&rest])))
}
