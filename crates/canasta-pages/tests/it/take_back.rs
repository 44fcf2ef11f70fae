//! Taking back melds: the button, the log, and the notes about such games.

use canasta::Seat;
use canasta_i18n::{Lang, table as words};
use canasta_pages::{Company, Prefs, event_text, start_page, table_body, table_page};
use canasta_table::scene::{Scene, SeenEvent};

use crate::pseudo::{no_word, read};
use crate::scenes;

const NOTE: &str = "You can take back melds. The game doesn’t count in your stats.";

/// The viewer has drawn a card.
fn drew() -> Scene {
    scenes::mid_deal().play(&["draw"]).scene()
}

/// The same position at a table that allows taking back.
fn allowed() -> Scene {
    let mut scene = drew();
    scene.status.take_back = true;
    scene
}

fn after_taking_back() -> Scene {
    let mut scene = allowed();
    scene.log.push(SeenEvent::TookBack { seat: Seat(0) });
    scene
}

fn attribute<'a>(page: &'a str, name: &str) -> &'a str {
    page.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

#[test]
fn only_a_meld_that_can_be_taken_back_has_a_button() {
    let button = ">Take back</button>";
    let usual = table_page(&drew(), &Prefs::default());
    assert!(!usual.contains("take-back") && !usual.contains(NOTE), "{usual}");
    let mut scene = allowed();
    let page = table_page(&scene, &Prefs::default());
    assert!(!page.contains(button) && page.contains(NOTE), "{page}");
    scene.status.can_take_back = true;
    assert!(table_body(&scene, &Prefs::default()).contains(button));
    scene.status.paused = Some("Anna".to_owned());
    assert!(!table_body(&scene, &Prefs::default()).contains(button));
}

#[test]
fn taking_back_is_in_the_log_and_moves_no_card() {
    let before = drew();
    let after = after_taking_back();
    assert_eq!(event_text(Lang::EN, &after), "You took back a meld.");
    let last = words::log(Lang::EN, &after).last().map(|line| line.full_text().to_string());
    assert_eq!(last.as_deref(), Some("You took back a meld."));
    assert_eq!(words::caption(Lang::EN, &after, Seat(0)), words::caption(Lang::EN, &before, Seat(0)));
    assert_eq!(words::recap(Lang::EN, &after), words::recap(Lang::EN, &before));
    let [before, after] = [before, after].map(|scene| table_body(&scene, &Prefs::default()));
    for name in ["data-hand-from", "data-from", "data-flights"] {
        assert_eq!(attribute(&after, name), attribute(&before, name), "{name}");
    }
}

/// The page speaks and draws what happened only if this number has changed. The log had one more event before.
#[test]
fn the_number_of_events_grows_with_every_meld_taken_back() {
    let events = |scene: &Scene| attribute(&table_body(scene, &Prefs::default()), "data-events").parse::<usize>();
    let mut scene = drew();
    let with_meld = events(&scene).unwrap() + 1;
    scene.log.push(SeenEvent::TookBack { seat: Seat(0) });
    assert_eq!(events(&scene), Ok(with_meld + 1));
}

#[test]
fn the_start_page_says_that_the_next_game_does_not_count() {
    let shown = |take_back| {
        let company = Company::default().with_take_back(take_back);
        // A visitor who has played before.
        let prefs = Prefs::default().with([("table", r#"{"rules":"hoyle","players":4}"#)]).with_company(&company);
        start_page(&prefs, &[], None).contains(NOTE)
    };
    assert!(shown(true) && !shown(false));
}

#[test]
fn taking_back_is_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let mut scene = after_taking_back();
    scene.status.can_take_back = true;
    scene.players.iter_mut().for_each(|player| player.name = "Ζωή".to_owned());
    let page = table_page(&scene, &prefs);
    for (start, end) in [("id=\"preview\"", "id=\"hand\""), ("class=\"played\"", "</dialog>")] {
        let part = page.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap();
        let part = part.rsplit_once('<').map_or(part, |(part, _)| part);
        assert!(part.contains("<button") || part.contains("<p>"), "{part}");
        no_word(&read(&format!("<div {start}{part}")));
    }
}
