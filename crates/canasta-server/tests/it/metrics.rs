//! The Prometheus metrics, and the rules for reading them.

use axum::http::StatusCode;
use canasta_server::ServerConfig;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Home, Person, Running, soon};

pub(crate) async fn ask(server: &Running, headers: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n", server.address);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    soon(stream.read_to_string(&mut answer)).await.unwrap();
    answer
}

/// The value of a metric.
pub(crate) fn number(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}: {text}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_played_deal_is_counted_without_naming_a_player() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut game = Person::sit(&home, &server).await;
    for _ in 0..3 {
        assert!(game.action().await);
    }
    let table = game.table.clone();
    let refused = game.client.action(&table, "wrong", 0, "draw").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let text = ask(&server, "").await;
    assert!(text.starts_with("HTTP/1.1 200") && text.contains("application/openmetrics-text; version=1.0.0"), "{text}");
    assert_eq!(number(&text, "canasta_acts_total"), 3.0);
    assert_eq!(number(&text, "canasta_refusals_total"), 1.0);
    assert_eq!(number(&text, "canasta_requests_total{route=\"act\",status=\"2xx\"}"), 3.0);
    assert_eq!(number(&text, "canasta_tables"), 1.0);
    assert_eq!(number(&text, "canasta_sockets"), 1.0);
    assert_eq!(number(&text, "canasta_reviews_waiting"), 0.0);
    assert!(number(&text, "canasta_connections") >= 2.0, "the socket's, and this one: {text}");
    assert!(number(&text, "canasta_commit_jobs_count") >= 4.0 && number(&text, "canasta_commit_seconds_sum") > 0.0);
    let id = game.table.rsplit('/').next().unwrap();
    for secret in game.client.cookies.iter().map(|(_, value)| value.as_str()).chain([id]) {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    drop(game);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_need_this_machine_or_a_token() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    assert!(ask(&server, "X-Forwarded-For: 127.0.0.1\r\n").await.starts_with("HTTP/1.1 404"));
    // Without a connection, the server can't tell which machine the client is on.
    assert_eq!(server.client().get("/metrics").await.status, StatusCode::NOT_FOUND);
    server.stop().await;

    let metrics_token = Some("a long token".to_owned());
    let server = Running::start(ServerConfig { metrics_token, ..home.config() }).await;
    assert!(ask(&server, "").await.starts_with("HTTP/1.1 404"));
    assert!(ask(&server, "Authorization: Bearer a long toke\r\n").await.starts_with("HTTP/1.1 404"));
    let allowed = ask(&server, "X-Forwarded-For: 192.0.2.1\r\nAuthorization: Bearer a long token\r\n").await;
    assert!(allowed.starts_with("HTTP/1.1 200"), "{allowed}");
    server.stop().await;
}
