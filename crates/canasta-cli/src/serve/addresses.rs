//! What is printed at the start behind the ready line: where others reach the server, and a warning about plain http.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use canasta_server::ServerConfig;

/// Where others reach the server, a line for each way; none where only this machine does.
pub(super) fn ways(listening: SocketAddr, config: &ServerConfig) -> Vec<String> {
    if let Some(public) = &config.access.public {
        return vec![format!("Public address: {}/", public.origin())];
    }
    let at_home = |home: String| format!("On your home network: {home}/");
    from_elsewhere(listening, config).into_iter().map(at_home).collect()
}

/// The beginnings of addresses by which other machines of the same network reach the server; none where it listens on one
/// address alone.
pub(super) fn from_elsewhere(listening: SocketAddr, config: &ServerConfig) -> Vec<String> {
    let scheme = if config.https() { "https" } else { "http" };
    let reached = if listening.ip().is_unspecified() { at_home(listening.ip()) } else { Vec::new() };
    let address = |address| SocketAddr::new(address, listening.port());
    reached.into_iter().map(|home| format!("{scheme}://{}", address(home))).collect()
}

/// The warning about plain http to other machines; `None` where there is none.
pub(super) fn warning(listening: SocketAddr, config: &ServerConfig) -> Option<String> {
    let open = !config.https() && !listening.ip().to_canonical().is_loopback();
    open.then(|| {
        format!(
            "plain HTTP on {listening} is fine at home; on the internet, others could see the cards and take seats, \
             so use --public-url behind a proxy there, or --tls-cert and --tls-key"
        )
    })
}

/// This machine's own addresses in the networks that it would send to others by. Nothing is sent: connecting a UDP socket
/// only asks the system which of its addresses it would use. The goals are of the blocks for documentation.
fn at_home(listening: IpAddr) -> Vec<IpAddr> {
    let v4 = (IpAddr::V4(Ipv4Addr::UNSPECIFIED), IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)));
    let v6 = (IpAddr::V6(Ipv6Addr::UNSPECIFIED), IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)));
    let goals = if listening.is_ipv4() { vec![v4] } else { vec![v4, v6] };
    let own = |(any, goal): (IpAddr, IpAddr)| {
        let socket = UdpSocket::bind((any, 0)).ok()?;
        socket.connect((goal, 9)).ok()?;
        socket.local_addr().ok().map(|address| address.ip())
    };
    goals.into_iter().filter_map(own).filter(|address| !address.is_loopback() && !address.is_unspecified()).collect()
}

#[cfg(test)]
mod tests {
    use canasta_server::PublicUrl;

    use super::*;

    fn at(listening: &str, public: Option<&str>) -> (Vec<String>, Option<String>) {
        let mut config = ServerConfig::new("/nowhere");
        config.access.public = public.map(|url| PublicUrl::read(url).unwrap());
        let listening = listening.parse().unwrap();
        (ways(listening, &config), warning(listening, &config))
    }

    #[test]
    fn on_this_machine_alone_nothing_needs_to_be_said() {
        for loopback in ["127.0.0.1:7878", "[::1]:7878", "[::ffff:127.0.0.1]:7878"] {
            assert_eq!(at(loopback, None), (Vec::new(), None));
        }
    }

    #[test]
    fn plain_http_to_others_is_for_the_home() {
        for open in ["0.0.0.0:7878", "[::]:7878", "192.168.1.5:7878", "203.0.113.7:80"] {
            let warning = at(open, None).1.unwrap();
            assert!(warning.contains(open) && warning.contains("fine at home") && warning.contains("--public-url"));
        }
    }

    #[test]
    fn behind_a_proxy_the_public_address_is_told() {
        let told = (vec!["Public address: https://canasta.example/".to_owned()], None);
        assert_eq!(at("0.0.0.0:7878", Some("https://canasta.example")), told);
    }

    #[test]
    fn phones_are_told_an_address_of_this_machine() {
        // Which one depends on the machine; without a network there is none.
        for way in at("0.0.0.0:7878", None).0 {
            let address = way.strip_prefix("On your home network: http://").and_then(|rest| rest.strip_suffix('/'));
            let address: SocketAddr = address.unwrap().parse().unwrap();
            assert!(address.port() == 7878 && !address.ip().is_loopback() && !address.ip().is_unspecified(), "{way}");
        }
    }
}
