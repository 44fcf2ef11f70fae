//! The pseudo-language leaves no English words on the pages about rules. Text of the book and names of rule sets stay
//! unchanged.

use canasta::{Players, RuleSet};
use canasta_i18n::Lang;
use canasta_pages::{
    CHAPTERS, Prefs, TableForm, chapter_page, contents_page, house_rules_page, new_table_page, new_table_parts,
};
use canasta_record::house::{HouseRules, NamedRules};
use canasta_table::bots::bot_names;

use crate::pseudo::{main_text, no_word, read};
use crate::tables;

/// Removes all parts between two delimiters.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut parts = text.split(open);
    let mut text = parts.next().unwrap().to_owned();
    for part in parts {
        text.push_str(part.split_once(close).unwrap().1);
    }
    text
}

fn pseudo() -> Prefs {
    Prefs { lang: Lang::pseudo(), ..Prefs::default() }
}

fn page(chapter: &str) -> String {
    chapter_page(&pseudo(), chapter).unwrap()
}

#[test]
fn the_table_of_contents_is_translated() {
    let contents = without(&contents_page(&pseudo(), "zugzwang"), "<li><a", "</a>");
    no_word(&main_text(&contents));
}

#[test]
fn every_rule_is_translated() {
    for preset in RuleSet::PRESETS {
        let page = page(preset.name);
        let (_, rules) = page.split_once("<section id=\"every-rule\">").unwrap();
        let text = read(rules.split_once("</section>").unwrap().0);
        assert!(text.len() > 5_000, "{text}");
        no_word(&text);
    }
}

#[test]
fn examples_are_translated() {
    let mut count = 0;
    for chapter in CHAPTERS {
        let page = page(chapter.slug);
        for figure in page.split("<figure class=\"example\">").skip(1) {
            let figure = figure.split_once("</figure>").unwrap().0;
            // Unreadable actions are quoted unchanged.
            let text = without(&without(figure, "<bdi>", "</bdi>"), "“", "”");
            no_word(&read(&text));
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

/// Removes the titles of linked chapters.
fn without_chapter_titles(page: &str) -> String {
    CHAPTERS.iter().fold(page.to_owned(), |page, chapter| page.replace(&format!(">{}<", chapter.title(Lang::EN)), "><"))
}

#[test]
fn the_rules_form_is_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    // Names of people are not translated.
    let bots = bot_names(prefs.display_name(), Players::new(6).unwrap());
    let without_names = |page: String| bots.iter().fold(page, |page, name| page.replace(&format!(">{name}<"), "><"));
    for preset in RuleSet::PRESETS {
        for players in (2..=6).filter_map(Players::new) {
            let choice = HouseRules { players: Some(players), ..HouseRules::unchanged(preset) };
            for typed in
                [&[][..], &[("game_points", "3000"), ("cut", "dealer-right")], &[("hand_size.4", "0"), ("cut", "8")]]
            {
                let fields: Vec<_> =
                    typed.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
                let parts = new_table_parts(&prefs, &TableForm::read(&fields, &choice));
                no_word(&read(&without_chapter_titles(&without_names(parts))));
            }
        }
    }
}

#[test]
fn the_new_table_page_is_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let page = new_table_page(&prefs, &TableForm::of(&prefs.choice()));
    let bots = bot_names(prefs.display_name(), Players::new(6).unwrap());
    let page = bots.iter().fold(page, |page, name| page.replace(&format!(">{name}<"), "><"));
    no_word(&main_text(&without_chapter_titles(&page)));
    let page = house_rules_page(&prefs, &NamedRules { name: String::new(), rules: tables::house_rules() }, "");
    no_word(&main_text(&without_chapter_titles(&page)));
}
