//! Joining a table: invitations, codes, join requests, and closed tables.

use canasta_i18n::{Lang, announcements};
use canasta_pages::{
    Prefs, banned_page, code_page, declined_page, friends_page, join_page, join_request_page, screen_body,
    screen_spoken, start_page,
};
use canasta_table::scene::{Screen, WaitingRoom};

use crate::friends::{game_body, submissions, waiting_room_body};
use crate::tables;

fn invitation_page(table: &WaitingRoom) -> String {
    join_page(table, &Prefs::default(), tables::SECRET, None)
}

#[test]
fn a_latecomer_sees_which_seats_can_be_taken_over() {
    let page = invitation_page(&tables::started());
    assert!(
        page.contains(
            "The game has started. You can ask <bdi>Mary</bdi> to let you take over a seat: <bdi>Ruth</bdi> (bot) and <bdi>Paul</bdi> (left)."
        ),
        "{page}"
    );
    assert!(!page.contains("seat is free") && !page.contains("Sit down"), "{page}");
    assert!(
        page.contains(">Go to the table</button>") && page.contains("<b><bdi>Paul</bdi></b> <small>left</small>"),
        "{page}"
    );
}

#[test]
fn a_latecomer_can_watch_if_no_seat_can_be_taken_over() {
    let mut table = tables::started();
    table.to_take_over.clear();
    let page = invitation_page(&table);
    assert!(
        page.contains("all seats are taken. You can watch.") && page.contains(">Go to the table</button>"),
        "{page}"
    );
    table.over = true;
    assert!(invitation_page(&table).contains("The game is over. You can still see how it ended."));
}

#[test]
fn a_closed_table_lets_no_guest_in() {
    let page = invitation_page(&tables::closed(None));
    assert!(page.contains("<bdi>Mary</bdi> closed this table.") && !page.contains("<form"), "{page}");
    let abandoned = WaitingRoom { closed_by: None, ..tables::closed(None) };
    assert!(invitation_page(&abandoned).contains("This table was closed."));
}

/// A closed table offers no seats and can't be started.
#[test]
fn a_table_closed_before_its_game_says_so_and_can_be_left() {
    for person in [Some(0), Some(1), None] {
        let page = waiting_room_body(tables::closed(person));
        assert!(
            page.contains("<bdi>Mary</bdi> closed this table.")
                && !page.contains("Sit here")
                && !page.contains("Invite"),
            "{page}"
        );
        let expected: &[&str] = if person.is_some() { &["hide"] } else { &[] };
        assert_eq!(submissions(&page), expected, "{person:?}");
    }
    let spoken = screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(tables::closed(Some(1)))));
    assert_eq!(spoken, ("Mary closed this table.".to_owned(), String::new()));
}

#[test]
fn a_game_closed_by_its_host_says_so() {
    let page = game_body(&tables::closed_game());
    assert!(
        page.contains("<b><bdi>Anna</bdi> closed this table.</b> The game ended here.") && !page.contains("data-mine"),
        "{page}"
    );
    assert_eq!(announcements::spoken(Lang::EN, &tables::closed_game()), "Anna closed this table.");
    assert!(
        !submissions(&page).iter().any(|what| what == "close" || what == "pause" || what == "leave"),
        "{:?}",
        submissions(&page)
    );
    let mut early = tables::shuffling(false);
    early.closed = true;
    early.closed_by = Some("Anna".to_owned());
    let early = Screen::Shuffling(Box::new(early));
    assert!(screen_body(&early, &Prefs::default(), "").contains("<bdi>Anna</bdi> closed this table."));
}

/// Otherwise abandoned tables would stay on the start page permanently.
#[test]
fn a_visitor_can_remove_tables_from_the_start_page() {
    let page = start_page(&Prefs::default(), &tables::many_tables(), None);
    let hides = |id: &str| page.matches(&format!("action=\"/table/{id}/do\"")).count();
    assert_eq!(["k7m1", "k7m2", "k7m3", "k7m5", "k7m6", "k7m7"].map(hides), [1; 6], "{page}");
    assert_eq!(hides("k7m4"), 0, "a finished game stays in the list of games played");
    let (open, over) = page.split_once("id=\"history\"").unwrap();
    assert!(open.contains("the link still works") && !open.contains("closed this table"), "{open}");
    assert!(
        over.contains("<bdi>Anna</bdi> closed this table.")
            && over.contains("<bdi>Mary</bdi>’s table was closed before the game started."),
        "{over}"
    );
    assert!(!over.contains("/table/k7m7/replay") && over.contains("/table/k7m6/replay"), "{over}");
}

#[test]
fn before_the_game_a_guest_sits_down_or_waits_for_a_seat() {
    let free = invitation_page(&tables::seen_by(tables::half_full(), None));
    assert!(free.contains(">Sit down</button>") && free.contains("One seat is free."), "{free}");
    let full = invitation_page(&tables::seen_by(tables::full(4), None));
    assert!(full.contains(">Go to the table</button>") && full.contains("wait for one to open up."), "{full}");
}

/// Every form with a code also asks for the guest's name, because the host sees it in the join request.
#[test]
fn a_code_is_sent_with_a_name() {
    let prefs = Prefs { name: "Paul".to_owned(), ..Prefs::default() };
    for page in [code_page(&prefs, None, ""), friends_page(&prefs)] {
        let form = page.split("<form").find(|form| form.contains("action=\"/join\"")).unwrap();
        let form = form.split("</form>").next().unwrap();
        assert!(form.contains("name=\"code\"") && form.contains("name=\"name\" value=\"Paul\""), "{form}");
        assert_eq!(page.matches("id=\"code-name\"").count(), 1);
    }
}

/// The decision is up to the host.
#[test]
fn a_join_request_promises_no_seat() {
    let prefs = Prefs::default();
    for page in [code_page(&prefs, None, ""), join_request_page(&prefs, "k7m2")] {
        assert!(page.contains("decide whether to let you in") && !page.contains("lets you in"), "{page}");
    }
    assert!(declined_page(&prefs).contains("or try again"));
    let banned = banned_page(&prefs);
    assert!(
        banned.contains("The host has banned you from this table") && !banned.contains("href=\"/join\""),
        "{banned}"
    );
}
