//! Who holds up the game: a player whose turn takes longer than the table allows, or who has left at their own turn; and what
//! the others may do about it.

use canasta::{Phase, Seat};
use canasta_table::scene::{Scene, SlowTurn};

use crate::messages::delay;
use crate::table::{name_of, not_here, one_card_sentence};
use crate::{Lang, Message, time};

/// What players who wait read in the place of whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delay {
    /// What stands out, in front.
    pub lead: Message,
    /// The rest. May be empty.
    pub rest: Message,
    /// What the viewer may do.
    pub offer: Option<Offer>,
}

/// What a player who waits may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Agree that a bot makes this one decision.
    Agree,
    /// Have a bot play in this seat until its person is back; the host's.
    Substitute(Seat),
}

impl Offer {
    /// What its button says.
    pub fn label(self, lang: Lang) -> &'static str {
        match self {
            Self::Agree => delay::agree(lang),
            Self::Substitute(_) => delay::substitute(lang),
        }
    }
}

/// The player who holds up the game; `None` where there is none, or it is the viewer.
pub fn delay(lang: Lang, scene: &Scene) -> Option<Delay> {
    let seat = scene.view.table.public.to_act().filter(|&seat| scene.view.seat != Some(seat))?;
    let who = name_of(scene, seat);
    let lead = |text: Message| Message::sentences([&one_card_sentence(lang, scene), &text]);
    if let Some(seat) = gone(scene, seat) {
        return Some(Delay {
            lead: lead(delay::away(lang, who)),
            rest: delay::offer_substitute(lang, who),
            offer: Some(Offer::Substitute(seat)),
        });
    }
    let late = scene.around.slow_turn.filter(|late| late.seat == seat)?;
    let too_long = scene
        .around
        .allowed
        .map_or_else(|| delay::long(lang, who), |seconds| delay::late(lang, who, &time::span(lang, seconds)));
    Some(Delay { lead: lead(too_long), rest: agreed(lang, late), offer: late.may_agree.then_some(Offer::Agree) })
}

/// The seat to act, where its person has left, no bot plays for them and the viewer, as the host, can change that.
fn gone(scene: &Scene, seat: Seat) -> Option<Seat> {
    let around = &scene.around;
    let waits = around.is_host && around.paused.is_none() && !around.closed;
    let on = scene.view.table.public.phase() != Phase::Over;
    (waits && on && around.substitutes[seat.index()].is_none() && not_here(scene, seat)).then_some(seat)
}

/// How many have agreed, where more than one has to.
fn agreed(lang: Lang, late: SlowTurn) -> Message {
    match (late.agreed, late.needed) {
        (_, 0 | 1) => Message::default(),
        (0, needed) => delay::needed(lang, needed),
        (agreed, needed) => delay::agreed(lang, agreed, needed),
    }
}

/// What the viewer reads who takes too long; empty mostly.
pub fn own_delay(lang: Lang, scene: &Scene) -> Message {
    if scene.around.slow_turn.is_none_or(|late| scene.view.seat != Some(late.seat)) {
        return Message::default();
    }
    scene
        .around
        .allowed
        .map_or_else(|| delay::you_long(lang).into(), |seconds| delay::you_late(lang, &time::span(lang, seconds)))
}

/// The same for a screen reader, also where it is the viewer who holds up the game.
pub(crate) fn spoken(lang: Lang, scene: &Scene) -> Option<Message> {
    let own = own_delay(lang, scene);
    if !own.is_empty() {
        return Some(own);
    }
    let Delay { lead, rest, offer } = delay(lang, scene)?;
    let may = (offer == Some(Offer::Agree)).then(|| Message::from(delay::you_may(lang)));
    Some(Message::sentences([&lead].into_iter().chain(&may).chain([&rest])))
}
