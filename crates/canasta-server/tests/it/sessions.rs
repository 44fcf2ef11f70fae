//! Sessions stay with their browser, whatever else is on the host and however long they last.

use axum::body::Body;
use axum::http::{Method, StatusCode};

use crate::harness::{Answer, Client, Home, Running};

#[tokio::test(flavor = "multi_thread")]
async fn cookies_of_other_programs_on_the_host_do_not_hide_the_session() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.play().await;
    for other in ["Zürich", "\u{1f0cf}", "", "\"a\""] {
        let mut client = client.clone();
        client.cookies.insert(0, ("stadt".to_owned(), other.to_owned()));
        assert_eq!(client.get(&table).await.status, StatusCode::OK, "{other}");
    }
    // A program with a longer path can use the same name. Browsers send its cookie first.
    for other in ["x".to_owned(), "0".repeat(64)] {
        let mut client = client.clone();
        client.cookies.insert(0, ("canasta_session".to_owned(), other));
        assert_eq!(client.get(&table).await.status, StatusCode::OK);
    }
    server.stop().await;
}

/// The cookies that an answer sets for a year, without their attributes.
fn set_cookies(answer: &Answer) -> Vec<&str> {
    let cookies = answer.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap());
    cookies
        .filter(|cookie| cookie.contains("; Max-Age=31536000"))
        .filter_map(|cookie| cookie.split(';').next())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_in_use_are_renewed_once_a_day() {
    let home = Home::new();
    let mut server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.form("/gather", "name=Anna").await.header("location").to_owned();
    let cookies = client.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>();
    assert_eq!(set_cookies(&client.get(&table).await), [""; 0], "they are a few seconds old");

    for (path, cache_control) in [
        ("/", "no-store"),
        (&*table, "no-store"),
        ("/you", "no-store"),
        ("/settings", "no-store"),
        ("/daily", "no-store"),
        ("/rules", "private, no-cache"),
    ] {
        // The day of the last visit. After a wrong clock, it can be in the future.
        for days in [-1, 300] {
            server.stop().await;
            let millis = i64::from(days) * 24 * 60 * 60 * 1000;
            let mut sql = home.sql().await;
            sqlx::query("UPDATE sessions SET seen = seen + ?").bind(millis).execute(&mut sql).await.unwrap();
            server = Running::start(home.config()).await;
            client = client.at(&server);
            let answer = client.get(path).await;
            assert_eq!(
                (set_cookies(&answer), answer.header("cache-control")),
                (cookies.iter().map(String::as_str).collect(), cache_control),
                "{path}"
            );
            assert_eq!(set_cookies(&client.get(path).await), [""; 0], "{path}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewal_does_not_undo_what_the_answer_changes() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    client.form("/gather", "name=Anna").await;
    server.stop().await;
    let mut sql = home.sql().await;
    sqlx::query("UPDATE sessions SET seen = 0").execute(&mut sql).await.unwrap();
    let server = Running::start(home.config()).await;
    let mut client = client.at(&server);
    let answer = client.form("/settings", "name=Berta").await;
    assert_eq!(set_cookies(&answer).iter().filter(|cookie| cookie.contains("name=")).count(), 1, "{answer:?}");
    assert!(client.cookie().contains("name=Berta"), "{}", client.cookie());
    client.form("/forget", "sure=yes").await;
    assert!(client.cookies.iter().all(|(_, value)| value.is_empty()), "{}", client.cookie());
    server.stop().await;
}

/// Requests a path at the address `host:port`. A form field makes it a form.
async fn at(client: &mut Client, port: u16, path: &str, fields: &str) -> Answer {
    let host = format!("localhost:{port}");
    let method = if fields.is_empty() { Method::GET } else { Method::POST };
    let kind = ("content-type", "application/x-www-form-urlencoded");
    client
        .send(method, path, &[("host", &host), ("sec-fetch-site", "same-origin"), kind], Body::from(fields.to_owned()))
        .await
}

fn names_of(client: &Client) -> Vec<&str> {
    client.cookies.iter().filter(|(_, value)| !value.is_empty()).map(|(name, _)| &**name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_on_different_ports_of_a_host_keep_their_sessions_apart() {
    let homes = [Home::new(), Home::new()];
    let servers = [Running::start(homes[0].config()).await, Running::start(homes[1].config()).await];
    let mut browser = servers[0].client();
    let mut tables = Vec::new();
    for (server, (port, name)) in servers.iter().zip([(7951, "Anna"), (7952, "Berta")]) {
        browser = browser.at(server);
        let answer = at(&mut browser, port, "/gather", &format!("name={name}")).await;
        tables.push(answer.header("location").to_owned());
    }
    for (server, (port, table)) in servers.iter().zip([7951, 7952].into_iter().zip(&tables)) {
        browser = browser.at(server);
        assert_eq!(at(&mut browser, port, table, "").await.status, StatusCode::OK);
    }
    browser = browser.at(&servers[0]);
    assert!(at(&mut browser, 7951, "/settings", "").await.body.contains("value=\"Anna\""));
    at(&mut browser, 7951, "/forget", "sure=yes").await;
    assert_eq!(names_of(&browser), ["canasta_session_7952", "canasta_prefs_7952"]);
    for server in servers {
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_moves_along_when_the_release_or_the_port_changes() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    // Earlier releases used these names on all ports.
    let mut browser = server.client();
    let table = browser.form("/gather", "name=Anna").await.header("location").to_owned();
    assert_eq!(names_of(&browser), ["canasta_session", "canasta_prefs"]);
    let values: Vec<_> = browser.cookies.iter().map(|(_, value)| value.clone()).collect();
    for (port, names) in [
        (7878, ["canasta_session_7878", "canasta_prefs_7878"]),
        (8000, ["canasta_session_8000", "canasta_prefs_8000"]),
        (80, ["canasta_session", "canasta_prefs"]),
    ] {
        assert_eq!(at(&mut browser, port, &table, "").await.status, StatusCode::OK, "{port}");
        assert_eq!(names_of(&browser), names);
        let moved: Vec<_> =
            browser.cookies.iter().map(|(_, value)| value.clone()).filter(|value| !value.is_empty()).collect();
        assert_eq!(moved, values, "{port}");
        assert!(at(&mut browser, port, "/settings", "").await.body.contains("value=\"Anna\""));
        browser.cookies.retain(|(_, value)| !value.is_empty());
    }
    server.stop().await;
}
