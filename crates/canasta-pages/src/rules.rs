//! The rules book's pages.

use maud::html;

use crate::frame::{document, header};
use crate::prefs::Prefs;

/// A chapter of the rules: its name in addresses and refusals, its title, its text in Markdown.
pub struct Chapter {
    /// `pile`, as in `/rules/pile`.
    pub slug: &'static str,
    /// What it is called.
    pub title: &'static str,
}

/// The chapters in the order of reading.
pub const CHAPTERS: &[Chapter] = &[
    Chapter { slug: "deal", title: "The deal" },
    Chapter { slug: "turn", title: "The turn" },
    Chapter { slug: "melds", title: "Melds and canastas" },
    Chapter { slug: "opening", title: "Opening" },
    Chapter { slug: "threes", title: "Threes" },
    Chapter { slug: "pile", title: "The discard pile" },
    Chapter { slug: "going-out", title: "Going out" },
    Chapter { slug: "asking", title: "May I go out?" },
    Chapter { slug: "stock-end", title: "When the stock is empty" },
    Chapter { slug: "scores", title: "Scores" },
];

/// The list of chapters, or one of them; `None` if there is no such chapter.
pub fn rules_page(prefs: &Prefs, chapter: Option<&str>) -> Option<String> {
    let chapter = match chapter {
        None => None,
        Some(slug) => Some(CHAPTERS.iter().find(|chapter| chapter.slug == slug)?),
    };
    let title = chapter.map_or("Rules", |chapter| chapter.title);
    let body = html! {
        (header())
        main.wrap { h1 { (title) } ul { @for chapter in CHAPTERS { li { a href={ "/rules/" (chapter.slug) } { (chapter.title) } } } } }
    };
    Some(document(prefs, title, "doc", &body))
}
