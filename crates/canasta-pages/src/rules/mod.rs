//! The book's pages, rendered from its Markdown chapters. Scenarios, which the tests run, are drawn as examples.

mod example;
pub(crate) mod fairness;
pub(crate) mod house;
mod pictures;
mod prose;
mod search;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use canasta::{Players, RuleSet};
use canasta_i18n::messages::book;
use canasta_i18n::rules::{self as words, Topic};
use canasta_i18n::{Lang, Message};
use maud::{Markup, PreEscaped, html};

use pictures::pictures;
use prose::{anchor, inline, prose};

use crate::parts::frame::{document_titled, header};
use crate::parts::message::render;
use crate::settings::prefs::Prefs;

/// A page of the book.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// The last part of the page's address: `pile` in `/rules/pile`. Refusals also refer to it.
    pub slug: &'static str,
    part: Part,
    /// Path of its file in the book, without the ending.
    path: &'static str,
    english: &'static str,
}

/// A part of the book: its ID on the contents page, and its heading.
#[derive(Clone, Copy, Debug)]
struct Part {
    id: &'static str,
    heading: fn(Lang) -> &'static str,
}

macro_rules! chapters {
    ($($heading:path, $id:literal, $folder:literal: $($slug:literal),+;)+) => {
        &[$($(Chapter {
            slug: $slug,
            part: Part { id: $id, heading: $heading },
            path: concat!($folder, $slug),
            english: include_str!(concat!("../../../../book/src/", $folder, $slug, ".md")),
        }),+),+]
    };
}

/// All chapters in reading order.
pub const CHAPTERS: &[Chapter] = chapters![
    book::part_introduction, "introduction", "introduction/": "about", "five-minutes";
    book::part_playing, "playing", "playing/":
        "first-game", "friends", "levels", "hints", "replay", "review", "puzzles", "daily", "score-pad", "your-games", "fairness";
    book::part_rules, "rules", "rules/":
        "seats", "deal", "turn", "melds", "opening", "threes", "by-hand", "pile", "going-out", "asking", "stock-end",
        "scores", "players";
    book::part_presets, "rule-sets", "presets/": "differences", "wahhi", "hoyle", "classic", "lakin", "pack";
    book::part_hosting, "hosting", "server/":
        "quick-start", "settings", "deploying", "keeping", "monitoring", "several", "three-nodes", "run-book";
    book::part_bots, "bots", "": "external-bots", "arena", "notation";
    book::part_reference, "reference", "": "command-line", "record", "exports";
    book::part_measurements, "measurements", "measurements/":
        "bot-strength", "review-and-puzzles", "servers", "capacity";
];

/// The parts for people who host a server or write programs. The contents page keeps them apart from the game.
const HOSTS_PARTS: [&str; 4] = ["hosting", "bots", "reference", "measurements"];

/// Old and new slugs of renamed chapters.
const MOVED: [(&str, &str); 5] = [
    ("figures", "your-games"),
    ("results", "bot-strength"),
    ("running", "quick-start"),
    ("measured", "servers"),
    ("many-tables", "capacity"),
];

/// The new slug of a renamed chapter.
pub fn moved_chapter(slug: &str) -> Option<&'static str> {
    MOVED.iter().find(|(old, _)| *old == slug).map(|&(_, new)| new)
}

/// The files that chapters include, by path from the chapter. mdBook includes them in the book, and this program in its
/// pages.
const INCLUDED: [(&str, &str); 12] = [
    ("../../../deploy/canasta.service", include_str!("../../../../deploy/canasta.service")),
    ("../../../deploy/Caddyfile", include_str!("../../../../deploy/Caddyfile")),
    ("../../../deploy/nginx.conf", include_str!("../../../../deploy/nginx.conf")),
    ("../../../deploy/Containerfile", include_str!("../../../../deploy/Containerfile")),
    (
        "../../../deploy/three-nodes/canasta-node.service",
        include_str!("../../../../deploy/three-nodes/canasta-node.service"),
    ),
    ("../../../deploy/three-nodes/node.env", include_str!("../../../../deploy/three-nodes/node.env")),
    ("../../../deploy/three-nodes/Caddyfile", include_str!("../../../../deploy/three-nodes/Caddyfile")),
    ("../../../deploy/three-nodes/postgresql.conf", include_str!("../../../../deploy/three-nodes/postgresql.conf")),
    ("../../../deploy/three-nodes/pg_hba.conf", include_str!("../../../../deploy/three-nodes/pg_hba.conf")),
    ("../../../deploy/three-nodes/roles.sql", include_str!("../../../../deploy/three-nodes/roles.sql")),
    ("../../../deploy/three-nodes/compose.yaml", include_str!("../../../../deploy/three-nodes/compose.yaml")),
    ("../../../deploy/three-nodes/primary-init.sh", include_str!("../../../../deploy/three-nodes/primary-init.sh")),
];

fn with_files(text: &str) -> Cow<'_, str> {
    INCLUDED.iter().fold(Cow::Borrowed(text), |text, (path, file)| {
        let include = format!("{{{{#include {path}}}}}");
        if text.contains(&include) { text.replace(&include, file.trim_end()).into() } else { text }
    })
}

/// The chapter that explains each refusal, as pairs of code and slug.
pub(crate) fn chapters_of_refusals() -> BTreeMap<String, &'static str> {
    let explained = CHAPTERS.iter().rev().flat_map(|chapter| {
        let codes = chapter.sections(Lang::EN).into_iter().filter_map(|section| section.refusals());
        codes.flat_map(|codes| codes.split(' ').map(str::to_owned).collect::<Vec<_>>()).map(|code| (code, chapter.slug))
    });
    explained.collect()
}

/// A section of a chapter in a reader's language.
struct Section {
    /// `None` if the chapter isn't translated.
    translated: Option<SectionText>,
    /// Its heading is the section's address in all languages. Only this text has the examples, the sources and the codes
    /// of refusals.
    english: SectionText,
}

/// A heading with its text, or the text before the first heading.
#[derive(Clone, Copy)]
struct SectionText {
    heading: Option<&'static str>,
    text: &'static str,
}

impl Chapter {
    fn find(slug: &str) -> Option<&'static Self> {
        CHAPTERS.iter().find(|chapter| chapter.slug == slug)
    }

    /// The chapter's text in a language. `None` if it isn't translated.
    fn translation(&self, lang: Lang) -> Option<&'static str> {
        if self.slug == "differences" && lang != Lang::EN { Some(differences(lang)) } else { lang.chapter(self.path) }
    }

    /// The chapter's title.
    pub fn title(&self, lang: Lang) -> &'static str {
        let text = self.translation(lang).unwrap_or(self.english);
        text.lines().next().map_or(self.slug, |line| line.trim_start_matches("# "))
    }

    /// The language of the chapter's text for a reader of this language: English if it isn't translated.
    fn lang(&self, lang: Lang) -> Lang {
        let is_english = lang.tag().starts_with(Lang::EN.tag());
        if is_english || self.translation(lang).is_some() { lang } else { Lang::EN }
    }

    /// The tag of the language of the chapter's text, if it isn't the reader's.
    fn other_lang(&self, lang: Lang) -> Option<&'static str> {
        let text_lang = self.lang(lang);
        (text_lang != lang).then(|| text_lang.tag())
    }

    /// The tag of the language of the chapter's title, if it isn't the reader's. Most presets keep their English titles.
    pub(crate) fn title_lang(&self, lang: Lang) -> Option<&'static str> {
        let is_kept = || RuleSet::preset(self.slug).is_some() && self.title(lang) == self.title(Lang::EN);
        self.other_lang(lang).or_else(|| (lang != Lang::EN && is_kept()).then(|| Lang::EN.tag()))
    }

    fn sections(&self, lang: Lang) -> Vec<Section> {
        let mut translated = self.translation(lang).map_or_else(Vec::new, sections_of).into_iter();
        let english = sections_of(self.english).into_iter();
        english.map(|english| Section { translated: translated.next(), english }).collect()
    }

    /// The chapters before and after this one.
    fn neighbours(&self) -> (Option<&'static Self>, Option<&'static Self>) {
        let Some(place) = CHAPTERS.iter().position(|chapter| chapter.slug == self.slug) else { return (None, None) };
        (place.checked_sub(1).and_then(|before| CHAPTERS.get(before)), CHAPTERS.get(place + 1))
    }
}

/// The chapter about the differences between the presets, which is made from the rules. Made once per language.
fn differences(lang: Lang) -> &'static str {
    static CHAPTERS: Mutex<BTreeMap<&str, &str>> = Mutex::new(BTreeMap::new());
    // A panic can't leave the map half changed.
    let mut chapters = CHAPTERS.lock().unwrap_or_else(PoisonError::into_inner);
    chapters.entry(lang.tag()).or_insert_with(|| words::preset_differences(lang).leak())
}

fn sections_of(chapter: &'static str) -> Vec<SectionText> {
    let body = chapter.split_once('\n').map_or("", |(_, body)| body);
    let mut parts = body.split("\n## ");
    let intro = parts.next().map(|text| SectionText { heading: None, text });
    let rest = parts.map(|part| {
        let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
        SectionText { heading: Some(heading.trim()), text }
    });
    intro.into_iter().chain(rest).collect()
}

impl Section {
    fn heading(&self) -> Option<&'static str> {
        self.translated.unwrap_or(self.english).heading
    }

    /// The ID of the section; `None` for the text before the first heading.
    fn anchor(&self) -> Option<String> {
        self.english.heading.map(anchor)
    }

    /// The text in Markdown. A translation only names its examples.
    fn text(&self) -> Cow<'static, str> {
        match self.translated {
            Some(translated) => with_examples(translated.text, self.english.text).into(),
            None => with_files(self.english.text),
        }
    }

    /// The sources under a translation, in English. Without a translation, they are part of the text.
    fn sources(&self) -> Option<&'static str> {
        self.translated.and_then(|_| sources(self.english.text))
    }

    /// The codes of the refusals that this section explains, separated by spaces; `None` if there are none. *Why?*
    /// opens the section with the refusal's code; if no section has it, the start of the chapter.
    fn refusals(&self) -> Option<String> {
        let lines = self.english.text.lines();
        let codes = lines.filter_map(|line| line.trim().strip_prefix("<!-- refusal:")?.strip_suffix("-->"));
        let codes: Vec<&str> =
            codes.flat_map(|codes| codes.split([',', ' '])).filter(|code| !code.is_empty()).collect();
        (!codes.is_empty()).then(|| codes.join(" "))
    }

    fn markup(&self, lang: Lang, chapter: &str) -> Markup {
        html! {
            section id=[self.anchor()] data-refusal=[self.refusals()] data-short[self.english.heading.is_none()] {
                @if let Some(heading) = self.heading() { h2 { (PreEscaped(inline(lang, heading))) } }
                (pictures(lang, chapter, self.english.heading))
                (PreEscaped(prose(lang, &self.text())))
                @if let Some(sources) = self.sources() { p { em { (in_english(&book::sources(lang, sources))) } } }
            }
        }
    }
}

const EXAMPLE: &str = "```scenario\n";

/// A translated text, with the example of the English text for each name of an example.
fn with_examples(text: &str, english: &str) -> String {
    let mut parts = text.split(EXAMPLE);
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("\n```").unwrap_or((part, ""));
        let named = format!("\"id\": \"{name}\"");
        let example =
            english.split(EXAMPLE).find(|block| block.contains(&named)).and_then(|block| block.split("```").next());
        filled.push_str(&format!("{EXAMPLE}{}```{rest}", example.unwrap_or_default()));
    }
    filled
}

/// The sources of a section, without *Sources:* and without remarks about them.
fn sources(english: &'static str) -> Option<&'static str> {
    let (_, line) = english.split_once("\n*Sources: ")?;
    line.split('.').next()
}

/// The tag of the language of a preset's name, if it isn't the reader's. Most presets keep their English names.
pub(crate) fn preset_name_lang(lang: Lang, preset: &str) -> Option<&'static str> {
    (lang != Lang::EN && words::preset_name(lang, preset) == words::preset_name(Lang::EN, preset))
        .then(|| Lang::EN.tag())
}

/// A message whose argument is in English.
fn in_english(message: &Message) -> Markup {
    PreEscaped(html! { (render(message)) }.into_string().replace("<bdi>", "<bdi lang=\"en\">"))
}

/// A chapter; `None` if it doesn't exist.
pub fn chapter_page(prefs: &Prefs, slug: &str) -> Option<String> {
    let chapter = Chapter::find(slug)?;
    let title = book::chapter_title(prefs.lang, chapter.title(prefs.lang));
    Some(book_page(prefs, title.as_str(), chapter.title_lang(prefs.lang), &page(prefs.lang, chapter)))
}

/// The list of chapters, and the sections found for a query that isn't empty.
pub fn contents_page(prefs: &Prefs, query: &str) -> String {
    book_page(prefs, book::title(prefs.lang), None, &contents(prefs.lang, query))
}

fn book_page(prefs: &Prefs, title: &str, title_lang: Option<&str>, content: &Markup) -> String {
    let body = html! {
        (header(prefs.lang))
        main.wrap { (content) }
    };
    document_titled(prefs, title, title_lang, "doc", &body)
}

fn contents(lang: Lang, query: &str) -> Markup {
    let mut parts: Vec<Part> = CHAPTERS.iter().map(|chapter| chapter.part).collect();
    parts.dedup_by_key(|part| part.id);
    let (for_hosts, for_players): (Vec<Part>, Vec<Part>) =
        parts.into_iter().partition(|part| HOSTS_PARTS.contains(&part.id));
    html! {
        div { h1 { (book::heading(lang)) } p.quiet { (book::about(lang)) } }
        (search::search(lang, query))
        @for part in for_players { section.panel aria-labelledby=(part.id) { (chapter_list(lang, part)) } }
        details.panel.for-hosts {
            summary { h2 { (book::for_hosts(lang)) } }
            @for part in for_hosts { section aria-labelledby=(part.id) { (chapter_list(lang, part)) } }
        }
    }
}

fn chapter_list(lang: Lang, part: Part) -> Markup {
    html! {
        h2 id=(part.id) { ((part.heading)(lang)) }
        ol.chapters {
            @for chapter in CHAPTERS.iter().filter(|chapter| chapter.part.id == part.id) {
                li { a href={ "/rules/" (chapter.slug) } lang=[chapter.title_lang(lang)] { (chapter.title(lang)) } }
            }
        }
    }
}

/// Every rule of a preset as a sentence, for the end of its chapter.
fn sentences(lang: Lang, rules: &RuleSet) -> Markup {
    html! {
        section id="every-rule" {
            h2 { (book::every_rule(lang)) }
            details { summary { (book::whole(lang)) } (rules_by_topic(lang, rules, None)) }
        }
    }
}

/// Every rule as a sentence, under the headings of its topics.
fn rules_by_topic(lang: Lang, rules: &RuleSet, players: Option<Players>) -> Markup {
    let all = words::sentences(lang, rules, players);
    html! {
        @for &topic in Topic::ALL {
            h3 { (topic.heading(lang)) }
            ul { @for rule in all.iter().filter(|rule| rule.topic == topic) { li { (render(&rule.text)) } } }
        }
    }
}

fn page(lang: Lang, chapter: &Chapter) -> Markup {
    let (before, next) = chapter.neighbours();
    let sections = chapter.sections(lang);
    let text_lang = chapter.lang(lang);
    let headings: Vec<_> = sections.iter().filter_map(|section| section.heading().zip(section.anchor())).collect();
    html! {
        @if text_lang != lang { p.told { (book::only_english(lang)) } }
        article.panel.chapter lang=[chapter.other_lang(lang)] {
            h1 lang=[chapter.title_lang(lang)] { (chapter.title(lang)) }
            @for (place, section) in sections.iter().enumerate() {
                (section.markup(text_lang, chapter.slug))
                @if place == 0 && headings.len() > 2 {
                    nav.inside aria-label=(book::in_chapter(text_lang)) {
                        ul { @for (heading, anchor) in &headings { li { a href={ "#" (anchor) } { (PreEscaped(inline(text_lang, heading))) } } } }
                    }
                }
            }
        }
        @if let Some(rules) = RuleSet::preset(chapter.slug) { section.panel.chapter { (sentences(lang, &rules)) } }
        nav.row aria-label=(book::chapters(lang)) {
            @if let Some(before) = before { a.btn href={ "/rules/" (before.slug) } lang=[before.title_lang(lang)] { "← " (before.title(lang)) } }
            a.btn href="/rules" { (book::all_chapters(lang)) }
            @if let Some(next) = next { a.btn href={ "/rules/" (next.slug) } lang=[next.title_lang(lang)] { (next.title(lang)) " →" } }
        }
    }
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

    use super::*;

    #[test]
    fn old_addresses_lead_to_chapters() {
        for (old, new) in MOVED {
            assert!(Chapter::find(old).is_none(), "{old} is still a chapter");
            assert!(Chapter::find(new).is_some(), "{old} leads to {new}, which is not a chapter");
        }
    }

    /// What a translated section must share with the English one: its examples, pictures and links.
    fn fixed_parts(text: &str) -> Vec<String> {
        let mut parts = Vec::new();
        let mut in_example = false;
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) => in_example = &*kind == "scenario",
                Event::End(TagEnd::CodeBlock) => in_example = false,
                Event::Text(text) if in_example => parts.push(text.into_string()),
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    parts.push(dest_url.into_string());
                }
                _ => {}
            }
        }
        parts.sort();
        parts
    }

    #[test]
    fn translated_chapters_have_the_sections_examples_and_links_of_the_original() {
        for chapter in CHAPTERS.iter().filter(|chapter| !HOSTS_PARTS.contains(&chapter.part.id)) {
            for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::EN) {
                let name = format!("{}/{}", lang.tag(), chapter.path);
                let translation = chapter.translation(*lang).unwrap_or_else(|| panic!("{name} is missing"));
                assert!(translation.starts_with("# "), "{name}");
                assert_eq!(sections_of(translation).len(), sections_of(chapter.english).len(), "{name}");
                for section in chapter.sections(*lang) {
                    let text = section.text();
                    assert_eq!(
                        fixed_parts(&text),
                        fixed_parts(section.english.text),
                        "{name}: {:?}",
                        section.heading()
                    );
                    assert!(!section.translated.is_some_and(|own| own.text.contains("<!--")), "{name}");
                }
            }
        }
    }

    #[test]
    fn slugs_are_unique() {
        for (place, chapter) in CHAPTERS.iter().enumerate() {
            assert!(CHAPTERS.iter().skip(place + 1).all(|other| other.slug != chapter.slug), "{}", chapter.slug);
        }
    }
}
