//! The commitment counts on the page about fair deals.

use axum::http::StatusCode;

use crate::harness::{Client, Home, Running};

/// The counts on the page: commitments made, revealed, and outstanding.
async fn counted(client: &mut Client) -> Vec<String> {
    let page = client.get("/fairness").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.body.contains("src=\"/assets/fair.") && page.body.contains("What this doesn’t prove"),
        "{}",
        page.body
    );
    let behind = page.body.split("<b class=\"num\">").skip(1);
    behind.map(|text| text.split('<').next().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn commitments_are_counted_on_the_fairness_page() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    assert_eq!(counted(&mut client).await, ["0", "0", "0"]);
    client.form("/play", "name=Mary").await;
    client.form("/play", "name=Anna").await;
    assert_eq!(counted(&mut server.client()).await, ["2", "0", "2"]);
    server.stop().await;
    // The counts are the same after a restart, before anything is written.
    let server = Running::start(home.config()).await;
    assert_eq!(counted(&mut server.client()).await, ["2", "0", "2"]);
    client.at(&server).form("/play", "name=Mary").await;
    assert_eq!(counted(&mut server.client()).await, ["3", "0", "3"]);
    server.stop().await;
}
