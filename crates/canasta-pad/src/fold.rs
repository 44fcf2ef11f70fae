//! A pad's events, folded into games. The result doesn't depend on the order in which events arrived.

use std::collections::{BTreeMap, BTreeSet};

use canasta::{Players, RuleSet, Seat, Side};
use serde::Serialize;

use crate::check::EntryLine;
use crate::entry::{DealEntry, OwnLine, SideEntry, SideScore};
use crate::event::{Change, Event, NewGame};

/// All games of a pad, in the order in which they began.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Pad {
    /// The games.
    pub games: Vec<Game>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Game {
    /// The id of the event that began it.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    pub at: i64,
    /// The players.
    pub players: Players,
    /// Their names by seat. Empty if not given.
    pub names: Vec<String>,
    /// The seats of each side.
    pub seats: Vec<Vec<Seat>>,
    /// The rules of the next deal.
    pub rules: RuleSet,
    /// The table's own lines for the next deal.
    pub lines: Vec<OwnLine>,
    /// Points of each side from a game begun on paper.
    pub start: Vec<i32>,
    /// The deals that count.
    pub deals: Vec<Deal>,
    /// Each side's total.
    pub totals: Vec<i32>,
    /// Each side's minimum for its next initial meld.
    pub minimums: Vec<i32>,
    /// The number of the next deal.
    pub next: u32,
    /// The withdrawn versions of the next deal, which its first version has to replace.
    pub next_replaces: Vec<String>,
    /// The dealer of the next deal; `None` if the players haven't said who dealt.
    pub dealer: Option<Seat>,
    /// The player who plays first in the next deal.
    pub first: Option<Seat>,
    /// The winner, if the game is over.
    pub winner: Option<Side>,
    /// Each side's points of the whole game, by entry.
    pub sums: Vec<SideScore>,
}

/// A deal that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deal {
    /// Its number, from 1.
    pub n: u32,
    /// The version that counts.
    #[serde(flatten)]
    pub version: Version,
    /// The rules under which it was played.
    pub rules: RuleSet,
    /// The table's own lines at that time.
    pub lines: Vec<OwnLine>,
    /// Each side's total before it.
    pub before: Vec<i32>,
    /// Each side's total after it.
    pub totals: Vec<i32>,
    /// All versions, in order.
    pub history: Vec<Version>,
    /// The versions that the next version has to replace.
    pub replaces: Vec<String>,
    /// Versions that contradict each other, from phones that were apart. Empty if there is no conflict. The table chooses by saving a
    /// version that replaces all of them.
    pub conflict: Vec<Version>,
    /// Requests to check it that haven't been settled.
    pub queries: Vec<Query>,
}

/// A version of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Version {
    /// The id of its event.
    pub id: String,
    /// When it was saved, in milliseconds since 1970.
    pub at: i64,
    /// The device.
    pub device: String,
    /// The name of the person who used the device, if known.
    pub by: Option<String>,
    /// What was entered. `None` if the deal was withdrawn.
    pub entry: Option<DealEntry>,
    /// Whether it was saved although a check had found an error.
    pub anyway: bool,
    /// Each side's score.
    pub scores: Vec<SideScore>,
    /// The differences from the version before.
    pub changes: Vec<Difference>,
}

/// A line that changed between two versions of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Difference {
    /// The side; `None` if it is about going out or the dealer.
    pub side: Option<Side>,
    /// The line.
    pub line: EntryLine,
    /// The index of one of the table's own lines.
    pub own: Option<usize>,
    /// The number before. For going out, the seat.
    pub from: Option<i32>,
    /// The number after. For going out, the seat.
    pub to: Option<i32>,
}

/// A request to check a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Query {
    /// The id of its event.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// The name of the person who asked, if known.
    pub by: Option<String>,
}

/// Events in the order in which they take effect.
#[derive(Debug)]
struct Events<'a>(Vec<&'a Event>);

/// Folds events. Events about unknown games, and entries for another number of sides, have no effect.
pub fn fold(events: &[Event]) -> Pad {
    let by_id: BTreeMap<&str, &Event> = events.iter().map(|event| (event.id.as_str(), event)).collect();
    let mut events = Events(by_id.into_values().collect());
    events.0.sort_by_key(|event| (event.clock, &event.id));
    let games = events.0.iter().filter_map(|event| match &event.change {
        Change::Game(setup) => Some(events.game(event, setup)),
        _ => None,
    });
    Pad { games: games.collect() }
}

/// The rules of a game's deals, and who deals them.
struct Course {
    setup: NewGame,
    /// Number of the first deal, with its rules.
    rules: Vec<(u32, RuleSet, Vec<OwnLine>)>,
    /// Number of a deal, with its dealer.
    dealers: Vec<(u32, Seat)>,
}

impl Course {
    fn rules(&self, n: u32) -> (RuleSet, &[OwnLine]) {
        let changed = self.rules.iter().filter(|(from, ..)| *from <= n).max_by_key(|(from, ..)| *from);
        changed.map_or((self.setup.rules, &self.setup.lines), |(_, rules, lines)| (*rules, lines))
    }

    fn dealer(&self, n: u32) -> Option<Seat> {
        let first = self.setup.first_dealer.map(|seat| (1, seat));
        let known = first.iter().chain(&self.dealers).filter(|(from, _)| *from <= n).max_by_key(|(from, _)| *from)?;
        let (rules, _) = self.rules(n);
        Some((known.0..n).fold(known.1, |seat, _| rules.next_seat(self.setup.players, seat)))
    }
}

impl Events<'_> {
    fn game(&self, event: &Event, setup: &NewGame) -> Game {
        let mut course = Course { setup: setup.clone(), rules: Vec::new(), dealers: Vec::new() };
        let mut names = &setup.names;
        let mut slots: BTreeMap<u32, Vec<&Event>> = BTreeMap::new();
        let mut queries: BTreeMap<u32, Vec<Query>> = BTreeMap::new();
        let settled: BTreeSet<&str> = self.0.iter().filter_map(|event| event.settles()).collect();
        for other in self.0.iter().filter(|other| other.game() == Some(&event.id)) {
            match &other.change {
                Change::Deal { n, entry, .. } if entry.iter().all(|entry| fits(entry, setup.players)) => {
                    slots.entry(*n).or_default().push(other);
                }
                Change::Dealer { n, seat, .. } if seat.0 < setup.players.count() => course.dealers.push((*n, *seat)),
                Change::Rules { n, rules, lines, .. } => course.rules.push((*n, *rules, lines.clone())),
                Change::Names { names: other, .. } if other.len() == setup.names.len() => names = other,
                Change::Query { n, .. } if !settled.contains(other.id.as_str()) => {
                    let query = Query { id: other.id.clone(), at: other.at, by: other.by.clone() };
                    queries.entry(*n).or_default().push(query);
                }
                _ => {}
            }
        }
        let mut totals = setup.start.clone();
        let mut deals: Vec<Deal> = Vec::new();
        let mut withdrawn = BTreeMap::new();
        for (n, versions) in slots {
            let slot = Slot::new(n, &versions, &course);
            if slot.version.entry.is_none() {
                withdrawn.insert(n, slot.replaces);
                continue;
            }
            let before = totals.clone();
            for (total, score) in totals.iter_mut().zip(&slot.version.scores) {
                *total = total.saturating_add(score.total);
            }
            deals.push(slot.deal(n, &course, before, totals.clone(), queries.remove(&n).unwrap_or_default()));
        }
        let next = deals.last().map_or(0, |deal| deal.n) + 1;
        let (rules, lines) = course.rules(next);
        let dealer = course.dealer(next);
        Game {
            id: event.id.clone(),
            at: event.at,
            players: setup.players,
            names: names.clone(),
            seats: setup.players.all_sides().map(|side| seats_of(setup.players, side)).collect(),
            rules,
            lines: lines.to_vec(),
            start: setup.start.clone(),
            minimums: totals.iter().map(|&total| rules.minimum(total)).collect(),
            next,
            next_replaces: withdrawn.remove(&next).unwrap_or_default(),
            dealer,
            first: dealer.map(|seat| rules.next_seat(setup.players, seat)),
            winner: winner(&rules, setup.players, &deals, &totals),
            sums: sums(&deals, setup.players),
            deals,
            totals,
        }
    }
}

fn winner(rules: &RuleSet, players: Players, deals: &[Deal], totals: &[i32]) -> Option<Side> {
    let mut by_side = [0; canasta::MAX_SEATS];
    by_side.iter_mut().zip(totals).for_each(|(total, &points)| *total = points);
    canasta::winner(rules, players, deals.len(), &by_side)
}

fn sums(deals: &[Deal], players: Players) -> Vec<SideScore> {
    let sum = |side: Side| {
        let scores = deals.iter().filter_map(|deal| deal.version.scores.get(side.index()));
        scores.fold(SideScore::default(), |sum, score| sum.plus(score))
    };
    players.all_sides().map(sum).collect()
}

fn seats_of(players: Players, side: Side) -> Vec<Seat> {
    players.seats().filter(|&seat| players.side_of(seat) == side).collect()
}

fn fits(entry: &DealEntry, players: Players) -> bool {
    entry.sides.len() == usize::from(players.sides())
        && entry.out().iter().chain(&entry.dealer).all(|seat| seat.0 < players.count())
}

impl Event {
    /// The game that the event belongs to.
    fn game(&self) -> Option<&String> {
        match &self.change {
            Change::Game(_) | Change::Settled { .. } => None,
            Change::Deal { game, .. }
            | Change::Dealer { game, .. }
            | Change::Rules { game, .. }
            | Change::Names { game, .. }
            | Change::Query { game, .. } => Some(game),
        }
    }

    fn settles(&self) -> Option<&str> {
        match &self.change {
            Change::Settled { query } => Some(query),
            _ => None,
        }
    }

    fn entry(&self) -> Option<&DealEntry> {
        match &self.change {
            Change::Deal { entry, .. } => entry.as_ref(),
            _ => None,
        }
    }
}

/// A deal's versions.
struct Slot {
    /// The version that counts, or the first of those in conflict.
    version: Version,
    history: Vec<Version>,
    replaces: Vec<String>,
    conflict: Vec<Version>,
}

impl Slot {
    /// `versions` is not empty and in order.
    fn new(n: u32, versions: &[&Event], course: &Course) -> Self {
        let mut replaced = BTreeSet::new();
        let mut history: Vec<Version> = Vec::new();
        for event in versions {
            let Change::Deal { replaces, anyway, .. } = &event.change else { continue };
            // Before its own replacements are added: a version can't replace itself.
            replaced.extend(replaces.iter().filter(|id| **id != event.id));
            let before = replaces.last().and_then(|id| versions.iter().find(|version| version.id == *id));
            let (rules, lines) = course.rules(n);
            let scores = event.entry().map_or_else(Vec::new, |entry| entry.scores(&rules, lines, course.setup.players));
            history.push(Version {
                id: event.id.clone(),
                at: event.at,
                device: event.device.clone(),
                by: event.by.clone(),
                entry: event.entry().cloned(),
                anyway: *anyway,
                scores,
                changes: before
                    .and_then(|before| Some(differences(before.entry()?, event.entry()?)))
                    .unwrap_or_default(),
            });
        }
        let open: Vec<&Version> = history.iter().filter(|version| !replaced.contains(&version.id)).collect();
        // A deal that one phone has withdrawn and another has corrected stays visible. Events that replace each other in a
        // circle can only be made on purpose; then the last one counts.
        let entered = open.iter().find(|version| version.entry.is_some());
        let version = entered.or(open.first()).copied().or(history.last()).cloned();
        let is_conflict = open.iter().any(|other| open.first().is_some_and(|first| first.entry != other.entry));
        Self {
            conflict: if is_conflict { open.iter().copied().cloned().collect() } else { Vec::new() },
            replaces: open.iter().map(|version| version.id.clone()).collect(),
            version: version.unwrap_or_else(Version::withdrawn),
            history,
        }
    }

    fn deal(self, n: u32, course: &Course, before: Vec<i32>, totals: Vec<i32>, queries: Vec<Query>) -> Deal {
        let (rules, lines) = course.rules(n);
        let Self { version, history, replaces, conflict } = self;
        Deal { n, version, rules, lines: lines.to_vec(), before, totals, history, replaces, conflict, queries }
    }
}

impl Version {
    fn withdrawn() -> Self {
        Self {
            id: String::new(),
            at: 0,
            device: String::new(),
            by: None,
            entry: None,
            anyway: false,
            scores: Vec::new(),
            changes: Vec::new(),
        }
    }
}

/// The lines in which two entries differ.
fn differences(before: &DealEntry, after: &DealEntry) -> Vec<Difference> {
    let mut differences = Vec::new();
    let mut compare = |side, line, own, from: Option<i32>, to: Option<i32>| {
        if from != to {
            differences.push(Difference { side, line, own, from, to });
        }
    };
    let seat = |entry: &DealEntry| entry.out().map(|seat| i32::from(seat.0));
    compare(None, EntryLine::GoingOut, None, seat(before), seat(after));
    compare(None, EntryLine::Concealed, None, Some(before.is_concealed().into()), Some(after.is_concealed().into()));
    compare(None, EntryLine::ExactDeal, None, Some(before.exact_deal.into()), Some(after.exact_deal.into()));
    for (index, (before, after)) in before.sides.iter().zip(&after.sides).enumerate() {
        let side = Some(Side(canasta::must_fit(index)));
        for (line, number) in LINES {
            compare(side, line, None, number(before), number(after));
        }
        for own in 0..before.lines.len().max(after.lines.len()) {
            let count = |side: &SideEntry| side.lines.get(own).copied().flatten().map(i32::from);
            compare(side, EntryLine::Own, Some(own), count(before), count(after));
        }
    }
    differences
}

/// A number of a side's entry.
type EntryNumber = fn(&SideEntry) -> Option<i32>;

const LINES: [(EntryLine, EntryNumber); 8] = [
    (EntryLine::NaturalCanastas, |side| side.natural_canastas.map(i32::from)),
    (EntryLine::MixedCanastas, |side| side.mixed_canastas.map(i32::from)),
    (EntryLine::ConcealedCanastas, |side| Some(side.concealed_canastas.into())),
    (EntryLine::RedThrees, |side| side.red_threes.map(i32::from)),
    (EntryLine::UndeclaredRedThrees, |side| Some(side.undeclared_red_threes.into())),
    (EntryLine::BlackThrees, |side| Some(side.black_threes.into())),
    (EntryLine::Melded, |side| side.melded),
    (EntryLine::InHand, |side| side.in_hand),
];
