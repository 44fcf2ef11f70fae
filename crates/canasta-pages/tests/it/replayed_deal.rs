//! The table of a replayed deal: both results side by side, and no commitment to its cards.

use canasta_i18n::Lang;
use canasta_i18n::messages::set_deal;
use canasta_pages::{MyTable, Prefs, screen_page, start_page, table_page};
use canasta_table::scene::{Scene, Screen};
use insta::assert_snapshot;

use crate::page_text::page_text;
use crate::pseudo::{no_word, read};
use crate::replayed_deal_scenes::{replayed, screens};
use crate::{scenes, tables, variants};

fn page(scene: &Scene) -> String {
    table_page(scene, &Prefs::default())
}

/// The result shown over the table.
fn result(page: &str) -> &str {
    page.split_once("id=\"result\"").unwrap().1.split_once("</main>").unwrap().0
}

#[test]
fn the_end_shows_both_results_side_by_side() {
    assert_snapshot!(page_text(&page(&replayed(&scenes::deal_end(), &[-45, 1230]))));
}

#[test]
fn the_difference_is_from_the_viewers_side() {
    let table = scenes::deal_end();
    let now = table.scene().sheet.last().unwrap()[0].total();
    let result_text = |then: [i32; 2]| page_text(result(&page(&replayed(&table, &then))));
    assert!(result_text([now - 225, 0]).contains("Your side scored 225 more points than the first time."));
    assert!(result_text([now + 1225, 0]).contains("Your side scored 1,225 fewer points than the first time."));
    assert!(result_text([now, 0]).contains("Your side scored the same as the first time."));
    let alone = page_text(result(&page(&replayed(&variants::three_end(), &[5000, 0, 0]))));
    assert!(alone.contains("fewer points than that seat did the first time."), "{alone}");
    // A spectator has no side.
    let mut watched = replayed(&table, &[0, 0]);
    watched.view.seat = None;
    assert!(!page_text(result(&page(&watched))).contains("the first time"));
}

/// The viewer can also replay the deal again from the same seat, but there is no next deal or game.
#[test]
fn the_end_links_both_replays_and_no_next_deal() {
    let scene = replayed(&scenes::deal_end(), &[-45, 1230]);
    let page = page(&scene);
    for link in [
        "/table/k7m3/replay?at=210&amp;seat=0".to_owned(),
        "/table/k7m2/replay?at=0&amp;seat=0".to_owned(),
        format!("/table/k7m3/replay/again?deal={}&amp;seat=0", scene.deal),
    ] {
        assert!(result(&page).contains(&format!("href=\"{link}\"")), "{link}: {page}");
    }
    assert!(!page.contains("data-do=\"next\"") && !page.contains("action=\"/play\""), "{page}");
}

/// Other tables show their commitment in the same places.
#[test]
fn the_page_says_why_there_is_no_commitment() {
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

/// The score sheet starts with the earlier points, so that its sum is the total.
#[test]
fn the_score_sheet_adds_up() {
    let scene = replayed(&scenes::deal_end(), &[-45, 1230]);
    let page = page(&scene);
    let sheet = page.split_once("<table class=\"sheet num\"").unwrap().1.split_once("</table>").unwrap().0;
    let rows: Vec<Vec<i32>> = sheet.split("<tr").skip(2).map(numbers_of).collect();
    assert!(sheet.contains(">Before<") && sheet.contains(&format!("Deal {}", scene.deal)), "{sheet}");
    let [before, deal, total, ..] = &rows[..] else { panic!("{sheet}") };
    let sums: Vec<i32> = before.iter().zip(deal).map(|(before, deal)| before + deal).collect();
    assert_eq!((&sums[..], &total[..]), (&scene.totals[..2], &scene.totals[..2]), "{sheet}");
}

/// The numbers in a row.
fn numbers_of(row: &str) -> Vec<i32> {
    let cells = row.split("<td>").skip(1).map(|cell| cell.split('<').next().unwrap());
    cells.map(|cell| cell.replace(',', "").replace('−', "-").parse().unwrap()).collect()
}

#[test]
fn the_start_page_lists_it_as_a_finished_game() {
    let screen = Screen::Game(Box::new(replayed(&scenes::deal_end(), &[-45, 1230])));
    let mine = [MyTable { table: "k7m2".to_owned(), screen, at: 0 }];
    let page = start_page(&Prefs::default(), &mine, None);
    let over = page.split_once("id=\"history\"").unwrap().1;
    assert!(over.contains("/table/k7m2/replay"), "{page}");
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    for (name, screen) in screens().into_iter().filter(|(name, _)| name.contains("end")) {
        let page = screen_page(&screen, &Prefs { lang: Lang::pseudo(), ..Prefs::default() }, tables::ORIGIN);
        let comparison = result(&page).split_once("id=\"compared\"").unwrap().1;
        let text = read(&format!("<p{comparison}"));
        let text = ["Anna", "Ruth", "Paul", "Ben", "Eva", "Clara", "Hugo", "Lena"]
            .iter()
            .fold(text, |text, name| text.replace(name, ""));
        assert!(text.len() > 100, "{name}: {text}");
        no_word(&text);
    }
}
