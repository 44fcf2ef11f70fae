//! What stands in `deploy/` is tried as it is given out: systemd reads the units, a game is played through nginx and Caddy, and the files of
//! several servers are read by Caddy, NATS and Compose. The run-book starts those.

use std::{fs, path::Path, process::Command};

use anyhow::{Context as _, Result};

use crate::{
    browser, command, programs,
    tools::{self, Need},
};

const SYSTEMD: Need = Need { names: &["systemd-analyze"], package: "systemd", elsewhere: "systemd" };
const NGINX: Need = Need { names: &["nginx"], package: "nginx", elsewhere: "nginx (nginx.org)" };
const CADDY: Need = Need { names: &["caddy"], package: "caddy", elsewhere: "Caddy (caddyserver.com)" };
const COMPOSE: Need = Need {
    names: &["docker-compose"],
    package: "docker-compose",
    elsewhere: "docker-compose (docs.docker.com/compose)",
};

/// The units.
const UNITS: [&str; 2] = ["canasta.service", "three-nodes/canasta-node.service"];
/// The settings that compose.yaml takes from the environment.
const PASSWORDS: [&str; 4] = ["CANASTA_PASSWORD", "REPLICATION_PASSWORD", "POSTGRES_PASSWORD", "NEWS_PASSWORD"];

/// Where the unit has the program.
const INSTALLED: &str = "/usr/local/bin/canasta";

/// A part of the release check. Browser tests play a game through nginx and Caddy.
///
/// # Errors
/// A tool is missing.
pub(crate) fn part(root: &Path) -> Result<bool> {
    if !cfg!(target_os = "linux") {
        println!("deploy: the unit and the proxies are those of Linux, so there is nothing to do here");
        return Ok(true);
    }
    tools::need(root, "trying what stands in deploy/", &[&SYSTEMD, &NGINX, &CADDY, &COMPOSE, &tools::NATS])?;
    let mut all = true;
    for unit in UNITS {
        all &= self::unit(root, unit)?;
    }
    all &= balancer(root)?;
    all &= nats(root)?;
    all &= compose(root)?;
    Ok(browser::proxies(root)? && all)
}

/// Whether systemd finds nothing wrong with the unit, and no word in it that it does not know.
fn unit(root: &Path, unit: &str) -> Result<bool> {
    let given = fs::read_to_string(root.join("deploy").join(unit)).with_context(|| format!("deploy/{unit}"))?;
    anyhow::ensure!(given.contains(INSTALLED), "deploy/{unit} does not start {INSTALLED}");
    // systemd looks whether the program is there.
    let program = programs::released(root)?;
    let folder = command::target(root)?.join("deploy");
    fs::create_dir_all(&folder)?;
    let name = unit.rsplit('/').next().unwrap_or(unit);
    let unit = folder.join(name);
    fs::write(&unit, given.replace(INSTALLED, &program.to_string_lossy()))?;
    let mut analyze = command::program(root, "systemd-analyze");
    let done = analyze.arg("verify").arg(&unit).output().context("cannot start systemd-analyze")?;
    let said = String::from_utf8_lossy(&done.stderr);
    // It tells of other units of the machine as well, and of words that it does not know without failing.
    let about: Vec<&str> = said.lines().filter(|line| line.contains(name)).collect();
    for line in &about {
        println!("deploy: {line}");
    }
    Ok(done.status.success() && about.is_empty())
}

/// Whether Caddy takes the file of the balancer.
fn balancer(root: &Path) -> Result<bool> {
    let mut caddy = command::program(root, "caddy");
    caddy.args(["validate", "--adapter", "caddyfile", "--config", "deploy/three-nodes/Caddyfile"]);
    passes_quietly(&mut caddy)
}

/// Whether NATS takes its file.
fn nats(root: &Path) -> Result<bool> {
    let program = command::found(&["nats-server"]).unwrap_or_else(|| "/usr/sbin/nats-server".into());
    passes_quietly(command::program(root, program).args(["-t", "-c", "deploy/three-nodes/nats.conf"]))
}

/// Whether Compose takes its file, and no longer takes it without one of the passwords.
fn compose(root: &Path) -> Result<bool> {
    let reads = |without: Option<&str>| {
        let mut compose = command::program(root, "docker-compose");
        compose.args(["--file", "deploy/three-nodes/compose.yaml", "config", "--quiet"]);
        for name in PASSWORDS {
            compose.env(name, "a password");
        }
        if let Some(name) = without {
            compose.env_remove(name);
        }
        compose
    };
    let mut all = passes_quietly(&mut reads(None))?;
    for name in PASSWORDS {
        let taken = reads(Some(name)).output().context("cannot start docker-compose")?.status.success();
        if taken {
            println!("deploy: compose.yaml is taken without {name}");
        }
        all &= !taken;
    }
    Ok(all)
}

/// Runs it to its end; what it says is printed where it fails.
fn passes_quietly(command: &mut Command) -> Result<bool> {
    let done = command.output().with_context(|| format!("cannot start {}", command::shown(command)))?;
    if !done.status.success() {
        println!("deploy: {}: {}", command::shown(command), String::from_utf8_lossy(&done.stderr).trim());
    }
    Ok(done.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The book shows the files themselves: those of a folder on the page of that name.
    #[test]
    fn the_book_shows_every_file() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (folder, chapter, least) in [("deploy", "deploying", 4), ("deploy/three-nodes", "three-nodes", 9)] {
            let chapter = fs::read_to_string(root.join(format!("book/src/server/{chapter}.md"))).unwrap();
            let entries = fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap());
            let files: Vec<_> = entries.filter(|entry| entry.path().is_file()).map(|entry| entry.file_name()).collect();
            assert!(files.len() >= least, "{files:?}");
            for file in files {
                let included = format!("{{{{#include ../../../{folder}/{}}}}}", file.to_string_lossy());
                assert!(chapter.contains(&included), "{included}");
            }
        }
    }
}
