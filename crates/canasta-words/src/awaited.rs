//! Who is waited for in the game: whose turn takes longer than the table allows, who has gone at their own turn, and what
//! the others may do about it.

use canasta::{Phase, Seat};
use canasta_table::scene::{Late, Scene};

use crate::host::span;
use crate::number;
use crate::table::{capital, name, not_here, one_card_sentence};

/// What those who wait read in the place of whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// What stands out, in front.
    pub lead: String,
    /// The rest. May be empty.
    pub rest: String,
    /// What the viewer may do.
    pub offer: Option<Offer>,
}

/// What somebody who waits may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Agree that a bot makes this one decision.
    Agree,
    /// Have a bot play in this seat until its person is back; the host's.
    StandIn(Seat),
}

impl Offer {
    /// What its button says.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Agree => "Let a bot make this move",
            Self::StandIn(_) => "Let a bot play",
        }
    }
}

/// Who is waited for too long; `None` where nobody is, or it is the viewer.
pub fn awaited(scene: &Scene) -> Option<Awaited> {
    let seat = scene.view.table.public.to_act().filter(|&seat| scene.view.seat != Some(seat))?;
    let one = one_card_sentence(scene);
    let lead = |text: String| if one.is_empty() { text } else { format!("{one} {text}") };
    if let Some(seat) = gone(scene, seat) {
        let who = name(scene, seat);
        return Some(Awaited {
            lead: lead(format!("{who} is away.")),
            rest: "Let a bot play for them?".to_owned(),
            offer: Some(Offer::StandIn(seat)),
        });
    }
    let late = scene.around.late.filter(|late| late.seat == seat)?;
    Some(Awaited {
        lead: lead(too_long(scene, seat)),
        rest: agreed(late),
        offer: late.may_agree.then_some(Offer::Agree),
    })
}

/// The seat to act, where its person has gone, nobody plays for them and the viewer, as the host, can change that.
fn gone(scene: &Scene, seat: Seat) -> Option<Seat> {
    let around = &scene.around;
    let waits = around.is_host && around.paused.is_none() && !around.closed;
    let on = scene.view.table.public.phase() != Phase::Over;
    (waits && on && around.stand_ins[seat.index()].is_none() && not_here(scene, seat)).then_some(seat)
}

/// `Anna is taking longer than two minutes.`
fn too_long(scene: &Scene, seat: Seat) -> String {
    let are = if scene.view.seat == Some(seat) { "are" } else { "is" };
    let who = name(scene, seat);
    scene.around.allowed.map_or_else(
        || format!("{who} {are} taking long."),
        |seconds| format!("{who} {are} taking longer than {}.", span(seconds)),
    )
}

/// How many have agreed, where more than one has to.
fn agreed(late: Late) -> String {
    match (late.agreed, late.needed) {
        (_, 0 | 1) => String::new(),
        (0, needed) => format!("{} of you have to agree.", capital(&number(needed.into()))),
        (agreed, needed) => {
            let have = if agreed == 1 { "has" } else { "have" };
            format!("{} of {} {have} agreed.", capital(&number(agreed.into())), number(needed.into()))
        }
    }
}

/// What the viewer reads who takes too long; empty mostly.
pub fn own_delay(scene: &Scene) -> String {
    let late = scene.around.late.filter(|late| scene.view.seat == Some(late.seat));
    late.map_or_else(String::new, |late| {
        format!("{} The others may let a bot make this move.", too_long(scene, late.seat))
    })
}

/// The same for the ear: who is waited for, or that it is the viewer.
pub(crate) fn spoken(scene: &Scene) -> Option<String> {
    let own = own_delay(scene);
    if !own.is_empty() {
        return Some(own);
    }
    let Awaited { lead, rest, offer } = awaited(scene)?;
    let may = if offer == Some(Offer::Agree) { "You may let a bot make this move." } else { "" };
    let said: Vec<&str> = [lead.as_str(), may, rest.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    Some(said.join(" "))
}
