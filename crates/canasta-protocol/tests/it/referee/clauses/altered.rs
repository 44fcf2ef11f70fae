//! Every wrong value in a rule set is noticed. These tests set each field of each preset to other values, one at a
//! time, and repeat the checks of that document's clauses about the field. At least one check must fail. If the
//! document doesn't cover the field, a base rule (`base` in `book/clauses.json`) must fail. `--nocapture` prints the
//! table.

use canasta::RuleSet;
use canasta::rules::{Domain, Field, Preset, Value as Held};
use canasta_i18n::Lang;
use canasta_i18n::rules::sentence;
use serde_json::{Map, Value, json};

use super::{Book, Clause, Played, assert_only_keys, by_name, clauses, list, text};

/// A base rule. It applies if a document doesn't cover the field.
struct Base {
    field: String,
    says: String,
    played: Played,
}

/// A value that changes nothing, and the reason.
struct Alike {
    field: String,
    place: String,
    value: Value,
    because: String,
}

fn bases() -> Vec<Base> {
    let read = |one: &Value| {
        assert_only_keys(one, &["field", "says", "scenarios", "asked"]);
        Base { field: text(&one["field"]), says: text(&one["says"]), played: Played::read(one) }
    };
    list()["base"].as_array().unwrap().iter().map(read).collect()
}

fn alikes() -> Vec<Alike> {
    let read = |one: &Value| {
        assert_only_keys(one, &["field", "place", "value", "because"]);
        let place = one["place"].as_str().unwrap_or_default().to_owned();
        Alike { field: text(&one["field"]), place, value: one["value"].clone(), because: text(&one["because"]) }
    };
    list()["alike"].as_array().unwrap().iter().map(read).collect()
}

/// Reads a field's value from its JSON form.
pub(super) fn value_of(field: &str, value: &Value) -> Held {
    let number = |value: &Value| i32::try_from(value.as_i64().unwrap()).unwrap();
    let list = || value.as_array().unwrap().iter();
    match RuleSet::field(field).unwrap().domain {
        Domain::Flag => Held::Flag(value.as_bool().unwrap()),
        Domain::Number(..) => Held::Number(number(value)),
        Domain::Numbers(..) => Held::Numbers(list().map(number).collect()),
        Domain::Flags(_) => Held::Flags(list().map(|flag| flag.as_bool().unwrap()).collect()),
        Domain::Choice(words) => Held::Choice(words.iter().find(|word| Some(**word) == value.as_str()).unwrap()),
    }
}

/// A different value for a field, perhaps in only one of its places (a number of players, a total).
struct Change {
    /// The name of the place; empty if the field has only one value.
    place: String,
    /// The new value of the whole field.
    value: Value,
    /// The new value in that place.
    there: Value,
    /// Whether the preset's own value in that place is the same as in the base rules.
    as_base: bool,
}

/// The names of a field's places.
fn places(count: usize) -> &'static [&'static str] {
    match count {
        3 => &["first", "second", "third"],
        4 => &["first", "second", "third", "fourth"],
        6 => &["joker", "two", "ace", "king to eight", "seven to four", "black three"],
        _ => &["2 players", "3 players", "4 players", "5 players", "6 players"],
    }
}

/// Other values for a number: all of them if there are few, otherwise the nearest ones (points come in fives), the
/// minimum and the maximum.
fn other_numbers(current: i32, low: i32, high: i32) -> Vec<i32> {
    let mut all: Vec<i32> =
        if high - low < 20 { (low..=high).collect() } else { vec![current - 5, current + 5, low, high] };
    all.retain(|number| (low..=high).contains(number) && *number != current);
    all.sort_unstable();
    all.dedup();
    all
}

fn changes(field: &Field, rules: &RuleSet) -> Vec<Change> {
    let current = (field.get)(rules);
    let base = (field.get)(&RuleSet::BASE);
    let as_base = current == base;
    let whole = |value: Value| Change { place: String::new(), there: value.clone(), value, as_base };
    match (&current, &base, field.domain) {
        (Held::Flag(flag), ..) => vec![whole(json!(!flag))],
        (Held::Choice(word), _, Domain::Choice(words)) => {
            words.iter().filter(|other| *other != word).map(|other| whole(json!(other))).collect()
        }
        (Held::Number(number), _, Domain::Number(low, high)) => {
            other_numbers(*number, low, high).into_iter().map(|other| whole(json!(other))).collect()
        }
        (Held::Numbers(numbers), Held::Numbers(base), Domain::Numbers(_, low, high)) => {
            let in_place = |place: usize| {
                other_numbers(numbers[place], low, high).into_iter().map(move |other| {
                    let mut all = numbers.clone();
                    all[place] = other;
                    let as_base = numbers[place] == base[place];
                    let name = places(numbers.len())[place].to_owned();
                    Change { place: name, value: json!(all), there: json!(other), as_base }
                })
            };
            (0..numbers.len()).flat_map(in_place).collect()
        }
        (Held::Flags(flags), Held::Flags(base), _) => {
            let in_place = |place: usize| {
                let mut all = flags.clone();
                all[place] = !all[place];
                let as_base = flags[place] == base[place];
                let name = places(flags.len())[place].to_owned();
                Change { place: name, value: json!(all), there: json!(!flags[place]), as_base }
            };
            (0..flags.len()).map(in_place).collect()
        }
        _ => unreachable!("a field's value is of its domain"),
    }
}

/// Shows which check notices a change.
#[derive(Clone, PartialEq, Eq)]
enum Noticed {
    /// A clause of the document notices it. Contains the clause's id.
    By(String),
    /// A base rule notices it.
    ByBase,
    /// Nothing can notice it, because it changes nothing.
    Alike,
    /// No check notices it, but one should. Contains a message about it.
    Not(String),
}

/// All checks that watch the rule sets.
struct Watch {
    clauses: Vec<Clause>,
    bases: Vec<Base>,
    alikes: Vec<Alike>,
    book: Book,
}

impl Watch {
    fn read() -> Self {
        Self { clauses: clauses(), bases: bases(), alikes: alikes(), book: by_name() }
    }

    fn clauses_on<'a>(&'a self, preset: &'a str, field: &'a str) -> impl Iterator<Item = &'a Clause> {
        self.clauses
            .iter()
            .filter(move |clause| clause.document == preset && clause.fields.iter().any(|one| one == field))
    }

    fn notices(&self, preset: &str, field: &Field, change: &Change) -> Noticed {
        let house = Map::from_iter([(field.name.to_owned(), change.value.clone())]);
        let breaks = |played: &Played| played.first_difference(preset, &house, &self.book).is_some();
        if let Some(clause) = self.clauses_on(preset, field.name).find(|clause| breaks(&clause.played)) {
            return Noticed::By(clause.id.clone());
        }
        // If the document contradicts a part of a base rule, that part proves nothing.
        let newly = |base: &Base| {
            let before = base.played.differences(preset, &Map::new(), &self.book);
            let after = base.played.differences(preset, &house, &self.book);
            before.iter().zip(&after).any(|(before, after)| before.is_none() && after.is_some())
        };
        let mut bases = self.bases.iter().filter(|base| base.field == field.name);
        if change.as_base && bases.any(newly) {
            return Noticed::ByBase;
        }
        let alike = |one: &Alike| one.field == field.name && one.place == change.place && one.value == change.there;
        if self.alikes.iter().any(alike) {
            return Noticed::Alike;
        }
        let rules = RuleSet::preset(preset).unwrap();
        let mut other = rules;
        assert!((field.set)(&mut other, &value_of(field.name, &change.value)), "{} {}", field.name, change.value);
        let current = sentence(Lang::EN, field.name, &rules, None);
        let altered = sentence(Lang::EN, field.name, &other, None);
        Noticed::Not(format!(
            "{preset} says “{current}”. If it were “{altered}” ({} = {}), no clause of the document{} would notice.",
            field.name,
            change.value,
            if change.as_base { ", nor a base rule," } else { "" },
        ))
    }

    /// The table has a row for each field and place. For each preset, it shows the checks that notice changes.
    fn table(&self) -> Vec<(String, Vec<Vec<Noticed>>)> {
        let mut rows: Vec<(String, Vec<Vec<Noticed>>)> = Vec::new();
        let columns = RuleSet::PRESETS.len();
        for field in RuleSet::FIELDS {
            for (column, preset) in RuleSet::PRESETS.iter().enumerate() {
                for change in changes(field, &preset.rules) {
                    let label = [field.name, change.place.as_str()].join(", ");
                    let label = label.trim_end_matches(", ").to_owned();
                    let row = rows.iter().position(|(known, _)| *known == label).unwrap_or_else(|| {
                        rows.push((label, vec![Vec::new(); columns]));
                        rows.len() - 1
                    });
                    rows[row].1[column].push(self.notices(preset.name, field, &change));
                }
            }
        }
        rows
    }
}

/// A cell of the table: the number of values tried, and the checks that noticed them.
fn cell(noticed: &[Noticed]) -> String {
    let mut who: Vec<&str> = noticed
        .iter()
        .map(|one| match one {
            Noticed::By(clause) => clause,
            Noticed::ByBase => "base",
            Noticed::Alike => "alike",
            Noticed::Not(_) => "NOBODY",
        })
        .collect();
    let count = who.len();
    who.dedup();
    who.sort_unstable();
    who.dedup();
    format!("{count}: {}", who.join(" "))
}

/// Formats the table with aligned columns.
fn aligned(rows: &[(String, Vec<Vec<Noticed>>)]) -> String {
    let head = ["field".to_owned()].into_iter().chain(RuleSet::PRESETS.iter().map(|preset| preset.name.to_owned()));
    let lines = rows.iter().map(|(label, cells)| {
        [label.clone()].into_iter().chain(cells.iter().map(|noticed| cell(noticed))).collect::<Vec<_>>()
    });
    let lines: Vec<Vec<String>> = [head.collect()].into_iter().chain(lines).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap();
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    let line = |line: &Vec<String>| {
        let cells: Vec<String> = line.iter().zip(&widths).map(|(text, width)| format!("{text:width$}")).collect();
        cells.join("  ").trim_end().to_owned() + "\n"
    };
    lines.iter().map(line).collect()
}

#[test]
fn every_change_of_a_preset_is_noticed() {
    let rows = Watch::read().table();
    println!("\nNumber of other values tried for each field, and the clauses that noticed:\n");
    print!("{}", aligned(&rows));
    let all = || rows.iter().flat_map(|(_, cells)| cells.iter().flatten());
    let unnoticed: Vec<&str> =
        all().filter_map(|one| if let Noticed::Not(text) = one { Some(text.as_str()) } else { None }).collect();
    let alike = all().filter(|one| **one == Noticed::Alike).count();
    println!("\n{} changes, {} unnoticed, {alike} that change nothing", all().count(), unnoticed.len());
    assert!(unnoticed.is_empty(), "{}", unnoticed.join("\n"));
}

#[test]
fn every_field_of_a_clause_is_needed() {
    let watch = Watch::read();
    let mut idle = Vec::new();
    for clause in &watch.clauses {
        for name in &clause.fields {
            let field = RuleSet::field(name).unwrap_or_else(|| panic!("{}: no field {name}", clause.id));
            let rules = RuleSet::preset(&clause.document).unwrap();
            let misses = |change: &Change| {
                let house = Map::from_iter([(name.clone(), change.value.clone())]);
                clause.played.first_difference(&clause.document, &house, &watch.book).is_some()
            };
            if !changes(field, &rules).iter().any(misses) {
                idle.push(format!("{} ({}): none of its checks depends on {name}", clause.id, clause.says));
            }
        }
    }
    assert!(idle.is_empty(), "{}", idle.join("\n"));
}

/// For each base rule there are presets whose documents don't cover it, and in at least one of them it applies
/// completely. Each value listed as changing nothing is needed too.
#[test]
fn base_rules_apply_and_are_needed() {
    let watch = Watch::read();
    for base in &watch.bases {
        let field = RuleSet::field(&base.field).unwrap_or_else(|| panic!("no field {}", base.field));
        let by_base = |preset: &&Preset| {
            let all = changes(field, &preset.rules);
            all.iter().any(|change| watch.notices(preset.name, field, change) == Noticed::ByBase)
        };
        let silent: Vec<&Preset> = RuleSet::PRESETS.iter().filter(by_base).collect();
        assert!(!silent.is_empty(), "{} ({}): every document covers it", base.field, base.says);
        let held = silent.iter().map(|preset| base.played.first_difference(preset.name, &Map::new(), &watch.book));
        let broken: Vec<String> = held.clone().flatten().collect();
        assert!(
            held.into_iter().any(|broken| broken.is_none()),
            "the base rule “{}”: {}",
            base.says,
            broken.join("; ")
        );
    }
    for Alike { field: name, place, value, because } in &watch.alikes {
        let field = RuleSet::field(name).unwrap_or_else(|| panic!("no field {name}"));
        let all = RuleSet::PRESETS.iter().flat_map(|preset| {
            changes(field, &preset.rules).into_iter().map(|change| (preset.name, change)).collect::<Vec<_>>()
        });
        let meant = |(preset, change): &(&str, Change)| {
            change.place == *place && change.there == *value && watch.notices(preset, field, change) == Noticed::Alike
        };
        assert!(!because.is_empty() && all.into_iter().any(|one| meant(&one)), "{name}, {value}: no such change");
    }
}

/// Tests the check itself: without clauses, or with only base rules, it must report gaps.
#[test]
fn detects_missing_clauses() {
    let blind = Watch { clauses: Vec::new(), bases: Vec::new(), alikes: Vec::new(), book: by_name() };
    let unnoticed = |watch: &Watch, preset: &str, name: &str| {
        let field = RuleSet::field(name).unwrap();
        let rules = RuleSet::preset(preset).unwrap();
        let all = changes(field, &rules).into_iter().map(|change| watch.notices(preset, field, &change));
        all.filter_map(|one| if let Noticed::Not(text) = one { Some(text) } else { None }).collect::<Vec<_>>()
    };
    assert_eq!(unnoticed(&blind, "lakin", "take_with_wild").len(), 1);
    assert_eq!(unnoticed(&blind, "wahhi", "upcard").len(), 2);
    // Base rules can't replace a clause that has a rule of its own.
    let base_alone = Watch { clauses: Vec::new(), ..Watch::read() };
    assert_eq!(unnoticed(&base_alone, "wahhi", "upcard").len(), 2);
    let one = &unnoticed(&base_alone, "lakin", "take_with_wild")[0];
    assert!(one.starts_with("lakin says “One natural card and a wild card aren’t enough"), "{one}");
}
