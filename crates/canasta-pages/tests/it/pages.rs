//! The most important pages as text.

use canasta::RuleSet;
use canasta_i18n::Lang;
use canasta_i18n::rules::{Sentence, sentences};
use canasta_pages::{
    CHAPTERS, Prefs, chapter_page, contents_page, error_page, settings_page, start_page, table_body, table_page,
};
use insta::assert_snapshot;

use crate::page_text::page_text;
use crate::{scenes, tables};

fn table(table: &scenes::Table) -> String {
    page_text(&table_body(&table.scene(), &Prefs::default()))
}

#[test]
fn shows_the_viewers_turn_in_mid_deal() {
    assert_snapshot!(table(&scenes::mid_deal()));
}

#[test]
fn shows_the_partners_question() {
    assert_snapshot!(table(&scenes::partner_asks()));
}

#[test]
fn shows_the_end_of_a_deal() {
    assert_snapshot!(table(&scenes::deal_end()));
}

#[test]
fn shows_the_end_of_a_game() {
    assert_snapshot!(table(&scenes::game_end()));
}

#[test]
fn the_start_page_continues_a_game_in_progress() {
    let prefs = Prefs { name: "Mary".to_owned(), ..Prefs::default() };
    assert_snapshot!(page_text(&start_page(&prefs, &tables::one_table(), None)));
}

#[test]
fn the_start_page_has_nothing_to_continue_without_a_game() {
    assert!(!start_page(&Prefs::default(), &[], None).contains("Continue"));
}

#[test]
fn an_error_page_has_a_title_a_sentence_and_a_status() {
    assert_snapshot!(page_text(&error_page(Lang::EN, 404, "Table not found", "There is no table <at> this address.")), @r"
    Canasta
    [nav: Site]
    Daily deal
    Puzzles
    Your games
    Rules
    Settings
    Table not found
    There is no table &lt;at&gt; this address.
    Home
    Error 404.
    ");
}

#[test]
fn a_chapter_of_the_rules_has_prose_and_no_code() {
    let page = chapter_page(&Prefs::default(), "pile").unwrap();
    assert!(page.contains("<h1>The discard pile</h1>"), "{page}");
    assert!(page.contains(r#"data-refusal="pile-frozen""#), "{page}");
    assert!(page.contains(r#"<section id="one-card-for-one-card""#), "{page}");
    assert!(!page.contains("&quot;scenario") && !page.contains("<!--"), "{page}");
    assert_eq!(chapter_page(&Prefs::default(), "poker"), None);
}

#[test]
fn the_rules_list_every_page_of_the_book() {
    assert_snapshot!(page_text(&contents_page(&Prefs::default(), "")));
    assert_snapshot!(
        page_text(&contents_page(&Prefs::default(), "concealed <bonus>"))
            .lines()
            .take(20)
            .collect::<Vec<_>>()
            .join("\n")
    );
}

#[test]
fn a_chapter_shows_included_files() {
    for chapter in CHAPTERS {
        let page = chapter_page(&Prefs::default(), chapter.slug).unwrap();
        assert!(!page.contains("{{#"), "{}", chapter.slug);
    }
    let page = chapter_page(&Prefs::default(), "deploying").unwrap();
    for line in ["ExecStart=", "reverse_proxy", "proxy_pass", "ENTRYPOINT"] {
        assert!(page.contains(line), "{line}");
    }
}

#[test]
fn every_playable_example_is_drawn() {
    let mut drawn = 0;
    for chapter in CHAPTERS {
        let page = chapter_page(&Prefs::default(), chapter.slug).unwrap();
        assert!(!page.contains("language-scenario"), "{}", chapter.slug);
        drawn += page.matches("<figure class=\"example\">").count();
    }
    assert!(drawn > 100, "{drawn}");
}

#[test]
fn the_page_of_a_preset_has_every_rule_in_a_sentence() {
    for preset in RuleSet::PRESETS {
        let page = chapter_page(&Prefs::default(), preset.name).unwrap();
        let item =
            |rule: Sentence| format!("<li>{}</li>", rule.text.as_str().replace('&', "&amp;").replace('"', "&quot;"));
        assert!(
            sentences(Lang::EN, &preset.rules, None).into_iter().all(|rule| page.contains(&item(rule))),
            "{}",
            preset.name
        );
    }
    assert!(!chapter_page(&Prefs::default(), "pile").unwrap().contains("every-rule"));
}

#[test]
fn an_example_shows_cards_actions_and_reasons() {
    let page = chapter_page(&Prefs::default(), "melds").unwrap();
    let figure = page.split("<figure").nth(1).unwrap().split("</figure>").next().unwrap();
    assert_snapshot!(page_text(&format!("<figure{figure}</figure>")));
    assert!(figure.contains(r#"aria-label="the eight of spades and the eight of hearts""#), "{figure}");
    assert!(figure.contains(r##".svg#8s""##), "{figure}");
}

#[test]
fn settings_are_attributes_of_the_page() {
    let prefs = Prefs::default().with([
        ("size", "xxl"),
        ("cloth", "green"),
        ("theme", "dark"),
        ("back", "sun"),
        ("colours", "4"),
        ("animation", "none"),
        ("handed", "left"),
        ("sound", "on"),
        ("vibration", "on"),
        ("loudness", "3"),
        // Invalid values.
        ("loudness", "11"),
        ("loudness", "0"),
        ("vibration", "much"),
        ("handed", "both"),
        ("theme", "dim"),
    ]);
    let page = table_page(&scenes::mid_deal().scene(), &prefs);
    let html = r#" data-cards="xxl" data-cloth="green" data-theme="dark" data-back="sun" data-colours="4" data-animation="none" data-handed="left" data-sound="on" data-keys="on" data-vibration="on" data-loudness="3">"#;
    assert!(page.contains(html), "{}", &page[..400]);
    let checked = settings_page(&prefs, false, "/").matches(" checked").count();
    assert_eq!(checked, 11, "one choice per field is checked");
}
