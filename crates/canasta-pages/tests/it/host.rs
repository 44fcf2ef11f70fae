//! What the host reads and can do: requests in the game and before it, how long a turn may take, link and code, closing.

use canasta::Seat;
use canasta_i18n::{Lang, announcements};
use canasta_pages::{Prefs, TableForm, join_page, new_table_page, screen_spoken};
use canasta_table::journal::Clock;
use canasta_table::scene::{Scene, Screen, TableStatus};

use crate::company::{gathered, played, sent};
use crate::{scenes, tables};

/// The part of a page from a tag on, up to the end of its element.
fn part<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    page.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap_or_default()
}

fn strip(page: &str) -> &str {
    part(page, "<section class=\"join-strip\"", "</section>")
}

#[test]
fn a_join_request_in_the_game_has_a_line_of_its_own_and_every_answer() {
    let page = played(&tables::knocked_at());
    assert!(strip(&page).contains("<b><bdi>Tom</bdi></b> wants to join."), "{page}");
    assert_eq!(
        sent(strip(&page)),
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
fn a_request_for_a_hand_is_answered_yes_or_no() {
    let page = played(&tables::asked_for());
    let strip = strip(&page);
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
fn a_request_is_spoken_to_the_host_alone() {
    assert_eq!(
        announcements::spoken(Lang::EN, &tables::asked_for()),
        "A bot is playing for Paul, who left. Bartholomew the Elev wants to take over from Ruth (bot). Tom wants to join."
    );
    assert!(!played(&tables::away()).contains("join-strip"), "there is no request");
    let end = Scene { around: tables::knocked_at().around, ..tables::waiting() };
    assert!(!strip(&played(&end)).is_empty(), "also when the deal is over");
}

#[test]
fn the_host_sets_the_time_allowed_where_there_is_no_clock() {
    let page = played(&tables::asked_for());
    assert!(page.contains("After 2 minutes, the other players can have a bot play the turn."), "{page}");
    let times = part(&page, "value=\"allow\"", "</form>");
    for (value, label) in [("60", "1 minute"), ("86400", "24 hours"), ("", "No limit")] {
        assert!(times.contains(&format!("name=\"seconds\" value=\"{value}\"")) && times.contains(label), "{times}");
    }
    assert_eq!(times.matches("aria-pressed=\"true\"").count(), 1);
    let mut own = tables::asked_for();
    own.around.allowed = Some(77);
    assert!(
        part(&played(&own), "value=\"allow\"", "</form>").contains("1 minute and 17 seconds"),
        "what is set stands there"
    );
    own.around.clock = Some(Clock::KIND);
    assert!(!played(&own).contains("value=\"allow\""), "a clock decides by itself");
    assert!(sent(&gathered(tables::unhurried())).contains(&"allow".to_owned()));
    assert!(!sent(&gathered(tables::half())).contains(&"allow".to_owned()));
}

/// The terms are shown as they are now: before the game, to the people who are invited, and in the game.
#[test]
fn all_people_at_a_table_read_how_long_a_turn_may_take() {
    let told = "After 5 minutes, the other players can have a bot play the turn.";
    let mut table = tables::seen_by(tables::unhurried(), Some(1));
    table.terms.host_returns = true;
    table.allowed = Some(300);
    let page = gathered(table.clone());
    assert!(page.contains(told) && page.contains("another player takes over until they return."), "{page}");
    assert!(join_page(&table, &Prefs::default(), tables::SECRET, None).contains(told));
    table.allowed = None;
    assert!(gathered(table).contains("No time limit."));
    let mut scene = tables::late(2, 0, true);
    scene.around.is_host = false;
    assert!(played(&scene).contains("After 2 minutes, the other players"));
    assert!(played(&tables::replaced()).contains("45 seconds per turn"), "by the clock");
}

/// A new table has a bound and its host comes back, unless the host chooses otherwise, for this table and the next.
#[test]
fn the_form_for_a_table_asks_for_the_bound_and_the_host() {
    let prefs = Prefs::default();
    let terms = TableForm::of(&prefs.choice()).terms();
    assert_eq!((terms.allowed, terms.host_returns), (Some(120), true));
    let fields = [("allowed", ""), ("host_returns", "no")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let form = TableForm::read(&fields, &prefs.choice()).with_company(&fields, &prefs.company, &[]);
    assert_eq!((form.terms().allowed, form.terms().host_returns), (None, false));
    let kept = Prefs::from_cookie(&prefs.with_form(&form).cookie()).company.friends();
    assert_eq!((kept.allowed, kept.host_returns), (None, false));
    let page = new_table_page(&Prefs::default(), &TableForm::of(&Prefs::default().choice()));
    assert!(
        page.contains("name=\"allowed\" value=\"120\" checked") && page.contains("name=\"allowed\" value=\"\""),
        "{page}"
    );
}

#[test]
fn only_the_host_renews_closes_and_turns_away() {
    let host = sent(&played(&tables::asked_for()));
    for what in ["renew", "close", "ban player=2", "let-in player=5"] {
        assert!(host.contains(&what.to_owned()), "{what}: {host:?}");
    }
    assert!(!host.contains(&"ban player=0".to_owned()), "the host cannot turn themselves away");
    let mut guest = tables::asked_for();
    let around = &mut guest.around;
    *around = TableStatus {
        is_host: false,
        host: Some(Seat(2)),
        join_requests: Vec::new(),
        banned: Vec::new(),
        to_take_over: Vec::new(),
        code: None,
        ..around.clone()
    };
    assert_eq!(sent(&played(&guest)), ["leave"]);
    let guest = sent(&gathered(tables::seen_by(tables::unhurried(), Some(1))));
    assert_eq!(guest, ["stand", "sit seat=3", "leave"]);
}

#[test]
fn a_code_is_spoken_in_the_game_as_well() {
    let mut scene = tables::asked_for();
    let page = played(&scene);
    assert!(page.contains("K H W T R B") && page.contains("Expires in 58 minutes."), "{page}");
    scene.around.code = None;
    assert!(sent(&played(&scene)).contains(&"code".to_owned()));
}

#[test]
fn a_person_without_a_seat_asks_for_a_hand_and_takes_it_back() {
    let page = played(&tables::standing(false));
    assert!(
        page.contains(">Ask to take this seat</button>") && page.contains("You can ask to take over a seat."),
        "{page}"
    );
    assert_eq!(sent(&page), ["sit seat=3"]);
    let asked = played(&tables::standing(true));
    assert_eq!(sent(&asked), ["withdraw"]);
    assert_eq!(
        asked.matches("You’ve asked to take over from <bdi>Paul</bdi> (bot). Waiting for the host.").count(),
        2,
        "{asked}"
    );
    let mut host = tables::standing(false);
    host.around.is_host = true;
    host.around.host = None;
    let page = played(&host);
    assert!(
        page.contains(">Take this seat</button>") && !page.contains("Ask to play"),
        "the host sits at once: {page}"
    );
}

/// A host who watches can do the same: the game never waits for a host to sit down.
#[test]
fn a_host_without_a_seat_resumes_and_pauses() {
    let mut scene = tables::watched(&scenes::mid_deal());
    scene.around.is_host = true;
    scene.around.host = None;
    assert!(sent(&played(&scene)).contains(&"pause".to_owned()));
    scene.around.paused = Some("Anna".to_owned());
    assert!(sent(&played(&scene)).contains(&"resume".to_owned()));
}

/// Before the game the host hears of a knock at once.
#[test]
fn a_join_request_before_the_game_is_spoken() {
    let spoken = screen_spoken(Lang::EN, &Screen::WaitingRoom(Box::new(tables::unhurried())));
    assert_eq!(spoken.1, "Paul wants to join.");
}

/// The same id twice would lead the focus astray when the page is morphed.
#[test]
fn no_id_is_there_twice() {
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
fn the_host_says_that_a_person_without_a_seat_is_a_player_again() {
    let host = sent(&played(&tables::asked_for()));
    for what in ["same player=6 was=2", "ban player=6"] {
        assert!(host.contains(&what.to_owned()), "{what}: {host:?}");
    }
    let mut guest = tables::asked_for();
    guest.around.is_host = false;
    assert!(!sent(&played(&guest)).iter().any(|what| what.starts_with("same")), "only the host");
}
