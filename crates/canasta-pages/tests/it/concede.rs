//! Conceding: the panel that asks for confirmation, the partners' strip, and the end of a conceded game.

use canasta::Seat;
use canasta_i18n::{Lang, announcements};
use canasta_pages::{Prefs, event_text, table_body};
use canasta_table::scene::Scene;

use crate::friends::submissions;
use crate::pseudo::{no_word, read};
use crate::{scenes, tables};

fn body(scene: &Scene) -> String {
    table_body(scene, &Prefs::default())
}

fn part<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    page.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap_or_default()
}

fn panel(page: &str) -> &str {
    part(page, "id=\"concede\"", "</aside>")
}

fn strip(page: &str) -> &str {
    part(page, "id=\"concede-strip\"", "</section>")
}

#[test]
fn the_panel_says_who_has_to_agree() {
    let page = body(&tables::may_concede());
    assert!(panel(&page).contains("<bdi>Anna</bdi> has to agree first."), "{page}");
    assert!(panel(&page).contains(">Ask to concede</button>"), "{page}");
    assert_eq!(submissions(panel(&page)), ["concede"]);
    let mut alone = tables::may_concede();
    alone.status.partners_to_ask.clear();
    let page = body(&alone);
    assert!(panel(&page).contains(">Concede</button>") && !panel(&page).contains("agree"), "{page}");
    assert_eq!(panel(&body(&tables::chatting())), "", "not possible now");
}

#[test]
fn partners_get_a_strip_with_the_offer() {
    let offered = tables::conceding(Seat(2));
    let page = body(&offered);
    assert!(strip(&page).contains("<bdi>Anna</bdi> wants to concede the game."), "{page}");
    assert_eq!(submissions(strip(&page)), ["agree-to-concede", "play-on"]);
    assert_eq!(panel(&page), "", "the strip has the buttons");
    assert!(announcements::spoken(Lang::EN, &offered).as_str().contains("Anna wants to concede the game."));

    let own = tables::conceding(Seat(0));
    let page = body(&own);
    assert!(strip(&page).contains("You’ve offered to concede. Waiting for <bdi>Anna</bdi>."), "{page}");
    assert_eq!(submissions(strip(&page)), ["play-on"]);

    let mut host = tables::one_join_request();
    host.status.agreed_to_concede = vec![Seat(2)];
    assert_eq!(strip(&body(&host)), "", "a join request comes first");
}

#[test]
fn a_conceded_game_ends_with_who_conceded() {
    let lost = tables::conceded(&scenes::mid_deal(), 0);
    let page = body(&lost);
    let end = part(&page, "id=\"result\"", "</main>");
    assert!(end.contains("<h1><bdi>Ruth</bdi> and <bdi>Paul</bdi> won</h1>"), "{end}");
    assert!(end.contains("You and <bdi>Anna</bdi> conceded the game."), "{end}");
    assert!(!end.contains("id=\"brought\"") && !end.contains("/review"), "the deal has no points: {end}");
    assert!(page.contains("data-phase=\"over\"") && !page.contains("data-mine"), "{page}");
    assert!(part(&page, "id=\"log\"", "</ol>").ends_with("conceded the game.</b></li>"), "{page}");
    assert_eq!(event_text(Lang::EN, &lost), "You and Anna conceded the game.");

    let won = body(&tables::conceded(&scenes::mid_deal(), 1));
    assert!(
        won.contains("<h1>You and <bdi>Anna</bdi> won</h1>") && won.contains("Paul</bdi> conceded the game."),
        "{won}"
    );
    let between = body(&tables::conceded(&scenes::deal_end(), 1));
    assert!(between.contains("id=\"brought\""), "the last deal has points: {between}");
    // No deal is finished yet.
    let mut first = tables::conceded(&scenes::mid_deal(), 0);
    first.sheet.clear();
    assert!(!body(&first).contains("id=\"figures\""));
}

#[test]
fn conceding_is_translated() {
    let offered = tables::conceding(Seat(2));
    let own = tables::conceding(Seat(0));
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    for mut scene in [tables::may_concede(), offered, own, tables::conceded(&scenes::mid_deal(), 0)] {
        scene.players.iter_mut().for_each(|player| player.name = "Ζωή".to_owned());
        scene.status.invitation = None;
        let page = table_body(&scene, &prefs);
        for part in [panel(&page), strip(&page), part(&page, "id=\"result\"", "</main>")] {
            no_word(&read(&format!("<div {part}")));
        }
    }
}
