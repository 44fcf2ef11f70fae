//! The log in words, one line per turn, and the polite announcements for screen readers, one sentence per action.

use std::ops::Range;

use crate::messages::company::{self, NewHostWhy};
use crate::messages::log::{self, TookOntoWhose};
use crate::{Lang, Message};
use canasta::rules::Cut;
use canasta::{
    Card, CardAction, Ending, Group, Kind, MAX_SEATS, Melds, Seat, SeenCards, SeenDeclaredRedThrees, SeenStep, Side,
    faces,
};

use crate::table::seating::sits_out;
use crate::table::{concession, has_one_card_left, name_of, own_side, player, plays_alone, seat_draw};
use canasta_table::journal::HostChange;
use canasta_table::scene::{PersonChange, Player, Scene, SeenEvent};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The events.
    pub text: Message,
    /// Emphasised text after the rest. Usually empty.
    pub strong: Message,
    /// The player whose turn it describes.
    turn_of: Option<Seat>,
}

impl Line {
    fn plain(text: impl Into<Message>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Both parts as one text.
    pub fn full_text(&self) -> Message {
        Message::sentences([&self.text, &self.strong])
    }
}

/// The deal so far, oldest line first, without the player to act.
pub fn log(lang: Lang, scene: &Scene) -> Vec<Line> {
    lines(lang, scene, &scene.log)
}

/// The lines of some of the scene's events.
pub(super) fn lines(lang: Lang, scene: &Scene, events: &[SeenEvent]) -> Vec<Line> {
    let mut lines = unmarked_lines(lang, scene, events);
    mark_one_card_left(lang, scene, &mut lines);
    lines
}

/// The lines without the announcements of a last card.
fn unmarked_lines(lang: Lang, scene: &Scene, events: &[SeenEvent]) -> Vec<Line> {
    let mut lines = Vec::new();
    for events in events.chunk_by(is_same_turn) {
        match &events[0] {
            SeenEvent::Step { step, .. } if is_question_or_answer(step) => {
                lines.push(Line::plain(event_sentences(lang, scene, &events[0])));
            }
            SeenEvent::Step { step, substitute } => {
                lines.push(turn(lang, scene, step.seat, *substitute, events));
                // Only the last action of a turn can be followed by red threes of the next player.
                if let Some(SeenEvent::Step { step, .. }) = events.last() {
                    lines.extend(step.next.iter().map(|next| Line::plain(red_threes(lang, scene, next, false))));
                }
            }
            SeenEvent::Dealt { deal, dealer } => {
                if *deal == 1 && scene.seating.is_some() {
                    lines.push(Line::plain(Message::sentences(&seat_draw(lang, scene))));
                }
                lines.push(Line::plain(dealt(lang, scene, *deal, *dealer)));
            }
            SeenEvent::DeclaredRedThrees(declared) => lines.push(Line::plain(red_threes(lang, scene, declared, false))),
            SeenEvent::Ended(how) => lines.push(Line { strong: deal_end(lang, scene, *how), ..Line::default() }),
            SeenEvent::Conceded(side) => {
                lines.push(Line { strong: concession(lang, scene, *side), ..Line::default() });
            }
            SeenEvent::TookBack { .. } | SeenEvent::Person { .. } => {
                lines.push(Line::plain(event_sentences(lang, scene, &events[0])));
            }
        }
    }
    lines
}

/// What the lines of old turns depend on, apart from their events. A turn is old once every player has had a later one,
/// so its line never announces a last card. Pages keep these lines, because their number grows during a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OldTurns {
    lang: Lang,
    viewer: Option<Seat>,
    players: Vec<Player>,
    deal: usize,
    /// By side, the ranks melded with wild cards. They decide whether a canasta is called natural.
    with_wilds: [u16; MAX_SEATS],
}

impl OldTurns {
    /// For a scene.
    pub fn of(lang: Lang, scene: &Scene) -> Self {
        Self {
            lang,
            viewer: scene.view.seat,
            players: scene.players.clone(),
            deal: scene.deal,
            with_wilds: with_wilds(scene),
        }
    }

    /// Whether it is the same for this scene.
    pub fn are_of(&self, lang: Lang, scene: &Scene) -> bool {
        self.lang == lang
            && self.viewer == scene.view.seat
            && self.players == scene.players
            && self.deal == scene.deal
            && self.with_wilds == with_wilds(scene)
    }

    /// The number of events in old turns, at the start of the log.
    pub fn events(scene: &Scene) -> usize {
        let public = &scene.view.table.public;
        let mut waiting: Vec<Seat> = public.players().playing().collect();
        let mut end = scene.log.len();
        for events in scene.log.chunk_by(is_same_turn).rev() {
            if waiting.is_empty() {
                break;
            }
            end -= events.len();
            if let SeenEvent::Step { step, .. } = &events[0]
                && !is_question_or_answer(step)
            {
                waiting.retain(|&seat| seat != step.seat);
            }
        }
        end
    }

    /// The lines of some of the events in old turns. The range starts and ends between turns.
    pub fn lines(lang: Lang, scene: &Scene, events: Range<usize>) -> Vec<Line> {
        unmarked_lines(lang, scene, scene.log.get(events).unwrap_or_default())
    }

    /// The lines of the later turns, after this number of events in old ones.
    pub fn later_lines(lang: Lang, scene: &Scene, events: usize) -> Vec<Line> {
        lines(lang, scene, scene.log.get(events..).unwrap_or_default())
    }
}

fn with_wilds(scene: &Scene) -> [u16; MAX_SEATS] {
    let public = &scene.view.table.public;
    let mut ranks = [0; MAX_SEATS];
    for side in public.players().all_sides() {
        let wild = public.side_melds(side).iter().filter(|(_, meld)| meld.wilds() > 0);
        ranks[side.index()] = wild.fold(0, |ranks, (rank, _)| ranks | 1 << rank as u16);
    }
    ranks
}

/// Whether the second of two successive events continues the turn of the first.
fn is_same_turn(one: &SeenEvent, next: &SeenEvent) -> bool {
    match (one, next) {
        (SeenEvent::Step { step: one, substitute }, SeenEvent::Step { step: next, substitute: next_substitute }) => {
            one.seat == next.seat
                && substitute == next_substitute
                && !ends_turn(one)
                && !is_question_or_answer(one)
                && !is_question_or_answer(next)
        }
        _ => false,
    }
}

/// The line of a turn, or of a part of one.
fn turn(lang: Lang, scene: &Scene, seat: Seat, substitute: bool, events: &[SeenEvent]) -> Line {
    let mut done = Vec::new();
    let mut after = Vec::new();
    let mut strong = Vec::new();
    for event in events {
        let SeenEvent::Step { step, .. } = event else { continue };
        done.extend(actions(lang, scene, step, substitute));
        after.extend(freezing(lang, scene, step));
        strong.extend(canastas(lang, scene, step));
    }
    let turn = log::turn(lang, player(scene, seat), substitute, &done);
    Line {
        text: Message::sentences(std::iter::once(&turn).chain(&after)),
        strong: Message::sentences(&strong),
        turn_of: Some(seat),
    }
}

/// The last line of the log, or an empty message. Names the card the viewer has just drawn.
pub fn last_line(lang: Lang, scene: &Scene) -> Message {
    match scene.log.last() {
        Some(SeenEvent::Step { step, substitute }) if step.action == CardAction::Draw && step.ending.is_none() => {
            step_sentences(lang, scene, step, *substitute)
        }
        _ => {
            let last_turn = scene.log.chunk_by(is_same_turn).next_back().unwrap_or_default();
            lines(lang, scene, last_turn).last().map_or_else(Message::default, Line::full_text)
        }
    }
}

/// Questions and answers get lines of their own.
const fn is_question_or_answer(step: &SeenStep) -> bool {
    matches!(step.action, CardAction::Ask | CardAction::Answer(_))
}

fn ends_turn(step: &SeenStep) -> bool {
    matches!(step.action, CardAction::Discard(_) | CardAction::Pass) || step.ending.is_some()
}

/// Adds the announcement to the last turn of each player with one card left.
fn mark_one_card_left(lang: Lang, scene: &Scene, lines: &mut [Line]) {
    let public = &scene.view.table.public;
    for seat in public.players().seats().filter(|&seat| has_one_card_left(scene, seat)) {
        if let Some(line) = lines.iter_mut().rev().find(|line| line.turn_of == Some(seat)) {
            line.strong = Message::sentences([&line.strong, &log::one_card_left(lang).into()]);
        }
    }
}

/// Who acted in a seat: the player, or a bot for them, which is never the reader.
fn actor(scene: &Scene, seat: Seat, substitute: bool) -> crate::Player<'_> {
    if substitute { crate::Player::Other(name_of(scene, seat)) } else { player(scene, seat) }
}

/// The actions of a step, as list items: `drew`, `melded two kings`.
fn actions(lang: Lang, scene: &Scene, step: &SeenStep, substitute: bool) -> Vec<Message> {
    let mut actions = Vec::new();
    let by = actor(scene, step.seat, substitute);
    match &step.action {
        CardAction::Draw => actions.push(drew(lang, by, &step.drew)),
        CardAction::Take { with, more, .. } => {
            actions.push(took(lang, by, scene, step, with));
            if !more.is_empty() {
                actions.push(melded(lang, by, more));
            }
        }
        CardAction::Meld(groups) => actions.push(melded(lang, by, groups)),
        CardAction::Discard(card) => actions.push(log::discarded(lang, by, *card)),
        CardAction::Pass => actions.push(log::passed(lang, by)),
        CardAction::Declare(_) => actions.push(log::declared_red_threes(lang, by, &cards(lang, &step.red_threes))),
        CardAction::Ask | CardAction::Answer(_) => {}
    }
    if !step.red_threes.is_empty() && !matches!(step.action, CardAction::Declare(_)) {
        actions.push(log::declared_red_threes(lang, by, &cards(lang, &step.red_threes)));
    }
    actions
}

/// `drew`, with the number of cards if there are several.
fn drew(lang: Lang, by: crate::Player<'_>, drawn: &SeenCards) -> Message {
    match count(drawn) {
        0 | 1 => log::drew(lang, by),
        n => log::drew_several(lang, by, n),
    }
}

const fn count(cards: &SeenCards) -> usize {
    match cards {
        SeenCards::Faces(cards) => cards.len(),
        SeenCards::Count(n) => *n,
    }
}

/// `took the 14-card pile with two sixes`.
fn took(lang: Lang, by: crate::Player<'_>, scene: &Scene, step: &SeenStep, with: &[Card]) -> Message {
    let Some((top, rest)) = step.took else { return log::took(lang, by) };
    let size = usize::from(rest) + 1;
    if with.is_empty() {
        return log::took_onto(lang, by, size, whose(scene, step.seat), top.kind());
    }
    log::took_with(lang, by, size, &with_cards(lang, top.kind(), with))
}

/// The word for the owner of a seat's melds, from the viewer's point of view.
fn whose(scene: &Scene, seat: Seat) -> TookOntoWhose {
    let side: Side = scene.view.table.public.side_of(seat);
    match scene.view.seat.is_some() && side == own_side(scene) {
        true if plays_alone(scene) => TookOntoWhose::Your,
        true => TookOntoWhose::Our,
        false => TookOntoWhose::Their,
    }
}

fn cards(lang: Lang, cards: &[Card]) -> Vec<Message> {
    cards.iter().map(|&card| log::card(lang, card)).collect()
}

/// The cards of a rank and the wild cards, by number and kind.
fn by_kind(rank: Kind, cards: &[Card]) -> impl Iterator<Item = (usize, Kind)> {
    let counts = faces::counts(cards);
    [rank, Kind::Joker, Kind::Two].into_iter().map(move |kind| (counts.of(kind).into(), kind)).filter(|&(n, _)| n > 0)
}

/// `two sixes`, `a joker`.
fn some_cards(lang: Lang, rank: Kind, cards: &[Card]) -> Vec<Message> {
    by_kind(rank, cards).map(|(n, kind)| log::some_of(lang, n, kind)).collect()
}

/// After “with”: `two sixes`, `a joker`.
fn with_cards(lang: Lang, rank: Kind, cards: &[Card]) -> Vec<Message> {
    by_kind(rank, cards).map(|(n, kind)| log::with(lang, n, kind)).collect()
}

fn melded(lang: Lang, by: crate::Player<'_>, groups: &[Group]) -> Message {
    let melds: Vec<Message> = groups.iter().flat_map(|group| meld_items(lang, group)).collect();
    log::melded(lang, by, &melds)
}

/// The cards of a meld as one item; as several if they don't form one meld.
fn meld_items(lang: Lang, group: &Group) -> Vec<Message> {
    let melds = Melds::from_groups([(group.rank, faces::counts(&group.cards))]).ok();
    let Some((rank, meld)) = melds.as_ref().and_then(|melds| melds.iter().next()) else {
        return cards(lang, &group.cards);
    };
    let (wilds, naturals): (Vec<Card>, Vec<Card>) = group.cards.iter().partition(|card| card.kind().is_wild());
    if meld.naturals == 0 {
        return vec![log::wilds_onto(lang, &some_cards(lang, rank, &wilds), rank)];
    }
    if wilds.is_empty() {
        return some_cards(lang, rank, &naturals);
    }
    vec![log::meld(lang, meld.naturals, rank, &with_cards(lang, rank, &wilds))]
}

/// The message for a discard that freezes the pile, unless an earlier one did. `step` must be in the scene's log.
pub(super) fn freezing(lang: Lang, scene: &Scene, step: &SeenStep) -> Option<Message> {
    let rules = &scene.view.table.public.rules();
    let freezes =
        |step: &SeenStep| matches!(step.action, CardAction::Discard(card) if canasta::freezes(card.kind(), rules));
    if !freezes(step) {
        return None;
    }
    let steps = scene.log.iter().rev().filter_map(|event| match event {
        SeenEvent::Step { step, .. } => Some(step),
        _ => None,
    });
    let before = steps.skip_while(|other| !std::ptr::eq(*other, step)).skip(1);
    let was_frozen = before.take_while(|step| !matches!(step.action, CardAction::Take { .. })).any(freezes);
    (!was_frozen).then(|| log::frozen(lang).into())
}

/// `Natural canasta of queens.`, judged by the meld's current cards.
fn canastas<'a>(lang: Lang, scene: &'a Scene, step: &'a SeenStep) -> impl Iterator<Item = Message> + 'a {
    let public = &scene.view.table.public;
    let melds = public.side_melds(public.side_of(step.seat));
    step.canastas.iter().map(move |&rank| log::canasta(lang, melds.meld(rank).wilds() == 0, rank))
}

fn question_or_answer(lang: Lang, scene: &Scene, step: &SeenStep, substitute: bool) -> Message {
    let who = player(scene, step.seat);
    match step.action {
        CardAction::Answer(yes) => log::answered(lang, who, substitute, yes),
        _ => log::asked(lang, who, substitute),
    }
}

/// `Paul placed the three of diamonds and drew another card.`
fn red_threes(lang: Lang, scene: &Scene, declared: &SeenDeclaredRedThrees, faces: bool) -> Message {
    let who = player(scene, declared.seat);
    let threes = cards(lang, &declared.red_threes);
    match &declared.drew {
        SeenCards::Faces(drawn) if faces && !drawn.is_empty() => {
            log::red_threes_drew_cards(lang, who, &threes, &cards(lang, drawn))
        }
        drawn => match count(drawn) {
            0 => log::red_threes(lang, who, &threes),
            n => log::red_threes_drew(lang, who, &threes, n),
        },
    }
}

/// `Deal 2. Anna dealt and Paul cut.` Doesn't mention the cut if the rules make it optional.
fn dealt(lang: Lang, scene: &Scene, deal: usize, dealer: Seat) -> Message {
    let public = &scene.view.table.public;
    let dealt = if public.rules().cut == Cut::DealerLeftMay {
        log::dealt(lang, deal, player(scene, dealer))
    } else {
        let cutter = public.rules().cutter(public.players(), dealer);
        log::dealt_and_cut(lang, deal, player(scene, dealer), player(scene, cutter))
    };
    Message::sentences([&dealt, &sits_out(lang, scene, public.players())])
}

/// A change to the person in a seat: `Anna is playing on another device now.`
fn person_change(lang: Lang, scene: &Scene, seat: Seat, change: PersonChange) -> Message {
    let who = player(scene, seat);
    let why = match change {
        PersonChange::ChangedDevice => return company::carried(lang, who),
        PersonChange::TookOver => return company::took_over(lang, who),
        PersonChange::Host(HostChange::Given) => NewHostWhy::Given,
        PersonChange::Host(HostChange::Away) => NewHostWhy::Away,
        PersonChange::Host(HostChange::Left) => NewHostWhy::Left,
        PersonChange::Host(HostChange::Back) => NewHostWhy::Back,
    };
    company::new_host(lang, who, why)
}

fn deal_end(lang: Lang, scene: &Scene, how: Ending) -> Message {
    match how {
        Ending::WentOut { seat, concealed } => log::went_out(lang, player(scene, seat), concealed),
        Ending::StockExhausted => log::stock_empty(lang).into(),
        Ending::LastRedThree { seat } => log::last_red_three(lang, player(scene, seat)),
    }
}

/// The latest event in one sentence, for the polite live region. Names the cards only the viewer can see.
pub fn announcement(lang: Lang, scene: &Scene) -> Message {
    scene.log.last().map_or_else(Message::default, |event| event_sentences(lang, scene, event))
}

/// An event in words. It must be in the scene's log.
pub(super) fn event_sentences(lang: Lang, scene: &Scene, event: &SeenEvent) -> Message {
    match event {
        SeenEvent::Dealt { deal, dealer } => {
            let mut sentences = if *deal == 1 { seat_draw(lang, scene) } else { Vec::new() };
            sentences.push(dealt(lang, scene, *deal, *dealer));
            Message::sentences(&sentences)
        }
        SeenEvent::DeclaredRedThrees(declared) => red_threes(lang, scene, declared, true),
        SeenEvent::Step { step, substitute } => step_sentences(lang, scene, step, *substitute),
        SeenEvent::Conceded(side) => concession(lang, scene, *side),
        SeenEvent::TookBack { seat } => log::took_back(lang, player(scene, *seat)),
        SeenEvent::Person { seat, change } => person_change(lang, scene, *seat, *change),
        SeenEvent::Ended(how) => {
            // Repeat the action that ended the deal.
            let action = scene.log.iter().rev().find_map(|event| match event {
                SeenEvent::Step { step, substitute } => Some(step_sentences(lang, scene, step, *substitute)),
                _ => None,
            });
            Message::sentences([&action.unwrap_or_default(), &deal_end(lang, scene, *how)])
        }
    }
}

fn step_sentences(lang: Lang, scene: &Scene, step: &SeenStep, substitute: bool) -> Message {
    if is_question_or_answer(step) {
        return question_or_answer(lang, scene, step, substitute);
    }
    let mut actions = actions(lang, scene, step, substitute);
    if let SeenCards::Faces(drawn) = &step.drew
        && !drawn.is_empty()
    {
        let named = log::drew_cards(lang, actor(scene, step.seat, substitute), &cards(lang, drawn));
        match (&step.action, actions.first_mut()) {
            (CardAction::Declare(_), _) => actions.push(named),
            (CardAction::Draw, Some(first)) => *first = named,
            _ => {}
        }
    }
    let mut sentences = vec![log::turn(lang, player(scene, step.seat), substitute, &actions)];
    sentences.extend(freezing(lang, scene, step));
    sentences.extend(canastas(lang, scene, step));
    sentences.extend(step.next.iter().map(|next| red_threes(lang, scene, next, true)));
    if let Some(Ending::LastRedThree { .. }) = step.ending {
        sentences.push(log::last_card_red_three(lang).into());
    }
    Message::sentences(&sentences)
}
