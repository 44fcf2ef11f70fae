//! The app shell on a device: manifest, service worker and offline page. Also the previews of invitations in
//! messengers.

use axum::http::StatusCode;
use canasta_server::PublicUrl;
use serde_json::Value;

use crate::harness::{Home, Running};

#[tokio::test(flavor = "multi_thread")]
async fn the_manifests_icons_exist_with_the_stated_type_and_size() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let manifest = client.get("/manifest.webmanifest").await;
    assert_eq!((manifest.status, manifest.header("content-type")), (StatusCode::OK, "application/manifest+json"));
    assert_eq!(manifest.header("cache-control"), "no-cache");
    let policy = manifest.header("content-security-policy");
    assert!(policy.contains("worker-src 'self'; manifest-src 'self'"), "{policy}");
    let manifest: Value = serde_json::from_str(&manifest.body).unwrap();
    assert_eq!((manifest["start_url"].as_str(), manifest["scope"].as_str()), (Some("/"), Some("/")));
    let icons = manifest["icons"].as_array().unwrap();
    let purposes: Vec<&str> = icons.iter().filter_map(|icon| icon["purpose"].as_str()).collect();
    assert_eq!(purposes, ["any", "any", "any", "maskable"]);
    for icon in icons {
        let (answer, bytes) = client.fetch(icon["src"].as_str().unwrap(), &[]).await;
        assert_eq!(answer.headers.get("content-type").unwrap(), icon["type"].as_str().unwrap(), "{icon}");
        assert_eq!(answer.headers.get("cache-control").unwrap(), "public, max-age=31536000, immutable", "{icon}");
        let Some((width, _)) = icon["sizes"].as_str().unwrap().split_once('x') else { continue };
        // A PNG starts with its width and height.
        let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        assert_eq!((size(16).to_string().as_str(), size(20)), (width, size(16)), "{icon}");
        assert!(bytes.len() < 20_000, "{icon}: {}", bytes.len());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_and_its_page_are_the_same_for_every_visitor_and_revalidated() {
    let home = Home::new();
    let server = Running::start(home.config()).await;
    let mut client = server.client();
    let mut other = server.client();
    client.play().await;
    for (path, content_type) in
        [("/worker.js", "text/javascript; charset=utf-8"), ("/offline", "text/html; charset=utf-8")]
    {
        let answer = client.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, content_type), "{path}");
        assert_eq!((answer.header("cache-control"), answer.header("vary")), ("no-cache", "Accept-Encoding"), "{path}");
        assert_eq!(answer.header("set-cookie"), "", "{path}");
        assert_eq!(other.get(path).await.body, answer.body, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_has_a_preview_with_the_public_address() {
    let home = Home::new();
    let mut config = home.config();
    let server = Running::start(config.clone()).await;
    let start = server.client().get("/").await;
    let host = r#"content="http://table.test/"#;
    assert!(start.body.contains(&format!("<meta property=\"og:url\" {host}\">")), "{}", start.body);
    assert!(start.body.contains(&format!("<meta property=\"og:image\" {host}assets/preview.")), "{}", start.body);
    server.stop().await;
    config.access.public = "https://canasta.example".parse::<PublicUrl>().ok();
    let server = Running::start(config).await;
    let start = server.client().get("/").await;
    assert!(start.body.contains(r#"<meta property="og:url" content="https://canasta.example/">"#), "{}", start.body);
    server.stop().await;
}
