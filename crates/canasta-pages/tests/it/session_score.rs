//! The end of a game between friends, and the next game of the same people.

use canasta_i18n::{Lang, announcements};
use canasta_pages::{Prefs, screen_spoken, start_page};
use canasta_table::scene::{Scene, Screen};

use crate::company::{gathered, played, sent};
use crate::{scenes, tables};

#[test]
fn friends_play_again_at_one_table() {
    let page = played(&tables::game_over(false));
    let forms = sent(&page);
    assert!(
        forms.contains(&"again seats=same".to_owned()) && forms.contains(&"again seats=drawn".to_owned()),
        "{forms:?}"
    );
    assert!(page.contains(">Rematch</button>") && page.contains(">Rematch, new seats</button>"), "{page}");
    assert!(
        !page.contains("/gather") && !page.contains("New table"),
        "the old way made a table for each of them: {page}"
    );
}

#[test]
fn players_who_are_not_ready_are_asked() {
    let scene = tables::game_over(true);
    let page = played(&scene);
    assert!(page.contains("Players are joining the rematch.") && page.contains(">Join</button>"), "{page}");
    assert!(!sent(&page).contains(&"again seats=drawn".to_owned()), "how seats are found is decided");
    assert_eq!(announcements::spoken(Lang::EN, &scene), "Players are joining the rematch.");
    let looks_on = Scene { around: scene.around, ..tables::watched(&scenes::game_end()) };
    assert!(!played(&looks_on).contains(">Join<") && announcements::spoken(Lang::EN, &looks_on).is_empty());
}

#[test]
fn the_session_score_stays_in_sight() {
    let rows = [
        "<bdi>Mary</bdi> and <bdi>Anna</bdi></th><td>2</td><td>10,415</td>",
        "<bdi>Ruth</bdi> and <bdi>Bartholomew the Elev</bdi></th><td>0</td><td>7,890</td>",
    ];
    for page in [played(&tables::game_over(false)), gathered(tables::next_game())] {
        assert!(page.contains("Two games.") && rows.iter().all(|row| page.contains(row)), "{page}");
    }
    assert!(!gathered(tables::full(4)).contains("Session score"), "the first game has none before it");
    let mut alone = scenes::game_end().scene();
    alone.around.session_score = tables::two_games();
    alone.around.session_score.0 = 1;
    let page = played(&alone);
    assert!(!page.contains("Session score") && page.contains("action=\"/play\""), "with the computer alone: {page}");
}

#[test]
fn the_next_game_names_the_people_who_are_asked() {
    let page = gathered(tables::next_game());
    assert!(page.contains("Game 3 of this session. The others have been invited. Start when they’re here."), "{page}");
    assert!(
        page.contains("Waiting for <bdi>Ruth</bdi> and <bdi>Paul</bdi>. They’ve been invited at the old table and on their start page."),
        "{page}"
    );
    assert!(page.contains("Not seated: <bdi>Lena</bdi>."), "who is there is not awaited: {page}");
    let asked = gathered(tables::seen_by(tables::next_game(), Some(3)));
    assert!(asked.contains("You don’t have a seat yet.") && asked.contains("Waiting for <bdi>Ruth</bdi>."), "{asked}");
    assert_eq!(sent(&asked), ["sit seat=1", "sit seat=3", "hide"]);
    let spoken = screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(tables::next_game())));
    assert_eq!(spoken.0, "At the table: you and Anna. Two seats are free.");
}

/// A player who left the old table finds the new one on the start page.
#[test]
fn the_next_game_is_on_the_start_page() {
    let page = start_page(&Prefs::default(), &tables::several(), None);
    let (on, _) = page.split_once("id=\"history\"").unwrap();
    assert!(on.contains("Players are joining the rematch.") && on.contains("href=\"/table/k7m8\""), "{on}");
}

/// A refusal is shown where the result stands in the place of the line above the hand.
#[test]
fn the_result_has_a_place_for_a_refusal() {
    for scene in [tables::game_over(false), tables::waiting()] {
        let page = played(&scene);
        let result = page.split("id=\"result\"").nth(1).unwrap();
        assert!(result.contains("id=\"fault\" role=\"alert\""), "{result}");
    }
}
