//! Deleted names. Every page has words for former players, in the reader's language.

use canasta_i18n::messages::{stats, table};
use canasta_i18n::{Lang, Name, announcements};
use canasta_pages::{MyTable, Prefs, join_page, screen_body, start_page};
use canasta_table::scene::{Guest, Scene, Screen, WaitingRoom, WaitingRoomSeat};

use crate::pseudo::no_word;
use crate::{scenes, tables};

fn prefs() -> Prefs {
    Prefs { lang: Lang::pseudo(), ..Prefs::default() }
}

fn delete_names<'g>(guests: impl IntoIterator<Item = &'g mut Guest>) {
    for guest in guests {
        guest.name.clear();
    }
}

fn nameless_waiting_room(mut table: WaitingRoom) -> WaitingRoom {
    delete_names(table.seats.iter_mut().filter_map(|seat| match seat {
        WaitingRoomSeat::Person(guest) => Some(guest),
        WaitingRoomSeat::Free | WaitingRoomSeat::Bot { .. } => None,
    }));
    delete_names(table.standing.iter_mut().chain(&mut table.banned));
    table.closed_by = table.closed_by.map(|_| String::new());
    table
}

fn nameless_game(mut scene: Scene) -> Scene {
    for player in scene.players.iter_mut().filter(|player| player.bot.is_none()) {
        player.name.clear();
    }
    let status = &mut scene.status;
    delete_names(status.standing.iter_mut().chain(&mut status.banned));
    status.paused = status.paused.take().map(|_| String::new());
    scene
}

/// Checks that translated words replace all names.
fn check_replaced_names(page: &str) {
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
        // In the pseudo-language, brackets enclose every message, so the words for the name have brackets too.
        let named = table::name(lang, Name("Ζωή")).to_string();
        assert_eq!(table::name(lang, Name("")).to_string(), named.replace("Ζωή", stats::forgotten(lang)));
    }
    assert_ne!(stats::forgotten(Lang::pseudo()), stats::forgotten(Lang::EN));
}

#[test]
fn a_waiting_room_has_words_for_forgotten_players() {
    for table in
        [tables::half_full(), tables::full(4), tables::closed(Some(1)), tables::rematch(), tables::without_clock()]
    {
        let table = nameless_waiting_room(table);
        check_replaced_names(&screen_body(&Screen::WaitingRoom(Box::new(table.clone())), &prefs(), tables::ORIGIN));
        check_replaced_names(&join_page(&table, &prefs(), tables::SECRET, None));
    }
    check_replaced_names(&join_page(&nameless_waiting_room(tables::started()), &prefs(), tables::SECRET, None));
}

#[test]
fn a_game_has_words_for_forgotten_players() {
    for scene in
        [tables::away(), tables::paused(), tables::two_join_requests(), tables::actor_away(), tables::unseated(true)]
    {
        let scene = nameless_game(scene);
        check_replaced_names(&screen_body(&Screen::Game(Box::new(scene)), &prefs(), tables::ORIGIN));
    }
    let spoken = announcements::spoken(Lang::pseudo(), &nameless_game(tables::away())).to_string();
    assert!(spoken.contains(stats::forgotten(Lang::pseudo())), "{spoken}");
    no_word(&spoken);
}

#[test]
fn the_start_page_has_words_for_forgotten_players() {
    let screen = Screen::Game(Box::new(nameless_game(tables::watched(&scenes::mid_deal()))));
    let page = start_page(&prefs(), &[MyTable { table: "k7m9".to_owned(), screen, at: 0 }], None);
    check_replaced_names(&page);
}
