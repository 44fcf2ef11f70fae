//! The pages about rules in the pseudo-language. The book's own text, names and short names of rule sets stay as they are.

use canasta::{Players, RuleSet};
use canasta_i18n::Lang;
use canasta_pages::{CHAPTERS, Prefs, TableForm, new_table_page, new_table_parts, rules_page};
use canasta_record::house::HouseRules;
use canasta_table::bots::bot_names;

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
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
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
    let mut stats = 0;
    for chapter in CHAPTERS {
        let page = page(Some(chapter.slug));
        for figure in page.split("<figure class=\"example\">").skip(1) {
            let figure = figure.split_once("</figure>").unwrap().0;
            // An act that cannot be read is quoted as it was written.
            let own = without(&without(figure, "<bdi>", "</bdi>"), "“", "”");
            no_word(&read(&own));
            stats += 1;
        }
    }
    assert!(stats > 100, "{stats}");
}

/// The form without the titles of chapters, which it links to.
fn form(page: &str) -> String {
    CHAPTERS.iter().fold(page.to_owned(), |page, chapter| page.replace(&format!(">{}<", chapter.title()), "><"))
}

#[test]
fn the_rules_of_a_new_table() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    // Names of people are no words.
    let bots = bot_names(prefs.display_name(), Players::new(6).unwrap());
    let nameless = |page: String| bots.iter().fold(page, |page, name| page.replace(&format!(">{name}<"), "><"));
    for preset in RuleSet::PRESETS {
        for players in (2..=6).filter_map(Players::new) {
            let choice = HouseRules { players: Some(players), ..HouseRules::unchanged(preset) };
            for typed in
                [&[][..], &[("game_points", "3000"), ("cut", "dealer-right")], &[("hand_size.4", "0"), ("cut", "8")]]
            {
                let fields: Vec<_> =
                    typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
                let parts = new_table_parts(&prefs, &TableForm::read(&fields, &choice));
                no_word(&read(&form(&nameless(parts))));
            }
        }
    }
}

#[test]
fn the_page_for_a_new_table() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let page = new_table_page(&prefs, &TableForm::of(&prefs.choice()));
    let bots = bot_names(prefs.display_name(), Players::new(6).unwrap());
    let page = bots.iter().fold(page, |page, name| page.replace(&format!(">{name}<"), "><"));
    no_word(&below_the_header(&form(&page)));
}
