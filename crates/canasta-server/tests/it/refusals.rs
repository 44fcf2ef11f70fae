//! Bad requests get the right status and an error message, and change nothing.

use axum::http::{Method, StatusCode};
use canasta_server::{Access, PublicUrl, ServerConfig};
use serde_json::{Value, json};

use crate::harness::{Answer, Client, Follower, Home, Person, Running, beginning};

/// A JSON answer with a status and an error message that contains `says`.
fn check(answer: &Answer, status: u16, says: &str) -> Value {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.body);
    assert_eq!(answer.header("content-type"), "application/json");
    let body = answer.json();
    let because = body["because"].as_str().unwrap();
    assert!(because.contains(says), "{because}");
    body
}

/// A page with a status and an error message that contains `says`.
fn check_page(answer: &Answer, status: u16, says: &str) {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.body);
    assert!(answer.header("content-type").starts_with("text/html"), "{}", answer.body);
    assert!(answer.body.contains(says), "{}", answer.body);
}

async fn seated() -> (Home, Running, Client, String, u64) {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut person = Person::sit(&home, &server).await;
    let n = person.wait().await.n;
    (home, server, person.client, person.table, n)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_missing_or_not_the_visitors_is_refused() {
    let (home, server, mut mine, table, n) = seated().await;
    let nowhere = format!("/table/{}", "0".repeat(32));
    for path in [nowhere.as_str(), "/table/x", "/table/%00", "/table/..%2f"] {
        check_page(&mine.get(path).await, 404, "no table");
        check(&mine.action(path, "a", 1, "draw").await, 404, "no table");
        check(&mine.json(&format!("{path}/next"), &json!({ "id": "a", "n": 1 })).await, 404, "no table");
    }
    assert_eq!(mine.try_live(&nowhere, &format!("http://{}", mine.address)).await.err(), Some(StatusCode::NOT_FOUND));

    // A visitor without a session, a guest with a different table, and a secret that the server never gave out.
    let unknown = server.client();
    let mut other = server.client();
    other.play().await;
    let mut forged = server.client();
    forged.cookies.push(("canasta_session".to_owned(), "0".repeat(64)));
    for mut client in [unknown, other, forged] {
        check_page(&client.get(&table).await, 403, "have a seat");
        check(&client.action(&table, "a", n, "draw").await, 403, "have a seat");
        let live = client.try_live(&table, &format!("http://{}", client.address)).await;
        assert_eq!(live.err(), Some(StatusCode::FORBIDDEN));
    }
    assert_eq!(Follower::of(&home, &table).await.read().await.n(), n);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_secret_that_the_server_never_gave_out_is_ignored() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    client.cookies.push(("canasta_session".to_owned(), "a".repeat(64)));
    client.play().await;
    let secret = &client.cookies.iter().find(|(name, _)| name == "canasta_session").unwrap().1;
    assert_ne!(*secret, "a".repeat(64));
    // A browser keeps a secret that came from the server, and uses it for both tables.
    let kept = client.cookie();
    client.play().await;
    assert_eq!(client.cookie(), kept);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_can_do_nothing() {
    let (home, server, mut client, table, n) = seated().await;
    let body = json!({ "id": "a", "n": n, "act": "draw" }).to_string();
    let action = format!("{table}/act");
    for from in [("origin", "https://evil.test"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
        let headers = [("content-type", "application/json"), from];
        check(&client.send(Method::POST, &action, &headers, body.clone()).await, 403, "another site");
        let headers = [("content-type", "application/x-www-form-urlencoded"), from];
        for path in ["/play", "/settings"] {
            check_page(&client.send(Method::POST, path, &headers, "").await, 403, "another site");
        }
    }
    assert_eq!(client.try_live(&table, "https://evil.test").await.err(), Some(StatusCode::FORBIDDEN));
    assert_eq!(Follower::of(&home, &table).await.read().await.n(), n);
    // A client that doesn't say where the request comes from isn't a browser. Its requests are allowed.
    let headers = [("content-type", "application/json")];
    assert_eq!(client.send(Method::POST, &action, &headers, body).await.status, StatusCode::OK);
    server.stop().await;
}

/// The error message fits the request, instead of always mentioning an action.
#[tokio::test(flavor = "multi_thread")]
async fn malformed_bodies_are_refused() {
    let (_home, server, mut client, table, _) = seated().await;
    for (path, says) in [
        ("act", "Send actions as JSON"),
        ("next", "Send readiness for the next deal as JSON"),
        ("hint", "Request a hint with JSON: {\"n\": 17}."),
        ("say", "Send a chat phrase as JSON: {\"say\": \"minimum\"}."),
    ] {
        let path = format!("{table}/{path}");
        for garbage in ["", "{", "[]", r#"{"act":"draw"}"#, r#"{"say":"three kings"}"#] {
            let answer = client.send(Method::POST, &path, &[("content-type", "application/json")], garbage).await;
            check(&answer, 400, says);
        }
        let answer = client.send(Method::POST, &path, &[("content-type", "text/plain")], "{}").await;
        check(&answer, 415, "Use content type application/json.");
    }
    server.stop().await;
}

/// The browser uses an address that the server doesn't know. Its socket is refused, and the page can ask why.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_learns_of_a_wrong_public_address() {
    let home = Home::new();
    let public = "https://canasta.example:8443".parse::<PublicUrl>().ok();
    let server = Running::start(ServerConfig { access: Access { public, ..Access::default() }, ..home.config() }).await;
    let mut client = server.client();
    let right = [("origin", "https://canasta.example:8443"), ("sec-fetch-site", "same-origin")];
    let form = [right[0], right[1], ("content-type", "application/x-www-form-urlencoded")];
    let table = client.send(Method::POST, "/play", &form, "").await.header("location").to_owned();
    let live = format!("{table}/live");
    assert_eq!(client.try_live(&table, "https://canasta.example").await.err(), Some(StatusCode::FORBIDDEN));
    for browser in [
        &[("origin", "https://canasta.example"), ("sec-fetch-site", "same-origin")][..],
        &[("origin", "https://canasta.example")],
    ] {
        check(&client.send(Method::POST, &live, browser, "").await, 403, "isn’t the address the server was set up for");
    }
    assert_eq!(client.send(Method::POST, &live, &right, "").await.status, StatusCode::UPGRADE_REQUIRED);
    client.try_live(&table, "https://canasta.example:8443").await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_not_actions_are_refused() {
    let (home, server, mut client, table, n) = seated().await;
    let path = format!("{table}/act");
    let json_type = [("content-type", "application/json; charset=utf-8")];
    for garbage in [
        "",
        "{",
        "null",
        "[]",
        "{}",
        r#"{"id":"a","n":-1,"act":"draw"}"#,
        r#"{"id":"a","n":1e99,"act":"draw"}"#,
        r#"{"id":"a","n":3,"act":["draw"]}"#,
        r#"{"id":"a","n":3,"act":"draw","act":"draw"}"#,
        r#"{"id":"a","n":3,"act":"draw","more":1}"#,
    ] {
        check(&client.send(Method::POST, &path, &json_type, garbage).await, 400, "JSON");
    }
    let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
    check(&client.send(Method::POST, &path, &json_type, deep).await, 400, "JSON");
    check(&client.send(Method::POST, &path, &json_type, vec![0xff, 0xfe]).await, 400, "JSON");
    for id in ["", "a b", "é", &"x".repeat(65), "a\u{0}"] {
        check(&client.action(&table, id, n, "draw").await, 400, "id");
    }
    let large = json!({ "id": "a", "n": n, "act": "x".repeat(17_000) });
    check(&client.json(&path, &large).await, 413, "16 KiB");
    let plain = [("content-type", "text/plain")];
    check(&client.send(Method::POST, &path, &plain, "{}").await, 415, "application/json");
    check(&client.send(Method::POST, &path, &[], "{}").await, 415, "application/json");
    for action in ["", "dance", "discard", "take 9X", "meld / /", &"meld 4H ".repeat(900)] {
        let body = check(&client.action(&table, "a", n, action).await, 409, "");
        assert_eq!(body["refused"], "unreadable", "{action}");
    }
    assert_eq!(Follower::of(&home, &table).await.read().await.n(), n);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn actions_against_the_rules_are_refused_with_a_reason() {
    let (home, server, mut client, table, n) = seated().await;
    for (action, code) in
        [("discard 4H", "not-now"), ("yes", "not-now"), ("pass", "not-now"), ("declare 3H", "cannot-declare")]
    {
        let body = check(&client.action(&table, "a", n, action).await, 409, "");
        assert_eq!(body["refused"], code, "{action}");
        assert!(body["rule"].is_string());
    }
    let body = check(&client.json(&format!("{table}/next"), &json!({ "id": "a", "n": n })).await, 409, "isn’t over");
    assert_eq!(body["refused"], "not-now");
    for n in [0, n - 1, n + 1, u64::MAX] {
        assert_eq!(check(&client.action(&table, "a", n, "draw").await, 409, "has changed")["stale"], true);
    }
    assert_eq!(Follower::of(&home, &table).await.read().await.n(), n);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_out_of_turn_is_refused() {
    let home = Home::new();
    let config = ServerConfig { bot_pace_percent: 1000, first_dealer: Some(crate::harness::SOUTH), ..home.config() };
    let server = Running::start(config).await;
    let mut client = server.client();
    let table = client.play().await;
    let body = check(&client.action(&table, "a", beginning(4), "draw").await, 409, "it’s Ruth’s turn");
    assert_eq!((&body["refused"], &body["rule"]), (&json!("not-now"), &json!("turn")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moved_chapter_redirects_to_its_new_address() {
    let (_home, server, mut client, _, _) = seated().await;
    let answer = client.get("/rules/figures").await;
    assert_eq!((answer.status, answer.header("location")), (StatusCode::PERMANENT_REDIRECT, "/rules/your-games"));
    assert_eq!(client.get("/rules/your-games").await.status, StatusCode::OK);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_addresses_and_wrong_methods_are_refused() {
    let (_home, server, mut client, table, _) = seated().await;
    for path in ["/nothing", "/table", "/rules/nothing", "/table.css/x", "/../etc/passwd", "/%ff"] {
        let answer = client.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    for (method, path) in [
        (Method::DELETE, "/play".to_owned()),
        (Method::DELETE, table.clone()),
        (Method::PUT, format!("{table}/act")),
        (Method::POST, "/table.css".to_owned()),
    ] {
        let headers = [("sec-fetch-site", "same-origin")];
        check_page(&client.send(method, &path, &headers, "").await, 405, "doesn’t accept");
    }
    check_page(&client.get(&format!("{table}/live")).await, 426, "live connection");
    let plain = [("content-type", "text/plain"), ("sec-fetch-site", "same-origin")];
    check_page(&client.send(Method::POST, "/settings", &plain, "a=b").await, 415, "form");
    check_page(&client.form("/settings", &"x".repeat(17_000)).await, 413, "16 KiB");
    server.stop().await;
}
