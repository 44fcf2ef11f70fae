//! Hosts of the drill's own on one machine: network namespaces, which a bridge in a further one connects. The machine's own network is
//! not touched.

use std::ffi::OsStr;
use std::net::Ipv4Addr;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result};

/// Where what is sent to a host that is cut off goes: to an address that no host has.
const NOWHERE: &str = "02:00:00:00:00:99";

/// One of the hosts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Host {
    /// Where the drill itself runs.
    Players,
    Database,
    /// By which the servers tell each other of their tables.
    Nats,
    /// The server with this number, from 0.
    Node(u8),
}

impl Host {
    fn name(self) -> String {
        match self {
            Self::Players => "players".to_owned(),
            Self::Database => "database".to_owned(),
            Self::Nats => "nats".to_owned(),
            Self::Node(node) => format!("node{node}"),
        }
    }

    /// Its address in the drill's network.
    pub(super) fn address(self) -> Ipv4Addr {
        let last = match self {
            Self::Players => 1,
            Self::Database => 2,
            Self::Nats => 3,
            Self::Node(node) => 11 + node,
        };
        Ipv4Addr::new(10, 213, 0, last)
    }
}

/// The addresses of all hosts, as PostgreSQL writes them.
pub(super) const ALL: &str = "10.213.0.0/24";

/// The network, by the prefix of its namespaces' names.
#[derive(Clone)]
pub(super) struct Network {
    prefix: String,
}

/// A network that ends, with all processes in it, when this is dropped.
pub(super) struct OwnNetwork(Network);

impl OwnNetwork {
    /// Makes the hosts and connects them.
    ///
    /// # Errors
    /// This machine or user may not make network namespaces.
    pub(super) fn make(prefix: &str, nodes: u8) -> Result<Self> {
        let network = Self(Network::of(prefix));
        let hub = network.0.hub();
        ip(["netns", "add", &hub])?;
        ip(["-n", &hub, "link", "add", "name", "bridge0", "type", "bridge"])?;
        ip(["-n", &hub, "link", "set", "bridge0", "up"])?;
        for host in hosts(nodes) {
            let (space, port) = (network.0.space(host), host.name());
            let address = format!("{}/24", host.address());
            ip(["netns", "add", &space])?;
            ip(["-n", &hub, "link", "add", "name", &port, "type", "veth", "peer", "name", "eth0", "netns", &space])?;
            ip(["-n", &hub, "link", "set", &port, "master", "bridge0", "up"])?;
            ip(["-n", &space, "address", "add", &address, "dev", "eth0"])?;
            ip(["-n", &space, "link", "set", "eth0", "up"])?;
            ip(["-n", &space, "link", "set", "lo", "up"])?;
        }
        Ok(network)
    }

    /// A command on the host of the players.
    pub(super) fn inside(&self, program: impl AsRef<OsStr>) -> Command {
        self.0.command(Host::Players, program)
    }
}

impl Drop for OwnNetwork {
    fn drop(&mut self) {
        // They end with the processes in them. What is not there any more needs no end.
        let listed = Command::new("ip").args(["netns", "list"]).output();
        let listed = listed.map(|done| String::from_utf8_lossy(&done.stdout).into_owned()).unwrap_or_default();
        let own = format!("{}-", self.0.prefix);
        for space in listed.lines().filter_map(|line| line.split(' ').next()).filter(|space| space.starts_with(&own)) {
            let inside = Command::new("ip").args(["netns", "pids", space]).output();
            let inside = inside.map(|done| String::from_utf8_lossy(&done.stdout).into_owned()).unwrap_or_default();
            for pid in inside.split_whitespace().filter_map(|pid| pid.parse().ok()) {
                if let Some(pid) = rustix::process::Pid::from_raw(pid) {
                    let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
                }
            }
            let _ = ip(["netns", "delete", space]);
        }
    }
}

impl Network {
    /// The network whose namespaces have this prefix.
    pub(super) fn of(prefix: &str) -> Self {
        Self { prefix: prefix.to_owned() }
    }

    fn space(&self, host: Host) -> String {
        format!("{}-{}", self.prefix, host.name())
    }

    fn hub(&self) -> String {
        format!("{}-hub", self.prefix)
    }

    /// A command on a host.
    pub(super) fn command(&self, host: Host, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.space(host)]).arg(program);
        command
    }

    /// The words before a command that is to run on a host.
    pub(super) fn before(&self, host: Host) -> [String; 4] {
        ["ip", "netns", "exec", &self.space(host)].map(str::to_owned)
    }

    /// From now on nothing gets from one of the two hosts to the other, and neither is told so.
    ///
    /// # Errors
    /// The system refuses.
    pub(super) fn cut(&self, one: Host, other: Host) -> Result<()> {
        for (at, from) in [(one, other), (other, one)] {
            let (space, address) = (self.space(at), from.address().to_string());
            ip(["-n", &space, "neigh", "replace", &address, "lladdr", NOWHERE, "nud", "permanent", "dev", "eth0"])?;
        }
        Ok(())
    }

    /// Connects the two again.
    ///
    /// # Errors
    /// The system refuses.
    pub(super) fn connect(&self, one: Host, other: Host) -> Result<()> {
        for (at, from) in [(one, other), (other, one)] {
            ip(["-n", &self.space(at), "neigh", "delete", &from.address().to_string(), "dev", "eth0"])?;
        }
        Ok(())
    }

    /// Pulls a host's plug, or puts it in again.
    ///
    /// # Errors
    /// The system refuses.
    pub(super) fn plug(&self, host: Host, is_in: bool) -> Result<()> {
        ip(["-n", &self.hub(), "link", "set", &host.name(), if is_in { "up" } else { "down" }])
    }
}

fn hosts(nodes: u8) -> impl Iterator<Item = Host> {
    [Host::Players, Host::Database, Host::Nats].into_iter().chain((0..nodes).map(Host::Node))
}

fn ip<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<()> {
    let mut command = Command::new("ip");
    let done = command.args(words).stdin(Stdio::null()).output().context("there is no program `ip` (iproute2)")?;
    let said = String::from_utf8_lossy(&done.stderr);
    anyhow::ensure!(done.status.success(), "{command:?}: {}", said.trim());
    Ok(())
}
