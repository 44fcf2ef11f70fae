//! The log in words: one line a turn, growing as the turn goes on; and what the polite live region speaks, one sentence
//! an act.

use canasta::{Card, CardAct, Ending, Group, Kind, Melds, Seat, SeenCards, SeenRedThreesLaid, SeenStep, faces};
use canasta_table::scene::{Happened, Scene};

use crate::company;
use crate::table::{and, card_names, dealt, for_seats, name, one_card_left, verdict, whose};
use crate::{card_name, kind_name, kind_names, some_of};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// What of it should stand out, behind the text; empty for most lines.
    pub strong: String,
}

impl Line {
    fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), strong: String::new() }
    }

    /// Both parts as one text.
    pub fn whole(&self) -> String {
        [self.text.as_str(), self.strong.as_str()]
            .iter()
            .filter(|part| !part.is_empty())
            .copied()
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// A turn while its line is being written.
#[derive(Default)]
struct Writing {
    who: String,
    acts: Vec<String>,
    after: Vec<String>,
    strong: Vec<String>,
}

impl Writing {
    fn finish(self) -> Option<Line> {
        if self.acts.is_empty() {
            return None;
        }
        let mut text = format!("{} {}.", self.who, and(&self.acts));
        for sentence in &self.after {
            text.push(' ');
            text.push_str(sentence);
        }
        Some(Line { text, strong: self.strong.join(" ") })
    }
}

/// The deal so far, the oldest line first. Whose turn it is now is not in it.
pub fn log(scene: &Scene) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut turn = Writing::default();
    for happened in &scene.log {
        match happened {
            Happened::Dealt { deal, dealer } => {
                if *deal == 1 && scene.seating.is_some() {
                    lines.push(Line::plain(for_seats(scene).join(" ")));
                }
                lines.push(Line::plain(format!("Deal {deal}. {}", dealt(scene, *dealer))));
            }
            Happened::RedThreesLaid(tabled) => lines.push(Line::plain(tabled_sentence(scene, tabled, false))),
            Happened::Step { step, stand_in } => {
                if matches!(step.act, CardAct::Ask | CardAct::Answer(_)) {
                    lines.extend(std::mem::take(&mut turn).finish());
                    lines.push(Line::plain(spoken(scene, step, *stand_in)));
                    continue;
                }
                let who = actor(scene, step.seat, *stand_in);
                if turn.who != who {
                    lines.extend(std::mem::take(&mut turn).finish());
                    turn.who = who;
                }
                write_step(scene, step, &mut turn);
                if ends_turn(step) {
                    lines.extend(std::mem::take(&mut turn).finish());
                    lines.extend(step.next.iter().map(|next| Line::plain(tabled_sentence(scene, next, false))));
                }
            }
            Happened::Person { seat, change } => {
                lines.extend(std::mem::take(&mut turn).finish());
                lines.push(Line::plain(company::person_change(scene, *seat, *change)));
            }
            Happened::Ended(ending) => {
                lines.extend(std::mem::take(&mut turn).finish());
                lines.push(Line { text: String::new(), strong: format!("{}.", verdict(scene, *ending)) });
            }
        }
    }
    lines.extend(turn.finish());
    mark_one_card_left(scene, &mut lines);
    lines
}

/// The last line of the log; empty before anything happened. What one has just drawn oneself is named.
pub fn last_line(scene: &Scene) -> String {
    match scene.log.last() {
        Some(Happened::Step { step, stand_in }) if step.act == CardAct::Draw && step.ending.is_none() => {
            step_sentences(scene, step, *stand_in)
        }
        _ => log(scene).last().map_or_else(String::new, Line::whole),
    }
}

/// Who acted: the player, or the computer for a player who was not there to do it.
fn actor(scene: &Scene, seat: Seat, stand_in: bool) -> String {
    match name(scene, seat) {
        "You" if stand_in => "The computer (for you)".to_owned(),
        name if stand_in => format!("The computer (for {name})"),
        name => name.to_owned(),
    }
}

fn ends_turn(step: &SeenStep) -> bool {
    matches!(step.act, CardAct::Discard(_) | CardAct::Pass) || step.ending.is_some()
}

/// The log says it where it was announced: at the end of the turn that left one card, while that is still so.
fn mark_one_card_left(scene: &Scene, lines: &mut [Line]) {
    let public = &scene.view.table.public;
    for seat in public.players().seats().filter(|&seat| one_card_left(scene, seat)) {
        let starts = [false, true].map(|stand_in| format!("{} ", actor(scene, seat, stand_in)));
        let of_seat = |line: &&mut Line| starts.iter().any(|start| line.text.starts_with(start));
        if let Some(line) = lines.iter_mut().rev().find(of_seat) {
            line.strong = [line.strong.as_str(), "One card left."].join(" ").trim().to_owned();
        }
    }
}

fn write_step(scene: &Scene, step: &SeenStep, turn: &mut Writing) {
    turn.acts.extend(clauses(scene, step));
    turn.after.extend(freezing(scene, step));
    turn.strong.extend(canastas(scene, step));
}

/// What one act did, as clauses behind a name: `drew`, `laid two kings`.
fn clauses(scene: &Scene, step: &SeenStep) -> Vec<String> {
    let mut clauses = Vec::new();
    match &step.act {
        CardAct::Draw => clauses.push(drew(&step.drew)),
        CardAct::Take { with, more, .. } => {
            clauses.push(took(scene, step, with));
            if !more.is_empty() {
                clauses.push(laid(more));
            }
        }
        CardAct::Meld(groups) => clauses.push(laid(groups)),
        CardAct::Discard(card) => clauses.push(format!("discarded {}", card_name(*card))),
        CardAct::Pass => clauses.push("passed".to_owned()),
        CardAct::Declare(_) => clauses.push(format!("tabled {}", card_names(&step.red_threes))),
        CardAct::Ask | CardAct::Answer(_) => {}
    }
    if !step.red_threes.is_empty() && !matches!(step.act, CardAct::Declare(_)) {
        clauses.push(format!("tabled {}", card_names(&step.red_threes)));
    }
    clauses
}

/// `drew`; more cards than one are counted.
fn drew(cards: &SeenCards) -> String {
    match cards {
        SeenCards::Faces(cards) if cards.len() > 1 => format!("drew {}", crate::some_cards(cards.len())),
        SeenCards::Count(n) if *n > 1 => format!("drew {}", crate::some_cards(*n)),
        SeenCards::Faces(_) | SeenCards::Count(_) => "drew".to_owned(),
    }
}

/// `took the pile of 14 with two sixes`.
fn took(scene: &Scene, step: &SeenStep, with: &[Card]) -> String {
    let Some((top, rest)) = step.took else { return "took the pile".to_owned() };
    let size = usize::from(rest) + 1;
    let pile = if size == 1 { "the one card of the pile".to_owned() } else { format!("the pile of {size}") };
    if with.is_empty() {
        return format!("took {pile} onto {} {}", whose(scene, step.seat), kind_names(top.kind()));
    }
    format!("took {pile} with {}", cards_by_kind(top.kind(), with))
}

/// Cards of a rank and wild cards: `two sixes and a joker`; one card is named by its article.
fn cards_by_kind(rank: Kind, cards: &[Card]) -> String {
    let counts = faces::counts(cards);
    let kinds = [rank, Kind::Joker, Kind::Two];
    let parts: Vec<String> = kinds
        .into_iter()
        .filter(|&kind| counts.of(kind) > 0)
        .map(|kind| match counts.of(kind) {
            1 => crate::a_kind(kind),
            n => some_of(n.into(), kind),
        })
        .collect();
    and(&parts)
}

fn laid(groups: &[Group]) -> String {
    let parts: Vec<String> = groups.iter().map(laid_group).collect();
    // "three nines with a two, and a seven": the comma tells where the wild cards end.
    match parts.as_slice() {
        [most @ .., last] if most.iter().any(|part| part.contains(" with ")) => {
            format!("laid {}, and {last}", most.join(", "))
        }
        parts => format!("laid {}", and(parts)),
    }
}

fn laid_group(group: &Group) -> String {
    let one = [(group.rank, faces::counts(&group.cards))];
    let Ok(lay) = Melds::from_groups(one) else { return card_names(&group.cards) };
    let Some((rank, meld)) = lay.iter().next() else { return card_names(&group.cards) };
    if meld.naturals == 0 {
        return format!("{} on the {}", cards_by_kind(rank, &group.cards), kind_names(rank));
    }
    let (wilds, naturals): (Vec<Card>, Vec<Card>) = group.cards.iter().partition(|card| card.kind().is_wild());
    let naturals = cards_by_kind(rank, &naturals);
    if wilds.is_empty() { naturals } else { format!("{naturals} with {}", cards_by_kind(rank, &wilds)) }
}

/// Said when a discard freezes a pile that was not frozen by another; `step` is one of the log.
fn freezing(scene: &Scene, step: &SeenStep) -> Option<String> {
    let rules = &scene.view.table.public.rules();
    let freezes = |step: &SeenStep| matches!(step.act, CardAct::Discard(card) if canasta::freezes(card.kind(), rules));
    let steps = scene.log.iter().filter_map(|happened| match happened {
        Happened::Step { step, .. } => Some(step),
        _ => None,
    });
    let before: Vec<&SeenStep> = steps.take_while(|other| !std::ptr::eq(*other, step)).collect();
    let since = before.iter().rev().take_while(|step| !matches!(step.act, CardAct::Take { .. }));
    let was = since.copied().any(freezes);
    (freezes(step) && !was).then(|| "The pile is frozen.".to_owned())
}

/// `Natural canasta of queens.`, judged by how the meld lies now.
fn canastas<'a>(scene: &'a Scene, step: &'a SeenStep) -> impl Iterator<Item = String> + 'a {
    let public = &scene.view.table.public;
    let melds = public.side_melds(public.side_of(step.seat));
    step.canastas.iter().map(|&rank| {
        let natural = melds.meld(rank).wilds() == 0;
        format!("{} canasta of {}.", if natural { "Natural" } else { "Mixed" }, kind_names(rank))
    })
}

fn spoken(scene: &Scene, step: &SeenStep, stand_in: bool) -> String {
    let who = actor(scene, step.seat, stand_in);
    match step.act {
        CardAct::Answer(true) => format!("{who}: yes."),
        CardAct::Answer(false) => format!("{who}: no."),
        _ => format!("{who}: Partner, may I go out?"),
    }
}

/// `Paul tabled the three of diamonds and drew another card.`
fn tabled_sentence(scene: &Scene, tabled: &SeenRedThreesLaid, faces: bool) -> String {
    let who = name(scene, tabled.seat);
    let threes = card_names(&tabled.red_threes);
    let drew = match &tabled.drew {
        SeenCards::Faces(cards) if faces && !cards.is_empty() => card_names(cards),
        SeenCards::Faces(cards) => another(cards.len()),
        SeenCards::Count(n) => another(*n),
    };
    if drew.is_empty() { format!("{who} tabled {threes}.") } else { format!("{who} tabled {threes} and drew {drew}.") }
}

fn another(n: usize) -> String {
    match n {
        0 => String::new(),
        1 => "another card".to_owned(),
        n => format!("{} others", crate::number(n)),
    }
}

/// The latest act in one sentence, for the polite live region. One's own cards are named, others' are not.
pub fn happened(scene: &Scene) -> String {
    match scene.log.last() {
        None => String::new(),
        Some(Happened::Dealt { deal, dealer }) => {
            let mut sentences = if *deal == 1 { for_seats(scene) } else { Vec::new() };
            sentences.push(format!("Deal {deal}. {}", dealt(scene, *dealer)));
            sentences.join(" ")
        }
        Some(Happened::RedThreesLaid(tabled)) => tabled_sentence(scene, tabled, true),
        Some(Happened::Step { step, stand_in }) => step_sentences(scene, step, *stand_in),
        Some(Happened::Person { seat, change }) => company::person_change(scene, *seat, *change),
        Some(Happened::Ended(ending)) => {
            // The act that ended the deal stands before it.
            let act = scene.log.iter().rev().find_map(|happened| match happened {
                Happened::Step { step, stand_in } => Some(step_sentences(scene, step, *stand_in)),
                _ => None,
            });
            format!("{} {}.", act.unwrap_or_default(), verdict(scene, *ending)).trim().to_owned()
        }
    }
}

fn step_sentences(scene: &Scene, step: &SeenStep, stand_in: bool) -> String {
    if matches!(step.act, CardAct::Ask | CardAct::Answer(_)) {
        return spoken(scene, step, stand_in);
    }
    let mut acts = clauses(scene, step);
    if let (SeenCards::Faces(cards), CardAct::Declare(_)) = (&step.drew, &step.act)
        && !cards.is_empty()
    {
        acts.push(format!("drew {}", card_names(cards)));
    }
    if let (SeenCards::Faces(cards), CardAct::Draw, Some(first)) = (&step.drew, &step.act, acts.first_mut())
        && !cards.is_empty()
    {
        *first = format!("drew {}", card_names(cards));
    }
    let mut sentences = vec![format!("{} {}.", actor(scene, step.seat, stand_in), and(&acts))];
    sentences.extend(freezing(scene, step));
    sentences.extend(canastas(scene, step));
    sentences.extend(step.next.iter().map(|next| tabled_sentence(scene, next, true)));
    if let Some(Ending::LastRedThree { .. }) = step.ending {
        sentences.push(format!("The last card of the stock is a {}.", kind_name(Kind::RedThree)));
    }
    sentences.join(" ")
}
