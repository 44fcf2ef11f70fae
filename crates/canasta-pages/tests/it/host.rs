//! The host's tools: join requests before and during the game, the time limit, link and code, and closing the table.

use canasta::Seat;
use canasta_i18n::{Lang, announcements};
use canasta_pages::{Prefs, TableForm, join_page, new_table_page, screen_spoken};
use canasta_table::journal::Clock;
use canasta_table::scene::{Scene, Screen, TableStatus};

use crate::friends::{game_body, submissions, waiting_room_body};
use crate::{scenes, tables};

/// The content of an element, from its opening to its closing tag.
fn part<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    page.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap_or_default()
}

fn join_strip(page: &str) -> &str {
    part(page, "<section class=\"join-strip\"", "</section>")
}

#[test]
fn a_join_request_during_the_game_has_its_own_line_with_every_answer() {
    let page = game_body(&tables::one_join_request());
    assert!(join_strip(&page).contains("<b><bdi>Tom</bdi></b> wants to join."), "{page}");
    assert_eq!(
        submissions(join_strip(&page)),
        [
            "admit knock=8",
            "turn-away knock=8",
            "admit seat=1 knock=8",
            "admit seat=3 knock=8",
            "admit knock=8 was=2",
            "admit knock=8 was=3",
            "turn-away knock=8 for-good=yes"
        ]
    );
    assert!(page.find("class=\"join-strip\"") < page.find("id=\"cloth\""), "between bar and cloth");
}

#[test]
fn a_request_to_take_over_is_answered_yes_or_no() {
    let page = game_body(&tables::two_join_requests());
    let strip = join_strip(&page);
    assert!(
        strip.contains("<b><bdi>Bartholomew the Elev</bdi></b> wants to take over from <bdi>Ruth</bdi> (bot)."),
        "{strip}"
    );
    assert!(strip.contains("One more person is waiting.") && strip.contains(">Yes</button>"), "{strip}");
    assert!(
        strip.contains(">In place of <bdi>Paul</bdi> (left)</button>")
            && !strip.contains(">In place of <bdi>Ruth</bdi> (bot)</button>"),
        "{strip}"
    );
}

#[test]
fn requests_are_announced_to_the_host() {
    assert_eq!(
        announcements::spoken(Lang::EN, &tables::two_join_requests()),
        "A bot is playing for Paul, who left. Bartholomew the Elev wants to take over from Ruth (bot). Tom wants to join."
    );
    assert!(!game_body(&tables::away()).contains("join-strip"), "there is no request");
    let end = Scene { status: tables::one_join_request().status, ..tables::waiting_for_next_deal() };
    assert!(!join_strip(&game_body(&end)).is_empty(), "shown after the deal too");
}

#[test]
fn the_host_sets_the_time_limit_if_there_is_no_clock() {
    let page = game_body(&tables::two_join_requests());
    assert!(page.contains("After 2 minutes, the other players can have a bot play the turn."), "{page}");
    let times = part(&page, "value=\"allow\"", "</form>");
    for (value, label) in [("60", "1 minute"), ("86400", "24 hours"), ("", "No limit")] {
        assert!(times.contains(&format!("name=\"seconds\" value=\"{value}\"")) && times.contains(label), "{times}");
    }
    assert_eq!(times.matches("aria-pressed=\"true\"").count(), 1);
    let mut custom = tables::two_join_requests();
    custom.status.allowed = Some(77);
    assert!(
        part(&game_body(&custom), "value=\"allow\"", "</form>").contains("1 minute and 17 seconds"),
        "the current setting is listed"
    );
    custom.status.clock = Some(Clock::KIND);
    assert!(!game_body(&custom).contains("value=\"allow\""), "the clock has its own limit");
    assert!(submissions(&waiting_room_body(tables::without_clock())).contains(&"allow".to_owned()));
    assert!(!submissions(&waiting_room_body(tables::half_full())).contains(&"allow".to_owned()));
}

/// The waiting room, the invitation and the game show the current terms.
#[test]
fn everyone_at_a_table_sees_the_time_limit() {
    let limit = "After 5 minutes, the other players can have a bot play the turn.";
    let mut table = tables::seen_by(tables::without_clock(), Some(1));
    table.terms.host_returns = true;
    table.allowed = Some(300);
    let page = waiting_room_body(table.clone());
    assert!(page.contains(limit) && page.contains("another player takes over until they return."), "{page}");
    assert!(join_page(&table, &Prefs::default(), tables::SECRET, None).contains(limit));
    table.allowed = None;
    assert!(waiting_room_body(table).contains("No time limit."));
    let mut scene = tables::slow_turn(2, 0, true);
    scene.status.is_host = false;
    assert!(game_body(&scene).contains("After 2 minutes, the other players"));
    assert!(game_body(&tables::viewer_substituted()).contains("45 seconds per turn"), "by the clock");
}

/// By default, a new table has a time limit and a host who comes back gets the role again. Other choices are remembered for
/// the next table.
#[test]
fn the_form_asks_for_the_time_limit_and_a_returning_host() {
    let prefs = Prefs::default();
    let terms = TableForm::of(&prefs.choice()).terms();
    assert_eq!((terms.allowed, terms.host_returns), (Some(120), true));
    let fields = [("allowed", ""), ("host_returns", "no")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let form = TableForm::read(&fields, &prefs.choice()).with_company(&fields, &prefs.company, &[]);
    assert_eq!((form.terms().allowed, form.terms().host_returns), (None, false));
    let remembered = Prefs::from_cookie(&prefs.with_form(&form).cookie()).company.friends();
    assert_eq!((remembered.allowed, remembered.host_returns), (None, false));
    let page = new_table_page(&Prefs::default(), &TableForm::of(&Prefs::default().choice()));
    assert!(
        page.contains("name=\"allowed\" value=\"120\" checked") && page.contains("name=\"allowed\" value=\"\""),
        "{page}"
    );
}

#[test]
fn only_the_host_can_renew_close_and_ban() {
    let host = submissions(&game_body(&tables::two_join_requests()));
    for what in ["renew", "close", "ban player=2", "let-in player=5"] {
        assert!(host.contains(&what.to_owned()), "{what}: {host:?}");
    }
    assert!(!host.contains(&"ban player=0".to_owned()), "the host can't ban themselves");
    let mut guest = tables::two_join_requests();
    let status = &mut guest.status;
    *status = TableStatus {
        is_host: false,
        host: Some(Seat(2)),
        join_requests: Vec::new(),
        banned: Vec::new(),
        to_take_over: Vec::new(),
        code: None,
        ..status.clone()
    };
    assert_eq!(submissions(&game_body(&guest)), ["leave"]);
    let guest = submissions(&waiting_room_body(tables::seen_by(tables::without_clock(), Some(1))));
    assert_eq!(guest, ["stand", "sit seat=3", "leave"]);
}

#[test]
fn the_code_is_shown_during_the_game() {
    let mut scene = tables::two_join_requests();
    let page = game_body(&scene);
    assert!(page.contains("K H W T R B") && page.contains("Expires in 58 minutes."), "{page}");
    scene.status.code = None;
    assert!(submissions(&game_body(&scene)).contains(&"code".to_owned()));
}

#[test]
fn a_person_without_a_seat_can_ask_for_one_and_withdraw() {
    let page = game_body(&tables::unseated(false));
    assert!(
        page.contains(">Ask to take this seat</button>") && page.contains("You can ask to take over a seat."),
        "{page}"
    );
    assert_eq!(submissions(&page), ["sit seat=3"]);
    let asked = game_body(&tables::unseated(true));
    assert_eq!(submissions(&asked), ["withdraw"]);
    assert_eq!(
        asked.matches("You’ve asked to take over from <bdi>Paul</bdi> (bot). Waiting for the host.").count(),
        2,
        "{asked}"
    );
    let mut host = tables::unseated(false);
    host.status.is_host = true;
    host.status.host = None;
    let page = game_body(&host);
    assert!(
        page.contains(">Take this seat</button>") && !page.contains("Ask to play"),
        "the host doesn't have to ask: {page}"
    );
}

/// The game must not depend on the host having a seat.
#[test]
fn a_host_without_a_seat_can_pause_and_resume() {
    let mut scene = tables::watched(&scenes::mid_deal());
    scene.status.is_host = true;
    scene.status.host = None;
    assert!(submissions(&game_body(&scene)).contains(&"pause".to_owned()));
    scene.status.paused = Some("Anna".to_owned());
    assert!(submissions(&game_body(&scene)).contains(&"resume".to_owned()));
}

#[test]
fn a_join_request_before_the_game_is_announced() {
    let spoken = screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(tables::without_clock())));
    assert_eq!(spoken.1, "Paul wants to join.");
}

/// A duplicate ID would move the focus to the wrong place when the page is morphed.
#[test]
fn ids_are_unique_on_every_screen() {
    for (name, screen) in tables::screens() {
        let page = canasta_pages::screen_body(&screen, &Prefs::default(), tables::ORIGIN);
        let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "{name}: {ids:?}");
    }
}

#[test]
fn the_host_can_identify_a_person_without_a_seat_as_a_player() {
    let host = submissions(&game_body(&tables::two_join_requests()));
    for what in ["same player=6 was=2", "ban player=6"] {
        assert!(host.contains(&what.to_owned()), "{what}: {host:?}");
    }
    let mut guest = tables::two_join_requests();
    guest.status.is_host = false;
    assert!(!submissions(&game_body(&guest)).iter().any(|what| what.starts_with("same")), "only the host");
}
