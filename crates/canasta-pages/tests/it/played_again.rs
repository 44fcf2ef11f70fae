//! The table of a deal that is played again: both results side by side, and that nothing is promised of its cards.

use canasta_i18n::Lang;
use canasta_i18n::messages::set_deal;
use canasta_pages::{MyTable, Prefs, screen_page, start_page, table_page};
use canasta_table::scene::{Scene, Screen};
use insta::assert_snapshot;

use crate::pseudo::{no_word, read};
use crate::set_deal::{again, screens};
use crate::shown::shown;
use crate::{numbers, scenes, tables};

fn page(scene: &Scene) -> String {
    table_page(scene, &Prefs::default())
}

/// The result that lies over the table.
fn result(page: &str) -> &str {
    page.split_once("id=\"result\"").unwrap().1.split_once("</main>").unwrap().0
}

#[test]
fn the_end_shows_both_results_side_by_side() {
    assert_snapshot!(shown(&page(&again(&scenes::deal_end(), &[-45, 1230]))));
}

#[test]
fn the_difference_is_that_of_the_viewers_side() {
    let table = scenes::deal_end();
    let now = table.scene().sheet.last().unwrap()[0].total();
    let told = |then: [i32; 2]| shown(result(&page(&again(&table, &then))));
    assert!(told([now - 225, 0]).contains("Your side scored 225 more points than the first time."));
    assert!(told([now + 1225, 0]).contains("Your side scored 1,225 fewer points than the first time."));
    assert!(told([now, 0]).contains("Your side scored the same as the first time."));
    let alone = shown(result(&page(&again(&numbers::three_end(), &[5000, 0, 0]))));
    assert!(alone.contains("fewer points than that seat did the first time."), "{alone}");
    // A spectator has no side.
    let mut watched = again(&table, &[0, 0]);
    watched.view.seat = None;
    assert!(!shown(result(&page(&watched))).contains("the first time"));
}

/// Both replays, and the way to play it once more from the same seat; nothing of a next deal or a next game.
#[test]
fn the_end_leads_to_both_replays_and_to_no_other_deal() {
    let scene = again(&scenes::deal_end(), &[-45, 1230]);
    let page = page(&scene);
    for way in [
        "/table/k7m3/replay?at=210&amp;seat=0".to_owned(),
        "/table/k7m2/replay?at=0&amp;seat=0".to_owned(),
        format!("/table/k7m3/replay/again?deal={}&amp;seat=0", scene.deal),
    ] {
        assert!(result(&page).contains(&format!("href=\"{way}\"")), "{way}: {page}");
    }
    assert!(!page.contains("data-do=\"next\"") && !page.contains("action=\"/play\""), "{page}");
}

/// Where other tables show a commitment, this one says why there is none.
#[test]
fn the_page_says_that_nothing_is_promised() {
    let sentence = set_deal::no_commitment(Lang::EN);
    for (name, screen) in screens() {
        let page = screen_page(&screen, &Prefs::default(), tables::ORIGIN);
        let menu = page.split_once("id=\"menu\"").unwrap().1.split_once("</dialog>").unwrap().0;
        assert!(menu.contains(sentence), "{name}");
        assert_eq!(result_of(&page).is_some_and(|result| result.contains(sentence)), name.contains("end"), "{name}");
    }
    assert!(!page(&scenes::deal_end().scene()).contains(sentence));
}

fn result_of(page: &str) -> Option<&str> {
    page.contains("id=\"result\"").then(|| result(page))
}

/// The score sheet begins with what was before, so that its sum is the total.
#[test]
fn the_score_sheet_adds_up() {
    let scene = again(&scenes::deal_end(), &[-45, 1230]);
    let page = page(&scene);
    let sheet = page.split_once("<table class=\"sheet num\"").unwrap().1.split_once("</table>").unwrap().0;
    let rows: Vec<Vec<i32>> = sheet.split("<tr").skip(2).map(numbers_of).collect();
    assert!(sheet.contains(">Before<") && sheet.contains(&format!("Deal {}", scene.deal)), "{sheet}");
    let [before, deal, total, ..] = &rows[..] else { panic!("{sheet}") };
    let sums: Vec<i32> = before.iter().zip(deal).map(|(before, deal)| before + deal).collect();
    assert_eq!((&sums[..], &total[..]), (&scene.totals[..2], &scene.totals[..2]), "{sheet}");
}

/// The numbers of a row's cells.
fn numbers_of(row: &str) -> Vec<i32> {
    let cells = row.split("<td>").skip(1).map(|cell| cell.split('<').next().unwrap());
    cells.map(|cell| cell.replace(',', "").replace('−', "-").parse().unwrap()).collect()
}

/// On the start page it is over, like a game that is.
#[test]
fn the_start_page_has_it_among_the_games_that_are_over() {
    let screen = Screen::Game(Box::new(again(&scenes::deal_end(), &[-45, 1230])));
    let mine = [MyTable { table: "k7m2".to_owned(), screen, at: 0 }];
    let page = start_page(&Prefs::default(), &mine, None);
    let over = page.split_once("id=\"history\"").unwrap().1;
    assert!(over.contains("/table/k7m2/replay"), "{page}");
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    for (name, screen) in screens().into_iter().filter(|(name, _)| name.contains("end")) {
        let page = screen_page(&screen, &Prefs { lang: Lang::pseudo(), ..Prefs::default() }, tables::ORIGIN);
        let told = result(&page).split_once("id=\"compared\"").unwrap().1;
        let text = read(&format!("<p{told}"));
        let text = ["Anna", "Ruth", "Paul", "Ben", "Eva", "Clara", "Hugo", "Lena"]
            .iter()
            .fold(text, |text, name| text.replace(name, ""));
        assert!(text.len() > 100, "{name}: {text}");
        no_word(&text);
    }
}
