//! The page for a new table.

use std::collections::BTreeSet;

use canasta::rules::Domain;
use canasta::{Players, RuleSet};
use canasta_pages::{Company, Prefs, TableForm, house_rules_page, new_table_page, new_table_parts};
use canasta_record::house::{HouseRules, NamedRules};

/// Every preset for every number of players: unchanged, with house rules, and with errors.
fn forms() -> Vec<TableForm> {
    let pair = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
    let mut forms = Vec::new();
    for preset in RuleSet::PRESETS {
        for count in 2..=6 {
            let choice = HouseRules { players: Players::new(count), ..HouseRules::unchanged(preset) };
            forms.push(TableForm::of(&choice));
            let fields = [("game_points", "3000"), ("hand_size.5", "9"), ("asking", "after-drawing-or-taking")];
            forms.push(TableForm::read(&fields.map(pair), &choice));
            let invalid = [
                ("game_points", "\"><script>"),
                ("hand_size.2", "0"),
                ("declaring", "never"),
                ("preset", "x"),
                ("players", "y"),
                ("take_with_wild", "z"),
            ];
            forms.push(TableForm::read(&invalid.map(pair), &choice));
        }
    }
    forms
}

/// The form must not submit anything the page doesn't show.
#[test]
fn each_radio_group_has_one_checked_answer() {
    for form in forms() {
        let page = new_table_page(&Prefs::default(), &form);
        let mut groups = std::collections::BTreeMap::new();
        for input in page.split("<input ").skip(1).filter_map(|rest| rest.split('>').next()) {
            if input.contains("type=\"radio\"") {
                let name = input.split("name=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
                *groups.entry(name).or_insert(0) += usize::from(input.contains(" checked"));
            }
        }
        assert!(groups.len() > 20 && groups.values().all(|&checked| checked == 1), "{groups:?}");
    }
}

#[test]
fn house_rules_are_listed_and_their_fields_marked() {
    let choice = HouseRules { players: Some(Players::FOUR), ..HouseRules::unchanged(&RuleSet::PRESETS[0]) };
    let same = new_table_parts(&Prefs::default(), &TableForm::of(&choice));
    assert!(same.contains("Bicycle / Hoyle, unchanged.") && same.contains("data-changed=\"\""));
    let idle = [("undeclared_penalty".to_owned(), "100".to_owned())];
    let parts = new_table_parts(&Prefs::default(), &TableForm::read(&idle, &choice));
    assert!(parts.contains("Your changes have no effect") && parts.contains("with one house rule"), "{parts}");
    let typed = [("game_points".to_owned(), "3000".to_owned())];
    let page = new_table_page(&Prefs::default(), &TableForm::read(&typed, &choice));
    assert!(page.contains("Changes from Bicycle / Hoyle:") && page.contains("data-changed=\"game_points\""));
    assert!(page.contains("3,000") && page.contains("Replaces: ") && page.contains("5,000"), "{page}");
    assert!(page.contains("class=\"rule changed\" data-field=\"game_points\""), "{page}");
}

#[test]
fn card_values_are_named_after_their_cards() {
    let choice = HouseRules { players: Some(Players::FOUR), ..HouseRules::unchanged(&RuleSet::PRESETS[0]) };
    let typed = [("card_values.0".to_owned(), "100".to_owned()), ("card_values.5".to_owned(), "0".to_owned())];
    let form = TableForm::read(&typed, &choice);
    assert_eq!(form.choice().rules.card_values, [100, 20, 20, 10, 5, 0]);
    let page = new_table_page(&Prefs::default(), &form);
    let field =
        page.split("data-field=\"card_values\"").nth(1).and_then(|rest| rest.split("</fieldset>").next()).unwrap();
    let labels: Vec<&str> = field.split("<label ").skip(1).filter_map(|rest| rest.split(['>', '<']).nth(1)).collect();
    assert_eq!(labels, ["Joker", "Two", "Ace", "King to eight", "Seven to four", "Black three"]);
    assert_eq!(attributes(field, "value"), ["100", "20", "20", "10", "5", "0"]);
    let sentence = "A joker counts 100, a two 20, an ace 20, a king, queen, jack, ten, nine or eight 10, a seven, six, five or \
                    four 5, and a black three 0.";
    assert!(page.contains(sentence), "{page}");
    let too_high = [("card_values.0".to_owned(), "501".to_owned())];
    assert!(!TableForm::read(&too_high, &choice).errors().is_empty());
}

/// The rows of the score card for cards.
fn card_rows(rules: RuleSet) -> Vec<(String, String)> {
    let rules = HouseRules { rules, ..HouseRules::unchanged(&RuleSet::PRESETS[0]) };
    let page = house_rules_page(&Prefs::default(), &NamedRules { name: String::new(), rules }, "");
    let table =
        page.split("id=\"score-card\"").nth(1).and_then(|rest| rest.split("</table>").next()).unwrap().to_owned();
    let cell = |row: &str, tag: &str| row.split(tag).nth(1).unwrap().split('<').next().unwrap().to_owned();
    let rows = table.split("<tr>").skip(1).map(|row| (cell(row, "row\">"), cell(row, "<td>")));
    rows.take_while(|(name, _)| name != "Natural canasta").collect()
}

#[test]
fn the_score_card_has_the_card_values_of_the_rules() {
    let rows = |card_values| {
        let rows = card_rows(RuleSet { card_values, ..RuleSet::HOYLE });
        rows.iter().map(|(name, points)| format!("{name}: {points}")).collect::<Vec<_>>().join("; ")
    };
    let usual = "Joker: 50; Two, ace: 20; King to eight: 10; Seven to four, black three: 5";
    assert_eq!(rows(RuleSet::BASE.card_values), usual);
    let house = "Joker: 100; Two: 30; Ace: 20; King to eight: 10; Seven to four: 5; Black three: 3";
    assert_eq!(rows([100, 30, 20, 10, 5, 3]), house);
}

/// The values of an attribute on a page.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_field_has_inputs_and_every_link_a_target() {
    for form in forms() {
        let page = new_table_page(&Prefs::default(), &form);
        let names: BTreeSet<&str> = attributes(&page, "name").into_iter().collect();
        for field in RuleSet::FIELDS {
            let inputs = match field.domain {
                Domain::Numbers(count, ..) | Domain::Flags(count) => count,
                Domain::Flag | Domain::Number(..) | Domain::Choice(_) => 1,
            };
            let of_field = names.iter().filter(|name| name.split('.').next() == Some(field.name));
            assert_eq!(of_field.count(), inputs, "{}", field.name);
        }
        let ids = attributes(&page, "id");
        let mut once = ids.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), ids.len());
        for target in attributes(&page, "href").iter().filter_map(|link| link.strip_prefix('#')) {
            assert!(ids.contains(&target), "{target}");
        }
        for target in attributes(&page, "aria-describedby").iter().chain(&attributes(&page, "for")) {
            assert!(ids.contains(target), "{target}");
        }
        for inline in [" style=", "<style", "<script>", " onclick="] {
            assert!(!page.contains(inline), "{inline}");
        }
        assert_eq!(page.contains("id=\"faults\""), !form.is_sound());
    }
}

/// This keeps the form short on a phone.
#[test]
fn rarely_used_settings_are_collapsed_and_show_their_value() {
    let choice = HouseRules { players: Some(Players::FOUR), ..HouseRules::unchanged(&RuleSet::PRESETS[0]) };
    let page = new_table_page(&Prefs::default(), &TableForm::of(&choice));
    assert!(page.matches("<details").count() >= 11 && !page.contains("<details class=\"panel\" open"), "{page}");
    for (id, chosen) in [("more-levels", "Club"), ("more-hints", "Practice only")] {
        let summary = page.split(&format!("id=\"{id}\"")).nth(1).unwrap().split("</summary>").next().unwrap();
        assert!(summary.contains(chosen), "{summary}");
    }
    let fields = [("take_back".to_owned(), "yes".to_owned())];
    let form = TableForm::of(&choice).with_company(&fields, &Company::default(), &[]);
    let page = new_table_page(&Prefs::default(), &form);
    assert!(page.contains(", taking back"), "{page}");
    // Links that open another tab say so.
    for link in page.split("target=\"_blank\"").skip(1) {
        assert!(link.split("</a>").next().unwrap().contains("(opens in a new tab)"), "{link}");
    }
}

/// On the way from the page for playing with friends, the first button is the one that Enter presses.
#[test]
fn the_form_invites_friends_first_if_the_visitor_wants_to() {
    let buttons = |fields: &[(String, String)]| {
        let form = TableForm::of(&Prefs::default().choice()).with_company(fields, &Company::default(), &[]);
        let page = new_table_page(&Prefs::default(), &form);
        let bar = page.split_once("class=\"start-bar\"").unwrap().1;
        (bar.find("Invite friends").unwrap(), bar.find("Play now").unwrap(), bar.contains("name=\"invite\""))
    };
    let (invite, play, stays) = buttons(&[("invite".to_owned(), "1".to_owned())]);
    assert!(invite < play && stays);
    let (invite, play, stays) = buttons(&[]);
    assert!(play < invite && !stays);
}
