//! The servers of the drill, each on its own virtual host.

use std::fs;
use std::time::Duration;

use anyhow::{Context as _, Result};
use rustix::process::Signal;

use super::database::Database;
use super::net::{Host, Network};
use crate::client::Endpoint;
use crate::server::{RunningServer, ServerSetup, Shared, send};

/// Ports for players and for peers.
const PORTS: [u16; 2] = [7878, 7879];

pub(super) struct Nodes {
    /// The setup of all servers started from now on.
    pub(super) setup: ServerSetup,
    network: Network,
    shared: Shared,
    running: Vec<Option<RunningServer>>,
}

impl Nodes {
    pub(super) fn start(setup: &ServerSetup, network: &Network, count: u8) -> Result<Self> {
        let shared = Shared::new("cluster-nodes", &Database::address())?;
        let running = (0..count).map(|_| None).collect();
        let mut nodes = Self { setup: setup.clone(), network: network.clone(), shared, running };
        (0..count).try_for_each(|node| nodes.start_again(node))?;
        Ok(nodes)
    }

    pub(super) fn start_again(&mut self, node: u8) -> Result<()> {
        let [public, peer] = addresses(node);
        let outer = self.network.command(Host::node(node));
        let running = self.shared.start(&self.setup, Some(outer), node, [&public, &peer])?;
        self.running[usize::from(node)] = Some(running);
        Ok(())
    }

    pub(super) fn kill(&mut self, node: u8) -> Result<()> {
        self.take(node)?.kill()
    }

    /// Asks a server to stop, and waits for it.
    pub(super) fn stop(&mut self, node: u8) -> Result<()> {
        self.take(node)?.stop()
    }

    /// Freezes a server's process, or lets it continue.
    pub(super) fn freeze(&self, node: u8, is_frozen: bool) -> Result<()> {
        let running = self.running[usize::from(node)].as_ref().context("the server does not run")?;
        send(running.pid(), if is_frozen { Signal::STOP } else { Signal::CONT })
    }

    /// The last lines of the servers' logs.
    pub(super) fn logs(&self) -> String {
        let log = |node: u8| {
            let log = fs::read_to_string(self.shared.log(node)).unwrap_or_default();
            let lines: Vec<&str> = log.lines().collect();
            format!("server {node}:\n  {}\n", lines[lines.len().saturating_sub(20)..].join("\n  "))
        };
        (0..).zip(&self.running).map(|(node, _)| log(node)).collect()
    }

    fn take(&mut self, node: u8) -> Result<RunningServer> {
        self.running[usize::from(node)].take().context("the server does not run")
    }
}

/// A server's addresses for players and for peers.
pub(super) fn addresses(node: u8) -> [String; 2] {
    PORTS.map(|port| format!("{}:{port}", Host::node(node).address()))
}

pub(super) fn endpoint(node: u8, timeout: Duration) -> Endpoint {
    let [public, _] = addresses(node);
    Endpoint::new(&public, timeout)
}
