//! The book's pages, rendered from its Markdown chapters. Scenarios, which the tests run, are drawn as examples.

mod example;
pub(crate) mod fairness;
pub(crate) mod house;
mod pictures;
mod prose;
mod search;

use std::borrow::Cow;
use std::collections::BTreeMap;

use canasta::{Players, RuleSet};
use canasta_i18n::Lang;
use canasta_i18n::messages::book;
use canasta_i18n::rules::{self as words, Topic};
use maud::{Markup, PreEscaped, html};

use pictures::pictures;
use prose::{anchor, inline, prose};

use crate::parts::frame::{document, header};
use crate::parts::message::render;
use crate::settings::prefs::Prefs;

/// A page of the book.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// The last part of the page's address: `pile` in `/rules/pile`. Refusals also refer to it.
    pub slug: &'static str,
    part: Part,
    text: &'static str,
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
            text: include_str!(concat!("../../../../book/src/", $folder, $slug, ".md")),
        }),+),+]
    };
}

/// All chapters in reading order.
pub const CHAPTERS: &[Chapter] = chapters![
    book::part_introduction, "introduction", "introduction/": "about", "five-minutes";
    book::part_playing, "playing", "playing/":
        "first-game", "friends", "levels", "hints", "replay", "review", "puzzles", "daily", "your-games", "fairness";
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
        let codes = chapter.sections().into_iter().filter_map(|section| section.refusals());
        codes.flat_map(|codes| codes.split(' ').map(str::to_owned).collect::<Vec<_>>()).map(|code| (code, chapter.slug))
    });
    explained.collect()
}

/// A section of a chapter: a heading with its text, or the text before the first heading.
struct Section<'a> {
    heading: Option<&'a str>,
    text: &'a str,
}

impl Chapter {
    fn find(slug: &str) -> Option<&'static Self> {
        CHAPTERS.iter().find(|chapter| chapter.slug == slug)
    }

    /// The chapter's title.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().map_or(self.slug, |line| line.trim_start_matches("# "))
    }

    fn sections(&self) -> Vec<Section<'static>> {
        let body = self.text.split_once('\n').map_or("", |(_, body)| body);
        let mut parts = body.split("\n## ");
        let intro = parts.next().map(|text| Section { heading: None, text });
        let rest = parts.map(|part| {
            let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
            Section { heading: Some(heading.trim()), text }
        });
        intro.into_iter().chain(rest).collect()
    }

    /// The chapters before and after this one.
    fn neighbours(&self) -> (Option<&'static Self>, Option<&'static Self>) {
        let Some(place) = CHAPTERS.iter().position(|chapter| chapter.slug == self.slug) else { return (None, None) };
        (place.checked_sub(1).and_then(|before| CHAPTERS.get(before)), CHAPTERS.get(place + 1))
    }
}

impl Section<'_> {
    /// The codes of the refusals that this section explains, separated by spaces; `None` if there are none. *Why?*
    /// opens the section with the refusal's code; if no section has it, the start of the chapter.
    fn refusals(&self) -> Option<String> {
        let codes = self.text.lines().filter_map(|line| line.trim().strip_prefix("<!-- refusal:")?.strip_suffix("-->"));
        let codes: Vec<&str> =
            codes.flat_map(|codes| codes.split([',', ' '])).filter(|code| !code.is_empty()).collect();
        (!codes.is_empty()).then(|| codes.join(" "))
    }

    fn markup(&self, lang: Lang, chapter: &str) -> Markup {
        html! {
            section id=[self.heading.map(anchor)] data-refusal=[self.refusals()] data-short[self.heading.is_none()] {
                @if let Some(heading) = self.heading { h2 { (PreEscaped(inline(lang, heading))) } }
                (pictures(lang, chapter, self.heading))
                (PreEscaped(prose(lang, &with_files(self.text))))
            }
        }
    }
}

/// A chapter; `None` if it doesn't exist.
pub fn chapter_page(prefs: &Prefs, slug: &str) -> Option<String> {
    let chapter = Chapter::find(slug)?;
    let title = book::chapter_title(prefs.lang, chapter.title());
    Some(book_page(prefs, title.as_str(), &page(prefs.lang, chapter)))
}

/// The list of chapters, and the sections found for a query that isn't empty.
pub fn contents_page(prefs: &Prefs, query: &str) -> String {
    book_page(prefs, book::title(prefs.lang), &contents(prefs.lang, query))
}

fn book_page(prefs: &Prefs, title: &str, content: &Markup) -> String {
    let body = html! {
        (header(prefs.lang))
        main.wrap { (content) }
    };
    document(prefs, title, "doc", &body)
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
                li { a href={ "/rules/" (chapter.slug) } { (chapter.title()) } }
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
    let sections = chapter.sections();
    let headings: Vec<&str> = sections.iter().filter_map(|section| section.heading).collect();
    html! {
        article.panel.chapter {
            h1 { (chapter.title()) }
            @for (place, section) in sections.iter().enumerate() {
                (section.markup(lang, chapter.slug))
                @if place == 0 && headings.len() > 2 {
                    nav.inside aria-label=(book::in_chapter(lang)) {
                        ul { @for heading in &headings { li { a href={ "#" (anchor(heading)) } { (PreEscaped(inline(lang, heading))) } } } }
                    }
                }
            }
            @if let Some(rules) = RuleSet::preset(chapter.slug) { (sentences(lang, &rules)) }
        }
        nav.row aria-label=(book::chapters(lang)) {
            @if let Some(before) = before { a.btn href={ "/rules/" (before.slug) } { "← " (before.title()) } }
            a.btn href="/rules" { (book::all_chapters(lang)) }
            @if let Some(next) = next { a.btn href={ "/rules/" (next.slug) } { (next.title()) " →" } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_addresses_lead_to_chapters() {
        for (old, new) in MOVED {
            assert!(Chapter::find(old).is_none(), "{old} is still a chapter");
            assert!(Chapter::find(new).is_some(), "{old} leads to {new}, which is not a chapter");
        }
    }

    #[test]
    fn slugs_are_unique() {
        for (place, chapter) in CHAPTERS.iter().enumerate() {
            assert!(CHAPTERS.iter().skip(place + 1).all(|other| other.slug != chapter.slug), "{}", chapter.slug);
        }
    }
}
