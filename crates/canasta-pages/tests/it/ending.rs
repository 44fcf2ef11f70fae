//! The end of a deal and of a game: links, pictures, bars and highlights.

use canasta::Seat;
use canasta_pages::{Prefs, table_body};
use canasta_table::highlights::{Highlight, HighlightKind};

use crate::{scenes, tables, variants};

fn body(table: &scenes::Table) -> String {
    table_body(&table.scene(), &Prefs::default())
}

/// A game in progress has no replay to link.
#[test]
fn highlights_link_the_replay_of_a_finished_game() {
    let deal = body(&scenes::deal_end());
    assert!(deal.contains("Highlights") && !deal.contains("/replay"), "{deal}");
    let game = body(&scenes::game_end());
    assert!(game.contains("href=\"/table/k7m2/replay?at=287\""), "{game}");
    assert!(game.contains("href=\"/table/k7m2/replay\""), "{game}");
}

/// At the end, the cards left in each hand are shown at the seat and next to their points. Before that, only backs are shown.
#[test]
fn remaining_hands_are_shown_at_the_seats_and_in_the_score() {
    let end = body(&scenes::deal_end());
    for (seat, cards) in [(1, 9), (2, 8), (3, 1)] {
        let fan = end.split(&format!("id=\"seat-{seat}\"")).nth(1).unwrap().split("</div>").next().unwrap();
        assert!(fan.contains(" open") && !fan.contains("back"), "{fan}");
        assert_eq!(fan.matches("<use ").count(), cards, "{fan}");
    }
    let list = end.split("class=\"laid-open\"").nth(1).unwrap().split("</ul>").next().unwrap();
    assert_eq!(list.matches("<li>").count(), 3, "{list}");
    assert!(list.contains("<bdi>Paul</bdi>") && list.contains("aria-label=\"an ace\""), "{list}");
    assert!(!body(&scenes::mid_deal()).contains(" open\""));
}

/// Everyone sees the fan of court cards.
#[test]
fn only_winners_see_rays_and_the_shower() {
    let parts = |page: &str| ["class=\"sun\"", "class=\"shower\"", "class=\"fanout\""].map(|part| page.contains(part));
    assert_eq!(parts(&body(&scenes::game_end())), [true, true, true]);
    assert_eq!(parts(&body(&scenes::game_lost())), [false, false, true]);
    assert_eq!(parts(&body(&variants::five_game_end())), [false, false, true]);
    let watched = table_body(&tables::watched(&scenes::game_end()), &Prefs::default());
    assert_eq!(parts(&watched), [false, false, true]);
    assert!(body(&scenes::game_lost()).contains("<h1><bdi>Ruth</bdi> and <bdi>Paul</bdi> won</h1>"));
}

#[test]
fn the_first_button_starts_the_next_deal_or_game() {
    let buttons =
        |page: String, start: &str| page.split(start).nth(1).unwrap().split("</main>").next().unwrap().to_owned();
    let deal = buttons(body(&scenes::deal_end()), "class=\"go\"");
    assert!(deal.find("id=\"next\"") < deal.find("id=\"look\""), "{deal}");
    let game = buttons(body(&scenes::game_end()), "class=\"row go\"");
    let places =
        ["action=\"/play\"", "id=\"replay\"", "id=\"look\"", "href=\"/\""].map(|part| game.find(part).unwrap());
    assert!(places.is_sorted(), "{places:?} {game}");
}

/// Widths are attributes. The largest number has the full width, and zero has no bar.
#[test]
fn bars_are_proportional_to_their_numbers() {
    let page = body(&scenes::deal_end());
    let table = page.split("class=\"counted\"").nth(1).unwrap().split("</table>").next().unwrap();
    let widths: Vec<i32> =
        table.split(" width=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect();
    // 500 and 0, 300 and 300, 200 and 100, 100 and 0, 170 and 190, -80 and -120.
    assert_eq!(widths, [100, 0, 60, 60, 40, 20, 20, 0, 34, 38, 16, 24]);
    assert!(!page.contains("style="), "{page}");
}

/// Elsewhere, `bdi` elements isolate names in case they are written from right to left.
#[test]
fn pictures_contain_no_html_elements() {
    for table in
        [scenes::deal_end(), scenes::game_end(), variants::two_end(), variants::five_game_end(), variants::six_end()]
    {
        let page = body(&table);
        let pictures: Vec<&str> = page.split("<svg").skip(1).map(|rest| rest.split("</svg>").next().unwrap()).collect();
        assert!(pictures.iter().all(|picture| !picture.contains("<bdi") && !picture.contains("<b>")));
    }
}

/// Otherwise a push would change the page for no reason.
#[test]
fn the_same_scene_gives_the_same_page() {
    assert_eq!(body(&scenes::game_end()), body(&scenes::game_end()));
}

/// Some sentences differ for the viewer and other players.
#[test]
fn every_highlight_has_its_sentences() {
    let mut scene = scenes::game_end().scene();
    let rank = canasta::Kind::King;
    let canasta = |seat, natural, concealed| HighlightKind::Canasta { seat: Seat(seat), rank, natural, concealed };
    let cases = [
        (
            canasta(0, true, true),
            "You melded a natural canasta of kings in one go. Deal 2. All its cards were melded at once.",
        ),
        (
            canasta(0, false, true),
            "You melded a canasta of kings in one go. Deal 2. All its cards were melded at once.",
        ),
        (canasta(1, true, false), "Ruth made a natural canasta of kings. Deal 2. 500 bonus points."),
        (
            HighlightKind::Pile { seat: Seat(0), cards: 34 },
            "You took a pile of 34 cards. Deal 2. The largest of the game.",
        ),
        (
            HighlightKind::OneTurn { seat: Seat(3) },
            "Paul went out in one turn. Deal 2. With no melds before that turn.",
        ),
        (
            HighlightKind::Canastas { side: canasta::Side(0), count: 8 },
            "Eight canastas. Deal 2. We: more than anyone else.",
        ),
        (
            HighlightKind::Lost { seat: Seat(0), to: Seat(1), cards: 12 },
            "Your discard gave away a pile of 12 cards. Deal 2. Ruth took it.",
        ),
        (
            HighlightKind::Lost { seat: Seat(3), to: Seat(0), cards: 12 },
            "Paul gave away a pile of 12 cards. Deal 2. You took it.",
        ),
        (
            HighlightKind::Left { seat: Seat(0), points: 50 },
            "Left in your hand: the red joker. Deal 2. Cost 50 points.",
        ),
    ];
    for (kind, expected) in cases {
        let highlight = Highlight { deal: 2, at: 9, kind, cards: vec![canasta::Card::RED_JOKER] };
        let (headline, line) = canasta_i18n::table::highlight(canasta_i18n::Lang::EN, &scene, &highlight);
        assert_eq!(format!("{headline}. {line}"), expected);
    }
    scene.winner = None;
    let line = |cards| {
        let kind = HighlightKind::Pile { seat: Seat(0), cards };
        let highlight = Highlight { deal: 2, at: 9, kind, cards: Vec::new() };
        canasta_i18n::table::highlight(canasta_i18n::Lang::EN, &scene, &highlight).1
    };
    assert_eq!(line(34), "The largest of this deal.");
    assert_eq!(line(9), "Your side’s largest.", "another highlight has a larger pile");
}
