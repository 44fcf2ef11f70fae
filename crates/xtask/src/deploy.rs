//! Checks the files in `deploy/` with systemd, Caddy and Compose, and plays a game through nginx and Caddy.

use std::{fs, path::Path};

use anyhow::{Context as _, Result, ensure};

use crate::{browser, command, programs};

const UNITS: [&str; 2] = ["canasta.service", "three-nodes/canasta-node.service"];
/// Settings that compose.yaml takes from the environment.
const PASSWORDS: [&str; 3] = ["CANASTA_PASSWORD", "REPLICATION_PASSWORD", "POSTGRES_PASSWORD"];

/// The program's path in the units.
const INSTALLED: &str = "/usr/local/bin/canasta";

pub(crate) fn check(root: &Path) -> Result<bool> {
    if !cfg!(target_os = "linux") {
        println!("deploy: skipped, because the units and proxies are for Linux");
        return Ok(true);
    }
    command::need(&[&["systemd-analyze"], &["caddy"], &["docker-compose"]])?;
    let mut all = true;
    for name in UNITS {
        all &= unit(root, name)?;
    }
    let mut caddy = command::program(root, "caddy");
    caddy.args(["validate", "--adapter", "caddyfile", "--config", "deploy/three-nodes/Caddyfile"]);
    all &= command::passes_quietly(&mut caddy)?;
    all &= compose(root)?;
    Ok(browser::proxies(root)? && all)
}

/// Whether systemd accepts the unit.
fn unit(root: &Path, unit: &str) -> Result<bool> {
    let text = fs::read_to_string(root.join("deploy").join(unit)).with_context(|| format!("deploy/{unit}"))?;
    ensure!(text.contains(INSTALLED), "deploy/{unit} does not start {INSTALLED}");
    // systemd checks that the program exists, so point the unit to one that does.
    let program = programs::released(root)?;
    let folder = command::target(root)?.join("deploy");
    fs::create_dir_all(&folder)?;
    let name = unit.rsplit('/').next().unwrap_or(unit);
    let file = folder.join(name);
    fs::write(&file, text.replace(INSTALLED, &program.to_string_lossy()))?;
    let mut analyze = command::program(root, "systemd-analyze");
    let done = analyze.arg("verify").arg(&file).output().context("cannot start systemd-analyze")?;
    let stderr = String::from_utf8_lossy(&done.stderr);
    // systemd also reports problems in the machine's other units, and succeeds despite unknown settings.
    let messages: Vec<&str> = stderr.lines().filter(|line| line.contains(name)).collect();
    for line in &messages {
        println!("deploy: {line}");
    }
    Ok(done.status.success() && messages.is_empty())
}

/// Whether Compose accepts its file, but rejects it if any password is missing.
fn compose(root: &Path) -> Result<bool> {
    let config = |without: Option<&str>| {
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
    let mut all = command::passes_quietly(&mut config(None))?;
    for name in PASSWORDS {
        let accepted = config(Some(name)).output().context("cannot start docker-compose")?.status.success();
        if accepted {
            println!("deploy: compose.yaml is accepted without {name}");
        }
        all &= !accepted;
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_shows_every_file() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (folder, chapter, min_files) in [("deploy", "deploying", 4), ("deploy/three-nodes", "three-nodes", 8)] {
            let chapter = fs::read_to_string(root.join(format!("book/src/server/{chapter}.md"))).unwrap();
            let entries = fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap());
            let files: Vec<_> = entries.filter(|entry| entry.path().is_file()).map(|entry| entry.file_name()).collect();
            assert!(files.len() >= min_files, "{files:?}");
            for file in files {
                let included = format!("{{{{#include ../../../{folder}/{}}}}}", file.to_string_lossy());
                assert!(chapter.contains(&included), "{included}");
            }
        }
    }
}
