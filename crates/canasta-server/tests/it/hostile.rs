//! Clients that don't read, that speak neither HTTP nor WebSocket, or that send names with markup. Also a server that
//! stops while it is in use.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use canasta_server::{Limits, ServerConfig, Timeouts};
use futures_util::StreamExt as _;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Home, Running, soon};

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// Reads until the other end closes the connection, cleanly or not.
async fn rest(stream: &mut TcpStream) -> String {
    let mut read = Vec::new();
    // A connection that was cut off counts as closed too.
    let _ = soon(stream.read_to_end(&mut read)).await;
    String::from_utf8_lossy(&read).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_reads_no_answers_is_cut_off() {
    let home = Home::new();
    let send = Duration::from_millis(100);
    let server = Running::start(ServerConfig {
        timeouts: Timeouts { send, ..Timeouts::default() },
        limits: Limits { connections: 1, ..Limits::DEFAULT },
        ..home.config()
    })
    .await;
    let mut greedy = TcpStream::connect(server.address).await.unwrap();
    // Sixty megabytes of card faces, more than any buffer in between can hold.
    let wanted = "GET /cards.svg HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3000);
    // The server may cut off the connection before everything is sent.
    let _ = soon(greedy.write_all(wanted.as_bytes())).await;
    let served = async {
        loop {
            let mut next = TcpStream::connect(server.address).await.unwrap();
            next.write_all(HEALTH.as_bytes()).await.unwrap();
            if rest(&mut next).await.starts_with("HTTP/1.1 200") {
                break;
            }
        }
    };
    // The only connection the server allows is free again.
    soon(served).await;
    drop(greedy);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_not_http_are_answered_and_the_connection_closed() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let long = format!("GET / HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n\r\n", "x".repeat(1 << 20));
    let many = format!("GET / HTTP/1.1\r\nHost: x\r\n{}\r\n", "X-Many: x\r\n".repeat(10_000));
    let smuggled = "POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /nothing";
    for said in ["\0\u{1}nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET  HTTP/1.1\r\n\r\n", &long, &many, smuggled] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        // The server may cut off the connection before everything is sent.
        let _ = soon(stream.write_all(said.as_bytes())).await;
        let answer = rest(&mut stream).await;
        let start: String = said.chars().take(40).collect();
        assert!(!answer.contains("HTTP/1.1 2") && !answer.contains("HTTP/1.1 5"), "{start}: {answer}");
        assert!(answer.matches("HTTP/1.1").count() <= 1, "{start}: {answer}");
    }
    let mut next = TcpStream::connect(server.address).await.unwrap();
    next.write_all(HEALTH.as_bytes()).await.unwrap();
    assert!(rest(&mut next).await.starts_with("HTTP/1.1 200"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_websocket_frames_close_only_their_own_window() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.play().await;
    let mut other = client.live(&table).await;
    let n = other.next().await.unwrap()["n"].as_u64().unwrap();
    // An unmasked frame, one of an unknown type, one that claims to be huge, and text with invalid UTF-8.
    for wrong in [
        &b"\x81\x01a"[..],
        b"\x83\x80\0\0\0\0",
        b"\x82\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
        b"\x81\x81\0\0\0\0\xff",
    ] {
        let mut live = client.live(&table).await;
        live.next().await.unwrap();
        live.socket.get_mut().write_all(wrong).await.unwrap();
        while live.next().await.is_some() {}
    }
    other.socket.get_mut().write_all(b"\x89\x80\0\0\0\0").await.unwrap();
    let pong = async { while !matches!(other.socket.next().await, Some(Ok(Message::Pong(_)))) {} };
    soon(pong).await;
    assert!(n > 0);
    drop(other);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_players_name_is_never_markup() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    for name in ["<script>evil", "\"><img src=evil>", "'-evil-'", "</title><i>evil", "&lt;i&gt;evil"] {
        let field: String = name.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let table = client.start(&format!("name={field}")).await;
        let live = client.live(&table).await.next().await.unwrap().to_string();
        let paths = ["/settings", &table, "/"];
        let mut pages = vec![live];
        for path in paths {
            pages.push(client.get(path).await.body);
        }
        assert!(pages[1].contains("evil"), "{name} is shown nowhere");
        for markup in ["<script>evil", "<img src=evil", "<i>evil"] {
            assert!(!pages.iter().any(|page| page.contains(markup)), "{name}: {markup}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_programs_own_files_are_served() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    for path in [
        "/../canasta.db",
        "/..%2fcanasta.db",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/rules/..%2f..%2fCargo",
        "/rules/%2e%2e",
        "/canasta.db",
        "/table.css/../canasta.db",
        "/table.css%00.js",
    ] {
        let answer = client.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("<html"), "{path}");
    }
    for method in [Method::PUT, Method::DELETE, Method::TRACE, Method::OPTIONS] {
        assert!(client.send(method.clone(), "/table.css", &[], "").await.status.is_client_error(), "{method}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_server_finishes_requests_and_accepts_no_new_ones() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let table = client.play().await;
    let mut live = client.live(&table).await;
    live.next().await.unwrap();
    let address = server.address;
    let mut half = TcpStream::connect(address).await.unwrap();
    let head = "POST /settings HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n";
    half.write_all(format!("{head}Expect: 100-continue\r\n\r\n").as_bytes()).await.unwrap();
    // The server has read the head, and asks for the body.
    let mut asked = [0; 12];
    soon(half.read_exact(&mut asked)).await.unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100");

    let stopping = tokio::spawn(server.stop());
    let code = loop {
        if let Message::Close(frame) = soon(live.socket.next()).await.unwrap().unwrap() {
            break u16::from(frame.unwrap().code);
        }
    };
    assert_eq!(code, 1012, "screens are told to come again");
    assert!(TcpStream::connect(address).await.is_err(), "nothing new is taken");
    half.write_all(b"cloth=blue").await.unwrap();
    let answer = rest(&mut half).await;
    assert!(answer.contains("HTTP/1.1 303"), "what was under way is finished: {answer}");
    soon(stopping).await.unwrap();
}
