//! What stands in `deploy/` is tried as it is given out: systemd reads the unit, and a game is played through nginx and Caddy.

use std::{fs, path::Path};

use anyhow::{Context as _, Result};

use crate::{
    browser, command, release,
    tools::{self, Need},
};

const SYSTEMD: Need = Need { names: &["systemd-analyze"], package: "systemd", elsewhere: "systemd" };
const NGINX: Need = Need { names: &["nginx"], package: "nginx", elsewhere: "nginx (nginx.org)" };
const CADDY: Need = Need { names: &["caddy"], package: "caddy", elsewhere: "Caddy (caddyserver.com)" };

/// Where the unit has the program.
const INSTALLED: &str = "/usr/local/bin/canasta";

/// A part of `cargo xtask test`.
///
/// # Errors
/// A tool is missing.
pub(crate) fn part(root: &Path) -> Result<bool> {
    if !cfg!(target_os = "linux") {
        println!("deploy: the unit and the proxies are those of Linux, so there is nothing to do here");
        return Ok(true);
    }
    tools::need(root, "trying what stands in deploy/", &[&SYSTEMD, &NGINX, &CADDY])?;
    let unit = unit(root)?;
    Ok(browser::proxies(root)? && unit)
}

/// Whether systemd finds nothing wrong with the unit, and no word in it that it does not know.
fn unit(root: &Path) -> Result<bool> {
    let given = fs::read_to_string(root.join("deploy/canasta.service")).context("deploy/canasta.service")?;
    anyhow::ensure!(given.contains(INSTALLED), "deploy/canasta.service does not start {INSTALLED}");
    // systemd looks whether the program is there.
    let program = release::built(root)?.join("canasta");
    let folder = command::target(root)?.join("deploy");
    fs::create_dir_all(&folder)?;
    let unit = folder.join("canasta.service");
    fs::write(&unit, given.replace(INSTALLED, &program.to_string_lossy()))?;
    let mut analyze = command::program(root, "systemd-analyze");
    let done = analyze.arg("verify").arg(&unit).output().context("cannot start systemd-analyze")?;
    let said = String::from_utf8_lossy(&done.stderr);
    // It tells of other units of the machine as well, and of words that it does not know without failing.
    let about: Vec<&str> = said.lines().filter(|line| line.contains("canasta.service")).collect();
    for line in &about {
        println!("deploy: {line}");
    }
    Ok(done.status.success() && about.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The book shows the files themselves.
    #[test]
    fn the_book_shows_every_file() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let chapter = fs::read_to_string(root.join("book/src/server/deploying.md")).unwrap();
        let files: Vec<_> =
            fs::read_dir(root.join("deploy")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert!(files.len() >= 4, "{files:?}");
        for file in files {
            let included = format!("{{{{#include ../../../deploy/{}}}}}", file.to_string_lossy());
            assert!(chapter.contains(&included), "{included}");
        }
    }
}
