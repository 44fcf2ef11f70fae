//! The page of the lesson: the panel, the announcements and the end. Other tables have none of it.

use canasta::CardAction;
use canasta_i18n::messages::lesson;
use canasta_i18n::{Lang, lesson as words};
use canasta_pages::{Prefs, start_page, table_body, turn_text};
use canasta_table::scene::{Lesson, Scene};

use crate::scenes;

/// The scene of a table with the lesson at `step`.
fn lesson_scene(table: &scenes::Table, step: usize, wanted: Vec<CardAction>) -> Scene {
    Scene { lesson: Some(Lesson { step, of: words::STEPS.len(), wanted }), ..table.scene() }
}

fn body(scene: &Scene) -> String {
    table_body(scene, &Prefs::default())
}

#[test]
fn a_step_is_shown_in_the_panel_and_announced() {
    let scene = lesson_scene(&scenes::mid_deal(), 3, vec![CardAction::Draw]);
    let step = words::STEPS[2];
    let say = (step.instruction)(Lang::EN);
    let first = (step.reminder)(Lang::EN);
    let html = body(&scene);
    assert!(html.contains("data-wanted=\"draw\""), "{html}");
    assert!(html.contains(&format!("data-nudge=\"{first}\"")));
    assert!(html.contains(&format!("<b>Step 3 of 12.</b> {say}")));
    assert_eq!(turn_text(Lang::EN, &scene), format!("Step 3 of 12. {say}"));
    assert!(html.contains("name=\"step\" value=\"2\"") && html.contains("data-action=\"draw\""), "Back and Skip");
}

#[test]
fn no_action_is_expected_while_others_play() {
    let scene = lesson_scene(&scenes::mid_deal(), 2, Vec::new());
    let html = body(&scene);
    assert!(!html.contains("data-wanted") && !html.contains("data-nudge"), "{html}");
    let meanwhile = lesson::meanwhile_2(Lang::EN);
    assert!(html.contains(meanwhile));
    assert_eq!(turn_text(Lang::EN, &scene), meanwhile);
}

#[test]
fn the_end_explains_the_score_and_offers_more_games() {
    let scene = lesson_scene(&scenes::deal_end(), words::STEPS.len(), Vec::new());
    let html = body(&scene);
    assert!(html.contains("That’s your first deal done!") && html.contains("How it was scored"), "{html}");
    for form in ["action=\"/play\"", "action=\"/learn\""] {
        assert!(html.contains(form), "{form}");
    }
    // The lesson has a single deal.
    assert!(!html.contains("data-do=\"next\""));
    assert_eq!(turn_text(Lang::EN, &scene), "");
}

#[test]
fn other_tables_have_no_lesson_panel() {
    for html in [body(&scenes::mid_deal().scene()), body(&scenes::deal_end().scene())] {
        assert!(!html.contains("id=\"lesson\"") && !html.contains("/learn"), "{html}");
    }
    assert!(start_page(&Prefs::default(), &[], None).contains("action=\"/learn\""));
}
