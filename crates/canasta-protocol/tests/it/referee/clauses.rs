//! The clauses of the five documents, in `book/clauses.json`. Each clause is covered by a scenario in the book, a
//! question about the rule set ([`questions`]) or a named test, or it says why it doesn't concern the program.
//! [`altered`] proves that no value in a rule set can change unnoticed.

mod altered;
mod questions;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use canasta::RuleSet;
use canasta_protocol::referee::check;
use serde_json::{Map, Value};

use crate::referee::book::{CHAPTERS, scenarios};

/// A rule document, with its sections in order.
pub(crate) struct Document {
    pub(crate) name: String,
    pub(crate) sections: Vec<String>,
}

struct Clause {
    id: String,
    document: String,
    section: String,
    says: String,
    /// The rule-set fields that implement the clause.
    fields: Vec<String>,
    played: Played,
    tests: Vec<String>,
    pages: Vec<String>,
    none: Option<String>,
}

/// The book's scenarios, by name.
type Book = BTreeMap<String, Value>;

/// Checks to run under a document's rule set: names of scenarios in the book, and questions with answers.
struct Played {
    scenarios: Vec<String>,
    questions: Vec<(String, String)>,
}

impl Played {
    fn read(one: &Value) -> Self {
        let questions = texts(&one["asked"]);
        let split = |text: &String| {
            let (question, answer) = text.split_once(" -> ").unwrap_or_else(|| panic!("{text}: no ` -> `"));
            (question.to_owned(), answer.to_owned())
        };
        Self { scenarios: texts(&one["scenarios"]), questions: questions.iter().map(split).collect() }
    }

    /// Runs all questions and scenarios under a preset with some fields changed, and returns the difference from each
    /// expected result.
    fn differences(&self, preset: &str, house: &Map<String, Value>, book: &Book) -> Vec<Option<String>> {
        let mut rules = RuleSet::preset(preset).unwrap();
        for (field, value) in house {
            assert!((RuleSet::field(field).unwrap().set)(&mut rules, &altered::value_of(field, value)));
        }
        let questions = self.questions.iter().map(|(question, expected)| {
            let answer = questions::answer(&rules, question);
            (answer != *expected).then(|| format!("asked for “{question}”, it answers “{answer}”, not “{expected}”"))
        });
        let scenarios = self.scenarios.iter().map(|name| {
            let case = book.get(name).unwrap_or_else(|| panic!("no scenario {name}"));
            scenario_difference(name, preset, house, case)
        });
        questions.chain(scenarios).collect()
    }

    /// The first difference, if any.
    fn first_difference(&self, preset: &str, house: &Map<String, Value>, book: &Book) -> Option<String> {
        self.differences(preset, house, book).into_iter().flatten().next()
    }
}

/// Plays a scenario under these rules and returns the difference from the book's result. The scenario keeps its own
/// house rules.
fn scenario_difference(name: &str, preset: &str, house: &Map<String, Value>, case: &Value) -> Option<String> {
    let mut case = case.clone();
    case["scenario"]["rules"] = preset.into();
    for (field, value) in house {
        if case["scenario"]["house"].get(field).is_none() {
            case["scenario"]["house"][field] = value.clone();
        }
    }
    let mut out = Vec::new();
    let passed = check(case.to_string().as_bytes(), &mut out).unwrap();
    let report = String::from_utf8_lossy(&out);
    let difference = report.lines().next().and_then(|line| line.split_once("]: ")).map_or(&*report, |(_, rest)| rest);
    let difference = difference.split(" | why: ").next().unwrap_or(difference);
    (!passed).then(|| format!("in the book's “{name}”, {difference}"))
}

/// The path of a file in the repository.
pub(crate) fn file(path: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}

fn list() -> Value {
    serde_json::from_str(&fs::read_to_string(file("book/clauses.json")).unwrap()).unwrap()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} isn't a string")).to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().map(|all| all.iter().map(text).collect()).unwrap_or_default()
}

fn assert_only_keys(entry: &Value, known: &[&str]) {
    assert!(entry.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())), "{entry}");
}

pub(crate) fn documents() -> Vec<Document> {
    let list = list();
    let all = list["documents"].as_array().unwrap();
    all.iter().map(|one| Document { name: text(&one["name"]), sections: texts(&one["sections"]) }).collect()
}

fn clauses() -> Vec<Clause> {
    let list = list();
    let clause = |one: &Value| {
        assert_only_keys(
            one,
            &["id", "document", "section", "says", "fields", "scenarios", "asked", "tests", "pages", "none"],
        );
        Clause {
            id: text(&one["id"]),
            document: text(&one["document"]),
            section: text(&one["section"]),
            says: text(&one["says"]),
            fields: texts(&one["fields"]),
            played: Played::read(one),
            tests: texts(&one["tests"]),
            pages: texts(&one["pages"]),
            none: one["none"].as_str().map(str::to_owned),
        }
    };
    list["clauses"].as_array().unwrap().iter().map(clause).collect()
}

fn by_name() -> Book {
    let mut all = Book::new();
    for (chapter, words) in CHAPTERS {
        for case in scenarios(words) {
            let id = case["id"]
                .as_str()
                .unwrap_or_else(|| panic!("{chapter}: a scenario without a name: {case}"))
                .to_owned();
            assert!(all.insert(id.clone(), case).is_none(), "{id} is there twice");
        }
    }
    all
}

/// The anchor of a heading. For example, `Who cuts` becomes `who-cuts`.
pub(crate) fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// Whether a page of the book exists and contains the section, for example `rules/deal#cards`.
pub(crate) fn page_exists(page: &str) -> bool {
    let (name, section) = page.split_once('#').map_or((page, None), |(name, section)| (name, Some(section)));
    let Ok(words) = fs::read_to_string(file(&format!("book/src/{name}.md"))) else { return false };
    section
        .is_none_or(|section| words.lines().filter_map(|line| line.strip_prefix("## ")).any(|it| anchor(it) == section))
}

/// The source of a named test, if the file has a test function with this name.
fn test_text(test: &str) -> Option<String> {
    let (path, name) = test.split_once("::")?;
    let source = fs::read_to_string(file(path)).ok()?;
    let (before, after) = source.split_once(&format!("fn {name}("))?;
    let marked = ["#[test]", "#[tokio::test]\nasync"].iter().any(|mark| before.trim_end().ends_with(mark));
    marked.then(|| after.split("\n}\n").next().unwrap_or(after).to_owned())
}

/// Whether a named test covers a document's rule set. The test must use all presets or name this one. The first preset
/// always counts, because tests use it by default.
fn covers_document(test: &str, document: &str) -> bool {
    let text = test_text(test).unwrap_or_default();
    document == RuleSet::PRESETS[0].name || ["presets()", "PRESETS", document].iter().any(|word| text.contains(word))
}

#[test]
fn every_clause_is_covered_by_existing_checks() {
    let scenarios = by_name();
    let mut wrong = Vec::new();
    for clause in clauses() {
        let Clause { id, says, played, tests, .. } = &clause;
        let executed = played.scenarios.len() + played.questions.len() + tests.len() > 0;
        if !executed && clause.none.as_ref().is_none_or(String::is_empty) {
            wrong.push(format!("{id} ({says}): nothing covers it"));
        }
        let unknown = played.scenarios.iter().filter(|name| !scenarios.contains_key(*name));
        wrong.extend(unknown.map(|name| format!("{id}: no scenario {name}")));
        let unknown = tests.iter().filter(|test| test_text(test).is_none());
        wrong.extend(unknown.map(|test| format!("{id}: no test {test}")));
        let has_only_tests = played.scenarios.len() + played.questions.len() == 0;
        let blind = tests.iter().filter(|test| has_only_tests && !covers_document(test, &clause.document));
        wrong.extend(blind.map(|test| format!("{id} ({says}): {test} doesn't cover {}", clause.document)));
        let unknown = clause.pages.iter().filter(|page| !page_exists(page));
        wrong.extend(unknown.map(|page| format!("{id}: no page {page}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_section_of_every_document_has_its_clauses_in_order() {
    let documents = documents();
    assert!(
        documents
            .iter()
            .map(|document| document.name.as_str())
            .eq(RuleSet::PRESETS.iter().map(|document| document.name))
    );
    let named: Vec<(&str, &str)> = documents
        .iter()
        .flat_map(|one| one.sections.iter().map(|section| (one.name.as_str(), section.as_str())))
        .collect();
    let all = clauses();
    let mut found: Vec<(&str, &str)> =
        all.iter().map(|clause| (clause.document.as_str(), clause.section.as_str())).collect();
    found.dedup();
    assert_eq!(named, found);
}

#[test]
fn no_clause_is_listed_twice() {
    let mut ids = BTreeSet::new();
    let mut sayings = BTreeSet::new();
    for clause in clauses() {
        assert!(ids.insert(clause.id.clone()), "{}", clause.id);
        assert!(sayings.insert((clause.document, clause.section, clause.says)), "{}", clause.id);
    }
}

/// A scenario is written for one rule set, but must have the same result under the clause's rule set.
#[test]
fn checks_of_a_clause_pass_under_its_own_rules() {
    let book = by_name();
    let unchanged = Map::new();
    let broken = clauses().into_iter().filter_map(|clause| {
        let why = clause.played.first_difference(&clause.document, &unchanged, &book)?;
        Some(format!("{} says “{}”, which is wrong under {}: {why}", clause.id, clause.says, clause.document))
    });
    let broken: Vec<String> = broken.collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
