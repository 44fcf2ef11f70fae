//! Requests to the score pad's routes. Phones, pads, codes and events are mostly real, so that many requests succeed.

use canasta::{Players, Rng as _};
use canasta_testkit::bytes::Bytes;
use serde_json::{Value, json};

use super::{Kind, below, plain, rarely, text};
use crate::requests::pads::{Pads, Phone};

pub(super) const ROUTES: [(&str, &str, Kind); 16] = [
    ("POST", "/pad/sync", Kind::Json),
    ("POST", "/pad/sync", Kind::Json),
    ("POST", "/pad/hand-over", Kind::Json),
    ("POST", "/pad/take", Kind::Json),
    ("POST", "/pad/take", Kind::Json),
    ("POST", "/pad/ask", Kind::Json),
    ("POST", "/pad/ask", Kind::Json),
    ("POST", "/pad/object", Kind::Json),
    ("POST", "/pad/object", Kind::Json),
    ("POST", QUERY, Kind::Json),
    ("POST", QUERY, Kind::Json),
    ("GET", "/pad/{code}/events", Kind::Nothing),
    ("POST", "/pad/share", Kind::Json),
    ("POST", "/pad/forget", Kind::Json),
    ("GET", "/pad", Kind::Nothing),
    ("GET", "/pad/{code}", Kind::Nothing),
];

const QUERY: &str = "/pad/{code}/query";

/// Seconds before a request. Usually none, but sometimes long enough for requests and hand-over codes to run out.
pub(crate) fn pause(bytes: &mut Bytes<'_>) -> i64 {
    match bytes.next_below(16) {
        13 => 1,
        14 => 31,
        15 => 601,
        _ => 0,
    }
}

/// The watchers' code, or another one.
pub(super) fn code(bytes: &mut Bytes<'_>, pads: &Pads) -> String {
    match bytes.next_below(16) {
        12 => pads.code.to_lowercase(),
        13 => format!("{}%20{}", &pads.code[..3], &pads.code[3..]),
        14 => "ABCDEF".to_owned(),
        15 => plain(&text(bytes)),
        _ => pads.code.clone(),
    }
}

/// The body of a request to this route.
pub(super) fn body(bytes: &mut Bytes<'_>, route: &str, pads: &Pads) -> Value {
    let phone = phone(bytes, pads);
    let secret = if rarely(bytes) { wrong_hex(bytes, &phone.secret) } else { phone.secret.clone() };
    let pad = match bytes.next_below(16) {
        14 => pads.ids[1].clone(),
        15 => wrong_hex(bytes, &pads.ids[0]),
        _ => pads.ids[0].clone(),
    };
    let mut body = match route {
        QUERY => json!({ "game": game(bytes, pads), "n": number(bytes) }),
        "/pad/take" => json!({ "code": hand_over(bytes, pads), "device": phone.device, "secret": secret }),
        "/pad/forget" => json!({ "secret": secret }),
        "/pad/share" | "/pad/hand-over" | "/pad/object" => json!({ "pad": pad, "secret": secret }),
        _ => json!({ "pad": pad, "device": phone.device, "secret": secret }),
    };
    // Someone else's public id.
    if rarely(bytes) && body.get("device").is_some() {
        body["device"] = json!(self::phone(bytes, pads).device);
    }
    if bytes.next_below(2) == 1 && [QUERY, "/pad/take", "/pad/ask", "/pad/sync"].contains(&route) {
        body["name"] = json!(name(bytes));
    }
    if bytes.next_below(2) == 1 && !["/pad/take", "/pad/forget"].contains(&route) {
        let numbers = [0, 1, 2, 3, 100, u64::MAX];
        body["since"] = json!(numbers[below(bytes, numbers.len())]);
    }
    if route == QUERY && bytes.next_below(2) == 1 {
        body["id"] = json!(event_id(bytes));
    }
    if route == "/pad/sync" {
        if bytes.next_below(2) == 1 {
            body["entering"] = number(bytes);
        }
        body["events"] = events(bytes, phone, pads);
    }
    if rarely(bytes) {
        spoil(bytes, &mut body);
    }
    body
}

/// Replaces or adds a field.
fn spoil(bytes: &mut Bytes<'_>, object: &mut Value) {
    let keys: Vec<String> = object.as_object().unwrap().keys().cloned().collect();
    let key = if rarely(bytes) { "later".to_owned() } else { keys[below(bytes, keys.len())].clone() };
    object[key] = nonsense(bytes);
}

fn nonsense(bytes: &mut Bytes<'_>) -> Value {
    match bytes.next_below(8) {
        0 => json!(null),
        1 => json!(-1),
        2 => json!(1e300),
        3 => json!("x".repeat(17 * 1024)),
        4 => json!([]),
        5 => json!({ "id": "x", "by": "x" }),
        6 => json!(true),
        _ => json!(text(bytes)),
    }
}

fn phone<'a>(bytes: &mut Bytes<'_>, pads: &'a Pads) -> &'a Phone {
    &pads.phones[[0, 0, 0, 1, 1, 2, 2, 3][below(bytes, 8)]]
}

/// Hexadecimal digits with one wrong digit, or other text.
fn wrong_hex(bytes: &mut Bytes<'_>, right: &str) -> String {
    match bytes.next_below(8) {
        0 => text(bytes),
        1 => right.to_uppercase(),
        2 => right[1..].to_owned(),
        3 => "0".repeat(right.len()),
        _ => {
            let place = below(bytes, right.len());
            let digit = char::from(b"0123456789abcdef"[below(bytes, 16)]);
            format!("{}{digit}{}", &right[..place], &right[place + 1..])
        }
    }
}

/// The newest hand-over code, as a person might type it, or another code.
fn hand_over(bytes: &mut Bytes<'_>, pads: &Pads) -> String {
    match bytes.next_below(16) {
        12 => pads.hand_over.to_lowercase(),
        13 => format!("{}-{}", &pads.hand_over[..4], &pads.hand_over[4..]),
        14 => pads.code.clone(),
        15 => text(bytes),
        _ => pads.hand_over.clone(),
    }
}

fn name(bytes: &mut Bytes<'_>) -> String {
    match bytes.next_below(8) {
        0 => text(bytes),
        1 => String::new(),
        2 => "x".repeat(24 + below(bytes, 2)),
        3 => "\u{202e}<b>Zoë\0".to_owned(),
        _ => ["Anna", "Tom"][below(bytes, 2)].to_owned(),
    }
}

/// The number of a deal.
fn number(bytes: &mut Bytes<'_>) -> Value {
    match bytes.next_below(16) {
        12 => json!(500),
        13 => json!(501),
        14 => json!(0),
        15 => nonsense(bytes),
        n => json!(n % 4 + 1),
    }
}

/// The id of an event. There are few, so that events are sent again.
fn event_id(bytes: &mut Bytes<'_>) -> String {
    let id = format!("{:032x}", bytes.next_below(24) + 1);
    if rarely(bytes) { wrong_hex(bytes, &id) } else { id }
}

fn game(bytes: &mut Bytes<'_>, pads: &Pads) -> String {
    if rarely(bytes) { event_id(bytes) } else { pads.game.clone() }
}

fn events(bytes: &mut Bytes<'_>, phone: &Phone, pads: &Pads) -> Value {
    let mut events: Vec<Value> = (0..bytes.next_below(4)).map(|_| event(bytes, phone, pads)).collect();
    if rarely(bytes) && !events.is_empty() {
        let count = 199 + below(bytes, 3);
        events = events.into_iter().cycle().take(count).collect();
    }
    json!(events)
}

/// An event that the phone has made or received.
fn event(bytes: &mut Bytes<'_>, phone: &Phone, pads: &Pads) -> Value {
    let mut event = change(bytes, pads);
    let device = match bytes.next_below(8) {
        5 => self::phone(bytes, pads).device.clone(),
        6 => "0".repeat(16),
        7 => wrong_hex(bytes, &phone.device),
        _ => phone.device.clone(),
    };
    let clock = match bytes.next_below(16) {
        13 => 1 << 30,
        14 => (1 << 30) + 1,
        15 => u64::MAX,
        clock => u64::from(clock),
    };
    event["id"] = json!(event_id(bytes));
    event["device"] = json!(device);
    event["clock"] = json!(clock);
    event["at"] = json!(1);
    if bytes.next_below(2) == 1 {
        event["by"] = json!(name(bytes));
    }
    if rarely(bytes) {
        spoil(bytes, &mut event);
    }
    event
}

/// What an event changes.
fn change(bytes: &mut Bytes<'_>, pads: &Pads) -> Value {
    let kind = ["deal", "deal", "deal", "dealer", "rules", "names", "query", "game", "settled"][below(bytes, 9)];
    let mut change = json!({ "kind": kind });
    match kind {
        "game" => {
            let players = Players::new(u8::try_from(2 + bytes.next_below(5)).unwrap()).unwrap_or(Players::FOUR);
            change["players"] = json!(players.count());
            change["rules"] = rules(bytes);
            change["names"] = json!(vec!["Ruth"; usize::from(players.count())]);
            change["start"] = json!(vec![points(bytes); usize::from(players.sides())]);
            change["lines"] = lines(bytes);
            if bytes.next_below(2) == 1 {
                change["first_dealer"] = json!(bytes.next_below(7));
            }
            return change;
        }
        "settled" => {
            change["query"] = json!(event_id(bytes));
            return change;
        }
        "names" => change["names"] = json!([name(bytes), name(bytes), "Tom", "Paul"]),
        "dealer" => change["seat"] = json!(bytes.next_below(5)),
        "rules" => {
            change["rules"] = rules(bytes);
            change["lines"] = lines(bytes);
        }
        "deal" => {
            if bytes.next_below(8) > 0 {
                change["entry"] = entry(bytes);
            }
            change["replaces"] = json!((0..bytes.next_below(3)).map(|_| event_id(bytes)).collect::<Vec<_>>());
        }
        _ => {}
    }
    change["game"] = json!(game(bytes, pads));
    if kind != "names" {
        change["n"] = number(bytes);
    }
    change
}

fn rules(bytes: &mut Bytes<'_>) -> Value {
    let presets = ["hoyle", "wahhi", "lakin"];
    if rarely(bytes) { nonsense(bytes) } else { json!(presets[below(bytes, presets.len())]) }
}

fn points(bytes: &mut Bytes<'_>) -> i32 {
    let rare = [100_000, -100_000, 100_001, i32::MAX];
    if rarely(bytes) { rare[below(bytes, rare.len())] } else { [0, 5, 50, 1500][below(bytes, 4)] }
}

/// A table's own lines.
fn lines(bytes: &mut Bytes<'_>) -> Value {
    let count = if rarely(bytes) { 8 + bytes.next_below(2) } else { bytes.next_below(3) };
    json!((0..count).map(|_| json!({ "name": name(bytes), "points": points(bytes) })).collect::<Vec<_>>())
}

fn entry(bytes: &mut Bytes<'_>) -> Value {
    let going_out = match bytes.next_below(4) {
        0 => json!(null),
        1 => json!("nobody"),
        _ => json!({ "seat": bytes.next_below(5), "concealed": bytes.next_below(2) == 1 }),
    };
    let side_count = if rarely(bytes) { bytes.next_below(8) } else { 2 };
    let side = |bytes: &mut Bytes<'_>| {
        let lines: Vec<Value> = (0..bytes.next_below(3)).map(|_| count(bytes)).collect();
        json!({
            "natural_canastas": count(bytes), "mixed_canastas": count(bytes), "red_threes": count(bytes),
            "melded": points(bytes), "in_hand": points(bytes), "lines": lines,
        })
    };
    let sides: Vec<Value> = (0..side_count).map(|_| side(bytes)).collect();
    json!({ "dealer": bytes.next_below(5), "going_out": going_out, "exact_deal": true, "sides": sides })
}

fn count(bytes: &mut Bytes<'_>) -> Value {
    let rare = [json!(255), json!(256), json!(-1), json!(1.5)];
    if rarely(bytes) {
        rare[below(bytes, rare.len())].clone()
    } else {
        [json!(0), json!(1), json!(4), json!(null)][below(bytes, 4)].clone()
    }
}
