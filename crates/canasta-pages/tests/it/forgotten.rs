//! People who asked to be forgotten have no name, and no page is without words for them, in the reader's language.

use canasta_i18n::messages::{stats, table};
use canasta_i18n::{Lang, Name, announcements};
use canasta_pages::{MyTable, Prefs, join_page, screen_body, start_page};
use canasta_table::scene::{Guest, Scene, Screen, WaitingRoom, WaitingRoomSeat};

use crate::pseudo::no_word;
use crate::{scenes, tables};

fn prefs() -> Prefs {
    Prefs { lang: Lang::pseudo(), ..Prefs::default() }
}

fn forget<'g>(guests: impl IntoIterator<Item = &'g mut Guest>) {
    for guest in guests {
        guest.name.clear();
    }
}

/// A table before its game, all of whose people were forgotten.
fn waiting_room(mut table: WaitingRoom) -> WaitingRoom {
    forget(table.seats.iter_mut().filter_map(|seat| match seat {
        WaitingRoomSeat::Person(guest) => Some(guest),
        WaitingRoomSeat::Free | WaitingRoomSeat::Bot { .. } => None,
    }));
    forget(table.standing.iter_mut().chain(&mut table.banned));
    table.closed_by = table.closed_by.map(|_| String::new());
    table
}

/// A game, all of whose people were forgotten.
fn game(mut scene: Scene) -> Scene {
    for player in scene.players.iter_mut().filter(|player| player.bot.is_none()) {
        player.name.clear();
    }
    let around = &mut scene.around;
    forget(around.standing.iter_mut().chain(&mut around.banned));
    around.paused = around.paused.take().map(|_| String::new());
    scene
}

/// Wants words where the names were, none of them English, and no place for a name empty.
fn words_for_names(page: &str) {
    let forgotten = stats::forgotten(Lang::pseudo());
    assert!(page.contains(forgotten), "{page}");
    assert!(!page.contains(stats::forgotten(Lang::EN)), "{page}");
    for empty in ["<bdi></bdi>", "<b></b>", "<b class=\"who\"></b>", "<span class=\"name\"></span>"] {
        assert!(!page.contains(empty), "{empty} in {page}");
    }
}

#[test]
fn a_message_has_words_for_a_forgotten_person() {
    for lang in [Lang::EN, Lang::pseudo()] {
        // In the pseudo-language every message stands in brackets; the words in the place of the name have their own.
        let named = table::name(lang, Name("Ζωή")).to_string();
        assert_eq!(table::name(lang, Name("")).to_string(), named.replace("Ζωή", stats::forgotten(lang)));
    }
    assert_ne!(stats::forgotten(Lang::pseudo()), stats::forgotten(Lang::EN));
}

#[test]
fn tables_that_gather() {
    for table in [tables::half(), tables::full(4), tables::closed(Some(1)), tables::next_game(), tables::unhurried()] {
        let table = waiting_room(table);
        words_for_names(&screen_body(&Screen::WaitingRoom(Box::new(table.clone())), &prefs(), tables::ORIGIN));
        words_for_names(&join_page(&table, &prefs(), tables::SECRET, None));
    }
    words_for_names(&join_page(&waiting_room(tables::begun()), &prefs(), tables::SECRET, None));
}

#[test]
fn games() {
    for scene in [tables::away(), tables::paused(), tables::asked_for(), tables::gone(), tables::standing(true)] {
        let scene = game(scene);
        words_for_names(&screen_body(&Screen::Game(Box::new(scene)), &prefs(), tables::ORIGIN));
    }
    let spoken = announcements::spoken(Lang::pseudo(), &game(tables::away())).to_string();
    assert!(spoken.contains(stats::forgotten(Lang::pseudo())), "{spoken}");
    no_word(&spoken);
}

#[test]
fn the_start_page() {
    let screen = Screen::Game(Box::new(game(tables::watched(&scenes::mid_deal()))));
    let page = start_page(&prefs(), &[MyTable { table: "k7m9".to_owned(), screen, at: 0 }], None);
    words_for_names(&page);
}
