//! Windows that don't read. The server keeps only the newest state for them, and doesn't wait forever.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{StatusCode, header};
use canasta_server::{Limits, ServerConfig, Timeouts};
use serde_json::Value;
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::harness::{Client, Home, Live, Running, soon};
use crate::metrics;

/// More bytes than all buffers between server and window can hold.
const MIN_UNREAD_BYTES: usize = 6 << 20;

/// A table whose host keeps sitting down and standing up.
struct ChangingTable {
    host: Client,
    table: String,
    seated: bool,
}

impl ChangingTable {
    async fn at(server: &Running) -> Self {
        let mut host = server.client();
        let answer = host.form("/gather", "name=Helen&seats=chosen").await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        Self { host, table: answer.header("location").to_owned(), seated: true }
    }

    /// Changes the table, which adds one state.
    async fn moves(&mut self) {
        let fields = if self.seated { "what=stand" } else { "what=sit&seat=1" };
        let answer = self.host.form(&format!("{}/do", self.table), fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        self.seated = !self.seated;
    }

    /// A window with small buffers.
    async fn window(&self, address: SocketAddr) -> Live {
        let mut request = format!("ws://{address}{}/live", self.table).into_client_request().unwrap();
        request.headers_mut().insert(header::COOKIE, self.host.cookie().parse().unwrap());
        request.headers_mut().insert(header::ORIGIN, format!("http://{address}").parse().unwrap());
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = socket.connect(address).await.unwrap();
        let (socket, _) = soon(tokio_tungstenite::client_async(request, stream)).await.unwrap();
        Live::new(socket)
    }
}

fn n(message: &Value) -> u64 {
    message["n"].as_u64().unwrap()
}

fn config(home: &Home, send: Duration) -> ServerConfig {
    ServerConfig { timeouts: Timeouts { send, ..Timeouts::default() }, limits: Limits::WIDE, ..home.config() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_that_does_not_read_gets_only_the_newest_state() {
    let home = Home::new();
    let server = Running::start(config(&home, Duration::from_secs(600))).await;
    let mut table = ChangingTable::at(&server).await;
    let mut window = table.window(server.address).await;
    let first = window.next().await.unwrap();
    let states = u64::try_from(MIN_UNREAD_BYTES / first.to_string().len()).unwrap();
    for _ in 0..states {
        table.moves().await;
    }
    let newest = n(&first) + states;
    let mut heard = 0;
    let mut last = n(&first);
    while last < newest {
        let now = n(&window.next().await.unwrap());
        // The same state is sent again when the server notices that the host has a window open.
        assert!(now >= last, "{now} after {last}");
        heard += u64::from(now > last);
        last = now;
    }
    assert_eq!(last, newest);
    assert!(heard < states, "all {states} states waited");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_that_never_reads_is_closed_and_gets_the_newest_state_on_reconnect() {
    let home = Home::new();
    let server = Running::start(config(&home, Duration::from_millis(200))).await;
    let mut table = ChangingTable::at(&server).await;
    let mut window = table.window(server.address).await;
    let first = n(&window.next().await.unwrap());
    let mut states = 0;
    while metrics::number(&metrics::ask(&server, "").await, "canasta_slow_sockets_total") == 0.0 {
        table.moves().await;
        states += 1;
        assert!(states < 10_000, "it is kept for ever");
    }
    let mut last = first;
    while let Some(message) = window.next().await {
        last = n(&message);
    }
    assert!(last < first + states, "it was closed, and heard all {states} states");
    let mut again = table.window(server.address).await;
    assert_eq!(n(&again.next().await.unwrap()), first + states);
    server.stop().await;
}
