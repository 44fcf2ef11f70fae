//! The one line above the hand: whose turn it is, what may be done, what was asked and answered.

use canasta::{Act, Permission, Phase, Seat, faces};

use crate::scene::Scene;
use crate::words::table::{name, one_card_left, partner, verdict};

/// A button in the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The act it sends, as notation writes it.
    pub act: &'static str,
    /// What it says.
    pub label: &'static str,
}

/// The line above the hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Say {
    /// What stands out, in front. May be empty.
    pub lead: String,
    /// The rest. May be empty.
    pub rest: String,
    /// A second, smaller line. Mostly empty.
    pub small: String,
    /// Somebody was asked: the line is shown as a question or an answer.
    pub asked: bool,
    /// What may be answered, the more far-reaching first.
    pub prompts: Vec<Prompt>,
}

impl Say {
    fn plain(lead: impl Into<String>, rest: impl Into<String>) -> Self {
        Self { lead: lead.into(), rest: rest.into(), ..Self::default() }
    }

    fn asked(lead: impl Into<String>, rest: impl Into<String>) -> Self {
        Self { asked: true, ..Self::plain(lead, rest) }
    }
}

/// The line above the hand.
pub fn say(scene: &Scene) -> Say {
    let public = &scene.view.table.public;
    match public.phase {
        Phase::Over => {
            let verdict = public.ending.map_or_else(String::new, |ending| format!("{}.", verdict(scene, ending)));
            Say::plain(verdict, "The deal is over.")
        }
        Phase::Answer { .. } => question(scene),
        Phase::Draw | Phase::Play if scene.view.seat == Some(public.turn) => own_turn(scene),
        Phase::Draw | Phase::Play => others_turn(scene),
    }
}

fn question(scene: &Scene) -> Say {
    let public = &scene.view.table.public;
    let asker = name(scene, public.turn);
    let Some(asked) = public.to_act() else { return Say::default() };
    if scene.view.seat == Some(asked) {
        return Say {
            small: format!("Yes: {asker} must go out this turn. No: {asker} may not."),
            prompts: vec![Prompt { act: "yes", label: "Yes, go out" }, Prompt { act: "no", label: "No, not yet" }],
            ..Say::asked(format!("{asker} asks: partner, may I go out?"), "")
        };
    }
    let asked = name(scene, asked);
    if scene.view.seat == Some(public.turn) {
        return Say::asked(format!("You asked {asked}:"), "may I go out? Waiting for the answer.");
    }
    Say::asked(format!("{asker} asks {asked}:"), "partner, may I go out?")
}

fn own_turn(scene: &Scene) -> Say {
    let public = &scene.view.table.public;
    let partner_name = partner(scene).map(|seat| name(scene, seat)).unwrap_or_default();
    match public.this_turn.permission {
        Permission::Yes => return Say::asked(format!("{partner_name}: yes."), "You must go out this turn."),
        Permission::No => return Say::asked(format!("{partner_name}: no."), "You may not go out this turn."),
        Permission::NotAsked => {}
    }
    if may_ask(scene) {
        return Say {
            small: "Asking tells everyone that you can.".to_owned(),
            prompts: vec![Prompt { act: "ask", label: "Ask: may I go out?" }],
            ..Say::asked("", format!("You can go out. You may ask {partner_name} first."))
        };
    }
    if public.phase == Phase::Play {
        return Say::plain("Your turn.", "Lay down, or discard.");
    }
    let takeable = public.pile.top().is_some_and(canasta::Kind::is_natural);
    let rest = match (public.stock > 0, takeable) {
        (true, true) => "Draw, or take the pile.",
        (true, false) => "Draw.",
        (false, true) => "The stock is empty: take the pile, or pass.",
        (false, false) => "The stock is empty: pass.",
    };
    Say::plain("Your turn.", rest)
}

/// Whether the viewer may ask "may I go out?" now.
pub(crate) fn may_ask(scene: &Scene) -> bool {
    let public = &scene.view.table.public;
    scene.view.seat == Some(public.turn) && public.check(&faces::counts(&scene.view.hand), &Act::Ask).is_ok()
}

fn others_turn(scene: &Scene) -> Say {
    let public = &scene.view.table.public;
    let to_play = format!("{} to play.", name(scene, public.turn));
    match scene.view.seat {
        Some(me) if one_card_left(scene, me) => {
            Say::plain("You have one card left.", format!("The others have been told. {to_play}"))
        }
        _ => Say::plain(one_card_sentence(scene), to_play),
    }
}

/// `Paul has one card left.`; empty if nobody but the viewer has.
fn one_card_sentence(scene: &Scene) -> String {
    let seats: Vec<Seat> = scene
        .view
        .table
        .public
        .players
        .seats()
        .filter(|&seat| scene.view.seat != Some(seat) && one_card_left(scene, seat))
        .collect();
    match seats.as_slice() {
        [] => String::new(),
        [one] => format!("{} has one card left.", name(scene, *one)),
        many => {
            let names: Vec<&str> = many.iter().map(|&seat| name(scene, seat)).collect();
            format!("{} have one card left.", super::and(&names))
        }
    }
}

/// What the assertive live region speaks: one's own turn, a question or answer to oneself, one card left. It stays the
/// same during a turn, so that it is spoken once.
pub fn turn(scene: &Scene) -> String {
    let public = &scene.view.table.public;
    let mut sentences = Vec::new();
    match public.phase {
        Phase::Over => return String::new(),
        Phase::Answer { .. } if public.to_act() == scene.view.seat => {
            sentences.push(question(scene).lead);
        }
        Phase::Draw | Phase::Play if scene.view.seat == Some(public.turn) => {
            let answer = own_turn(scene);
            let answered = public.this_turn.permission != Permission::NotAsked;
            sentences.push(if answered { format!("{} {}", answer.lead, answer.rest) } else { "Your turn.".to_owned() });
        }
        Phase::Answer { .. } | Phase::Draw | Phase::Play => {}
    }
    sentences.push(one_card_sentence(scene));
    sentences.retain(|sentence| !sentence.is_empty());
    sentences.join(" ")
}
