//! The cover of a shared device, and the question about people at the device in the form for a new table.

use canasta_pages::{Prefs, TableForm, new_table_parts, screen_body, screen_spoken};
use canasta_record::house::HouseRules;
use canasta_table::scene::{Cover, Screen};

use crate::{scenes, tables};

/// The words between the tags.
fn text(html: &str) -> String {
    let word = |part: &str| match part.split_once('>') {
        Some(("b" | "/b" | "bdi" | "/bdi", text)) => text.to_owned(),
        Some((_, text)) => format!(" {text}"),
        None => part.to_owned(),
    };
    html.split('<').map(word).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_cover_names_the_next_person_and_shows_no_card() {
    let screen = tables::covered(&scenes::mid_deal());
    let body = screen_body(&screen, &Prefs::default(), tables::ORIGIN);
    assert_eq!(
        text(&body),
        "Leave Pass the device to Mary No cards are shown until Mary presses the button. Show my cards"
    );
    assert!(!body.contains("data-c") && !body.contains("card\""), "{body}");
    assert_eq!(screen_spoken(canasta_i18n::Lang::EN, &screen).1, "Pass the device to Mary");
    let asked = screen_body(&tables::covered(&scenes::partner_asks()), &Prefs::default(), tables::ORIGIN);
    assert!(text(&asked).contains("asks Mary: partner, may I go out?"), "{asked}");
}

#[test]
fn only_a_spectators_scene_can_be_the_cover() {
    let scene = scenes::mid_deal().scene();
    assert!(scene.view.seat.is_some());
    assert_eq!(Cover::new(scene, canasta::Seat(0), None), None);
}

#[test]
fn a_document_waits_for_the_connection() {
    let Screen::Covered(mut cover) = tables::covered(&scenes::mid_deal()) else { panic!("not covered") };
    cover.window = None;
    let screen = Screen::Covered(cover);
    let body = screen_body(&screen, &Prefs::default(), tables::ORIGIN);
    assert!(body.contains("id=\"show-cards\" disabled") && !body.contains("name=\"window\""), "{body}");
}

#[test]
fn the_form_says_who_plays() {
    let parts = |fields: &[(&str, &str)]| {
        let fields: Vec<_> = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let form = TableForm::read(&fields, &HouseRules::unchanged(&canasta::RuleSet::PRESETS[0]));
        let form = form.with_company(&fields, &canasta_pages::Company::default(), &["club".to_owned()]);
        text(&new_table_parts(&Prefs::default(), &form))
    };
    let four = parts(&[("players", "4"), ("others", "Otto")]);
    assert!(four.contains("You and Otto at this device, with two bots. Level: Club."), "{four}");
    let duel = parts(&[("players", "2"), ("others", "Otto")]);
    assert!(duel.contains("You and Otto at this device.") && !duel.contains("Level: Club."), "{duel}");
    let none = parts(&[("players", "4"), ("others", " , ")]);
    assert!(none.contains("You and a bot partner against two bots.") && none.contains("only you"), "{none}");
    let many = parts(&[("players", "3"), ("others", "Otto, Emma, Max")]);
    assert!(many.contains("the table has only 3 players"), "{many}");
}
