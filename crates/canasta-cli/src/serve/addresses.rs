//! Lines printed after the ready line at startup: URLs for other machines, and a warning about plain HTTP.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use canasta_server::ServerConfig;

/// One line per URL for other machines; empty if only this machine can reach the server.
pub(super) fn reachable_urls(listening: SocketAddr, config: &ServerConfig) -> Vec<String> {
    if let Some(public) = &config.access.public {
        return vec![format!("Public address: {}/", public.origin())];
    }
    let line = |prefix: String| format!("On your home network: {prefix}/");
    lan_url_prefixes(listening, config).into_iter().map(line).collect()
}

/// URL prefixes for other machines on the network. Empty if the server listens on a single address.
pub(super) fn lan_url_prefixes(listening: SocketAddr, config: &ServerConfig) -> Vec<String> {
    let scheme = if config.https() { "https" } else { "http" };
    let reached = if listening.ip().is_unspecified() { local_addresses(listening.ip()) } else { Vec::new() };
    let with_port = |address| SocketAddr::new(address, listening.port());
    reached.into_iter().map(|address| format!("{scheme}://{}", with_port(address))).collect()
}

/// A warning if other machines can connect over plain HTTP.
pub(super) fn plain_http_warning(listening: SocketAddr, config: &ServerConfig) -> Option<String> {
    let is_open = !config.https() && !listening.ip().to_canonical().is_loopback();
    is_open.then(|| {
        format!(
            "plain HTTP on {listening} is fine on a home network, but not on the internet: others could see cards and \
             take seats; use --tls-cert and --tls-key, or --public-url behind a proxy"
        )
    })
}

/// This machine's addresses on its networks. Nothing is sent, because connecting a UDP socket only asks the OS which
/// local address it would use. The target addresses are reserved for documentation.
fn local_addresses(listening: IpAddr) -> Vec<IpAddr> {
    let v4 = (IpAddr::V4(Ipv4Addr::UNSPECIFIED), IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
    let v6 = (IpAddr::V6(Ipv6Addr::UNSPECIFIED), IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)));
    let targets = if listening.is_ipv4() { vec![v4] } else { vec![v4, v6] };
    let source = |(any, target): (IpAddr, IpAddr)| {
        let socket = UdpSocket::bind((any, 0)).ok()?;
        socket.connect((target, 9)).ok()?;
        socket.local_addr().ok().map(|address| address.ip())
    };
    let is_reachable = |address: &IpAddr| !address.is_loopback() && !address.is_unspecified();
    targets.into_iter().filter_map(source).filter(is_reachable).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The URL lines and the warning.
    fn lines(listening: &str, public: Option<&str>) -> (Vec<String>, Option<String>) {
        let mut config = ServerConfig::new("/nowhere");
        config.access.public = public.map(|url| url.parse().unwrap());
        let listening = listening.parse().unwrap();
        (reachable_urls(listening, &config), plain_http_warning(listening, &config))
    }

    #[test]
    fn prints_nothing_more_on_loopback() {
        for loopback in ["127.0.0.1:7878", "[::1]:7878", "[::ffff:127.0.0.1]:7878"] {
            assert_eq!(lines(loopback, None), (Vec::new(), None));
        }
    }

    #[test]
    fn warns_about_plain_http_to_other_machines() {
        for open in ["0.0.0.0:7878", "[::]:7878", "192.168.1.5:7878", "203.0.113.7:80"] {
            let warning = lines(open, None).1.unwrap();
            assert!(warning.contains(open) && warning.contains("fine on a home network"), "{warning}");
            assert!(warning.contains("--public-url"), "{warning}");
        }
    }

    #[test]
    fn prints_the_public_address_behind_a_proxy() {
        let expected = (vec!["Public address: https://canasta.example/".to_owned()], None);
        assert_eq!(lines("0.0.0.0:7878", Some("https://canasta.example")), expected);
    }

    #[test]
    fn prints_an_address_for_phones() {
        // The address depends on the machine. Without a network there is none.
        for line in lines("0.0.0.0:7878", None).0 {
            let address = line.strip_prefix("On your home network: http://").and_then(|rest| rest.strip_suffix('/'));
            let address: SocketAddr = address.unwrap().parse().unwrap();
            assert!(address.port() == 7878 && !address.ip().is_loopback() && !address.ip().is_unspecified(), "{line}");
        }
    }
}
