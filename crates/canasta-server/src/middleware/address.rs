//! Detects browsers that use a different address from the one the server considers its own. The server then refuses
//! every live connection as if another site had opened it. A log line tells the operator, and the page tells the
//! player.

use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderName, header};

use crate::config::ServerConfig;
use crate::middleware::origin::is_host;

/// Maximum number of logged origins. Other sites choose the origins they send, and must not fill the log.
const MAX_LOGGED_ORIGINS: usize = 4;

/// Foreign origins that have already been logged.
#[derive(Default)]
pub(crate) struct UnknownOrigins(Mutex<Vec<String>>);

impl UnknownOrigins {
    /// The warning to log for a request. `None` if its origin has already been logged.
    pub(crate) fn warning(&self, headers: &HeaderMap, config: &ServerConfig) -> Option<String> {
        let origin = foreign_origin(headers, config)?;
        let mut logged = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if logged.len() >= MAX_LOGGED_ORIGINS || logged.contains(&origin) {
            return None;
        }
        let sentence = sentence(&origin, headers, config);
        logged.push(origin);
        Some(sentence)
    }
}

/// The `Origin` of a request if it isn't this server's. `None` if the browser says that another site sent the request.
pub(crate) fn foreign_origin(headers: &HeaderMap, config: &ServerConfig) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let origin = text(header::ORIGIN).filter(|_| matches!(site, None | Some("same-origin")))?;
    let (scheme, host) = origin.split_once("://")?;
    let clean = matches!(scheme, "http" | "https") && is_host(host);
    (clean && !is_own_origin(origin, text(header::HOST), config)).then(|| origin.to_owned())
}

/// Whether an `Origin` is this server's. It must match the public address, or the request's `Host` if there is no
/// public address.
pub(crate) fn is_own_origin(origin: &str, host: Option<&str>, config: &ServerConfig) -> bool {
    if let Some(public) = &config.access.public {
        // Doesn't use the `Host`, because a proxy may have replaced it.
        return origin == public.origin();
    }
    let Some((scheme, named)) = origin.split_once("://") else { return false };
    (scheme == "https" || config.access.tls.is_none()) && Some(named) == host
}

/// The warning for the log.
fn sentence(origin: &str, headers: &HeaderMap, config: &ServerConfig) -> String {
    let refused = "so live connections are refused";
    let Some(public) = &config.access.public else {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(|host| is_host(host));
        let host = host.unwrap_or("no host");
        return format!(
            "a browser reached this server at {origin}, but its request names the host {host}, {refused}; if {origin} is this server's address, \
             a proxy in front of it changes the Host header: start it with --public-url"
        );
    };
    let set = if origin.starts_with("https://") {
        format!("start it with --public-url {origin}")
    } else {
        "browsers have to use https".to_owned()
    };
    format!(
        "a browser reached this server at {origin}, but --public-url says {}, {refused}; if {origin} is this server's address, {set}",
        public.origin()
    )
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::config::{Access, PublicUrl};

    fn config(public: Option<&str>) -> ServerConfig {
        let public = public.map(|url| url.parse::<PublicUrl>().unwrap());
        ServerConfig { access: Access { public, ..Access::default() }, ..ServerConfig::new("/nowhere") }
    }

    fn headers(headers: &[(&'static str, &'static str)]) -> HeaderMap {
        let all = headers.iter().map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        all.collect()
    }

    const HERE: &str = "https://canasta.example";

    #[test]
    fn logs_a_wrong_public_address_once() {
        let unknown_origins = UnknownOrigins::default();
        let config = config(Some("https://canasta.example:8443"));
        let request = headers(&[("host", "127.0.0.1:7878"), ("origin", HERE)]);
        let sentence = unknown_origins.warning(&request, &config).unwrap();
        for part in [
            "at https://canasta.example,",
            "says https://canasta.example:8443,",
            "start it with --public-url https://canasta.example",
        ] {
            assert!(sentence.contains(part), "{part}: {sentence}");
        }
        assert_eq!(unknown_origins.warning(&request, &config), None);
        let vouched = headers(&[("origin", "https://www.canasta.example"), ("sec-fetch-site", "same-origin")]);
        assert!(unknown_origins.warning(&vouched, &config).is_some());
    }

    #[test]
    fn logs_a_proxy_that_changes_the_host() {
        let unknown_origins = UnknownOrigins::default();
        let config = config(None);
        let sentence =
            unknown_origins.warning(&headers(&[("host", "127.0.0.1:7878"), ("origin", HERE)]), &config).unwrap();
        assert!(sentence.contains("names the host 127.0.0.1:7878") && sentence.contains("--public-url"), "{sentence}");
    }

    #[test]
    fn does_not_log_right_addresses_or_requests_from_other_sites() {
        let unknown_origins = UnknownOrigins::default();
        for (public, request) in [
            (Some(HERE), &[("origin", HERE), ("host", "127.0.0.1:1")][..]),
            (Some(HERE), &[("host", "127.0.0.1:1")]),
            (Some(HERE), &[("origin", "https://evil.test"), ("sec-fetch-site", "cross-site")]),
            (Some(HERE), &[("origin", "null")]),
            (Some(HERE), &[("origin", "https://evil.test\tfake: line")]),
            (Some(HERE), &[("origin", "file://")]),
            (None, &[("origin", "http://a:1"), ("host", "a:1")]),
        ] {
            assert_eq!(unknown_origins.warning(&headers(request), &config(public)), None, "{request:?}");
        }
    }

    #[test]
    fn other_sites_cannot_fill_the_log() {
        let unknown_origins = UnknownOrigins::default();
        let config = config(Some(HERE));
        let logged = (0..20).filter(|k| {
            let origin = HeaderValue::from_str(&format!("https://evil{k}.test")).unwrap();
            unknown_origins.warning(&HeaderMap::from_iter([(header::ORIGIN, origin)]), &config).is_some()
        });
        assert_eq!(logged.count(), MAX_LOGGED_ORIGINS);
    }
}
