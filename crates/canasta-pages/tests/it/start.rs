//! The start page: its buttons, the question for new visitors and the offer of another level. Also the settings page.

use std::collections::BTreeMap;

use canasta::Seat;
use canasta_pages::{Company, LevelOffer, Prefs, settings_page, start_page, table_body};
use canasta_table::journal::stats::player::PlayerGame;
use canasta_table::journal::stats::{Summary, SummaryPlayer};
use canasta_table::scene::Scene;

use crate::{history, scenes, tables};

/// The preferences of a visitor who has played before.
fn returning_prefs() -> Prefs {
    let prefs = Prefs::default();
    prefs.clone().with_choice(&prefs.choice())
}

/// Four-player games against bots, oldest first. Each has the level of the bots and says whether the person won.
fn games_against_bots(games: &[(&str, bool)]) -> Vec<PlayerGame> {
    let template = history::games(1).remove(0);
    let game = |&(level, won): &(&str, bool)| {
        let bot = |name: &str| Some(SummaryPlayer::Bot { name: name.to_owned(), bot: level.to_owned() });
        let seats = vec![Some(SummaryPlayer::Person(0)), bot("Ruth"), bot("Anna"), bot("Paul")];
        let summary = Summary { winner: Some(u8::from(!won)), seats, ..template.summary.clone() };
        PlayerGame::of(&template.table, template.at, 0, &BTreeMap::new(), summary).unwrap()
    };
    games.iter().map(game).collect()
}

/// The first form on the page that posts to `action` and contains `text`.
fn form<'a>(page: &'a str, action: &str, text: &str) -> &'a str {
    let forms = page.split("<form").skip(1).map(|form| form.split("</form>").next().unwrap());
    let mut forms = forms.filter(|form| form.contains(&format!("action=\"{action}\"")) && form.contains(text));
    forms.next().unwrap_or_else(|| panic!("no form to {action} with {text}: {page}"))
}

fn field(name: &str, value: &str) -> String {
    format!("name=\"{name}\" value=\"{value}\"")
}

#[test]
fn a_new_visitor_is_asked_one_question_and_each_answer_leads_to_a_table() {
    let page = start_page(&Prefs::default(), &[], None);
    assert!(page.contains("Have you played Canasta before?") && !page.contains(">Play</button>"), "{page}");
    assert_eq!(form(&page, "/learn", "Never").matches("<input").count(), 1, "only the token");
    let long_ago = form(&page, "/play", "Not for a while");
    assert!(
        long_ago.contains(&field("bots", "beginner")) && long_ago.contains(&field("hints", "practice")),
        "{long_ago}"
    );
    assert!(form(&page, "/play", "Often").contains(&field("bots", "club")), "{page}");
    // Visitors who have only chosen larger cards are still new. Visitors who have played are not.
    let large = Prefs::default().with([("size", "large")]);
    assert!(start_page(&large, &[], None).contains("Have you played Canasta before?"));
    assert!(!start_page(&returning_prefs(), &[], None).contains("Have you played Canasta before?"));
    assert!(!start_page(&Prefs::default(), &tables::one_table(), None).contains("Have you played Canasta before?"));
}

#[test]
fn the_play_form_shows_rules_and_level_and_asks_for_no_name() {
    let page = start_page(&returning_prefs(), &[], None);
    let play = form(&page, "/play", ">Play</button>");
    assert!(play.contains("btn main huge"), "{play}");
    assert!(page.contains("Standard rules. Level: Club.") && page.contains("<a href=\"/new\">Change</a>"), "{page}");
    assert!(!page.contains("name=\"name\"") && !page.contains("type=\"radio\""), "{page}");
}

#[test]
fn the_game_waiting_for_the_visitor_comes_first() {
    let page = start_page(&returning_prefs(), &tables::many_tables(), None);
    let (first, rest) = page.split_once("class=\"more-ways\"").unwrap();
    assert!(first.contains("<a class=\"btn main huge\" id=\"continue\" href=\"/table/k7m2\""), "{first}");
    assert!(
        !first.contains("action=\"/play\"") && form(rest, "/play", "Play a new game").contains("id=\"play\""),
        "{page}"
    );
    // All games stay reachable.
    assert!(
        ["k7m1", "k7m2", "k7m3", "k7m5"].iter().all(|table| rest.contains(&format!("href=\"/table/{table}\""))),
        "{rest}"
    );
    let over: Vec<_> = tables::many_tables().into_iter().filter(|table| table.table == "k7m4").collect();
    assert!(
        !start_page(&returning_prefs(), &over, None).contains("id=\"continue\""),
        "a finished game can't be continued"
    );
}

#[test]
fn another_level_is_offered_after_three_equal_results() {
    let levels = ["beginner", "casual", "club", "skilled", "strong", "expert"].map(str::to_owned);
    let offer = |games: &[(&str, bool)], next: &str, offered: &[String]| {
        LevelOffer::of(&games_against_bots(games), &Company::default().with_all(next), offered)
    };
    let won = [("club", true); 3];
    let lost = [("club", false); 3];
    assert_eq!(offer(&won, "club", &levels), Some(LevelOffer { level: "skilled", harder: true }));
    assert_eq!(offer(&lost, "club", &levels), Some(LevelOffer { level: "casual", harder: false }));
    assert_eq!(offer(&won[..2], "club", &levels), None, "two are not enough");
    let won_then = |rest: &[(&'static str, bool)]| [&won[..], rest].concat();
    assert_eq!(offer(&won_then(&[("club", false)]), "club", &levels), None, "the last one was lost");
    assert_eq!(offer(&won_then(&[("skilled", true)]), "skilled", &levels), None, "the level has changed since");
    assert_eq!(offer(&won, "skilled", &levels), None, "another level is already selected");
    assert_eq!(offer(&[("expert", true); 3], "expert", &levels), None, "there is no higher level");
    assert_eq!(offer(&[("beginner", false); 3], "beginner", &levels), None, "there is no lower level");
    assert_eq!(offer(&won, "club", &levels[..3]), None, "this server does not offer it");
    assert_eq!(offer(&[("my-bot", true); 3], "my-bot", &levels), None, "a program has no level");
    // Games with other people don't say whether the bots are too weak or too strong.
    assert_eq!(LevelOffer::of(&history::alone(), &Company::default(), &levels), None);

    let page = start_page(&returning_prefs(), &[], offer(&won, "club", &levels).as_ref());
    assert!(page.contains("You’ve won your last three games."), "{page}");
    assert!(form(&page, "/play", "Harder opponents<b>: Skilled</b>").contains(&field("bots", "skilled")), "{page}");
}

#[test]
fn the_end_of_a_game_offers_a_level_that_fits_the_result() {
    let end = scenes::game_end().scene();
    let own_side = end.view.table.public.side_of(end.view.seat.unwrap());
    let other_side = end.view.table.public.players().all_sides().find(|&side| side != own_side).unwrap();
    let page = |winner| table_body(&Scene { winner: Some(winner), ..end.clone() }, &Prefs::default());
    let won = page(own_side);
    let harder = form(&won, "/play", "Harder opponents<b>: Skilled</b>");
    assert!(harder.contains(&field("bots", "skilled")) && harder.contains("name=\"table\""), "{harder}");
    let lost = page(other_side);
    assert!(form(&lost, "/play", "Easier opponents<b>: Casual</b>").contains(&field("bots", "casual")), "{lost}");
    // Games with other people and spectators get no offer.
    let mut with_friend = end.clone();
    with_friend.players[2].bot = None;
    let watched = tables::watched(&scenes::game_end());
    assert!(watched.view.seat.is_none() && end.view.seat == Some(Seat(0)));
    for scene in [with_friend, watched] {
        assert!(!table_body(&scene, &Prefs::default()).contains("other-level"));
    }
}

#[test]
fn the_settings_page_works_without_javascript() {
    let prefs = Prefs { name: "Mary".to_owned(), ..Prefs::default().with([("cloth", "claret"), ("size", "large")]) };
    let page = settings_page(&prefs, false, "/table/0123");
    let settings = form(&page, "/settings", "Save settings");
    assert!(settings.contains("value=\"claret\" checked") && settings.contains(&field("name", "Mary")), "{settings}");
    assert!(settings.contains(&field("then", "/table/0123")), "{settings}");
    assert!(page.contains("data-cloth=\"claret\"") && page.contains("class=\"sample\""), "the sample table shows them");
    assert!(!page.contains("<p class=\"told\"") && settings_page(&prefs, true, "/").contains("Saved."), "{page}");
    for path in ["/you", "/devices", "/keys", "/replay", "/forget", "/"] {
        assert!(page.contains(&format!("href=\"{path}\"")), "{path}");
    }
}
