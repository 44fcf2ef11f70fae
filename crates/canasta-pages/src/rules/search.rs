//! Searches the book for sections that contain all words of a query.

use canasta_i18n::Lang;
use canasta_i18n::messages::book;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use super::prose::inline;
use super::{CHAPTERS, Chapter, Section};

const MAX_RESULTS: usize = 20;
const MAX_WORDS: usize = 8;
const MAX_EXCERPT_CHARS: usize = 220;

/// The search field, and the results for a query that isn't empty.
pub(super) fn search(lang: Lang, query: &str) -> Markup {
    let found = results(lang, query);
    html! {
        section.panel role="search" {
            form.row method="get" action="/rules" {
                label for="q" { (book::search(lang)) }
                input.field.grow type="search" id="q" name="q" value=(query) maxlength="80" autocomplete="off";
                button.btn { (book::find(lang)) }
            }
            @if !query.is_empty() {
                div role="status" { @if found.is_empty() { p { (book::nothing_found(lang)) } } }
                ul.found {
                    @for result in &found {
                        li {
                            a href=(result.address()) lang=[result.chapter.other_lang(lang)] {
                                (result.chapter.title(lang))
                                @if let Some(heading) = result.section.heading() { ": " (PreEscaped(inline(lang, heading))) }
                            }
                            p.quiet lang=[result.chapter.other_lang(lang)] { (result.excerpt) }
                        }
                    }
                }
            }
        }
    }
}

struct SearchResult {
    chapter: &'static Chapter,
    section: Section,
    /// The number of words that are in the heading.
    in_heading: usize,
    excerpt: String,
}

impl SearchResult {
    fn address(&self) -> String {
        let slug = self.chapter.slug;
        self.section.anchor().map_or_else(|| format!("/rules/{slug}"), |anchor| format!("/rules/{slug}#{anchor}"))
    }
}

/// Sections with the words in their headings come first. Ties are in book order.
fn results(lang: Lang, query: &str) -> Vec<SearchResult> {
    let words: Vec<String> = words_of(query).take(MAX_WORDS).map(|word| singular(&word).to_owned()).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let sections =
        CHAPTERS.iter().flat_map(|chapter| chapter.sections(lang).into_iter().map(move |section| (chapter, section)));
    let mut found: Vec<SearchResult> =
        sections.filter_map(|(chapter, section)| search_section(lang, chapter, section, &words)).collect();
    found.sort_by_key(|result| std::cmp::Reverse(result.in_heading));
    found.truncate(MAX_RESULTS);
    found
}

fn search_section(lang: Lang, chapter: &'static Chapter, section: Section, words: &[String]) -> Option<SearchResult> {
    let heading = section.heading().unwrap_or_else(|| chapter.title(lang));
    let in_heading = words.iter().filter(|word| has_word(heading, word)).count();
    let blocks = blocks(&section.text());
    let is_complete = words.iter().all(|word| {
        has_word(heading, word)
            || has_word(chapter.title(lang), word)
            || blocks.iter().any(|block| has_word(block, word))
    });
    if !is_complete {
        return None;
    }
    let matches = |block: &&String| words.iter().filter(|word| has_word(block, word)).count();
    // The first of the blocks with the most words.
    let excerpt = blocks.iter().rev().max_by_key(matches).map(|block| shortened(block)).unwrap_or_default();
    Some(SearchResult { chapter, section, in_heading, excerpt })
}

/// The plain text of paragraphs, list items and table rows, without code and sources.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut block = String::new();
    let mut in_code = false;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Text(words) | Event::Code(words) if !in_code => block.push_str(&words),
            Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::TableCell) => block.push(' '),
            Event::End(
                TagEnd::Paragraph | TagEnd::Item | TagEnd::TableRow | TagEnd::TableHead | TagEnd::Heading(_),
            ) if !block.is_empty() => {
                blocks.push(std::mem::take(&mut block));
            }
            _ => {}
        }
    }
    blocks.retain(|block| !block.starts_with("Source"));
    blocks
}

fn shortened(block: &str) -> String {
    if block.chars().count() <= MAX_EXCERPT_CHARS {
        return block.trim().to_owned();
    }
    let cut: String = block.chars().take(MAX_EXCERPT_CHARS).collect();
    let end = cut.rfind(' ').unwrap_or(cut.len());
    format!("{} …", cut[..end].trim())
}

/// Whether a word of the text starts with `word`, so that *freez* finds *freezing*.
fn has_word(text: &str, word: &str) -> bool {
    words_of(text).any(|other| other.starts_with(word))
}

fn words_of(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// Removes a plural ending, so that *jokers* also finds *joker*.
fn singular(word: &str) -> &str {
    if word.chars().count() > 3 { word.strip_suffix('s').unwrap_or(word) } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(query: &str) -> Vec<String> {
        results(Lang::EN, query).iter().map(SearchResult::address).collect()
    }

    #[test]
    fn finds_sections_with_all_words() {
        let found = results(Lang::EN, "black threes");
        assert!(found[0].address().starts_with("/rules/threes"), "{:?}", addresses("black threes"));
        assert!(found.len() > 3 && found.len() <= MAX_RESULTS);
        assert!(found.iter().all(|result| !result.excerpt.contains("```") && !result.excerpt.contains("<!--")));
        assert_eq!(addresses("BLACK  three"), addresses("black threes"));
        assert!(addresses("going out concealed").iter().any(|address| address.starts_with("/rules/going-out")));
    }

    #[test]
    fn finds_nothing_for_unknown_words_and_empty_queries() {
        for query in ["", " – ", "zugzwang", "joker zugzwang"] {
            assert!(results(Lang::EN, query).is_empty(), "{query}");
        }
    }

    #[test]
    fn every_result_leads_to_a_section() {
        for result in results(Lang::EN, "pile") {
            let sections = result.chapter.sections(Lang::EN);
            assert!(sections.iter().any(|section| section.heading() == result.section.heading()));
        }
    }

    #[test]
    fn long_excerpts_end_between_words() {
        let short = shortened(&"word ".repeat(100));
        assert!(short.ends_with("word …") && short.chars().count() <= MAX_EXCERPT_CHARS + 2, "{short}");
    }
}
