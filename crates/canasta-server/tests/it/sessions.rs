//! Sessions stay with their browser, whatever else is on the host and however long they last.

use axum::http::StatusCode;

use crate::harness::{Home, Running};

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
