//! Clauses about how cards lie on the table, under every preset. `book/clauses.json` names these tests.

use canasta::RuleSet;
use canasta_pages::{Prefs, table_page};

use crate::scenes::{Position, START};

/// The markup of a button.
fn button<'page>(page: &'page str, id: &str) -> &'page str {
    let (_, button) = page.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}"));
    button.split_once("</button>").unwrap().0
}

/// The cards in a button, such as `Qh`, with a star after those that lie crosswise. Leaves out numbers, which are drawn with
/// the digits of the corners (`i-6`).
fn faces(page: &str, id: &str) -> String {
    let button = button(page, id);
    let face = |svg: &str| {
        let (class, rest) = svg.split_once('"').unwrap();
        let (_, face) = rest.split_once(".svg#").unwrap();
        let crosswise = ["cross", "turned", "lying"].iter().any(|word| class.split(' ').any(|name| name == *word));
        face.split('"').next().unwrap().to_owned() + if crosswise { "*" } else { "" }
    };
    button.split("<svg class=\"").skip(1).map(face).filter(|face| !face.starts_with("i-")).collect::<Vec<_>>().join(" ")
}

/// The cards South sees in a button under these rules.
fn visible_cards(rules: &'static str, position: Position<'_>, id: &str) -> String {
    let table = Position { rules, ..position }.table();
    faces(&table_page(&table.scene(), &Prefs::default()), id)
}

fn presets() -> impl Iterator<Item = &'static str> {
    RuleSet::PRESETS.iter().map(|preset| preset.name)
}

#[test]
fn a_canasta_is_squared_up_under_a_red_or_a_black_card() {
    let melds: &[&[&str]] = &[&["QS QC QH QD QS QC QH", "9H 9D 9S 9C 2S 2H 9H", "KS KC KH KD KS KC KH 2D"], &[]];
    let position = Position { melds, ..START };
    for rules in presets() {
        assert_eq!(visible_cards(rules, position, "we-Q"), "Qh", "{rules}: a natural canasta lies under a red card");
        assert_eq!(visible_cards(rules, position, "we-9"), "9s", "{rules}: a mixed canasta lies under a black card");
        assert_eq!(visible_cards(rules, position, "we-K"), "Ks", "{rules}: a wild card brings a black card to the top");
        let six = Position { melds: &[&["QS QC QH QD QS QC"], &[]], ..START };
        assert_eq!(visible_cards(rules, six, "we-Q").split(' ').count(), 6, "{rules}: six cards lie open");
    }
}

#[test]
fn wild_cards_lie_under_the_natural_cards_of_a_meld() {
    for rules in presets() {
        let melds: &[&[&str]] = &[&["QS 2H QH QD 2S QC"], &[]];
        let six = Position { melds, ..START };
        let shown = visible_cards(rules, six, "we-Q");
        let (wild, naturals) = shown.split_at(shown.find('Q').unwrap());
        assert!(wild.contains("2h") && wild.contains("2s"), "{rules}: {shown}");
        assert_eq!(naturals.split(' ').count(), 4, "{rules}: the last card, which lies on top, is a queen: {shown}");
    }
}

/// With real cards, the sixth lies crosswise so that players can count them at a glance. The page shows a number.
#[test]
fn a_meld_shows_its_card_count() {
    for rules in presets() {
        let melds: &[&[&str]] = &[&["QS QD QH QC QS QD"], &[]];
        let page = table_page(&Position { rules, melds, ..START }.table().scene(), &Prefs::default());
        let queens = button(&page, "we-Q");
        assert!(queens.contains("class=\"times\"") && queens.contains(".svg#i-6\""), "{rules}: {queens}");
    }
}

/// The pile is squared up. Only the upcard shows, and crosswise under it the lowest card that freezes the pile.
#[test]
fn only_the_upcard_and_the_freezing_card_are_visible() {
    let check = |rules, pile, expect: &str| {
        let position = Position { pile, melds: &[&["AS AH AD"], &["JS JH JD"]], ..START };
        assert_eq!(visible_cards(rules, position, "pile"), expect, "{rules}: {pile}");
    };
    for rules in presets() {
        check(rules, "4S 5C 6D 9S", "9s");
        check(rules, "4S 2H 5C XR 2D 9S", "2h* 9s");
        check(rules, "4S 5C 2H", "2h*");
        check(rules, "3H 5C 9S", if rules == "classic" { "9s" } else { "3h* 9s" });
        check(rules, "4S 3C 5C 9S", if rules == "hoyle" { "3c* 9s" } else { "9s" });
    }
}
