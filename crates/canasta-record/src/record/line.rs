//! A position on one line, for messages, lists and notes.
//!
//! The words are the keys of a scenario ([`crate::position`]) and the fields of the rule set, each with its value, in
//! any order: `rules=wahhi turn=2 phase=play scores=1200,-45 …`. Defaults are omitted. Cards have no spaces between
//! them (`4H4DXR`), seats and sides are separated by `/`, melds by `+`. `-` is an empty value, `?` an unknown hand.

mod value;

use canasta::rules::{Domain, Field};
use canasta::{CardDeal, Players, RuleSet};
use value::ValueForm;

use super::error::{Expected, Found, RecordError, RecordErrorKind, RecordErrors};
use super::source::{Span, lines};
use crate::house::{nearest, rules_of_scenario};
use crate::json::Json;
use crate::pasted;
use crate::position::{self, Scenario, print};
use crate::problem::Problem;

/// The words of a position, in the order they are written. The fields of the rule set follow `rules`.
const WORDS: [(&str, ValueForm); 14] = [
    ("rules", ValueForm::Word),
    ("players", ValueForm::Number),
    ("sits_out", ValueForm::Number),
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

/// The words for a position in the middle of a turn. In the referee's scenarios, they are in `flags`.
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
    ("known", ValueForm::KindLists),
    ("passed", ValueForm::KindLists),
    ("laid_whole", ValueForm::KindLists),
    ("penalised", ValueForm::Numbers),
    ("penalties", ValueForm::Numbers),
    ("ended", ValueForm::Word),
    ("ended_by", ValueForm::Number),
];

/// Writes a position. `rules` is the name of the preset that the rules are based on. [`read`] restores the same deal,
/// including all flags.
pub fn write(deal: &CardDeal, rules: &str) -> String {
    // Serialising texts, numbers and lists can't fail.
    let position = serde_json::to_string(&print(deal, rules)).unwrap_or_default();
    let Ok(position) = serde_json::from_str::<Json>(&position) else { return String::new() };
    let mut line = String::new();
    for (word, form) in WORDS {
        let Some(value) = position.get(word) else { continue };
        if word == "rules" || !is_implied(word, value, &position) {
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
        // At least one word must show that there are flags.
        let is_seat_zero = word == "ended_by" && *value != Json::Null;
        if word == "had_turn" || is_seat_zero || !is_default(value) {
            push(&mut line, word, form, value);
        }
    }
    line
}

/// Parses a position. Case and order don't matter, and text after `#` is a remark.
///
/// # Errors
/// Returns up to twenty errors, in the order of the line.
pub fn read(line: &str) -> Result<Scenario, Vec<RecordError>> {
    pasted::forgiving(line, read_exactly)
}

fn read_exactly(line: &str) -> Result<Scenario, Vec<RecordError>> {
    let (first, words) = parse_words(line)?;
    position::from_json(&scenario(&words)).or_else(|problems| {
        let mut errors = RecordErrors::default();
        for problem in problems {
            errors.add(span_of(&problem, &words, first), RecordErrorKind::Problem(problem));
        }
        errors.into_result(None)
    })
}

/// The scenario in a line, which can be an impossible position.
///
/// # Errors
/// Returns the errors in its words.
pub fn json(line: &str) -> Result<Json, Vec<RecordError>> {
    pasted::forgiving(line, |line| parse_words(line).map(|(_, words)| scenario(&words)))
}

/// Parses the words of a line. Also returns the line itself.
fn parse_words(line: &str) -> Result<(Span<'_>, Vec<Word<'_>>), Vec<RecordError>> {
    let mut errors = RecordErrors::default();
    let mut used_lines =
        lines(line).map(Span::trimmed).filter(|line| !line.text.is_empty() && !line.text.starts_with('#'));
    let first = used_lines.next().unwrap_or(Span { line: 1, column: 1, text: "" });
    if let Some(second) = used_lines.next() {
        errors.expected(second, Expected::OneLine);
    }
    let words = words(first, &mut errors);
    if words.is_empty() && errors.len() == 0 {
        errors.expected(first, Expected::Key);
    }
    if errors.len() > 0 { errors.into_result(None) } else { Ok((first, words)) }
}

/// A word and its value.
struct Word<'a> {
    span: Span<'a>,
    key: Key,
    value: Json,
}

/// The meaning of a word.
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

fn words<'a>(line: Span<'a>, errors: &mut RecordErrors) -> Vec<Word<'a>> {
    let line = line.split('#').map_or(line, |(before, _)| before);
    let mut words: Vec<Word<'a>> = Vec::new();
    let mut players = Players::FOUR;
    let mut known_words = Vec::new();
    for word in line.words() {
        let (name, value) = word.split('=').map_or((word, None), |(name, value)| (name, Some(value)));
        let Some(key) = Key::of(&name.text.to_lowercase().replace('-', "_")) else {
            report_unknown(name, errors);
            continue;
        };
        if known_words.iter().any(|(_, known, _): &(Span<'a>, Key, _)| known.name() == key.name()) {
            errors.add(name, RecordErrorKind::Repeated { name: key.name().to_owned(), first: name.line });
            continue;
        }
        if let ("players", Some(Ok(count))) = (key.name(), value.map(|value| value.text.parse())) {
            players = Players::new(count).unwrap_or(players);
        }
        known_words.push((name, key, value));
    }
    for (span, key, value) in known_words {
        let read = match (key, value) {
            (Key::Scenario(_, ValueForm::Flag) | Key::Flag(_, ValueForm::Flag), None) => Some(Json::Bool(true)),
            (Key::House(field), None) if field.domain == Domain::Flag => Some(Json::Bool(true)),
            (Key::Scenario(_, form) | Key::Flag(_, form), Some(value)) => form.read(value, players, errors),
            (Key::House(field), Some(value)) => value::read_field(value, field.domain, errors),
            (_, None) => {
                errors.add(span.end(), RecordErrorKind::Expected(Expected::Value, Found::Nothing));
                None
            }
        };
        words.extend(read.map(|value| Word { span, key, value }));
    }
    words
}

fn report_unknown(name: Span<'_>, errors: &mut RecordErrors) {
    if errors.is_full() {
        return;
    }
    let fields = RuleSet::FIELDS.iter().map(|field| field.name);
    let known: Vec<&'static str> = WORDS.iter().chain(&FLAGS).map(|(name, _)| *name).chain(fields).collect();
    match nearest(name.text, &known) {
        Some(near) => {
            errors.add(
                name,
                RecordErrorKind::Expected(Expected::Key, Found::Near(name.text.to_owned(), near.to_owned())),
            );
        }
        None => errors.expected(name, Expected::Key),
    }
}

/// The scenario that the words describe.
fn scenario(words: &[Word<'_>]) -> Json {
    let mut entries = Vec::new();
    let mut house = Vec::new();
    let mut flags = Vec::new();
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
    if !house.is_empty() {
        entries.push(("house".to_owned(), Json::Object(house)));
    }
    if !flags.is_empty() {
        // Problems with the rules are reported when the position is parsed.
        let (_, rules) = rules_of_scenario(&Json::Object(entries.clone()), &mut Vec::new());
        let players = players.under(&rules);
        for (name, form) in FLAGS {
            if !flags.iter().any(|(known, _)| known == name) {
                flags.push((name.to_owned(), form.default_value(name, players)));
            }
        }
        entries.push(("flags".to_owned(), Json::Object(flags)));
    }
    Json::Object(entries)
}

/// The word that a problem is about, or else the whole line.
fn span_of<'a>(problem: &Problem, words: &[Word<'a>], line: Span<'a>) -> Span<'a> {
    words.iter().find(|word| Some(word.key.name()) == problem.field()).map_or(line, |word| word.span)
}

/// Whether parsing would fill in this value anyway.
fn is_implied(word: &str, value: &Json, position: &Json) -> bool {
    let number = |key: &str| position.get(key).and_then(Json::whole).unwrap_or_default();
    match word {
        "players" => number(word) == 4,
        "sits_out" => *value == Json::Null,
        "dealer" | "turn" if position.get("sits_out").is_some() => false,
        "dealer" => number(word) + 1 == number("players"),
        "turn" => {
            let players = number("players").max(1);
            let clockwise = position.get("house").and_then(|house| house.get("clockwise")).and_then(Json::flag);
            let step = if clockwise == Some(false) { players - 1 } else { 1 };
            number(word) == (number("dealer") + step) % players
        }
        "phase" => value.text() == Some("draw"),
        "melded" => {
            let melds = position.get("melds").and_then(Json::list).unwrap_or_default();
            let side_has_melds =
                |seat: usize| melds.get(seat % melds.len().max(1)).is_some_and(|side| !is_default(side));
            let melded = value.list().unwrap_or_default();
            melded.iter().enumerate().all(|(seat, melded)| melded.flag() == Some(side_has_melds(seat)))
        }
        "hands" | "stock" => false,
        _ => is_default(value),
    }
}

/// Whether a table at the start of a game has this value.
fn is_default(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::Bool(flag) => !flag,
        Json::Whole(number) => *number == 0,
        Json::Number(_) => false,
        Json::Text(text) => text.is_empty(),
        Json::List(list) => list.iter().all(is_default),
        Json::Object(entries) => entries.is_empty(),
    }
}

fn push(line: &mut String, word: &str, form: ValueForm, value: &Json) {
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(word);
    // A word alone means yes.
    if *value != Json::Bool(true) {
        line.push('=');
        line.push_str(&form.to_text(value));
    }
}
