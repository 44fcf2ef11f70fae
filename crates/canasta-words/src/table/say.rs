//! The one line above the hand: whose turn it is, what may be done, what was asked and answered.

use canasta::{Act, Card, Kind, Permission, Phase, Seat, Suit, faces};
use canasta_table::scene::Scene;

use crate::table::{alone, name, one_card_left, own_side, partner, verdict};
use crate::{number, points};

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
    match public.phase() {
        Phase::Over => {
            let verdict = public.ending().map_or_else(String::new, |ending| format!("{}.", verdict(scene, ending)));
            Say::plain(verdict, "The deal is over.")
        }
        Phase::Answer { .. } => question(scene),
        Phase::Draw | Phase::Play if scene.view.seat == Some(public.turn()) => own_turn(scene),
        Phase::Draw | Phase::Play => others_turn(scene),
    }
}

fn question(scene: &Scene) -> Say {
    let public = &scene.view.table.public;
    let asker = name(scene, public.turn());
    let Some(asked) = public.to_act() else { return Say::default() };
    if scene.view.seat == Some(asked) {
        return Say {
            small: format!("Yes: {asker} must go out this turn. No: {asker} may not."),
            prompts: vec![Prompt { act: "yes", label: "Yes, go out" }, Prompt { act: "no", label: "No, not yet" }],
            ..Say::asked(format!("{asker} asks: partner, may I go out?"), "")
        };
    }
    let asked = name(scene, asked);
    if scene.view.seat == Some(public.turn()) {
        return Say::asked(format!("You asked {asked}:"), "may I go out? Waiting for the answer.");
    }
    Say::asked(format!("{asker} asks {asked}:"), "partner, may I go out?")
}

fn own_turn(scene: &Scene) -> Say {
    let public = &scene.view.table.public;
    let partner_name = partner(scene).map(|seat| name(scene, seat)).unwrap_or_default();
    let held = red_three(scene);
    let answer = match public.this_turn().permission {
        Permission::Yes => Some((": yes.", "You must go out this turn.")),
        Permission::No => Some((": no.", "You may not go out this turn.")),
        Permission::NotAsked => None,
    };
    if let Some((yes_or_no, rest)) = answer {
        let small = held.as_ref().map_or_else(String::new, |held| held.rest.clone());
        let prompts = held.map_or_else(Vec::new, |held| held.prompts);
        return Say { small, prompts, ..Say::asked(format!("{partner_name}{yes_or_no}"), rest) };
    }
    if let Some(held) = held {
        return held;
    }
    if may_ask(scene) {
        return Say {
            small: "Asking tells everyone that you can.".to_owned(),
            prompts: vec![Prompt { act: "ask", label: "Ask: may I go out?" }],
            ..Say::asked("", format!("You can go out. You may ask {partner_name} first."))
        };
    }
    if public.phase() == Phase::Play {
        return Say { small: canastas_needed(scene), ..Say::plain("Your turn.", "Lay down, or discard.") };
    }
    let takeable = public.pile().top().is_some_and(Kind::is_natural);
    let draw = draw_label(scene);
    let rest = match (public.stock() > 0, takeable) {
        (true, true) => format!("{draw}, or take the pile."),
        (true, false) => format!("{draw}."),
        (false, true) => "The stock is empty: take the pile, or pass.".to_owned(),
        (false, false) => "The stock is empty: pass.".to_owned(),
    };
    Say::plain("Your turn.", rest)
}

/// What drawing is called here: `Draw`, `Draw two`; with an empty stock `Pass`.
pub fn draw_label(scene: &Scene) -> String {
    let public = &scene.view.table.public;
    let drawn =
        usize::try_from(public.rules().draw_count_for(public.players())).unwrap_or(1).min(public.stock().into());
    match drawn {
        0 => "Pass".to_owned(),
        1 => "Draw".to_owned(),
        n => format!("Draw {}", number(n)),
    }
}

/// `Two canastas are needed to go out; you have one.` Empty where one is enough, or enough are there.
fn canastas_needed(scene: &Scene) -> String {
    let public = &scene.view.table.public;
    let needed = usize::try_from(public.rules().canastas_needed(public.players())).unwrap_or(1);
    let has = usize::from(public.side_melds(own_side(scene)).canastas());
    if needed < 2 || has >= needed {
        return String::new();
    }
    let whose = if alone(scene) { "you have" } else { "your side has" };
    let has = if has == 0 { "none".to_owned() } else { number(has) };
    format!("{} canastas are needed to go out; {whose} {has}.", super::capital(&number(needed)))
}

/// What a red three in the viewer's hand costs that is not tabled before the turn ends, in points; `None` where the
/// table lays it by itself, where none is held, and where each has cost it already.
pub fn red_three_penalty(scene: &Scene) -> Option<i32> {
    let rules = &scene.view.table.public.rules();
    let held = scene.view.hand.iter().filter(|card| card.kind() == Kind::RedThree).count();
    (rules.declares_by_hand() && held > usize::from(scene.view.red_three_penalty.in_hand))
        .then_some(rules.undeclared_penalty)
}

/// The line while the viewer holds a red three that has to be tabled by hand.
fn red_three(scene: &Scene) -> Option<Say> {
    let public = &scene.view.table.public;
    let held: Vec<Card> = scene.view.hand.iter().copied().filter(|card| card.kind() == Kind::RedThree).collect();
    let first = held.first().filter(|_| public.rules().declares_by_hand())?;
    let act = if first.suit() == Some(Suit::Hearts) { "declare 3H" } else { "declare 3D" };
    let (one, it) = if held.len() == 1 {
        ("a red three".to_owned(), "it")
    } else {
        (format!("{} red threes", number(held.len())), "them")
    };
    let rest = match red_three_penalty(scene) {
        Some(points_lost) => {
            let costs = if held.len() == 1 { "it costs" } else { "each costs" };
            format!("You hold {one}: table {it} before your turn ends, or {costs} {} points.", points(points_lost))
        }
        None => format!("You hold {one} and have paid for {it}. You may still table {it}."),
    };
    let label = if held.len() == 1 { "Table it" } else { "Table one" };
    Some(Say { asked: true, prompts: vec![Prompt { act, label }], ..Say::plain("Your turn.", rest) })
}

/// Whether the viewer may ask "may I go out?" now.
pub(crate) fn may_ask(scene: &Scene) -> bool {
    let public = &scene.view.table.public;
    scene.view.seat == Some(public.turn()) && public.check(&faces::counts(&scene.view.hand), &Act::Ask).is_ok()
}

fn others_turn(scene: &Scene) -> Say {
    let public = &scene.view.table.public;
    let to_play = format!("{} to play.", name(scene, public.turn()));
    match scene.view.seat {
        Some(me) if one_card_left(scene, me) => {
            Say::plain("You have one card left.", format!("The others have been told. {to_play}"))
        }
        _ => Say::plain(one_card_sentence(scene), to_play),
    }
}

/// `Paul has one card left.`; empty if nobody but the viewer has.
pub(crate) fn one_card_sentence(scene: &Scene) -> String {
    let seats: Vec<Seat> = scene
        .view
        .table
        .public
        .players()
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
    if scene.around.paused.is_some() {
        return String::new();
    }
    let mut sentences = Vec::new();
    match public.phase() {
        Phase::Over => return String::new(),
        Phase::Answer { .. } if public.to_act() == scene.view.seat => {
            sentences.push(question(scene).lead);
        }
        Phase::Draw | Phase::Play if scene.view.seat == Some(public.turn()) => {
            let answer = own_turn(scene);
            let answered = public.this_turn().permission != Permission::NotAsked;
            let held = red_three_penalty(scene).is_some();
            let whole = answered || held;
            sentences.push(if whole { format!("{} {}", answer.lead, answer.rest) } else { "Your turn.".to_owned() });
        }
        Phase::Answer { .. } | Phase::Draw | Phase::Play => {}
    }
    sentences.push(one_card_sentence(scene));
    sentences.retain(|sentence| !sentence.is_empty());
    sentences.join(" ")
}
