//! Checks and headers for every request. Refuses requests from other sites, limits their time, adds security headers,
//! and contains panics in handlers.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use canasta_i18n::notice;
use tracing::Instrument as _;

use crate::app::App;
use crate::config::ServerConfig;
use crate::metrics::Class;
use crate::middleware::address::{foreign_origin, is_own_origin};
use crate::middleware::language::Language;
use crate::middleware::route::Route;
use crate::respond::reply;
use crate::respond::reply::Format;

/// A content policy under which pages can only load files from this server. Takes the sources of scripts.
macro_rules! content_policy {
    ($scripts:literal) => {
        HeaderValue::from_static(concat!(
            "default-src 'none'; script-src ",
            $scripts,
            "; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; ",
            "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ))
    };
}

/// The score pad's policy. Its rules run in WebAssembly.
pub(crate) const PAD_POLICY: HeaderValue = content_policy!("'self' 'wasm-unsafe-eval'");

const DEFAULT_HEADERS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, content_policy!("'self'")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// HSTS for a year, sent if browsers use HTTPS.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Middleware: catches panics, limits the time, adds headers, and renders notices.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let format = Format::of_request(&request);
    let https = app.config.https();
    let Language(lang) = Language::of(request.headers(), &app.config);
    let is_public = is_public(request.uri().path());
    // Runs in its own task. A panic only ends that task, and an action isn't left half done if the client disconnects.
    let answer = tokio::spawn(tokio::time::timeout(app.config.timeouts.request, next.run(request)).in_current_span());
    let mut response = match answer.await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => format.notice(notice::TOO_SLOW),
        Err(_) => {
            tracing::error!("a request panicked");
            format.notice(notice::CRASHED)
        }
    };
    response = reply::render_notice(response, lang);
    let headers = response.headers_mut();
    add_security_headers(headers);
    if https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
    if !is_public {
        headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow"));
    }
    response
}

/// Whether search engines may show an address: the start page, the book and the files they need. Anyone who has the link
/// of a table, an invitation or a replay can open it, so those must not turn up in a search.
fn is_public(path: &str) -> bool {
    ["/", "/rules", "/fairness", "/pad", "/robots.txt"].contains(&path)
        || path.starts_with("/rules/")
        || canasta_assets::asset(path).is_some()
}

/// Adds the default headers that an answer doesn't set itself. By default, answers aren't cached.
pub(crate) fn add_security_headers(headers: &mut HeaderMap) {
    for (name, value) in DEFAULT_HEADERS {
        headers.entry(name).or_insert(value);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Middleware: refuses forms, scripts and sockets from other sites.
pub(crate) async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_read =
        matches!(*request.method(), Method::GET | Method::HEAD) && !request.headers().contains_key(header::UPGRADE);
    if is_read {
        return next.run(request).await;
    }
    if let Some(warning) = app.unknown_origins.warning(request.headers(), &app.config) {
        tracing::warn!("{warning}");
    }
    if is_from_own_site(request.headers(), &app.config) {
        return next.run(request).await;
    }
    // The page whose live connection is refused requests the same path to find out why.
    let is_misaddressed = foreign_origin(request.headers(), &app.config).is_some()
        && Route::of(request.extensions()).class == Class::Live;
    Format::of_request(&request).notice(if is_misaddressed { notice::WRONG_ADDRESS } else { notice::FOREIGN })
}

/// Whether a request comes from this site's own pages. Browsers send `Origin` with all requests that are checked here,
/// and current browsers also send `Sec-Fetch-Site`. A client that sends neither isn't a browser, so it can't be acting
/// for another site's page.
pub(crate) fn is_from_own_site(headers: &HeaderMap, config: &ServerConfig) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text(header::ORIGIN) else { return true };
    is_own_origin(origin, text(header::HOST), config)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Access, PublicUrl};

    fn check(headers: &[(&'static str, &'static str)], expect: bool) {
        let headers =
            headers.iter().map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let headers: HeaderMap = headers.collect();
        assert_eq!(is_from_own_site(&headers, &ServerConfig::new("/nowhere")), expect, "{headers:?}");
    }

    #[test]
    fn behind_a_proxy_the_origin_must_be_the_public_address() {
        let public = "https://canasta.example".parse::<PublicUrl>().ok();
        let config = ServerConfig { access: Access { public, ..Access::default() }, ..ServerConfig::new("/nowhere") };
        let from = |origin: &'static str| {
            let headers = [(header::HOST, "127.0.0.1:7878"), (header::ORIGIN, origin)];
            let headers: HeaderMap =
                headers.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value))).collect();
            is_from_own_site(&headers, &config)
        };
        assert!(from("https://canasta.example"));
        assert!(!from("http://canasta.example") && !from("https://evil") && !from("http://127.0.0.1:7878"));
    }

    #[test]
    fn only_pages_of_this_site_may_post() {
        check(&[("host", "a:1")], true);
        check(&[("host", "a:1"), ("origin", "http://a:1")], true);
        check(&[("host", "a:1"), ("origin", "http://a:2")], false);
        check(&[("host", "a:1"), ("origin", "http://evil")], false);
        check(&[("host", "a:1"), ("origin", "null")], false);
        check(&[("host", "a:1"), ("sec-fetch-site", "same-origin")], true);
        check(&[("host", "a:1"), ("sec-fetch-site", "same-site"), ("origin", "http://a:1")], false);
        check(&[("host", "a:1"), ("sec-fetch-site", "cross-site"), ("origin", "http://a:1")], false);
        check(&[("origin", "http://a:1")], false);
    }
}
