//! `canasta rules`: its pages and exit codes.

use std::io::{Read as _, Write as _};
use std::process::Stdio;

use crate::process::{Home, canasta, check_refused, run, text};

/// The output of a command that exits with this code and prints no error message.
fn printed(code: i32, args: &[&str]) -> String {
    let output = run(&[&["rules"], args].concat());
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(code), ""), "{args:?}");
    text(&output.stdout).to_owned()
}

#[test]
fn lists_the_rule_sets() {
    insta::assert_snapshot!(printed(0, &[]), @r"
    Rule sets:

      hoyle: Bicycle / Hoyle
          The complete rules from Bicycle, for four. A black three freezes the pile
          until someone takes it.

      classic: Classic Card Game Rules
          For two, three, four or six. The initial meld needs a pair to take the
          pile, and concealed canastas score extra.

      lakin: According to Hoyle, by H. Lakin
          For two, three or four. You declare red threes yourself, and a wild card
          never helps to take the pile.

      pack: Taking the Pack
          For four, strict about the pile: only a pair takes it until your side has
          melded.

      wahhi: Standard rules
          For two to six: eleven cards each, one canasta to go out, and a black
          three blocks the pile for one turn. After WAHHI Classic Canasta.

    If a text doesn't cover a rule or a number of players, the common rules apply.
    “canasta rules hoyle” prints all rules of a rule set, “canasta rules diff hoyle
    wahhi” compares two.
    ");
}

#[test]
fn pages_of_the_presets() {
    for name in ["hoyle", "classic", "lakin", "pack", "wahhi"] {
        insta::assert_snapshot!(format!("rules_of_{name}"), printed(0, &[name]));
    }
    for (name, players) in [("hoyle", "4"), ("lakin", "3"), ("wahhi", "6")] {
        let page = printed(0, &[name, "--players", players]);
        insta::assert_snapshot!(format!("rules_of_{name}_for_{players}"), page);
    }
}

#[test]
fn pages_of_differences() {
    insta::assert_snapshot!("hoyle_and_wahhi", printed(0, &["diff", "hoyle", "wahhi"]));
    insta::assert_snapshot!("classic_and_lakin_for_two", printed(0, &["diff", "classic", "lakin", "--players", "2"]));
    insta::assert_snapshot!("hoyle_and_pack_for_five", printed(0, &["diff", "hoyle", "pack", "--players", "5"]));
    assert!(printed(0, &["diff", "pack", "pack"]).ends_with("\nThey are the same.\n"));
}

#[test]
fn lines_fit_a_terminal() {
    let names = [&[][..], &["hoyle"], &["classic"], &["lakin"], &["pack"], &["wahhi"]];
    for line in names.iter().flat_map(|name| printed(0, name).lines().map(str::to_owned).collect::<Vec<_>>()) {
        assert!(line.chars().count() <= 80 && line.trim_end() == line, "{line:?}");
    }
}

#[test]
fn prints_a_rule_set() {
    let all = printed(0, &["lakin"]);
    assert!(all.starts_with("According to Hoyle, by H. Lakin\n") && all.contains("when two or three play"), "{all}");
    let three = printed(0, &["lakin", "--players", "3"]);
    assert!(three.contains("\n- Three players, each for themselves.\n") && !three.contains("partner"), "{three}");
    assert!(printed(0, &["hoyle", "--players", "5"]).contains("The text doesn't cover five players"));
}

#[test]
fn prints_differences() {
    let differences = printed(0, &["diff", "hoyle", "wahhi", "--players", "4"]);
    assert!(differences.contains("\nThe discard pile\n----------------\n"), "{differences}");
    assert!(differences.contains("\n    wahhi: The pile is frozen for your side until it has melded"), "{differences}");
    let home = Home::new();
    let file = home.path().join("house.json");
    std::fs::write(&file, r#"{"rules": "pack", "house": {"black_three_freezes": true}}"#).unwrap();
    let path = file.to_str().unwrap();
    let differences = printed(0, &["diff", "pack", path]);
    assert!(differences.contains("They differ in one rule.\n"), "{differences}");
    let page = printed(0, &[path]);
    assert!(page.contains("\n* A black three in the pile freezes it"), "{page}");
    assert!(page.starts_with("Taking the Pack, with one house rule\n"), "{page}");
}

#[test]
fn pages_of_house_rules() {
    let home = Home::new();
    let printed = |args: &[&str], house: &str| {
        std::fs::write(home.path().join("house.json"), house).unwrap();
        let output = canasta().current_dir(home.path()).arg("rules").args(args).output().unwrap();
        text(&output.stdout).to_owned()
    };
    let house = r#"{"rules": "wahhi", "players": 4, "house": {"exact_deal_bonus": 0, "undeclared_penalty": 100,
                   "hand_size": [11, 13, 11, 11, 11], "minimums": [50, 50, 50, 50]}}"#;
    insta::assert_snapshot!("house_rules_that_are_right", printed(&["check", "house.json"], house));
    let page = printed(&["house.json"], house);
    assert_eq!(page.lines().filter(|line| line.starts_with("* ")).count(), 2, "{page}");
    let unchanged = printed(&["check", "house.json"], r#"{"rules": "lakin"}"#);
    assert_eq!(unchanged, "house.json is valid: According to Hoyle, by H. Lakin.\nIt changes nothing.\n");
    let house = r#"{"rules": "wahi", "home": 1, "players": 7, "house": {"exact_deal_bons": 0, "asking": "before-drawing",
            "hand_size": [11, 13, 11, 11, 16], "minimums": [1, 2, 3], "take_with_wild": "yes", "take_with_wild": true,
            "last_drawer_ends": [true], "game_points": 5000.5, "cut": 99999999999999999999, "seating": [[]]}}"#;
    insta::assert_snapshot!("house_rules_with_faults", printed(&["check", "house.json"], house));
}

#[test]
fn validates_house_rules() {
    let home = Home::new();
    let file = home.path().join("house.json");
    let path = file.to_str().unwrap();
    std::fs::write(&file, r#"{"rules": "wahhi", "house": {"exact_deal_bonus": 0}, "players": 4}"#).unwrap();
    // Line breaks depend on the length of the path.
    let flat = |page: String| page.split_whitespace().collect::<Vec<_>>().join(" ");
    let right = flat(printed(0, &["check", path]));
    assert!(right.contains("is valid: Standard rules, with one house rule."), "{right}");
    assert!(right.contains(" here: A dealer who"), "{right}");
    std::fs::write(&file, r#"{"rules": "wahhi", "house": {"exact_deal_bons": 0, "cut": 1}}"#).unwrap();
    for args in [&["check", path][..], &[path], &["diff", "hoyle", path]] {
        let wrong = flat(printed(1, args));
        assert!(wrong.contains("has two errors: - the rule set has no field \"exact_deal_bons\""), "{wrong}");
        assert!(wrong.contains(" - cut must be one of dealer-left,"), "{wrong}");
    }
    std::fs::write(&file, [0xff, 0x00]).unwrap();
    check_refused(&["rules", "check", path], "it is not UTF-8 text");
    std::fs::write(&file, " ".repeat((1 << 20) + 1)).unwrap();
    check_refused(&["rules", "check", path], "it is longer than 1 MiB");
}

#[test]
fn reads_house_rules_from_standard_input() {
    let mut child =
        canasta().args(["rules", "check", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"{\"house\": {\"cut\": \"nobody\"}}").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stdout),
        "standard input has one error:\n- cut must be one of dealer-left, dealer-left-may, dealer-right, not \"nobody\"\n"
    );
}

#[test]
fn the_schema_is_json() {
    let schema: serde_json::Value = serde_json::from_str(&printed(0, &["--schema"])).unwrap();
    assert_eq!(schema["properties"]["house"]["properties"]["game_points"]["maximum"], 50_000);
}

#[test]
fn reports_usage_errors_in_one_sentence() {
    check_refused(&["rules", "hoile"], "did you mean hoyle? (the rule sets are hoyle, classic, lakin, pack and wahhi)");
    let unknown = "there is no rule set or file “samba” (the rule sets are hoyle, classic, lakin, pack and wahhi)";
    check_refused(&["rules", "diff", "hoyle", "samba"], unknown);
    check_refused(&["rules", "diff", "hoyle"], "<NAME|FILE>");
    check_refused(&["rules", "hoyle", "--players", "7"], "expected a number from 2 to 6");
    check_refused(&["rules", "hoyle", "--schema"], "--schema");
    check_refused(&["rules", "--players", "4"], "<NAME|FILE>");
    check_refused(&["rules", "check", "/nowhere/at/all"], "cannot read /nowhere/at/all: ");
}

/// The pipe is closed early, for example when someone quits `less`.
#[test]
fn a_closed_pipe_is_not_a_failure() {
    let mut child =
        canasta().args(["rules", "--schema"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut errors = String::new();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""));
}
