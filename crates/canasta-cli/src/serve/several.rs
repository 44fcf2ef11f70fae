//! What `canasta serve` is given where several servers share a database.

use std::net::SocketAddr;

use canasta_i18n::Lang;
use canasta_i18n::messages::cli_serve;
use canasta_server::{NatsAddress, NodeSettings, Secrets, bind};

use super::settings::Settings;

/// The settings of a server that shares its database.
pub(super) struct NodeOptions {
    /// What the servers prove to each other that they know.
    pub(super) secrets: Secrets,
    /// Where the others reach this one: an address of this machine.
    listen: String,
    /// The same as they call it, if they call it otherwise.
    address: Option<String>,
    /// By which NATS server they tell each other of their tables, if by one.
    nats: Option<NatsAddress>,
}

impl NodeOptions {
    /// None where the server is alone.
    pub(super) fn of(settings: &Settings) -> Result<Option<Self>, String> {
        let Some(listen) = settings.private_listen.clone() else {
            let given = settings.private_address.is_some() || settings.secret_file.is_some() || settings.nats.is_some();
            return if given { Err(cli_serve::private_missing(Lang::EN).to_owned()) } else { Ok(None) };
        };
        if settings.database.is_none() {
            return Err(cli_serve::private_without_database(Lang::EN).to_owned());
        }
        let Some(file) = &settings.secret_file else {
            return Err(cli_serve::private_without_secret(Lang::EN).to_owned());
        };
        let secrets = Secrets::read(file).map_err(|why| why.to_string())?;
        let address = settings.private_address.clone();
        if let Some(address) = &address
            && !is_host_and_port(address)
        {
            return Err(cli_serve::private_address_form(Lang::EN, address).into());
        }
        let nats = settings.nats.as_deref().map(NatsAddress::read).transpose();
        let nats = nats.map_err(|_| cli_serve::nats_form(Lang::EN).to_owned())?;
        Ok(Some(Self { secrets, listen, address, nats }))
    }

    /// Listens for the other servers.
    pub(super) async fn listen(self) -> Result<NodeSettings, String> {
        let Self { secrets, listen, address, nats } = self;
        let listener = bind(&listen).await.map_err(|why| why.to_string())?;
        let own = listener.local_addr().map_err(|why| cli_serve::cannot_listen(Lang::EN, &why.to_string()))?;
        let address = address.map_or_else(|| own_address(own), Ok)?;
        Ok(NodeSettings { secrets, listener, address, nats })
    }
}

/// By which address others reach what listens on one.
fn own_address(own: SocketAddr) -> Result<String, String> {
    if own.ip().is_unspecified() {
        return Err(cli_serve::private_everywhere(Lang::EN, &own.to_string()).into());
    }
    Ok(own.to_string())
}

fn is_host_and_port(address: &str) -> bool {
    let parts = address.rsplit_once(':');
    parts.is_some_and(|(host, port)| !host.is_empty() && !host.contains('/') && port.parse::<u16>().is_ok())
}
