//! Settings for servers that share a database.

use std::net::SocketAddr;

use canasta_server::{NodeSettings, Secrets, WithCauses, bind};

use super::settings::Settings;

pub(super) struct NodeOptions {
    pub(super) secrets: Secrets,
    listen: String,
    /// `None` if other servers can use the listen address.
    address: Option<String>,
}

impl NodeOptions {
    /// `None` if the server doesn't share its database.
    pub(super) fn from_settings(settings: &Settings) -> Result<Option<Self>, String> {
        let Some(listen) = settings.peer_listen.clone() else {
            let is_needed = settings.peer_address.is_some() || settings.secret_file.is_some();
            return if is_needed {
                Err("--peer-address and --secret-file require --peer-listen".to_owned())
            } else {
                Ok(None)
            };
        };
        if settings.database.is_none() {
            return Err("--peer-listen requires --database".to_owned());
        }
        let Some(file) = &settings.secret_file else {
            return Err("--peer-listen requires --secret-file".to_owned());
        };
        let secrets = Secrets::read(file).map_err(|why| WithCauses(&why).to_string())?;
        let address = settings.peer_address.clone();
        if let Some(address) = &address
            && !is_host_and_port(address)
        {
            return Err(format!("--peer-address is HOST:PORT, not “{address}”"));
        }
        Ok(Some(Self { secrets, listen, address }))
    }

    /// Binds the listener for the other servers.
    pub(super) async fn listen(self) -> Result<NodeSettings, String> {
        let Self { secrets, listen, address } = self;
        let listener = bind(&listen).await.map_err(|why| WithCauses(&why).to_string())?;
        let own = listener.local_addr().map_err(|why| format!("cannot listen: {why}"))?;
        let address = address.map_or_else(|| own_address(own), Ok)?;
        Ok(NodeSettings { secrets, listener, address })
    }
}

/// The address at which other servers can reach a listener.
fn own_address(own: SocketAddr) -> Result<String, String> {
    if own.ip().is_unspecified() {
        return Err(format!(
            "--peer-listen {own} listens on all interfaces; set --peer-address to the address other servers should use"
        ));
    }
    Ok(own.to_string())
}

fn is_host_and_port(address: &str) -> bool {
    let parts = address.rsplit_once(':');
    parts.is_some_and(|(host, port)| !host.is_empty() && !host.contains('/') && port.parse::<u16>().is_ok())
}
