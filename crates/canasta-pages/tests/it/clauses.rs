//! What the documents say of how cards lie on the table, in every one of them: `book/clauses.json` names these tests.

use canasta::RuleSet;
use canasta_pages::{Prefs, table_page};

use crate::scenes::{Position, START};

/// The markup of the button of that id.
fn button<'page>(page: &'page str, id: &str) -> &'page str {
    let (_, button) = page.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}"));
    button.split_once("</button>").unwrap().0
}

/// The faces in the button of that id, as `Qh`, with a star behind those that lie crosswise. Numbers are drawn with the digits of
/// the corners (`i-6`) and are left out.
fn faces(page: &str, id: &str) -> String {
    let button = button(page, id);
    let face = |svg: &str| {
        let (class, rest) = svg.split_once('"').unwrap();
        let (_, face) = rest.split_once(".svg#").unwrap();
        let crosswise = ["cross", "turned", "lying"].iter().any(|word| class.split(' ').any(|one| one == *word));
        face.split('"').next().unwrap().to_owned() + if crosswise { "*" } else { "" }
    };
    button.split("<svg class=\"").skip(1).map(face).filter(|face| !face.starts_with("i-")).collect::<Vec<_>>().join(" ")
}

/// The faces that South sees there, at a table by these rules.
fn seen(rules: &'static str, position: Position<'_>, id: &str) -> String {
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
        assert_eq!(seen(rules, position, "we-Q"), "Qh", "{rules}: a natural canasta lies under a red card");
        assert_eq!(seen(rules, position, "we-9"), "9s", "{rules}: a mixed canasta lies under a black card");
        assert_eq!(seen(rules, position, "we-K"), "Ks", "{rules}: a wild card brings a black card to the top");
        let six = Position { melds: &[&["QS QC QH QD QS QC"], &[]], ..START };
        assert_eq!(seen(rules, six, "we-Q").split(' ').count(), 6, "{rules}: six cards lie open");
    }
}

#[test]
fn the_wild_cards_of_a_meld_lie_under_its_naturals() {
    for rules in presets() {
        let melds: &[&[&str]] = &[&["QS 2H QH QD 2S QC"], &[]];
        let six = Position { melds, ..START };
        let shown = seen(rules, six, "we-Q");
        let (wild, naturals) = shown.split_at(shown.find('Q').unwrap());
        assert!(wild.contains("2h") && wild.contains("2s"), "{rules}: {shown}");
        assert_eq!(naturals.split(' ').count(), 4, "{rules}: the last card, which lies on top, is a queen: {shown}");
    }
}

/// With real cards the sixth lies crosswise to be counted at a glance; here a number says it.
#[test]
fn a_meld_says_how_many_cards_it_has() {
    for rules in presets() {
        let melds: &[&[&str]] = &[&["QS QD QH QC QS QD"], &[]];
        let page = table_page(&Position { rules, melds, ..START }.table().scene(), &Prefs::default());
        let queens = button(&page, "we-Q");
        assert!(queens.contains("class=\"times\"") && queens.contains(".svg#i-6\""), "{rules}: {queens}");
    }
}

/// The pile is squared up: of all its cards only the top one shows, and crosswise under it the lowest that freezes it.
#[test]
fn only_the_top_of_the_pile_and_what_freezes_it_is_seen() {
    let check = |rules, pile, expect: &str| {
        let position = Position { pile, melds: &[&["AS AH AD"], &["JS JH JD"]], ..START };
        assert_eq!(seen(rules, position, "pile"), expect, "{rules}: {pile}");
    };
    for rules in presets() {
        check(rules, "4S 5C 6D 9S", "9s");
        check(rules, "4S 2H 5C XR 2D 9S", "2h* 9s");
        check(rules, "4S 5C 2H", "2h*");
        check(rules, "3H 5C 9S", if rules == "classic" { "9s" } else { "3h* 9s" });
        check(rules, "4S 3C 5C 9S", if rules == "hoyle" { "3c* 9s" } else { "9s" });
    }
}
