//! A position in one line, for where a whole object is too much: a message, a list, a note.
//!
//! Its words are the keys of a scenario ([`crate::position`]) and the fields of the rule set, each with its value, in any
//! order: `rules=wahhi turn=2 phase=play scores=1200,-45 …`. What is as usual is left out. Cards stand close together
//! (`4H4DXR`), seats and sides have `/` between them, melds `+`; `-` is nothing, `?` a hand that is not known.

mod value;

use canasta::rules::{Domain, Field};
use canasta::{CardDeal, Players, RuleSet};
use value::ValueForm;

use super::fault::{Expected, Found, RecordError, RecordErrorKind, RecordErrors};
use super::source::{Piece, lines};
use crate::fault::Fault;
use crate::house::nearest;
use crate::json::Json;
use crate::position::{self, Scenario, print};

/// The words of a position, in the order in which they are written; the fields of the rule set come behind `rules`.
const WORDS: [(&str, ValueForm); 13] = [
    ("rules", ValueForm::Word),
    ("players", ValueForm::Number),
    ("dealer", ValueForm::Number),
    ("turn", ValueForm::Number),
    ("phase", ValueForm::Word),
    ("scores", ValueForm::Numbers),
    ("hands", ValueForm::Hands),
    ("melds", ValueForm::Melds),
    ("red_threes", ValueForm::Cards),
    ("melded", ValueForm::Seats),
    ("pile", ValueForm::Pile),
    ("stock", ValueForm::Pile),
    ("exact_deal", ValueForm::Flag),
];

/// The words of a position in the middle of a turn, which the referee has in `flags`.
const FLAGS: [(&str, ValueForm); 17] = [
    ("had_turn", ValueForm::Seats),
    ("first_turn", ValueForm::Flag),
    ("took_pile", ValueForm::Flag),
    ("laid", ValueForm::Flag),
    ("had_melded", ValueForm::Flag),
    ("old_melds", ValueForm::Kinds),
    ("added_to_old", ValueForm::Flag),
    ("drew_last", ValueForm::Flag),
    ("permission", ValueForm::Word),
    ("answer_due", ValueForm::Flag),
    ("known", ValueForm::KindsEach),
    ("passed", ValueForm::KindsEach),
    ("laid_whole", ValueForm::KindsEach),
    ("penalised", ValueForm::Numbers),
    ("penalties", ValueForm::Numbers),
    ("ended", ValueForm::Word),
    ("ended_by", ValueForm::Number),
];

/// Writes a position; `rules` is the name of the preset it is played under, or changed from. [`read`] makes the same deal
/// of it, to the last flag.
pub fn write(deal: &CardDeal, rules: &str) -> String {
    // Texts, numbers and lists of them always have a JSON form.
    let position = serde_json::to_string(&print(deal, rules)).unwrap_or_default();
    let Ok(position) = serde_json::from_str::<Json>(&position) else { return String::new() };
    let mut line = String::new();
    for (word, form) in WORDS {
        let Some(value) = position.get(word) else { continue };
        if word == "rules" || !is_usual(word, value, &position) {
            push(&mut line, word, form, value);
        }
        if let (true, Some(Json::Object(house))) = (word == "rules", position.get("house")) {
            for (field, value) in house {
                push(&mut line, field, ValueForm::Field, value);
            }
        }
    }
    if read(&line).is_ok_and(|scenario| scenario.deal == *deal && scenario.start.is_empty()) {
        return line;
    }
    for (word, form) in FLAGS {
        let Some(value) = position.get("flags").and_then(|flags| flags.get(word)) else { continue };
        // One word shows that there are flags at all.
        let seat_0 = word == "ended_by" && *value != Json::Null;
        if word == "had_turn" || seat_0 || !says_nothing(value) {
            push(&mut line, word, form, value);
        }
    }
    line
}

/// Reads a position. Capitals do not matter, nor does the order; what follows `#` is a remark.
///
/// # Errors
/// What is wrong, in the order of the line, the first twenty.
pub fn read(line: &str) -> Result<Scenario, Vec<RecordError>> {
    let (first, words) = said(line)?;
    position::from_json(&scenario(&words)).or_else(|found| {
        let mut faults = RecordErrors::default();
        for fault in found {
            faults.add(place_of(&fault, &words, first), RecordErrorKind::Fault(fault));
        }
        faults.or(None)
    })
}

/// The scenario that a line says, whether or not its position can be.
///
/// # Errors
/// What is wrong with its words.
pub fn json(line: &str) -> Result<Json, Vec<RecordError>> {
    said(line).map(|(_, words)| scenario(&words))
}

/// The words of a line, and the line.
fn said(line: &str) -> Result<(Piece<'_>, Vec<Word<'_>>), Vec<RecordError>> {
    let mut faults = RecordErrors::default();
    let mut all = lines(line).map(Piece::trimmed).filter(|line| !line.text.is_empty() && !line.text.starts_with('#'));
    let first = all.next().unwrap_or(Piece { line: 1, column: 1, text: "" });
    if let Some(second) = all.next() {
        faults.expected(second, Expected::OneLine);
    }
    let words = words(first, &mut faults);
    if words.is_empty() && faults.len() == 0 {
        faults.expected(first, Expected::Key);
    }
    if faults.len() > 0 { faults.or(None) } else { Ok((first, words)) }
}

/// A word with its value.
struct Word<'a> {
    at: Piece<'a>,
    key: Key,
    value: Json,
}

/// What a word is.
#[derive(Clone, Copy)]
enum Key {
    Scenario(&'static str, ValueForm),
    Flag(&'static str, ValueForm),
    House(&'static Field),
}

impl Key {
    fn of(name: &str) -> Option<Self> {
        let find = |list: &[(&'static str, ValueForm)]| list.iter().find(|(known, _)| *known == name).copied();
        let scenario = find(&WORDS).map(|(name, form)| Self::Scenario(name, form));
        let flag = || find(&FLAGS).map(|(name, form)| Self::Flag(name, form));
        scenario.or_else(flag).or_else(|| RuleSet::field(name).map(Self::House))
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Scenario(name, _) | Self::Flag(name, _) => name,
            Self::House(field) => field.name,
        }
    }
}

fn words<'a>(line: Piece<'a>, faults: &mut RecordErrors) -> Vec<Word<'a>> {
    let line = line.split('#').map_or(line, |(before, _)| before);
    let mut words: Vec<Word<'a>> = Vec::new();
    let mut players = Players::FOUR;
    let mut waiting = Vec::new();
    for word in line.words() {
        let (name, value) = word.split('=').map_or((word, None), |(name, value)| (name, Some(value)));
        let Some(key) = Key::of(&name.text.to_lowercase().replace('-', "_")) else {
            unknown(name, faults);
            continue;
        };
        if waiting.iter().any(|(_, known, _): &(Piece<'a>, Key, _)| known.name() == key.name()) {
            faults.add(name, RecordErrorKind::Again { name: key.name().to_owned(), first: name.line });
            continue;
        }
        if let ("players", Some(Ok(count))) = (key.name(), value.map(|value| value.text.parse())) {
            players = Players::new(count).unwrap_or(players);
        }
        waiting.push((name, key, value));
    }
    for (at, key, value) in waiting {
        let read = match (key, value) {
            (Key::Scenario(_, ValueForm::Flag) | Key::Flag(_, ValueForm::Flag), None) => Some(Json::Bool(true)),
            (Key::House(field), None) if field.domain == Domain::Flag => Some(Json::Bool(true)),
            (Key::Scenario(_, form) | Key::Flag(_, form), Some(value)) => form.read(value, players, faults),
            (Key::House(field), Some(value)) => value::of_field(value, field.domain, faults),
            (_, None) => {
                faults.add(at.end(), RecordErrorKind::Expected(Expected::Value, Found::Nothing));
                None
            }
        };
        words.extend(read.map(|value| Word { at, key, value }));
    }
    words
}

fn unknown(name: Piece<'_>, faults: &mut RecordErrors) {
    if faults.are_enough() {
        return;
    }
    let fields = RuleSet::FIELDS.iter().map(|field| field.name);
    let known: Vec<&'static str> = WORDS.iter().chain(&FLAGS).map(|(name, _)| *name).chain(fields).collect();
    match nearest(name.text, &known) {
        Some(near) => {
            faults.add(
                name,
                RecordErrorKind::Expected(Expected::Key, Found::Near(name.text.to_owned(), near.to_owned())),
            );
        }
        None => faults.expected(name, Expected::Key),
    }
}

/// The scenario that the words are.
fn scenario(words: &[Word<'_>]) -> Json {
    let (mut entries, mut house, mut flags) = (Vec::new(), Vec::new(), Vec::new());
    for word in words {
        let list = match word.key {
            Key::Scenario(..) => &mut entries,
            Key::Flag(..) => &mut flags,
            Key::House(_) => &mut house,
        };
        list.push((word.key.name().to_owned(), word.value.clone()));
    }
    let number = |name| words.iter().find(|word| word.key.name() == name).and_then(|word| word.value.whole());
    let players = number("players").and_then(|count| Players::new(u8::try_from(count).ok()?)).unwrap_or(Players::FOUR);
    if !flags.is_empty() {
        for (name, form) in FLAGS {
            if !flags.iter().any(|(known, _)| known == name) {
                flags.push((name.to_owned(), form.nothing(name, players)));
            }
        }
        entries.push(("flags".to_owned(), Json::Object(flags)));
    }
    if !house.is_empty() {
        entries.push(("house".to_owned(), Json::Object(house)));
    }
    Json::Object(entries)
}

/// The word that a fault is about; the line's beginning where it is about none.
fn place_of<'a>(fault: &Fault, words: &[Word<'a>], line: Piece<'a>) -> Piece<'a> {
    words.iter().find(|word| Some(word.key.name()) == fault.field()).map_or(line, |word| word.at)
}

/// Whether reading fills in just this value.
fn is_usual(word: &str, value: &Json, position: &Json) -> bool {
    let number = |key: &str| position.get(key).and_then(Json::whole).unwrap_or_default();
    match word {
        "players" => number(word) == 4,
        "dealer" => number(word) + 1 == number("players"),
        "turn" => number(word) == (number("dealer") + 1) % number("players").max(1),
        "phase" => value.text() == Some("draw"),
        "melded" => {
            let melds = position.get("melds").and_then(Json::list).unwrap_or_default();
            let opened = |seat: usize| melds.get(seat % melds.len().max(1)).is_some_and(|side| !says_nothing(side));
            let melded = value.list().unwrap_or_default();
            melded.iter().enumerate().all(|(seat, melded)| melded.flag() == Some(opened(seat)))
        }
        "hands" | "stock" => false,
        _ => says_nothing(value),
    }
}

/// Whether a value is that of a table on which nothing has happened.
fn says_nothing(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::Bool(flag) => !flag,
        Json::Whole(number) => *number == 0,
        Json::Number(_) => false,
        Json::Text(text) => text.is_empty(),
        Json::List(list) => list.iter().all(says_nothing),
        Json::Object(entries) => entries.is_empty(),
    }
}

fn push(line: &mut String, word: &str, form: ValueForm, value: &Json) {
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(word);
    // A word alone says yes.
    if *value != Json::Bool(true) {
        line.push('=');
        line.push_str(&form.written(value));
    }
}
