//! Whether browsers use the address that the server knows as its own. If they do not, every live connection is refused as if
//! another site had asked; the log says so to the operator, and the page to the player.

use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderName, header};

use crate::config::ServerConfig;
use crate::middleware::origin::is_host;

/// The most origins that are logged: other sites choose what they send, and must not fill the log.
const MOST: usize = 4;

/// Origins that are not the server's, each logged once.
#[derive(Default)]
pub(crate) struct UnknownOrigins(Mutex<Vec<String>>);

impl UnknownOrigins {
    /// The warning to log for a request, unless its origin was logged before.
    pub(crate) fn warning(&self, headers: &HeaderMap, config: &ServerConfig) -> Option<String> {
        let origin = other_address(headers, config)?;
        let mut named = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if named.len() >= MOST || named.contains(&origin) {
            return None;
        }
        let sentence = sentence(&origin, headers, config);
        named.push(origin);
        Some(sentence)
    }
}

/// The origin that a browser sends, if it is not this server's address, and the browser does not say that another site asks.
pub(crate) fn other_address(headers: &HeaderMap, config: &ServerConfig) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let origin = text(header::ORIGIN).filter(|_| matches!(site, None | Some("same-origin")))?;
    let (scheme, host) = origin.split_once("://")?;
    let clean = matches!(scheme, "http" | "https") && is_host(host);
    (clean && !is_own(origin, text(header::HOST), config)).then(|| origin.to_owned())
}

/// Whether an `Origin` is this server's: the public address if there is one, or else the request's `Host`.
pub(crate) fn is_own(origin: &str, host: Option<&str>, config: &ServerConfig) -> bool {
    if let Some(public) = &config.access.public {
        // A proxy may have replaced the `Host`.
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
        let host = host.unwrap_or("by no name");
        return format!(
            "a browser came by {origin}, but the request calls this server {host}, {refused}; if {origin} is its address, \
             the proxy in front of it changes the Host: start it with --public-url"
        );
    };
    let set = if origin.starts_with("https://") {
        format!("start it with --public-url {origin}")
    } else {
        "browsers have to come by https".to_owned()
    };
    format!(
        "a browser came by {origin}, but --public-url says {}, {refused}; if {origin} is this server's address, {set}",
        public.origin()
    )
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::config::{Access, PublicUrl};

    fn config(public: Option<&str>) -> ServerConfig {
        let public = public.map(|url| PublicUrl::read(url).unwrap());
        ServerConfig { access: Access { public, ..Access::default() }, ..ServerConfig::new("/nowhere") }
    }

    fn headers(headers: &[(&'static str, &'static str)]) -> HeaderMap {
        let all = headers.iter().map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        all.collect()
    }

    const HERE: &str = "https://canasta.example";

    #[test]
    fn a_wrong_public_address_is_logged_once() {
        let (unknown_origins, config) = (UnknownOrigins::default(), config(Some("https://canasta.example:8443")));
        let came = headers(&[("host", "127.0.0.1:7878"), ("origin", HERE)]);
        let sentence = unknown_origins.warning(&came, &config).unwrap();
        for part in [
            "by https://canasta.example,",
            "says https://canasta.example:8443,",
            "start it with --public-url https://canasta.example",
        ] {
            assert!(sentence.contains(part), "{part}: {sentence}");
        }
        assert_eq!(unknown_origins.warning(&came, &config), None);
        let vouched = headers(&[("origin", "https://www.canasta.example"), ("sec-fetch-site", "same-origin")]);
        assert!(unknown_origins.warning(&vouched, &config).is_some());
    }

    #[test]
    fn a_proxy_that_changes_the_host_is_logged() {
        let (unknown_origins, config) = (UnknownOrigins::default(), config(None));
        let sentence =
            unknown_origins.warning(&headers(&[("host", "127.0.0.1:7878"), ("origin", HERE)]), &config).unwrap();
        assert!(
            sentence.contains("calls this server 127.0.0.1:7878") && sentence.contains("--public-url"),
            "{sentence}"
        );
    }

    #[test]
    fn right_addresses_and_requests_of_other_sites_are_not_logged() {
        let unknown_origins = UnknownOrigins::default();
        for (public, came) in [
            (Some(HERE), &[("origin", HERE), ("host", "127.0.0.1:1")][..]),
            (Some(HERE), &[("host", "127.0.0.1:1")]),
            (Some(HERE), &[("origin", "https://evil.test"), ("sec-fetch-site", "cross-site")]),
            (Some(HERE), &[("origin", "null")]),
            (Some(HERE), &[("origin", "https://evil.test\tfake: line")]),
            (Some(HERE), &[("origin", "file://")]),
            (None, &[("origin", "http://a:1"), ("host", "a:1")]),
        ] {
            assert_eq!(unknown_origins.warning(&headers(came), &config(public)), None, "{came:?}");
        }
    }

    #[test]
    fn other_sites_do_not_fill_the_log() {
        let (unknown_origins, config) = (UnknownOrigins::default(), config(Some(HERE)));
        let logged = (0..20).filter(|k| {
            let origin = HeaderValue::from_str(&format!("https://evil{k}.test")).unwrap();
            unknown_origins.warning(&HeaderMap::from_iter([(header::ORIGIN, origin)]), &config).is_some()
        });
        assert_eq!(logged.count(), MOST);
    }
}
