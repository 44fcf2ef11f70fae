//! The pages about rules in the pseudo-language. The book's own text, names and short names of rule sets stay as they are.

use canasta::RuleSet;
use canasta_pages::{CHAPTERS, Prefs, rules_page};
use canasta_words_pseudo::PSEUDO;

use crate::pseudo::{below_the_header, no_word, read};

/// The text without what stands between two marks, once or more often.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut parts = text.split(open);
    let mut kept = parts.next().unwrap().to_owned();
    for part in parts {
        kept.push_str(part.split_once(close).unwrap().1);
    }
    kept
}

fn page(chapter: Option<&str>) -> String {
    let prefs = Prefs { lang: PSEUDO, ..Prefs::default() };
    rules_page(&prefs, chapter).unwrap()
}

#[test]
fn the_chapters() {
    let contents = without(&page(None), "<li><a", "</a>");
    no_word(&below_the_header(&contents));
}

#[test]
fn every_rule() {
    for preset in RuleSet::PRESETS {
        let page = page(Some(preset.name));
        let (_, rules) = page.split_once("<section id=\"every-rule\">").unwrap();
        let text = read(rules.split_once("</section>").unwrap().0);
        assert!(text.len() > 5_000, "{text}");
        no_word(&text);
    }
}

#[test]
fn examples() {
    let mut figures = 0;
    for chapter in CHAPTERS {
        let page = page(Some(chapter.slug));
        for figure in page.split("<figure class=\"example\">").skip(1) {
            let figure = figure.split_once("</figure>").unwrap().0;
            // An act that cannot be read is quoted as it was written.
            let own = without(&without(figure, "<bdi>", "</bdi>"), "“", "”");
            no_word(&read(&own).replace("[span: ", "["));
            figures += 1;
        }
    }
    assert!(figures > 100, "{figures}");
}
