//! The pseudo-language leaves no English words at the table.

use canasta_i18n::{Lang, notice};
use canasta_pages::{Prefs, error_page, retry_page, screen_page, table_body, turn_text};
use canasta_table::scene::{Scene, Screen};

use crate::pseudo::{main_text, no_word, read};
use crate::scenes::{self, Table};
use crate::tables::{self, ORIGIN};
use crate::{scenes::Position, variants};

/// Replaces names with Greek ones, which have no plain letters.
fn with_greek_names(mut scene: Scene) -> Scene {
    for player in &mut scene.players {
        player.name = "Ζωή".to_owned();
    }
    scene.rules = "Ω".to_owned();
    scene
}

fn body(scene: &Scene) -> String {
    read(&table_body(scene, &Prefs { lang: Lang::pseudo(), ..Prefs::default() }))
}

#[test]
fn the_table_is_translated() {
    let empty = Position { hands: &["4H KS", "+3", "+3", "+3"], pile: "", stock: 0, ..scenes::START };
    let tables: [Table; 15] = [
        scenes::mid_deal(),
        scenes::mid_deal().play(&["draw"]),
        scenes::mid_deal().play(&["draw", "discard 4S"]),
        scenes::before_initial_meld(),
        scenes::can_ask(),
        scenes::can_ask().play(&["ask"]),
        scenes::partner_asks(),
        scenes::answered("no"),
        scenes::deal_end(),
        variants::two_mid(),
        variants::five_mid(),
        variants::six_mid(),
        variants::undeclared_red_threes(),
        variants::seats_drawn_six(),
        empty.table(),
    ];
    for table in tables {
        let scene = with_greek_names(table.scene());
        let text = body(&scene);
        assert!(text.len() > 1000, "{text}");
        no_word(&text);
        no_word(&turn_text(Lang::pseudo(), &scene));
    }
}

#[test]
fn the_chat_is_translated() {
    let scene = with_greek_names(tables::chatting());
    assert!(scene.status.may_say.len() > 1 && !scene.status.chat.is_empty());
    let page = table_body(&scene, &Prefs { lang: Lang::pseudo(), ..Prefs::default() });
    for (id, end) in [("id=\"chat\"", "</aside>"), ("id=\"heard\"", "</ol>")] {
        let (_, part) = page.split_once(id).unwrap();
        let (part, _) = part.split_once(end).unwrap();
        assert!(!read(&format!("<div {part}")).is_empty());
        no_word(&read(&format!("<div {part}")));
    }
}

#[test]
fn the_shuffling_screen_is_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let mut shuffling = tables::shuffling(true);
    for player in &mut shuffling.players {
        player.name = "Ζωή".to_owned();
    }
    shuffling.commitment = None;
    for screen in [Screen::Shuffling(Box::new(shuffling)), Screen::NotYet { table: "0".to_owned() }] {
        no_word(&main_text(&screen_page(&screen, &prefs, ORIGIN)));
    }
}

#[test]
fn error_pages_are_translated() {
    for notice in [notice::NOT_YOUR_SEAT, notice::NO_SUCH_TABLE, notice::TOO_OFTEN, notice::CRASHED] {
        let title = notice.title(Lang::pseudo());
        let sentence = notice.sentence(Lang::pseudo());
        for page in [
            error_page(Lang::pseudo(), notice.status, title, sentence),
            retry_page(Lang::pseudo(), &notice, 5, "/", None),
            retry_page(Lang::pseudo(), &notice, 1, "/", Some(&[])),
        ] {
            no_word(&main_text(&page));
        }
    }
}
