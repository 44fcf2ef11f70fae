//! `GET /metrics` and its access rules, and the request counters.

use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use canasta_i18n::notice;
use sha2::{Digest as _, Sha256};
use tokio::time::Instant;
use tracing::Instrument as _;

use crate::app::{App, Peer};
use crate::cluster::Forwarded;
use crate::middleware::route::Route;
use crate::respond::reply;

const OPENMETRICS_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Headers that proxies add.
const PROXY_HEADERS: [HeaderName; 3] = [HeaderName::from_static("x-forwarded-for"), header::FORWARDED, header::VIA];

/// `GET /metrics`
pub(crate) async fn metrics(State(app): State<App>, peer: Option<Extension<Peer>>, headers: HeaderMap) -> Response {
    let allowed = match &app.config.metrics_token {
        Some(token) => has_token(&headers, token),
        None => peer.is_some_and(|peer| from_this_machine(peer.0, &headers)),
    };
    if !allowed {
        // Looks as if the page didn't exist.
        return reply::page(notice::NO_SUCH_PAGE);
    }
    match app
        .config
        .metrics
        .text(app.store.commitment_counts().await.map_err(reply::read_error).ok(), app.reviews.waiting())
    {
        Ok(text) => (StatusCode::OK, [(header::CONTENT_TYPE, OPENMETRICS_TYPE)], text).into_response(),
        Err(_) => reply::page(notice::UNAVAILABLE),
    }
}

/// Middleware: opens a log span, counts the answer, and logs it. A forwarded request is counted by the forwarding node.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let class = Route::of(request.extensions()).class;
    // Logs the class rather than the path, because an invitation's path is a secret.
    let span = tracing::error_span!("request", route = ?class);
    if request.extensions().get::<Forwarded>().is_some() {
        return next.run(request).instrument(span).await;
    }
    async {
        let start = Instant::now();
        let response = next.run(request).await;
        let status = response.status().as_u16();
        let took = start.elapsed();
        app.config.metrics.answered(class, status, took);
        tracing::debug!(status, ?took, "answered");
        response
    }
    .instrument(span)
    .await
}

fn has_token(headers: &HeaderMap, token: &str) -> bool {
    let sent = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let sent = sent.and_then(|sent| sent.strip_prefix("Bearer ")).unwrap_or_default();
    // Compares hashes, so that the time taken reveals nothing about the token.
    Sha256::digest(sent) == Sha256::digest(token)
}

/// Whether the request comes from a program on this machine. Excludes clients of a local proxy, and pages whose host
/// name resolves to this machine (DNS rebinding).
fn from_this_machine(peer: Peer, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|byte| byte.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name);
    let by_name = matches!(name, "localhost" | "127.0.0.1" | "[::1]");
    by_name && peer.0.to_canonical().is_loopback() && !PROXY_HEADERS.iter().any(|name| headers.contains_key(name))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_programs_on_this_machine_may_read_the_metrics() {
        let check = |peer: &str, pairs: &[(HeaderName, &'static str)], expect: bool| {
            assert_eq!(from_this_machine(Peer(peer.parse().unwrap()), &headers(pairs)), expect, "{peer} {pairs:?}");
        };
        check("127.0.0.1", &[(header::HOST, "127.0.0.1:7878")], true);
        check("::1", &[(header::HOST, "[::1]:7878")], true);
        check("::ffff:127.0.0.1", &[(header::HOST, "localhost")], true);
        check("192.168.1.7", &[(header::HOST, "127.0.0.1:7878")], false);
        check("127.0.0.1", &[], false);
        check("127.0.0.1", &[(header::HOST, "rebound.example:7878")], false);
        for proxy in PROXY_HEADERS {
            check("127.0.0.1", &[(header::HOST, "127.0.0.1:7878"), (proxy, "192.0.2.1")], false);
        }
    }

    #[test]
    fn only_the_whole_token_is_accepted() {
        let check = |sent, expect| {
            assert_eq!(has_token(&headers(&[(header::AUTHORIZATION, sent)]), "0123456789abcdef"), expect, "{sent}");
        };
        check("Bearer 0123456789abcdef", true);
        for wrong in ["Bearer 0123456789abcde", "Bearer ", "0123456789abcdef", "Basic 0123456789abcdef"] {
            check(wrong, false);
        }
        assert!(!has_token(&HeaderMap::new(), "0123456789abcdef"));
    }
}
