//! Test cases: compares the referee's answers with expected results.

use std::io::{self, BufRead, Write};

use canasta_record::json::Json;
use canasta_record::pasted;

use super::lines::{Line, Lines};
use super::{MAX_LINE_BYTES, judge_into};

/// Checks every case in `input` and prints a line for each failure, then `N passed, M failed`. The input is JSON Lines
/// with `id`, `topic`, `scenario`, `expect` and `why`; blank lines are skipped.
///
/// Returns whether all passed.
///
/// # Errors
/// Only errors from reading and writing.
pub fn check(input: impl BufRead, mut out: impl Write) -> io::Result<bool> {
    let mut lines = Lines::new(input, MAX_LINE_BYTES);
    let mut passed = 0_u64;
    let mut failed = 0_u64;
    let mut number = 0_u64;
    while let Some(line) = lines.next()? {
        number += 1;
        let text = match line {
            Line::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
            Line::TooLong => String::from("(too long)"),
        };
        if text.trim_matches(|letter: char| letter.is_whitespace() || pasted::is_invisible(letter)).is_empty() {
            continue;
        }
        match pasted::forgiving_quoted(&text, |text| serde_json::from_str::<Json>(text)) {
            Err(error) => {
                failed += 1;
                writeln!(out, "FAIL line {number}: not a case: {error}")?;
            }
            Ok(case) => match difference(&case) {
                None => passed += 1,
                Some(difference) => {
                    failed += 1;
                    let part = |key: &str| case.get(key).and_then(Json::text).unwrap_or("?");
                    let id = part("id");
                    let topic = part("topic");
                    let why = part("why");
                    writeln!(out, "FAIL {id} [{topic}]: {difference} | why: {why}")?;
                }
            },
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(failed == 0)
}

/// The first difference between a case's expectation and the referee's answer, if any.
pub(crate) fn difference(case: &Json) -> Option<String> {
    let (Some(scenario @ Json::Object(_)), Some(expect @ Json::Object(_))) = (case.get("scenario"), case.get("expect"))
    else {
        return Some("a case needs `scenario` and `expect`, both objects".to_owned());
    };
    let mut answer = Vec::new();
    if let Err(error) = judge_into(scenario, &mut answer) {
        return Some(format!("no answer: {error}"));
    }
    let answer: Json = match serde_json::from_slice(&answer) {
        Ok(answer) => answer,
        Err(error) => return Some(format!("cannot read the answer: {error}")),
    };
    compare(expect, &answer).err()
}

type Comparison = Result<(), String>;

const NOTHING: &Json = &Json::Null;

fn part<'a>(json: &'a Json, key: &str) -> &'a Json {
    json.get(key).unwrap_or(NOTHING)
}

fn entries(json: &Json) -> &[(String, Json)] {
    if let Json::Object(entries) = json { entries } else { &[] }
}

fn list(json: &Json) -> &[Json] {
    json.list().unwrap_or(&[])
}

fn differing(part: &str, want: &Json, got: &Json) -> Comparison {
    Err(format!("{part}: expected {want}, got {got}"))
}

fn same(name: &str, want: &Json, got: &Json) -> Comparison {
    if want == got { Ok(()) } else { differing(name, want, got) }
}

/// The words of a text, sorted.
fn cards(json: &Json) -> Vec<&str> {
    let mut cards: Vec<&str> = json.text().unwrap_or("").split_whitespace().collect();
    cards.sort_unstable();
    cards
}

fn same_cards(name: &str, want: &Json, got: &Json) -> Comparison {
    if cards(want) == cards(got) { Ok(()) } else { differing(name, want, got) }
}

fn compare(expect: &Json, got: &Json) -> Comparison {
    if expect.get("error").and_then(Json::flag) == Some(true) {
        return match got.get("error") {
            Some(_) => Ok(()),
            None => Err("expected an error in the scenario".to_owned()),
        };
    }
    if let Some(error) = got.get("error") {
        return Err(format!("error: {error}"));
    }
    for (key, want) in entries(expect) {
        let got_part = part(got, key);
        match key.as_str() {
            "error" => {}
            "start" => red_threes_laid("start", want, got_part)?,
            "steps" => steps(want, got_part)?,
            "deal" => deal(want, got_part)?,
            "ended" | "out" | "scores" | "game_over" | "winner" => same(key, want, got_part)?,
            "hand_sizes" => hand_sizes(want, part(part(got, "position"), "hands"))?,
            "position" => position(want, got_part)?,
            "legal" => legal(want, got_part)?,
            _ => return Err(format!("a case cannot expect {key:?}")),
        }
    }
    Ok(())
}

/// Compares the seat, red threes and drawn cards.
fn red_threes_laid(name: &str, want: &Json, got: &Json) -> Comparison {
    if !matches!(got, Json::Object(_)) {
        return differing(name, want, got);
    }
    for (key, want) in entries(want) {
        let name = format!("{name}.{key}");
        if key == "seat" { same(&name, want, part(got, key))? } else { same_cards(&name, want, part(got, key))? }
    }
    Ok(())
}

fn steps(want: &Json, got: &Json) -> Comparison {
    let want = list(want);
    let got = list(got);
    if want.len() != got.len() {
        let want = want.len();
        let got = got.len();
        return Err(format!("expected {want} {}, got {got}", if want == 1 { "step" } else { "steps" }));
    }
    for (place, (want, got)) in want.iter().zip(got).enumerate() {
        step(want, got).map_err(|difference| format!("step {} {}: {difference}", place + 1, part(got, "action")))?;
    }
    Ok(())
}

fn step(want: &Json, got: &Json) -> Comparison {
    let refused = part(got, "refused");
    match (part(want, "ok").flag(), part(got, "ok").flag()) {
        (Some(true), Some(false)) => {
            let because = part(got, "because");
            return Err(format!("expected to be accepted, refused as {refused}: {because}"));
        }
        (Some(false), Some(true)) => {
            return Err(format!("expected {}, was accepted", part(want, "refused")));
        }
        _ => {}
    }
    for (key, want) in entries(want) {
        let got = part(got, key);
        match key.as_str() {
            "ok" => same("ok", want, got)?,
            "seat" => same("seat", want, got)?,
            "refused" if !list(want).contains(refused) => {
                return Err(format!("expected {want}, refused as {refused}"));
            }
            "refused" => {}
            "drew" | "tabled" => same_cards(key, want, got)?,
            "next" => red_threes_laid("next", want, got)?,
            "because" | "rule" => same(key, want, got)?,
            _ => return Err(format!("a step cannot expect {key:?}")),
        }
    }
    Ok(())
}

fn deal(want: &Json, got: &Json) -> Comparison {
    for (side, want) in list(want).iter().enumerate() {
        let Some(got) = list(got).get(side) else { return Err(format!("deal: side {side} is missing")) };
        // Compare the parts first, because they explain a wrong total.
        for (key, want) in entries(want).iter().filter(|(key, _)| key != "total") {
            same(&format!("deal of side {side}, {key}"), want, part(got, key))?;
        }
        if let Some(want) = want.get("total") {
            same(&format!("deal of side {side}, total"), want, part(got, "total"))?;
        }
    }
    Ok(())
}

fn hand_sizes(want: &Json, hands: &Json) -> Comparison {
    let sizes = list(hands).iter().map(|hand| canasta::must_fit::<i64>(cards(hand).len()));
    same("hand_sizes", want, &Json::List(sizes.map(Json::Whole).collect()))
}

fn position(want: &Json, got: &Json) -> Comparison {
    for (key, want) in entries(want) {
        let got = part(got, key);
        let name = format!("position.{key}");
        match key.as_str() {
            "hands" | "red_threes" => each(&name, want, got, same_cards)?,
            "melds" => each(&name, want, got, same_melds)?,
            "pile" | "stock" => {
                let words = |json: &Json| json.text().unwrap_or("").split_whitespace().map(str::to_owned).collect();
                let want_words: Vec<String> = words(want);
                let got_words: Vec<String> = words(got);
                if want_words != got_words {
                    return differing(&name, want, got);
                }
            }
            _ => same(&name, want, got)?,
        }
    }
    Ok(())
}

/// Compares item by item; `null` matches anything.
fn each(name: &str, want: &Json, got: &Json, compare: fn(&str, &Json, &Json) -> Comparison) -> Comparison {
    for (place, want) in list(want).iter().enumerate().filter(|(_, want)| **want != Json::Null) {
        compare(&format!("{name}[{place}]"), want, list(got).get(place).unwrap_or(NOTHING))?;
    }
    Ok(())
}

fn same_melds(name: &str, want: &Json, got: &Json) -> Comparison {
    let melds = |json| {
        let mut melds: Vec<Vec<&str>> = list(json).iter().map(cards).collect();
        melds.sort_unstable();
        melds
    };
    if melds(want) == melds(got) { Ok(()) } else { differing(name, want, got) }
}

/// Every expected action must be listed, but others may be listed too. An expected object (too many actions to list)
/// must be the same.
fn legal(want: &Json, got: &Json) -> Comparison {
    if let Json::Object(_) = want {
        return same("legal", want, got);
    }
    match list(want).iter().find(|action| !list(got).contains(action)) {
        Some(action) => Err(format!("legal: {action} is not listed among {got}")),
        None => Ok(()),
    }
}
