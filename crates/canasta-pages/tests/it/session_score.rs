//! The end of a game between friends, the session score and the rematch.

use canasta_i18n::{Lang, announcements};
use canasta_pages::{Prefs, screen_spoken, start_page};
use canasta_table::scene::{Scene, Screen};

use crate::friends::{game_body, submissions, waiting_room_body};
use crate::{scenes, tables};

#[test]
fn friends_have_their_rematch_at_one_table() {
    let page = game_body(&tables::game_over(false));
    let forms = submissions(&page);
    assert!(
        forms.contains(&"again seats=same".to_owned()) && forms.contains(&"again seats=drawn".to_owned()),
        "{forms:?}"
    );
    assert!(page.contains(">Rematch</button>") && page.contains(">Rematch, new seats</button>"), "{page}");
    assert!(!page.contains("/gather") && !page.contains("New table"), "each player would get their own table: {page}");
}

#[test]
fn players_are_asked_to_join_the_rematch() {
    let scene = tables::game_over(true);
    let page = game_body(&scene);
    assert!(page.contains("Players are joining the rematch.") && page.contains(">Join</button>"), "{page}");
    assert!(!submissions(&page).contains(&"again seats=drawn".to_owned()), "the seats are already decided");
    assert_eq!(announcements::spoken(Lang::EN, &scene), "Players are joining the rematch.");
    let spectator = Scene { status: scene.status, ..tables::watched(&scenes::game_end()) };
    assert!(!game_body(&spectator).contains(">Join<") && announcements::spoken(Lang::EN, &spectator).is_empty());
}

#[test]
fn the_session_score_stays_in_sight() {
    let rows = [
        "<bdi>Mary</bdi> and <bdi>Anna</bdi></th><td>2</td><td>10,415</td>",
        "<bdi>Ruth</bdi> and <bdi>Bartholomew the Elev</bdi></th><td>0</td><td>7,890</td>",
    ];
    for page in [game_body(&tables::game_over(false)), waiting_room_body(tables::rematch())] {
        assert!(page.contains("Two games.") && rows.iter().all(|row| page.contains(row)), "{page}");
    }
    assert!(!waiting_room_body(tables::full(4)).contains("Session score"), "there was no earlier game");
    let mut alone = scenes::game_end().scene();
    alone.status.session_score = tables::two_games();
    alone.status.session_score.0 = 1;
    let page = game_body(&alone);
    assert!(!page.contains("Session score") && page.contains("action=\"/play\""), "with bots only: {page}");
}

#[test]
fn the_rematch_names_the_invited_people() {
    let page = waiting_room_body(tables::rematch());
    assert!(page.contains("Game 3 of this session. The others have been invited. Start when they’re here."), "{page}");
    assert!(
        page.contains("Waiting for <bdi>Ruth</bdi> and <bdi>Paul</bdi>. They’ve been invited at the old table and on their start page."),
        "{page}"
    );
    assert!(page.contains("Not seated: <bdi>Lena</bdi>."), "Lena is already there: {page}");
    let invited = waiting_room_body(tables::seen_by(tables::rematch(), Some(3)));
    assert!(
        invited.contains("You don’t have a seat yet.") && invited.contains("Waiting for <bdi>Ruth</bdi>."),
        "{invited}"
    );
    assert_eq!(submissions(&invited), ["sit seat=1", "sit seat=3", "hide"]);
    let spoken = screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(tables::rematch())));
    assert_eq!(spoken.0, "At the table: you and Anna. Two seats are free.");
}

/// Players may have left the old table.
#[test]
fn the_rematch_is_on_the_start_page() {
    let page = start_page(&Prefs::default(), &tables::many_tables(), None);
    let (open, _) = page.split_once("id=\"history\"").unwrap();
    assert!(open.contains("Players are joining the rematch.") && open.contains("href=\"/table/k7m8\""), "{open}");
}

/// The result covers the line above the hand, where refusals are usually shown.
#[test]
fn the_result_has_a_place_for_a_refusal() {
    for scene in [tables::game_over(false), tables::waiting_for_next_deal()] {
        let page = game_body(&scene);
        let result = page.split("id=\"result\"").nth(1).unwrap();
        assert!(result.contains("id=\"fault\" role=\"alert\""), "{result}");
    }
}
