//! In the pseudo-language no English word is left on the ways to a table, at a table before its game, in the panel of the
//! people, on the start page and in the lesson.

use canasta_i18n::{Lang, announcements, lesson};
use canasta_pages::{
    MyTable, Prefs, banned_page, code_page, declined_page, join_page, join_request_page, screen_body, start_page,
};
use canasta_table::scene::{Lesson, Scene, Screen, WaitingRoom};

use crate::pseudo::{below_the_header, no_word, own_words, read};
use crate::{scenes, tables};

fn prefs() -> Prefs {
    Prefs { lang: Lang::pseudo(), ..Prefs::default() }
}

/// A text without what is no message: names.
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

fn gathered(table: WaitingRoom) -> String {
    let page = screen_body(&Screen::WaitingRoom(Box::new(table)), &prefs(), tables::ORIGIN);
    without_names(&below_the_header(&page))
}

#[test]
fn a_table_before_its_game() {
    let mut competitive = tables::unhurried();
    competitive.terms.competitive = true;
    competitive.terms.listed = true;
    competitive.terms.host_returns = true;
    for table in [
        tables::empty(2),
        tables::half(),
        tables::seen_by(tables::half(), Some(1)),
        tables::seen_by(tables::half(), Some(2)),
        competitive,
        tables::full(4),
        tables::full(6),
        tables::listed(),
        tables::closed(Some(0)),
        tables::closed(None),
        tables::next_game(),
        tables::seen_by(tables::next_game(), Some(3)),
    ] {
        no_word(&gathered(table));
    }
}

#[test]
fn ways_to_a_table() {
    let prefs = prefs();
    let invited = |table: &WaitingRoom| join_page(table, &prefs, tables::SECRET, None);
    let mut taken = tables::begun();
    taken.to_take_over.clear();
    let mut over = tables::begun();
    over.over = true;
    for page in [
        invited(&tables::half()),
        invited(&tables::full(4)),
        invited(&tables::begun()),
        invited(&taken),
        invited(&over),
        invited(&tables::closed(None)),
        code_page(&prefs, None),
        join_request_page(&prefs, "k7m2"),
        declined_page(&prefs),
        banned_page(&prefs),
    ] {
        no_word(&without_names(&below_the_header(&page)));
    }
}

/// An element of a page, by the tag with which it begins.
fn element(page: &str, start: &str, end: &str) -> String {
    let (_, rest) = page.split_once(start).unwrap_or_else(|| panic!("no {start}"));
    let (inner, _) = rest.split_once(end).unwrap();
    without_names(&read(&format!("{start}{inner}{end}")))
}

fn played(scene: &Scene) -> String {
    screen_body(&Screen::Game(Box::new(scene.clone())), &prefs(), tables::ORIGIN)
}

#[test]
fn the_panel_of_the_people_and_the_door() {
    for scene in [
        tables::away(),
        tables::replaced(),
        tables::paused(),
        tables::asked_for(),
        tables::knocked_at(),
        tables::standing(false),
        tables::standing(true),
        tables::watched(&scenes::mid_deal()),
    ] {
        let page = played(&scene);
        let panel = element(&page, "<aside class=\"why people\"", "</aside>");
        no_word(&panel.replace(tables::ORIGIN, ""));
        if !scene.around.join_requests.is_empty() {
            no_word(&element(&page, "<section class=\"join-strip\"", "</section>"));
        }
    }
    no_word(&without_names(&own_words(&announcements::spoken(Lang::pseudo(), &tables::away()))));
}

#[test]
fn the_session_score() {
    no_word(&element(&played(&tables::game_over(false)), "<section class=\"panel session-score\"", "</section>"));
}

#[test]
fn the_start_page() {
    let mut tables = tables::several();
    let screen = Screen::Game(Box::new(tables::watched(&scenes::mid_deal())));
    tables.push(MyTable { table: "k7m9".to_owned(), screen, at: 0 });
    let page = below_the_header(&start_page(&prefs(), &tables, None));
    assert!(page.lines().count() > 40, "{page}");
    no_word(&without_names(&page));
}

#[test]
fn learning_by_playing() {
    // In one of them it is another player's turn.
    let played_at = [(scenes::mid_deal().scene(), vec![canasta::CardAction::Draw]), (tables::away(), Vec::new())];
    for step in 1..=lesson::STEPS.len() {
        for (scene, wanted) in &played_at {
            let lesson = Lesson { step, of: lesson::STEPS.len(), wanted: wanted.clone() };
            let page = played(&Scene { lesson: Some(lesson), ..scene.clone() });
            no_word(&element(&page, "<p class=\"told\"><span class=\"title\"", "</p>"));
            if let Some((_, nudge)) = page.split_once("data-nudge=\"") {
                no_word(nudge.split('"').next().unwrap());
            }
        }
    }
    let lesson = Lesson { step: lesson::STEPS.len(), of: lesson::STEPS.len(), wanted: Vec::new() };
    let page = played(&Scene { lesson: Some(lesson), ..scenes::deal_end().scene() });
    no_word(&element(&page, "<section class=\"pad\" aria-labelledby=\"meaning\"", "</section>"));
}
