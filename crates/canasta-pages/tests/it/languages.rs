//! Pages in all languages: the `lang` of every text, and names for screen readers that contain the visible label.

use std::collections::BTreeSet;

use canasta_i18n::Lang;

use crate::every_page::pages_in;
use crate::page_text::attribute;

/// Elements without an end tag.
const VOID: &[&str] = &["!DOCTYPE", "meta", "link", "input", "img", "br", "hr", "wbr"];

/// Elements without text for readers: data, code and keys, and the names of people.
const NOT_READ: &[&str] = &["script", "template", "textarea", "pre", "code", "kbd"];

/// English texts that can't be marked, and why.
const UNMARKED: &[&str] = &[
    // The book's Markdown has no languages.
    "WAHHI Classic Canasta",
    // Sentences of the tests.
    "line 1, column 1",
    // Given by players.
    "Friday club",
    "Bartholomew the Elev",
];

/// A text of a page.
#[derive(Debug)]
struct PageText<'a> {
    lang: &'a str,
    text: &'a str,
}

/// All texts of a page, including names for screen readers.
fn texts(page: &str) -> Vec<PageText<'_>> {
    let mut texts = Vec::new();
    // The open elements, each with its language and whether it is read.
    let mut open = vec![("", "", true)];
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap();
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        let (_, outer, outer_is_read) = *open.last().unwrap();
        if tag.starts_with('/') {
            let (opened, ..) = open.pop().unwrap();
            assert_eq!(opened, name, "an end tag without a start tag");
        } else {
            let lang = attribute(tag, "lang").unwrap_or(outer);
            let is_read = outer_is_read && !NOT_READ.contains(&name);
            let labels = ["aria-label", "title", "placeholder", "alt"].iter().filter_map(|name| attribute(tag, name));
            texts.extend(labels.filter(|_| is_read).map(|text| PageText { lang, text }));
            if !VOID.contains(&name) && !tag.ends_with('/') {
                open.push((name, lang, is_read));
            }
        }
        let &(_, lang, is_read) = open.last().unwrap();
        if is_read && !text.trim().is_empty() {
            texts.push(PageText { lang, text: text.trim() });
        }
    }
    texts
}

/// Whether a text has at least three words. Shorter texts can be the same in two languages, or are names.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(char::is_alphabetic) && !PRESETS.contains(word);
    text.split(|c: char| !c.is_alphanumeric()).filter(is_word).count() >= 3
}

/// The names of presets in files.
const PRESETS: &[&str] = &["hoyle", "classic", "lakin", "pack", "wahhi"];

#[test]
fn every_text_has_the_right_language() {
    let english = pages_in(Lang::EN);
    let mut problems = BTreeSet::new();
    for &lang in Lang::ALL.iter().filter(|lang| **lang != Lang::EN) {
        let pages = pages_in(lang);
        assert_eq!(pages.len(), english.len());
        for (page, english) in pages.iter().zip(&english) {
            let tag = lang.tag();
            assert!(page.contains(&format!("<html lang=\"{tag}\"")), "{}", &page[..80]);
            let english_texts: BTreeSet<&str> = texts(english).into_iter().map(|text| text.text).collect();
            let english_words = words(english);
            for text in texts(page) {
                let PageText { lang: text_lang, text } = text;
                let named = Lang::ALL.iter().find(|lang| lang.name() == text);
                let is_same = english_texts.contains(text);
                let is_excused = UNMARKED.iter().any(|unmarked| text.contains(unmarked));
                let is_right = match named {
                    Some(named) => text_lang == named.tag(),
                    None if text_lang == tag => !is_same || !is_sentence(text) || is_excused,
                    // English parts are on the English page too. Titles end with the game's name.
                    None => {
                        text_lang == "en"
                            && (is_same || english_words.contains(&words(text.split(" – ").next().unwrap())))
                    }
                };
                if !is_right {
                    problems.insert(format!("{tag}: “{text}” has the language {text_lang}"));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.into_iter().collect::<Vec<_>>().join("\n"));
}

/// The text as compared: words in lower case, without punctuation and isolation marks.
fn words(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    format!(" {} ", words.collect::<Vec<_>>().join(" ").to_lowercase())
}

/// The visible text of an element's content.
fn visible_text(content: &str) -> String {
    let mut text = String::new();
    let mut hidden: Option<&str> = None;
    for part in content.split('<') {
        let (tag, after) = part.split_once('>').unwrap_or(("", part));
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        match hidden {
            Some(outer) if tag.starts_with('/') && name == outer => hidden = None,
            None if name == "svg" || tag.contains("class=\"sr\"") || tag.contains("aria-hidden=\"true\"") => {
                hidden = Some(name);
            }
            _ => {}
        }
        if hidden.is_none() {
            text.push_str(after);
            text.push(' ');
        }
    }
    text
}

/// The buttons and links with a name for screen readers: that name, and the visible text.
fn labels(page: &str) -> Vec<(String, String)> {
    let mut labels = Vec::new();
    for (place, _) in page.match_indices('<') {
        let Some((tag, rest)) = page[place + 1..].split_once('>') else { continue };
        let name = tag.split(' ').next().unwrap();
        let label = attribute(tag, "aria-label").filter(|_| matches!(name, "a" | "button" | "summary"));
        if let Some(label) = label {
            let (content, _) = rest.split_once(&format!("</{name}>")).unwrap();
            labels.push((label.to_owned(), visible_text(content)));
        }
    }
    labels
}

/// People who speak to the computer say what they see. In English, axe-core checks all pages.
#[test]
fn names_of_buttons_contain_their_visible_text() {
    let contains = |(label, text): &(String, String)| words(label).contains(&words(text));
    let english: Vec<Vec<bool>> =
        pages_in(Lang::EN).iter().map(|page| labels(page).iter().map(contains).collect()).collect();
    let mut problems = BTreeSet::new();
    let mut checked = 0;
    for &lang in Lang::ALL {
        for (page, english) in pages_in(lang).iter().zip(&english) {
            for (label, is_contained_in_english) in labels(page).iter().zip(english) {
                checked += 1;
                if *is_contained_in_english && !contains(label) {
                    problems.insert(format!("{}: “{}” is shown as “{}”", lang.tag(), label.0, label.1.trim()));
                }
            }
        }
    }
    assert!(checked > 10_000, "only {checked}");
    assert!(problems.is_empty(), "{}", problems.into_iter().collect::<Vec<_>>().join("\n"));
}
