//! With the pseudo-language no English word is left at the table.

use canasta_i18n::{Lang, notice};
use canasta_pages::{Prefs, error_page, retry_page, screen_page, table_body, turn_text};
use canasta_table::scene::{Scene, Screen};

use crate::pseudo::{below_the_header, no_word, read};
use crate::scenes::{self, Table};
use crate::tables::{self, ORIGIN};
use crate::{numbers, scenes::Position};

/// A table at which no name has a plain letter.
fn greek(mut scene: Scene) -> Scene {
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
fn the_table() {
    let empty = Position { hands: &["4H KS", "+3", "+3", "+3"], pile: "", stock: 0, ..scenes::START };
    let tables: [Table; 15] = [
        scenes::mid_deal(),
        scenes::mid_deal().play(&["draw"]),
        scenes::mid_deal().play(&["draw", "discard 4S"]),
        scenes::opening(),
        scenes::asking(),
        scenes::asking().play(&["ask"]),
        scenes::asked(),
        scenes::answered("no"),
        scenes::deal_end(),
        numbers::two_mid(),
        numbers::five_mid(),
        numbers::six_mid(),
        numbers::by_hand(),
        numbers::seats_drawn_six(),
        empty.table(),
    ];
    for table in tables {
        let scene = greek(table.scene());
        let text = body(&scene);
        assert!(text.len() > 1000, "{text}");
        no_word(&text);
        no_word(&turn_text(Lang::pseudo(), &scene));
    }
}

#[test]
fn what_players_say() {
    let scene = greek(tables::talking());
    assert!(scene.around.may_say.len() > 1 && !scene.around.chat.is_empty());
    let page = table_body(&scene, &Prefs { lang: Lang::pseudo(), ..Prefs::default() });
    for (id, end) in [("id=\"chat\"", "</aside>"), ("id=\"heard\"", "</ol>")] {
        let (_, part) = page.split_once(id).unwrap();
        let (part, _) = part.split_once(end).unwrap();
        assert!(!read(&format!("<div {part}")).is_empty());
        no_word(&read(&format!("<div {part}")));
    }
}

#[test]
fn before_the_cards_are_dealt() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let mut cards = tables::shuffling(true);
    for player in &mut cards.players {
        player.name = "Ζωή".to_owned();
    }
    cards.commitment = None;
    for screen in [Screen::Shuffling(Box::new(cards)), Screen::NotYet { table: "0".to_owned() }] {
        no_word(&below_the_header(&screen_page(&screen, &prefs, ORIGIN)));
    }
}

#[test]
fn what_goes_wrong() {
    for notice in [notice::NOT_YOUR_SEAT, notice::NO_SUCH_TABLE, notice::TOO_OFTEN, notice::CRASHED] {
        let (title, sentence) = (notice.title(Lang::pseudo()), notice.sentence(Lang::pseudo()));
        for page in [
            error_page(Lang::pseudo(), notice.status, title, sentence),
            retry_page(Lang::pseudo(), &notice, 5, "/", None),
            retry_page(Lang::pseudo(), &notice, 1, "/", Some(&[])),
        ] {
            no_word(&below_the_header(&page));
        }
    }
}
