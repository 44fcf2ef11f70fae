//! Renders the book's Markdown as HTML. Scenarios become drawn examples, links and pictures get this site's addresses,
//! wide tables scroll, and raw HTML is dropped.

use canasta_i18n::Lang;
use canasta_i18n::messages::book;
use canasta_protocol::referee::example;
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use super::example::figure;

/// Limit in characters. If a cell is longer, phones stack the table's cells instead of showing columns.
const MAX_SHORT_CELL_CHARS: usize = 24;

/// A table being read: the index of its box in the events, and the lengths of its current and longest cells.
struct OpenTable {
    place: usize,
    cell: usize,
    longest: usize,
}

/// Renders Markdown as HTML. `lang` is the language of any text added to it.
pub(super) fn prose(lang: Lang, text: &str) -> String {
    let mut events = Vec::new();
    let mut block: Option<String> = None;
    let mut table: Option<OpenTable> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION) {
        if let Some(table) = &mut table {
            table.measure(&event);
        }
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) if &*kind == "scenario" => {
                block = Some(String::new());
            }
            Event::End(TagEnd::CodeBlock) if block.is_some() => {
                let drawn = block.take().and_then(|block| example::read(lang, &block));
                events.extend(drawn.map(|example| Event::Html(figure(lang, &example).into_string().into())));
            }
            Event::Text(words) if block.is_some() => {
                if let Some(block) = &mut block {
                    block.push_str(&words);
                }
            }
            Event::Html(_) | Event::InlineHtml(_) => {}
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = address(&dest_url).into();
                events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = picture(&dest_url).into();
                events.push(Event::Start(Tag::Image { link_type, dest_url, title, id }));
            }
            Event::Start(Tag::Table(_)) => {
                table = Some(OpenTable { place: events.len(), cell: 0, longest: 0 });
                events.push(scroll_box("wide", book::table(lang)));
                events.push(event);
            }
            Event::Start(Tag::CodeBlock(_)) => {
                events.push(scroll_box("wide", book::text(lang)));
                events.push(event);
            }
            Event::End(TagEnd::Table | TagEnd::CodeBlock) => {
                let short = table.take().filter(|table| table.longest <= MAX_SHORT_CELL_CHARS);
                if let Some(start) = short.and_then(|table| events.get_mut(table.place)) {
                    *start = scroll_box("wide values", book::table(lang));
                }
                events.push(event);
                events.push(Event::Html("</div>".into()));
            }
            other => events.push(other),
        }
    }
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events.into_iter());
    out
}

impl OpenTable {
    /// Measures the cells of the table's body.
    fn measure(&mut self, event: &Event<'_>) {
        match event {
            Event::Start(Tag::TableCell) => self.cell = 0,
            Event::Text(words) | Event::Code(words) => self.cell += words.chars().count(),
            Event::End(TagEnd::TableCell) => self.longest = self.longest.max(self.cell),
            Event::End(TagEnd::TableHead) => self.longest = 0,
            _ => {}
        }
    }
}

/// The start tag of a box that can be scrolled, even with the keyboard.
fn scroll_box(class: &str, label: &str) -> Event<'static> {
    Event::Html(format!(r#"<div class="{class}" tabindex="0" role="group" aria-label="{label}">"#).into())
}

/// The address on this site for a link in the book: `../rules/threes.md#x` becomes `/rules/threes#x`.
fn address(link: &str) -> String {
    let (file, section) = link.split_once('#').map_or((link, None), |(file, section)| (file, Some(section)));
    let Some(page) = file.strip_suffix(".md") else { return link.to_owned() };
    let slug = page.rsplit('/').next().unwrap_or(page);
    let section = section.map_or_else(String::new, |section| format!("#{section}"));
    format!("/rules/{slug}{section}")
}

/// The address of a picture: `../pictures/table.webp` is an embedded file.
fn picture(link: &str) -> String {
    let name = link.rsplit('/').next().unwrap_or(link);
    let address = canasta_assets::asset_url(name);
    if address.is_empty() { link.to_owned() } else { address.to_owned() }
}

/// Renders a heading's Markdown without the paragraph around it.
pub(super) fn inline(lang: Lang, text: &str) -> String {
    let html = prose(lang, text);
    html.trim().trim_start_matches("<p>").trim_end_matches("</p>").to_owned()
}

/// The ID of a heading, formed like mdBook's: `Who cuts` becomes `who-cuts`.
pub(super) fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_this_site() {
        for (link, leads) in [
            ("threes.md", "/rules/threes"),
            ("../rules/threes.md#x", "/rules/threes#x"),
            ("../notation.md", "/rules/notation"),
            ("#x", "#x"),
        ] {
            assert_eq!(address(link), leads);
        }
    }

    #[test]
    fn pictures_have_the_address_of_the_embedded_file() {
        let html = prose(Lang::EN, "![A table](../pictures/table.webp)\n");
        let address = canasta_assets::asset_url("table.webp");
        assert!(address.starts_with("/assets/table.") && address.ends_with(".webp"), "{address}");
        assert_eq!(html, format!("<p><img src=\"{address}\" alt=\"A table\" /></p>\n"));
    }

    #[test]
    fn a_table_with_only_short_cells_keeps_its_columns() {
        let class = |cell: &str| {
            let html =
                prose(Lang::EN, &format!("| a heading of more than 24 characters | b |\n|---|---|\n| 1 | {cell} |\n"));
            html.split('"').nth(1).unwrap().to_owned()
        };
        assert_eq!(class("up to a second"), "wide values");
        assert_eq!(class("melds whatever it can, and `forgets`"), "wide");
    }

    #[test]
    fn drops_raw_html() {
        let html = prose(Lang::EN, "One <b onclick=\"x\">two</b>.\n\n<script>three</script>\n\nfour\n");
        assert_eq!(html, "<p>One two.</p>\n<p>four</p>\n");
    }

    #[test]
    fn headings_have_addresses() {
        assert_eq!(anchor("“May I go out?”"), "may-i-go-out");
        assert_eq!(anchor("Your side's melds, and only these"), "your-sides-melds-and-only-these");
    }
}
