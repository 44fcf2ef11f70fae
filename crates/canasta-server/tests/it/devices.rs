//! Guests with several devices. A link or code adds one device, devices are listed and ended, and a device can return
//! to its earlier guest.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::json;
use sqlx::Executor as _;

use crate::harness::{Answer, Client, Home, Running, soon};
use crate::limits::ask;

const PHONE: &str =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

/// Ruth, at her own table.
async fn ruth(home: &Home) -> (Running, Client, String) {
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    client.form("/settings", "name=Ruth&size=xxl&cloth=green").await;
    let table = client.play().await;
    (server, client, table)
}

impl Client {
    /// Creates a link, and returns its path and the code.
    pub(crate) async fn hand_over(&mut self) -> (String, String) {
        let page = self.form("/devices/link", "").await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        let (_, rest) = page.body.split_once("value=\"http://table.test").expect("the page shows the link");
        let link = rest.split('"').next().unwrap().to_owned();
        let (_, rest) = page.body.split_once("id=\"code\">").expect("the page shows the code");
        let code = rest.split('<').next().unwrap().replace(' ', "+");
        assert_eq!((link.len(), code.len()), ("/device/".len() + 32, 9), "{link} {code}");
        (link, code)
    }

    /// Opens a device link and confirms.
    pub(crate) async fn carry(&mut self, link: &str) -> Answer {
        let answer = self.form(link, "sure=yes").await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, "/"), "{}", answer.body);
        answer
    }

    /// Ids of the devices that can be ended, in page order.
    async fn ends(&mut self) -> Vec<String> {
        let page = self.get("/devices").await.body;
        page.split("name=\"device\" value=\"").skip(1).map(|rest| rest[..16].to_owned()).collect()
    }

    /// Id of this browser's device.
    async fn this_device(&mut self) -> String {
        let page = self.get("/devices").await.body;
        let rest = page.split_once("<small>this device").expect("one of them is this one").1;
        rest.split_once("name=\"device\" value=\"").expect("it can be ended").1[..16].to_owned()
    }

    /// Sends an action that the table understands, legal or not.
    async fn actions(&mut self, table: &str) -> StatusCode {
        self.json(&format!("{table}/act"), &json!({ "id": "x", "n": 1, "act": "draw" })).await.status
    }
}

/// Number of entries that a table's page shows.
fn entries_shown(page: &str) -> &str {
    let (_, rest) = page.split_once("data-n=\"").expect("the page shows a table");
    rest.split('"').next().unwrap()
}

#[tokio::test]
async fn a_link_moves_seats_games_and_settings_to_another_device_once() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let (link, code) = old.hand_over().await;
    let mut new = server.client();
    assert_eq!(new.get(&table).await.status, StatusCode::FORBIDDEN);
    // Scanners and previews fetch links, and some even press buttons. The link still works afterwards.
    for _ in 0..3 {
        let looked = server.client().get(&link).await;
        assert!(
            looked.body.contains("Play as <bdi>Ruth</bdi> on this device?")
                && looked.body.contains("’s game and settings to this device"),
            "{looked:?}"
        );
        assert!(looked.headers.get("set-cookie").is_none() && looked.header("cache-control") == "no-store");
        assert_eq!(server.client().send(Method::HEAD, &link, &[], Body::empty()).await.status, StatusCode::OK);
        assert_eq!(server.client().form(&link, "").await.header("location"), link);
    }
    let foreign = [("content-type", "application/x-www-form-urlencoded"), ("sec-fetch-site", "cross-site")];
    assert_eq!(new.send(Method::POST, &link, &foreign, "sure=yes").await.status, StatusCode::FORBIDDEN);
    new.carry(&link).await;
    let page = new.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.body.contains("data-cards=\"xxl\"")
            && page.body.contains("data-cloth=\"green\"")
            && new.get("/settings").await.body.contains("value=\"Ruth\"")
    );
    // Bots keep playing, so this repeats until both pages show the same state.
    let (on_new, on_old) = soon(async {
        loop {
            let pages = (new.get(&table).await.body, old.get(&table).await.body);
            if entries_shown(&pages.0) == entries_shown(&pages.1) {
                break pages;
            }
        }
    })
    .await;
    assert!(on_new == on_old, "both devices have the same hand");
    assert!(new.cookie() != old.cookie(), "the new device has a secret of its own");
    assert_ne!(new.actions(&table).await, StatusCode::FORBIDDEN);
    assert_ne!(old.actions(&table).await, StatusCode::FORBIDDEN);
    // The link and its code no longer work, whichever browser uses them.
    for mut client in [server.client(), new.clone(), old.clone()] {
        for answer in [client.get(&link).await, client.form(&link, "sure=yes").await] {
            assert_eq!(answer.status, StatusCode::NOT_FOUND);
            assert!(answer.body.contains("work once, for ten minutes"), "{}", answer.body);
        }
        assert_eq!(client.form("/device", &format!("code={code}&sure=yes")).await.status, StatusCode::NOT_FOUND);
    }
    server.stop().await;
}

#[tokio::test]
async fn only_one_of_two_simultaneous_browsers_can_use_a_link() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let (link, _) = old.hand_over().await;
    let mut one = server.client();
    let mut other = server.client();
    let both = tokio::join!(one.form(&link, "sure=yes"), other.form(&link, "sure=yes"));
    let mut statuses = [both.0.status, both.1.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::SEE_OTHER, StatusCode::NOT_FOUND]);
    let mut seated = [one.get(&table).await.status, other.get(&table).await.status];
    seated.sort();
    assert_eq!(seated, [StatusCode::OK, StatusCode::FORBIDDEN]);
    server.stop().await;
}

#[tokio::test]
async fn a_device_code_is_confirmed_and_works_once() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let (link, code) = old.hand_over().await;
    let mut new = server.client();
    assert!(new.get("/device").await.body.contains("eight-letter"));
    for wrong in ["ABCDEFGH", "", "ABC", &code[..8], "ABCDEFGHJ"] {
        let answer = new.form("/device", &format!("code={wrong}&sure=yes")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    let typed = code.to_lowercase().replace('+', "-");
    let asked = new.form("/device", &format!("code={typed}")).await;
    assert!(
        asked.status == StatusCode::OK && asked.body.contains("Play as <bdi>Ruth</bdi> on this device?"),
        "{}",
        asked.body
    );
    assert_eq!(new.get(&table).await.status, StatusCode::FORBIDDEN, "nothing has happened yet");
    let carried = new.form("/device", &format!("code={typed}&sure=yes")).await;
    assert_eq!(carried.status, StatusCode::SEE_OTHER, "{}", carried.body);
    assert_eq!(new.get(&table).await.status, StatusCode::OK);
    assert_eq!(server.client().get(&link).await.status, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test]
async fn a_link_expires_after_ten_minutes_or_when_the_next_one_is_made() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let (first, first_code) = old.hand_over().await;
    let (second, second_code) = old.hand_over().await;
    let mut new = server.client();
    for (link, code, expect) in [(&first, &first_code, StatusCode::NOT_FOUND), (&second, &second_code, StatusCode::OK)]
    {
        assert_eq!(new.get(link).await.status, expect);
        assert_eq!(new.form("/device", &format!("code={code}")).await.status, expect);
    }
    // Moves the expiry time ten minutes back.
    home.sql().await.execute("UPDATE hand_overs SET expires = expires - 600000").await.unwrap();
    for answer in [
        new.get(&second).await,
        new.form(&second, "sure=yes").await,
        new.form("/device", &format!("code={second_code}&sure=yes")).await,
    ] {
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(new.get(&table).await.status, StatusCode::FORBIDDEN);
    server.stop().await;
}

/// Someone who reads the database can't use it to get access.
#[tokio::test]
async fn secrets_are_stored_as_hashes() {
    let home = Home::new();
    let (server, mut old, _) = ruth(&home).await;
    let (link, code) = old.hand_over().await;
    let mut new = server.client();
    new.send(Method::GET, "/", &[("user-agent", PHONE)], Body::empty()).await;
    server.stop().await;
    let file = std::fs::read(home.database()).unwrap();
    let session = old.cookies.iter().find(|(name, _)| name == "canasta_session").unwrap().1.clone();
    for secret in [&link["/device/".len()..], &code.replace('+', " "), &code.replace('+', ""), &session] {
        assert!(!file.windows(secret.len()).any(|bytes| bytes == secret.as_bytes()), "{secret}");
    }
}

#[tokio::test]
async fn a_guest_sees_their_devices_in_plain_words() {
    let home = Home::new();
    let (server, mut old, _) = ruth(&home).await;
    let page = old.get("/devices").await.body;
    assert!(
        page.contains("<small>this device") && !page.contains("/devices/end"),
        "the only device cannot be ended: {page}"
    );
    let (link, _) = old.hand_over().await;
    let mut new = server.client();
    let headers =
        [("content-type", "application/x-www-form-urlencoded"), ("origin", "http://table.test"), ("user-agent", PHONE)];
    new.send(Method::POST, &link, &headers, "sure=yes").await;
    let page = old.get("/devices").await.body;
    assert!(page.contains("Chrome on Android") && page.contains("last seen"), "{page}");
    assert!(!page.contains("Mozilla") && !page.contains("142.0"), "{page}");
    assert_eq!(old.ends().await.len(), 2);
    server.stop().await;
    let file = std::fs::read(home.database()).unwrap();
    assert!(!file.windows(7).any(|bytes| bytes == b"Mozilla"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ended_device_loses_its_socket_and_seats_at_once() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let (link, _) = old.hand_over().await;
    let mut new = server.client();
    new.carry(&link).await;
    let mut stays = new.live(&table).await;
    let mut ends = old.live(&table).await;
    stays.next().await.unwrap();
    ends.next().await.unwrap();
    let device = old.this_device().await;
    // Another guest can't end the device, and nobody can end a device that doesn't exist.
    let mut other = server.client();
    other.play().await;
    for (own, device) in [(false, device.as_str()), (true, "0123456789abcdef"), (true, "")] {
        let client = if own { &mut new } else { &mut other };
        let answer = client.form("/devices/end", &format!("device={device}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{}", answer.body);
    }
    assert_eq!(old.get(&table).await.status, StatusCode::OK);
    let answer = new.form("/devices/end", &format!("device={device}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    while ends.next().await.is_some() {}
    assert_eq!(old.get(&table).await.status, StatusCode::FORBIDDEN);
    assert_eq!(old.actions(&table).await, StatusCode::FORBIDDEN);
    let origin = format!("http://{}", old.address);
    assert_eq!(old.try_live(&table, &origin).await.err(), Some(StatusCode::FORBIDDEN));
    assert!(!old.get("/").await.body.contains(&table), "no table knows it");
    // The last device can't be ended, because the seats would be lost without it.
    let last = new.form("/devices/end", &format!("device={}", device_of(&home).await)).await;
    assert_eq!(last.status, StatusCode::CONFLICT, "{}", last.body);
    assert_eq!(new.get(&table).await.status, StatusCode::OK);
    drop(stays);
    server.stop().await;
}

/// The id of Ruth's only remaining device.
async fn device_of(home: &Home) -> String {
    let sql = "SELECT lower(hex(substr(hash, 1, 8))) FROM sessions WHERE guest = (SELECT guest FROM people WHERE name = 'Ruth')";
    sqlx::query_scalar(sql).fetch_one(&mut home.sql().await).await.unwrap()
}

#[tokio::test]
async fn a_device_can_return_to_its_earlier_guest() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let mut tablet = server.client();
    tablet.form("/settings", "name=Bert").await;
    let own = tablet.play().await;
    let (link, _) = old.hand_over().await;
    let asked = tablet.get(&link).await.body;
    assert!(
        asked.contains("<bdi>Bert</bdi> already plays in this browser (one table)")
            && asked.contains("kept separately"),
        "{asked}"
    );
    tablet.carry(&link).await;
    assert_eq!(tablet.get(&table).await.status, StatusCode::OK);
    assert_eq!(tablet.get(&own).await.status, StatusCode::FORBIDDEN);
    let page = tablet.get("/devices").await.body;
    assert!(page.contains("Continue as <bdi>Bert</bdi>"), "{page}");
    let guest = page.split_once("name=\"guest\" value=\"").unwrap().1[..32].to_owned();
    // Only that device can return to Bert.
    assert!(!old.get("/devices").await.body.contains("Bert"));
    assert_eq!(old.form("/devices/back", &format!("guest={guest}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(tablet.form("/devices/back", &format!("guest={guest}")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(tablet.get(&own).await.status, StatusCode::OK);
    assert_eq!(tablet.get(&table).await.status, StatusCode::FORBIDDEN);
    assert!(tablet.get("/settings").await.body.contains("value=\"Bert\""), "and he has his name");
    assert!(tablet.get("/devices").await.body.contains("Continue as <bdi>Ruth</bdi>"), "there and back again");
    let (link, _) = old.hand_over().await;
    tablet.carry(&link).await;
    // When its session is ended from the other device, the tablet returns to Bert.
    let device = tablet.this_device().await;
    old.form("/devices/end", &format!("device={device}")).await;
    assert_eq!(tablet.get(&own).await.status, StatusCode::OK);
    assert_eq!(tablet.get(&table).await.status, StatusCode::FORBIDDEN);
    assert!(!tablet.get("/devices").await.body.contains("Continue as"));
    server.stop().await;
}

#[tokio::test]
async fn a_guest_who_opens_their_own_link_does_not_use_it_up() {
    let home = Home::new();
    let (server, mut old, _) = ruth(&home).await;
    let (link, _) = old.hand_over().await;
    let before = old.cookie();
    let page = old.get(&link).await.body;
    assert!(page.contains("You’re already set up on this device") && !page.contains("sure"), "{page}");
    assert_eq!(old.form(&link, "sure=yes").await.header("location"), "/devices");
    assert_eq!(old.cookie(), before);
    assert_eq!(server.client().get(&link).await.status, StatusCode::OK);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_guest_loses_all_devices_and_leaves_nothing() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let mut tablet = server.client();
    tablet.form("/settings", "name=Bert").await;
    let own = tablet.play().await;
    let (link, _) = old.hand_over().await;
    tablet.carry(&link).await;
    let mut live = old.live(&table).await;
    live.next().await.unwrap();
    // The unused link is deleted too.
    let (link, _) = tablet.hand_over().await;
    assert!(tablet.get("/forget").await.body.contains("your devices"));
    let answer = tablet.form("/forget", "").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert_eq!(answer.header("clear-site-data"), "\"cache\", \"storage\"");
    assert!(answer.body.contains("/forget."), "{}", answer.body);
    while live.next().await.is_some() {}
    for path in [&table, &own] {
        for client in [&mut old, &mut tablet] {
            assert_eq!(client.get(path).await.status, StatusCode::FORBIDDEN, "{path}");
        }
    }
    assert_eq!(server.client().get(&link).await.status, StatusCode::NOT_FOUND);
    server.stop().await;
    let mut sql = home.sql().await;
    for table in
        ["guests", "sessions", "hand_overs", "kept_apart", "people WHERE guest IS NOT NULL OR name IS NOT NULL"]
    {
        let count = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        let rows: i64 = sqlx::query_scalar(count).fetch_one(&mut sql).await.unwrap();
        assert_eq!(rows, 0, "{table}");
    }
}

/// If a device can return to another guest, it does so when its current guest is forgotten elsewhere.
#[tokio::test]
async fn a_guest_reachable_from_another_device_is_not_forgotten() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let mut tablet = server.client();
    tablet.form("/settings", "name=Bert").await;
    let own = tablet.play().await;
    let (link, _) = old.hand_over().await;
    tablet.carry(&link).await;
    old.form("/forget", "").await;
    assert_eq!(tablet.get(&own).await.status, StatusCode::OK);
    assert_eq!(tablet.get(&table).await.status, StatusCode::FORBIDDEN);
    server.stop().await;
}

#[tokio::test]
async fn links_and_devices_survive_a_restart() {
    let home = Home::new();
    let (server, mut old, table) = ruth(&home).await;
    let (link, _) = old.hand_over().await;
    server.stop().await;
    let server = Running::start(home.config()).await;
    let mut new = server.client();
    new.carry(&link).await;
    server.stop().await;
    let server = Running::start(home.config()).await;
    for client in [&old, &new] {
        assert_eq!(client.at(&server).get(&table).await.status, StatusCode::OK);
    }
    server.stop().await;
}

/// Wrong codes are counted per address. After about thirty, no code is looked up for a while.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_device_codes_is_rate_limited() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut tried = 0;
    let mut refused = 0;
    for place in 0..80_u32 {
        let code: String = (0..8).map(|digit| char::from(b"ABCDEFGH"[(place >> (3 * digit)) as usize % 8])).collect();
        let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 22\r\n";
        let guess = format!("POST /device HTTP/1.1\r\nHost: x\r\n{form}Connection: close\r\n\r\ncode={code}&sure=yes");
        let answer = ask(&server, &guess).await;
        match &answer[..12] {
            "HTTP/1.1 404" => tried += 1,
            "HTTP/1.1 429" => refused += 1,
            _ => panic!("{answer}"),
        }
    }
    // On a slow machine the bucket refills a little during the test.
    assert!((30..60).contains(&tried) && tried + refused == 80, "{tried} tried, {refused} refused");
    server.stop().await;
}
