//! What `canasta serve` is given where several servers share a database.

use std::net::SocketAddr;

use canasta_server::{NodeSettings, Secrets, WithCauses, bind};

use super::settings::Settings;

const PRIVATE_MISSING: &str =
    "--private-address and --secret-file are for servers that share a database, so they need --private-listen";
const PRIVATE_WITHOUT_SECRET: &str = "--private-listen needs --secret-file, \
    the file with the secret by which the servers of a database know each other";

/// The settings of a server that shares its database.
pub(super) struct NodeOptions {
    /// What the servers prove to each other that they know.
    pub(super) secrets: Secrets,
    /// Where the others reach this one: an address of this machine.
    listen: String,
    /// The same as they call it, if they call it otherwise.
    address: Option<String>,
}

impl NodeOptions {
    /// None where the server is alone.
    pub(super) fn of(settings: &Settings) -> Result<Option<Self>, String> {
        let Some(listen) = settings.private_listen.clone() else {
            let given = settings.private_address.is_some() || settings.secret_file.is_some();
            return if given { Err(PRIVATE_MISSING.to_owned()) } else { Ok(None) };
        };
        if settings.database.is_none() {
            return Err("--private-listen is for servers that share a database, so it needs --database".to_owned());
        }
        let Some(file) = &settings.secret_file else {
            return Err(PRIVATE_WITHOUT_SECRET.to_owned());
        };
        let secrets = Secrets::read(file).map_err(|why| WithCauses(&why).to_string())?;
        let address = settings.private_address.clone();
        if let Some(address) = &address
            && !is_host_and_port(address)
        {
            return Err(format!("--private-address is HOST:PORT, not “{address}”"));
        }
        Ok(Some(Self { secrets, listen, address }))
    }

    /// Listens for the other servers.
    pub(super) async fn listen(self) -> Result<NodeSettings, String> {
        let Self { secrets, listen, address } = self;
        let listener = bind(&listen).await.map_err(|why| WithCauses(&why).to_string())?;
        let own = listener.local_addr().map_err(|why| format!("cannot listen: {why}"))?;
        let address = address.map_or_else(|| own_address(own), Ok)?;
        Ok(NodeSettings { secrets, listener, address })
    }
}

/// By which address others reach what listens on one.
fn own_address(own: SocketAddr) -> Result<String, String> {
    if own.ip().is_unspecified() {
        return Err(format!(
            "--private-listen {own} is every network of this machine, so the other servers need --private-address, \
             the one by which they reach it"
        ));
    }
    Ok(own.to_string())
}

fn is_host_and_port(address: &str) -> bool {
    let parts = address.rsplit_once(':');
    parts.is_some_and(|(host, port)| !host.is_empty() && !host.contains('/') && port.parse::<u16>().is_ok())
}
