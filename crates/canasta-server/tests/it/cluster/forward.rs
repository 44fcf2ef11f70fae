//! Requests and sockets through two nodes.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::header::{CONNECTION, HOST, UPGRADE};
use axum::http::{Response, StatusCode};
use axum::routing::{any, get, post};
use axum::{Extension, Router};
use canasta_server::cluster::{ForwardError, Forwarded, NodeClient, Secrets, serve};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

const OLD: &str = "the secret that all nodes have had so far";
const NEW: &str = "the secret that they are changed over to";
const CLIENT: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 7));

/// A file with secrets. Deleted after the test.
pub(crate) struct SecretFile(PathBuf);

impl SecretFile {
    pub(crate) fn new(text: &str) -> Self {
        static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let file = Self(std::env::temp_dir().join(format!("canasta-secrets-{}-{number}", std::process::id())));
        file.write(text);
        file
    }

    pub(crate) fn write(&self, text: &str) {
        std::fs::write(&self.0, text).unwrap();
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    fn secrets(&self) -> Secrets {
        Secrets::read(&self.0).unwrap()
    }
}

impl Drop for SecretFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A node with a private listener.
struct Node {
    address: String,
    stop: watch::Sender<bool>,
    ended: JoinHandle<()>,
}

impl Node {
    async fn start(secrets: Secrets, router: Router) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = watch::channel(false);
        Self { address, stop, ended: tokio::spawn(serve(listener, secrets, router, stopped)) }
    }

    async fn end(self) {
        self.stop.send_replace(true);
        self.ended.await.unwrap();
    }
}

/// Returns a description of the request: client address, method, path, headers and body.
async fn report(forwarded: Option<Extension<Forwarded>>, request: Request) -> String {
    let from = forwarded.map(|Extension(forwarded)| forwarded.from.to_string());
    let (head, body) = request.into_parts();
    let header = |name: &str| head.headers.get(name).map(|value| value.to_str().unwrap().to_owned());
    let body = to_bytes(body, 1024).await.unwrap();
    let names = ["host", "cookie", "keep-alive", "x-hop", "canasta-from"].map(|name| header(name).unwrap_or_default());
    format!("{from:?} {} {} {names:?} {}", head.method, head.uri, String::from_utf8_lossy(&body))
}

async fn text(response: Response<Body>) -> String {
    String::from_utf8(to_bytes(response.into_body(), 1024).await.unwrap().to_vec()).unwrap()
}

fn request(path: &str) -> Request {
    Request::get(path).header(HOST, "cards.example").body(Body::empty()).unwrap()
}

#[tokio::test]
async fn forwards_a_request_and_returns_its_answer() {
    let file = SecretFile::new(OLD);
    let node = Node::start(file.secrets(), Router::new().route("/table/{id}/act", post(report))).await;
    let nodes = NodeClient::new(&file.secrets());
    let request = Request::post("/table/k7m2/act?n=3")
        .header(HOST, "cards.example")
        .header("cookie", "session=1")
        .header(CONNECTION, "keep-alive, x-hop")
        .header("keep-alive", "timeout=5")
        .header("x-hop", "1")
        // A header that visitors can't set themselves.
        .header("canasta-from", "203.0.113.1")
        .body(Body::from("draw"))
        .unwrap();
    let answer = nodes.forward(&node.address, CLIENT, request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let expected = r#"Some("192.0.2.7") POST /table/k7m2/act?n=3 ["cards.example", "session=1", "", "", ""] draw"#;
    assert_eq!(text(answer).await, expected);
    let missing = nodes.forward(&node.address, CLIENT, self::request("/nothing")).await.unwrap();
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    node.end().await;
}

/// Echoes all data on a socket, until the other end closes it.
async fn echo(mut request: Request) -> Response<Body> {
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let mut socket = TokioIo::new(upgrade.await.unwrap());
        let mut bytes = [0; 64];
        while let Ok(count @ 1..) = socket.read(&mut bytes).await {
            socket.write_all(&bytes[..count]).await.unwrap();
        }
    });
    let answer = Response::builder().status(StatusCode::SWITCHING_PROTOCOLS);
    answer.header(CONNECTION, "upgrade").header(UPGRADE, "echo").body(Body::empty()).unwrap()
}

/// A client's socket to a server with these routes.
async fn socket(routes: Router) -> (TcpStream, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let public = listener.local_addr().unwrap();
    let serving = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
    let mut client = TcpStream::connect(public).await.unwrap();
    client.write_all(b"GET /live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: echo\r\n\r\n").await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(client.read_u8().await.unwrap());
    }
    let head = String::from_utf8(head).unwrap();
    assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
    (client, serving)
}

/// Closes the channel when the last clone is dropped.
#[derive(Clone)]
struct Counted(#[expect(dead_code, reason = "it is there to be dropped")] mpsc::Sender<()>);

#[tokio::test]
async fn a_forwarded_socket_works_both_ways_and_counts_until_it_closes() {
    let file = SecretFile::new(OLD);
    let owner = Node::start(file.secrets(), Router::new().route("/live", any(echo))).await;
    let (counted, mut gone) = mpsc::channel(1);
    let counted = Arc::new(Mutex::new(Some(counted)));
    // The client's node is a plain server that forwards everything.
    let nodes = NodeClient::new(&file.secrets());
    let address = owner.address.clone();
    let forward_all = move |mut request: Request| {
        request.extensions_mut().insert(counted.lock().unwrap().take().map(Counted));
        let nodes = nodes.clone();
        let address = address.clone();
        async move { nodes.forward(&address, CLIENT, request).await.unwrap() }
    };
    let (mut client, serving) = socket(Router::new().fallback(forward_all)).await;
    for word in ["ten", "of", "hearts"] {
        client.write_all(word.as_bytes()).await.unwrap();
        let mut back = vec![0; word.len()];
        client.read_exact(&mut back).await.unwrap();
        assert_eq!(back, word.as_bytes());
    }
    assert!(gone.try_recv().is_err_and(|why| why == mpsc::error::TryRecvError::Empty), "the socket counts no more");
    drop(client);
    assert_eq!(gone.recv().await, None);
    serving.abort();
    owner.end().await;
}

/// A node that hangs doesn't answer. Once its lease expires, requests to it fail and its sockets are closed.
#[tokio::test]
async fn requests_to_a_node_with_an_expired_lease_fail() {
    let file = SecretFile::new(OLD);
    let (report, mut asked) = mpsc::channel(1);
    let hang = async move || {
        report.send(()).await.unwrap();
        std::future::pending::<()>().await;
    };
    let routes = Router::new().route("/live", any(echo)).route("/hang", get(hang));
    let owner = Node::start(file.secrets(), routes).await;
    let nodes = NodeClient::new(&file.secrets());
    let set_live_nodes = |all: &[&str]| nodes.set_live(all.iter().map(|&node| node.to_owned()).collect());
    let on = |nodes: NodeClient, address: String| {
        move |request: Request| {
            let nodes = nodes.clone();
            let address = address.clone();
            async move { nodes.forward(&address, CLIENT, request).await }
        }
    };
    let forward_all = on(nodes.clone(), owner.address.clone());
    let routes = Router::new().fallback(async move |request: Request| forward_all(request).await.unwrap());
    let (mut client, serving) = socket(routes).await;
    let asking = tokio::spawn(on(nodes.clone(), owner.address.clone())(request("/hang")));
    asked.recv().await.unwrap();
    // Other nodes joining and leaving don't matter.
    for all in [&[&owner.address, "elsewhere:1"][..], &[&owner.address], &[&owner.address, "elsewhere:2"]] {
        set_live_nodes(all);
        client.write_all(b"ten").await.unwrap();
        client.read_exact(&mut [0; 3]).await.unwrap();
        assert!(!asking.is_finished());
    }
    set_live_nodes(&["elsewhere:2"]);
    let given_up = asking.await.unwrap();
    assert!(matches!(given_up, Err(ForwardError::Unknown { .. })), "{given_up:?}");
    assert_eq!(client.read(&mut [0; 3]).await.unwrap(), 0);
    serving.abort();
}

async fn call(nodes: &NodeClient, node: &Node) -> Result<StatusCode, ForwardError> {
    nodes.forward(&node.address, CLIENT, request("/")).await.map(|answer| answer.status())
}

#[tokio::test]
async fn nodes_with_different_secrets_do_not_connect() {
    let ours = SecretFile::new(OLD);
    let theirs = SecretFile::new(NEW);
    let node = Node::start(theirs.secrets(), Router::new().route("/", get(report))).await;
    let refused = call(&NodeClient::new(&ours.secrets()), &node).await;
    assert!(matches!(refused, Err(ForwardError::WrongSecret(_))), "{refused:?}");
    // The listener rejects the client, although the client accepts the listener's secret.
    let knows_both = SecretFile::new(&format!("{OLD}\n{NEW}\n"));
    let refused = call(&NodeClient::new(&knows_both.secrets()), &node).await;
    assert!(matches!(refused, Err(ForwardError::WrongSecret(_))), "{refused:?}");
    // The listener rejects plain HTTP too.
    let mut plain = TcpStream::connect(&node.address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!String::from_utf8_lossy(&answer).contains("HTTP"), "{answer:?}");
    node.end().await;
}

#[tokio::test]
async fn a_secret_can_be_changed_without_downtime() {
    let steps = [OLD.to_owned(), format!("{OLD}\n{NEW}"), format!("{NEW}\n{OLD}"), NEW.to_owned()];
    let here = SecretFile::new(&steps[0]);
    let there = SecretFile::new(&steps[0]);
    let caller = here.secrets();
    let listener = there.secrets();
    let node = Node::start(listener.clone(), Router::new().route("/", get(report))).await;
    for step in &steps[1..] {
        // Each step reaches one node before the other. The order doesn't matter, because consecutive steps are
        // compatible.
        for (file, secrets) in [(&here, &caller), (&there, &listener)] {
            file.write(step);
            secrets.reload().unwrap();
            // A new client has no open connection to reuse.
            assert_eq!(call(&NodeClient::new(&caller), &node).await.unwrap(), StatusCode::OK, "{step}");
        }
    }
    let outdated = SecretFile::new(OLD);
    assert!(call(&NodeClient::new(&outdated.secrets()), &node).await.is_err());
    node.end().await;
}

#[tokio::test]
async fn distinguishes_an_ended_node_from_a_silent_one() {
    let file = SecretFile::new(OLD);
    let nodes = NodeClient::new(&file.secrets());
    let node = Node::start(file.secrets(), Router::new().route("/", get(report))).await;
    let address = node.address.clone();
    assert_eq!(call(&nodes, &node).await.unwrap(), StatusCode::OK);
    node.end().await;
    let gone = nodes.forward(&address, CLIENT, request("/")).await;
    assert!(matches!(gone, Err(ForwardError::Refused(_))), "{gone:?}");
    // The listener accepts connections but never answers.
    let silent = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.unwrap();
    let address = silent.local_addr().unwrap().to_string();
    let late = nodes.forward(&address, CLIENT, request("/")).await;
    assert!(matches!(late, Err(ForwardError::Unreachable { .. })), "{late:?}");
    let nowhere = nodes.forward("not an address", CLIENT, request("/")).await;
    assert!(matches!(nowhere, Err(ForwardError::InvalidAddress(_))), "{nowhere:?}");
}
