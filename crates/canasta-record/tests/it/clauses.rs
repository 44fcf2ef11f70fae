//! The list of clauses of the five documents, `book/clauses.json`: each is covered by a scenario of the book, a named
//! test or a page, or says why a program has nothing to do with it; and what covers it is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use canasta::RuleSet;
use canasta_record::referee::check;
use serde_json::Value;

use crate::book::{CHAPTERS, scenarios};

/// A document of rules, and the parts it has, in its own order.
pub(crate) struct Document {
    pub(crate) name: String,
    pub(crate) sections: Vec<String>,
}

struct Clause {
    id: String,
    document: String,
    section: String,
    says: String,
    scenarios: Vec<String>,
    tests: Vec<String>,
    pages: Vec<String>,
    none: Option<String>,
}

/// A file of the repository.
pub(crate) fn file(path: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}

fn list() -> Value {
    serde_json::from_str(&fs::read_to_string(file("book/clauses.json")).unwrap()).unwrap()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().map(|all| all.iter().map(text).collect()).unwrap_or_default()
}

pub(crate) fn documents() -> Vec<Document> {
    let list = list();
    let all = list["documents"].as_array().unwrap();
    all.iter().map(|one| Document { name: text(&one["name"]), sections: texts(&one["sections"]) }).collect()
}

fn clauses() -> Vec<Clause> {
    let list = list();
    let known: BTreeSet<&str> = ["id", "document", "section", "says", "scenarios", "tests", "pages", "none"].into();
    let clause = |one: &Value| {
        assert!(one.as_object().unwrap().keys().all(|key| known.contains(key.as_str())), "{one}");
        Clause {
            id: text(&one["id"]),
            document: text(&one["document"]),
            section: text(&one["section"]),
            says: text(&one["says"]),
            scenarios: texts(&one["scenarios"]),
            tests: texts(&one["tests"]),
            pages: texts(&one["pages"]),
            none: one["none"].as_str().map(str::to_owned),
        }
    };
    list["clauses"].as_array().unwrap().iter().map(clause).collect()
}

/// The scenarios of the book by their names.
fn by_name() -> BTreeMap<String, Value> {
    let mut all = BTreeMap::new();
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

/// What a heading is called in an address: `Who cuts` is `who-cuts`.
pub(crate) fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// Whether a page of the book is there, and has the section: `rules/deal#cards`.
pub(crate) fn page_is_there(page: &str) -> bool {
    let (name, section) = page.split_once('#').map_or((page, None), |(name, section)| (name, Some(section)));
    let Ok(words) = fs::read_to_string(file(&format!("book/src/{name}.md"))) else { return false };
    section
        .is_none_or(|section| words.lines().filter_map(|line| line.strip_prefix("## ")).any(|it| anchor(it) == section))
}

#[test]
fn every_clause_is_covered_by_something_that_is_there() {
    let scenarios = by_name();
    let mut wrong = Vec::new();
    for clause in clauses() {
        let Clause { id, says, .. } = &clause;
        let covered = clause.scenarios.len() + clause.tests.len() + clause.pages.len() > 0;
        if !covered && clause.none.as_ref().is_none_or(String::is_empty) {
            wrong.push(format!("{id} ({says}): nothing covers it"));
        }
        let unknown = clause.scenarios.iter().filter(|name| !scenarios.contains_key(*name));
        wrong.extend(unknown.map(|name| format!("{id}: no scenario {name}")));
        for test in &clause.tests {
            let (path, name) = test.split_once("::").unwrap_or((test, ""));
            let source = fs::read_to_string(file(path)).unwrap_or_default();
            if name.is_empty() || !source.contains(&format!("fn {name}(")) {
                wrong.push(format!("{id}: no test {test}"));
            }
        }
        let unknown = clause.pages.iter().filter(|page| !page_is_there(page));
        wrong.extend(unknown.map(|page| format!("{id}: no page {page}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_section_of_every_document_has_its_clauses_in_order() {
    let documents = documents();
    assert!(documents.iter().map(|one| one.name.as_str()).eq(RuleSet::PRESETS.iter().map(|one| one.name)));
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
    let (mut ids, mut sayings) = (BTreeSet::new(), BTreeSet::new());
    for clause in clauses() {
        assert!(ids.insert(clause.id.clone()), "{}", clause.id);
        assert!(sayings.insert((clause.document, clause.section, clause.says)), "{}", clause.id);
    }
}

/// A scenario that a clause names is written for some rule set. It must come out the same under the clause's own.
#[test]
fn what_covers_a_clause_holds_under_its_own_rules() {
    let scenarios = by_name();
    let mut out = Vec::new();
    let mut failed = String::new();
    for clause in clauses() {
        for name in &clause.scenarios {
            let mut case = scenarios[name].clone();
            case["id"] = format!("{} by {name}", clause.id).into();
            case["topic"] = clause.document.clone().into();
            case["scenario"]["rules"] = clause.document.clone().into();
            out.clear();
            if !check(case.to_string().as_bytes(), &mut out).unwrap() {
                failed.push_str(&String::from_utf8_lossy(&out));
            }
        }
    }
    assert!(failed.is_empty(), "{failed}");
}
