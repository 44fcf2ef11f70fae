//! The start page: what its button does, the question for a new visitor, other levels by results; and the settings' page.

use std::collections::BTreeMap;

use canasta::Seat;
use canasta_pages::{Company, LevelOffer, Prefs, settings_page, start_page, table_body};
use canasta_table::journal::stats::player::PlayerGame;
use canasta_table::journal::stats::{Summary, SummaryPlayer};
use canasta_table::scene::Scene;

use crate::{history, scenes, tables};

/// The choices of a visitor who has played the usual game.
fn played_before() -> Prefs {
    let prefs = Prefs::default();
    prefs.clone().with_choice(&prefs.choice())
}

/// Games of four with the computer alone, in their order: the level of all its players, and whether the person has won.
fn against(games: &[(&str, bool)]) -> Vec<PlayerGame> {
    let like = history::games(1).remove(0);
    let one = |&(level, won): &(&str, bool)| {
        let bot = |name: &str| Some(SummaryPlayer::Bot { name: name.to_owned(), bot: level.to_owned() });
        let seats = vec![Some(SummaryPlayer::Person(0)), bot("Ruth"), bot("Anna"), bot("Paul")];
        let summary = Summary { winner: Some(u8::from(!won)), seats, ..like.summary.clone() };
        PlayerGame::of(&like.table, like.at, 0, &BTreeMap::new(), summary).unwrap()
    };
    games.iter().map(one).collect()
}

/// The form that posts there, as it stands on the page; the first of them with this text in it.
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
    assert!(!form(&page, "/learn", "Never").contains("<input"));
    let long_ago = form(&page, "/play", "Not for a while");
    assert!(
        long_ago.contains(&field("bots", "beginner")) && long_ago.contains(&field("hints", "practice")),
        "{long_ago}"
    );
    assert!(form(&page, "/play", "Often").contains(&field("bots", "club")), "{page}");
    // A visitor who has only chosen larger cards is still new; one who has played is not.
    let large = Prefs::default().with([("size", "large")]);
    assert!(start_page(&large, &[], None).contains("Have you played Canasta before?"));
    assert!(!start_page(&played_before(), &[], None).contains("Have you played Canasta before?"));
    assert!(!start_page(&Prefs::default(), &tables::mine(), None).contains("Have you played Canasta before?"));
}

#[test]
fn play_says_what_it_plays_and_asks_for_no_name() {
    let page = start_page(&played_before(), &[], None);
    let play = form(&page, "/play", ">Play</button>");
    assert!(play.contains("btn main huge"), "{play}");
    assert!(
        page.contains("Rules: Bicycle / Hoyle. Level: Club.") && page.contains("<a href=\"/new\">Change</a>"),
        "{page}"
    );
    assert!(!page.contains("name=\"name\"") && !page.contains("type=\"radio\""), "{page}");
}

#[test]
fn the_game_that_waits_for_the_visitor_is_continued_first() {
    let page = start_page(&played_before(), &tables::several(), None);
    let (first, rest) = page.split_once("class=\"more-ways\"").unwrap();
    assert!(first.contains("<a class=\"btn main huge\" id=\"continue\" href=\"/table/k7m2\""), "{first}");
    assert!(
        !first.contains("action=\"/play\"") && form(rest, "/play", "Play a new game").contains("id=\"play\""),
        "{page}"
    );
    // All of them stay within reach.
    assert!(
        ["k7m1", "k7m2", "k7m3", "k7m5"].iter().all(|table| rest.contains(&format!("href=\"/table/{table}\""))),
        "{rest}"
    );
    let over: Vec<_> = tables::several().into_iter().filter(|table| table.table == "k7m4").collect();
    assert!(
        !start_page(&played_before(), &over, None).contains("id=\"continue\""),
        "a game that is over waits for nobody"
    );
}

#[test]
fn another_level_is_offered_after_three_games_alike() {
    let levels = ["beginner", "casual", "club", "skilled", "strong", "expert"].map(str::to_owned);
    let offer = |games: &[(&str, bool)], next: &str, offered: &[String]| {
        LevelOffer::of(&against(games), &Company::default().with_all(next), offered)
    };
    let (won, lost) = ([("club", true); 3], [("club", false); 3]);
    assert_eq!(offer(&won, "club", &levels), Some(LevelOffer { level: "skilled", harder: true }));
    assert_eq!(offer(&lost, "club", &levels), Some(LevelOffer { level: "casual", harder: false }));
    assert_eq!(offer(&won[..2], "club", &levels), None, "two are too few");
    let then = |rest: &[(&'static str, bool)]| [&won[..], rest].concat();
    assert_eq!(offer(&then(&[("club", false)]), "club", &levels), None, "the last one was lost");
    assert_eq!(offer(&then(&[("skilled", true)]), "skilled", &levels), None, "the level has changed since");
    assert_eq!(offer(&won, "skilled", &levels), None, "another level is chosen already");
    assert_eq!(offer(&[("expert", true); 3], "expert", &levels), None, "there is none above");
    assert_eq!(offer(&[("beginner", false); 3], "beginner", &levels), None, "there is none below");
    assert_eq!(offer(&won, "club", &levels[..3]), None, "this server does not offer it");
    assert_eq!(offer(&[("my-bot", true); 3], "my-bot", &levels), None, "a program has no level");
    // Games with other people say nothing of the computer's level.
    assert_eq!(LevelOffer::of(&history::alone(), &Company::default(), &levels), None);

    let page = start_page(&played_before(), &[], offer(&won, "club", &levels).as_ref());
    assert!(page.contains("You’ve won your last three games."), "{page}");
    assert!(form(&page, "/play", "Harder opponents<b>: Skilled</b>").contains(&field("bots", "skilled")), "{page}");
}

#[test]
fn the_end_of_a_game_offers_the_level_that_the_result_suggests() {
    let end = scenes::game_end().scene();
    let own = end.view.table.public.side_of(end.view.seat.unwrap());
    let other = end.view.table.public.players().all_sides().find(|&side| side != own).unwrap();
    let page = |winner| table_body(&Scene { winner: Some(winner), ..end.clone() }, &Prefs::default());
    let won = page(own);
    let harder = form(&won, "/play", "Harder opponents<b>: Skilled</b>");
    assert!(harder.contains(&field("bots", "skilled")) && harder.contains("name=\"table\""), "{harder}");
    let lost = page(other);
    assert!(form(&lost, "/play", "Easier opponents<b>: Casual</b>").contains(&field("bots", "casual")), "{lost}");
    // Not where the computer was not alone, and not for a spectator.
    let mut company = end.clone();
    company.players[2].bot = None;
    let watched = tables::watched(&scenes::game_end());
    assert!(watched.view.seat.is_none() && end.view.seat == Some(Seat(0)));
    for scene in [company, watched] {
        assert!(!table_body(&scene, &Prefs::default()).contains("other-level"));
    }
}

#[test]
fn the_settings_have_a_page_that_works_without_a_script() {
    let prefs = Prefs { name: "Mary".to_owned(), ..Prefs::default().with([("cloth", "claret"), ("size", "large")]) };
    let page = settings_page(&prefs, false);
    let settings = form(&page, "/settings", "Save settings");
    assert!(settings.contains("value=\"claret\" checked") && settings.contains(&field("name", "Mary")), "{settings}");
    assert!(settings.contains(&field("then", "/settings?saved=1")), "{settings}");
    assert!(page.contains("data-cloth=\"claret\"") && page.contains("class=\"sample\""), "the small table shows them");
    assert!(!page.contains("<p class=\"told\"") && settings_page(&prefs, true).contains("Saved."), "{page}");
    for way in ["/you", "/devices", "/replay", "/forget", "/"] {
        assert!(page.contains(&format!("href=\"{way}\"")), "{way}");
    }
}
