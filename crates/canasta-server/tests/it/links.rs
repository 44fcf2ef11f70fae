//! Addresses as people, chats, mails and search engines use them.

use axum::http::StatusCode;

use crate::harness::{Home, Running};

#[tokio::test(flavor = "multi_thread")]
async fn a_link_works_with_what_chats_and_mails_add() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut host = server.client();
    let table = host.gather("Helen", "").await;
    let join = format!("/join/{}", host.invitation(&table).await);
    let page = host.form("/devices/link", "").await.body;
    let (_, rest) = page.split_once("/device/").unwrap();
    let device = format!("/device/{}", &rest[..32]);
    let page = host.form("/calendar", "").await.body;
    let (_, rest) = page.split_once("/calendar/").unwrap();
    let calendar = format!("/calendar/{}", &rest[..36]);
    let mut guest = server.client();
    for link in [&*join, &device, &calendar, "/rules/pile", "/friends"] {
        assert_eq!(guest.get(link).await.status, StatusCode::OK, "{link}");
        for added in ["/", ".", ")", ",", "%20", "%E2%80%8B", "%3E.", "&gt;", "%E2%80%9D", "*", "%20and%20bring%20cake"]
        {
            let answer = guest.get(&format!("{link}{added}")).await;
            assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, link), "{link}{added}");
        }
    }
    for nowhere in ["/nothing", "/join/00112233445566778899aabbccddeeff", "/table.cs", "//evil.test/", "/rules/%2e%2e"]
    {
        assert_eq!(guest.get(nowhere).await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_links_are_counted_even_if_they_are_decorated() {
    let home = Home::new();
    let limits = canasta_server::Limits { wrong_codes: 3, ..canasta_server::Limits::DEFAULT };
    let server = Running::start(canasta_server::ServerConfig { limits, ..home.config() }).await;
    let mut member = server.member();
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let answer = member.get("/join/00112233445566778899aabbccddeeff.").await;
        statuses.push(member.get(answer.header("location")).await.status.as_u16());
    }
    assert_eq!(statuses, [404, 404, 404, 429, 429]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_only_answers_a_form_leads_to_the_page_with_the_form() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.gather("Helen", "").await;
    for (path, page) in [
        ("/devices/link", "/devices"),
        ("/devices/end", "/devices"),
        ("/devices/back", "/devices"),
        ("/calendar", "/settings"),
        ("/gather", "/friends"),
        ("/play", "/"),
        ("/learn", "/"),
        ("/you/forget", "/you"),
        (&format!("{table}/do"), &*table),
    ] {
        let answer = client.get(path).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, page), "{path}");
        assert_eq!(client.get(page).await.status, StatusCode::OK);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn search_engines_show_only_pages_for_everyone() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.gather("Helen", "").await;
    let join = format!("/join/{}", client.invitation(&table).await);
    for path in ["/", "/rules", "/rules/pile", "/fairness", "/robots.txt"] {
        let answer = client.get(path).await;
        assert_eq!((answer.status, answer.header("x-robots-tag")), (StatusCode::OK, ""), "{path}");
    }
    for path in [&*table, &join, "/join", "/lobby", "/replay/0123", "/you", "/settings", "/nothing", "/healthz"] {
        assert_eq!(client.get(path).await.header("x-robots-tag"), "noindex, nofollow", "{path}");
    }
    assert_eq!(client.get("/robots.txt").await.body, "User-agent: *\nDisallow:\n");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_is_bad_while_the_disk_refuses_writes() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    // The file that the server writes to find out cannot be created.
    std::fs::create_dir(home.path().join("canasta.room")).unwrap();
    let answer = client.get("/healthz").await;
    assert_eq!((answer.status, &*answer.body), (StatusCode::SERVICE_UNAVAILABLE, "cannot write to the store any more"));
    std::fs::remove_dir(home.path().join("canasta.room")).unwrap();
    let good = async { while client.get("/healthz").await.status != StatusCode::OK {} };
    crate::harness::soon(good).await;
    assert!(!home.path().join("canasta.room").exists());
    server.stop().await;
}
