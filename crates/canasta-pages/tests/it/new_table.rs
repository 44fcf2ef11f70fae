//! The page for a new table.

use std::collections::BTreeSet;

use canasta::rules::Domain;
use canasta::{Players, RuleSet};
use canasta_pages::{Company, Prefs, TableForm, new_table_page, new_table_parts};
use canasta_record::house::HouseRules;

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
