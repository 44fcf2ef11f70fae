//! The pseudo-language leaves no English words on the join pages, in the waiting room, in the people panel, on the start
//! page and in the lesson.

use canasta_i18n::{Lang, announcements, lesson};
use canasta_pages::{
    MyTable, Prefs, banned_page, code_page, declined_page, join_page, join_request_page, screen_body, start_page,
};
use canasta_table::scene::{Lesson, Scene, Screen, WaitingRoom};

use crate::pseudo::{main_text, no_word, own_words, read};
use crate::{scenes, tables};

fn prefs() -> Prefs {
    Prefs { lang: Lang::pseudo(), ..Prefs::default() }
}

/// Removes names and other text that is not a message.
fn without_names(text: &str) -> String {
    const NAMES: [&str; 12] = [
        "Bartholomew the Elev",
        "Mary",
        "Anna",
        "Ruth",
        "Paul",
        "Lena",
        "Tom",
        "Max",
        "Grigori",
        "QR",
        "K H W T R B",
        "KHWTRB",
    ];
    NAMES.iter().fold(text.to_owned(), |text, name| text.replace(name, ""))
}

fn waiting_room_text(table: WaitingRoom) -> String {
    let page = screen_body(&Screen::WaitingRoom(Box::new(table)), &prefs(), tables::ORIGIN);
    without_names(&main_text(&page))
}

#[test]
fn waiting_rooms_are_translated() {
    let mut competitive = tables::without_clock();
    competitive.terms.competitive = true;
    competitive.terms.listed = true;
    competitive.terms.host_returns = true;
    for table in [
        tables::empty(2),
        tables::half_full(),
        tables::seen_by(tables::half_full(), Some(1)),
        tables::seen_by(tables::half_full(), Some(2)),
        competitive,
        tables::full(4),
        tables::full(6),
        tables::listed(),
        tables::closed(Some(0)),
        tables::closed(None),
        tables::rematch(),
        tables::seen_by(tables::rematch(), Some(3)),
    ] {
        no_word(&waiting_room_text(table));
    }
}

#[test]
fn the_join_pages_are_translated() {
    let prefs = prefs();
    let invited = |table: &WaitingRoom| join_page(table, &prefs, tables::SECRET, None);
    let mut taken = tables::started();
    taken.to_take_over.clear();
    let mut over = tables::started();
    over.over = true;
    for page in [
        invited(&tables::half_full()),
        invited(&tables::full(4)),
        invited(&tables::started()),
        invited(&taken),
        invited(&over),
        invited(&tables::closed(None)),
        code_page(&prefs, None, ""),
        join_request_page(&prefs, "k7m2"),
        declined_page(&prefs),
        banned_page(&prefs),
    ] {
        no_word(&without_names(&main_text(&page)));
    }
}

/// The text of an element, from its opening to its closing tag.
fn element(page: &str, start: &str, end: &str) -> String {
    let (_, rest) = page.split_once(start).unwrap_or_else(|| panic!("no {start}"));
    let (inner, _) = rest.split_once(end).unwrap();
    without_names(&read(&format!("{start}{inner}{end}")))
}

fn game_body(scene: &Scene) -> String {
    screen_body(&Screen::Game(Box::new(scene.clone())), &prefs(), tables::ORIGIN)
}

#[test]
fn the_people_panel_and_join_requests_are_translated() {
    for scene in [
        tables::away(),
        tables::viewer_substituted(),
        tables::paused(),
        tables::two_join_requests(),
        tables::one_join_request(),
        tables::unseated(false),
        tables::unseated(true),
        tables::watched(&scenes::mid_deal()),
    ] {
        let page = game_body(&scene);
        let panel = element(&page, "<aside class=\"why people\"", "</aside>");
        no_word(&panel.replace(tables::ORIGIN, ""));
        if !scene.status.join_requests.is_empty() {
            no_word(&element(&page, "<section class=\"join-strip\"", "</section>"));
        }
    }
    no_word(&without_names(&own_words(&announcements::spoken(Lang::pseudo(), &tables::away()))));
}

#[test]
fn the_session_score_is_translated() {
    no_word(&element(&game_body(&tables::game_over(false)), "<section class=\"panel session-score\"", "</section>"));
}

#[test]
fn the_start_page_is_translated() {
    let mut tables = tables::many_tables();
    let screen = Screen::Game(Box::new(tables::watched(&scenes::mid_deal())));
    tables.push(MyTable { table: "k7m9".to_owned(), screen, at: 0 });
    let page = main_text(&start_page(&prefs(), &tables, None));
    assert!(page.lines().count() > 40, "{page}");
    no_word(&without_names(&page));
}

#[test]
fn the_lesson_is_translated() {
    // In the second scene it's another player's turn.
    let scenes_and_actions =
        [(scenes::mid_deal().scene(), vec![canasta::CardAction::Draw]), (tables::away(), Vec::new())];
    for step in 1..=lesson::STEPS.len() {
        for (scene, wanted) in &scenes_and_actions {
            let lesson = Lesson { step, of: lesson::STEPS.len(), wanted: wanted.clone() };
            let page = game_body(&Scene { lesson: Some(lesson), ..scene.clone() });
            no_word(&element(&page, "<p class=\"told\"><span class=\"title\"", "</p>"));
            if let Some((_, nudge)) = page.split_once("data-nudge=\"") {
                no_word(nudge.split('"').next().unwrap());
            }
        }
    }
    let lesson = Lesson { step: lesson::STEPS.len(), of: lesson::STEPS.len(), wanted: Vec::new() };
    let page = game_body(&Scene { lesson: Some(lesson), ..scenes::deal_end().scene() });
    no_word(&element(&page, "<section class=\"pad\" aria-labelledby=\"meaning\"", "</section>"));
}
