//! Cases with answers: what is expected, compared with what the referee says.

use std::io::{self, BufRead, Write};

use canasta_i18n::Lang;
use canasta_i18n::messages::referee;
use canasta_record::json::Json;

use super::lines::{Line, Lines};
use super::{LONGEST_LINE, judge_into};

/// Judges every case of `input` (JSON Lines with `id`, `topic`, `scenario`, `expect`, `why`; blank lines are skipped)
/// and prints a line for each that differs from what it expects, then `N passed, M failed`.
///
/// Returns whether all passed.
///
/// # Errors
/// Only those of reading and writing.
pub fn check(input: impl BufRead, mut out: impl Write) -> io::Result<bool> {
    let mut lines = Lines::new(input, LONGEST_LINE);
    let (mut passed, mut failed, mut number) = (0u64, 0u64, 0u64);
    while let Some(line) = lines.next()? {
        number += 1;
        let text = match line {
            Line::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
            Line::TooLong => String::from("(too long)"),
        };
        if text.trim().is_empty() {
            continue;
        }
        match serde_json::from_str::<Json>(&text) {
            Err(error) => {
                failed += 1;
                writeln!(out, "{}", referee::no_case(Lang::EN, number, &error.to_string()))?;
            }
            Ok(case) => match difference(&case) {
                None => passed += 1,
                Some(difference) => {
                    failed += 1;
                    let part = |key: &str| case.get(key).and_then(Json::text).unwrap_or("?");
                    let line = referee::failed(Lang::EN, part("id"), part("topic"), &difference, part("why"));
                    writeln!(out, "{line}")?;
                }
            },
        }
    }
    writeln!(out, "{}", referee::summary(Lang::EN, passed, failed))?;
    Ok(failed == 0)
}

/// The first difference between what a case expects and what the referee answers, or `None`.
pub(crate) fn difference(case: &Json) -> Option<String> {
    let (Some(scenario @ Json::Object(_)), Some(expect @ Json::Object(_))) = (case.get("scenario"), case.get("expect"))
    else {
        return Some(referee::case_form(Lang::EN).to_owned());
    };
    let mut answer = Vec::new();
    if let Err(error) = judge_into(scenario, &mut answer) {
        return Some(referee::no_answer(Lang::EN, &error.to_string()).into());
    }
    let answer: Json = match serde_json::from_slice(&answer) {
        Ok(answer) => answer,
        Err(error) => return Some(referee::answer_unreadable(Lang::EN, &error.to_string()).into()),
    };
    differs(expect, &answer).err()
}

type Compared = Result<(), String>;

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

fn differing(part: &str, want: &Json, got: &Json) -> Compared {
    Err(referee::differs(Lang::EN, part, &want.to_string(), &got.to_string()).into())
}

fn same(name: &str, want: &Json, got: &Json) -> Compared {
    if want == got { Ok(()) } else { differing(name, want, got) }
}

/// The words of a text, in any order.
fn cards(json: &Json) -> Vec<&str> {
    let mut cards: Vec<&str> = json.text().unwrap_or("").split_whitespace().collect();
    cards.sort_unstable();
    cards
}

fn same_cards(name: &str, want: &Json, got: &Json) -> Compared {
    if cards(want) == cards(got) { Ok(()) } else { differing(name, want, got) }
}

fn differs(expect: &Json, got: &Json) -> Compared {
    if expect.get("error").and_then(Json::flag) == Some(true) {
        return if got.get("error").is_some() { Ok(()) } else { Err(referee::wants_fault(Lang::EN).to_owned()) };
    }
    if let Some(error) = got.get("error") {
        return Err(referee::has_fault(Lang::EN, &error.to_string()).into());
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
            _ => return Err(referee::unknown_key(Lang::EN, &format!("{key:?}")).into()),
        }
    }
    Ok(())
}

/// Seat, red threes and drawn cards.
fn red_threes_laid(name: &str, want: &Json, got: &Json) -> Compared {
    if !matches!(got, Json::Object(_)) {
        return differing(name, want, got);
    }
    for (key, want) in entries(want) {
        let name = format!("{name}.{key}");
        if key == "seat" { same(&name, want, part(got, key))? } else { same_cards(&name, want, part(got, key))? }
    }
    Ok(())
}

fn steps(want: &Json, got: &Json) -> Compared {
    let (want, got) = (list(want), list(got));
    if want.len() != got.len() {
        return Err(referee::other_steps(Lang::EN, want.len(), got.len()).into());
    }
    for (place, (want, got)) in want.iter().zip(got).enumerate() {
        step(want, got).map_err(|difference| {
            referee::in_step(Lang::EN, place + 1, &part(got, "action").to_string(), &difference)
        })?;
    }
    Ok(())
}

fn step(want: &Json, got: &Json) -> Compared {
    let refused = part(got, "refused");
    match (part(want, "ok").flag(), part(got, "ok").flag()) {
        (Some(true), Some(false)) => {
            let because = part(got, "because").to_string();
            return Err(referee::wants_accepted(Lang::EN, &refused.to_string(), &because).into());
        }
        (Some(false), Some(true)) => {
            return Err(referee::wants_refused(Lang::EN, &part(want, "refused").to_string()).into());
        }
        _ => {}
    }
    for (key, want) in entries(want) {
        let got = part(got, key);
        match key.as_str() {
            "ok" => same("ok", want, got)?,
            "seat" => same("seat", want, got)?,
            "refused" if !list(want).contains(refused) => {
                return Err(referee::other_refusal(Lang::EN, &want.to_string(), &refused.to_string()).into());
            }
            "refused" => {}
            "drew" | "tabled" => same_cards(key, want, got)?,
            "next" => red_threes_laid("next", want, got)?,
            "because" | "rule" => same(key, want, got)?,
            _ => return Err(referee::unknown_key_of_step(Lang::EN, &format!("{key:?}")).into()),
        }
    }
    Ok(())
}

fn deal(want: &Json, got: &Json) -> Compared {
    for (side, want) in list(want).iter().enumerate() {
        let Some(got) = list(got).get(side) else { return Err(referee::no_side(Lang::EN, side).into()) };
        // The parts first: a wrong part says more than a wrong total.
        for (key, want) in entries(want).iter().filter(|(key, _)| key != "total") {
            same(referee::part_of_deal(Lang::EN, side, key).as_str(), want, part(got, key))?;
        }
        if let Some(want) = want.get("total") {
            same(referee::part_of_deal(Lang::EN, side, "total").as_str(), want, part(got, "total"))?;
        }
    }
    Ok(())
}

fn hand_sizes(want: &Json, hands: &Json) -> Compared {
    let sizes = list(hands).iter().map(|hand| i64::try_from(cards(hand).len()).unwrap_or(i64::MAX));
    same("hand_sizes", want, &Json::List(sizes.map(Json::Whole).collect()))
}

fn position(want: &Json, got: &Json) -> Compared {
    for (key, want) in entries(want) {
        let got = part(got, key);
        let name = format!("position.{key}");
        match key.as_str() {
            "hands" | "red_threes" => each(&name, want, got, same_cards)?,
            "melds" => each(&name, want, got, same_melds)?,
            "pile" | "stock" => {
                let words = |json: &Json| json.text().unwrap_or("").split_whitespace().map(str::to_owned).collect();
                let (one, other): (Vec<String>, Vec<String>) = (words(want), words(got));
                if one != other {
                    return differing(&name, want, got);
                }
            }
            _ => same(&name, want, got)?,
        }
    }
    Ok(())
}

/// Entry by entry; `null` is not looked at.
fn each(name: &str, want: &Json, got: &Json, compare: fn(&str, &Json, &Json) -> Compared) -> Compared {
    for (place, want) in list(want).iter().enumerate().filter(|(_, want)| **want != Json::Null) {
        compare(&format!("{name}[{place}]"), want, list(got).get(place).unwrap_or(NOTHING))?;
    }
    Ok(())
}

fn same_melds(name: &str, want: &Json, got: &Json) -> Compared {
    let melds = |json| {
        let mut melds: Vec<Vec<&str>> = list(json).iter().map(cards).collect();
        melds.sort_unstable();
        melds
    };
    if melds(want) == melds(got) { Ok(()) } else { differing(name, want, got) }
}

/// Every act named is listed, whatever else is; or there are too many to list.
fn legal(want: &Json, got: &Json) -> Compared {
    if let Json::Object(_) = want {
        return same("legal", want, got);
    }
    match list(want).iter().find(|act| !list(got).contains(act)) {
        Some(act) => Err(referee::not_legal(Lang::EN, &act.to_string(), &got.to_string()).into()),
        None => Ok(()),
    }
}
