//! The book as a whole: contents, links, sources, and the table of differences between the rule sets. `UPDATE_BOOK=1`
//! updates that table.

use std::collections::BTreeSet;
use std::fs;

use canasta::RuleSet;
use canasta_i18n::Lang;
use canasta_i18n::rules::{label, preset_differences};

use crate::referee::book::{CHAPTERS, sections};
use crate::referee::clauses::{documents, file, page_exists};

/// The pages of the book, as paths below `book/src` without the extension.
fn pages() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let folders = ["", "introduction/", "playing/", "rules/", "presets/", "server/", "measurements/"];
    for folder in folders {
        for entry in fs::read_dir(file("book/src").join(folder)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            all.extend(name.strip_suffix(".md").map(|name| format!("{folder}{name}")));
        }
    }
    all
}

fn words_of(page: &str) -> String {
    fs::read_to_string(file(&format!("book/src/{page}.md"))).unwrap()
}

/// The targets of a page's links: `](threes.md#x)` in `rules/pile` becomes `rules/threes#x`.
fn links(page: &str) -> Vec<String> {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let words = words_of(page);
    let targets = words.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let target = |link: &str| {
        let here = [folder, link].join(if folder.is_empty() { "" } else { "/" });
        let up = here.split_once("/../").map_or(here.clone(), |(_, up)| up.to_owned());
        let (name, section) = up.split_once('#').map_or((up.as_str(), None), |(name, it)| (name, Some(it)));
        let name = if name.is_empty() || name.ends_with('/') { page } else { name.strip_suffix(".md").unwrap_or(name) };
        section.map_or_else(|| name.to_owned(), |section| format!("{name}#{section}"))
    };
    targets.map(target).collect()
}

#[test]
fn the_contents_list_every_page_once() {
    let mut listed = links("SUMMARY");
    let count = listed.len();
    listed.sort();
    listed.dedup();
    assert_eq!(listed.len(), count);
    let mut existing = pages();
    existing.remove("SUMMARY");
    assert!(existing.iter().eq(listed.iter()), "{existing:?}\n{listed:?}");
    let chapters: Vec<String> = CHAPTERS.iter().map(|(chapter, _)| format!("rules/{chapter}")).collect();
    assert!(
        links("SUMMARY").into_iter().filter(|link| link.starts_with("rules/")).eq(chapters),
        "must have the same order"
    );
    let presets: BTreeSet<String> = RuleSet::PRESETS.iter().map(|preset| format!("presets/{}", preset.name)).collect();
    assert!(presets.is_subset(&existing));
}

#[test]
fn titles_match_the_contents() {
    for line in words_of("SUMMARY").lines().filter_map(|line| line.strip_prefix("- [")) {
        let (title, page) = line.trim_end_matches(".md)").split_once("](").unwrap();
        assert_eq!(words_of(page).lines().next(), Some(format!("# {title}").as_str()));
    }
}

#[test]
fn every_link_has_a_target() {
    for page in pages() {
        for link in links(&page) {
            let is_picture = link.ends_with(".webp") && file("book/src").join(&link).is_file();
            assert!(is_picture || page_exists(&link), "{page}: {link}");
        }
    }
}

/// A section ends with `*Sources: hoyle “Melds”; classic 14, 15.*`, or with a note that no document contains the rule.
#[test]
fn every_section_of_the_rules_names_its_sources() {
    let documents = documents();
    for (chapter, text) in CHAPTERS {
        for section in sections(text).skip(1) {
            let heading = section.lines().next().unwrap();
            let last = section.trim_end().rsplit("\n\n").next().unwrap().replace('\n', " ");
            if last.starts_with("*No document: ") {
                continue;
            }
            let sources = last.strip_prefix("*Sources: ").and_then(|rest| rest.strip_suffix('*'));
            let sources = sources.unwrap_or_else(|| panic!("{chapter}, {heading}: {last}"));
            let (sources, _) = sources.split_once('.').unwrap();
            for source in sources.split(';') {
                let (name, places) = source.trim().split_once(' ').unwrap();
                let document = documents.iter().find(|document| document.name == name);
                let document = document.unwrap_or_else(|| panic!("{chapter}, {heading}: no document {name}"));
                let quoted: Vec<&str> = places.split('“').skip(1).filter_map(|it| it.split('”').next()).collect();
                let numbered = places.split(',').map(str::trim).filter(|it| !it.contains('“')).collect();
                let places = if quoted.is_empty() { numbered } else { quoted };
                for place in places {
                    assert!(
                        document.sections.iter().any(|it| it == place),
                        "{chapter}, {heading}: {name} has no {place}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_table_of_differences_is_up_to_date() {
    let text = preset_differences(Lang::EN);
    for field in RuleSet::FIELDS {
        assert!(text.contains(&format!("| {} |", label(Lang::EN, field.name))), "{} is missing", field.name);
    }
    let path = file("book/src/presets/differences.md");
    if std::env::var_os("UPDATE_BOOK").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "the rule sets have changed: run with UPDATE_BOOK=1 to update the table");
}
