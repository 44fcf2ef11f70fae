//! Input broken in every way that files and connections can break. The referee answers each line with a message and
//! continues with the next.

use std::fmt::Write as _;

use canasta::RuleSet;
use canasta::rules::Domain;
use canasta_protocol::referee::{check, judge, run};
use canasta_testkit::volume::volume;
use serde_json::{Value, json};

use crate::referee::answered;

const EXAMPLES: &str = include_str!("examples.jsonl");

/// The scenarios of the examples, one per line.
fn scenarios() -> Vec<String> {
    let case = |line: &str| serde_json::from_str::<Value>(line).unwrap()["scenario"].to_string();
    EXAMPLES.lines().map(case).collect()
}

fn answers(input: &[u8]) -> (bool, Vec<Value>) {
    let mut out = Vec::new();
    let all_read = run(input, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    (all_read, text.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// Asserts that none of these lines can be read, and that each message contains `says`.
fn unread(input: &[u8], says: &str) {
    let (all_read, answers) = answers(input);
    assert!(!all_read && !answers.is_empty());
    for (place, answer) in answers.iter().enumerate() {
        assert_eq!(answer["line"], json!(place + 1), "{answer}");
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(says) && error.len() < 300, "{says:?} in {error:?}");
    }
}

#[test]
fn reports_truncated_lines() {
    for scenario in scenarios() {
        let mut input = Vec::new();
        for end in 1..scenario.len() {
            input.extend(&scenario.as_bytes()[..end]);
            input.push(b'\n');
        }
        unread(&input, "this line is n");
        let (all_read, answers) = answers(scenario.as_bytes());
        assert!(all_read && answers[0].get("position").is_some() == answers[0].get("error").is_none());
    }
}

/// Drops, doubles or changes a byte. The referee never panics, and it still answers readable lines.
#[test]
fn survives_a_wrong_byte_anywhere() {
    for (place, scenario) in scenarios().iter().enumerate() {
        for at in (place % 5..scenario.len()).step_by(5) {
            let mut bytes = scenario.as_bytes().to_vec();
            match at % 4 {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, bytes[at]),
                2 => bytes[at] = b"\0 \"9{\n-"[at % 7],
                _ => bytes[at] ^= 0x20,
            }
            answered::check_answers(&bytes);
        }
    }
}

#[test]
fn reports_other_encodings() {
    let scenario = r#"{"id": "ä", "actions": ["draw"]}"#;
    let wide: Vec<u16> = scenario.encode_utf16().collect();
    let little: Vec<u8> = [0xff, 0xfe].into_iter().chain(wide.iter().flat_map(|unit| unit.to_le_bytes())).collect();
    let big: Vec<u8> = [0xfe, 0xff].into_iter().chain(wide.iter().flat_map(|unit| unit.to_be_bytes())).collect();
    unread(&little, "not UTF-8");
    unread(&big, "not UTF-8");
    let plain: Vec<u8> = wide.iter().filter(|&&unit| unit < 128).flat_map(|unit| unit.to_le_bytes()).collect();
    unread(&plain, "not JSON");
    // The first is Latin-1, the second a truncated character.
    unread(b"{\"id\": \"\xe4\"}", "not UTF-8");
    unread(&scenario.as_bytes()[..9], "not UTF-8");
    unread(b"{\"id\": \"a\0\"}\n\0\n{}\0", "not JSON");
    // A byte order mark and Windows line ends are accepted.
    let (all_read, answers) = answers(format!("\u{feff}{scenario}\r\n{scenario}\r\n").as_bytes());
    assert!(all_read && answers.len() == 2 && answers[1]["id"] == "ä");
}

#[test]
fn reports_lone_surrogates() {
    for text in [r"\ud800", r"\udc00", r"\ud800\ud800", r"\udc00\ud800", r"a\udfffb", r"\ud83d"] {
        unread(format!(r#"{{"id": "{text}"}}"#).as_bytes(), "not JSON");
        unread(format!(r#"{{"actions": ["{text}"]}}"#).as_bytes(), "not JSON");
        unread(format!(r#"{{"{text}": 1}}"#).as_bytes(), "not JSON");
    }
    let (_, answers) = answers(br#"{"id": "\ud83c\udccf", "actions": ["\u0000", "\ud83c\udccf"]}"#);
    assert_eq!(answers[0]["id"], "\u{1f0cf}");
    assert_eq!(answers[0]["steps"][1]["refused"], "unreadable");
}

#[test]
fn limits_nesting() {
    for depth in [200, 100_000] {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let opened = open.repeat(depth);
            let closed = close.repeat(depth);
            unread(format!(r#"{{"id": {opened}1{closed}}}"#).as_bytes(), "not JSON");
            unread(opened.as_bytes(), "not JSON");
        }
    }
    let id = format!("{}1{}", "[".repeat(100), "]".repeat(100));
    let (all_read, answers) = answers(format!(r#"{{"id": {id}}}"#).as_bytes());
    assert!(all_read);
    assert_eq!(serde_json::to_string(&answers[0]["id"]).unwrap(), id);
}

/// Numbers that make no sense in a game.
const ABSURD: [&str; 14] = [
    "-1",
    "7",
    "255",
    "256",
    "65536",
    "-2147483649",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "0.5",
    "-0.0",
    "1e300",
    "123456789012345678901234567890.5",
];

#[test]
fn reports_absurd_numbers() {
    for number in ABSURD {
        for key in ["players", "dealer", "turn"] {
            let answer = faulty(&format!(r#"{{"{key}": {number}}}"#));
            assert!(answer.contains(key), "{key} {number}: {answer}");
        }
        for list in ["scores", "hands", "melds", "red_threes", "melded", "actions"] {
            faulty(&format!(r#"{{"{list}": {number}}}"#));
            faulty(&format!(r#"{{"{list}": [{number}]}}"#));
        }
        for key in ["pile", "stock", "phase", "exact_deal", "legal", "flags", "house", "rules"] {
            let answer = faulty(&format!(r#"{{"{key}": {number}}}"#));
            assert!(answer.contains(key), "{key} {number}: {answer}");
        }
    }
    unread(br#"{"players": 1e999}"#, "not JSON");
    unread(br#"{"players": 04}"#, "not JSON");
    unread(br#"{"players": NaN}"#, "not JSON");
    unread(br#"{"players": +4}"#, "not JSON");
}

#[test]
fn reports_absurd_numbers_in_house_rules() {
    for field in RuleSet::FIELDS {
        for number in ABSURD {
            let text = match field.domain {
                Domain::Numbers(count, low, high) => {
                    let absurd: f64 = number.parse().unwrap();
                    if absurd >= f64::from(low) && absurd <= f64::from(high) && absurd.fract() == 0.0 {
                        continue;
                    }
                    format!("[{}{number}]", format!("{low},").repeat(count - 1))
                }
                Domain::Number(low, high) => {
                    let absurd: f64 = number.parse().unwrap();
                    if absurd >= f64::from(low) && absurd <= f64::from(high) && absurd.fract() == 0.0 {
                        continue;
                    }
                    number.to_owned()
                }
                Domain::Flags(count) => format!("[{}{number}]", "true,".repeat(count - 1)),
                Domain::Flag | Domain::Choice(_) => number.to_owned(),
            };
            let answer = faulty(&format!(r#"{{"house": {{"{}": {text}}}}}"#, field.name));
            assert!(answer.contains(field.name), "{} {text}: {answer}", field.name);
        }
    }
}

/// Asserts that the scenario can be read and has errors, and returns the message, whose length is bounded.
fn faulty(scenario: &str) -> String {
    let answer: Value = serde_json::from_str(&judge(scenario).unwrap()).unwrap();
    let error = answer["error"].as_str().unwrap_or_else(|| panic!("{scenario} is answered with {answer}"));
    assert!(!error.is_empty() && error.len() < 20_000, "{error}");
    error.to_owned()
}

#[test]
fn reports_duplicate_keys() {
    let printed: Value =
        serde_json::from_str(&judge(r#"{"id": "x", "house": {"game_points": 600}}"#).unwrap()).unwrap();
    let position = &printed["position"];
    for (key, value) in position.as_object().unwrap() {
        let text = position.to_string();
        let twice = format!("{},\"{key}\":{value}}}", &text[..text.len() - 1]);
        assert!(faulty(&twice).contains(&format!("has \"{key}\" twice")), "{key}");
    }
    for (key, value) in position["flags"].as_object().unwrap() {
        let flags = position["flags"].to_string();
        let twice = format!("{},\"{key}\":{value}}}", &flags[..flags.len() - 1]);
        let text = position.to_string().replace(&flags, &twice);
        assert!(faulty(&text).contains(&format!("\"{key}\" twice")), "{key}");
    }
    assert!(faulty(r#"{"house": {"game_points": 600, "game_points": 600}}"#).contains("\"game_points\" twice"));
}

/// Fits as many actions, cards, melds and errors into a line as possible.
#[test]
fn survives_huge_scenarios() {
    let count = volume(2_000, 20_000);
    let many = |one: &str| vec![one; count].join(",");
    answered::check_answers(format!(r#"{{"actions": [{}]}}"#, many("\"draw\"")).as_bytes());
    answered::check_answers(format!(r#"{{"actions": ["{}"]}}"#, "meld KS KH ".repeat(count)).as_bytes());
    answered::check_answers(format!(r#"{{"actions": ["take {}"]}}"#, "/ K: XR ".repeat(count)).as_bytes());
    faulty(&format!(r#"{{"stock": "{}"}}"#, "4S ".repeat(10 * count)));
    faulty(&format!(r#"{{"pile": "{}"}}"#, "9Z ".repeat(10 * count)));
    faulty(&format!(r#"{{"melds": [[{}], []]}}"#, many("\"KS KH KD\"")));
    let mut keys = String::new();
    for key in 0..count {
        write!(keys, "{}\"k{key}\": 0", if key == 0 { "" } else { "," }).unwrap();
    }
    faulty(&format!("{{{keys}}}"));
    faulty(&format!(r#"{{"house": {{{keys}}}}}"#));
    faulty(&format!(r#"{{"flags": {{{keys}}}}}"#));
}

/// Test cases can be broken too. Each is counted, and a truncated case never passes.
#[test]
fn broken_cases_fail() {
    let checked = |input: &[u8]| {
        let mut out = Vec::new();
        let passed = check(input, &mut out).unwrap();
        (passed, String::from_utf8(out).unwrap().lines().last().unwrap().to_owned())
    };
    for (place, case) in EXAMPLES.lines().enumerate() {
        let mut cut = Vec::new();
        let mut cuts = 0;
        for end in (1 + place % 7..case.len()).step_by(7) {
            cut.extend(&case.as_bytes()[..end]);
            cut.push(b'\n');
            cuts += 1;
        }
        assert_eq!(checked(&cut), (false, format!("0 passed, {cuts} failed")), "{case}");
        for at in (place % 11..case.len()).step_by(11) {
            let mut bytes = case.as_bytes().to_vec();
            bytes[at] = b"\0 \"9{\n-\xff"[at % 8];
            let (passed, last) = checked(&bytes);
            assert_eq!(passed, last.ends_with(" passed, 0 failed"), "{last}");
        }
    }
}
