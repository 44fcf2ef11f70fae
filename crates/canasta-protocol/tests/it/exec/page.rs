//! The book's page on external bots. Its quotations are real, and it describes every field that bots receive.
//! `UPDATE_BOOK=1` updates the quotations.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use canasta::{Illegal, Seat, illegal::NotNow};
use canasta_protocol::exec::{Forfeit, ForfeitReason, Limits, Player, Process, Start, play};
use serde_json::Value;

use crate::exec::forfeits::sh;
use crate::exec::tables::{any_table, book_bot, end, patient, seated};

fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The number of a four-player deal under `hoyle`. Seat 0 begins, and enough happens to it.
const DEAL: u64 = 260;

/// All lines that seat 0 receives and sends in a deal between four copies of the book's bot.
fn overheard() -> [Vec<String>; 2] {
    let folder = std::env::temp_dir().join(format!(
        "canasta-exec-page-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    fs::create_dir_all(&folder).unwrap();
    let [sent, answered] = ["sent", "answered"].map(|name| folder.join(name));
    let bot = book_bot();
    let tapped = sh(&format!("tee '{}' | {} | tee '{}'", sent.display(), bot, answered.display()));
    let mut deal = any_table(DEAL).0;
    // The page quotes this limit.
    let limits = Limits { turn: Duration::from_secs(60), ..patient() };
    let mut bots: Vec<Process> = (deal.public().players().seats())
        .map(|seat| seated(if seat == Seat(0) { &tapped } else { &bot }, &deal, seat, &limits))
        .collect();
    let mut seats: Vec<Player<'_>> = bots.iter_mut().map(Player::Process).collect();
    play(&mut deal, Start { number: 1, red_threes: &[], seed: 1 }, &mut seats)
        .unwrap_or_else(|error| panic!("{error}"));
    end(bots);
    let lines = [sent, answered].map(|path| fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect());
    fs::remove_dir_all(&folder).unwrap();
    lines
}

fn value(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

/// The members of a JSON object or list, each as text.
fn members(json: &str) -> Vec<&str> {
    let inside = &json[1..json.len() - 1];
    let mut depth = 0;
    let mut quoted = false;
    let mut from = 0;
    let mut found = Vec::new();
    for (at, letter) in inside.char_indices() {
        match letter {
            // This works because no string in these lines contains a quotation mark.
            '"' => quoted = !quoted,
            '{' | '[' if !quoted => depth += 1,
            '}' | ']' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                found.push(&inside[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found.extend((!inside.is_empty()).then_some(&inside[from..]));
    found
}

/// Formats JSON as a person would: on one line if it fits. Otherwise outer objects have one member per line, and
/// everything inside them is filled.
fn laid_out(json: &str, indent: usize, used: usize) -> String {
    const WIDTH: usize = 100;
    let open = &json[..1];
    let close = &json[json.len() - 1..];
    if open != "{" && open != "[" {
        return json.to_owned();
    }
    let each: Vec<String> = members(json)
        .into_iter()
        .map(|member| match member.strip_prefix('"').and_then(|rest| rest.split_once("\":")) {
            Some((key, value)) if open == "{" => {
                format!("\"{key}\": {}", laid_out(value, indent + 1, indent + key.len() + 5))
            }
            _ => laid_out(member, indent + 1, indent + 1),
        })
        .collect();
    let one_line = format!("{open}{}{close}", each.join(", "));
    if used + one_line.chars().count() <= WIDTH && !one_line.contains('\n') {
        return one_line;
    }
    let new_line = format!("\n{}", " ".repeat(indent + 1));
    let mut text = open.to_owned();
    let mut column = used + 1;
    for (place, member) in each.iter().enumerate() {
        let last = member.rsplit('\n').next().unwrap_or_default().chars().count() + 2;
        if place > 0 {
            let fits = (open == "[" || indent >= 2) && column + last <= WIDTH && !member.contains('\n');
            text.push_str(if fits { ", " } else { "," });
            if !fits {
                text.push_str(&new_line);
                column = indent + 1;
            }
        }
        text.push_str(member);
        column += last;
    }
    text + close
}

/// The real text for each quotation on the page, by name.
fn quoted() -> Vec<(&'static str, String)> {
    let [sent, answers] = overheard();
    let find = |wanted: &dyn Fn(&Value) -> bool| sent.iter().find(|line| wanted(&value(line))).unwrap().clone();
    let event = |name: &str| find(&|line| line["event"] == name);
    let mut hello = find(&|line| line["type"] == "hello");
    let rules = hello.split_once("\"rule_set\":").unwrap().1;
    let rules = &rules[..=rules.find('}').unwrap()];
    let some = format!("{{{},\"…\":\"and all others\"}}", members(rules)[..2].join(","));
    hello = hello.replace(rules, &some);
    // Choose the shortest turn in which the bot has a choice and melds are on the table.
    let choice = |line: &&String| {
        let line = value(line);
        let melds = line["view"]["melds"].as_array().is_some_and(|sides| sides.iter().any(|side| side[0].is_string()));
        melds && line["view"]["phase"] == "draw" && line["legal"][1].is_string()
    };
    let turn = sent.iter().filter(choice).min_by_key(|line| line.len()).unwrap();
    let own = find(&|line| line["event"] == "act" && line["drew"].is_string());
    let action = find(&|line| line["event"] == "act" && line["took"].is_object());
    let why = ForfeitReason::Illegal { action: "discard 9S".to_owned(), why: Illegal::NotNow(NotNow::DrawFirst) };
    let report = Forfeit {
        seat: Seat(2),
        command: "python3 mybot.py".to_owned(),
        why: Box::new(why),
        lines: vec!["\"discard 9S\"".to_owned()],
        stderr: "thinking about 14 actions\nnine of spades looks safe\n".to_owned(),
    };
    let json = |line: &str| laid_out(line, 0, 0);
    vec![
        ("bot", fs::read_to_string(file("book/examples/mybot.py")).unwrap().trim_end().to_owned()),
        ("quick bot", fs::read_to_string(file("book/examples/quickbot.mjs")).unwrap().trim_end().to_owned()),
        ("transcript", transcript(&sent, &answers)),
        ("hello", json(&hello)),
        ("turn", json(turn)),
        ("answer", answers[0].clone()),
        ("deal-begins", json(&event("deal-begins"))),
        ("own act", json(&own)),
        ("act", json(&action)),
        ("deal-ends", json(&event("deal-ends"))),
        ("end", json(&find(&|line| line["type"] == "end"))),
        ("report", report.to_string()),
    ]
}

/// The start of the deal, up to the end of the bot's first turn. `>` marks lines to the bot, `<` lines from it.
fn transcript(sent: &[String], answers: &[String]) -> String {
    let mut answers = answers.iter();
    let mut lines = Vec::new();
    for line in sent {
        let shorter = |line: &str, key: &str, max: usize, placeholder: &str| {
            let Some((before, rest)) = line.split_once(&format!("\"{key}\":")) else { return line.to_owned() };
            let value = members(&format!("{{\"{key}\":{rest}"))[0].len() - key.len() - 3;
            let shown = if value > max { placeholder } else { &rest[..value] };
            format!("{before}\"{key}\":{shown}{}", &rest[value..])
        };
        let short = shorter(&shorter(&shorter(line, "view", 0, "{…}"), "rule_set", 0, "{…}"), "legal", 40, "[…]");
        lines.push(format!("> {short}"));
        if value(line)["type"] == "turn" {
            lines.push(format!("< {}", answers.next().unwrap()));
        }
        if value(line)["act"].as_str().is_some_and(|action| action.starts_with("discard")) {
            break;
        }
    }
    lines.join("\n")
}

/// Returns the page with its quotations updated.
fn with_quotations(page: &str) -> String {
    let mut page = page.to_owned();
    for (name, text) in quoted() {
        let mark = format!("<!-- real: {name} -->\n```");
        let (before, rest) = page.split_once(&mark).unwrap_or_else(|| panic!("the page has no {mark}"));
        let (language, rest) = rest.split_once('\n').unwrap();
        let end = if rest.starts_with("```") { 0 } else { rest.find("\n```").unwrap() + 1 };
        page = format!("{before}{mark}{language}\n{text}\n{}", &rest[end..]);
    }
    page
}

#[test]
fn the_quotations_of_the_page_are_real() {
    let path = file("book/src/external-bots.md");
    let written = fs::read_to_string(&path).unwrap();
    let real = with_quotations(&written);
    if std::env::var_os("UPDATE_BOOK").is_some() {
        fs::write(&path, &real).unwrap();
    } else {
        assert!(written == real, "the messages have changed: run with UPDATE_BOOK=1 to update the quotations");
    }
}

/// Collects all keys in a JSON value, except those of rule sets, which the book describes elsewhere.
fn keys(json: &Value, found: &mut BTreeSet<String>) {
    match json {
        Value::Object(entries) => {
            for (key, value) in entries {
                found.insert(key.clone());
                if key != "rule_set" && key != "house" {
                    keys(value, found);
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn the_page_describes_every_field_and_every_reason_to_forfeit() {
    let page = fs::read_to_string(file("book/src/external-bots.md")).unwrap();
    let described: String = page.lines().filter(|line| line.starts_with("| ") || line.starts_with('`')).collect();
    let mut sent = BTreeSet::new();
    overheard()[0].iter().for_each(|line| keys(&value(line), &mut sent));
    assert!(sent.len() > 60, "{sent:?}");
    let missing: Vec<&String> = sent.iter().filter(|key| !described.contains(&format!("`{key}`"))).collect();
    assert!(missing.is_empty(), "not on the page: {missing:?}");
    let reasons = include_str!("../../../../canasta-record/src/protocol/forfeit_reason.rs");
    let codes: Vec<&str> = reasons.split("=> \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(codes.len() > 12, "{codes:?}");
    let missing: Vec<&&str> = codes.iter().filter(|code| !described.contains(&format!("`{code}`"))).collect();
    assert!(missing.is_empty(), "not on the page: {missing:?}");
}
