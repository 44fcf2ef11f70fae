//! HTTPS with certificate files: the handshake, cookies, and renewed or unusable files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use canasta_server::{Access, ServerConfig, Timeouts, Tls, WithCauses};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::harness::{Home, Running, soon};

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/certificates").join(name)
}

/// Sends a request over HTTPS, and trusts only one certificate.
async fn ask(server: &Running, trusted: &str, request: &str) -> std::io::Result<String> {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(file(trusted)).unwrap()).unwrap();
    let client = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let client = client.with_safe_default_protocol_versions().unwrap().with_root_certificates(roots);
    let connector = TlsConnector::from(Arc::new(client.with_no_client_auth()));
    let stream = TcpStream::connect(server.address).await?;
    let mut stream = soon(connector.connect(ServerName::try_from("localhost").unwrap(), stream)).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    soon(stream.read_to_string(&mut answer)).await?;
    Ok(answer)
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/// Settings for a server with this certificate.
fn https(home: &Home, tls: Tls) -> ServerConfig {
    ServerConfig { access: Access { tls: Some(tls), ..Access::default() }, ..home.config() }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_speaks_https_with_a_certificate() {
    let home = Home::new();
    let tls = Tls::read(file("one.crt"), file("one.key")).unwrap();
    let server = Running::start(https(&home, tls)).await;
    let health = ask(&server, "one.crt", HEALTH).await.unwrap();
    assert!(health.starts_with("HTTP/1.1 200") && health.ends_with("ok"), "{health}");
    assert!(health.contains("strict-transport-security: max-age=31536000"), "{health}");
    assert!(ask(&server, "two.crt", HEALTH).await.is_err(), "another certificate is trusted");

    let play = |origin: &str| {
        format!("POST /play HTTP/1.1\r\nHost: localhost:1\r\nOrigin: {origin}\r\nConnection: close\r\n\r\n")
    };
    let played = ask(&server, "one.crt", &play("https://localhost:1")).await.unwrap();
    assert!(played.starts_with("HTTP/1.1 303"), "{played}");
    let cookie = played.lines().find(|line| line.contains("__Host-canasta_session_1=")).unwrap();
    assert!(cookie.contains("; Secure") && cookie.contains("; HttpOnly") && cookie.contains("; Path=/"), "{cookie}");
    for foreign in ["http://localhost:1", "https://localhost", "null"] {
        let refused = ask(&server, "one.crt", &play(foreign)).await.unwrap();
        assert!(refused.starts_with("HTTP/1.1 403"), "{foreign}: {refused}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_http_and_silent_connections_are_closed_on_an_https_server() {
    let home = Home::new();
    let tls = Tls::read(file("one.crt"), file("one.key")).unwrap();
    let timeouts = Timeouts { head: Duration::from_millis(200), ..Timeouts::default() };
    let server = Running::start(ServerConfig { timeouts, ..https(&home, tls) }).await;
    let answer = async |says: &[u8]| {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        // A connection that is cut off early counts as closed too.
        let _ = stream.write_all(says).await;
        let mut answer = Vec::new();
        let _ = soon(stream.read_to_end(&mut answer)).await;
        String::from_utf8_lossy(&answer).into_owned()
    };
    // On a busy machine the request can arrive too late, so it is repeated.
    let refused = soon(async {
        loop {
            let refused = answer(HEALTH.as_bytes()).await;
            if !refused.is_empty() {
                return refused;
            }
        }
    })
    .await;
    let (head, body) = refused.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 400") && head.contains(&format!("Content-Length: {}", body.len())), "{refused}");
    assert!(body.contains("only accepts HTTPS"), "{refused}");
    // The server cuts off incomplete handshakes and silent clients.
    assert!(!answer(&[22, 3, 1]).await.contains("HTTP"));
    assert_eq!(answer(&[]).await, "");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reloads_renewed_files() {
    let home = Home::new();
    std::fs::create_dir_all(home.path()).unwrap();
    let cert = home.path().join("cert.pem");
    let key = home.path().join("key.pem");
    let put = |name: &str| {
        std::fs::copy(file(&format!("{name}.crt")), &cert).unwrap();
        std::fs::copy(file(&format!("{name}.key")), &key).unwrap();
    };
    put("one");
    let tls = Tls::read(&cert, &key).unwrap();
    let server = Running::start(https(&home, tls.clone())).await;
    assert!(ask(&server, "one.crt", HEALTH).await.is_ok());
    put("two");
    assert!(ask(&server, "two.crt", HEALTH).await.is_err(), "the server was not told to read them");
    tls.reload().unwrap();
    assert!(ask(&server, "two.crt", HEALTH).await.is_ok());
    assert!(ask(&server, "one.crt", HEALTH).await.is_err());
    std::fs::write(&key, "nonsense").unwrap();
    assert!(tls.reload().is_err());
    assert!(ask(&server, "two.crt", HEALTH).await.is_ok(), "what was read before stays in use");
    server.stop().await;
}

#[test]
fn wrong_certificate_files_are_named_in_the_error() {
    let check = |cert: &str, key: &str, says: &str| {
        let why = WithCauses(&Tls::read(file(cert), file(key)).err().unwrap()).to_string();
        assert!(why.contains(says), "{cert} {key}: {why}");
    };
    check("missing.crt", "one.key", "cannot read ");
    check("one.crt", "missing.key", "cannot read ");
    check("one.key", "one.key", "one.key holds no certificate in PEM");
    check("README.md", "one.key", "README.md holds no certificate in PEM");
    check("one.crt", "one.crt", "one.crt holds no key in PEM");
    check("one.crt", "two.key", "two.key does not match the certificate in ");
}
