//! Waiting for a player: what plates, the line and speech say, and what the others may do.

use canasta::Seat;
use canasta_i18n::{Lang, announcements, delay::delay, table as words};
use canasta_table::journal::Substitute;
use canasta_table::scene::Scene;

use crate::company::{played, sent};
use crate::tables;

/// The line above the hand as it is read.
fn line(scene: &Scene) -> String {
    delay(Lang::EN, scene).map_or_else(String::new, |said| format!("{} {}", said.lead, said.rest).trim_end().to_owned())
}

fn agrees(scene: &Scene) -> bool {
    sent(&played(scene)).contains(&"agree".to_owned())
}

#[test]
fn players_who_wait_together_agree() {
    let first = tables::late(2, 0, true);
    assert_eq!(line(&first), "Ruth is taking longer than 2 minutes. Two of you must agree.");
    assert!(agrees(&first) && played(&first).contains(">Have a bot play</button>"));
    assert_eq!(line(&tables::late(2, 1, true)), "Ruth is taking longer than 2 minutes. One of two has agreed.");
    let agreed = tables::late(2, 1, false);
    assert_eq!(line(&agreed), line(&tables::late(2, 1, true)));
    assert!(!agrees(&agreed), "one person agrees once");
}

#[test]
fn a_player_who_waits_alone_decides_alone() {
    let alone = tables::late(1, 0, true);
    assert_eq!(line(&alone), "Ruth is taking longer than 2 minutes.");
    assert!(agrees(&alone));
    assert_eq!(
        announcements::spoken(Lang::EN, &alone).to_string(),
        format!("{} You can have a bot play.", line(&alone))
    );
    let looks_on = tables::late(1, 0, false);
    assert_eq!(announcements::spoken(Lang::EN, &looks_on).to_string(), line(&looks_on));
    assert_eq!(line(&looks_on), "Ruth is taking longer than 2 minutes.");
    assert!(!agrees(&looks_on));
}

#[test]
fn a_slow_turn_is_spoken_and_its_player_is_told() {
    assert_eq!(
        announcements::spoken(Lang::EN, &tables::late(2, 0, true)),
        "Ruth is taking longer than 2 minutes. You can have a bot play. Two of you must agree."
    );
    let mine = tables::late_myself();
    let told = "You’ve taken longer than 2 minutes. The others can have a bot play for you.";
    assert_eq!(announcements::spoken(Lang::EN, &mine), told);
    let page = played(&mine);
    assert!(page.contains(told) && page.contains("Your turn.") && !agrees(&mine), "{page}");
}

#[test]
fn an_absent_player_to_action_is_marked() {
    let page = played(&tables::gone());
    assert!(page.contains("<span class=\"doing\">to play, </span><span class=\"gone\">away</span>"), "{page}");
    assert!(page.contains("Ruth, opponent, 4 cards, to play, away"), "{page}");
    assert!(page.contains("class=\"seat w turn away\"") && page.contains("class=\"seat n away\""), "{page}");
    let one = words::plate(Lang::EN, &tables::gone_with_one_card(), Seat(1));
    assert_eq!([one.state, one.away], ["one card", "away"]);
}

/// The viewer is here, whatever the table knows of screens.
#[test]
fn the_viewers_own_plate_is_never_away() {
    let mut scene = tables::gone();
    scene.around.here = [false; canasta::MAX_SEATS];
    assert_eq!(words::plate(Lang::EN, &scene, Seat(0)).away, "");
    assert!(!words::seat_label(Lang::EN, &scene, Seat(0)).as_str().contains("away"));
}

#[test]
fn the_host_is_asked_whether_a_bot_plays_for_an_absent_player() {
    let scene = tables::gone();
    assert_eq!(line(&scene), "Ruth is away. Have a bot play for Ruth?");
    assert_eq!(announcements::spoken(Lang::EN, &scene).to_string(), line(&scene));
    let page = played(&scene);
    assert!(page.contains("id=\"say-stand-in\"") && page.contains(">Have a bot play</button>"), "{page}");
    let one = tables::gone_with_one_card();
    assert_eq!(line(&one), "Ruth has one card left. Ruth is away. Have a bot play for Ruth?");
}

/// Only the host, only at that turn, only while no stand-in plays for the player and the game goes on.
#[test]
fn no_question_is_asked_in_vain() {
    let change: [fn(&mut Scene); 5] = [
        |scene| scene.around.is_host = false,
        |scene| scene.around.here[1] = true,
        |scene| scene.around.substitutes[1] = Some(Substitute::Away),
        |scene| scene.around.paused = Some("Mary".to_owned()),
        |scene| scene.players[1].bot = Some("club".to_owned()),
    ];
    for (place, change) in change.iter().enumerate() {
        let mut scene = tables::gone();
        change(&mut scene);
        assert_eq!(delay(Lang::EN, &scene), None, "{place}");
        assert!(!played(&scene).contains("say-stand-in"), "{place}");
    }
}
