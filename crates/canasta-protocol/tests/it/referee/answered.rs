//! Checks that hold for every answer of the referee, whatever the input. Tests and fuzzing share them.

use canasta_protocol::referee::{MAX_LINE_BYTES, judge, run};
use serde_json::{Value, json};

/// Runs the input through the line reader twice, and each line through the judge. Then checks the answers.
pub(crate) fn check_answers(input: &[u8]) {
    let mut out = Vec::new();
    let all_read = run(input, &mut out).expect("memory can be written to");
    let out = String::from_utf8(out).expect("an answer is UTF-8");
    let mut again = Vec::new();
    let same = run(input, &mut again).expect("memory can be written to");
    assert_eq!((all_read, out.as_bytes()), (same, &again[..]), "the answers must be reproducible");
    let mut lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
    if lines.last().is_some_and(|last| last.is_empty()) {
        lines.pop();
    }
    let answers: Vec<&str> = out.lines().collect();
    assert_eq!(answers.len(), lines.len(), "must have one answer per line");
    let mut unread = 0;
    for (number, (line, answer)) in lines.into_iter().zip(answers).enumerate() {
        let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
        if answer.get("line").is_some() {
            unread += 1;
            assert_eq!(answer["line"], json!(number + 1));
            assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty()), "{answer}");
            continue;
        }
        assert!(line.len() <= MAX_LINE_BYTES);
        let line = std::str::from_utf8(line).expect("what was read is UTF-8");
        let judged: Value = serde_json::from_str(&judge(line).expect("it was read")).expect("an answer is JSON");
        assert_eq!(judged, answer, "the judge and the line reader differ");
        if let Some(error) = answer.get("error") {
            assert!(error.as_str().is_some_and(|error| !error.is_empty()), "{answer}");
        } else {
            check_round_trip(&answer);
        }
    }
    assert_eq!(all_read, unread == 0);
}

fn answer(scenario: &Value) -> Value {
    serde_json::from_str(&judge(&scenario.to_string()).expect("a scenario")).expect("an answer is JSON")
}

/// The printed position must give the same answer, and the listed actions must be legal.
fn check_round_trip(first: &Value) {
    let mut position = first["position"].clone();
    position["legal"] = json!(first.get("legal").is_some());
    let again = answer(&position);
    assert_eq!(again.get("error"), None, "{position}");
    assert_eq!(again["position"], first["position"]);
    assert_eq!(again.get("legal"), first.get("legal"));
    for part in ["ended", "out", "deal", "scores", "game_over", "winner"] {
        assert_eq!(again.get(part), first.get(part), "{part} of {position}");
    }
    let Some(actions) = first["legal"].as_array() else { return };
    let few: Vec<&Value> = actions.iter().take(3).chain(actions.iter().rev().take(3)).collect();
    for action in few {
        position["actions"] = json!([action]);
        let played = answer(&position);
        assert_eq!(played["steps"][0]["ok"], json!(true), "{action} of {position}");
    }
    for step in first["steps"].as_array().into_iter().flatten().filter(|step| step["ok"] == json!(false)) {
        for part in ["refused", "because", "rule"] {
            assert!(step[part].as_str().is_some_and(|text| !text.is_empty()), "{step}");
        }
    }
}
