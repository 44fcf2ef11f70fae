//! The referee as a line-by-line program. It writes one line for each line it reads, whatever the input.

use canasta::notation;
use canasta_protocol::referee::{MAX_LINE_BYTES, check, judge, run};

fn answers(input: &[u8]) -> (bool, Vec<serde_json::Value>) {
    let mut out = Vec::new();
    let all_read = run(input, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    (all_read, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn checked(cases: &str) -> (bool, String) {
    let mut out = Vec::new();
    let passed = check(cases.as_bytes(), &mut out).unwrap();
    (passed, String::from_utf8(out).unwrap())
}

#[test]
fn examples_pass() {
    let (passed, report) = checked(include_str!("examples.jsonl"));
    assert!(passed, "{report}");
    assert_eq!(report, "47 passed, 0 failed\n");
}

/// A program that has a position in one line doesn't have to write an object. The answer contains the full position.
#[test]
fn a_position_in_one_line_is_a_scenario() {
    let line = "rules=wahhi hands=9S9H9D5C6S/?/?/? melds=ASAHAD/- pile=4CQS stock=KH";
    let (all_read, answers) = answers(format!("{line}\nrules=wahhi hands=9Z\nrules=wahhi phase=lunch\n").as_bytes());
    let object = r#"{"rules": "wahhi", "hands": ["9S 9H 9D 5C 6S", null, null, null], "melds": [["AS AH AD"], []], "pile": "4C QS", "stock": "KH"}"#;
    assert_eq!(answers[0], serde_json::from_str::<serde_json::Value>(&judge(object).unwrap()).unwrap());
    assert_eq!(answers[0]["position"]["hands"][0], "9S 9H 9D 5C 6S");
    assert!(!all_read);
    assert_eq!(answers[1]["line"], 2);
    assert!(answers[1]["error"].as_str().unwrap().starts_with("column 19: expected a card"), "{}", answers[1]);
    assert!(answers[2]["error"].is_string() && answers[2]["position"].is_null(), "{}", answers[2]);
    assert!(judge("hands=9S").unwrap_err().contains("not JSON"));
}

#[test]
fn reports_a_wrong_expectation() {
    let case = r#"{"id": "T", "topic": "turn", "scenario": {"stock": "5S", "actions": ["draw"]}, "expect": {"steps": [{"ok": true, "drew": "6S"}]}, "why": "because"}"#;
    let (passed, report) = checked(case);
    assert!(!passed);
    assert_eq!(
        report,
        "FAIL T [turn]: step 1 \"draw\": drew: expected \"6S\", got \"5S\" | why: because\n0 passed, 1 failed\n"
    );
}

#[test]
fn every_kind_of_wrong_expectation_fails() {
    let scenario =
        r#"{"hands": ["9S 8S", "KS", "KH", "KD"], "stock": "5S 6S", "legal": true, "actions": ["draw", "discard 2S"]}"#;
    for expect in [
        r#"{"steps": []}"#,
        r#"{"steps": [{"ok": false, "refused": ["not-now"]}, {"ok": false, "refused": ["not-in-hand"]}]}"#,
        r#"{"steps": [{"ok": true}, {"ok": true}]}"#,
        r#"{"steps": [{"ok": true}, {"ok": false, "refused": ["cannot-discard"]}]}"#,
        r#"{"steps": [{"ok": true, "seat": 1}, {"ok": false, "refused": ["not-in-hand"]}]}"#,
        r#"{"steps": [{"ok": true, "tabled": "3H"}, {"ok": false, "refused": ["not-in-hand"]}]}"#,
        r#"{"steps": [{"ok": true, "next": {"seat": 1}}, {"ok": false, "refused": ["not-in-hand"]}]}"#,
        r#"{"start": {"tabled": "3H"}}"#,
        r#"{"ended": "went-out"}"#,
        r#"{"out": 1}"#,
        r#"{"scores": [0, 5]}"#,
        r#"{"game_over": true}"#,
        r#"{"deal": [{"total": 0}]}"#,
        r#"{"hand_sizes": [2, 1, 1, 1]}"#,
        r#"{"position": {"stock": "5S"}}"#,
        r#"{"position": {"turn": 3}}"#,
        r#"{"position": {"hands": [null, "KC"]}}"#,
        r#"{"position": {"melds": [["KS KH KD"]]}}"#,
        r#"{"legal": ["discard 2S"]}"#,
        r#"{"legal": {"too_many": true}}"#,
        r#"{"error": true}"#,
        r#"{"wished": 1}"#,
    ] {
        let (passed, report) = checked(&format!(r#"{{"scenario": {scenario}, "expect": {expect}}}"#));
        assert!(!passed && report.ends_with("0 passed, 1 failed\n"), "{expect}: {report}");
    }
}

#[test]
fn answers_bad_lines_and_judges_the_rest() {
    let mut input = b"{\"id\": \"a\"}\nnot json\n[1]\n\n{\"id\": \"\xff\"}\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', MAX_LINE_BYTES + 1));
    input.extend(b"\n{\"id\": \"b\"}");
    let (all_read, answers) = answers(&input);
    assert!(!all_read);
    assert_eq!(answers.len(), 7);
    assert_eq!(answers[0]["id"], "a");
    assert_eq!(answers[6]["id"], "b");
    for (place, answer) in answers.iter().enumerate().take(6).skip(1) {
        assert_eq!(answer["line"], place + 1, "{answer}");
        assert!(answer["error"].is_string());
    }
}

#[test]
fn an_enormous_line_is_not_stored() {
    // Produces a line of 100 MiB.
    struct Endless(u64);
    impl std::io::Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let n = u64::try_from(buffer.len()).unwrap().min(self.0);
            let n = usize::try_from(n).unwrap();
            buffer[..n].fill(b'[');
            self.0 -= u64::try_from(n).unwrap();
            Ok(n)
        }
    }
    let mut out = Vec::new();
    let input = std::io::BufReader::with_capacity(1 << 16, Endless(100 << 20));
    assert!(!run(input, &mut out).unwrap());
    let answer: serde_json::Value = serde_json::from_slice(&out).unwrap();
    assert_eq!(answer["line"], 1);
}

#[test]
fn a_scenario_with_errors_counts_as_read() {
    let (all_read, answers) =
        answers(br#"{"id": "x", "colour": "red", "players": 4, "dealer": 9, "hands": ["4X 4H 4H 4H", null, null]}"#);
    assert!(all_read);
    let error = answers[0]["error"].as_str().unwrap();
    assert_eq!(answers[0]["id"], "x");
    for part in ["no field \"colour\"", "“4X” isn’t a card", "dealer: seat 9", "hands must have 4 entries, not 3"]
    {
        assert!(error.contains(part), "{part} in {error}");
    }
}

#[test]
fn a_deal_that_is_over_has_no_seat_to_act() {
    let answer =
        judge(r#"{"hands": ["4S", "", "", ""], "pile": "", "stock": "", "actions": ["pass", "draw", "dance"]}"#)
            .unwrap();
    let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["ended"], "stock-exhausted");
    assert_eq!(answer["steps"][1]["refused"], "deal-over");
    assert!(answer["steps"][1]["seat"].is_null());
    assert_eq!(answer["steps"][2]["refused"], "unreadable");
}

/// A huge hand has more initial melds than an answer lists. The steps are still answered.
#[test]
fn too_many_legal_actions_are_not_listed() {
    let hand = canasta::Card::all().filter(|card| card.rank() != Some(3)).flat_map(|card| [card, card]);
    let hand = notation::cards(&hand.collect::<Vec<_>>()).to_string();
    let scenario = format!(
        r#"{{"id": "big", "phase": "play", "house": {{"minimums": [0, 300, 300, 300]}}, "hands": ["{hand}", "", "", ""],
             "actions": ["draw", "discard 3S"], "legal": true}}"#
    );
    let answer: serde_json::Value = serde_json::from_str(&judge(&scenario).unwrap()).unwrap();
    assert_eq!(answer["legal"], serde_json::json!({"too_many": true}), "{answer}");
    assert_eq!(answer["steps"][0]["refused"], "not-now");
    assert_eq!(answer["steps"][1]["refused"], "not-in-hand");
    assert!(answer["error"].is_null() && answer["position"]["hands"][0].is_string());
    let case = |legal: &str| {
        checked(&format!(r#"{{"scenario": {scenario}, "expect": {{"legal": {legal}}}}}"#).replace('\n', " "))
    };
    assert!(case(r#"{"too_many": true}"#).0);
    assert!(!case(r#"{"too_many": false}"#).0 && !case(r#"["pass"]"#).0);
}

#[test]
fn an_action_can_name_more_cards_than_exist() {
    let many = ["4S"; 400].join(" ");
    let jokers = ["K: XR XR XR"; 100].join(" / ");
    let scenario = format!(r#"{{"phase": "play", "actions": ["meld {many}", "meld {jokers}", "discard {many}"]}}"#);
    let answer: serde_json::Value = serde_json::from_str(&judge(&scenario).unwrap()).unwrap();
    assert_eq!(answer["steps"][0]["refused"], "not-in-hand");
    assert_eq!(answer["steps"][1]["refused"], "not-in-hand");
    assert_eq!(answer["steps"][2]["refused"], "unreadable");
    let piles = format!(r#"{{"melds": [["{many}"], []], "pile": "{many}"}}"#);
    let answer: serde_json::Value = serde_json::from_str(&judge(&piles).unwrap()).unwrap();
    assert!(answer["error"].as_str().unwrap().contains("the four of spades appears 800 times"), "{answer}");
}

#[test]
fn echoes_ids_of_any_type() {
    for id in [r#""x \"y\" é""#, "17", "null", "[1,2.5,true,{\"a\":null}]"] {
        let answer: serde_json::Value = serde_json::from_str(&judge(&format!(r#"{{"id": {id}}}"#)).unwrap()).unwrap();
        assert_eq!(answer["id"], serde_json::from_str::<serde_json::Value>(id).unwrap());
    }
}
