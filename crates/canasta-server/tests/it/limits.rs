//! Who asks too often, from one address or through a proxy; who takes too many connections.

use axum::http::{Method, StatusCode};
use canasta_server::{PublicUrl, ServerConfig};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Home, Running, soon};

/// One request on a connection of its own: the whole answer.
pub(crate) async fn ask(server: &Running, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    soon(stream.read_to_string(&mut answer)).await.unwrap();
    answer
}

/// A new table, asked for through a proxy that says so; or not through one.
fn learn(forwarded: Option<&str>) -> String {
    let forwarded = forwarded.map(|from| format!("X-Forwarded-For: {from}\r\n")).unwrap_or_default();
    format!("POST /learn HTTP/1.1\r\nHost: x\r\n{forwarded}Connection: close\r\n\r\n")
}

/// Asks until it is refused: how often it was not, and the refusal.
async fn until_refused(server: &Running, request: &str) -> (u32, String) {
    for passed in 0..100 {
        let answer = ask(server, request).await;
        if !answer.starts_with("HTTP/1.1 303") {
            assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
            return (passed, answer);
        }
    }
    panic!("it is never too much");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_is_asked_to_wait() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let (passed, refused) = until_refused(&server, &learn(None)).await;
    assert!(passed >= 30, "{passed}");
    assert!(refused.contains("retry-after: "), "{refused}");
    assert!(refused.contains("Wait a moment, then try again.") && refused.contains("<html"), "{refused}");
    // Nobody but a proxy says who asks. A slow machine gets a table every five seconds, not thirty at once.
    let (passed, _) = until_refused(&server, &learn(Some("192.0.2.1"))).await;
    assert!(passed < 10, "{passed}");
    assert!(ask(&server, &learn(None).replace("POST /learn", "GET /")).await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

/// Codes and links that somebody makes up: some thirty, then one every three seconds, however they are tried and whatever
/// cookie comes with them. Somebody at a table next door goes on.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_codes_and_invitations_comes_to_an_end() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let code = |place: u32| {
        let code: String = (0..6).map(|digit| char::from(b"ABCDEFGH"[(place >> (3 * digit)) as usize % 8])).collect();
        let cookie = format!("Cookie: canasta_session={place:064x}\r\n");
        let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 11\r\n";
        format!("POST /join HTTP/1.1\r\nHost: x\r\n{cookie}{form}Connection: close\r\n\r\ncode={code}")
    };
    let link = |place: u32| format!("GET /join/{place:032x} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    let (mut tried, mut refused) = (0, 0);
    for place in 0..60 {
        for guess in [code(place), link(place)] {
            let answer = ask(&server, &guess).await;
            if answer.starts_with("HTTP/1.1 404") {
                assert!(
                    answer.contains("No table has this code now") || answer.contains("leads to no table"),
                    "{answer}"
                );
                tried += 1;
            } else {
                assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("retry-after: "), "{answer}");
                refused += 1;
            }
        }
    }
    // On a slow machine the bucket fills up a little meanwhile.
    assert!((30..80).contains(&tried) && tried + refused == 120, "{tried} tried, {refused} refused");
    let table = learn(None).replace("/learn", "/gather");
    assert!(ask(&server, &table).await.starts_with("HTTP/1.1 303"), "tables are counted apart");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_can_be_switched_off_for_measuring() {
    let home = Home::new();
    let server = Running::start(ServerConfig { limits: false, ..home.config() }).await;
    for place in 0..40 {
        assert!(ask(&server, &learn(None)).await.starts_with("HTTP/1.1 303"), "table {place}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_each_visitor_is_counted_alone() {
    let home = Home::new();
    let config = ServerConfig { proxies: PublicUrl::NEARBY.to_vec(), ..home.config() };
    let server = Running::start(config).await;
    assert!(until_refused(&server, &learn(Some("192.0.2.1"))).await.0 >= 30);
    assert!(until_refused(&server, &learn(Some("192.0.2.9, 192.0.2.1"))).await.0 < 10, "what the proxy did not write");
    assert!(ask(&server, &learn(Some("192.0.2.2"))).await.starts_with("HTTP/1.1 303"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_every_connection() {
    let home = Home::new();
    let server = Running::start(ServerConfig { connections_an_address: 3, ..home.config() }).await;
    let health = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut kept = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(health.as_bytes()).await.unwrap();
        let mut byte = [0];
        soon(stream.read_exact(&mut byte)).await.unwrap();
        kept.push(stream);
    }
    let mut one_more = TcpStream::connect(server.address).await.unwrap();
    // It may be closed before or after the request is sent.
    let _ = one_more.write_all(health.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = soon(one_more.read_to_end(&mut answer)).await;
    assert!(answer.is_empty(), "a fourth connection is served");
    kept.pop();
    let served = async { while ask_once(&server, health).await.is_none() {} };
    soon(served).await;
    server.stop().await;
}

/// The first byte of an answer; nothing where the connection is closed without one.
async fn ask_once(server: &Running, request: &str) -> Option<u8> {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut byte = [0];
    soon(stream.read_exact(&mut byte)).await.ok()?;
    Some(byte[0])
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_public_address_the_session_is_for_https_only() {
    let home = Home::new();
    let public = PublicUrl::read("https://canasta.example").unwrap();
    let server = Running::start(ServerConfig { public: Some(public), ..home.config() }).await;
    let mut client = server.client();
    assert_eq!(client.form("/play", "").await.status, StatusCode::FORBIDDEN, "a form of http://table.test");
    let here = [("origin", "https://canasta.example")];
    let answer = client.send(Method::POST, "/play", &here, "").await;
    let cookies: Vec<&str> = answer.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    let session = cookies.iter().find(|cookie| cookie.starts_with("__Host-canasta_session=")).unwrap();
    for part in ["; Path=/", "; HttpOnly", "; Secure", "; SameSite=Lax"] {
        assert!(session.contains(part) && !session.contains("Domain"), "{session}");
    }
    assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
    let table = answer.header("location").to_owned();
    assert_eq!(client.get(&table).await.status, StatusCode::OK);
    // The same secret under the name that any page on plain http could have set is nobody's.
    let secret = session["__Host-canasta_session=".len()..].split(';').next().unwrap().to_owned();
    client.cookies = vec![("canasta_session".to_owned(), secret)];
    assert_eq!(client.get(&table).await.status, StatusCode::FORBIDDEN);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn live_connections_count_as_connections_of_their_address() {
    let home = Home::new();
    let server = Running::start(ServerConfig { connections_an_address: 2, ..home.config() }).await;
    let mut client = server.client();
    let table = client.play().await;
    let (one, two) = (client.live(&table).await, client.live(&table).await);
    let health = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert!(ask_once(&server, health).await.is_none(), "a third connection is served");
    drop((one, two));
    let served = async { while ask_once(&server, health).await.is_none() {} };
    soon(served).await;
    server.stop().await;
}
