//! Tables of friends: the text and buttons for hosts, guests and spectators.

use canasta::Seat;
use canasta_i18n::{Lang, announcements, chat};
use canasta_pages::{Prefs, lobby_part, screen_body, screen_page, screen_spoken, table_body};
use canasta_table::scene::{RunningClock, Scene, Screen, WaitingRoom};
use insta::assert_snapshot;

use crate::page_text::page_text;
use crate::{scenes, tables};

pub(crate) fn waiting_room_body(table: WaitingRoom) -> String {
    screen_body(&Screen::WaitingRoom(Box::new(table)), &Prefs::default(), tables::ORIGIN)
}

pub(crate) fn game_body(scene: &Scene) -> String {
    screen_body(&Screen::Game(Box::new(scene.clone())), &Prefs::default(), tables::ORIGIN)
}

/// What the forms on a page submit, such as `sit seat=3`.
pub(crate) fn submissions(page: &str) -> Vec<String> {
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
    assert_snapshot!(page_text(&waiting_room_body(tables::half_full())));
    assert_eq!(
        submissions(&waiting_room_body(tables::half_full())),
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
fn a_guest_sees_no_code_and_can_only_sit_or_leave() {
    let guest = waiting_room_body(tables::seen_by(tables::half_full(), Some(1)));
    assert_eq!(submissions(&guest), ["stand", "sit seat=3", "leave"]);
    assert!(!guest.contains("K H W T R B") && guest.contains(tables::SECRET), "{guest}");
    let standing = waiting_room_body(tables::seen_by(tables::half_full(), Some(2)));
    assert_eq!(submissions(&standing), ["sit seat=3", "hide"]);
    assert!(standing.contains("You don’t have a seat yet."));
}

#[test]
fn only_the_host_can_start_a_full_table() {
    assert!(submissions(&waiting_room_body(tables::full(4))).contains(&"begin".to_owned()));
    let guest = waiting_room_body(tables::seen_by(tables::full(4), Some(3)));
    assert!(submissions(&guest).iter().all(|form| !form.starts_with("begin")), "{:?}", submissions(&guest));
    assert!(guest.contains("Everyone’s here. Waiting for <bdi>Mary</bdi> to start."));
}

#[test]
fn partners_are_named_if_seats_are_chosen() {
    let four = waiting_room_body(tables::full(4));
    assert_eq!((four.matches("your partner").count(), four.matches("opponent<").count()), (1, 2));
    assert_eq!(waiting_room_body(tables::full(6)).matches("your partner").count(), 2);
    for alone in [2, 3, 5] {
        let page = waiting_room_body(tables::full(alone));
        assert!(!page.contains("your partner") && page.contains("Every player for themselves."), "{alone}");
    }
    let drawn = waiting_room_body(tables::listed());
    assert!(!drawn.contains("your partner") && drawn.contains("Partners are decided by drawing cards."));
}

#[test]
fn a_guest_from_the_lobby_gives_a_name_and_sees_no_link() {
    let page = waiting_room_body(tables::listed());
    assert_eq!(submissions(&page), ["come"]);
    assert!(!page.contains("/join/"));
    assert!(
        submissions(&waiting_room_body(tables::seen_by(tables::empty(4), None))).is_empty(),
        "only listed tables can be joined this way"
    );
}

#[test]
fn a_listed_game_with_bots_can_be_joined_or_watched() {
    let (tables, counts) = tables::lobby();
    let page = lobby_part(&tables, counts, Lang::EN);
    let buttons_of = |id: &str| {
        let (_, card) = page.split_once(&format!("id=\"listed-{id}\"")).unwrap();
        let card = card.split("</li>").next().unwrap();
        (card.contains(">Sit down<"), card.contains(">Watch<"))
    };
    assert_eq!(["k7m2", "k7m3", "k7m4"].map(buttons_of), [(true, false), (false, true), (true, true)]);
    assert!(page.contains("Two people, two bots, and you can take a bot’s seat."), "{page}");
    assert!(page.contains("Four people, no seats free."), "{page}");
}

#[test]
fn changes_in_a_waiting_room_are_announced() {
    let spoken = |table| screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(table)));
    let (happened, turn) = spoken(tables::half_full());
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
    let page = game_body(&tables::away());
    assert!(page.contains("Ruth, opponent, 4 cards, to play, away, bot playing"), "{page}");
    assert!(page.contains("Paul, opponent, 3 cards, away"));
    assert_eq!(
        announcements::spoken(Lang::EN, &tables::away()),
        "A bot is playing for Ruth, who is away. A bot is playing for Anna, who missed two turns."
    );
    let host = submissions(&page);
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
fn a_player_returns_and_resumes_with_a_button() {
    let substituted = game_body(&tables::viewer_substituted());
    assert!(
        substituted.contains("A bot is playing for you.") && submissions(&substituted).contains(&"back".to_owned())
    );
    assert!(!submissions(&substituted).iter().any(|form| form.starts_with("pause")), "only the host pauses");
    let paused = game_body(&tables::paused());
    assert!(paused.contains("Anna paused the game.") && submissions(&paused).contains(&"resume".to_owned()));
    assert!(
        !paused.contains("data-mine") && !paused.contains("class=\"btn main\" type=\"button\" id=\"action-"),
        "{paused}"
    );
    assert_eq!(screen_spoken(Lang::EN, &Screen::Game(Box::new(tables::paused()))).1, "");
}

#[test]
fn a_spectator_has_no_hand_actions_or_side() {
    for table in [scenes::mid_deal(), scenes::busy(), scenes::deal_end(), scenes::game_end()] {
        let scene = tables::watched(&table);
        let page = game_body(&scene);
        for absent in
            ["id=\"hand\"", "id=\"strip\"", "id=\"action-", "data-mine", ">We<", ">They<", "partner", "Next deal"]
        {
            assert!(!page.contains(absent), "{absent}: {page}");
        }
        assert!(page.contains("You’re watching.") && submissions(&page).is_empty(), "{page}");
    }
    let late = Scene {
        status: canasta_table::scene::TableStatus { competitive: true, ..Default::default() },
        ..tables::watched(&scenes::deal_end())
    };
    assert!(game_body(&late).contains("Each deal appears once it’s finished."));
    assert_snapshot!(page_text(&game_body(&tables::watched(&scenes::mid_deal()))));
}

#[test]
fn a_spectator_can_take_an_offered_seat() {
    let mut scene = tables::watched(&scenes::mid_deal());
    scene.status.can_sit = vec![Seat(3)];
    assert_eq!(submissions(&game_body(&scene)), ["sit seat=3"]);
}

#[test]
fn chat_is_shown_at_the_seat_and_in_the_rail() {
    let scene = tables::chatting();
    let page = game_body(&scene);
    assert_eq!(page.matches("One moment, please").count(), 5, "plate, line, rail, attribute, button: {page}");
    assert_eq!(chat::line(Lang::EN, &scene, &scene.status.chat[0]), "Anna: We need 90 to meld");
    assert!(page.contains("data-say=\"minimum\"") && page.contains(">We need 90 to meld<"), "{page}");
    let mut silent = scene;
    silent.status.may_say.clear();
    assert!(!game_body(&silent).contains("id=\"chat\""));
}

/// The browser counts the time down, so a running clock causes no pushes.
#[test]
fn the_page_does_not_depend_on_the_clock() {
    let page_at = |base, bank| {
        let mut scene = tables::chatting();
        scene.status.running_clock = Some(RunningClock { seat: Seat(0), base, bank });
        game_body(&scene)
    };
    assert_eq!(page_at(45_000, 180_000), page_at(0, 3_999));
    assert!(page_at(1, 1).contains("class=\"time\" data-seat=\"0\""));
}

/// With bots only, there's no one to chat with or wait for.
#[test]
fn a_table_with_bots_only_has_no_people_chat_or_clock() {
    let page = table_body(&scenes::mid_deal().scene(), &Prefs::default());
    for absent in ["id=\"people\"", "id=\"chat\"", "away", "data-clock-base", "class=\"time\""] {
        assert!(!page.contains(absent), "{absent}");
    }
}

#[test]
fn names_in_a_waiting_room_are_escaped() {
    let mut table = tables::half_full();
    table.join_requests[0].name = "<img src=x>".to_owned();
    table.standing[0].name = "\"><script>".to_owned();
    table.seats[2] = canasta_table::scene::WaitingRoomSeat::Person(tables::guest(1, "<b onclick=x>"));
    let page = screen_page(&Screen::WaitingRoom(Box::new(table)), &Prefs::default(), tables::ORIGIN);
    assert!(!page.contains("<img") && !page.contains("<script>") && !page.contains("<b onclick"), "{page}");
}

#[test]
fn with_chosen_seats_cards_are_drawn_for_the_first_dealer_only() {
    let position = scenes::Position { early: true, ..scenes::START };
    let draws = [(0, "TC", false), (1, "KS", false), (2, "QD", false), (3, "5H", false)];
    let mut scene = position.table().with_seat_draw(&draws).scene();
    assert!(game_body(&scene).contains("Draw for seats."));
    scene.status.seats_chosen = true;
    let page = game_body(&scene);
    assert!(
        page.contains("Draw for first dealer.")
            && page.contains("Draw for first dealer: you drew")
            && !page.contains("or seats"),
        "{page}"
    );
}
