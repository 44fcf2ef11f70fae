//! Tables of friends: what the pages say and offer to whom.

use canasta::Seat;
use canasta_i18n::{Lang, announcements, chat};
use canasta_pages::{Prefs, screen_body, screen_page, screen_spoken, table_body};
use canasta_table::scene::{RunningClock, Scene, Screen, WaitingRoom};
use insta::assert_snapshot;

use crate::shown::shown;
use crate::{scenes, tables};

pub(crate) fn gathered(table: WaitingRoom) -> String {
    screen_body(&Screen::WaitingRoom(Box::new(table)), &Prefs::default(), tables::ORIGIN)
}

pub(crate) fn played(scene: &Scene) -> String {
    screen_body(&Screen::Game(Box::new(scene.clone())), &Prefs::default(), tables::ORIGIN)
}

/// What the forms of a page send, as `sit seat=3`.
pub(crate) fn sent(page: &str) -> Vec<String> {
    let value = |rest: &str, name: &str| {
        let tag = format!("name=\"{name}\" value=\"");
        rest.split(&tag).nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
    };
    let forms = page.split("<form").skip(1).filter_map(|rest| rest.split("</form>").next());
    forms
        .filter_map(|form| {
            let mut text = value(form, "what")?;
            for name in ["seat", "player", "knock", "was", "for-good", "fill", "seats"] {
                text.extend(value(form, name).map(|value| format!(" {name}={value}")));
            }
            Some(text)
        })
        .collect()
}

#[test]
fn a_host_sees_seats_link_code_and_join_requests() {
    assert_snapshot!(shown(&gathered(tables::half())));
    assert_eq!(
        sent(&gathered(tables::half())),
        [
            "admit knock=7",
            "turn-away knock=7",
            "admit knock=7 was=1",
            "admit knock=7 was=2",
            "turn-away knock=7 for-good=yes",
            "stand",
            "sit seat=3",
            "begin fill=club",
            "renew",
            "free seat=1",
            "host player=1",
            "free seat=2",
            "ban player=1",
            "bot seat=3",
            "host player=2",
            "same player=2 was=1",
            "ban player=2",
            "let-in player=3",
            "close",
            "leave"
        ]
    );
}

#[test]
fn a_guest_sees_no_code_and_can_only_sit_or_go() {
    let guest = gathered(tables::seen_by(tables::half(), Some(1)));
    assert_eq!(sent(&guest), ["stand", "sit seat=3", "leave"]);
    assert!(!guest.contains("K H W T R B") && guest.contains(tables::SECRET), "{guest}");
    let standing = gathered(tables::seen_by(tables::half(), Some(2)));
    assert_eq!(sent(&standing), ["sit seat=3", "hide"]);
    assert!(standing.contains("You don’t have a seat yet."));
}

#[test]
fn a_full_table_begins_and_only_by_its_host() {
    assert!(sent(&gathered(tables::full(4))).contains(&"begin".to_owned()));
    let guest = gathered(tables::seen_by(tables::full(4), Some(3)));
    assert!(sent(&guest).iter().all(|sent| !sent.starts_with("begin")), "{:?}", sent(&guest));
    assert!(guest.contains("Everyone’s here. <bdi>Mary</bdi> starts the game."));
}

#[test]
fn partners_are_named_where_seats_are_chosen() {
    let four = gathered(tables::full(4));
    assert_eq!((four.matches("your partner").count(), four.matches("opponent<").count()), (1, 2));
    assert_eq!(gathered(tables::full(6)).matches("your partner").count(), 2);
    for alone in [2, 3, 5] {
        let page = gathered(tables::full(alone));
        assert!(!page.contains("your partner") && page.contains("Every player for themselves."), "{alone}");
    }
    let drawn = gathered(tables::listed());
    assert!(!drawn.contains("your partner") && drawn.contains("Partners are decided by drawing cards."));
}

#[test]
fn a_guest_from_the_lobby_gives_a_name_and_sees_no_link() {
    let page = gathered(tables::listed());
    assert_eq!(sent(&page), ["come"]);
    assert!(!page.contains("/join/"));
    assert!(sent(&gathered(tables::seen_by(tables::empty(4), None))).is_empty(), "not at a table that is not listed");
}

#[test]
fn what_is_spoken_of_a_waiting_room() {
    let spoken = |table| screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(table)));
    let (happened, turn) = spoken(tables::half());
    assert_eq!(happened, "At the table: you and Bartholomew the Elev. One seat is free.");
    assert_eq!(turn, "Paul wants to join.");
    assert_eq!(spoken(tables::full(4)).1, "Everyone’s here. Start whenever you like.");
    assert_eq!(
        spoken(tables::seen_by(tables::full(2), Some(1))),
        ("At the table: you and Mary. No free seats.".to_owned(), String::new())
    );
}

#[test]
fn an_absent_player_is_marked_at_the_seat_and_in_words() {
    let page = played(&tables::away());
    assert!(page.contains("Ruth, opponent, 4 cards, to play, away, bot playing"), "{page}");
    assert!(page.contains("Paul, opponent, 3 cards, away"));
    assert_eq!(
        announcements::spoken(Lang::EN, &tables::away()),
        "A bot is playing for Ruth, who is away. A bot is playing for Anna, who missed two turns."
    );
    let host = sent(&page);
    assert_eq!(
        host,
        [
            "host player=1",
            "ban player=1",
            "host player=2",
            "ban player=2",
            "stand-in seat=3",
            "ban player=3",
            "pause",
            "renew",
            "code",
            "leave",
            "close"
        ]
    );
}

#[test]
fn a_player_comes_back_and_resumes_by_a_button() {
    let replaced = played(&tables::replaced());
    assert!(replaced.contains("A bot is playing for you.") && sent(&replaced).contains(&"back".to_owned()));
    assert!(!sent(&replaced).iter().any(|sent| sent.starts_with("pause")), "only the host pauses");
    let paused = played(&tables::paused());
    assert!(paused.contains("Anna paused the game.") && sent(&paused).contains(&"resume".to_owned()));
    assert!(
        !paused.contains("data-mine") && !paused.contains("class=\"btn main\" type=\"button\" id=\"action-"),
        "{paused}"
    );
    assert_eq!(screen_spoken(Lang::EN, &Screen::Game(Box::new(tables::paused()))).1, "");
}

#[test]
fn a_spectator_has_neither_hand_nor_actions_nor_a_side() {
    for table in [scenes::mid_deal(), scenes::busy(), scenes::deal_end(), scenes::game_end()] {
        let scene = tables::watched(&table);
        let page = played(&scene);
        for absent in
            ["id=\"hand\"", "id=\"strip\"", "id=\"action-", "data-mine", ">We<", ">They<", "partner", "Next deal"]
        {
            assert!(!page.contains(absent), "{absent}: {page}");
        }
        assert!(page.contains("You’re watching.") && sent(&page).is_empty(), "{page}");
    }
    let late = Scene {
        around: canasta_table::scene::TableStatus { competitive: true, ..Default::default() },
        ..tables::watched(&scenes::deal_end())
    };
    assert!(played(&late).contains("Each deal appears once it’s finished."));
    assert_snapshot!(shown(&played(&tables::watched(&scenes::mid_deal()))));
}

#[test]
fn a_spectator_may_take_a_seat_that_is_offered() {
    let mut scene = tables::watched(&scenes::mid_deal());
    scene.around.can_sit = vec![Seat(3)];
    assert_eq!(sent(&played(&scene)), ["sit seat=3"]);
}

#[test]
fn what_was_said_stands_at_the_seat_and_in_the_rail() {
    let scene = tables::talking();
    let page = played(&scene);
    assert_eq!(page.matches("One moment, please").count(), 5, "plate, line, rail, attribute, button: {page}");
    assert_eq!(chat::line(Lang::EN, &scene, &scene.around.chat[0]), "Anna: We need 90 to meld.");
    assert!(page.contains("data-say=\"minimum\"") && page.contains(">We need 90 to meld<"), "{page}");
    let mut dumb = scene;
    dumb.around.may_say.clear();
    assert!(!played(&dumb).contains("id=\"chat\""));
}

/// The time goes by in the browser: the page is the same at any moment, so that it is not pushed for it.
#[test]
fn no_page_depends_on_the_time() {
    let at = |base, bank| {
        let mut scene = tables::talking();
        scene.around.running_clock = Some(RunningClock { seat: Seat(0), base, bank });
        played(&scene)
    };
    assert_eq!(at(45_000, 180_000), at(0, 3_999));
    assert!(at(1, 1).contains("class=\"time\" data-seat=\"0\""));
}

/// At a table with the computer alone there is no other person to talk to or to wait for.
#[test]
fn alone_with_the_computer_nothing_of_it_is_there() {
    let page = table_body(&scenes::mid_deal().scene(), &Prefs::default());
    for absent in ["id=\"people\"", "id=\"chat\"", "away", "data-clock-base", "class=\"time\""] {
        assert!(!page.contains(absent), "{absent}");
    }
}

#[test]
fn nothing_of_a_name_breaks_out_of_a_waiting_room() {
    let mut table = tables::half();
    table.join_requests[0].name = "<img src=x>".to_owned();
    table.standing[0].name = "\"><script>".to_owned();
    table.seats[2] = canasta_table::scene::WaitingRoomSeat::Person(tables::guest(1, "<b onclick=x>"));
    let page = screen_page(&Screen::WaitingRoom(Box::new(table)), &Prefs::default(), tables::ORIGIN);
    assert!(!page.contains("<img") && !page.contains("<script>") && !page.contains("<b onclick"), "{page}");
}

#[test]
fn where_seats_are_chosen_cards_are_drawn_for_the_deal_alone() {
    let position = scenes::Position { early: true, ..scenes::START };
    let draws = [(0, "TC", false), (1, "KS", false), (2, "QD", false), (3, "5H", false)];
    let mut scene = position.table().seated(&draws).scene();
    assert!(played(&scene).contains("Draw for seats."));
    scene.around.seats_chosen = true;
    let page = played(&scene);
    assert!(
        page.contains("Draw for first dealer.")
            && page.contains("Draw for first dealer: you drew")
            && !page.contains("or seats"),
        "{page}"
    );
}
