//! `flags`: the state of a printed position beyond the cards.

use canasta::setup::History;
use canasta::{
    Counts, Deal, Ending, Kind, MAX_SEATS, Permission, Phase, Public, RedThreePenalty, Seat, Seen, Setup, Turn,
};
use serde::Serialize;

use super::reader::{Reader, kinds};
use crate::house::check_keys;
use crate::json::Json;
use crate::problem::{Expected, Part, Problem};

/// Printed only if there are such cards, because most rules don't have this flag.
const TAKEN: &str = "taken";

const KEYS: [&str; 17] = [
    "took_pile",
    "laid",
    "had_melded",
    "added_to_old",
    "first_turn",
    "drew_last",
    "old_melds",
    "permission",
    "answer_due",
    "had_turn",
    "known",
    "passed",
    "laid_whole",
    "penalised",
    "penalties",
    "ended",
    "ended_by",
];

/// See [`super::print()`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Flags {
    #[serde(flatten)]
    public: PublicFlags,
    known: Vec<String>,
    passed: Vec<String>,
    penalised: Vec<u8>,
    penalties: Vec<u8>,
}

/// The flags that everyone can know and that don't depend on remembering cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct PublicFlags {
    took_pile: bool,
    laid: bool,
    had_melded: bool,
    added_to_old: bool,
    first_turn: bool,
    drew_last: bool,
    old_melds: String,
    permission: Option<&'static str>,
    answer_due: bool,
    had_turn: Vec<bool>,
    laid_whole: Vec<String>,
    ended: Option<&'static str>,
    ended_by: Option<u8>,
    #[serde(skip_serializing_if = "String::is_empty")]
    taken: String,
}

impl Flags {
    pub(super) fn of(deal: &Deal) -> Self {
        let public = deal.public();
        let seats = || public.players().seats().map(Seat::index);
        Self {
            public: PublicFlags::of(public),
            known: seats().map(|seat| letters(public.seen().known[seat].cards())).collect(),
            passed: seats().map(|seat| letters(ranks(public.seen().passed[seat]))).collect(),
            penalised: public.players().seats().map(|seat| deal.red_three_penalty(seat).in_hand).collect(),
            penalties: public.players().seats().map(|seat| deal.red_three_penalty(seat).total).collect(),
        }
    }
}

impl PublicFlags {
    pub(super) fn of(public: &Public) -> Self {
        let turn = &public.this_turn();
        let sides = public.players().all_sides();
        Self {
            took_pile: turn.took_pile,
            laid: turn.melded,
            had_melded: turn.had_melded,
            added_to_old: turn.added_to_old,
            first_turn: turn.first,
            drew_last: turn.drew_last,
            old_melds: letters(ranks(turn.old_melds)),
            permission: match turn.permission {
                Permission::NotAsked => None,
                Permission::Yes => Some("yes"),
                Permission::No => Some("no"),
            },
            answer_due: matches!(public.phase(), Phase::Answer { .. }),
            had_turn: public.players().seats().map(|seat| public.had_turn()[seat.index()]).collect(),
            laid_whole: sides.map(|side| letters(ranks(public.concealed_canastas()[side.index()]))).collect(),
            ended: public.ending().map(ending_code),
            ended_by: match public.ending() {
                Some(Ending::WentOut { seat, .. } | Ending::LastRedThree { seat }) => Some(seat.0),
                Some(Ending::StockExhausted) | None => None,
            },
            taken: letters(turn.taken.cards()),
        }
    }
}

/// The referee's code for the ending of a deal.
pub const fn ending_code(ending: Ending) -> &'static str {
    match ending {
        Ending::WentOut { concealed: false, .. } => "went-out",
        Ending::WentOut { concealed: true, .. } => "went-out-concealed",
        Ending::StockExhausted => "stock-exhausted",
        Ending::LastRedThree { .. } => "last-red-three",
    }
}

pub(super) fn ranks(mask: u16) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |kind| mask & (1 << kind.index()) != 0)
}

fn mask(kinds: &[Kind]) -> u16 {
    kinds.iter().fold(0, |mask, kind| mask | 1 << kind.index())
}

/// Kinds as rank letters, with `X` for jokers and `3` for black threes.
pub fn letters(kinds: impl Iterator<Item = Kind>) -> String {
    let mut text = String::new();
    for kind in kinds {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push(kind.letter());
    }
    text
}

/// Reads the flags of a scenario, if it has any, into the setup.
pub(super) fn read(reader: &mut Reader<'_>, setup: &mut Setup) {
    let Some(json) = reader.typed("flags", Expected::Object, |json| matches!(json, Json::Object(_)).then_some(json))
    else {
        return;
    };
    let Json::Object(entries) = json else { return };
    if entries.is_empty() {
        return;
    }
    let keys: Vec<&str> = KEYS.into_iter().chain([TAKEN]).collect();
    check_keys(Part::Flags, entries, &keys, &mut reader.problems);
    for key in KEYS.into_iter().filter(|key| json.get(key).is_none()) {
        reader.report(Problem::MissingFlag(key));
    }
    let mut flags = Reader::new(json);
    let history = flags.history(setup);
    if flags.problems.is_empty() {
        check(&mut flags, setup, &history);
    }
    let answer_due = flags.flag("answer_due") == Some(true);
    reader.problems.extend(flags.problems.into_iter().map(|problem| Problem::InFlags(Box::new(problem))));
    if history.ending.is_some() {
        setup.phase = Phase::Over;
    } else if answer_due {
        setup.phase = Phase::Answer { drawn: setup.phase == Phase::Play };
    }
    setup.history = Some(history);
}

impl Reader<'_> {
    fn history(&mut self, setup: &Setup) -> History {
        let permission = |json: &Json| match json.text() {
            Some("yes") => Some(Permission::Yes),
            Some("no") => Some(Permission::No),
            _ => None,
        };
        let this_turn = Turn {
            took_pile: self.flag("took_pile").unwrap_or(false),
            melded: self.flag("laid").unwrap_or(false),
            had_melded: self.flag("had_melded").unwrap_or(false),
            added_to_old: self.flag("added_to_old").unwrap_or(false),
            first: self.flag("first_turn").unwrap_or(false),
            drew_last: self.flag("drew_last").unwrap_or(false),
            old_melds: self
                .typed("old_melds", Expected::Ranks, |json| kinds(json.text()?))
                .map_or(0, |kinds| mask(&kinds)),
            permission: self.typed("permission", Expected::Permission, permission).unwrap_or_default(),
            taken: self
                .typed(TAKEN, Expected::Ranks, |json| kinds(json.text()?))
                .map_or(Counts::NONE, |kinds| kinds.into_iter().take(canasta::DECK_SIZE).collect()),
        };
        let mut history = History {
            this_turn,
            had_turn: [false; MAX_SEATS],
            seen: Seen::default(),
            concealed_canastas: [0; MAX_SEATS],
            red_three_penalties: self.red_three_penalties(setup),
            ending: self.ending(setup),
        };
        let seats = usize::from(setup.players.count());
        let sides = usize::from(setup.players.sides());
        let concealed = self.each("laid_whole", sides, |json| kinds(json.text()?));
        for (place, kinds) in history.concealed_canastas.iter_mut().zip(concealed) {
            *place = mask(&kinds);
        }
        for (place, had_turn) in history.had_turn.iter_mut().zip(self.each("had_turn", seats, Json::flag)) {
            *place = had_turn;
        }
        for (place, kinds) in history.seen.known.iter_mut().zip(self.each("known", seats, |json| kinds(json.text()?))) {
            // Cap the number of cards so that the counts can't overflow. The check against the hand reports the excess.
            *place = kinds.into_iter().take(canasta::DECK_SIZE).collect();
        }
        for (place, kinds) in history.seen.passed.iter_mut().zip(self.each("passed", seats, |json| kinds(json.text()?)))
        {
            *place = mask(&kinds);
        }
        history
    }

    /// Reads the penalties for undeclared red threes.
    fn red_three_penalties(&mut self, setup: &Setup) -> [RedThreePenalty; MAX_SEATS] {
        let seats = usize::from(setup.players.count());
        let count =
            |json: &Json| json.whole().and_then(|n| u8::try_from(n).ok()).filter(|&n| n <= Kind::RedThree.in_packs());
        let mut penalties = [RedThreePenalty::default(); MAX_SEATS];
        let held = self.each("penalised", seats, count);
        let all = self.each("penalties", seats, count);
        for (place, (held, all)) in penalties.iter_mut().zip(held.into_iter().zip(all)) {
            *place = RedThreePenalty { in_hand: held, total: all };
        }
        penalties
    }

    /// Reads one value for each seat or side.
    fn each<T>(&mut self, key: &'static str, count: usize, read: impl Fn(&Json) -> Option<T>) -> Vec<T> {
        let list = self.typed(key, Expected::Entries(count), |json| {
            let list = json.list().filter(|list| list.len() == count)?;
            list.iter().map(&read).collect::<Option<Vec<T>>>()
        });
        list.unwrap_or_default()
    }

    fn ending(&mut self, setup: &Setup) -> Option<Ending> {
        let seats = i64::from(setup.players.count());
        let seat = self.typed("ended_by", Expected::Seat, |json| {
            let seat = json.whole().filter(|seat| (0..seats).contains(seat))?;
            u8::try_from(seat).ok().map(Seat).filter(|seat| setup.players.sits_out() != Some(*seat))
        });
        self.typed("ended", Expected::Ending, |json| match (json.text()?, seat) {
            ("went-out", Some(seat)) => Some(Ending::WentOut { seat, concealed: false }),
            ("went-out-concealed", Some(seat)) => Some(Ending::WentOut { seat, concealed: true }),
            ("last-red-three", Some(seat)) => Some(Ending::LastRedThree { seat }),
            ("stock-exhausted", None) => Some(Ending::StockExhausted),
            _ => None,
        })
    }
}

/// Checks for flags that contradict the cards or each other.
fn check(flags: &mut Reader<'_>, setup: &Setup, history: &History) {
    for (seat, known) in history.seen.known.iter().enumerate().filter(|(_, known)| !known.is_empty()) {
        let hand = setup.hands.get(seat).and_then(Option::as_ref);
        let held =
            hand.map_or(Counts::NONE, |hand| hand.iter().take(canasta::DECK_SIZE).map(|card| card.kind()).collect());
        if !held.covers(known) {
            flags.report(Problem::KnownNotHeld { seat });
        }
    }
    let hand = setup.hands.get(setup.turn).and_then(Option::as_ref);
    let held = hand.map_or(Counts::NONE, |hand| hand.iter().take(canasta::DECK_SIZE).map(|card| card.kind()).collect());
    let taken = history.this_turn.taken;
    if !taken.is_empty() && (setup.rules.melds_from_pile || !history.this_turn.took_pile || !held.covers(&taken)) {
        flags.report(Problem::TakenNotHeld);
    }
    for (seat, penalty) in history.red_three_penalties.iter().enumerate() {
        let hand = setup.hands.get(seat).and_then(Option::as_ref);
        let held = hand.map_or(0, |hand| hand.iter().filter(|card| card.kind() == Kind::RedThree).count());
        if usize::from(penalty.in_hand) > held || penalty.in_hand > penalty.total {
            flags.report(Problem::PenalisedNotHeld { seat });
        }
    }
    let penalties: u32 = history.red_three_penalties.iter().map(|penalty| u32::from(penalty.total)).sum();
    if penalties > u32::from(Kind::RedThree.in_packs()) {
        flags.report(Problem::TooManyPenalties);
    }
    let sides = usize::from(setup.players.sides());
    let melds = setup.melds.get(setup.turn % sides).map_or(&[][..], Vec::as_slice);
    let ranks: Vec<Kind> = melds.iter().flatten().map(|card| card.kind()).collect();
    if history.this_turn.old_melds & !mask(&ranks) != 0 {
        flags.report(Problem::OldMeldMissing);
    }
    if flags.flag("answer_due") == Some(true) {
        let has_asked = history.this_turn.permission != Permission::NotAsked;
        if has_asked || history.ending.is_some() || setup.players.side_size() == 1 {
            flags.report(Problem::NoAnswerDue);
        }
    }
}
