//! Headers of all answers, cookies, caching, slow clients, and too many clients.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use canasta_server::{Limits, ServerConfig, Timeouts};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Home, Running, soon};
use crate::limits::ask;

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_security_headers() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.play().await;
    for path in ["/", "/rules", "/rules/pile", table.as_str(), "/nothing", "/table.css", "/healthz"] {
        let answer = client.get(path).await;
        let policy = answer.header("content-security-policy");
        if path == "/table.css" {
            // A file can't load anything.
            assert_eq!(policy, "default-src 'none'; frame-ancestors 'none'");
        } else {
            assert!(
                policy.starts_with("default-src 'none'; script-src 'self'") && !policy.contains("unsafe"),
                "{path}"
            );
            assert!(policy.contains("frame-ancestors 'none'") && policy.contains("base-uri 'none'"), "{path}");
        }
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        let public = path.starts_with("/rules") || path == "/table.css";
        let kept = if public { "no-cache" } else { "no-store" };
        assert_eq!(answer.header("cache-control"), kept, "{path}");
    }
    assert_eq!(client.get("/healthz").await.body, "ok");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_contain_nothing_that_the_content_policy_forbids() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.play().await;
    for path in ["/", "/rules", table.as_str(), "/nothing"] {
        let page = client.get(path).await.body;
        for inline in ["style=", "onclick=", "onload=", "<style", "javascript:"] {
            assert!(!page.contains(inline), "{path}: {inline}");
        }
        assert!(page.split("<script").skip(1).all(|script| script.starts_with(" src=\"/")), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_revalidate_files_and_download_them_once() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    // Pages without names, tables or secrets are cached and revalidated too.
    for path in [
        "/table.css",
        "/cards.svg",
        "/table.js",
        "/idiomorph.js",
        "/icon.svg",
        "/",
        "/rules",
        "/rules/pile",
        "/fairness",
        "/replay",
        "/device",
        "/manifest.webmanifest",
        "/worker.js",
        "/offline",
    ] {
        let first = client.get(path).await;
        assert_eq!(first.status, StatusCode::OK, "{path}");
        let tag = first.header("etag").to_owned();
        let again = client.send(Method::GET, path, &[("if-none-match", &tag)], "").await;
        assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""), "{path}");
        let other = client.send(Method::GET, path, &[("if-none-match", "\"x\"")], "").await;
        assert_eq!(other.body, first.body, "{path}");
    }
    server.stop().await;
}

/// Files that a page refers to have a hash in their path, so they are cached for a year. They are compressed.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_page_loads_few_files_once() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.play().await;
    let page = client.get(&table).await;
    let mut files = page.files();
    let mut bytes = page.body.len();
    // Browsers fetch these only when the app is installed on a device.
    files.retain(|path| !path.starts_with("/manifest.webmanifest") && !path.contains("/icon-touch."));
    // The socket and the page itself don't count.
    assert!((4..=10).contains(&files.len()), "{files:?}");
    files.sort();
    for path in &files {
        let plain = client.get(path).await;
        assert_eq!(plain.header("cache-control"), "public, max-age=31536000, immutable", "{path}");
        assert_eq!((plain.header("vary"), plain.header("content-encoding")), ("Accept-Encoding", ""), "{path}");
        let lengths = ["br", "gzip"].map(|packing| (packing, plain.body.len()));
        for (packing, length) in lengths {
            let accept = format!("deflate, {packing}");
            let packed = client.fetch(path, &[("accept-encoding", &accept)]).await;
            if length >= 600 {
                assert_eq!(packed.0.headers.get("content-encoding").unwrap(), packing, "{path}");
                assert!(packed.1.len() < length, "{path}");
            }
            bytes += if packing == "br" { packed.1.len() } else { 0 };
        }
        // A page that was open during an update asks for a file with an old hash. It gets the current file, which is
        // not cached permanently.
        let (stem, ending) = path.rsplit_once('.').unwrap();
        let old = format!("{}.00000000.{ending}", stem.rsplit_once('.').unwrap().0);
        let old = client.get(&old).await;
        assert_eq!((old.body, old.headers["cache-control"].to_str().unwrap()), (plain.body, "no-cache"), "{path}");
    }
    assert!(bytes < 90_000, "{bytes} bytes for a table that was never seen");
    for path in ["/assets/table.js", "/assets/table.zzzzzzzz.js", "/assets/nothing.01234567.js", "/assets/"] {
        assert_eq!(client.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    server.stop().await;
}

/// If someone else chose a part of a page, the page's compressed length can reveal other parts (BREACH).
#[tokio::test(flavor = "multi_thread")]
async fn pages_with_secrets_are_neither_compressed_nor_cached() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut host = server.client();
    let table = host.gather("Helen", "").await;
    let invitation = format!("/join/{}", host.invitation(&table).await);
    let packed = [("accept-encoding", "gzip, br")];
    for path in ["/", &table, "/you", "/new", "/join", "/lobby", "/forget", "/devices"] {
        let (answer, _) = host.fetch(path, &packed).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!((answer.header("cache-control"), answer.header("content-encoding")), ("no-store", ""), "{path}");
    }
    let link = host.form("/devices/link", "").await;
    assert_eq!((link.status, link.header("cache-control")), (StatusCode::OK, "no-store"));
    let (_, secret) = link.body.split_once("/device/").unwrap();
    for path in [invitation, format!("/device/{}", &secret[..32])] {
        let (answer, _) = server.client().fetch(&path, &packed).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!((answer.header("cache-control"), answer.header("content-encoding")), ("no-store", ""), "{path}");
    }
    for path in ["/rules", "/rules/pile", "/fairness", "/replay", "/device"] {
        let page = host.get(path).await;
        assert!(page.header("cache-control") == "no-cache" && !page.body.contains("Helen"), "{path}");
    }
    for path in ["/", "/rules", "/rules/pile", "/fairness", "/replay", "/device"] {
        let (answer, _) = server.client().fetch(path, &packed).await;
        let found = (answer.header("cache-control"), answer.header("content-encoding"), answer.header("etag").len());
        assert_eq!(found, ("no-cache", "br", 20), "{path}");
        let varies: Vec<&str> = answer.headers.get_all("vary").iter().map(|value| value.to_str().unwrap()).collect();
        assert_eq!(varies, ["Accept-Encoding", "Cookie, Accept-Language"], "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_session_is_secret_and_preferences_are_remembered() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let answer = client.form("/play", "name=Zo%C3%AB+%3Cb%3E&cloth=green").await;
    let cookies: Vec<&str> = answer.headers.get_all("set-cookie").iter().map(|c| c.to_str().unwrap()).collect();
    let session = cookies.iter().find(|cookie| cookie.starts_with("canasta_session=")).unwrap();
    assert!(session.contains("; HttpOnly") && session.contains("; SameSite=Lax") && session.contains("; Path=/"));
    let secret = session["canasta_session=".len()..].split(';').next().unwrap();
    assert_eq!(secret.len(), 64);

    let page = client.get(answer.header("location")).await.body;
    assert!(page.contains("data-cloth=\"green\"") && !page.contains(secret), "{page}");
    let page = client.get("/settings").await.body;
    assert!(page.contains("Zoë &lt;b&gt;") && !page.contains(secret), "{page}");
    let back = client.form("/settings", "cloth=blue&size=xxl&back=sun&then=/rules").await;
    assert_eq!((back.status, back.header("location")), (StatusCode::SEE_OTHER, "/rules"));
    let page = client.get("/").await.body;
    assert!(page.contains("data-cards=\"xxl\"") && !page.contains("data-cloth=\"green\""), "{page}");
    let away = client.form("/settings", "then=https://evil.test/").await;
    assert_eq!(away.header("location"), "/");

    // The store contains only the secret's hash.
    server.stop().await;
    let file = std::fs::read(home.database()).unwrap();
    assert!(!file.windows(secret.len()).any(|window| window == secret.as_bytes()));
}

/// Reads text until the other end closes.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut read = Vec::new();
    soon(stream.read_to_end(&mut read)).await.unwrap();
    String::from_utf8(read).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_clients_are_cut_off() {
    let home = Home::new();
    let head = Duration::from_millis(100);
    let request = Duration::from_millis(200);
    let timeouts = Timeouts { head, request, ..Timeouts::default() };
    let server = Running::start(ServerConfig { timeouts, ..home.config() }).await;

    let mut silent = TcpStream::connect(server.address).await.unwrap();
    until_closed(&mut silent).await;

    let mut half = TcpStream::connect(server.address).await.unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
    until_closed(&mut half).await;

    // On a busy machine the request can arrive too late, so it is repeated.
    let answer = async |request: &[u8]| {
        let answered = async {
            loop {
                let mut stream = TcpStream::connect(server.address).await.unwrap();
                let sent = stream.write_all(request).await;
                let mut read = Vec::new();
                if sent.is_ok() && stream.read_to_end(&mut read).await.is_ok() && !read.is_empty() {
                    return String::from_utf8(read).unwrap();
                }
            }
        };
        soon(answered).await
    };
    let idle = answer(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(idle.starts_with("HTTP/1.1 200"), "{idle}");
    let body = answer(b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na=").await;
    assert!(body.starts_with("HTTP/1.1 408") && body.contains("<html"), "{body}");
    let action = answer(b"POST /table/x/act HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{").await;
    assert!(action.starts_with("HTTP/1.1 408") && action.contains("{\"because\":"), "{action}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_over_the_limit_get_an_answer() {
    let home = Home::new();
    let server =
        Running::start(ServerConfig { limits: Limits { connections: 2, ..Limits::DEFAULT }, ..home.config() }).await;
    let mut client = server.client();
    let table = client.play().await;
    let one = client.live(&table).await;
    let two = client.live(&table).await;
    let third = ask(&server, "GET /rules HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert!(third.starts_with("HTTP/1.1 503") && third.contains("retry-after: 5"), "{third}");
    assert!(third.contains("The server is full") && third.contains(">Try again</a>"), "{third}");
    assert!(third.contains("refresh: 5") && third.contains("connection: close"), "{third}");
    // A table's script gets a message.
    let script = format!("POST {table}/act HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n");
    let script = ask(&server, &script).await;
    assert!(script.starts_with("HTTP/1.1 503") && script.contains("retry-after: 5"), "{script}");
    let (_, json) = script.split_once("\r\n\r\n").unwrap();
    assert!(json.starts_with("{\"again\":5,\"because\":\"The server is full"), "{script}");
    // A form is returned with its fields, to be sent again.
    let form = "Host: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname=Anna";
    let form = ask(&server, &format!("POST /gather HTTP/1.1\r\n{form}")).await;
    assert!(form.starts_with("HTTP/1.1 503") && form.contains(r#"action="/gather" data-again="5""#), "{form}");
    assert!(form.contains(r#"<input type="hidden" name="name" value="Anna">"#), "{form}");
    drop(one);
    let again = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    soon(async { while !ask(&server, again).await.starts_with("HTTP/1.1 200") {} }).await;
    drop(two);
    server.stop().await;
}

/// If clients use up all connections and all refusals, the server must not run in a tight loop.
#[tokio::test(flavor = "multi_thread")]
async fn further_connections_wait_until_one_can_be_answered() {
    let home = Home::new();
    let server =
        Running::start(ServerConfig { limits: Limits { connections: 1, ..Limits::DEFAULT }, ..home.config() }).await;
    let mut client = server.client();
    let table = client.play().await;
    let live = client.live(&table).await;
    let mut silent = Vec::new();
    for _ in 0..64 {
        silent.push(TcpStream::connect(server.address).await.unwrap());
    }
    let mut last = TcpStream::connect(server.address).await.unwrap();
    last.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut byte = [0];
    let waited = tokio::time::timeout(Duration::from_millis(200), last.peek(&mut byte)).await;
    assert!(waited.is_err(), "the server accepted one more connection");
    drop(live);
    assert!(until_closed(&mut last).await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_windows_per_table() {
    let home = Home::new();
    let server =
        Running::start(ServerConfig { limits: Limits { windows: 2, ..Limits::DEFAULT }, ..home.config() }).await;
    let mut client = server.client();
    let table = client.play().await;
    let origin = format!("http://{}", client.address);
    let _one = client.live(&table).await;
    let two = client.live(&table).await;
    assert_eq!(client.try_live(&table, &origin).await.err(), Some(StatusCode::TOO_MANY_REQUESTS));
    // Scripts can't see why a socket was refused, so the page sends a request to find out.
    let why = client.form(&format!("{table}/live"), "").await;
    assert_eq!((why.status, why.header("retry-after")), (StatusCode::TOO_MANY_REQUESTS, "30"));
    let because = why.json()["because"].as_str().unwrap().to_owned();
    assert!(because.starts_with("This table is open in too many windows.") && because.contains("automatically"));
    drop(two);
    soon(async { while client.try_live(&table, &origin).await.is_err() {} }).await;
    server.stop().await;
}

/// Timeouts with a ping interval of `millis` milliseconds.
fn pings(millis: u64) -> Timeouts {
    Timeouts { ping: Duration::from_millis(millis), ..Timeouts::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_silent_or_sends_too_much_is_closed() {
    use futures_util::SinkExt as _;
    let home = Home::new();
    let server = Running::start(ServerConfig { timeouts: pings(20), ..home.config() }).await;
    let mut client = server.client();
    let table = client.play().await;

    // A client that doesn't read doesn't answer pings either.
    let silent = client.live(&table).await;
    let mut raw = silent.socket.into_inner();
    until_closed_bytes(&mut raw).await;

    let mut loud = client.live(&table).await;
    loud.socket.send(Message::text("x".repeat(5000))).await.unwrap();
    while loud.next().await.is_some() {}

    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_responsive_socket_stays_open() {
    use futures_util::StreamExt as _;
    let home = Home::new();
    let server = Running::start(ServerConfig { timeouts: pings(500), ..home.config() }).await;
    let mut client = server.client();
    let table = client.play().await;
    let mut live = client.live(&table).await;
    let mut pings = 0;
    // After three unanswered pings, the socket would be closed.
    while pings < 5 {
        match soon(live.socket.next()).await {
            Some(Ok(Message::Ping(_))) => pings += 1,
            Some(Ok(Message::Text(_))) => {}
            other => panic!("{other:?}"),
        }
    }
    server.stop().await;
}

/// Reads bytes until the other end closes.
async fn until_closed_bytes(stream: &mut TcpStream) {
    let mut read = Vec::new();
    // A connection that was cut off counts as closed too.
    let _ = soon(stream.read_to_end(&mut read)).await;
}
