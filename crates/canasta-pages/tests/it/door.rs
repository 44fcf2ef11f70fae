//! The ways to a table: what latecomers read, guests who wait for the host, and guests who were turned away.

use canasta_i18n::{Lang, announcements};
use canasta_pages::{
    Prefs, banned_page, code_page, declined_page, friends_page, join_page, join_request_page, screen_body,
    screen_spoken, start_page,
};
use canasta_table::scene::{Screen, WaitingRoom};

use crate::company::{gathered, played, sent};
use crate::tables;

fn invited(table: &WaitingRoom) -> String {
    join_page(table, &Prefs::default(), tables::SECRET, None)
}

#[test]
fn a_latecomer_reads_which_hands_may_be_played_on() {
    let page = invited(&tables::begun());
    assert!(
        page.contains(
            "The game has started. You can ask <bdi>Mary</bdi> to let you take over a seat: <bdi>Ruth</bdi> (bot) and <bdi>Paul</bdi> (left)."
        ),
        "{page}"
    );
    assert!(!page.contains("seat is free") && !page.contains("Sit down"), "{page}");
    assert!(page.contains(">Enter</button>") && page.contains("<b><bdi>Paul</bdi></b> <small>left</small>"), "{page}");
}

#[test]
fn where_no_hand_is_open_nothing_is_promised() {
    let mut table = tables::begun();
    table.to_take_over.clear();
    let page = invited(&table);
    assert!(page.contains("all seats are taken. You can watch.") && page.contains(">Enter</button>"), "{page}");
    table.over = true;
    assert!(invited(&table).contains("The game is over. You can still see how it ended."));
}

#[test]
fn a_closed_table_lets_no_guest_in() {
    let page = invited(&tables::closed(None));
    assert!(page.contains("<bdi>Mary</bdi> closed this table.") && !page.contains("<form"), "{page}");
    let abandoned = WaitingRoom { closed_by: None, ..tables::closed(None) };
    assert!(invited(&abandoned).contains("This table was closed."));
}

/// A guest who comes to a closed table finds no seat to take and nothing to begin.
#[test]
fn a_table_closed_before_its_game_says_so_and_can_be_left() {
    for person in [Some(0), Some(1), None] {
        let page = gathered(tables::closed(person));
        assert!(
            page.contains("<bdi>Mary</bdi> closed this table.")
                && !page.contains("Sit here")
                && !page.contains("Invite"),
            "{page}"
        );
        let wanted: &[&str] = if person.is_some() { &["hide"] } else { &[] };
        assert_eq!(sent(&page), wanted, "{person:?}");
    }
    let spoken = screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(tables::closed(Some(1)))));
    assert_eq!(spoken, ("Mary closed this table.".to_owned(), String::new()));
}

#[test]
fn a_game_that_its_host_closed_says_so() {
    let page = played(&tables::closed_game());
    assert!(
        page.contains("<b><bdi>Anna</bdi> closed this table.</b> The game ended here.") && !page.contains("data-mine"),
        "{page}"
    );
    assert_eq!(announcements::spoken(Lang::EN, &tables::closed_game()), "Anna closed this table.");
    assert!(!sent(&page).iter().any(|what| what == "close" || what == "pause" || what == "leave"), "{:?}", sent(&page));
    let mut early = tables::shuffling(false);
    early.closed = true;
    early.closed_by = Some("Anna".to_owned());
    let early = Screen::Shuffling(Box::new(early));
    assert!(screen_body(&early, &Prefs::default(), "").contains("<bdi>Anna</bdi> closed this table."));
}

/// A table without visitors need not stand on a start page for ever.
#[test]
fn a_table_is_taken_off_the_visitors_list() {
    let page = start_page(&Prefs::default(), &tables::several(), None);
    let hides = |id: &str| page.matches(&format!("action=\"/table/{id}/do\"")).count();
    assert_eq!(["k7m1", "k7m2", "k7m3", "k7m5", "k7m6", "k7m7"].map(hides), [1; 6], "{page}");
    assert_eq!(hides("k7m4"), 0, "a game with its winner stays with the games played");
    let (on, over) = page.split_once("id=\"history\"").unwrap();
    assert!(on.contains("the link still works") && !on.contains("closed this table"), "{on}");
    assert!(
        over.contains("<bdi>Anna</bdi> closed this table.")
            && over.contains("<bdi>Mary</bdi>’s table was closed before the game started."),
        "{over}"
    );
    assert!(!over.contains("/table/k7m7/replay") && over.contains("/table/k7m6/replay"), "{over}");
}

#[test]
fn before_the_game_a_guest_sits_down_or_waits_for_a_seat() {
    let free = invited(&tables::seen_by(tables::half(), None));
    assert!(free.contains(">Sit down</button>") && free.contains("One seat is free."), "{free}");
    let full = invited(&tables::seen_by(tables::full(4), None));
    assert!(full.contains(">Enter</button>") && full.contains("wait for one to open up."), "{full}");
}

/// The host reads the name of a guest who knocks, so each form that knocks has the name, and keeps it.
#[test]
fn a_code_is_sent_with_a_name() {
    let prefs = Prefs { name: "Paul".to_owned(), ..Prefs::default() };
    for page in [code_page(&prefs, None), friends_page(&prefs)] {
        let form = page.split("<form").find(|form| form.contains("action=\"/join\"")).unwrap();
        let form = form.split("</form>").next().unwrap();
        assert!(form.contains("name=\"code\"") && form.contains("name=\"name\" value=\"Paul\""), "{form}");
        assert_eq!(page.matches("id=\"code-name\"").count(), 1);
    }
}

/// The host decides: no guest is promised a place.
#[test]
fn a_guest_who_join_requests_is_promised_nothing() {
    let prefs = Prefs::default();
    for page in [code_page(&prefs, None), join_request_page(&prefs, "k7m2")] {
        assert!(page.contains("decide whether to let you in") && !page.contains("lets you in"), "{page}");
    }
    assert!(declined_page(&prefs).contains("or try again"));
    let barred = banned_page(&prefs);
    assert!(
        barred.contains("The host has banned you from this table") && !barred.contains("href=\"/join\""),
        "{barred}"
    );
}
