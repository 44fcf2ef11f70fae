//! Score pads: two phones and a watcher, handing over, asking for a pad, and who may do what.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::body::Body;
use axum::http::{Method, StatusCode};
use canasta_server::{Limits, ServerConfig};
use serde_json::{Value, json};

use crate::harness::{Answer, Client, Home, Running};

const PAD: &str = "00112233445566778899aabbccddeeff";
const GAME: &str = "0000000000000000000000000000000a";

/// A clock that the test sets, in milliseconds.
#[derive(Clone)]
struct Clock(Arc<AtomicI64>);

impl Clock {
    fn new() -> Self {
        Self(Arc::new(AtomicI64::new(1_764_533_520_000)))
    }

    fn advance(&self, seconds: i64) {
        self.0.fetch_add(1000 * seconds, Ordering::Relaxed);
    }

    fn config(&self, home: &Home) -> ServerConfig {
        let clock = self.clone();
        ServerConfig { now: Arc::new(move || clock.0.load(Ordering::Relaxed)), ..home.config() }
    }
}

/// A phone with its ids, as its browser keeps them.
struct Phone {
    client: Client,
    device: String,
    secret: String,
    name: &'static str,
}

impl Phone {
    fn new(client: Client, byte: u8, name: &'static str) -> Self {
        Self { client, device: format!("{byte:02x}").repeat(8), secret: format!("{byte:02x}").repeat(32), name }
    }

    /// An event as this phone makes it.
    fn event(&self, number: u32, kind: &Value) -> Value {
        let mut event = json!({
            "id": format!("{number:032x}"), "clock": number, "at": 1, "device": self.device, "by": self.name,
        });
        event.as_object_mut().unwrap().extend(kind.as_object().unwrap().clone());
        event
    }

    fn deal(&self, number: u32) -> Value {
        self.event(number, &json!({ "kind": "deal", "game": GAME, "n": number, "anyway": false }))
    }

    async fn post(&mut self, path: &str, body: Value) -> Answer {
        let mut all = json!({ "secret": self.secret });
        all.as_object_mut().unwrap().extend(body.as_object().unwrap().clone());
        self.client.json(path, &all).await
    }

    /// The answer to a sync of these events.
    async fn try_sync(&mut self, since: u64, events: &[Value]) -> Answer {
        let body = json!({
            "pad": PAD, "device": self.device, "name": self.name, "since": since, "entering": 3, "events": events,
        });
        self.post("/pad/sync", body).await
    }

    async fn sync(&mut self, since: u64, events: &[Value]) -> Value {
        ok(&self.try_sync(since, events).await)
    }

    async fn hand_over(&mut self) -> Value {
        ok(&self.post("/pad/hand-over", json!({ "pad": PAD })).await)
    }

    async fn take(&mut self, code: &str) -> Answer {
        self.post("/pad/take", json!({ "code": code, "device": self.device, "name": self.name })).await
    }

    async fn ask(&mut self) -> Answer {
        self.post("/pad/ask", json!({ "pad": PAD, "device": self.device, "name": self.name })).await
    }

    async fn object(&mut self) -> Answer {
        self.post("/pad/object", json!({ "pad": PAD })).await
    }
}

fn ok(answer: &Answer) -> Value {
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert_eq!(answer.header("cache-control"), "no-store");
    answer.json()
}

/// Checks a refusal, and that it has a sentence.
fn refused(answer: &Answer, status: StatusCode, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert_eq!(answer.json()["code"], code, "{}", answer.body);
    assert!(answer.json()["because"].as_str().unwrap().ends_with('.'), "{}", answer.body);
}

async fn move_pad(from: &mut Phone, to: &mut Phone) {
    let code = from.hand_over().await["code"].as_str().unwrap().to_owned();
    ok(&to.take(&code).await);
}

/// Anna's phone with a pad that has two deals, and Tom's, which has kept the pad before.
async fn two_phones(server: &Running) -> [Phone; 2] {
    let mut anna = Phone::new(server.client(), 0xa1, "Anna");
    let mut tom = Phone::new(server.client(), 0x70, "Tom");
    let events = [anna.deal(1), anna.deal(2)];
    anna.sync(0, &events).await;
    move_pad(&mut anna, &mut tom).await;
    move_pad(&mut tom, &mut anna).await;
    [anna, tom]
}

#[tokio::test]
async fn two_phones_and_a_watcher_see_the_same_pad() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let [mut anna, mut tom] = two_phones(&server).await;
    let state = anna.sync(2, &[]).await;
    let keeper = json!({ "device": anna.device, "name": "Anna" });
    let code = state["code"].as_str().unwrap().to_owned();
    let expected = json!({
        "n": 2, "events": [], "code": code, "keeper": keeper, "is_keeper": true, "entering": 3, "refused": [],
    });
    assert_eq!(state, expected);
    // Both were offline, and send overlapping events. The second one sends its events again, because the reply was
    // lost.
    let state = anna.sync(2, &[anna.deal(2), anna.deal(3)]).await;
    assert_eq!(state["events"], json!([anna.deal(3)]));
    for _ in 0..2 {
        let state = tom.sync(2, &[tom.deal(4), anna.deal(3)]).await;
        assert_eq!(state["events"], json!([anna.deal(3), tom.deal(4)]));
        assert_eq!((&state["n"], &state["is_keeper"], &state["refused"]), (&json!(4), &json!(false), &json!([])));
    }
    // Tom's phone doesn't keep the pad, so what it is showing doesn't count.
    anna.client
        .json("/pad/sync", &json!({ "pad": PAD, "device": anna.device, "secret": anna.secret, "entering": 9 }))
        .await;
    assert_eq!(tom.sync(4, &[]).await["entering"], 9);

    let shared = ok(&tom.post("/pad/share", json!({ "pad": PAD })).await);
    assert_eq!(shared["code"], code);
    assert_eq!(shared["url"], format!("http://table.test/pad/{code}"));
    let qr = shared["qr"].as_str().unwrap();
    assert!(qr.starts_with("<svg class=\"qr\"") && qr.contains("aria-label=\"QR code for watching\""), "{qr}");
    let mut watcher = server.client();
    let seen = ok(&watcher.get(&format!("/pad/{code}/events?since=1")).await);
    assert_eq!(seen["events"], json!([anna.deal(2), anna.deal(3), tom.deal(4)]));
    let expected = json!({ "n": 4, "events": seen["events"], "code": code, "keeper": keeper, "entering": 9 });
    assert_eq!(seen, expected, "a watcher gets no more than this");
    // People type codes in lower case and with spaces. A number from an earlier pad gets everything.
    let typed = format!("{} {}", &code[..3], &code[3..]).to_lowercase().replace(' ', "%20");
    assert_eq!(
        ok(&watcher.get(&format!("/pad/{typed}/events?since=999")).await)["events"].as_array().unwrap().len(),
        4
    );

    let query = json!({ "game": GAME, "n": 2, "name": " Uncle\tOtto ", "since": 4 });
    let state = ok(&watcher.json(&format!("/pad/{code}/query"), &query).await);
    let event = &state["events"][0];
    assert_eq!((&event["kind"], &event["n"], &event["game"]), (&json!("query"), &json!(2), &json!(GAME)));
    assert_eq!((&event["by"], &event["clock"]), (&json!("Uncle Otto"), &json!(5)));
    assert_eq!(anna.sync(4, &[]).await["events"], state["events"]);
    assert_eq!(state["n"], 5);
    let query = json!({ "id": "9".repeat(32), "game": GAME, "n": 1 });
    for _ in 0..2 {
        let state = ok(&watcher.json(&format!("/pad/{code}/query"), &query).await);
        assert_eq!(state["n"], 6, "a repeated query is stored once");
    }
    for wrong in [
        json!({ "game": GAME, "n": 0 }),
        json!({ "game": "x", "n": 1 }),
        json!({ "n": 1 }),
        json!({ "id": "9", "game": GAME, "n": 1 }),
    ] {
        let answer = watcher.json(&format!("/pad/{code}/query"), &wrong).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    // The pad outlives the server.
    server.stop().await;
    let server = Running::start(home.config()).await;
    anna.client = anna.client.at(&server);
    assert_eq!(anna.sync(0, &[]).await["n"], 6);
    server.stop().await;
}

/// Events come back unchanged.
#[tokio::test]
async fn an_event_keeps_its_text() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let phone = Phone::new(server.client(), 0xa1, "Anna");
    let event = format!(
        "{{ \"later\":1.50, \"kind\":\"settled\",\"device\":\"{}\", \"at\":1,\"clock\":1,\"id\":\"{GAME}\",\"by\":\"\\u00e4\",\"query\":\"{GAME}\"}}",
        phone.device
    );
    let body = format!(
        "{{\"pad\":\"{PAD}\",\"device\":\"{}\",\"secret\":\"{}\",\"events\":[{event}]}}",
        phone.device, phone.secret
    );
    let mut client = phone.client;
    let headers = [("content-type", "application/json"), ("sec-fetch-site", "same-origin")];
    let answer = client.send(Method::POST, "/pad/sync", &headers, body).await;
    assert!(answer.body.contains(&format!("\"events\":[{event}]")), "{}", answer.body);
    server.stop().await;
}

#[tokio::test]
async fn strangers_cannot_write_and_are_told_so_in_their_language() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let [mut anna, tom] = two_phones(&server).await;
    let mut stranger = Phone::new(server.client(), 0x99, "Eve");
    // Tom's public id is known to all who watch, but his secret isn't.
    let mut impostor = Phone { device: tom.device.clone(), ..Phone::new(server.client(), 0x99, "Eve") };
    for phone in [&mut stranger, &mut impostor] {
        let event = phone.deal(9);
        refused(&phone.try_sync(0, &[event]).await, StatusCode::FORBIDDEN, "not-kept");
        refused(&phone.ask().await, StatusCode::FORBIDDEN, "not-kept");
        refused(&phone.object().await, StatusCode::FORBIDDEN, "not-kept");
        for path in ["/pad/share", "/pad/hand-over"] {
            refused(&phone.post(path, json!({ "pad": PAD })).await, StatusCode::FORBIDDEN, "not-kept");
            let nowhere = phone.post(path, json!({ "pad": "0".repeat(32) })).await;
            refused(&nowhere, StatusCode::FORBIDDEN, "not-kept");
        }
    }
    // A former keeper can't hand the pad over.
    let mut tom = tom;
    refused(&tom.post("/pad/hand-over", json!({ "pad": PAD })).await, StatusCode::FORBIDDEN, "not-keeping");
    let body = json!({ "pad": PAD, "device": stranger.device, "secret": stranger.secret, "events": [] }).to_string();
    let headers = [("content-type", "application/json"), ("accept-language", "de")];
    let german = stranger.client.send(Method::POST, "/pad/sync", &headers, body.clone()).await;
    refused(&german, StatusCode::FORBIDDEN, "not-kept");
    assert!(german.body.contains("Dieses Gerät hat den Block nie geführt"), "{}", german.body);
    let english = stranger.try_sync(0, &[]).await;
    assert!(english.body.contains("This device has never kept this pad"), "{}", english.body);
    // Nor can another site, even with the right secret.
    let body =
        json!({ "pad": PAD, "device": anna.device, "secret": anna.secret, "events": [anna.deal(9)] }).to_string();
    let headers = [("content-type", "application/json"), ("sec-fetch-site", "cross-site")];
    assert_eq!(anna.client.send(Method::POST, "/pad/sync", &headers, body).await.status, StatusCode::FORBIDDEN);
    let state = anna.sync(0, &[]).await;
    assert_eq!((&state["n"], state.get("request")), (&json!(2), None));
    server.stop().await;
}

#[tokio::test]
async fn a_hand_over_code_works_once_and_for_ten_minutes() {
    let home = Home::new();
    let clock = Clock::new();
    let server = Running::start(clock.config(&home)).await;
    let mut anna = Phone::new(server.client(), 0xa1, "Anna");
    let mut tom = Phone::new(server.client(), 0x70, "Tom");
    let mut ruth = Phone::new(server.client(), 0x44, "Ruth");
    anna.sync(0, &[anna.deal(1)]).await;
    let first = anna.hand_over().await;
    let code = first["code"].as_str().unwrap().to_owned();
    assert_eq!((code.len(), &first["expires_in_s"]), (8, &json!(600)));
    assert_eq!(first["url"], format!("http://table.test/pad#take={code}"), "the secret is in the fragment");
    assert!(first["qr"].as_str().unwrap().contains("QR code for taking over the pad"));
    clock.advance(600);
    refused(&tom.take(&code).await, StatusCode::NOT_FOUND, "no-such-code");
    let replaced = anna.hand_over().await["code"].as_str().unwrap().to_owned();
    let code = anna.hand_over().await["code"].as_str().unwrap().to_owned();
    refused(&tom.take(&replaced).await, StatusCode::NOT_FOUND, "no-such-code");
    clock.advance(599);
    let typed = format!("{}-{}", &code[..4], &code[4..]).to_lowercase();
    let taken = ok(&tom.take(&typed).await);
    assert_eq!((&taken["pad"], &taken["state"]["is_keeper"]), (&json!(PAD), &json!(true)));
    assert_eq!((&taken["state"]["events"], &taken["state"]["keeper"]["name"]), (&json!([anna.deal(1)]), &json!("Tom")));
    // The reply was lost, so Tom's phone sends it again. Another phone can't.
    assert_eq!(ok(&tom.take(&code).await), taken);
    refused(&ruth.take(&code).await, StatusCode::NOT_FOUND, "no-such-code");
    refused(&ruth.take("ABCDEFGH").await, StatusCode::NOT_FOUND, "no-such-code");
    refused(&ruth.take("not a code").await, StatusCode::NOT_FOUND, "no-such-code");
    let state = anna.sync(0, &[]).await;
    assert_eq!((&state["is_keeper"], &state["keeper"]["name"]), (&json!(false), &json!("Tom")));
    server.stop().await;
}

#[tokio::test]
async fn a_pad_moves_after_thirty_seconds_unless_its_keeper_objects() {
    let home = Home::new();
    let clock = Clock::new();
    let server = Running::start(clock.config(&home)).await;
    let [mut anna, mut tom] = two_phones(&server).await;
    let code = anna.sync(0, &[]).await["code"].as_str().unwrap().to_owned();
    let mut watcher = server.client();
    let request = |ms: i64| json!({ "device": "70".repeat(8), "name": "Tom", "ends_in_ms": ms });
    let asked = ok(&tom.ask().await);
    assert_eq!((&asked["request"], &asked["is_keeper"]), (&request(30_000), &json!(false)));
    clock.advance(20);
    // Everyone sees it, and asking again doesn't delay it.
    for state in [ok(&tom.ask().await), anna.sync(0, &[]).await, ok(&watcher.get(&format!("/pad/{code}/events")).await)]
    {
        assert_eq!(state["request"], request(10_000));
    }
    let state = ok(&anna.object().await);
    assert_eq!((state.get("request"), &state["is_keeper"]), (None, &json!(true)));
    clock.advance(60);
    assert_eq!(anna.sync(0, &[]).await["is_keeper"], true);

    ok(&tom.ask().await);
    clock.advance(29);
    assert_eq!(anna.sync(0, &[]).await["request"], request(1000));
    clock.advance(1);
    // The call of anyone moves it, here a watcher's. Anna's objection is too late.
    let seen = ok(&watcher.get(&format!("/pad/{code}/events")).await);
    assert_eq!((&seen["keeper"]["name"], seen.get("request"), seen.get("entering")), (&json!("Tom"), None, None));
    let late = ok(&anna.object().await);
    assert_eq!((&late["is_keeper"], &late["keeper"]["name"]), (&json!(false), &json!("Tom")));
    assert_eq!(tom.sync(0, &[]).await["is_keeper"], true);
    // Whoever has asked can change their mind. A deal that Anna's phone has entered in the meantime isn't lost.
    ok(&anna.ask().await);
    assert_eq!(ok(&anna.object().await).get("request"), None);
    assert_eq!(anna.sync(2, &[anna.deal(7)]).await["events"], json!([anna.deal(7)]));
    server.stop().await;
}

#[tokio::test]
async fn pads_are_forgotten_with_their_guest() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    // Tom becomes a guest only after he has used the pad.
    let [mut anna, mut tom] = two_phones(&server).await;
    tom.client.play().await;
    tom.sync(0, &[tom.deal(3)]).await;
    let own = "f".repeat(32);
    let body = json!({ "pad": own, "device": tom.device, "name": "Tom", "events": [tom.deal(1)] });
    let own_code = ok(&tom.post("/pad/sync", body).await)["code"].as_str().unwrap().to_owned();
    let state = anna.sync(0, &[]).await;
    let query = json!({ "game": GAME, "n": 1, "name": "Tom, watching" });
    ok(&tom.client.json(&format!("/pad/{}/query", state["code"].as_str().unwrap()), &query).await);

    assert_eq!(tom.client.form("/forget", "").await.status, StatusCode::OK);
    let gone = server.client().get(&format!("/pad/{own_code}/events")).await;
    refused(&gone, StatusCode::NOT_FOUND, "no-such-pad");
    let state = anna.sync(0, &[]).await;
    assert!(!state.to_string().contains("Tom"), "{state}");
    assert_eq!((&state["n"], &state["events"][0], &state["events"][2]["by"]), (&json!(4), &anna.deal(1), &json!("")));
    assert_eq!(state["events"][2]["n"], 3, "the points stay");
    server.stop().await;
}

/// People who have only used the pad have no session. Their browser sends the device's secret.
#[tokio::test]
async fn a_phone_without_a_session_can_be_forgotten() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let [mut anna, mut tom] = two_phones(&server).await;
    tom.sync(0, &[tom.deal(3)]).await;
    let own = json!({ "pad": "f".repeat(32), "device": tom.device, "events": [tom.deal(1)] });
    let own_code = ok(&tom.post("/pad/sync", own).await)["code"].as_str().unwrap().to_owned();
    for _ in 0..2 {
        ok(&tom.post("/pad/forget", json!({})).await);
    }
    let gone = server.client().get(&format!("/pad/{own_code}/events")).await;
    refused(&gone, StatusCode::NOT_FOUND, "no-such-pad");
    let state = anna.sync(0, &[]).await;
    assert!(state["n"] == 3 && !state.to_string().contains("Tom"), "{state}");
    server.stop().await;
}

#[tokio::test]
async fn events_that_cannot_be_right_are_refused_and_the_others_kept() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut anna = Phone::new(server.client(), 0xa1, "Anna");
    let deal = anna.deal(1);
    let with = |field: &str, value: Value| {
        let mut wrong = deal.clone();
        wrong[field] = value;
        wrong
    };
    let id = deal["id"].as_str().unwrap();
    let large = with("names", json!("x".repeat(16 * 1024)));
    let events = [
        with("clock", json!(1u64 << 31)),
        large,
        anna.deal(2),
        with("device", json!("anna")),
        with("kind", json!("dance")),
        with("by", json!("x".repeat(25))),
        with("id", json!("x")),
        json!(7),
    ];
    let state = anna.sync(0, &events).await;
    let refusal = |id: &str, code: &str| (json!(id), json!(code));
    let expected = [
        refusal(id, "not-understood"),
        refusal(id, "too-large"),
        refusal(id, "not-understood"),
        refusal(id, "not-understood"),
        refusal(id, "not-understood"),
        refusal("", "not-understood"),
        refusal("", "not-understood"),
    ];
    let refused: Vec<_> =
        state["refused"].as_array().unwrap().iter().map(|one| (one["id"].clone(), one["code"].clone())).collect();
    assert_eq!(refused, expected);
    assert!(state["refused"][1]["reason"].as_str().unwrap().contains("larger than 16 KiB"), "{state}");
    assert_eq!(state["events"], json!([anna.deal(2)]));
    server.stop().await;
}

#[tokio::test]
async fn requests_that_no_page_sends_change_nothing() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut anna = Phone::new(server.client(), 0xa1, "Anna");
    let valid = json!({ "pad": PAD, "device": anna.device, "secret": anna.secret, "since": 0, "events": [] });
    for (field, wrong) in [
        ("pad", json!("")),
        ("pad", json!(format!("{PAD}0"))),
        ("pad", json!(PAD.to_uppercase())),
        ("device", json!("0".repeat(16))),
        ("device", json!(7)),
        ("secret", json!("0".repeat(63))),
        ("since", json!(-1)),
        ("entering", json!(0)),
        ("entering", json!(501)),
        ("events", json!("none")),
        ("colour", json!("green")),
    ] {
        let mut body = valid.clone();
        body[field] = wrong;
        let answer = anna.client.json("/pad/sync", &body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}: {}", answer.body);
        assert!(!answer.json()["because"].as_str().unwrap().is_empty());
    }
    let many: Vec<Value> = (1..=201).map(|number| anna.deal(number)).collect();
    refused(&anna.try_sync(0, &many).await, StatusCode::PAYLOAD_TOO_LARGE, "too-much");
    let large = vec![json!("x".repeat(16 * 1024)); 65];
    refused(&anna.try_sync(0, &large).await, StatusCode::PAYLOAD_TOO_LARGE, "too-much");
    let plain = anna.client.send(Method::POST, "/pad/sync", &[("content-type", "text/plain")], valid.to_string()).await;
    assert_eq!(plain.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    for path in ["/pad/sync", "/pad/take", "/pad/ask", "/pad/object", "/pad/share", "/pad/hand-over"] {
        assert_eq!(anna.client.json(path, &json!({})).await.status, StatusCode::BAD_REQUEST, "{path}");
        let read = anna.client.send(Method::GET, path, &[], Body::empty()).await;
        assert_eq!(read.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
    }
    // The name is cleaned, and no pad exists yet.
    let body = json!({ "pad": PAD, "device": anna.device, "name": "\u{202e} <b>Anna</b> from next door, with cake", "events": [] });
    let state = ok(&anna.post("/pad/sync", body).await);
    assert_eq!((&state["n"], &state["keeper"]["name"]), (&json!(0), &json!("<b>Anna</b> from next do")));
    // A large pad can be sent in parts of the largest size.
    for part in many.chunks(200) {
        anna.sync(0, part).await;
    }
    assert_eq!(anna.sync(201, &[]).await["n"], 201);
    server.stop().await;
}

#[tokio::test]
async fn new_pads_and_guesses_of_codes_are_rate_limited() {
    let home = Home::new();
    let clock = Clock::new();
    let limits = Limits { tables: 3, wrong_codes: 5, ..Limits::DEFAULT };
    let server = Running::start(ServerConfig { limits, ..clock.config(&home) }).await;
    let mut anna = Phone::new(server.member(), 0xa1, "Anna");
    let pads: Vec<String> = (0..5).map(|number| format!("{number:032x}")).collect();
    let mut made = 0;
    for pad in &pads {
        let answer = anna.post("/pad/sync", json!({ "pad": pad, "device": anna.device })).await;
        if answer.status == StatusCode::OK {
            made += 1;
        } else {
            assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{}", answer.body);
            assert!(answer.json()["again"].as_u64().unwrap() > 0 && !answer.header("retry-after").is_empty());
        }
    }
    assert_eq!(made, 3);
    // Existing pads can still be used.
    let state = ok(&anna.post("/pad/sync", json!({ "pad": pads[0], "device": anna.device })).await);
    let code = state["code"].as_str().unwrap();
    let mut watcher = server.member();
    ok(&watcher.get(&format!("/pad/{code}/events")).await);
    let mut guess = server.member();
    let mut wrong = 0;
    while guess.get("/pad/ABCDEF/events").await.status == StatusCode::NOT_FOUND {
        wrong += 1;
    }
    // On a slow machine the bucket refills a little during the test.
    assert!((5..15).contains(&wrong), "{wrong}");
    // Over the limit, no code is looked up.
    for path in ["events", "query"] {
        let path = format!("/pad/{code}/{path}");
        let query = json!({ "game": GAME, "n": 1 });
        let answer = if path.ends_with("query") { guess.json(&path, &query).await } else { guess.get(&path).await };
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS, "{path}: {}", answer.body);
    }
    assert_eq!(anna.take("ABCDEFGH").await.status, StatusCode::TOO_MANY_REQUESTS);
    server.stop().await;
}

/// Neither secrets nor hand-over codes are in the database, only their hashes.
#[tokio::test]
async fn secrets_of_pads_are_stored_as_hashes() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let [mut anna, tom] = two_phones(&server).await;
    let code = anna.hand_over().await["code"].as_str().unwrap().to_owned();
    server.stop().await;
    let stored = std::fs::read(home.database()).unwrap();
    let raw = |secret: &str| (0..32).map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).unwrap()).collect();
    for secret in [
        code.into_bytes(),
        anna.secret.clone().into_bytes(),
        tom.secret.clone().into_bytes(),
        raw(&anna.secret),
        raw(&tom.secret),
    ] {
        let secret: Vec<u8> = secret;
        assert!(!stored.windows(secret.len()).any(|bytes| bytes == secret), "{secret:?} is stored");
    }
}

/// Pads are only in the database, so it doesn't matter which server a phone or a watcher reaches.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_answers_for_every_pad() {
    let service = crate::nodes::Service::start().await;
    let first = service.node().await;
    let second = service.node().await;
    let mut anna = Phone::new(first.client(), 0xa1, "Anna");
    let mut tom = Phone::new(second.client(), 0x70, "Tom");
    let code = anna.sync(0, &[anna.deal(1)]).await["code"].as_str().unwrap().to_owned();
    let watched = async || ok(&second.client().get(&format!("/pad/{code}/events")).await);
    assert_eq!(watched().await["events"], json!([anna.deal(1)]));
    move_pad(&mut anna, &mut tom).await;
    for number in 0..10 {
        let by_anna = anna.deal(2 * number + 2);
        let by_tom = tom.deal(2 * number + 3);
        let synced =
            tokio::join!(anna.sync(0, std::slice::from_ref(&by_anna)), tom.sync(0, std::slice::from_ref(&by_tom)));
        assert!(synced.0["events"].as_array().unwrap().contains(&by_anna));
        assert!(synced.1["events"].as_array().unwrap().contains(&by_tom));
    }
    let all = anna.sync(0, &[]).await["events"].clone();
    assert_eq!((all.as_array().unwrap().len(), &all), (21, &watched().await["events"]));
    ok(&anna.ask().await);
    assert_eq!(watched().await["request"]["name"], "Anna");
    ok(&tom.object().await);
    assert_eq!(ok(&anna.ask().await)["request"]["name"], "Anna");
    first.stop().await;
    second.stop().await;
}
