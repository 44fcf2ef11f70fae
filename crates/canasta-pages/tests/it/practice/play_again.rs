//! The page for choosing a deal to play again.

use canasta::Seat;
use canasta_i18n::{Lang, level};
use canasta_pages::{PlayAgain, Prefs, play_again_page};
use insta::assert_snapshot;

use crate::practice::games::{abandoned, choice, finished, levels};
use crate::practice::text::{main_of, text};

/// The value of the checked radio button in a group. Each group must have exactly one.
fn checked_value<'a>(page: &'a str, name: &str) -> &'a str {
    let buttons = page.split("<input type=\"radio\"").skip(1).map(|rest| rest.split('>').next().unwrap());
    let mut checked = buttons.filter(|tag| tag.contains(&format!("name=\"{name}\"")) && tag.contains("checked"));
    let value = checked.next().unwrap().split("value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(checked.next(), None, "{name}");
    value
}

#[test]
fn every_deal_seat_and_level_can_be_chosen() {
    let replay = finished();
    let levels = levels();
    let page = play_again_page(&Prefs::default(), &choice(&replay, &levels));
    assert_snapshot!(text(main_of(&page)));
    assert!(page.contains("method=\"post\" action=\"/table/k7m2/replay/again\""));
    for (name, count) in [("deal", 2), ("seat", 4), ("level", 4)] {
        assert_eq!(page.matches(&format!("name=\"{name}\"")).count(), count, "{name}");
    }
}

/// If the address names none or an invalid one, the visitor's own seat and the first deal are selected.
#[test]
fn the_deal_and_seat_in_the_address_are_preselected() {
    let replay = finished();
    let levels = levels();
    let page_of = |again: PlayAgain<'_>| play_again_page(&Prefs::default(), &again);
    let usual = choice(&replay, &levels);
    let page = page_of(usual);
    assert_eq!((checked_value(&page, "deal"), checked_value(&page, "seat")), ("2", "2"));
    let page = page_of(PlayAgain { deal: Some(9), seat: Some(Seat(3)), ..usual });
    assert_eq!((checked_value(&page, "deal"), checked_value(&page, "seat")), ("1", "3"));
    let page = page_of(PlayAgain { deal: None, own: None, ..usual });
    assert_eq!((checked_value(&page, "deal"), checked_value(&page, "seat")), ("1", "0"));
    assert!(!page.contains("your seat"));
}

/// If the bots had different levels, or this server doesn't offer theirs, the visitor's usual level is selected.
#[test]
fn the_level_of_the_bots_is_preselected() {
    let mut record = finished().record().clone();
    let levels = levels();
    let level = |record: &canasta_record::record::Record, levels: &[String]| {
        let replay = canasta_record::replay::Replay::of(record.clone()).unwrap();
        let page = play_again_page(&Prefs::default(), &choice(&replay, levels));
        checked_value(&page, "level").to_owned()
    };
    let usual = Prefs::default().company.all().to_owned();
    for player in &mut record.players {
        player.bot = Some("beginner".to_owned());
    }
    assert_ne!(usual, "beginner");
    assert_eq!(level(&record, &levels), "beginner");
    assert_eq!(level(&record, &levels[1..]), usual);
    record.players[1].bot = Some("expert".to_owned());
    assert_eq!(level(&record, &levels), usual);
}

#[test]
fn a_game_without_a_finished_deal_offers_none() {
    let replay = abandoned();
    let levels = levels();
    let page = play_again_page(&Prefs::default(), &choice(&replay, &levels));
    assert!(page.contains("No deal in this game was finished"), "{page}");
    assert!(!page.contains("<form"), "{page}");
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    let levels = levels();
    for replay in [finished(), abandoned()] {
        let page = play_again_page(&Prefs { lang: Lang::pseudo(), ..Prefs::default() }, &choice(&replay, &levels));
        let names = replay.record().players.iter().map(|player| player.name.clone());
        let text = names.fold(text(main_of(&page)), |text, name| text.replace(&name, ""));
        let word = text.split(|letter: char| !letter.is_ascii_alphabetic()).find(|word| word.len() > 1);
        assert_eq!(word, None, "{text}");
    }
    assert_ne!(level::description(Lang::pseudo(), "club"), level::description(Lang::EN, "club"));
}
