//! The server's address as used by a visitor. Links that the visitor shares start with it.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use crate::app::App;

/// Start of a link, for example `https://canasta.example` or `http://192.168.1.5:7878`.
pub(crate) struct Origin(pub(crate) String);

impl FromRequestParts<App> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        if let Some(public) = &app.config.access.public {
            return Ok(Self(public.origin().to_owned()));
        }
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        // On other people's machines, a loopback link would lead to the wrong machine.
        if let Some(lan_origin) = app.config.access.lan_origin.as_ref().filter(|_| host.is_some_and(is_loopback)) {
            return Ok(Self(lan_origin.clone()));
        }
        let scheme = if app.config.https() { "https" } else { "http" };
        Ok(Self(host.filter(|host| is_host(host)).map_or_else(String::new, |host| format!("{scheme}://{host}"))))
    }
}

/// Whether the text is safe in a link as a host name or an address, with or without a port.
pub(crate) fn is_host(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    !text.is_empty() && text.len() <= 255 && text.bytes().all(allowed)
}

/// Whether a `Host` is a loopback address.
fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, port)| if port.ends_with(']') { host } else { name });
    let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use super::{is_host, is_loopback};

    #[test]
    fn recognises_loopback_addresses() {
        for own in ["localhost", "LOCALHOST:7878", "127.0.0.1:7878", "127.1.2.3", "[::1]:7878", "[::1]"] {
            assert!(is_loopback(own), "{own}");
        }
        for other in ["192.168.1.5:7878", "canasta.example", "localhost.example:80", "[fe80::1]:7878"] {
            assert!(!is_loopback(other), "{other}");
        }
    }

    #[test]
    fn only_accepts_a_host_in_a_link() {
        for host in ["localhost:7878", "192.168.1.5:7878", "[::1]:7878", "canasta.example"] {
            assert!(is_host(host), "{host}");
        }
        for other in ["", "a/b", "a b", "a\"b", "<a>", "user@host", "a?b", "a#b"] {
            assert!(!is_host(other), "{other}");
        }
    }
}
