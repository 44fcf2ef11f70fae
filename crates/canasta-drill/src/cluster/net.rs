//! Virtual hosts: network namespaces connected by a bridge in another namespace. The machine's own network stays
//! unchanged.

use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};

/// An address that no host has. Packets to a host that is cut off are sent there.
const NOWHERE: &str = "02:00:00:00:00:99";
pub(super) const SUBNET: &str = "10.213.0.0/24";

/// A host, by the last number of its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Host(u8);

impl Host {
    /// The host of the drill itself.
    pub(super) const PLAYERS: Self = Self(1);
    pub(super) const DATABASE: Self = Self(2);

    /// The server with this number, from 0.
    pub(super) const fn node(number: u8) -> Self {
        Self(11 + number)
    }

    pub(super) fn address(self) -> String {
        format!("10.213.0.{}", self.0)
    }
}

/// A network whose namespaces have names with this prefix.
#[derive(Clone)]
pub(super) struct Network(pub(super) String);

/// A network that is removed on drop, with all processes in it.
pub(super) struct OwnNetwork(pub(super) Network);

impl OwnNetwork {
    /// Creates the hosts and connects them.
    pub(super) fn make(prefix: &str, nodes: u8) -> Result<Self> {
        let network = Self(Network(prefix.to_owned()));
        let hub = format!("{prefix}-hub");
        ip(&format!("netns add {hub}"))?;
        ip(&format!("-n {hub} link add name bridge0 type bridge"))?;
        ip(&format!("-n {hub} link set bridge0 up"))?;
        for host in [Host::PLAYERS, Host::DATABASE].into_iter().chain((0..nodes).map(Host::node)) {
            let space = network.0.space(host);
            let number = host.0;
            let address = host.address();
            ip(&format!("netns add {space}"))?;
            ip(&format!("-n {hub} link add name port{number} type veth peer name eth0 netns {space}"))?;
            ip(&format!("-n {hub} link set port{number} master bridge0 up"))?;
            ip(&format!("-n {space} address add {address}/24 dev eth0"))?;
            ip(&format!("-n {space} link set eth0 up"))?;
            ip(&format!("-n {space} link set lo up"))?;
        }
        Ok(network)
    }
}

impl Drop for OwnNetwork {
    fn drop(&mut self) {
        let script = "ip netns list | cut -d' ' -f1 | grep \"^$1-\" | while read -r space; do
                          ip netns pids $space | xargs --no-run-if-empty kill -KILL
                          ip netns delete $space
                      done";
        // The network may have been removed already.
        let _ = run(Command::new("sh").args(["-c", script, "sh", &self.0.0]));
    }
}

impl Network {
    fn space(&self, host: Host) -> String {
        format!("{}-{}", self.0, host.0)
    }

    /// A command on a host.
    pub(super) fn command(&self, host: Host) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.space(host)]);
        command
    }

    /// Silently drops packets between two hosts, or connects them again.
    pub(super) fn cut(&self, first: Host, second: Host, is_cut: bool) -> Result<()> {
        for (at, from) in [(first, second), (second, first)] {
            let space = self.space(at);
            let from = from.address();
            if is_cut {
                ip(&format!("-n {space} neigh replace {from} lladdr {NOWHERE} nud permanent dev eth0"))?;
            } else {
                ip(&format!("-n {space} neigh delete {from} dev eth0"))?;
            }
        }
        Ok(())
    }

    /// Disconnects a host, or connects it again.
    pub(super) fn plug(&self, host: Host, is_in: bool) -> Result<()> {
        ip(&format!("-n {}-hub link set port{} {}", self.0, host.0, if is_in { "up" } else { "down" }))
    }
}

fn ip(words: &str) -> Result<()> {
    run(Command::new("ip").args(words.split(' ')))
}

pub(super) fn run(command: &mut Command) -> Result<()> {
    // Otherwise a daemon started by the command would keep its output open.
    let done = command.stdin(Stdio::null()).stdout(Stdio::null()).output();
    let done = done.with_context(|| format!("cannot start {command:?}"))?;
    anyhow::ensure!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr).trim());
    Ok(())
}
