//! Waiting for a slow or absent player: plates, texts, announcements and the choices of the others.

use canasta::Seat;
use canasta_i18n::{Lang, announcements, delay::delay, table as words};
use canasta_table::journal::Substitute;
use canasta_table::scene::Scene;

use crate::friends::{game_body, submissions};
use crate::tables;

/// The line above the hand as text.
fn line(scene: &Scene) -> String {
    delay(Lang::EN, scene).map_or_else(String::new, |text| format!("{} {}", text.lead, text.rest).trim_end().to_owned())
}

fn can_agree(scene: &Scene) -> bool {
    submissions(&game_body(scene)).contains(&"agree".to_owned())
}

#[test]
fn players_who_wait_together_agree() {
    let first = tables::slow_turn(2, 0, true);
    assert_eq!(line(&first), "Ruth is taking longer than 2 minutes. Two of you must agree.");
    assert!(can_agree(&first) && game_body(&first).contains(">Have a bot play</button>"));
    assert_eq!(line(&tables::slow_turn(2, 1, true)), "Ruth is taking longer than 2 minutes. One of two has agreed.");
    let agreed = tables::slow_turn(2, 1, false);
    assert_eq!(line(&agreed), line(&tables::slow_turn(2, 1, true)));
    assert!(!can_agree(&agreed), "a person can only agree once");
}

#[test]
fn a_player_who_waits_alone_decides_alone() {
    let alone = tables::slow_turn(1, 0, true);
    assert_eq!(line(&alone), "Ruth is taking longer than 2 minutes.");
    assert!(can_agree(&alone));
    assert_eq!(
        announcements::spoken(Lang::EN, &alone).to_string(),
        format!("{} You can have a bot play.", line(&alone))
    );
    let spectator = tables::slow_turn(1, 0, false);
    assert_eq!(announcements::spoken(Lang::EN, &spectator).to_string(), line(&spectator));
    assert_eq!(line(&spectator), "Ruth is taking longer than 2 minutes.");
    assert!(!can_agree(&spectator));
}

#[test]
fn a_slow_turn_is_announced_to_everyone_including_its_player() {
    assert_eq!(
        announcements::spoken(Lang::EN, &tables::slow_turn(2, 0, true)),
        "Ruth is taking longer than 2 minutes. You can have a bot play. Two of you must agree."
    );
    let mine = tables::viewers_slow_turn();
    let notice = "You’ve taken longer than 2 minutes. The others can have a bot play for you.";
    assert_eq!(announcements::spoken(Lang::EN, &mine), notice);
    let page = game_body(&mine);
    assert!(page.contains(notice) && page.contains("Your turn.") && !can_agree(&mine), "{page}");
}

#[test]
fn the_plate_of_an_absent_player_to_act_is_marked() {
    let page = game_body(&tables::actor_away());
    assert!(page.contains("<span class=\"doing\">to play, </span><span class=\"gone\">away</span>"), "{page}");
    assert!(page.contains("Ruth, opponent, 4 cards, to play, away"), "{page}");
    assert!(page.contains("class=\"seat w turn away\"") && page.contains("class=\"seat n away\""), "{page}");
    let plate = words::plate(Lang::EN, &tables::actor_away_with_one_card(), Seat(1));
    assert_eq!([plate.state, plate.away], ["one card", "away"]);
}

/// The viewer is present, even if the table knows of no open screen.
#[test]
fn the_viewers_plate_is_never_marked_away() {
    let mut scene = tables::actor_away();
    scene.status.present = [false; canasta::MAX_SEATS];
    assert_eq!(words::plate(Lang::EN, &scene, Seat(0)).away, "");
    assert!(!words::seat_label(Lang::EN, &scene, Seat(0)).as_str().contains("away"));
}

#[test]
fn the_host_is_asked_whether_a_bot_plays_for_an_absent_player() {
    let scene = tables::actor_away();
    assert_eq!(line(&scene), "Ruth is away. Have a bot play for Ruth?");
    assert_eq!(announcements::spoken(Lang::EN, &scene).to_string(), line(&scene));
    let page = game_body(&scene);
    assert!(page.contains("id=\"say-stand-in\"") && page.contains(">Have a bot play</button>"), "{page}");
    let one_card = tables::actor_away_with_one_card();
    assert_eq!(line(&one_card), "Ruth has one card left. Ruth is away. Have a bot play for Ruth?");
}

#[test]
fn everyone_else_reads_that_the_player_is_away() {
    let mut scene = tables::actor_away();
    scene.status.is_host = false;
    assert_eq!(line(&scene), "Ruth is away. The host can have a bot play.");
    assert_eq!(announcements::spoken(Lang::EN, &scene).to_string(), line(&scene));
    assert!(!game_body(&scene).contains("say-stand-in"));
}

/// Only while the person is away, and not if a bot plays already or the game is paused.
#[test]
fn the_question_is_only_asked_if_the_host_can_act_on_it() {
    let changes: [fn(&mut Scene); 4] = [
        |scene| scene.status.present[1] = true,
        |scene| scene.status.substitutes[1] = Some(Substitute::Away),
        |scene| scene.status.paused = Some("Mary".to_owned()),
        |scene| scene.players[1].bot = Some("club".to_owned()),
    ];
    for (place, change) in changes.iter().enumerate() {
        let mut scene = tables::actor_away();
        change(&mut scene);
        assert_eq!(delay(Lang::EN, &scene), None, "{place}");
        assert!(!game_body(&scene).contains("say-stand-in"), "{place}");
    }
}
