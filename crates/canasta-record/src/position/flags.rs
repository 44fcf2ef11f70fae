//! `flags`: what a printed position carries beyond the cards.

use canasta::setup::GoingOn;
use canasta::{Counts, Ending, Kind, MAX_SEATS, Permission, Phase, Public, Seat, Seen, Setup, Turn};
use serde::Serialize;

use super::read::{Reader, check_keys, kinds};
use crate::json::Json;
use crate::notation;

const KEYS: [&str; 12] = [
    "took_pile",
    "laid",
    "had_melded",
    "added_to_old",
    "old_melds",
    "permission",
    "answer_due",
    "had_turn",
    "known",
    "passed",
    "ended",
    "ended_by",
];

/// See [`super::print()`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Flags {
    took_pile: bool,
    laid: bool,
    had_melded: bool,
    added_to_old: bool,
    old_melds: String,
    permission: Option<&'static str>,
    answer_due: bool,
    had_turn: Vec<bool>,
    known: Vec<String>,
    passed: Vec<String>,
    ended: Option<&'static str>,
    ended_by: Option<u8>,
}

impl Flags {
    pub(super) fn of(public: &Public) -> Self {
        let turn = &public.this_turn;
        let seats = || public.players.seats().map(Seat::index);
        Self {
            took_pile: turn.took_pile,
            laid: turn.laid,
            had_melded: turn.had_melded,
            added_to_old: turn.added_to_old,
            old_melds: letters(ranks(turn.old_melds)),
            permission: match turn.permission {
                Permission::NotAsked => None,
                Permission::Yes => Some("yes"),
                Permission::No => Some("no"),
            },
            answer_due: matches!(public.phase, Phase::Answer { .. }),
            had_turn: seats().map(|seat| public.had_turn[seat]).collect(),
            known: seats().map(|seat| letters(public.seen.known[seat].cards())).collect(),
            passed: seats().map(|seat| letters(ranks(public.seen.passed[seat]))).collect(),
            ended: public.ending.map(ending_code),
            ended_by: match public.ending {
                Some(Ending::WentOut { seat, .. } | Ending::LastRedThree { seat }) => Some(seat.0),
                Some(Ending::StockExhausted) | None => None,
            },
        }
    }
}

/// The referee's word for how a deal ended.
pub(crate) const fn ending_code(ending: Ending) -> &'static str {
    match ending {
        Ending::WentOut { concealed: false, .. } => "went-out",
        Ending::WentOut { concealed: true, .. } => "went-out-concealed",
        Ending::StockExhausted => "stock-exhausted",
        Ending::LastRedThree { .. } => "last-red-three",
    }
}

fn ranks(mask: u16) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |kind| mask & (1 << kind.index()) != 0)
}

fn mask(kinds: &[Kind]) -> u16 {
    kinds.iter().fold(0, |mask, kind| mask | 1 << kind.index())
}

fn letters(kinds: impl Iterator<Item = Kind>) -> String {
    let mut text = String::new();
    for kind in kinds {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push(notation::kind_char(kind));
    }
    text
}

/// Reads the flags of a scenario, if it has any, into the set-up.
pub(super) fn read(reader: &mut Reader<'_>, setup: &mut Setup) {
    let Some(json) = reader.typed("flags", "an object", |json| matches!(json, Json::Object(_)).then_some(json)) else {
        return;
    };
    let Json::Object(entries) = json else { return };
    if entries.is_empty() {
        return;
    }
    check_keys("flags", entries, |key| KEYS.contains(&key), &mut reader.faults);
    for key in KEYS.into_iter().filter(|key| json.get(key).is_none()) {
        reader.fault(format!("flags must have {key}; they are what the referee printed, or nothing"));
    }
    let mut flags = Reader::new(json);
    let going_on = flags.going_on(setup);
    if flags.faults.is_empty() {
        check(&mut flags, setup, &going_on);
    }
    let answer_due = flags.flag("answer_due") == Some(true);
    reader.faults.extend(flags.faults.into_iter().map(|fault| format!("flags: {fault}")));
    if going_on.ending.is_some() {
        setup.phase = Phase::Over;
    } else if answer_due {
        setup.phase = Phase::Answer { drawn: setup.phase == Phase::Play };
    }
    setup.going_on = Some(going_on);
}

impl Reader<'_> {
    fn going_on(&mut self, setup: &Setup) -> GoingOn {
        let permission = |json: &Json| match json.text() {
            Some("yes") => Some(Permission::Yes),
            Some("no") => Some(Permission::No),
            _ => None,
        };
        let this_turn = Turn {
            took_pile: self.flag("took_pile").unwrap_or(false),
            laid: self.flag("laid").unwrap_or(false),
            had_melded: self.flag("had_melded").unwrap_or(false),
            added_to_old: self.flag("added_to_old").unwrap_or(false),
            old_melds: self.typed("old_melds", "ranks", |json| kinds(json.text()?)).map_or(0, |kinds| mask(&kinds)),
            permission: self.typed("permission", "“yes” or “no”", permission).unwrap_or_default(),
        };
        let mut on =
            GoingOn { this_turn, had_turn: [false; MAX_SEATS], seen: Seen::default(), ending: self.ending(setup) };
        for (place, had) in on.had_turn.iter_mut().zip(self.each("had_turn", setup, Json::flag)) {
            *place = had;
        }
        for (place, kinds) in on.seen.known.iter_mut().zip(self.each("known", setup, |json| kinds(json.text()?))) {
            // More cards than there are would not even be a number; the check against the hand finds the rest.
            *place = kinds.into_iter().take(canasta::DECK).collect();
        }
        for (place, kinds) in on.seen.passed.iter_mut().zip(self.each("passed", setup, |json| kinds(json.text()?))) {
            *place = mask(&kinds);
        }
        on
    }

    /// One value for each seat.
    fn each<T>(&mut self, key: &str, setup: &Setup, read: impl Fn(&Json) -> Option<T>) -> Vec<T> {
        let seats = usize::from(setup.players.count());
        let list = self.typed(key, &format!("a list of {seats} fit entries"), |json| {
            let list = json.list().filter(|list| list.len() == seats)?;
            list.iter().map(&read).collect::<Option<Vec<T>>>()
        });
        list.unwrap_or_default()
    }

    fn ending(&mut self, setup: &Setup) -> Option<Ending> {
        let seats = i64::from(setup.players.count());
        let seat = self.typed("ended_by", "the number of a seat", |json| {
            let seat = json.whole().filter(|seat| (0..seats).contains(seat))?;
            u8::try_from(seat).ok().map(Seat)
        });
        self.typed("ended", "a way a deal ends, with its seat", |json| match (json.text()?, seat) {
            ("went-out", Some(seat)) => Some(Ending::WentOut { seat, concealed: false }),
            ("went-out-concealed", Some(seat)) => Some(Ending::WentOut { seat, concealed: true }),
            ("last-red-three", Some(seat)) => Some(Ending::LastRedThree { seat }),
            ("stock-exhausted", None) => Some(Ending::StockExhausted),
            _ => None,
        })
    }
}

/// Flags that contradict the cards or each other.
fn check(flags: &mut Reader<'_>, setup: &Setup, on: &GoingOn) {
    for (seat, known) in on.seen.known.iter().enumerate().filter(|(_, known)| !known.is_empty()) {
        let hand = setup.hands.get(seat).and_then(Option::as_ref);
        let held = hand.map_or(Counts::NONE, |hand| hand.iter().take(canasta::DECK).map(|card| card.kind()).collect());
        if !held.covers(known) {
            flags.fault(format!("known names cards that the hand of seat {seat} does not hold"));
        }
    }
    let sides = usize::from(setup.players.sides());
    let melds = setup.melds.get(setup.turn % sides).map_or(&[][..], Vec::as_slice);
    let ranks: Vec<Kind> = melds.iter().flatten().map(|card| card.kind()).collect();
    if on.this_turn.old_melds & !mask(&ranks) != 0 {
        flags.fault("old_melds names a meld that does not lie on the table".to_owned());
    }
    if flags.flag("answer_due") == Some(true) {
        let asked = on.this_turn.permission != Permission::NotAsked;
        if asked || on.ending.is_some() || setup.players.side_size() == 1 {
            flags.fault("no answer can be due here".to_owned());
        }
    }
}
