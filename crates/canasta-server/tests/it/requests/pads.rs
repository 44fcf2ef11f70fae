//! A score pad with a phone that keeps it, two that have kept it and one that never has. Checks that every change of the
//! stored pad is one that the request was allowed to make.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use canasta::must_fit;
use canasta_pad::{Event, fold};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use sqlx::{Row as _, SqliteConnection};

use super::Answer;
use super::script::TestRequest;

/// Time until a pad moves to the phone that has asked for it.
const REQUEST_MS: i64 = 30_000;
const WATCHER: &str = "0000000000000000";

/// A phone with its ids, as its browser keeps them.
pub(crate) struct Phone {
    pub(crate) device: String,
    pub(crate) secret: String,
}

pub(crate) struct Pads {
    /// A pad, and another one that isn't on the server yet.
    pub(crate) ids: [String; 2],
    /// The keeper, two former keepers, and a phone that has never kept the pad.
    pub(crate) phones: [Phone; 4],
    pub(crate) game: String,
    /// The watchers' code.
    pub(crate) code: String,
    /// The newest hand-over code.
    pub(crate) hand_over: String,
    stored: [Option<Stored>; 2],
}

/// A stored pad.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stored {
    code: String,
    keeper: String,
    entering: Option<i64>,
    request: Option<(String, i64)>,
    keepers: BTreeMap<String, Keeper>,
    events: Vec<String>,
}

/// A device that has kept a pad.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Keeper {
    secret: Vec<u8>,
    name: Option<String>,
    guest: Option<Vec<u8>>,
}

impl Keeper {
    fn is_forgotten(&self) -> bool {
        self.name.is_none() && self.guest.is_none()
    }
}

impl Stored {
    /// Reads a pad, and checks that its parts agree.
    async fn read(sql: &mut SqliteConnection, pad: &str) -> Option<Self> {
        let head =
            "SELECT code, lower(hex(keeper)), entering, nullif(lower(hex(request)), ''), due, n, clock, bytes FROM pads
                    WHERE lower(hex(id)) = ?";
        let head = sqlx::query(head).bind(pad).fetch_optional(&mut *sql).await.unwrap()?;
        let keepers = "SELECT lower(hex(device)), secret, name, guest FROM pad_keepers WHERE lower(hex(pad)) = ?";
        let keepers = sqlx::query(keepers).bind(pad).fetch_all(&mut *sql).await.unwrap();
        let keepers: BTreeMap<String, Keeper> = keepers
            .iter()
            .map(|row| (row.get(0), Keeper { secret: row.get(1), name: row.get(2), guest: row.get(3) }))
            .collect();
        let events = "SELECT n, lower(hex(id)), clock, lower(hex(device)), event FROM pad_events
                      WHERE lower(hex(pad)) = ? ORDER BY n";
        let rows = sqlx::query(events).bind(pad).fetch_all(sql).await.unwrap();
        let mut events = Vec::new();
        let mut ids = BTreeSet::new();
        for (row, number) in rows.iter().zip(1i64..) {
            let text: &str = row.get(4);
            let event = Event::parse(text).unwrap_or_else(|error| panic!("{error} in {text}"));
            assert_eq!(
                (number, &event.id, event.clock, &event.device),
                (row.get(0), &row.get(1), row.get(2), &row.get(3)),
                "{text}"
            );
            assert!(ids.insert(event.id.clone()), "{text} is stored twice");
            events.push(event);
        }
        let texts: Vec<String> = rows.iter().map(|row| row.get(4)).collect();
        let max_clock = events.iter().map(|event| i64::from(event.clock)).max();
        assert_eq!((head.get::<i64, _>(5), head.get(6)), (must_fit(rows.len()), max_clock.unwrap_or_default()));
        // Forgotten names make events shorter.
        assert!(head.get::<i64, _>(7) >= texts.iter().map(|text| must_fit::<i64>(text.len())).sum(), "{texts:?}");
        let folded = fold(&events);
        events.reverse();
        assert_eq!(folded, fold(&events), "the order of arrival matters");
        let asking: Option<String> = head.get(3);
        let due: Option<i64> = head.get(4);
        let keeper: String = head.get(1);
        assert!(keepers.contains_key(&keeper), "{keeper} is unknown");
        assert!(asking.iter().all(|asking| *asking != keeper && keepers.contains_key(asking)), "{asking:?}");
        assert_eq!(asking.is_some(), due.is_some());
        let request = asking.zip(due);
        Some(Self { code: head.get(0), keeper, entering: head.get(2), request, keepers, events: texts })
    }

    /// Whether a request's device and secret are those of a phone that has kept the pad.
    fn knows(&self, sent: &Value) -> bool {
        self.device_of(sent).is_some_and(|device| sent["device"].is_null() || sent["device"] == device.as_str())
    }

    /// The device with a request's secret.
    fn device_of(&self, sent: &Value) -> Option<&String> {
        let secret = Sha256::digest(sent["secret"].as_str()?.as_bytes());
        self.keepers.iter().find(|(_, keeper)| keeper.secret == secret.as_slice()).map(|(device, _)| device)
    }
}

impl Pads {
    /// Ids that no other scenario uses, because phones can be forgotten in all pads.
    pub(super) fn new(scenario: u32) -> Self {
        let pad = |number: u8| format!("{number:02x}{scenario:030x}");
        let phone = |number: u8| Phone {
            device: format!("{number:02x}{scenario:014x}"),
            secret: format!("{number:02x}{scenario:062x}"),
        };
        Self {
            ids: [pad(1), pad(2)],
            phones: [phone(0xa1), phone(0x70), phone(0x44), phone(0xee)],
            game: format!("{:032x}", 1),
            code: String::new(),
            hand_over: String::new(),
            stored: [None, None],
        }
    }

    /// The first sync of a phone.
    pub(super) fn first_sync(&self) -> Value {
        let Phone { device, secret } = &self.phones[0];
        let game = json!({
            "id": self.game, "clock": 1, "at": 1, "device": device, "by": "Anna", "kind": "game", "rules": "hoyle",
            "players": 4, "names": ["Ruth", "Anna", "Tom", "Paul"], "start": [0, 0],
        });
        json!({ "pad": self.ids[0], "device": device, "secret": secret, "name": "Anna", "events": [game] })
    }

    pub(super) fn hand_over(&self, phone: usize) -> Value {
        json!({ "pad": self.ids[0], "secret": self.phones[phone].secret })
    }

    pub(super) fn take(&self, phone: usize) -> Value {
        let Phone { device, secret } = &self.phones[phone];
        json!({ "code": self.hand_over, "device": device, "secret": secret })
    }

    /// Reads the pads before a request. Since the last one, nothing may have happened but forgetting.
    pub(super) async fn read(&mut self, sql: &mut SqliteConnection) {
        for (id, stored) in self.ids.iter().zip(&mut self.stored) {
            let new = Stored::read(sql, id).await;
            if let Some(old) = stored.as_ref() {
                check_forgotten(old, new.as_ref());
            }
            *stored = new;
        }
        self.update_code();
    }

    /// A pad that was deleted and sent again has another code.
    fn update_code(&mut self) {
        if let Some(stored) = &self.stored[0] {
            self.code.clone_from(&stored.code);
        }
    }

    /// Checks the answer to a request, and what the request has changed.
    pub(super) async fn check(&mut self, sql: &mut SqliteConnection, now: i64, request: &TestRequest, answer: &Answer) {
        let sent: Value = serde_json::from_slice(&request.body).unwrap_or_default();
        let path = request.path.split('?').next().unwrap_or_default();
        for at in 0..self.ids.len() {
            let new = Stored::read(sql, &self.ids[at]).await;
            let change = Change { path, sent: &sent, answer, now, pad: &self.ids[at] };
            change.check(self.stored[at].as_ref(), new.as_ref());
            self.stored[at] = new;
        }
        self.update_code();
        if answer.status != StatusCode::OK || answer.header("content-type") != "application/json" {
            return;
        }
        // Browsers ask for the head of what they know already, and a head has no body.
        let Ok(answer) = serde_json::from_str::<Value>(&answer.body) else { return };
        if path == "/pad/hand-over" {
            answer["code"].as_str().unwrap().clone_into(&mut self.hand_over);
            return;
        }
        self.check_state(path, &sent, &answer);
    }

    /// Compares a pad's state in an answer with the stored pad.
    fn check_state(&self, path: &str, sent: &Value, answer: &Value) {
        let state = answer.get("state").unwrap_or(answer);
        let (Some(n), Some(code)) = (state["n"].as_u64(), state["code"].as_str()) else { return };
        let Some(stored) = self.stored.iter().flatten().find(|stored| stored.code == code) else { return };
        assert_eq!((n, &state["keeper"]["device"]), (must_fit(stored.events.len()), &json!(stored.keeper)), "{state}");
        let is_asked_for = !state["request"].is_null();
        assert_eq!(is_asked_for, stored.request.is_some(), "{state}");
        let shown = state["events"].as_array().unwrap();
        let since = sent["since"].as_u64().unwrap_or_default();
        assert_eq!(
            must_fit::<u64>(shown.len()),
            if since > n && since < u64::MAX { n } else { n.saturating_sub(since) },
            "{state}"
        );
        let newest = stored.events[stored.events.len() - shown.len()..].iter();
        for (shown, text) in shown.iter().zip(newest) {
            assert_eq!(*shown, serde_json::from_str::<Value>(text).unwrap());
        }
        let device = stored.device_of(sent);
        let is_keeper = device.map(|device| *device == stored.keeper);
        if path.ends_with("/events") || path.ends_with("/query") {
            assert!(state.get("is_keeper").is_none() && state.get("refused").is_none(), "{state}");
        } else {
            assert_eq!(state["is_keeper"].as_bool(), is_keeper, "{path} {sent}: {state}");
        }
        // Nothing that a phone sends is lost without a word.
        for event in sent["events"].as_array().into_iter().flatten().filter(|_| path == "/pad/sync") {
            let id = event["id"].as_str().unwrap_or_default();
            let is_stored = !id.is_empty() && stored.events.iter().any(|text| text.contains(id));
            let is_refused = state["refused"].as_array().unwrap().iter().any(|refused| {
                // An unreadable id is left out.
                refused["id"] == id || refused["id"] == ""
            });
            assert!(is_stored || is_refused, "{event} is lost: {state}");
        }
    }

    /// Whether an answer contains a secret of a phone, or a code that its sender doesn't know.
    pub(super) fn is_leaked(&self, request: &TestRequest, answer: &str) -> bool {
        let has = |text: &str| !text.is_empty() && answer.contains(text);
        let sent = String::from_utf8_lossy(&request.body);
        let is_known = self.phones.iter().any(|phone| sent.contains(&phone.secret));
        self.phones.iter().any(|phone| has(&phone.secret)) || has(&self.hand_over) && !is_known
    }
}

/// Events after their device has been forgotten.
fn without_name(text: &str) -> Value {
    let mut event: Value = serde_json::from_str(text).unwrap();
    if let Some(by) = event.get_mut("by") {
        *by = json!("");
    }
    event
}

/// Checks that a pad has only changed by forgetting devices.
fn check_forgotten(old: &Stored, new: Option<&Stored>) {
    // Someone else's pad can't be deleted.
    let Some(new) = new else {
        let guests: BTreeSet<_> = old.keepers.values().map(|keeper| &keeper.guest).collect();
        let is_own = old.keepers.len() == 1 || guests.len() == 1 && !guests.contains(&None);
        assert!(is_own, "{old:?} is deleted");
        return;
    };
    let forgotten = Stored { keepers: new.keepers.clone(), events: new.events.clone(), ..old.clone() };
    assert_eq!(forgotten, *new, "only names are forgotten");
    assert!(old.keepers.keys().eq(new.keepers.keys()), "{old:?} {new:?}");
    for (old, new) in old.keepers.values().zip(new.keepers.values()) {
        assert!(old == new || new.is_forgotten() && new.secret == old.secret, "{old:?} {new:?}");
    }
    assert_eq!(old.events.len(), new.events.len());
    for (old, new) in old.events.iter().zip(&new.events) {
        assert!(old == new || without_name(old) == serde_json::from_str::<Value>(new).unwrap(), "{old} {new}");
    }
}

/// A request that may have changed a pad.
struct Change<'a> {
    path: &'a str,
    sent: &'a Value,
    answer: &'a Answer,
    now: i64,
    pad: &'a str,
}

impl Change<'_> {
    fn check(&self, old: Option<&Stored>, new: Option<&Stored>) {
        let &Self { path, sent, answer, now, pad } = self;
        let context = format!("{path} {sent}: {} {}\n{old:?}\n{new:?}", answer.status, answer.body);
        let is_ok = answer.status == StatusCode::OK;
        let Some(old) = old else {
            let Some(new) = new else { return };
            assert!(is_ok && path == "/pad/sync" && sent["pad"] == pad && new.knows(sent), "{context}");
            assert!(new.keepers.len() == 1 && new.request.is_none(), "{context}");
            self.check_events(&[], &new.events, &context);
            return;
        };
        if path == "/pad/forget" && is_ok {
            assert!(new == Some(old) || old.device_of(sent).is_some(), "{context}");
            check_forgotten(old, new);
            let device = new.and_then(|new| Some((new, new.device_of(sent)?)));
            assert!(device.is_none_or(|(new, device)| new.keepers[device].is_forgotten()), "{context}");
            return;
        }
        let new = new.unwrap_or_else(|| panic!("a pad is gone: {context}"));
        assert_eq!(old.code, new.code, "{context}");
        let is_take = is_ok && path == "/pad/take" && answer.body.contains(pad);
        let is_known = is_ok && sent["pad"] == pad && old.knows(sent);
        let device = sent["device"].as_str().unwrap_or_default();

        // A request that was due comes first. Anyone's call can move the pad.
        let mut expected = old.clone();
        if let Some((asking, due)) = &old.request
            && *due <= now
            && (is_known || new.keeper != old.keeper)
        {
            expected = Stored { keeper: asking.clone(), entering: None, request: None, ..expected };
        }
        // A repeated one changes nothing.
        if is_take
            && (&new.keeper, new.entering, &new.request) != (&expected.keeper, expected.entering, &expected.request)
        {
            expected = Stored { keeper: device.to_owned(), entering: None, request: None, ..expected };
        }
        if is_known && path == "/pad/ask" && expected.keeper != device && expected.request.is_none() {
            expected.request = Some((device.to_owned(), now + REQUEST_MS));
        }
        if is_known && path == "/pad/object" {
            let own = old.device_of(sent).unwrap();
            if *own == expected.keeper || expected.request.as_ref().is_some_and(|(asking, _)| asking == own) {
                expected.request = None;
            }
        }
        if is_known && path == "/pad/sync" && expected.keeper == device {
            expected.entering = sent["entering"].as_i64();
        }
        assert_eq!(
            (&new.keeper, new.entering, &new.request),
            (&expected.keeper, expected.entering, &expected.request),
            "{context}"
        );
        // Phones that have kept the pad stay known, with their secrets.
        for (id, keeper) in &new.keepers {
            let is_sender = id == device && (is_take || is_known);
            let is_same = old.keepers.get(id).is_some_and(|before| before == keeper);
            assert!(is_same || is_sender, "{context}");
            assert!(old.keepers.get(id).is_none_or(|before| before.secret == keeper.secret), "{context}");
        }
        assert!(old.keepers.keys().all(|id| new.keepers.contains_key(id)), "{context}");
        assert!(new.events.len() == old.events.len() || is_ok, "{context}");
        if path == "/pad/sync" {
            assert!(new.events.len() == old.events.len() || is_known, "{context}");
        }
        self.check_events(&old.events, &new.events, &context);
    }

    /// Checks that old events are unchanged, and that the new ones were sent.
    fn check_events(&self, old: &[String], new: &[String], context: &str) {
        assert!(new.starts_with(old), "{context}");
        for text in &new[old.len()..] {
            let event: Value = serde_json::from_str(text).unwrap();
            if self.path == "/pad/sync" {
                let sent: Vec<String> = self.sent["events"].as_array().unwrap().iter().map(Value::to_string).collect();
                assert!(sent.contains(text), "{text} wasn't sent: {context}");
            } else {
                let query = (&event["kind"], &event["device"], &event["n"], &event["game"]);
                let expected = (&json!("query"), &json!(WATCHER), &self.sent["n"], &self.sent["game"]);
                assert!(self.path.ends_with("/query") && query == expected, "{context}");
            }
        }
    }
}
