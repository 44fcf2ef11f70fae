//! The log in words: one line a turn, growing as the turn goes on; and what the polite live region speaks, one sentence
//! an act.

use crate::messages::company::{self, NewHostWhy};
use crate::messages::log::{self, TookOntoWhose};
use crate::{Lang, Message};
use canasta::rules::Cut;
use canasta::{
    Card, CardAction, Ending, Group, Kind, Melds, Seat, SeenCards, SeenDeclaredRedThrees, SeenStep, Side, faces,
};

use crate::table::{alone, for_seats, one_card_left, own_side, player};
use canasta_table::journal::HostChange;
use canasta_table::scene::{PersonChange, Scene, SeenEvent};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What happened.
    pub text: Message,
    /// What of it should stand out, behind the text; empty for most lines.
    pub strong: Message,
    /// Whose turn the line tells of.
    turn_of: Option<Seat>,
}

impl Line {
    fn plain(text: impl Into<Message>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Both parts as one text.
    pub fn whole(&self) -> Message {
        Message::sentences([&self.text, &self.strong])
    }
}

/// A turn while its line is being written.
struct Writing {
    seat: Seat,
    substitute: bool,
    actions: Vec<Message>,
    after: Vec<Message>,
    strong: Vec<Message>,
}

impl Writing {
    fn finish(self, lang: Lang, scene: &Scene) -> Line {
        let turn = log::turn(lang, player(scene, self.seat), self.substitute, &self.actions);
        Line {
            text: Message::sentences(std::iter::once(&turn).chain(&self.after)),
            strong: Message::sentences(&self.strong),
            turn_of: Some(self.seat),
        }
    }
}

/// The deal so far, the oldest line first. Whose turn it is now is not in it.
pub fn log(lang: Lang, scene: &Scene) -> Vec<Line> {
    lines(lang, scene, &scene.log)
}

/// A part of the deal's log in lines; `events` are some of the scene's.
pub(super) fn lines(lang: Lang, scene: &Scene, events: &[SeenEvent]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut turn: Option<Writing> = None;
    for happened in events {
        let goes_on = |writing: &Writing| {
            matches!(happened, SeenEvent::Step { step, substitute }
                if step.seat == writing.seat && *substitute == writing.substitute && !speaks(step))
        };
        if let Some(done) = turn.take_if(|writing| !goes_on(writing)) {
            lines.push(done.finish(lang, scene));
        }
        match happened {
            SeenEvent::Dealt { deal, dealer } => {
                if *deal == 1 && scene.seating.is_some() {
                    lines.push(Line::plain(Message::sentences(&for_seats(lang, scene))));
                }
                lines.push(Line::plain(dealt(lang, scene, *deal, *dealer)));
            }
            SeenEvent::DeclaredRedThrees(tabled) => lines.push(Line::plain(red_threes(lang, scene, tabled, false))),
            SeenEvent::Step { step, substitute } if speaks(step) => {
                lines.push(Line::plain(spoken(lang, scene, step, *substitute)));
            }
            SeenEvent::Step { step, substitute } => {
                let writing = turn.get_or_insert_with(|| Writing {
                    seat: step.seat,
                    substitute: *substitute,
                    actions: Vec::new(),
                    after: Vec::new(),
                    strong: Vec::new(),
                });
                writing.actions.extend(actions(lang, scene, step));
                writing.after.extend(freezing(lang, scene, step));
                writing.strong.extend(canastas(lang, scene, step));
                if ends_turn(step) {
                    lines.extend(turn.take().map(|done| done.finish(lang, scene)));
                    lines.extend(step.next.iter().map(|next| Line::plain(red_threes(lang, scene, next, false))));
                }
            }
            SeenEvent::Person { seat, change } => {
                lines.push(Line::plain(person_change(lang, scene, *seat, *change)));
            }
            SeenEvent::Ended(how) => lines.push(Line { strong: ended(lang, scene, *how), ..Line::default() }),
        }
    }
    lines.extend(turn.map(|done| done.finish(lang, scene)));
    mark_one_card_left(lang, scene, &mut lines);
    lines
}

/// The last line of the log; empty before anything happened. A card that the viewer has just drawn is named.
pub fn last_line(lang: Lang, scene: &Scene) -> Message {
    match scene.log.last() {
        Some(SeenEvent::Step { step, substitute }) if step.action == CardAction::Draw && step.ending.is_none() => {
            step_sentences(lang, scene, step, *substitute)
        }
        _ => log(lang, scene).last().map_or_else(Message::default, Line::whole),
    }
}

/// Asking and answering are no part of a turn's line: they stand alone.
const fn speaks(step: &SeenStep) -> bool {
    matches!(step.action, CardAction::Ask | CardAction::Answer(_))
}

fn ends_turn(step: &SeenStep) -> bool {
    matches!(step.action, CardAction::Discard(_) | CardAction::Pass) || step.ending.is_some()
}

/// The log says it where it was announced: at the end of the turn that left one card, while that is still so.
fn mark_one_card_left(lang: Lang, scene: &Scene, lines: &mut [Line]) {
    let public = &scene.view.table.public;
    for seat in public.players().seats().filter(|&seat| one_card_left(scene, seat)) {
        if let Some(line) = lines.iter_mut().rev().find(|line| line.turn_of == Some(seat)) {
            line.strong = Message::sentences([&line.strong, &log::one_card_left(lang).into()]);
        }
    }
}

/// What one step did, as items of a turn's list: `drew`, `laid down two kings`.
fn actions(lang: Lang, scene: &Scene, step: &SeenStep) -> Vec<Message> {
    let mut actions = Vec::new();
    match &step.action {
        CardAction::Draw => actions.push(drew(lang, &step.drew)),
        CardAction::Take { with, more, .. } => {
            actions.push(took(lang, scene, step, with));
            if !more.is_empty() {
                actions.push(laid(lang, more));
            }
        }
        CardAction::Meld(groups) => actions.push(laid(lang, groups)),
        CardAction::Discard(card) => actions.push(log::discarded(lang, *card)),
        CardAction::Pass => actions.push(log::passed(lang).into()),
        CardAction::Declare(_) => actions.push(log::declared_red_threes(lang, &cards(lang, &step.red_threes))),
        CardAction::Ask | CardAction::Answer(_) => {}
    }
    if !step.red_threes.is_empty() && !matches!(step.action, CardAction::Declare(_)) {
        actions.push(log::declared_red_threes(lang, &cards(lang, &step.red_threes)));
    }
    actions
}

/// `drew`; more cards than one are counted.
fn drew(lang: Lang, drawn: &SeenCards) -> Message {
    match count(drawn) {
        0 | 1 => log::drew(lang).into(),
        n => log::drew_several(lang, n),
    }
}

const fn count(cards: &SeenCards) -> usize {
    match cards {
        SeenCards::Faces(cards) => cards.len(),
        SeenCards::Count(n) => *n,
    }
}

/// `took the pile of 14 with two sixes`.
fn took(lang: Lang, scene: &Scene, step: &SeenStep, with: &[Card]) -> Message {
    let Some((top, rest)) = step.took else { return log::took(lang).into() };
    let size = usize::from(rest) + 1;
    if with.is_empty() {
        return log::took_onto(lang, size, whose(scene, step.seat), top.kind());
    }
    log::took_with(lang, size, &by_kind(lang, top.kind(), with))
}

/// Whose melds those of a seat are to the viewer.
fn whose(scene: &Scene, seat: Seat) -> TookOntoWhose {
    let side: Side = scene.view.table.public.side_of(seat);
    match scene.view.seat.is_some() && side == own_side(scene) {
        true if alone(scene) => TookOntoWhose::Your,
        true => TookOntoWhose::Our,
        false => TookOntoWhose::Their,
    }
}

fn cards(lang: Lang, cards: &[Card]) -> Vec<Message> {
    cards.iter().map(|&card| log::card(lang, card)).collect()
}

/// Cards of a rank and wild cards: `two sixes`, `a joker`.
fn by_kind(lang: Lang, rank: Kind, cards: &[Card]) -> Vec<Message> {
    let counts = faces::counts(cards);
    let kinds = [rank, Kind::Joker, Kind::Two];
    let held = kinds.into_iter().filter(|&kind| counts.of(kind) > 0);
    held.map(|kind| log::some_of(lang, counts.of(kind), kind)).collect()
}

fn laid(lang: Lang, groups: &[Group]) -> Message {
    let melds: Vec<Message> = groups.iter().flat_map(|group| laid_group(lang, group)).collect();
    log::melded(lang, &melds)
}

/// A group; more than one item only where its cards do not make one meld.
fn laid_group(lang: Lang, group: &Group) -> Vec<Message> {
    let one = [(group.rank, faces::counts(&group.cards))];
    let lay = Melds::from_groups(one).ok();
    let Some((rank, meld)) = lay.as_ref().and_then(|lay| lay.iter().next()) else { return cards(lang, &group.cards) };
    let (wilds, naturals): (Vec<Card>, Vec<Card>) = group.cards.iter().partition(|card| card.kind().is_wild());
    if meld.naturals == 0 {
        return vec![log::wilds_onto(lang, &by_kind(lang, rank, &wilds), rank)];
    }
    if wilds.is_empty() {
        return by_kind(lang, rank, &naturals);
    }
    vec![log::meld(lang, meld.naturals, rank, &by_kind(lang, rank, &wilds))]
}

/// Said when a discard freezes a pile that was not frozen by another; `step` is one of the log.
pub(super) fn freezing(lang: Lang, scene: &Scene, step: &SeenStep) -> Option<Message> {
    let rules = &scene.view.table.public.rules();
    let freezes =
        |step: &SeenStep| matches!(step.action, CardAction::Discard(card) if canasta::freezes(card.kind(), rules));
    let steps = scene.log.iter().filter_map(|happened| match happened {
        SeenEvent::Step { step, .. } => Some(step),
        _ => None,
    });
    let before: Vec<&SeenStep> = steps.take_while(|other| !std::ptr::eq(*other, step)).collect();
    let since = before.iter().rev().take_while(|step| !matches!(step.action, CardAction::Take { .. }));
    let was = since.copied().any(freezes);
    (freezes(step) && !was).then(|| log::frozen(lang).into())
}

/// `Natural canasta of queens.`, judged by how the meld lies now.
fn canastas<'a>(lang: Lang, scene: &'a Scene, step: &'a SeenStep) -> impl Iterator<Item = Message> + 'a {
    let public = &scene.view.table.public;
    let melds = public.side_melds(public.side_of(step.seat));
    step.canastas.iter().map(move |&rank| log::canasta(lang, melds.meld(rank).wilds() == 0, rank))
}

fn spoken(lang: Lang, scene: &Scene, step: &SeenStep, substitute: bool) -> Message {
    let who = player(scene, step.seat);
    match step.action {
        CardAction::Answer(yes) => log::answered(lang, who, substitute, yes),
        _ => log::asked(lang, who, substitute),
    }
}

/// `Paul laid down the three of diamonds and drew another card.`
fn red_threes(lang: Lang, scene: &Scene, tabled: &SeenDeclaredRedThrees, faces: bool) -> Message {
    let who = player(scene, tabled.seat);
    let threes = cards(lang, &tabled.red_threes);
    match &tabled.drew {
        SeenCards::Faces(drawn) if faces && !drawn.is_empty() => {
            log::red_threes_drew_cards(lang, who, &threes, &cards(lang, drawn))
        }
        drawn => match count(drawn) {
            0 => log::red_threes(lang, who, &threes),
            n => log::red_threes_drew(lang, who, &threes, n),
        },
    }
}

/// `Deal 2. Anna dealt, Paul cut.` Where the rules leave cutting to the player, it is not mentioned.
fn dealt(lang: Lang, scene: &Scene, deal: usize, dealer: Seat) -> Message {
    let public = &scene.view.table.public;
    if public.rules().cut == Cut::DealerLeftMay {
        return log::dealt(lang, deal, player(scene, dealer));
    }
    let cutter = public.rules().cutter(public.players(), dealer);
    log::dealt_and_cut(lang, deal, player(scene, dealer), player(scene, cutter))
}

/// What changed about the person in a seat: `Anna is playing on another device now.`
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

/// How the deal ended.
fn ended(lang: Lang, scene: &Scene, how: Ending) -> Message {
    match how {
        Ending::WentOut { seat, concealed } => log::went_out(lang, player(scene, seat), concealed),
        Ending::StockExhausted => log::stock_empty(lang).into(),
        Ending::LastRedThree { seat } => log::last_red_three(lang, player(scene, seat)),
    }
}

/// The latest act in one sentence, for the polite live region. One's own cards are named, others' are not.
pub fn announcement(lang: Lang, scene: &Scene) -> Message {
    scene.log.last().map_or_else(Message::default, |happened| event_sentences(lang, scene, happened))
}

/// What happened, in a sentence; `happened` is one of the log.
pub(super) fn event_sentences(lang: Lang, scene: &Scene, happened: &SeenEvent) -> Message {
    match happened {
        SeenEvent::Dealt { deal, dealer } => {
            let mut sentences = if *deal == 1 { for_seats(lang, scene) } else { Vec::new() };
            sentences.push(dealt(lang, scene, *deal, *dealer));
            Message::sentences(&sentences)
        }
        SeenEvent::DeclaredRedThrees(tabled) => red_threes(lang, scene, tabled, true),
        SeenEvent::Step { step, substitute } => step_sentences(lang, scene, step, *substitute),
        SeenEvent::Person { seat, change } => person_change(lang, scene, *seat, *change),
        SeenEvent::Ended(how) => {
            // The act that ended the deal stands before it.
            let action = scene.log.iter().rev().find_map(|happened| match happened {
                SeenEvent::Step { step, substitute } => Some(step_sentences(lang, scene, step, *substitute)),
                _ => None,
            });
            Message::sentences([&action.unwrap_or_default(), &ended(lang, scene, *how)])
        }
    }
}

fn step_sentences(lang: Lang, scene: &Scene, step: &SeenStep, substitute: bool) -> Message {
    if speaks(step) {
        return spoken(lang, scene, step, substitute);
    }
    let mut actions = actions(lang, scene, step);
    if let SeenCards::Faces(drawn) = &step.drew
        && !drawn.is_empty()
    {
        let named = log::drew_cards(lang, &cards(lang, drawn));
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
