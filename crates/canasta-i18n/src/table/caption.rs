//! Captions of a player's last action, and the recap of events since the viewer's last turn. Both use the viewer's log.

use canasta::{Canasta, Card, CardAction, Group, Kind, Seat, SeenCards, SeenStep};
use canasta_table::scene::{Scene, SeenEvent};

use super::log::{Line, event_sentences, freezing, lines};
use crate::messages::caption;
use crate::{Lang, Message};

/// A player's last action, in two lengths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// At most two short lines.
    pub full: Message,
    /// A word or two, if `full` doesn't fit.
    pub brief: Message,
}

impl Caption {
    fn new(full: impl Into<Message>, brief: impl Into<Message>) -> Self {
        Self { full: full.into(), brief: brief.into() }
    }
}

/// The caption of a seat, if its player acted last.
pub fn caption(lang: Lang, scene: &Scene, seat: Seat) -> Option<Caption> {
    let last = scene.log.iter().rev().find(|event| event.moves_cards() || matches!(event, SeenEvent::Ended(_)))?;
    let SeenEvent::Step { step, .. } = last else { return None };
    (step.seat == seat).then(|| of_step(lang, scene, step))
}

fn of_step(lang: Lang, scene: &Scene, step: &SeenStep) -> Caption {
    let public = &scene.view.table.public;
    if let Some(&rank) = step.canastas.first() {
        let melds = public.side_melds(public.side_of(step.seat));
        let natural = melds.meld(rank).canasta() == Some(Canasta::Natural);
        return Caption::new(caption::canasta(lang, natural, rank), caption::canasta_brief(lang));
    }
    match &step.action {
        CardAction::Draw => {
            let cards = match &step.drew {
                SeenCards::Faces(cards) => cards.len(),
                SeenCards::Count(cards) => *cards,
            };
            Caption::new(caption::drew(lang, cards.max(1)), caption::drew_brief(lang))
        }
        CardAction::Take { .. } => {
            let cards = step.took.map_or(1, |(_, rest)| usize::from(rest) + 1);
            Caption::new(caption::took(lang, cards), caption::took_brief(lang, cards))
        }
        CardAction::Meld(groups) => melded(lang, groups),
        CardAction::Declare(_) => Caption::new(caption::red_three(lang), caption::red_three_brief(lang)),
        CardAction::Discard(_) if freezing(lang, scene, step).is_some() => {
            Caption::new(caption::froze(lang), caption::froze_brief(lang))
        }
        CardAction::Discard(card) => {
            let kind: Kind = card.kind();
            let full = caption::discarded(lang, kind);
            if kind == Kind::BlackThree {
                Caption::new(full, caption::discarded_black_three_brief(lang))
            } else {
                Caption::new(full, caption::discarded_brief(lang, kind))
            }
        }
        CardAction::Pass => Caption::new(caption::passed(lang), caption::passed(lang)),
        CardAction::Ask => Caption::new(caption::asked(lang), caption::asked_brief(lang)),
        CardAction::Answer(yes) => Caption::new(caption::answered(lang, *yes), caption::answered(lang, *yes)),
    }
}

fn melded(lang: Lang, groups: &[Group]) -> Caption {
    let brief = caption::melded_brief(lang);
    let rank_of = |group: &Group| {
        let kinds = || group.cards.iter().map(|card| card.kind());
        group.rank.or_else(|| kinds().find(|kind| !kind.is_wild())).or_else(|| kinds().next())
    };
    let rank = if let [group] = groups { rank_of(group) } else { None };
    match rank {
        Some(rank) => Caption::new(caption::melded(lang, rank), brief),
        None => Caption::new(caption::melded_several(lang, groups.len()), brief),
    }
}

/// The events since a player's last turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recap {
    /// One line per turn.
    pub turns: Vec<Line>,
    /// One entry per event.
    pub steps: Vec<DescribedEvent>,
}

/// An event in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DescribedEvent {
    /// The player who acted.
    pub seat: Option<Seat>,
    /// The description.
    pub text: Message,
    /// The cards everyone saw.
    pub cards: Vec<Card>,
}

/// The events since the viewer's last turn in this deal, without the viewer's unfinished turn. `None` before the viewer's
/// first turn and for spectators.
pub fn events_since_own_turn(scene: &Scene) -> Option<&[SeenEvent]> {
    let own = scene.view.seat?;
    let is_own = |event: &SeenEvent| match event {
        SeenEvent::Step { step, .. } => step.seat == own,
        SeenEvent::TookBack { seat } => *seat == own,
        _ => false,
    };
    let is_own_turn = scene.view.table.public.turn() == own;
    let end = scene.log.len() - scene.log.iter().rev().take_while(|event| is_own_turn && is_own(event)).count();
    let before = scene.log.get(..end).unwrap_or_default();
    let last = before.iter().rposition(is_own)?;
    before.get(last + 1..)
}

/// The [`events_since_own_turn`] in words.
pub fn recap(lang: Lang, scene: &Scene) -> Option<Recap> {
    let events = events_since_own_turn(scene)?;
    Some(Recap {
        turns: lines(lang, scene, events),
        steps: events
            .iter()
            .map(|event| DescribedEvent {
                seat: seat_of(event),
                text: event_sentences(lang, scene, event),
                cards: shown_cards(event),
            })
            .collect(),
    })
}

const fn seat_of(event: &SeenEvent) -> Option<Seat> {
    match event {
        SeenEvent::Step { step, .. } => Some(step.seat),
        SeenEvent::DeclaredRedThrees(declared) => Some(declared.seat),
        SeenEvent::TookBack { seat } | SeenEvent::Person { seat, .. } => Some(*seat),
        SeenEvent::Dealt { .. } | SeenEvent::Ended(_) | SeenEvent::Conceded(_) => None,
    }
}

fn shown_cards(event: &SeenEvent) -> Vec<Card> {
    let cards = |groups: &[Group]| groups.iter().flat_map(|group| group.cards.clone()).collect::<Vec<Card>>();
    match event {
        SeenEvent::DeclaredRedThrees(declared) => declared.red_threes.clone(),
        SeenEvent::Step { step, .. } => {
            let mut shown = match &step.action {
                CardAction::Discard(card) => vec![*card],
                CardAction::Meld(groups) => cards(groups),
                CardAction::Take { with, more, .. } => {
                    let top = step.took.map(|(top, _)| top);
                    top.into_iter().chain(with.iter().copied()).chain(cards(more)).collect()
                }
                _ => Vec::new(),
            };
            shown.extend(&step.red_threes);
            shown
        }
        _ => Vec::new(),
    }
}
