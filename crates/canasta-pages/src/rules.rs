//! The rules book's pages, from the book's own chapters. The scenarios in them are for the tests; readers see the prose.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use crate::frame::{document, header};
use crate::prefs::Prefs;

/// A chapter of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// `pile`, as in `/rules/pile` and in refusals.
    pub slug: &'static str,
    text: &'static str,
}

macro_rules! chapters {
    ($($slug:literal),+ $(,)?) => {
        &[$(Chapter { slug: $slug, text: include_str!(concat!("../../../book/src/rules/", $slug, ".md")) }),+]
    };
}

/// The chapters in the order of reading.
pub const CHAPTERS: &[Chapter] =
    chapters!["deal", "turn", "melds", "opening", "threes", "pile", "going-out", "asking", "stock-end", "scores",];

/// A part of a chapter: what stands before its first heading, or one heading with its text.
struct Section<'a> {
    heading: Option<&'a str>,
    text: &'a str,
}

impl Chapter {
    fn find(slug: &str) -> Option<&'static Self> {
        CHAPTERS.iter().find(|chapter| chapter.slug == slug)
    }

    /// The heading of the chapter.
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

    /// The chapter's before and behind this one.
    fn neighbours(&self) -> (Option<&'static Self>, Option<&'static Self>) {
        let Some(place) = CHAPTERS.iter().position(|chapter| chapter.slug == self.slug) else { return (None, None) };
        (place.checked_sub(1).and_then(|before| CHAPTERS.get(before)), CHAPTERS.get(place + 1))
    }
}

impl Section<'_> {
    /// The codes of the refusals that this part explains, by spaces; `None` if it names none. *Why?* opens the part that
    /// names the code, else the chapter's beginning.
    fn refusals(&self) -> Option<String> {
        let codes = self.text.lines().filter_map(|line| line.trim().strip_prefix("<!-- refusal:")?.strip_suffix("-->"));
        let codes: Vec<&str> =
            codes.flat_map(|codes| codes.split([',', ' '])).filter(|code| !code.is_empty()).collect();
        (!codes.is_empty()).then(|| codes.join(" "))
    }

    fn markup(&self) -> Markup {
        html! {
            section data-refusal=[self.refusals()] data-short[self.heading.is_none()] {
                @if let Some(heading) = self.heading { h2 { (PreEscaped(inline(heading))) } }
                (PreEscaped(prose(self.text)))
            }
        }
    }
}

/// Markdown as HTML, without the scenarios and without comments.
fn prose(text: &str) -> String {
    let mut scenario = false;
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter(|event| match event {
        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if &**kind == "scenario" => {
            scenario = true;
            false
        }
        Event::End(TagEnd::CodeBlock) if scenario => {
            scenario = false;
            false
        }
        Event::Html(_) | Event::InlineHtml(_) => false,
        _ => !scenario,
    });
    let events = events.map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Link { link_type, dest_url: address(&dest_url).into(), title, id })
        }
        other => other,
    });
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events);
    out
}

/// Where a link of the book leads on the site: `threes.md` is `/rules/threes`.
fn address(link: &str) -> String {
    let file = link.split('#').next().unwrap_or(link);
    file.strip_suffix(".md").map_or_else(|| link.to_owned(), |slug| format!("/rules/{slug}"))
}

/// A heading's Markdown, without the paragraph around it.
fn inline(text: &str) -> String {
    let html = prose(text);
    html.trim().trim_start_matches("<p>").trim_end_matches("</p>").to_owned()
}

/// The list of chapters, or one of them; `None` if there is no such chapter.
pub fn rules_page(prefs: &Prefs, chapter: Option<&str>) -> Option<String> {
    let (title, content) = match chapter {
        None => ("Rules", contents()),
        Some(slug) => {
            let chapter = Chapter::find(slug)?;
            (chapter.title(), page(chapter))
        }
    };
    let body = html! {
        (header())
        main.wrap { (content) }
    };
    Some(document(prefs, &format!("{title}. Canasta"), "doc", &body))
}

fn contents() -> Markup {
    html! {
        div { h1 { "Rules" } p.quiet { "Canasta after Hoyle, for four players in two partnerships." } }
        section.panel aria-label="Chapters" {
            ol.chapters {
                @for chapter in CHAPTERS {
                    li { a href={ "/rules/" (chapter.slug) } { (chapter.title()) } }
                }
            }
        }
    }
}

fn page(chapter: &Chapter) -> Markup {
    let (before, behind) = chapter.neighbours();
    html! {
        article.panel.chapter {
            h1 { (chapter.title()) }
            @for section in chapter.sections() { (section.markup()) }
        }
        nav.row aria-label="Chapters" {
            @if let Some(before) = before { a.btn href={ "/rules/" (before.slug) } { "← " (before.title()) } }
            a.btn href="/rules" { "All chapters" }
            @if let Some(behind) = behind { a.btn href={ "/rules/" (behind.slug) } { (behind.title()) " →" } }
        }
    }
}
