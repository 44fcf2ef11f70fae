//! “Learn by playing” on the page: the panel, what is spoken, the end; nothing of it at another table.

use canasta::CardAction;
use canasta_assets::source;
use canasta_i18n::messages::{lesson, scripts};
use canasta_i18n::{Lang, lesson as words};
use canasta_pages::{Prefs, start_page, table_body, table_words, turn_text};
use canasta_table::scene::{Lesson, Scene};

use crate::scenes;

/// A table with the lesson at that step.
fn learning(table: &scenes::Table, step: usize, wanted: Vec<CardAction>) -> Scene {
    Scene { lesson: Some(Lesson { step, of: words::STEPS.len(), wanted }), ..table.scene() }
}

fn body(scene: &Scene) -> String {
    table_body(scene, &Prefs::default())
}

#[test]
fn a_step_stands_in_the_panel_and_is_spoken() {
    let scene = learning(&scenes::mid_deal(), 3, vec![CardAction::Draw]);
    let step = words::STEPS[2];
    let instruction = (step.instruction)(Lang::EN);
    let reminder = (step.reminder)(Lang::EN);
    let html = body(&scene);
    assert!(html.contains("data-wanted=\"draw\""), "{html}");
    assert!(html.contains(&format!("data-nudge=\"{reminder}\"")));
    assert!(html.contains(&format!("<b>Step 3 of 19.</b> {instruction}")));
    assert_eq!(turn_text(Lang::EN, &scene), format!("Step 3 of 19. {instruction}"));
    assert_eq!(html.matches("id=\"say\"").count(), 1, "the line stays for refusals");
}

#[test]
fn while_the_others_play_nothing_is_wanted() {
    let scene = learning(&scenes::mid_deal(), 2, Vec::new());
    let html = body(&scene);
    assert!(!html.contains("data-wanted") && !html.contains("data-nudge"), "{html}");
    let meanwhile = lesson::meanwhile_2(Lang::EN);
    assert!(html.contains(meanwhile));
    assert_eq!(turn_text(Lang::EN, &scene), meanwhile);
}

#[test]
fn the_end_explains_the_score_and_leads_on() {
    let scene = learning(&scenes::deal_end(), words::STEPS.len(), Vec::new());
    let html = body(&scene);
    assert!(html.contains("That’s your first deal done!") && html.contains("How it was scored"), "{html}");
    for way in ["action=\"/play\"", "action=\"/learn\""] {
        assert!(html.contains(way), "{way}");
    }
    // Its one deal is played: there is no next one.
    assert!(!html.contains("data-do=\"next\""));
    assert_eq!(turn_text(Lang::EN, &scene), "");
}

#[test]
fn other_tables_have_no_panel() {
    for html in [body(&scenes::mid_deal().scene()), body(&scenes::deal_end().scene())] {
        assert!(!html.contains("id=\"lesson\"") && !html.contains("/learn"), "{html}");
    }
    assert!(start_page(&Prefs::default(), &[], None).contains("action=\"/learn\""));
}

#[test]
fn the_script_has_the_lessons_words_and_no_others() {
    let script = |name: &str| source(name).unwrap();
    let (lesson, line) = (script("table/lesson.js"), script("table/line.js"));
    let words = String::from_utf8(table_words(Lang::EN).bytes.clone()).unwrap();
    let own: Vec<_> = scripts::table(Lang::EN).iter().filter(|(name, _)| name.starts_with("lesson-")).collect();
    assert!(own.len() > 10, "{own:?}");
    for (name, _) in &own {
        let quoted = format!("\"{name}\"");
        assert!(lesson.contains(&quoted) || line.contains(&quoted), "{name} is not used");
        assert_eq!(words.matches(&format!("[{quoted},")).count(), 1, "{name}");
    }
    let used = lesson.split("\"lesson-").skip(1).filter_map(|rest| rest.split('"').next());
    for used in used.filter(|used| *used != "how") {
        assert!(own.iter().any(|(name, _)| *name == format!("lesson-{used}")), "{used} is not defined");
    }
    assert!(!words.contains("[\"\""));
}
