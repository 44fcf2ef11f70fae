//! Test cases as text: a position and a story.

use serde_json::{Value, json};

/// Checks one case.
///
/// The position consists of parts separated by `;`:
///
/// - `rules: lakin` (default hoyle) and `players: 3` (default four) come first.
/// - `play`: the player to act has drawn.
/// - `0: 4H 4D`: a hand. Missing hands are filled.
/// - `we: KS KH KD / 9S 9H 9D` and `they: …`: melds.
/// - `red: 3H | 3D`, `melded: 1000`, `pile:`, `scores: 0 -50`, `turn: 1`, `dealer: 2`, `house: {…}`.
/// - `stock: 4S 5S`: the stock. Without it, all other cards are in the stock.
///
/// The story has one line per action: `ACTION -> ok`, `ACTION -> ok, drew 5H, tabled 3H`, `ACTION -> ok, next 1 3H 5H`
/// (red threes of the next player and their replacements), `ACTION -> code` of the refusal, or
/// `ACTION -> code: message`. Lines about the result follow: `= ended: went-out 0`,
/// `= deal 0: going_out 100, total 815`, `= scores: 815 15`, `= winner: 0`, `= hand 0: KS`, `= we: …`, `= they: …`,
/// `= red: 3H |`, `= pile: …`, `= stock: …`, `= turn: 1 draw`, `= legal: ACTION`, `= illegal: ACTION`,
/// `= start: 3H 5H`, `= error: part of the message`.
///
/// Every case also tries all legal actions listed at the end, and feeds the printed position back.
pub(crate) fn check(position: &str, story: &str) {
    let lines: Vec<&str> = story.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let actions = lines.iter().filter(|line| !line.starts_with('='));
    let (actions, expected): (Vec<&str>, Vec<&str>) =
        actions.map(|line| line.split_once(" -> ").unwrap_or_else(|| panic!("no “->” in {line}"))).unzip();
    let mut scenario = scenario(position);
    scenario["actions"] = json!(actions);
    let answer = judge(&scenario);
    let steps = answer["steps"].as_array().cloned().unwrap_or_default();
    for (place, expected_text) in expected.iter().enumerate() {
        let got = steps.get(place).map_or_else(|| answer["error"].to_string(), step_result);
        assert!(matches(expected_text, &got), "{}: expected {expected_text}, got {got}\n{answer:#}", actions[place]);
    }
    for line in lines.iter().filter_map(|line| line.strip_prefix("= ")) {
        let (what, expected_text) = line.split_once(':').unwrap_or_else(|| panic!("no “:” in {line}"));
        check_result(&answer, what, expected_text.trim());
    }
    if answer.get("error").is_none() {
        check_invariants(&scenario, &answer);
    } else {
        assert!(lines.iter().any(|line| line.starts_with("= error")), "{answer}");
    }
}

fn judge(scenario: &Value) -> Value {
    serde_json::from_str(&canasta_protocol::referee::judge(&scenario.to_string()).unwrap()).unwrap()
}

fn scenario(position: &str) -> Value {
    let mut scenario = json!({"hands": [null, null, null, null], "legal": true});
    let seats = |players: u64| json!(vec![Value::Null; usize::try_from(players).unwrap()]);
    for part in position.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once(':').unwrap_or((part, ""));
        let value = value.trim();
        let numbers = || json!(value.split_whitespace().map(|n| n.parse::<i64>().unwrap()).collect::<Vec<_>>());
        match key {
            "play" => scenario["phase"] = json!("play"),
            "rules" => scenario["rules"] = json!(value),
            "players" => {
                scenario["players"] = json!(value.parse::<u64>().unwrap());
                scenario["hands"] = seats(value.parse().unwrap());
            }
            "0" | "1" | "2" | "3" | "4" | "5" => scenario["hands"][key.parse::<usize>().unwrap()] = json!(value),
            "we" | "they" => {
                let side = usize::from(key == "they");
                let melds: Vec<&str> = value.split('/').map(str::trim).filter(|meld| !meld.is_empty()).collect();
                if scenario.get("melds").is_none() {
                    let all_alone = matches!(scenario["players"].as_u64(), Some(2 | 3 | 5))
                        && scenario["house"]["five_players"] != "two-sides";
                    let sides = if all_alone { &scenario["hands"] } else { &json!([0, 0]) };
                    scenario["melds"] = json!(vec![json!([]); sides.as_array().unwrap().len()]);
                }
                scenario["melds"][side] = json!(melds);
            }
            "red" => scenario["red_threes"] = json!(value.split('|').map(str::trim).collect::<Vec<_>>()),
            "melded" => scenario["melded"] = json!(value.chars().map(|flag| flag == '1').collect::<Vec<_>>()),
            "scores" => scenario["scores"] = numbers(),
            "pile" | "stock" => scenario[key] = json!(value),
            "turn" | "dealer" | "sits_out" => scenario[key] = json!(value.parse::<u8>().unwrap()),
            "house" | "exact_deal" => scenario[key] = serde_json::from_str(value).unwrap(),
            _ => panic!("unknown part of a position: {part}"),
        }
    }
    scenario
}

/// The result of a step, in the format of a story.
fn step_result(step: &Value) -> String {
    if step["ok"] == false {
        return format!("{}: {}", text(&step["refused"]), text(&step["because"]));
    }
    let mut result = "ok".to_owned();
    for what in ["drew", "tabled"] {
        if step[what].as_str().is_some_and(|cards| !cards.is_empty()) {
            result.push_str(&format!(", {what} {}", text(&step[what])));
        }
    }
    if let Some(next) = step.get("next") {
        result.push_str(&format!(", next {} {} {}", next["seat"], text(&next["tabled"]), text(&next["drew"])));
    }
    result.trim_end().to_owned()
}

/// `ok` alone matches any drawn and placed cards, and a code alone matches any message.
fn matches(expected_text: &str, got: &str) -> bool {
    got.strip_prefix(expected_text)
        .is_some_and(|more| more.is_empty() || expected_text == "ok" && more.starts_with(',') || more.starts_with(": "))
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn sorted(cards: &str) -> String {
    let mut cards: Vec<&str> = cards.split_whitespace().collect();
    cards.sort_unstable();
    cards.join(" ")
}

fn melds(value: &Value) -> Vec<String> {
    let mut melds: Vec<String> = value.as_array().unwrap().iter().map(|meld| sorted(&text(meld))).collect();
    melds.sort();
    melds
}

fn check_result(answer: &Value, what: &str, expected_text: &str) {
    let position = &answer["position"];
    let (what, place) = what.split_once(' ').map_or((what, 0), |(what, n)| (what, n.parse::<usize>().unwrap()));
    let (expected_text, got) = match what {
        "start" => (
            expected_text.to_owned(),
            format!("{} {}", text(&answer["start"]["tabled"]), text(&answer["start"]["drew"])),
        ),
        "ended" => (expected_text.to_owned(), format!("{} {}", text(&answer["ended"]), answer["out"])),
        "scores" => {
            let scores: Vec<String> = answer["scores"].as_array().unwrap().iter().map(Value::to_string).collect();
            (expected_text.to_owned(), scores.join(" "))
        }
        "winner" => (
            format!("{expected_text} {}", expected_text != "null"),
            format!("{} {}", answer["winner"], answer["game_over"]),
        ),
        "turn" => (expected_text.to_owned(), format!("{} {}", position["turn"], text(&position["phase"]))),
        "hand" => (sorted(expected_text), sorted(&text(&position["hands"][place]))),
        "pile" | "stock" => (expected_text.to_owned(), text(&position[what])),
        "red" => {
            let red = |side: usize| sorted(&text(&position["red_threes"][side]));
            let (we, they) = expected_text.split_once('|').unwrap();
            (format!("{} | {}", sorted(we), sorted(they)), format!("{} | {}", red(0), red(1)))
        }
        "we" | "they" => {
            let side = usize::from(what == "they");
            let expected_text: Vec<&str> = expected_text.split('/').filter(|meld| !meld.trim().is_empty()).collect();
            (format!("{:?}", melds(&json!(expected_text))), format!("{:?}", melds(&position["melds"][side])))
        }
        "deal" => return deal(&answer["deal"][place], place, expected_text),
        "legal" | "illegal" => {
            let listed = answer["legal"].as_array().unwrap().iter().any(|action| action == expected_text);
            assert_eq!(listed, what == "legal", "{expected_text} is listed: {listed}\n{}", answer["legal"]);
            return;
        }
        "error" => {
            let error = text(&answer["error"]);
            assert!(error.contains(expected_text), "{expected_text:?} is not in {error:?}");
            return;
        }
        _ => panic!("unknown result: {what}"),
    };
    assert_eq!(expected_text.trim(), got.trim(), "{what} {place}\n{answer:#}");
}

/// Checks the named entries and the total.
fn deal(side: &Value, place: usize, expected_text: &str) {
    for part in expected_text.split(',') {
        let (name, points) = part.trim().split_once(' ').unwrap();
        assert_eq!(side[name].to_string(), points, "{name} of side {place}\n{side:#}");
    }
    let parts = side.as_object().unwrap_or_else(|| panic!("no score of side {place}"));
    let sum: i64 = parts.iter().filter(|(name, _)| *name != "total").map(|(_, points)| points.as_i64().unwrap()).sum();
    assert_eq!(side["total"].as_i64(), Some(sum));
}

/// Checks that hold for every case.
fn check_invariants(scenario: &Value, answer: &Value) {
    let position = &answer["position"];
    let again = judge(position);
    assert_eq!(again["position"], *position, "the printed position is different");
    assert_eq!(again["ended"], answer["ended"]);
    for action in answer["legal"].as_array().unwrap().iter().take(200) {
        let mut more = position.clone();
        more["actions"] = json!([action]);
        let tried = judge(&more);
        assert_eq!(tried["steps"][0]["ok"], true, "{action} is listed but refused: {tried}\n{scenario}");
    }
}
