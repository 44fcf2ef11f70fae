//! Between deals: the commitment, the cut and the players who aren't ready. Also abandoned games.

use canasta::Seat;
use canasta_i18n::Lang;
use canasta_pages::{Prefs, screen_body, screen_page, screen_spoken, table_page};
use canasta_record::fair::hex;
use canasta_table::scene::{Scene, Screen, Shuffling};

use crate::{scenes, tables};

fn page(shuffling: Shuffling) -> String {
    screen_page(&Screen::Shuffling(Box::new(shuffling)), &Prefs::default(), tables::ORIGIN)
}

fn body(scene: Scene) -> String {
    screen_body(&Screen::Game(Box::new(scene)), &Prefs::default(), tables::ORIGIN)
}

fn commitment_attributes(deal: usize) -> String {
    let commitment = hex(&tables::commitment(deal).commitment);
    format!("data-commitment-table=\"k7m2\" data-commitment-deal=\"{deal}\" data-commitment=\"{commitment}\"")
}

/// The script cuts for a player once, unless the game is paused or closed.
#[test]
fn only_players_cut_the_cards() {
    let asks_for_cut = |shuffling| page(shuffling).contains(" data-cut");
    assert!(asks_for_cut(tables::shuffling(false)) && !asks_for_cut(tables::shuffling(true)));
    assert!(!asks_for_cut(Shuffling { me: None, ..tables::shuffling(false) }));
    assert!(!asks_for_cut(Shuffling { paused: Some("Anna".to_owned()), ..tables::shuffling(false) }));
    assert!(!asks_for_cut(Shuffling { closed: true, ..tables::shuffling(false) }));
    let page = page(tables::shuffling(true));
    // The table is visible. The commitment is only there for the script.
    assert!(page.contains(&commitment_attributes(1)) && page.contains("src=\"/assets/table."), "{page}");
    assert!(!page.contains("0025 4a6f 94b9 de03") && page.contains("nobody can know the order in advance"), "{page}");
    assert!(page.matches("class=\"seat ").count() == 3 && page.contains("id=\"stock\""), "{page}");
    assert!(
        page.contains("You and <bdi>Ruth</bdi> have cut the deck. <bdi>Anna</bdi> hasn’t cut yet.")
            && page.contains("need JavaScript"),
        "{page}"
    );
    let (spoken, turn) = screen_spoken(Lang::EN, &Screen::Shuffling(Box::new(tables::shuffling(true))));
    assert_eq!(
        (spoken.as_str(), turn.as_str()),
        ("Shuffling the cards… You and Ruth have cut the deck. Anna hasn’t cut yet.", "")
    );
}

#[test]
fn the_end_of_a_deal_says_which_players_are_not_ready() {
    let scene = tables::waiting_for_next_deal();
    let html = body(scene.clone());
    // Ruth is away, so nobody waits for her.
    assert!(html.contains("<p class=\"waiting\">Waiting for <bdi>Anna</bdi>.</p>"), "{html}");
    assert!(html.contains("data-around=\"You are ready. Waiting for Anna.\""), "it is announced too: {html}");
    assert!(html.contains("id=\"next\" data-do=\"next\" aria-disabled=\"true\">Ready<"), "{html}");
    assert!(html.contains("value=\"deal\"") && html.contains(">Deal now<"), "{html}");
    let table = &scene.table;
    let next = commitment_attributes(scene.deal + 1).replace("k7m2", table);
    assert!(html.matches(&next).count() == 2 && html.contains("Fair deal ✓"), "{html}");

    let mut guest = scene.clone();
    guest.status.is_host = false;
    assert!(!body(guest).contains("Deal now"));
    let mut unready = scene;
    unready.status.ready = [false, false, true, false, false, false];
    let html = body(unready);
    assert!(html.contains("Anna is ready. Waiting for you.") && html.contains(">Next deal<"), "{html}");
    assert!(!html.contains("Deal now"), "the host is not ready");
}

#[test]
fn a_table_with_bots_shows_no_commitment_and_waits_for_no_one() {
    let html = table_page(&scenes::deal_end().scene(), &Prefs::default());
    assert!(!html.contains("data-commitment") && !html.contains("Waiting for"), "{html}");
    assert!(html.contains("id=\"menu-fair-deal\" hidden"), "{html}");
}

#[test]
fn an_abandoned_game_says_so_and_takes_no_action() {
    let scene = tables::abandoned();
    assert_eq!(scene.view.seat, Some(Seat(0)));
    let html = body(scene.clone());
    assert!(html.contains("This game was abandoned.") && !html.contains(" data-mine"), "{html}");
    let page = table_page(&scene, &Prefs::default());
    assert!(page.contains("<p id=\"menu-fair-deal\"><a href=\"/fairness\""), "{page}");
    let early = Shuffling { closed: true, ..tables::shuffling(false) };
    assert!(
        screen_body(&Screen::Shuffling(Box::new(early)), &Prefs::default(), "").contains("This game was abandoned.")
    );
}
