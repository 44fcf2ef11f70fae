//! A form takes effect once, even if it is sent twice or its answer is lost.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use futures_util::future::join_all;

use crate::harness::{Answer, Client, Home, Running};

/// The token in a page's forms.
fn token(page: &Answer) -> String {
    let (_, rest) = page.body.split_once("name=\"once\" value=\"").unwrap_or_else(|| panic!("no token: {}", page.body));
    let token = rest.split('"').next().unwrap();
    assert_eq!(token.len(), 32);
    format!("once={token}")
}

/// Sends a form from copies of a browser at the same time. Returns the browsers, and where the answers lead.
async fn at_once(browser: &Client, copies: usize, path: &str, fields: &str) -> (Vec<Client>, BTreeSet<String>) {
    let sent = (0..copies).map(|_| async {
        let mut browser = browser.clone();
        let answer = browser.form(path, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
        (browser, answer.header("location").to_owned())
    });
    join_all(sent).await.into_iter().unzip()
}

/// The path of a table's invitation, from its host's page.
async fn invitation(host: &mut Client, table: &str) -> String {
    let page = host.get(table).await.body;
    let (_, rest) = page.split_once("/join/").unwrap();
    format!("/join/{}", &rest[..32])
}

/// Number of rows of a table in the database.
async fn count(home: &Home, rows: &str) -> i64 {
    let mut sql = home.sql().await;
    sqlx::query_scalar(sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {rows}"))).fetch_one(&mut sql).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_who_joins_twice_is_one_person() {
    let home = Home::new();
    let mut server = Running::start(home.config()).await;
    let mut host = server.client();
    let table = host.form("/gather", "name=Anna").await.header("location").to_owned();
    let link = invitation(&mut host, &table).await;

    // A double click: both requests are on their way at once, without a cookie.
    let mut newcomer = server.client();
    let fields = format!("name=Bob&{}", token(&newcomer.get(&link).await));
    let (browsers, tables) = at_once(&newcomer, 4, &link, &fields).await;
    assert_eq!(tables, BTreeSet::from([table.clone()]));
    let cookies: BTreeSet<String> = browsers.iter().map(Client::cookie).collect();
    assert_eq!((cookies.len(), count(&home, "guests").await, count(&home, "people").await), (1, 2, 2));

    // All answers were lost, and the server was restarted.
    server.stop().await;
    server = Running::start(home.config()).await;
    newcomer = newcomer.at(&server);
    assert_eq!(newcomer.form(&link, &fields).await.header("location"), table);
    assert!(cookies.contains(&newcomer.cookie()));
    let page = newcomer.get(&table).await.body;
    assert!(page.contains("Bob") && !page.contains("Bob 2"), "{page}");
    assert_eq!((count(&home, "guests").await, count(&home, "people").await), (2, 2));

    // Another person with the same name comes from another page.
    let mut other = server.client();
    let fields = format!("name=Bob&{}", token(&other.get(&link).await));
    other.form(&link, &fields).await;
    assert!(other.get(&table).await.body.contains("Bob 2"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_from_an_old_page_leads_to_nobodys_session() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut first = server.client();
    let fields = token(&first.get("/friends").await);
    first.form("/gather", &fields).await;
    let mut sql = home.sql().await;
    sqlx::query("UPDATE sessions SET created = created - 172800000").execute(&mut sql).await.unwrap();
    let mut second = server.client();
    let answer = second.form("/gather", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_ne!(first.cookies[0], second.cookies[0]);
    assert_eq!(count(&home, "guests").await, 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_once_until_its_guest_has_seen_it() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut browser = server.client();
    browser.form("/settings", "name=Anna").await;
    for (page, path) in [("/friends", "/gather"), ("/new", "/play"), ("/", "/learn"), ("/daily", "/daily")] {
        // Without a session, and with one.
        for browser in [server.client(), browser.clone()] {
            let fields = token(&browser.clone().get(if browser.cookies.is_empty() { "/friends" } else { page }).await);
            let (mut browsers, tables) = at_once(&browser, 3, path, &fields).await;
            assert_eq!(tables.len(), 1, "{path}");
            let table = tables.first().unwrap();
            let again = browsers[0].form(path, &fields).await;
            assert_eq!(again.header("location"), table, "{path}: its answer was lost");
            browsers[0].get(table).await;
            let new = browsers[0].form(path, &fields).await;
            assert_eq!(new.header("location") == table, path == "/daily", "{path}: the guest wants another one");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_without_a_token_counts_once_in_a_double_click() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut browser = server.client();
    browser.form("/gather", "").await;
    for path in ["/gather", "/play", "/learn"] {
        let (_, tables) = at_once(&browser, 2, path, "name=Anna").await;
        assert_eq!(tables.len(), 1, "{path}");
        let (_, others) = at_once(&browser, 2, path, "name=Berta").await;
        assert!(others.len() == 1 && others != tables, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_press_starts_one_attempt_at_the_deal_of_the_day() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut browser = server.client();
    browser.form("/gather", "").await;
    for _ in 0..12 {
        let mut browser = server.client();
        browser.form("/gather", "").await;
        let (_, tables) = at_once(&browser, 3, "/daily", "").await;
        assert_eq!(tables.len(), 1);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_added_even_if_the_answer_is_lost() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut old = server.client();
    let table = old.form("/gather", "name=Ruth").await.header("location").to_owned();
    let page = old.form("/devices/link", "").await.body;
    let (_, rest) = page.split_once("/device/").unwrap();
    let link = format!("/device/{}", &rest[..32]);
    let mut new = server.client();
    let fields = format!("sure=yes&{}", token(&new.get(&link).await));
    let (browsers, paths) = at_once(&new, 3, &link, &fields).await;
    assert_eq!(paths, BTreeSet::from(["/".to_owned()]));
    for mut browser in browsers {
        assert!(browser.get(&table).await.body.contains("Ruth"));
    }
    new.form(&link, &fields).await;
    assert_eq!(new.get(&table).await.status, StatusCode::OK);
    assert!(new.get("/settings").await.body.contains("value=\"Ruth\""));
    // The link is used up for everyone else.
    assert_eq!(server.client().form(&link, "sure=yes").await.status, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_press_is_one_attempt_at_a_puzzle() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut browser = server.client();
    let page = browser.get("/puzzles").await.body;
    let (_, rest) = page.split_once("href=\"/puzzles/").unwrap();
    let path = format!("/puzzles/{}", rest.split('"').next().unwrap());
    let fields = format!("turn=0&{}", token(&browser.get(&path).await));
    at_once(&browser, 3, &path, &fields).await;
    let answered = async || {
        let mut sql = home.sql().await;
        sqlx::query_as::<_, (i64, i64)>("SELECT tries, solved FROM puzzles").fetch_all(&mut sql).await.unwrap()
    };
    assert_eq!(answered().await, [(1, 1)]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shared_pages_have_no_token() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let page = server.client().get("/").await.body;
    assert!(page.contains("name=\"once\" value=\"\"") && !page.contains("name=\"once\" value=\"0"), "{page}");
    server.stop().await;
}
